"""Lists without equal items; numbers are equal where their values are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from toolrt.json.number import Number, fits, float_text, whole
from toolrt.json.write import spelled
from toolrt.meter import counted, each

from .plain import has_json

if TYPE_CHECKING:
    from collections.abc import Iterable

    from toolrt.table import Table

    from .walk import Walk


def repeats(
    walk: Walk, table: Table, places: Iterable[Table], value: list[object]
) -> tuple[int, int] | None:
    """Give the places of the first two items that are equal, where all items fit."""
    if len(value) < 2:  # noqa: PLR2004
        return None
    from .canonical_form import canonical  # noqa: PLC0415

    items = zip(places, value, strict=False)
    forms = (canonical(walk, place, item) for place, item in items)
    around, walk.compares = walk.compares, True
    try:
        return equal_pair(forms, as_they_came=has_json(table))
    finally:
        walk.compares = around


def equal_pair(
    items: Iterable[object], *, as_they_came: bool
) -> tuple[int, int] | None:
    """Give the first place that repeats an earlier one, and the place it repeats.

    Items are compared by a text that equal ones, and only they, have in common: hashes
    of texts cannot be foreseen, so that nobody makes items whose hashes are the same.

    Args:
        items: Canonical forms.
        as_they_came: Whether numbers in them may be spelled in many ways.

    """
    seen: dict[bytes, int] = {}
    forms = map(_plain, items) if as_they_came else items
    for place, item in enumerate(counted(forms, _STEPS)):
        first = seen.setdefault(_ENCODER.encode(item), place)
        if first != place:
            return first, place
    return None


#: How many steps it counts to compare an item with all others.
_STEPS: Final = 10


def _plain(value: object) -> object:
    """Give a value whose numbers are texts in which equal ones are the same."""
    if isinstance(value, str):
        return value
    if isinstance(value, dict):
        return {key: _plain(member) for key, member in each(value.items())}
    if isinstance(value, list):
        return [_plain(item) for item in each(value)]
    if isinstance(value, bool) or value is None:
        return value
    if isinstance(value, int | float):
        return msgspec.Raw(_number(value).encode())
    return value


def _number(value: float) -> str:
    integer = whole(value)
    if integer is not None and fits(integer):
        return str(integer)
    try:
        near = float(value)
    except OverflowError:
        return str(value)
    if near - near == 0:
        return float_text(near)
    return value.text if isinstance(value, Number) else str(value)


_ENCODER = msgspec.json.Encoder(enc_hook=spelled, order="sorted")
