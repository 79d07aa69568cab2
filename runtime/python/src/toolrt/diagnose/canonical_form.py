"""The canonical form of a valid value: declared order, defaults filled in."""

from __future__ import annotations

from binascii import a2b_base64, b2a_base64
from typing import TYPE_CHECKING, Any, Final

from toolrt import table as tables
from toolrt.json.document import document
from toolrt.json.number import Number, float_text, whole

from .walk import Walk, accepting, member_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from toolrt.table import Table

    #: Gives the form of a value of one kind of type.
    Form = Callable[[Walk, Any, Any], object]


def canonical(walk: Walk, table: Table, value: Any) -> object:
    """Give a value in which nothing is wrong as the tree of its canonical form."""
    return FORMS[type(table)](walk, table, value)


def _same(_: Walk, __: Table, value: Any) -> object:
    return value


def _int(_: Walk, __: Table, value: Any) -> object:
    return value if type(value) is int else whole(value)


def _float(_: Walk, __: Table, value: Any) -> object:
    near = float(value)
    # Between these all writers of floats agree.
    if not near.is_integer() and _SMALL <= abs(near) < _LARGE:
        return near
    return Number(float_text(near))


_SMALL: Final = 1e-3
_LARGE: Final = 1e15


def _text(_: Walk, table: tables.Text, value: Any) -> object:
    if table.format == "bytes":
        return b2a_base64(a2b_base64(value), newline=False).decode()
    return value


def _enum(_: Walk, table: tables.Enum, value: Any) -> object:
    if type(value) is str:
        return value
    member = member_of(table, value)
    return Number(float_text(member)) if isinstance(member, float) else member


def _list(walk: Walk, table: tables.List, value: Any) -> object:
    item = table.item
    form = FORMS[type(item)]
    if form is _same:
        return value
    return [form(walk, item, one) for one in value]


def _tuple(walk: Walk, table: tables.Tuple, value: Any) -> object:
    places = zip(table.each(len(value)), value, strict=True)
    return [canonical(walk, place, item) for place, item in places]


def _map(walk: Walk, table: tables.Map, value: Any) -> object:
    return _sorted(walk, table.value, value.items())


def _record(walk: Walk, table: tables.Record, value: Any) -> object:
    return fields(walk, table, value, None)


def _union(walk: Walk, table: tables.Union, value: Any) -> object:
    return canonical(walk, accepting(walk, table, value), value)


def _tagged(walk: Walk, table: tables.Tagged, value: Any) -> object:
    variant = table.by_name[value[table.tag]]
    out: dict[str, object] = {table.tag: variant.name}
    if table.content is not None:
        out[table.content] = canonical(walk, variant.table, value[table.content])
        return out
    record = tables.record_of(variant.table)
    if record is not None:
        out.update(fields(walk, record, value, table.tag))
    return out


def _nullable(walk: Walk, table: tables.Nullable, value: Any) -> object:
    return None if value is None else canonical(walk, table.inner, value)


def _inner(walk: Walk, table: tables.Secret | tables.Schema, value: Any) -> object:
    return canonical(walk, table.inner, value)


def _target(walk: Walk, table: tables.Alias, value: Any) -> object:
    return canonical(walk, table.target, value)


FORMS: Final[dict[type[Table], Form]] = {
    tables.Null: _same,
    tables.Bool: _same,
    tables.Json: _same,
    tables.Int: _int,
    tables.Float: _float,
    tables.Text: _text,
    tables.Enum: _enum,
    tables.List: _list,
    tables.Tuple: _tuple,
    tables.Map: _map,
    tables.Record: _record,
    tables.Tagged: _tagged,
    tables.Union: _union,
    tables.Nullable: _nullable,
    tables.Secret: _inner,
    tables.Schema: _inner,
    tables.Alias: _target,
}


def fields(
    walk: Walk, table: tables.Record, value: dict[str, Any], tag: str | None
) -> dict[str, object]:
    """Give the members of a record, the kept ones behind."""
    out: dict[str, object] = {}
    for field in table.fields:
        name = field.name
        if name in value:
            inner = field.table
            out[name] = FORMS[type(inner)](walk, inner, value[name])
        elif field.default is not None:
            defaults = table.known.setdefault("defaults", {})
            if name not in defaults:
                defaults[name] = default_of(field)
            out[name] = defaults[name]
    if table.rest is not None:
        names = table.by_name
        kept = (
            (key, member)
            for key, member in value.items()
            if key not in names and key != tag
        )
        out.update(_sorted(walk, table.rest, kept))
    return out


def default_of(field: tables.Field) -> object:
    """Give a default, which may leave out what has a default itself."""
    text = field.default or "null"
    return canonical(Walk(), field.table, document(text.encode()))


def _sorted(
    walk: Walk, table: Table, members: Iterable[tuple[str, Any]]
) -> dict[str, object]:
    form = FORMS[type(table)]
    return {key: form(walk, table, value) for key, value in sorted(members, key=_key)}


def _key(member: tuple[str, Any]) -> str:
    return member[0]
