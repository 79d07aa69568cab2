# Made by toolc from files.tools; do not edit.
"""The commands of the service `files`."""
