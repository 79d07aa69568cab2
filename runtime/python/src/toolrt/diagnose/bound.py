"""The paths and URIs in the arguments of a call, and what capabilities bind them."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain, repeat
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

from msgspec import Struct

from toolrt import table as tables
from toolrt.meter import each, in_order
from toolrt.stack import roomy
from toolrt.table.secrets import hides_undeclared, is_hidden

from .path import HIDDEN, Path, Step, Way, steps, subject
from .walk import Walk, accepting

if TYPE_CHECKING:
    from toolrt.table import Table
else:
    from toolrt.lazy import hinted

    Table = hinted("Table", "toolrt.table")

__all__ = ["Bound", "Kind", "bound_kinds", "each_bound"]

#: What a text is, as far as capabilities bind it.
Kind: TypeAlias = Literal["path", "uri"]

_KINDS: Final[dict[str | None, Kind]] = {"path": "path", "uri": "uri"}


class Bound(Struct, frozen=True):
    """A path or URI in the arguments of a call."""

    kind: Kind
    text: str
    #: The capabilities that its field names; none if it names none.
    needs: tuple[str, ...]
    is_secret: bool
    path: Path

    @property
    def field(self) -> str | None:
        """The argument that it is in."""
        first = self.path[0] if self.path else None
        return first if isinstance(first, str) else None

    @property
    def subject(self) -> str:
        """Where it is, as messages show it."""
        return subject(self.path)


def each_bound(table: Table, args: Any, visit: Callable[[Bound], object]) -> None:
    """Hand over each path and URI, in the order of the arguments, until one fails.

    In a union, the alternative counts that the value is.
    """
    roomy(lambda: _Search(visit).at(table, args, (), None, hidden=False))


class _Search:
    """A search in progress."""

    def __init__(self, visit: Callable[[Bound], object]) -> None:
        # Knows which alternative of a union accepts a value.
        self._walk = Walk()
        self._visit = visit

    def at(
        self,
        table: Table,
        value: Any,
        needs: tuple[str, ...],
        way: Way,
        *,
        hidden: bool,
    ) -> None:
        """Look at a value."""
        if value is None:
            return
        match table:
            case tables.Nullable() | tables.Schema():
                self.at(table.inner, value, needs, way, hidden=hidden)
            case tables.Secret():
                self.at(table.inner, value, needs, way, hidden=True)
            case tables.Alias():
                self.at(table.target, value, needs, way, hidden=hidden)
            case tables.Union():
                chosen = accepting(self._walk, table, value)
                self.at(chosen, value, needs, way, hidden=hidden)
            case tables.Text() if isinstance(value, str):
                kind = _KINDS.get(table.format)
                if kind is not None:
                    self._visit(Bound(kind, value, needs, hidden, steps(way)))
            case tables.List() if isinstance(value, list):
                for index, item in enumerate(each(value)):
                    self.at(table.item, item, needs, (way, index), hidden=hidden)
            case tables.Tuple() if isinstance(value, list):
                tail = () if table.tail is None else repeat(table.tail)
                places = zip(chain(table.places, tail), each(value), strict=False)
                for index, (place, item) in enumerate(places):
                    self.at(place, item, needs, (way, index), hidden=hidden)
            case tables.Map() if isinstance(value, dict):
                for key in in_order(value):
                    step = _key(key, hidden=hidden)
                    self.at(table.value, value[key], needs, (way, step), hidden=hidden)
            case tables.Record() if isinstance(value, dict):
                self._record(table, value, None, way, hidden=hidden)
            case tables.Tagged() if isinstance(value, dict):
                self._tagged(table, value, needs, way, hidden=hidden)
            case _:
                pass

    def _tagged(
        self,
        table: tables.Tagged,
        value: dict[str, Any],
        needs: tuple[str, ...],
        way: Way,
        *,
        hidden: bool,
    ) -> None:
        name = value.get(table.tag)
        variant = table.by_name.get(name) if isinstance(name, str) else None
        if variant is None:
            return
        if table.content is not None:
            inner, below = value.get(table.content), (way, table.content)
            self.at(variant.table, inner, needs, below, hidden=hidden)
            return
        record = tables.record_of(variant.table)
        if record is not None:
            hidden = hidden or is_hidden(variant.table)
            self._record(record, value, table.tag, way, hidden=hidden)

    def _record(
        self,
        table: tables.Record,
        value: dict[str, Any],
        tag: str | None,
        way: Way,
        *,
        hidden: bool,
    ) -> None:
        for field in table.fields:
            if field.name in value:
                below = (way, field.name)
                member = value[field.name]
                self.at(field.table, member, field.needs, below, hidden=hidden)
        if table.rest is None:
            return
        hides = hidden or hides_undeclared(table)
        for key in in_order(value.keys() - table.by_name.keys()):
            if key != tag:
                step = _key(key, hidden=hidden)
                self.at(table.rest, value[key], (), (way, step), hidden=hides)


def _key(key: str, *, hidden: bool) -> Step:
    return HIDDEN if hidden else key


def bound_kinds(table: Table) -> list[tuple[Kind, tuple[str, ...]]]:
    """Give the kinds of values in a type, and what their fields name; each once."""
    found: dict[tuple[Kind, tuple[str, ...]], None] = {}
    seen: set[tuple[int, tuple[str, ...]]] = set()
    following: list[tuple[Table, tuple[str, ...]]] = [(table, ())]
    while following:
        table, needs = following.pop()
        if (id(table), needs) in seen:
            continue
        seen.add((id(table), needs))
        inner: list[Table] = []
        match table:
            case tables.Nullable() | tables.Schema() | tables.Secret():
                inner = [table.inner]
            case tables.Alias():
                inner = [table.target]
            case tables.Union():
                inner = [*table.alternatives]
            case tables.Text():
                kind = _KINDS.get(table.format)
                if kind is not None:
                    found[kind, needs] = None
            case tables.List():
                inner = [table.item]
            case tables.Tuple():
                inner = [*table.places]
                inner += [] if table.tail is None else [table.tail]
            case tables.Map():
                inner = [table.value]
            case tables.Tagged():
                inner = [variant.table for variant in table.variants]
            case tables.Record():
                following += [(field.table, field.needs) for field in table.fields]
                if table.rest is not None:
                    following.append((table.rest, ()))
            case _:
                pass
        following += [(one, needs) for one in inner]
    return list(found)
