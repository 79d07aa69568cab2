"""Values as the keywords of `@schema` see them.

That is as they came, but with the numbers that they hold, however they are written.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from toolrt import table as tables
from toolrt.json.number import whole
from toolrt.meter import each

from .walk import Walk, accepting

if TYPE_CHECKING:
    from toolrt.table import Table


def judged(walk: Walk, table: Table, value: Any) -> object:
    """Give a value in which nothing is wrong as its keywords see it."""
    match table:
        case tables.Nullable():
            return None if value is None else judged(walk, table.inner, value)
        case tables.Secret() | tables.Schema():
            return judged(walk, table.inner, value)
        case tables.Alias():
            return judged(walk, table.target, value)
        case tables.Union():
            return judged(walk, accepting(walk, table, value), value)
        case tables.Int():
            return whole(value)
        case tables.Float():
            return float(value)
        case tables.List():
            return [judged(walk, table.item, item) for item in each(value)]
        case tables.Tuple():
            places = zip(table.each(len(value)), each(value), strict=True)
            return [judged(walk, place, item) for place, item in places]
        case tables.Map():
            inner = table.value
            members = each(value.items())
            return {key: judged(walk, inner, member) for key, member in members}
        case tables.Record():
            return _members(walk, table, value)
        case tables.Tagged():
            return _tagged(walk, table, value)
        case _:
            return value


def _members(
    walk: Walk, table: tables.Record, value: dict[str, Any]
) -> dict[str, object]:
    out: dict[str, object] = {}
    for key, member in each(value.items()):
        field = table.by_name.get(key)
        of = field.table if field else table.rest
        out[key] = judged(walk, of, member) if of else member
    return out


def _tagged(
    walk: Walk, table: tables.Tagged, value: dict[str, Any]
) -> dict[str, object]:
    variant = table.by_name[value[table.tag]]
    content = table.content
    if content is not None:
        return {**value, content: judged(walk, variant.table, value[content])}
    record = tables.record_of(variant.table)
    if record is None:
        return value
    fields = {key: member for key, member in value.items() if key != table.tag}
    return {table.tag: variant.name, **_members(walk, record, fields)}
