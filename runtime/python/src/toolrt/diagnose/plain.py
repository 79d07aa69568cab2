"""What is plainly fine: quick judges of small types, so that only the rest is walked.

A judge that says yes of a value says what the walk would say of it: nothing. One that
says no says nothing. Judges look at few levels, so that what is wrong at the bottom of
a document is not looked for again on every level above it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

from toolrt import table as tables
from toolrt.json.number import MAX_INT, MIN_INT, Number, whole
from toolrt.json.value import is_json
from toolrt.meter import all_of, each
from toolrt.natural import lack
from toolrt.scalars.decimals import read
from toolrt.scalars.formats import quick
from toolrt.table.parts import holds

from .candidates import KINDS, candidates

if TYPE_CHECKING:
    from collections.abc import Callable

    from toolrt.table import Field, Table

    Judge: TypeAlias = Callable[[Any], bool]

#: How many containers a judge looks into, one inside the other.
_LEVELS: Final = 2

#: Whole numbers up to here are floats without loss.
_EXACT: Final = 2**53

#: Whole numbers below are floats, with loss.
_HUGE: Final = 10**308


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


def has_json(table: Table) -> bool:
    """Whether numbers may stand in a canonical form as they came."""
    return holds(table, "json", lambda part: isinstance(part, tables.Json))


def keeps_spellings(table: Table) -> bool:
    """Whether anybody may ask how the numbers of a document are spelled."""
    kinds = tables.Json | tables.Schema
    return holds(table, "spellings", lambda part: isinstance(part, kinds))


def has_literals(table: Table) -> bool:
    """Whether parts of a value may make it the closer one of a union's alternatives."""
    return holds(table, "literals", _is_told_by_literals)


def _is_told_by_literals(table: Table) -> bool:
    return isinstance(table, tables.Tagged) or (
        isinstance(table, tables.Record)
        and any(isinstance(field.table, tables.Enum) for field in table.fields)
    )


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
        case tables.Json():
            return is_json
        case tables.Int():
            return _int(table)
        case tables.Float():
            return _float(table)
        case tables.Decimal():
            return _decimal(table)
        case tables.Own():
            return _own(table)
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
        case tables.Tuple() if levels and not table.unique:
            return _tuple(table, levels - 1)
        case tables.Record() if levels:
            return _record(table, levels - 1, None)
        case tables.Tagged() if levels and table.content is None:
            return _tagged(table, levels - 1)
        case tables.Union():
            return _union(table)
        case _:
            return None


def _int(table: tables.Int) -> Judge:
    least, above, most, below = table.range.ends()
    low = max(MIN_INT, MIN_INT if least is None else int(least))
    high = min(MAX_INT, MAX_INT if most is None else int(most))
    low = low if above is None else max(low, int(above) + 1)
    high = high if below is None else min(high, int(below) - 1)
    divides = table.step.divides if table.step else None

    def is_fine(value: Any) -> bool:
        integer = value if type(value) is int else _whole(value)
        return (
            integer is not None
            and low <= integer <= high
            and (divides is None or divides(integer))
        )

    if divides is not None:
        return is_fine
    return lambda value: (type(value) is int and low <= value <= high) or is_fine(value)


def _whole(value: Any) -> int | None:
    """Give the whole number that another number is."""
    is_number = isinstance(value, float) and value - value == 0
    return whole(value) if is_number else None


def _float(table: tables.Float) -> Judge:
    def is_finite(value: Any) -> bool:
        if isinstance(value, float):
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
        return lambda value: (
            is_finite(value) or (type(value) is int and -_HUGE < value < _HUGE)
        )
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


def _decimal(table: tables.Decimal) -> Judge:
    limits = table.limits
    if limits.is_any():
        is_decimal = quick("decimal")
        return lambda value: type(value) is str and is_decimal(value)

    def is_fine(value: Any) -> bool:
        number = read(value)
        return number is not None and limits.allows(number)

    return is_fine


def _own(table: tables.Own) -> Judge:
    form = str(table.format)
    has_format = quick(form)
    return lambda value: (
        type(value) is str and has_format(value) and lack(form, value) is None
    )


