"""How the compiler reads and writes lists of records: without Python's negative indexes.

A negative index counts from the end in Python, which costs the compiler a test at every access. The
rules never use one (a test plays them over lists that refuse them), so the test is left out. This
concerns nothing but arrays within records, which nothing else in the program has.
"""

from __future__ import annotations

import operator
from typing import Any

from numba.core import types
from numba.extending import lower_builtin


def get(context: Any, builder: Any, signature: Any, values: Any) -> Any:
    """Code that reads one number of a list."""
    array, index = signature.args
    pointer = place(context, builder, (array, index), values)
    return context.unpack_value(builder, array.dtype, pointer)


def put(context: Any, builder: Any, signature: Any, values: Any) -> Any:
    """Code that writes one number of a list."""
    array, index, given = signature.args
    pointer = place(context, builder, (array, index), values)
    value = context.cast(builder, values[2], given, array.dtype)
    context.pack_value(builder, array.dtype, value, pointer)
    return context.get_dummy_value()


def place(context: Any, builder: Any, kinds: tuple[Any, Any], values: Any) -> Any:
    """Code that works out where a number of a list stands."""
    array = context.make_array(kinds[0])(context, builder, values[0])
    index = context.cast(builder, values[1], kinds[1], types.intp)
    return builder.gep(array.data, [index])


lower: Any = lower_builtin
lower(operator.getitem, types.NestedArray, types.Integer)(get)
lower(operator.setitem, types.NestedArray, types.Integer, types.Any)(put)
