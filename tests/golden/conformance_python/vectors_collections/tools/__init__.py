# Made by toolc from collections.tools; do not edit.
"""The toolsets of the service `vectors_collections`."""
