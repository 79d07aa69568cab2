# Made by toolc from secrets.tools; do not edit.
"""The service `vectors_secrets`."""
