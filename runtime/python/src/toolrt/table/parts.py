"""Of which types a type is made."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

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
    from collections.abc import Callable, Iterable, Iterator

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


def holds(table: Table, name: str, test: Callable[[Table], bool]) -> bool:
    """Whether a type, or any that it is made of, passes a test; found once."""
    known = table.known
    if name not in known:
        known[name] = any(map(test, everything(table)))
    found: bool = known[name]
    return found


def made(table: Table, name: str, make: Callable[[Table], Any]) -> Any:
    """Give what is made of a type, once, and first of all that the type is made of.

    What is made of a type finds that of its parts in what is known of them, under the
    same name, when it is used: a part may be made behind its whole.
    """
    known = table.known
    whole = f"whole {name}"
    if whole not in known:
        for part in everything(table):
            if name not in part.known:
                part.known[name] = make(part)
        known[whole] = known[name]
    return known[whole]


def by_class(table: Table, name: str) -> dict[type, Callable[..., Any]]:
    """Give what is made of the one alternative of a union that a class of values has.

    Whoever does with many values what is made of their type may ask here first, and
    passes the union by.
    """
    known: dict[type, Callable[..., Any]]
    known = meant(table).known.setdefault(f"{name} by class", {})
    return known


def meant(table: Table) -> Table:
    """Give the type that aliases lead to."""
    while isinstance(table, Alias):
        table = table.target
    return table


def as_of(part: Table, name: str) -> Callable[..., Any]:
    """Give what does with a value what is made of a part."""
    known = part.known

    def run(*arguments: Any) -> Any:
        return known[name](*arguments)

    return run
