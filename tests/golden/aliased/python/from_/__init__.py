# Made by toolc from one.tools; do not edit.
"""The service has the name of what passes calls on to it."""
