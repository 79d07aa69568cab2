"""Whether all items of a decoded list are plainly different."""

from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING, Any

import msgspec

from toolrt import table as tables
from toolrt.meter import spend
from toolrt.scalars.decimals import plain, shortest
from toolrt.table.parts import everything

from .encoder import enc_hook

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from toolrt.table import Table


def distinct(table: tables.List | tables.Tuple) -> Callable[[Sequence[Any]], bool]:
    """Give what says of items that they differ; of what may be equal it says nothing.

    It compares texts, whose hashes nobody can foresee.
    """
    has_one_text = all(_is_written_in_one_way(part) for part in everything(table))
    if isinstance(table, tables.Tuple):
        has_one_text = has_one_text and not _mixes_numbers(table)

    def check(value: Sequence[Any]) -> bool:
        if len(value) < 2:  # noqa: PLR2004
            return True
        spend(len(value))
        kinds = set(map(type, value))
        if kinds == {str}:
            return len(set(value)) == len(value)
        if kinds == {int}:
            # Beyond 64 bits, numbers are as equal as their floats are.
            fits = min(value) >= -(2**63) and max(value) < 2**63
            return fits and len(set(map(str, value))) == len(value)
        if kinds == {Decimal}:
            texts = {shortest(plain(one)) for one in value}
            return len(texts) == len(value)
        if not has_one_text:
            return False
        written = set(map(_ENCODER.encode, value))
        # Zero is written in two ways.
        return len(written) == len(value) and b"-0.0" not in b"".join(written)

    return check


_ENCODER = msgspec.json.Encoder(enc_hook=enc_hook, order="deterministic")


def _is_written_in_one_way(table: Table) -> bool:
    """Whether equal values of a type are written as the same text, but for zero."""
    if isinstance(table, tables.Union):
        return not _mixes_numbers(table)
    return not isinstance(table, tables.Json | tables.Schema | tables.Decimal)


def _mixes_numbers(table: Table) -> bool:
    """Whether a number may be an `int` in one value and a `float` in another."""
    parts = list(everything(table))
    return any(isinstance(part, tables.Float) for part in parts) and any(
        isinstance(part, tables.Int)
        or (isinstance(part, tables.Enum) and any(map(_is_number, part.values)))
        for part in parts
    )


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)
