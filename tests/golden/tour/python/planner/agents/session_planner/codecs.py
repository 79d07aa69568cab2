# Made by toolc from planner.tools; do not edit.
"""How answers of the model of `session_planner` are read, written and checked."""
