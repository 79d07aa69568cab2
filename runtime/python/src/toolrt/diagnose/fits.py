"""Whether a value fits its type: what the walk says, without a word on what is wrong.

A walk looks for what is wrong with a value in each alternative of a union, to tell
which is the closest. Of what fits one of them that is far more than is asked.
"""

from __future__ import annotations

from itertools import repeat
from math import inf
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from toolrt import table as tables
from toolrt.meter import all_of, each
from toolrt.table.parts import as_of, by_class, holds, made

from .candidates import KINDS, candidates, candidates_by_kind
from .plain import judge
from .unique import repeats

if TYPE_CHECKING:
    from collections.abc import Callable

    from toolrt.table import Table

    from .walk import Walk

    Fit: TypeAlias = Callable[[Any, Walk], bool]


def fits(walk: Walk, table: Table, value: object) -> bool:
    """Whether nothing is wrong with a value; the walk keeps which alternatives fit."""
    fit: Fit = table.known.get("whole fit") or made(table, "fit", _fit)
    return fit(value, walk)


def has_unions(table: Table) -> bool:
    """Whether a walk may have to choose between alternatives."""
    return holds(table, "unions", lambda part: isinstance(part, tables.Union))


def _fit(table: Table) -> Fit:
    match table:
        case tables.List():
            return _list(table)
        case tables.Tuple():
            return _tuple(table)
        case tables.Map():
            return _map(table)
        case tables.Record():
            return _record(table, None)
        case tables.Tagged():
            return _tagged(table)
        case tables.Union():
            return _union(table)
        case tables.Nullable():
            inner = table.inner.known
            return lambda value, walk: value is None or inner["fit"](value, walk)
        case tables.Secret():
            return as_of(table.inner, "fit")
        case tables.Alias():
            return as_of(table.target, "fit")
        case tables.Schema():
            return lambda value, walk: walk.accepts(table, value)
        case _:
            return _scalar(table)


def _scalar(table: Table) -> Fit:
    plain = judge(table, scalars=True)
    if plain is None:
        return lambda value, walk: walk.accepts(table, value)
    # What a judge says no of may still be fine.
    return lambda value, walk: (
        plain(value)
        or (not isinstance(value, list | dict) and walk.accepts(table, value))
    )


def _list(table: tables.List) -> Fit:
    least, most = _ends(table.count)
    plain = judge(table.item, scalars=True)
    item, unique, place = table.item.known, table.unique, id(table)
    alone = by_class(table.item, "fit")

    def fit(value: Any, walk: Walk) -> bool:
        if not isinstance(value, list) or not least <= len(value) <= most:
            return False
        if walk.unfit and (id(value), place) in walk.unfit:
            return False
        # Of what has parts none is plainly fine.
        has_parts = value and type(value[0]) in _CONTAINERS
        if has_parts or plain is None or not all_of(plain, value):
            one = item["fit"]
            for index, member in enumerate(each(value)):
                if not (alone.get(type(member)) or one)(member, walk):
                    walk.unfit[id(value), place] = index
                    return False
        return not (unique and repeats(walk, table, repeat(table.item), value))

    return fit


def _map(table: tables.Map) -> Fit:
    least, most = _ends(table.count)
    plain = judge(table.value, scalars=True)
    inner, place = table.value.known, id(table)

    def fit(value: Any, walk: Walk) -> bool:
        if not isinstance(value, dict) or not least <= len(value) <= most:
            return False
        if walk.unfit and (id(value), place) in walk.unfit:
            return False
        members = value.values()
        has_parts = type(next(iter(members), None)) in _CONTAINERS
        if has_parts or plain is None or not all_of(plain, members):
            one = inner["fit"]
            for member in each(members):
                if not one(member, walk):
                    walk.unfit[id(value), place] = 0
                    return False
        return True

    return fit


def _ends(count: tables.Count) -> tuple[int, float]:
    return count.least, inf if count.most is None else count.most


#: The classes of values that have parts.
_CONTAINERS: Final = frozenset({list, dict})


def _tuple(table: tables.Tuple) -> Fit:
    least, most = _ends(table.count)
    places, unique, place = table.knowns, table.unique, id(table)

    def fit(value: Any, walk: Walk) -> bool:
        if not isinstance(value, list) or not least <= len(value) <= most:
            return False
        if walk.unfit and (id(value), place) in walk.unfit:
            return False
        for known, item in zip(places(len(value)), each(value), strict=False):
            if not known["fit"](item, walk):
                walk.unfit[id(value), place] = 0
                return False
        return not (unique and repeats(walk, table, table.each(len(value)), value))

    return fit


def _record(table: tables.Record, tag: str | None) -> Fit:
    known_by_name = {field.name: field.table.known for field in table.fields}
    required = frozenset(field.name for field in table.fields if field.required)
    rest = None if table.rest is None else table.rest.known
    place = id(table)

    def fit(value: Any, walk: Walk) -> bool:
        if not isinstance(value, dict) or not required <= value.keys():
            return False
        if walk.unfit and (id(value), place) in walk.unfit:
            return False
        for key, member in each(value.items()):
            known = known_by_name.get(key)
            if known is None:
                if key == tag:
                    continue
                if rest is None:
                    return False
                known = rest
            if not known["fit"](member, walk):
                walk.unfit[id(value), place] = 0
                return False
        return True

    return fit


def _tagged(table: tables.Tagged) -> Fit:
    tag, content = table.tag, table.content
    fit_by_name: dict[str, Fit] = {}
    for variant in table.variants:
        record = tables.record_of(variant.table)
        if content is not None:
            fit_by_name[variant.name] = _content(variant.table, content)
        elif record is not None:
            fit_by_name[variant.name] = _record(record, tag)

    def fit(value: Any, walk: Walk) -> bool:
        name = value.get(tag) if isinstance(value, dict) else None
        inner = fit_by_name.get(name) if isinstance(name, str) else None
        return inner is not None and inner(value, walk)

    return fit


def _content(table: Table, content: str) -> Fit:
    known = table.known

    def fit(value: Any, walk: Walk) -> bool:
        # It and the tag are all that there may be.
        return (
            len(value) == 2  # noqa: PLR2004
            and content in value
            and known["fit"](value[content], walk)
        )

    return fit


def _union(table: tables.Union) -> Fit:
    by_kind = candidates_by_kind(table)
    alone: dict[type, Fit] = by_class(table, "fit")

    def fit(value: Any, walk: Walk) -> bool:
        kind = type(value)
        if kind in alone:
            return alone[kind](value, walk)
        found = by_kind.get(kind) or candidates(table, value)
        if len(found) == 1:
            only: Fit = found[0][1].known["fit"]
            if kind in KINDS:
                alone[kind] = only
            return only(value, walk)
        if not isinstance(value, list | dict):
            return any(one.known["fit"](value, walk) for _, one in found)
        key = (id(value), id(table))
        choices = walk.choices
        # Each value once: unions in unions would cost exponential time.
        if key not in choices:
            choices[key] = None
            for place, one in found:
                walk.spend()
                if one.known["fit"](value, walk):
                    choices[key] = place
                    break
        return choices[key] is not None

    return fit
