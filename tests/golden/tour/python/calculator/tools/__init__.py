# Made by toolc from calculator.tools; do not edit.
"""The toolsets of the service `calculator`."""
