# Made by toolc from secrets.tools; do not edit.
"""The toolsets of the service `vectors_secrets`."""
