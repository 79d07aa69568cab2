"""Lists without equal items; numbers are equal where their values are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolrt.json.number import Number, fits, float_text, whole

if TYPE_CHECKING:
    from collections.abc import Iterable


def equal_pair(items: Iterable[object]) -> tuple[int, int] | None:
    """Give the first place that repeats an earlier one, and the place it repeats."""
    seen: dict[object, int] = {}
    for place, item in enumerate(items):
        first = seen.setdefault(_key(item), place)
        if first != place:
            return first, place
    return None


def _key(value: object) -> object:
    """Give what equal values, and only they, have in common."""
    if isinstance(value, dict):
        members = [(key, _key(member)) for key, member in value.items()]
        return ("object", frozenset(members))
    if isinstance(value, list):
        return ("array", tuple(_key(item) for item in value))
    if isinstance(value, bool) or value is None:
        return ("word", value)
    if isinstance(value, int | float):
        return ("number", _number(value))
    return value


def _number(value: float) -> object:
    integer = whole(value)
    if integer is not None and fits(integer):
        return integer
    try:
        near = float(value)
    except OverflowError:
        return str(value)
    if near - near == 0:
        return float_text(near)
    return value.text if isinstance(value, Number) else str(value)
