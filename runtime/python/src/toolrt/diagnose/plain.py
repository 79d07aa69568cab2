"""What is plainly fine: quick judges of small types, so that only the rest is walked.

A judge that says yes of a value says what the walk would say of it: nothing. One that
says no says nothing. Judges look at few levels, so that what is wrong at the bottom of
a document is not looked for again on every level above it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

from toolrt import table as tables
from toolrt.json.number import MAX_INT, MIN_INT
from toolrt.scalars.formats import quick

if TYPE_CHECKING:
    from collections.abc import Callable

    from toolrt.table import Field, Table

    Judge: TypeAlias = Callable[[Any], bool]

#: How many containers a judge looks into, one inside the other.
_LEVELS: Final = 2

#: Whole numbers up to here are floats without loss.
_EXACT: Final = 2**53


def judge(table: Table, *, scalars: bool) -> Judge | None:
    """Give what says quickly of a value that it is fine, where there is something.

    Args:
        table: The table of the value.
        scalars: Whether only scalars are judged.

    """
    name = "plain scalar" if scalars else "plain"
    known = table.known
    if name not in known:
        known[name] = _judge(table, 0 if scalars else _LEVELS)
    found: Judge | None = known[name]
    return found


class Place(NamedTuple):
    """A field of a record, with its judge."""

    name: str
    field: Field
    judge: Judge | None
    is_literal: bool


def places(table: tables.Record, *, scalars: bool) -> tuple[Place, ...]:
    """Give the fields of a record with their judges."""
    name = "places with scalars" if scalars else "places"
    known = table.known
    if name not in known:
        known[name] = tuple(
            Place(
                field.name,
                field,
                judge(field.table, scalars=scalars or _looks_itself(field.table)),
                isinstance(field.table, tables.Enum),
            )
            for field in table.fields
        )
    found: tuple[Place, ...] = known[name]
    return found


def _looks_itself(table: Table) -> bool:
    """Whether the walk asks judges of all parts of a value, which may be many."""
    match table:
        case tables.List() | tables.Map():
            return True
        case tables.Nullable() | tables.Secret():
            return _looks_itself(table.inner)
        case tables.Alias():
            return _looks_itself(table.target)
        case _:
            return False


def _judge(table: Table, levels: int) -> Judge | None:
    match table:
        case tables.Null():
            return lambda value: value is None
        case tables.Bool():
            return lambda value: value is True or value is False
        case tables.Int():
            return _int(table)
        case tables.Float():
            return _float(table)
        case tables.Text():
            return _text(table)
        case tables.Enum():
            return _enum(table)
        case tables.Nullable():
            inner = _judge(table.inner, levels)
            return inner and (lambda value: value is None or inner(value))
        case tables.Secret():
            return _judge(table.inner, levels)
        case tables.Alias():
            return _judge(table.target, levels)
        case tables.List() if levels:
            return _list(table, levels - 1)
        case tables.Map() if levels:
            return _map(table, levels - 1)
        case tables.Record() if levels and not table.open and table.rest is None:
            return _record(table, levels - 1)
        case _:
            return None


def _int(table: tables.Int) -> Judge:
    least, above, most, below = table.range.ends()
    low = max(MIN_INT, MIN_INT if least is None else int(least))
    high = min(MAX_INT, MAX_INT if most is None else int(most))
    low = low if above is None else max(low, int(above) + 1)
    high = high if below is None else min(high, int(below) - 1)
    if table.step is None:
        return lambda value: type(value) is int and low <= value <= high
    divides = table.step.divides
    return lambda value: type(value) is int and low <= value <= high and divides(value)


def _float(table: tables.Float) -> Judge:
    def is_finite(value: Any) -> bool:
        if type(value) is float:
            return value - value == 0
        return type(value) is int and -_EXACT <= value <= _EXACT

    contains = table.range.contains
    step = table.step
    if step is not None:
        divides = step.divides
        return lambda value: (
            is_finite(value) and contains(value) and divides(float(value))
        )
    if table.range == tables.Range():
        return is_finite
    return lambda value: is_finite(value) and contains(value)


def _text(table: tables.Text) -> Judge:
    least = table.length.least
    most = _EXACT if table.length.most is None else table.length.most
    rules: list[Judge] = [quick(table.format)] if table.format else []
    rules.extend(pattern.matches for pattern in table.patterns)
    if not rules:
        return lambda value: type(value) is str and least <= len(value) <= most
    first, *others = rules
    if others:
        return lambda value: (
            type(value) is str
            and least <= len(value) <= most
            and all(rule(value) for rule in rules)
        )
    return lambda value: (
        type(value) is str and least <= len(value) <= most and first(value)
    )


def _enum(table: tables.Enum) -> Judge | None:
    values: frozenset[object] = frozenset(table.values)
    if all(type(value) is str for value in table.values):
        return lambda value: type(value) is str and value in values
    if all(type(value) is int for value in table.values):
        return lambda value: type(value) is int and value in values
    return None


def _list(table: tables.List, levels: int) -> Judge | None:
    item = _judge(table.item, levels)
    if item is None:
        return None
    least = table.count.least
    most = _EXACT if table.count.most is None else table.count.most
    if not table.unique:
        return lambda value: (
            type(value) is list
            and least <= len(value) <= most
            and all(map(item, value))
        )
    if not _are_equal_as_they_stand(table.item):
        return None
    return lambda value: (
        type(value) is list
        and least <= len(value) <= most
        and all(map(item, value))
        and len(set(value)) == len(value)
    )


def _are_equal_as_they_stand(table: Table) -> bool:
    """Whether values that look different are different."""
    match table:
        case tables.Text():
            return table.format != "bytes"
        case tables.Int() | tables.Enum():
            return True
        case _:
            return False


def _map(table: tables.Map, levels: int) -> Judge | None:
    inner = _judge(table.value, levels)
    if inner is None:
        return None
    least = table.count.least
    most = _EXACT if table.count.most is None else table.count.most
    return lambda value: (
        type(value) is dict
        and least <= len(value) <= most
        and all(map(inner, value.values()))
    )


def _record(table: tables.Record, levels: int) -> Judge | None:
    judges: dict[str, Judge] = {}
    for field in table.fields:
        found = _judge(field.table, levels)
        if found is None:
            return None
        judges[field.name] = found
    required = frozenset(field.name for field in table.fields if field.required)
    count = len(judges)

    def is_plain(value: Any) -> bool:
        if type(value) is not dict:
            return False
        for key, member in value.items():
            found = judges.get(key)
            if found is None or not found(member):
                return False
        return len(value) == count or required <= value.keys()

    return is_plain