def _enum(table: tables.Enum) -> Judge:
    texts = frozenset(value for value in table.values if isinstance(value, str))
    if len(texts) == len(table.values):
        return lambda value: type(value) is str and value in texts
    words = frozenset(map(id, (None, True, False))) & frozenset(map(id, table.values))
    numbers = frozenset(
        value
        for value in table.values
        if isinstance(value, int | float) and not isinstance(value, bool)
    )
    fractions = frozenset(value for value in numbers if isinstance(value, float))

    def is_member(value: Any) -> bool:
        kind = type(value)
        if kind is str:
            return value in texts
        if kind is int or kind is float:
            return value in numbers
        if kind is Number:
            integer = whole(value)
            return value in fractions if integer is None else integer in numbers
        return id(value) in words

    return is_member


def _list(table: tables.List, levels: int) -> Judge | None:
    item = _judge(table.item, levels)
    if item is None:
        return None
    least = table.count.least
    most = _EXACT if table.count.most is None else table.count.most
    if not table.unique:
        return lambda value: (
            type(value) is list and least <= len(value) <= most and all_of(item, value)
        )
    if not _are_equal_as_they_stand(table.item):
        return None
    return lambda value: (
        type(value) is list
        and least <= len(value) <= most
        and all_of(item, value)
        and len(set(value)) == len(value)
    )


def _are_equal_as_they_stand(table: Table) -> bool:
    """Whether values that look different are different."""
    match table:
        case tables.Text():
            return table.format not in ("bytes", "decimal")
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
        and all_of(inner, value.values())
    )


def _tuple(table: tables.Tuple, levels: int) -> Judge | None:
    count = table.count
    judges = [_judge(place, levels) for place in table.places]
    tail = _judge(table.tail, levels) if table.tail else None
    if None in judges or (table.tail and tail is None):
        return None
    places = [place for place in judges if place is not None]

    def is_plain(value: Any) -> bool:
        if type(value) is not list or not count.allows(len(value)):
            return False
        for place, item in zip(places, value, strict=False):
            if not place(item):
                return False
        return tail is None or all_of(tail, value[len(places) :])

    return is_plain


def _record(table: tables.Record, levels: int, tag: str | None) -> Judge | None:
    judges: dict[str, Judge] = {}
    for field in table.fields:
        found = _judge(field.table, levels)
        if found is None:
            return None
        judges[field.name] = found
    required = frozenset(field.name for field in table.fields if field.required)
    rest = _judge(table.rest, levels) if table.rest else None
    if tag is not None:
        judges[tag] = _anything
    other = rest or _nothing
    count = len(judges)
    get = judges.get

    def is_plain(value: Any) -> bool:
        if type(value) is not dict:
            return False
        for key, member in each(value.items()):
            if not get(key, other)(member):
                return False
        return (other is _nothing and len(value) == count) or required <= value.keys()

    return is_plain


def _anything(_: Any) -> bool:
    return True


def _nothing(_: Any) -> bool:
    return False


def _tagged(table: tables.Tagged, levels: int) -> Judge:
    judges: dict[str, Judge | None] = {}
    for variant in table.variants:
        record = variant.table
        if isinstance(record, tables.Record):
            judges[variant.name] = _record(record, levels, table.tag)
    tag = table.tag

    def is_plain(value: Any) -> bool:
        name = value.get(tag) if type(value) is dict else None
        judge = judges.get(name) if type(name) is str else None
        return judge is not None and judge(value)

    return is_plain


def _union(table: tables.Union) -> Judge | None:
    # Which alternative has parts that fit is kept for the walk by who looks for it.
    judges = [_judge(alternative, 0) for alternative in table.alternatives]
    if not any(judges):
        return None
    by_kind: dict[type, list[Judge]] = {}

    def of_kind(value: Any) -> list[Judge]:
        found = (judges[place] for place, _ in candidates(table, value))
        return [judge for judge in found if judge is not None]

    def is_plain(value: Any) -> bool:
        kind = type(value)
        if kind not in by_kind:
            # Whether a number is whole is not seen from its class.
            by_kind[kind] = of_kind(value) if kind in KINDS else of_kind(0)
        for judge in by_kind[kind]:  # noqa: SIM110
            if judge(value):
                return True
        return False

    return is_plain
