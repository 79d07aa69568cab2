"""Values without what their types declare secret."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeAlias

from toolrt.table import shapes as tables
from toolrt.table.secrets import holds_secrets
from toolrt.table.shapes import record_of

if TYPE_CHECKING:
    from toolrt.table import Table

__all__ = ["REDACTED", "redacted"]

#: What stands in place of a secret.
REDACTED: Final = "[redacted]"

#: Where a value stands: the container that has it, and its key there.
_Place: TypeAlias = tuple[Any, Any]


def redacted(table: Table, value: object, *, accepted: bool) -> object:
    """Give a value without the secrets in it; the value itself is changed.

    Args:
        table: The type of the value.
        value: Dicts, lists and scalars.
        accepted: Whether the type has accepted the value. If not, its secrets may be in
            the wrong places: then everything is left out that stands where the type
            says nothing, or where it wants another kind of value.

    """
    search = _Search(accepted)
    root: list[Any] = [value]
    search.value(table, (root, 0))
    for container, key in search.hidden.values():
        container[key] = REDACTED
    return root[0]


class _Search:
    __slots__ = ("_accepted", "_seen", "hidden")

    def __init__(self, accepted: bool) -> None:
        self._accepted = accepted
        # Unions in unions would cost exponential time.
        self._seen: set[tuple[int, int, Any]] = set()
        self.hidden: dict[tuple[int, Any], _Place] = {}

    def hide(self, place: _Place) -> None:
        container, key = place
        self.hidden[id(container), key] = place

    def doubt(self, place: _Place) -> None:
        """Hide a value of which nobody knows what it is."""
        if not self._accepted:
            self.hide(place)

    def value(self, table: Table, place: _Place) -> None:
        container, key = place
        value = container[key]
        match table:
            case tables.Secret():
                self.hide(place)
            case tables.Json():
                pass
            case tables.Nullable():
                if value is not None:
                    self.value(table.inner, place)
            case tables.Schema():
                self.value(table.inner, place)
            case tables.Alias():
                self.value(table.target, place)
            case tables.Union():
                self._union(table, place)
            case tables.List() if isinstance(value, list):
                for index in range(len(value)):
                    self.value(table.item, (value, index))
            case tables.Tuple() if isinstance(value, list):
                self._tuple(table, value)
            case tables.Map() if isinstance(value, dict):
                for name in value:
                    self.value(table.value, (value, name))
            case tables.Record() if isinstance(value, dict):
                self._record(table, value, None)
            case tables.Tagged() if isinstance(value, dict):
                self._tagged(table, value, place)
            case (
                tables.List()
                | tables.Tuple()
                | tables.Map()
                | tables.Record()
                | tables.Tagged()
            ):
                self.doubt(place)
            case _:
                if isinstance(value, (list, dict)):
                    self.doubt(place)

    def _union(self, table: tables.Union, place: _Place) -> None:
        if self._accepted:
            own = (id(table), id(place[0]), place[1])
            if own not in self._seen:
                self._seen.add(own)
                for alternative in table.alternatives:
                    self.value(alternative, place)
        elif holds_secrets(table):
            self.hide(place)
        elif isinstance(place[0][place[1]], (list, dict)):
            self.doubt(place)

    def _tuple(self, table: tables.Tuple, items: list[Any]) -> None:
        for index in range(len(items)):
            if index < len(table.places):
                self.value(table.places[index], (items, index))
            elif table.tail is not None:
                self.value(table.tail, (items, index))
            else:
                self.doubt((items, index))

    def _record(
        self, table: tables.Record, value: dict[str, Any], tag: str | None
    ) -> None:
        for key in value:
            field = table.by_name.get(key)
            if key == tag:
                continue
            if field is not None:
                self.value(field.table, (value, key))
            elif table.rest is not None and not table.open:
                self.value(table.rest, (value, key))
            else:
                self.doubt((value, key))

    def _tagged(
        self, table: tables.Tagged, value: dict[str, Any], place: _Place
    ) -> None:
        name = value.get(table.tag)
        variant = table.by_name.get(name) if isinstance(name, str) else None
        if variant is None:
            self.doubt(place)
            return
        record = record_of(variant.table)
        others = [key for key in value if key != table.tag]
        if table.content is not None:
            for key in others:
                if key == table.content:
                    self.value(variant.table, (value, key))
                else:
                    self.doubt((value, key))
        elif isinstance(variant.table, tables.Secret):
            for key in others:
                self.hide((value, key))
        elif record is not None:
            self._record(record, value, table.tag)
