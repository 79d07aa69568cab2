# Made by toolc from words.tools; do not edit.
"""The service `vectors_words`."""
