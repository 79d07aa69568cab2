"""The canonical form of a valid value: declared order, defaults filled in."""

from __future__ import annotations

from binascii import a2b_base64, b2a_base64
from typing import TYPE_CHECKING, Any

from toolrt import table as tables
from toolrt.json.document import document
from toolrt.json.number import Number, float_text, whole

from .walk import Walk, member_of, verdict_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from toolrt.table import Table


def canonical(walk: Walk, table: Table, value: Any) -> object:
    """Give a value in which nothing is wrong as the tree of its canonical form."""
    match table:
        case tables.Nullable():
            return None if value is None else canonical(walk, table.inner, value)
        case tables.Secret() | tables.Schema():
            return canonical(walk, table.inner, value)
        case tables.Alias():
            return canonical(walk, table.target, value)
        case tables.Enum():
            member = member_of(table, value)
            return Number(float_text(member)) if isinstance(member, float) else member
        case tables.Union():
            place = verdict_of(walk, table, value).place
            return canonical(walk, table.alternatives[place or 0], value)
        case tables.Int():
            return whole(value)
        case tables.Float():
            return Number(float_text(float(value)))
        case tables.Text() if table.format == "bytes":
            return b2a_base64(a2b_base64(value), newline=False).decode()
        case tables.List():
            return [canonical(walk, table.item, item) for item in value]
        case tables.Tuple():
            return [
                canonical(walk, place, item)
                for place, item in zip(table.each(len(value)), value, strict=True)
            ]
        case tables.Map():
            return _sorted(walk, table.value, value.items())
        case tables.Record():
            return fields(walk, table, value, None)
        case tables.Tagged():
            return _tagged(walk, table, value)
        case _:
            return value


def fields(
    walk: Walk, table: tables.Record, value: dict[str, Any], tag: str | None
) -> dict[str, object]:
    """Give the members of a record, the kept ones behind."""
    out: dict[str, object] = {}
    for field in table.fields:
        if field.name in value:
            out[field.name] = canonical(walk, field.table, value[field.name])
        elif field.default is not None:
            out[field.name] = default_of(field)
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
    return {
        key: canonical(walk, table, value) for key, value in sorted(members, key=_key)
    }


def _key(member: tuple[str, Any]) -> str:
    return member[0]


def _tagged(
    walk: Walk, table: tables.Tagged, value: dict[str, Any]
) -> dict[str, object]:
    variant = table.by_name[value[table.tag]]
    out: dict[str, object] = {table.tag: variant.name}
    if table.content is not None:
        out[table.content] = canonical(walk, variant.table, value[table.content])
        return out
    record = tables.record_of(variant.table)
    if record is not None:
        out.update(fields(walk, record, value, table.tag))
    return out
