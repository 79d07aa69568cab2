# Made by toolc from wide.tools; do not edit.
"""How payloads and results of the service `corners` are read, written and checked."""
