"""From trees of JSON in which nothing is wrong to the values of generated types."""

from __future__ import annotations

import enum
from binascii import a2b_base64
from decimal import Decimal
from typing import TYPE_CHECKING, Any, TypeAlias

from toolrt import natural
from toolrt import table as tables
from toolrt.diagnose.candidates import candidates_by_kind
from toolrt.diagnose.canonical_form import default_of
from toolrt.diagnose.walk import Walk, accepting, member_of
from toolrt.json import document, dump
from toolrt.json.number import whole
from toolrt.meter import each
from toolrt.secret import Secret
from toolrt.table.parts import as_of, by_class, made

if TYPE_CHECKING:
    from collections.abc import Callable

    from toolrt.table import Table

    #: Makes the typed value of a tree; the walk knows which alternatives accept.
    Make: TypeAlias = Callable[[Any, Walk], Any]


def build(walk: Walk, table: Table, value: Any) -> Any:
    """Make the typed value of a tree in which nothing is wrong."""
    make: Make = made(table, "make", _make)
    return make(value, walk)


def default_maker(field: tables.Field) -> Callable[[], Any]:
    """Give what makes the value that a field has where its key is left out."""
    make: Make = made(field.table, "make", _make)
    tree = default_of(field)
    if not isinstance(tree, list | dict):
        value = make(tree, Walk())
        return lambda: value
    # Each is one of its own, which may be changed.
    data = dump(tree)
    return lambda: make(document(data), Walk())


def _make(table: Table) -> Make:
    match table:
        case tables.Int():
            return _int
        case tables.Float():
            return _float
        case tables.Decimal():
            return _decimal
        case tables.Own():
            return _own(table)
        case tables.Text(format="bytes"):
            return _bytes
        case tables.Enum():
            return _enum(table)
        case tables.List():
            return _list(table)
        case tables.Tuple():
            return _tuple(table)
        case tables.Map():
            return _map(table)
        case tables.Record():
            return _record(table, table.cls, None)
        case tables.Tagged():
            return _tagged(table)
        case tables.Union():
            return _union(table)
        case tables.Nullable():
            return _nullable(table)
        case tables.Secret():
            return _secret(table)
        case tables.Schema():
            return as_of(table.inner, "make")
        case tables.Alias():
            return as_of(table.target, "make")
        case _:
            return _same


def _same(value: Any, _: Walk) -> Any:
    return value


def _int(value: Any, _: Walk) -> Any:
    return value if type(value) is int else whole(value)


def _float(value: Any, _: Walk) -> Any:
    return float(value)


def _decimal(value: Any, _: Walk) -> Any:
    return Decimal(value)


def _own(table: tables.Own) -> Make:
    form = str(table.format)
    return lambda value, _: natural.read(form, value)


def _bytes(value: Any, _: Walk) -> Any:
    return a2b_base64(value)


def _enum(table: tables.Enum) -> Make:
    kind = table.cls
    is_enum = isinstance(kind, type) and issubclass(kind, enum.Enum)

    def make(value: Any, _: Walk) -> Any:
        member = value if type(value) is str else member_of(table, value)
        return kind(member) if is_enum else member

    return make


def _list(table: tables.List) -> Make:
    item, alone = table.item.known, by_class(table.item, "make")

    def make(value: Any, walk: Walk) -> Any:
        one = item["make"]
        if one is _same:
            return value
        return [
            (alone.get(type(member)) or one)(member, walk) for member in each(value)
        ]

    return make


def _tuple(table: tables.Tuple) -> Make:
    knowns = table.knowns

    def make(value: Any, walk: Walk) -> Any:
        places = zip(knowns(len(value)), each(value), strict=True)
        return tuple([known["make"](item, walk) for known, item in places])

    return make


def _map(table: tables.Map) -> Make:
    inner = table.value.known

    def make(value: Any, walk: Walk) -> Any:
        one = inner["make"]
        return {key: one(member, walk) for key, member in each(value.items())}

    return make


def _record(table: tables.Record, kind: Any, tag: str | None) -> Make:
    fields = [(field.name, field.attr, field.table.known) for field in table.fields]
    rest = None if table.rest is None else table.rest.known
    declared = {tag, *table.by_name}

    def make(value: Any, walk: Walk) -> Any:
        values = {
            attr: known["make"](value[name], walk)
            for name, attr, known in fields
            if name in value
        }
        if rest is not None:
            one = rest["make"]
            values[table.rest_attr] = {
                key: one(member, walk)
                for key, member in each(value.items())
                if key not in declared
            }
        return kind(**values)

    return make


def _tagged(table: tables.Tagged) -> Make:
    tag, content = table.tag, table.content
    if content is not None:
        inner = {one.name: (one.cls, one.table.known) for one in table.variants}

        def make(value: Any, walk: Walk) -> Any:
            kind, known = inner[value[tag]]
            return kind(value=known["make"](value[content], walk))

        return make
    makes: dict[str, Make] = {}
    for variant in table.variants:
        record = tables.record_of(variant.table)
        if record is None:
            raise TypeError(f"the variant {variant.name!r} is no record")
        makes[variant.name] = _record(record, variant.cls, tag)
    return lambda value, walk: makes[value[tag]](value, walk)


def _union(table: tables.Union) -> Make:
    by_kind = candidates_by_kind(table)
    alone: dict[type, Make] = by_class(table, "make")

    def make(value: Any, walk: Walk) -> Any:
        kind = type(value)
        if kind in alone:
            return alone[kind](value, walk)
        found = by_kind.get(kind) or ()
        if len(found) == 1:
            alone[kind] = found[0][1].known["make"]
            return alone[kind](value, walk)
        return accepting(walk, table, value).known["make"](value, walk)

    return make


def _nullable(table: tables.Nullable) -> Make:
    inner = table.inner.known
    return lambda value, walk: None if value is None else inner["make"](value, walk)


def _secret(table: tables.Secret) -> Make:
    inner = table.inner.known
    return lambda value, walk: Secret(inner["make"](value, walk))
