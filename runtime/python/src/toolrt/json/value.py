"""What values of Python are values of JSON."""

from __future__ import annotations

from typing import Final

from toolrt.meter import all_of

from .number import Number


def is_json(value: object) -> bool:
    """Whether a value of Python is one of JSON, through and through."""
    if type(value) in _PLAINLY_JSON:
        return True
    if type(value) is list:
        return all_of(is_json, value)
    if type(value) is dict:
        return all_of(is_json, value.values())
    if value is None or isinstance(value, str | bool | int):
        return True
    if isinstance(value, float):
        return value - value == 0 or hasattr(value, "text")
    if isinstance(value, list):
        return all_of(is_json, value)
    return isinstance(value, dict) and all_of(is_json, value.values())


_PLAINLY_JSON: Final = frozenset({str, int, bool, Number, type(None)})
