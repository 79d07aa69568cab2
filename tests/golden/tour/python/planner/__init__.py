# Made by toolc from planner.tools; do not edit.
"""The service `planner`."""
