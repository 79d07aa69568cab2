"""When two values are the same: keys in any order, numbers by what they are worth."""

from __future__ import annotations

from math import inf
from typing import Any

from toolrt.json import MAX_INT, MIN_INT, Number, dump, float_text


def text_of(value: object) -> str:
    """Give the text of a value, the same for all that are the same."""
    return dump(_comparable(value)).decode()


def _comparable(value: Any) -> object:
    match value:
        case None | bool() | str():
            return value
        case int():
            return value if MIN_INT <= value <= MAX_INT else _float(value)
        case float():
            whole = value.is_integer() and MIN_INT <= value < MAX_INT
            return int(value) if whole else _float(value)
        case list():
            return [_comparable(item) for item in value]
        case dict():
            return {key: _comparable(value[key]) for key in sorted(value)}
        case _:
            return value


def _float(value: float) -> object:
    try:
        number = float(value)
    except OverflowError:
        return Number(str(value))
    if abs(number) == inf:
        return value
    return Number(float_text(number))
