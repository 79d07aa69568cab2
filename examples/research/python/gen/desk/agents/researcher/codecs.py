# Made by toolc from research.tools; do not edit.
"""How answers of the model of `researcher` are read, written and checked."""
