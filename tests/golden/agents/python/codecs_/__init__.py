# Made by toolc from shared.tools; do not edit.
"""Has a toolset whose folder is called like one of another service."""
