"""The trail in the bundle: fields with what follows them, and which are closed for how many."""

from __future__ import annotations

from forge.bundle.parts import Json, millimetres
from forge.draw.trail_layout import layout
from forge.model.trail import FieldKind, Terminus, Trail
from forge.rules.across_africa.trails import Ways, plans, ways


def trail_part(trail: Trail, *, drawn: bool) -> Json:
    """The trail; ``drawn``: its fields have places on the drawing of the board."""
    spots = layout(trail).spots if drawn else {}
    whole = ways(trail, 0)
    return {
        "start": _end(trail.start),
        "finish": _end(trail.finish),
        "kinds": [_kind(kind) for kind in trail.kinds],
        "fields": [
            {
                "number": number,
                "kind": kind.id if (kind := trail.kind(number)) else None,
                "segment": _segment(trail, number),
                "after": list(whole.after[number]),
                "at_mm": [millimetres(round(v)) for v in spots[number]] if drawn else None,
            }
            for number in range(trail.last + 1)
        ],
        "closings": [
            {"players": players, "closed": _closed(trail, ways(trail, players))}
            for players in plans(trail)
            if players
        ],
    }


def _end(end: Terminus) -> Json:
    return {"name": end.name.id, "text": end.text.id, "sign": end.sign}


def _kind(kind: FieldKind) -> Json:
    return {
        "id": kind.id,
        "does": str(kind.does),
        "name": kind.name.id,
        "text": kind.text.id,
        "sign": kind.sign,
        "diamond": kind.diamond,
    }


def _segment(trail: Trail, number: int) -> str | None:
    return next((each.id for each in trail.segments if number in each.numbers), None)


def _closed(trail: Trail, found: Ways) -> list[int]:
    return [number for number in range(1, trail.last) if number not in found.open]
