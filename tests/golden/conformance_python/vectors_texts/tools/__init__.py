# Made by toolc from texts.tools; do not edit.
"""The toolsets of the service `vectors_texts`."""
