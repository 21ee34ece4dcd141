"""Exact geometry on a table measured in whole millimetres: no float decides anything."""
