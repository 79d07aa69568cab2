# Made by toolc from planner.tools; do not edit.
"""The agents of the service `planner`."""
