"""Of which types a type is made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .shapes import (
    Alias,
    List,
    Map,
    Nullable,
    Record,
    Schema,
    Secret,
    Tagged,
    Tuple,
    Union,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from .shapes import Table


def parts(table: Table) -> Iterable[Table]:
    """Give the types of which a type is made."""
    match table:
        case List():
            return (table.item,)
        case Map():
            return (table.value,)
        case Tuple():
            return (*table.places, *([table.tail] if table.tail else []))
        case Record():
            rest = [table.rest] if table.rest else []
            return (*(field.table for field in table.fields), *rest)
        case Tagged():
            return [variant.table for variant in table.variants]
        case Union():
            return table.alternatives
        case Alias():
            return (table.target,)
        case Nullable() | Secret() | Schema():
            return (table.inner,)
        case _:
            return ()


def everything(table: Table) -> Iterator[Table]:
    """Give a type and all that it is made of, each once."""
    seen = {id(table)}
    left = [table]
    while left:
        one = left.pop()
        yield one
        for part in parts(one):
            if id(part) not in seen:
                seen.add(id(part))
                left.append(part)
