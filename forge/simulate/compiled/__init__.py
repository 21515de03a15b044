"""What needs numba (extra `fast`); nothing here is imported before a run is to be compiled."""
