"""The parts of a value that nobody may see, and the texts in them.

A type that contains secrets must find them by the shape of a value. What has another
shape is hidden as a whole: a secret may stand anywhere in it.
"""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from toolrt import json
from toolrt import table as tables
from toolrt.meter import each
from toolrt.stack import roomy
from toolrt.table.secrets import (
    describes_secrets,
    hides_undeclared,
    holds_secrets,
    is_hidden,
)

from .candidates import candidates
from .walk import Walk

if TYPE_CHECKING:
    from collections.abc import Iterator

    from toolrt.table import Table

__all__ = ["Place", "hidden_parts", "secret_texts"]

#: Where a value stands: the container that has it, and its key there.
Place: TypeAlias = "tuple[Any, Any]"

#: How many secrets of a call are looked for in its texts.
_MOST: Final = 1_000


def hidden_parts(table: Table, root: list[Any], *, accepted: bool) -> list[Place]:
    """Give the outermost hidden parts of a value.

    Args:
        table: The type of the value.
        root: A list of the value alone: dicts, lists and scalars.
        accepted: Whether the type has accepted the value. If not, its secrets may also
            stand where its type has none: then everything is hidden that stands where
            the type says nothing, or where it wants another kind of value.

    """

    def places() -> list[Place]:
        search = _Search(accepted)
        search.value(table, (root, 0))
        return list(search.hidden.values())

    return roomy(places)


def secret_texts(table: Table, value: object) -> list[str]:
    """Give the texts and numbers in the hidden parts of a value."""
    parts = hidden_parts(table, [value], accepted=True)
    texts = (text for holder, key in parts for text in _everything(holder[key]))
    return list(islice(texts, _MOST))


def _everything(value: Any) -> Iterator[str]:
    """Give all texts and numbers of a value, with the keys of its objects."""
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


class _Search:
    __slots__ = ("_accepted", "_seen", "_walk", "hidden")

    def __init__(self, accepted: bool) -> None:
        self._accepted = accepted
        # Knows which alternatives of unions accept a value.
        self._walk = Walk()
        # Unions in unions would cost exponential time.
        self._seen: set[tuple[int, int, Any]] = set()
        self.hidden: dict[tuple[int, Any], Place] = {}

    def hide(self, place: Place) -> None:
        container, key = place
        self.hidden[id(container), key] = place

    def doubt(self, table: Table, place: Place) -> None:
        """Hide a value in which a type does not find the secrets that may be there."""
        if not self._accepted or holds_secrets(table):
            self.hide(place)

    def value(self, table: Table, place: Place) -> None:
        if self._accepted and not holds_secrets(table):
            return
        container, key = place
        value = container[key]
        match table:
            case tables.Secret():
                self.hide(place)
            case tables.Nullable():
                if value is not None:
                    self.value(table.inner, place)
            case tables.Schema() if describes_secrets(table):
                self.hide(place)
            case tables.Schema():
                self.value(table.inner, place)
            case tables.Alias():
                self.value(table.target, place)
            case tables.Union():
                self._union(table, place)
            case tables.List() if isinstance(value, list):
                for index in each(range(len(value))):
                    self.value(table.item, (value, index))
            case tables.Tuple() if isinstance(value, list):
                self._tuple(table, place)
            case tables.Map() if isinstance(value, dict):
                for name in each(value):
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
                self.doubt(table, place)
            case tables.Json():
                pass
            case _:
                if isinstance(value, (list, dict)):
                    self.doubt(table, place)

    def _union(self, table: tables.Union, place: Place) -> None:
        """Follow the alternatives that accept a value; without one, hide it."""
        container, key = place
        value = container[key]
        if not holds_secrets(table):
            if isinstance(value, (list, dict)):
                self.doubt(table, place)
            return
        own = (id(table), id(container), key)
        if own in self._seen:
            return
        self._seen.add(own)
        fitting = [
            alternative
            for _, alternative in candidates(table, value)
            if self._walk.accepts(alternative, value)
        ]
        if not fitting:
            self.hide(place)
        for alternative in fitting:
            self.value(alternative, place)

    def _tuple(self, table: tables.Tuple, place: Place) -> None:
        """Hide what may be a secret in the place of another item."""
        container, key = place
        items: list[Any] = container[key]
        hides = holds_secrets(table)
        if hides and not table.count.allows(len(items)):
            self.hide(place)
            return
        for index, (part, item) in enumerate(
            zip(table.each(len(items)), each(items), strict=False)
        ):
            if hides and not self._walk.accepts(part, item):
                self.hide((items, index))
            else:
                self.value(part, (items, index))
        for index in range(len(table.places), len(items)):
            if table.tail is None:
                self.doubt(table, (items, index))

    def _record(
        self, table: tables.Record, value: dict[str, Any], tag: str | None
    ) -> None:
        hides = hides_undeclared(table)
        for key in each(value):
            field = table.by_name.get(key)
            if key == tag:
                continue
            if field is not None:
                self.value(field.table, (value, key))
            elif hides:
                self.hide((value, key))
            elif table.rest is not None and not table.open:
                self.value(table.rest, (value, key))
            elif not self._accepted:
                self.hide((value, key))

    def _tagged(
        self, table: tables.Tagged, value: dict[str, Any], place: Place
    ) -> None:
        name = value.get(table.tag)
        variant = table.by_name.get(name) if isinstance(name, str) else None
        if variant is None:
            self.doubt(table, place)
            return
        record = tables.record_of(variant.table)
        others = [key for key in value if key != table.tag]
        if table.content is not None:
            for key in others:
                if key == table.content:
                    self.value(variant.table, (value, key))
                else:
                    self.doubt(table, (value, key))
        elif record is None:
            self.doubt(table, place)
        elif not is_hidden(variant.table):
            self._record(record, value, table.tag)
        elif all(key in record.by_name for key in others):
            for key in others:
                self.hide((value, key))
        else:
            # Its keys are those of a secret, too.
            self.hide(place)
