"""The secrets in a value, so that no text repeats them."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Any, Final

from toolrt import json

from . import shapes as tables
from .parts import holds
from .shapes import record_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .shapes import Table

#: How many secrets of a call are looked for in its texts.
_MOST: Final = 1_000


def holds_secrets(table: Table) -> bool:
    """Whether there are secrets anywhere in a type."""
    return holds(table, "secrets", lambda part: isinstance(part, tables.Secret))


def secret_fields(table: Table) -> Iterator[str]:
    """Give the names of the fields of a record that are secret as a whole."""
    for field in table.fields if isinstance(table, tables.Record) else ():
        inner = field.table
        while True:
            match inner:
                case tables.Secret():
                    yield field.name
                    break
                case tables.Nullable() | tables.Schema():
                    inner = inner.inner
                case tables.Alias():
                    inner = inner.target
                case _:
                    break


def secrets(table: Table, value: object) -> list[str]:
    """Give the texts and numbers of a value that its type declares secret.

    Where a union may stand for them, so do they.
    """
    return list(islice(_found(table, value, set()), _MOST))


def _found(table: Table, value: Any, seen: set[tuple[int, int]]) -> Iterator[str]:
    match table:
        case tables.Secret():
            yield from _everything(value)
        case tables.Nullable() | tables.Schema():
            yield from _found(table.inner, value, seen)
        case tables.Alias():
            yield from _found(table.target, value, seen)
        case tables.Union() if (id(table), id(value)) not in seen:
            # Unions in unions would cost exponential time.
            seen.add((id(table), id(value)))
            for alternative in table.alternatives:
                yield from _found(alternative, value, seen)
        case tables.List() if isinstance(value, list):
            for item in value:
                yield from _found(table.item, item, seen)
        case tables.Tuple() if isinstance(value, list):
            for place, item in zip(table.each(len(value)), value, strict=False):
                yield from _found(place, item, seen)
        case tables.Map() if isinstance(value, dict):
            for member in value.values():
                yield from _found(table.value, member, seen)
        case tables.Record() if isinstance(value, dict):
            yield from _record(table, value, seen)
        case tables.Tagged() if isinstance(value, dict):
            yield from _tagged(table, value, seen)
        case _:
            return


def _record(
    table: tables.Record, value: dict[str, Any], seen: set[tuple[int, int]]
) -> Iterator[str]:
    for key, member in value.items():
        field = table.by_name.get(key)
        if field is not None:
            yield from _found(field.table, member, seen)
        elif table.rest is not None:
            yield from _found(table.rest, member, seen)


def _tagged(
    table: tables.Tagged, value: dict[str, Any], seen: set[tuple[int, int]]
) -> Iterator[str]:
    variant = table.by_name.get(value.get(table.tag, ""))
    if variant is None:
        return
    record = record_of(variant.table)
    if table.content is not None:
        yield from _found(variant.table, value.get(table.content), seen)
    elif isinstance(variant.table, tables.Secret):
        for key, member in value.items():
            if key != table.tag:
                yield from _everything(member)
    elif record is not None:
        yield from _record(record, value, seen)


def _everything(value: Any) -> Iterator[str]:
    """Give everything in a secret, with the keys of its objects."""
    match value:
        case None | bool():
            return
        case str():
            yield value
        case list():
            for item in value:
                yield from _everything(item)
        case dict():
            for key, member in value.items():
                yield key
                yield from _everything(member)
        case _:
            yield json.dump(value).decode()
