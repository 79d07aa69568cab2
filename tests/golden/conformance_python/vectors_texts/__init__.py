# Made by toolc from texts.tools; do not edit.
"""The service `vectors_texts`."""
