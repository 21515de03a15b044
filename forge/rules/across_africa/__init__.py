"""Across Africa: the shared expedition and the Race to the Wharf, A1-A68 and AD1-AD14."""
