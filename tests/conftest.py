"""Property tests draw the same examples every time, so that a green run stays green."""

import volume
from hypothesis import settings

settings.register_profile("steady", derandomize=True, deadline=None)
settings.register_profile("roaming", deadline=None, max_examples=400)
settings.load_profile("steady")


def pytest_addoption(parser):
    parser.addoption("--roam", action="store_true", help="draw fresh examples, and more of them")


def pytest_configure(config):
    if config.getoption("--roam"):
        settings.load_profile("roaming")
    elif "not long" in config.option.markexpr:
        volume.leave_out_long_rows()
