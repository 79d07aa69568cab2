"""The canonical form of a valid value: declared order, defaults filled in."""

from __future__ import annotations

from binascii import a2b_base64, b2a_base64
from operator import itemgetter
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from msgspec import Raw

from toolrt import natural
from toolrt import table as tables
from toolrt.json.document import document
from toolrt.json.number import float_text, whole
from toolrt.meter import each, in_order
from toolrt.scalars.decimals import shortest
from toolrt.table.parts import as_of, by_class, made

from .candidates import candidates_by_kind
from .walk import Walk, accepting, member_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from toolrt.table import Table

    #: Gives the form of a value; the walk knows which alternatives accept.
    Form: TypeAlias = Callable[[Any, Walk], object]


def canonical(walk: Walk, table: Table, value: Any) -> object:
    """Give a value in which nothing is wrong as the tree of its canonical form."""
    form: Form = made(table, "form", _form)
    return form(value, walk)


def default_of(field: tables.Field, *, compares: bool = False) -> object:
    """Give a default, which may leave out what has a default itself."""
    text = field.default or "null"
    walk = Walk()
    walk.compares = compares
    return canonical(walk, field.table, document(text.encode()))


def _form(table: Table) -> Form:
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
            return _record(table, None)
        case tables.Tagged():
            return _tagged(table)
        case tables.Union():
            return _union(table)
        case tables.Nullable():
            return _nullable(table)
        case tables.Secret() | tables.Schema():
            return as_of(table.inner, "form")
        case tables.Alias():
            return as_of(table.target, "form")
        case _:
            return _same


def _same(value: Any, _: Walk) -> object:
    return value


def _int(value: Any, _: Walk) -> object:
    return value if type(value) is int else whole(value)


def _float(value: Any, _: Walk) -> object:
    near = float(value)
    # Between these all writers of floats agree.
    if _SMALL <= abs(near) < _LARGE or near == 0:
        return int(near) if near.is_integer() else near
    return Raw(float_text(near).encode())


_SMALL: Final = 1e-3
_LARGE: Final = 1e15


def _decimal(value: Any, walk: Walk) -> object:
    return shortest(value) if walk.compares else value


def _own(table: tables.Own) -> Form:
    form = str(table.format)

    def normal(value: Any, walk: Walk) -> object:
        # What is equal is a matter of the texts that came.
        return value if walk.compares else natural.text(natural.read(form, value))

    return normal


def _bytes(value: Any, _: Walk) -> object:
    return b2a_base64(a2b_base64(value), newline=False).decode()


def _enum(table: tables.Enum) -> Form:
    def form(value: Any, walk: Walk) -> object:
        if type(value) is str:
            return value
        member = member_of(table, value)
        return _float(member, walk) if isinstance(member, float) else member

    return form


def _list(table: tables.List) -> Form:
    item, alone = table.item.known, by_class(table.item, "form")

    def form(value: Any, walk: Walk) -> object:
        one = item["form"]
        if one is _same:
            return value
        return [
            (alone.get(type(member)) or one)(member, walk) for member in each(value)
        ]

    return form


def _tuple(table: tables.Tuple) -> Form:
    knowns = table.knowns

    def form(value: Any, walk: Walk) -> object:
        places = zip(knowns(len(value)), each(value), strict=True)
        return [known["form"](item, walk) for known, item in places]

    return form


def _map(table: tables.Map) -> Form:
    inner = table.value.known
    return lambda value, walk: _sorted(inner["form"], value.items(), walk)


def _record(table: tables.Record, tag: str | None) -> Form:
    rest = None if table.rest is None else table.rest.known
    declared = {tag, *table.by_name}

    def form(value: Any, walk: Walk) -> dict[str, object]:
        out: dict[str, object] = {} if tag is None else {tag: value[tag]}
        for field in table.fields:
            name = field.name
            if name in value:
                out[name] = field.table.known["form"](value[name], walk)
            elif field.default is not None:
                out[name] = _default(table, field, walk)
        if rest is not None:
            kept = (pair for pair in each(value.items()) if pair[0] not in declared)
            if table.open:
                one = rest["form"]
                out.update((key, one(member, walk)) for key, member in kept)
            else:
                out.update(_sorted(rest["form"], kept, walk))
        return out

    return form


def _default(table: tables.Record, field: tables.Field, walk: Walk) -> object:
    name = "compared defaults" if walk.compares else "defaults"
    defaults: dict[str, object] = table.known.setdefault(name, {})
    if field.name not in defaults:
        defaults[field.name] = default_of(field, compares=walk.compares)
    return defaults[field.name]


def _sorted(
    form: Form, members: Iterable[tuple[str, Any]], walk: Walk
) -> dict[str, object]:
    return {key: form(value, walk) for key, value in in_order(members, _key)}


_key: Final = itemgetter(0)


def _tagged(table: tables.Tagged) -> Form:
    tag, content = table.tag, table.content
    if content is not None:
        inner = {variant.name: variant.table.known for variant in table.variants}

        def form(value: Any, walk: Walk) -> object:
            name = value[tag]
            return {tag: name, content: inner[name]["form"](value[content], walk)}

        return form
    forms: dict[str, Form] = {}
    for variant in table.variants:
        record = tables.record_of(variant.table)
        forms[variant.name] = _only_tag(tag) if record is None else _record(record, tag)
    return lambda value, walk: forms[value[tag]](value, walk)


def _only_tag(tag: str) -> Form:
    return lambda value, _: {tag: value[tag]}


def _union(table: tables.Union) -> Form:
    by_kind = candidates_by_kind(table)
    alone: dict[type, Form] = by_class(table, "form")

    def form(value: Any, walk: Walk) -> object:
        kind = type(value)
        if kind in alone:
            return alone[kind](value, walk)
        found = by_kind.get(kind) or ()
        if len(found) == 1:
            alone[kind] = found[0][1].known["form"]
            return alone[kind](value, walk)
        return accepting(walk, table, value).known["form"](value, walk)

    return form


def _nullable(table: tables.Nullable) -> Form:
    inner = table.inner.known
    return lambda value, walk: None if value is None else inner["form"](value, walk)
