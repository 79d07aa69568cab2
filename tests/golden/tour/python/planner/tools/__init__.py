# Made by toolc from planner.tools; do not edit.
"""The toolsets of the service `planner`."""
