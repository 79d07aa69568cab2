# Made by toolc from files.tools; do not edit.
"""The toolsets of the service `files`."""
