# Made by toolc from todos.tools; do not edit.
"""The toolsets of the service `todos`."""
