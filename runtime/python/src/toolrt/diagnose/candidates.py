"""Which alternatives of a union can take the JSON kind of a value."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from toolrt import table as tables
from toolrt.json.number import Number, is_integral, is_number
from toolrt.table.parts import meant

if TYPE_CHECKING:
    from toolrt.table import Scalar, Table


def candidates(table: tables.Union, value: object) -> list[tuple[int, Table]]:
    """Give the alternatives that can take the kind of a value, and their places."""
    kind = type(value)
    known = candidates_by_kind(table)
    if kind in known:
        return known[kind]
    if kind is float or kind is Number:
        # Whether a number is whole is not seen from its class.
        kind = int if _is_whole(value) else _Fraction
    elif kind not in KINDS:
        return _fitting(table, value)
    if kind not in known:
        known[kind] = _fitting(table, value)
    return known[kind]


def candidates_by_kind(table: tables.Union) -> dict[type, list[tuple[int, Table]]]:
    """Give the candidates for classes whose values were asked for."""
    known: dict[type, list[tuple[int, Table]]] | None
    known = table.known.get("candidates")
    if known is None:
        known = table.known["candidates"] = {}
    return known


#: The classes whose values all have the same candidates.
KINDS: Final = frozenset({type(None), bool, int, str, list, dict})


class _Fraction:
    """What stands for the class of numbers that are not whole."""


def _fitting(table: tables.Union, value: object) -> list[tuple[int, Table]]:
    return [
        (place, meant(alternative))
        for place, alternative in enumerate(table.alternatives)
        if fits_kind(alternative, value)
    ]


def fits_kind(table: Table, value: object) -> bool:
    """Whether the JSON kind of a value is one that a type can take."""
    match table:
        case tables.Json():
            return True
        case tables.Nullable():
            return value is None or fits_kind(table.inner, value)
        case tables.Secret() | tables.Schema():
            return fits_kind(table.inner, value)
        case tables.Alias():
            return fits_kind(table.target, value)
        case tables.Union():
            return any(fits_kind(inner, value) for inner in table.alternatives)
        case tables.Enum():
            return any(_literal_fits(literal, value) for literal in table.values)
        case tables.Null():
            return value is None
        case tables.Bool():
            return isinstance(value, bool)
        case tables.Int():
            return is_number(value) and _is_whole(value)
        case tables.Float():
            return is_number(value)
        case tables.Text():
            return isinstance(value, str)
        case tables.List() | tables.Tuple():
            return isinstance(value, list)
        case _:
            return isinstance(value, dict)


def _is_whole(value: Any) -> bool:
    is_finite = isinstance(value, int) or hasattr(value, "text") or value - value == 0
    return is_finite and is_integral(value)


def _literal_fits(literal: Scalar, value: object) -> bool:
    if literal is None or isinstance(literal, bool | str):
        return type(literal) is type(value)
    return is_number(value)
