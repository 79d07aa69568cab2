# Made by toolc from collections.tools; do not edit.
"""The service `vectors_collections`."""
