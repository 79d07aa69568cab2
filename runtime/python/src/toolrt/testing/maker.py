"""One attempt to make a value of a type."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from toolrt import table as tables
from toolrt.diagnose import diagnose
from toolrt.json import MAX_DEPTH, dump

from . import numbers, same
from .heights import ENDLESS as NEVER
from .stop import ALIKE, COSTLY, ENDLESS, NO_CHOICE, Stop, broken
from .texts import text, word

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from toolrt.table import Count, Table

    from .chance import Chance
    from .heights import Heights
    from .stop import Steps

#: How often a part is made anew that does not fit keywords of `@schema`, or what is
#: there already.
_TRIES: Final = 20


class Maker:
    """What makes a value."""

    __slots__ = ("chance", "heights", "steps")

    def __init__(self, chance: Chance, steps: Steps, heights: Heights) -> None:
        """Take what it needs."""
        self.chance = chance
        self.steps = steps
        self.heights = heights

    def value(self, table: Table, depth: int) -> Any:
        """Give a value; from depth 0 on the smallest.

        Raises:
            Stop: There is none, or it would take too much.

        """
        while isinstance(table, tables.Alias):
            table = table.target
        self.steps.take(1)
        height = self.heights.get(table)
        if height == NEVER:
            raise Stop(ENDLESS)
        if height > MAX_DEPTH:
            raise Stop(COSTLY)
        match table:
            case tables.Bool():
                return self.chance.happens(50)
            case tables.Json():
                return self._json(min(depth, 2))
            case tables.Int():
                return numbers.whole(self.chance, table)
            case tables.Float():
                return numbers.real(self.chance, table)
            case tables.Decimal():
                return numbers.decimal(self.chance, table, self.steps)
            case tables.Text():
                return text(self.chance, self.steps, table)
            case tables.Enum():
                if not table.values:
                    raise Stop(NO_CHOICE)
                return self.chance.one_of(table.values)
            case tables.List():
                count = self._count(table.count, depth, self.heights.get(table.item))
                each = (table.item for _ in range(count))
                return self._items(each, table.count.least, depth, unique=table.unique)
            case tables.Tuple():
                return self._tuple(table, depth)
            case tables.Map():
                return self._map(table, depth)
            case tables.Record():
                return self._record(table, depth)
            case tables.Tagged():
                return self._tagged(table, depth)
            case tables.Union():
                return self.value(self._chosen(table.alternatives, depth), depth)
            case tables.Nullable():
                endless = self.heights.get(table.inner) == NEVER
                if depth == 0 or endless or self.chance.happens(20):
                    return None
                return self.value(table.inner, depth)
            case tables.Secret():
                return self.value(table.inner, depth)
            case tables.Schema():
                return self._judged(table, depth)
            case _:
                return None

    def _count(self, limits: Count, depth: int, height: float) -> int:
        """Give how many items or entries there are."""
        most = limits.most
        if depth > 0 and height != NEVER and (most is None or most > limits.least):
            more = 3 if most is None else min(most - limits.least, 3)
            return limits.least + self.chance.below(more + 1)
        return limits.least

    def _items(
        self, each: Iterable[Table], least: int, depth: int, *, unique: bool
    ) -> list[Any]:
        """Give items of some types, at least so many.

        Where none may repeat, those that differ.
        """
        seen: set[str] = set()
        items: list[Any] = []
        for table in each:
            for _ in range(_TRIES + 1):
                item = self.value(table, max(depth - 1, 0))
                if not unique:
                    items.append(item)
                    break
                key = same.text_of(item)
                if key not in seen:
                    seen.add(key)
                    items.append(item)
                    break
            else:
                if len(items) >= least:
                    return items
                raise Stop(ALIKE)
        return items

    def _tuple(self, table: tables.Tuple, depth: int) -> list[Any]:
        places, tail = table.places, table.tail
        more = 0
        if tail is not None:
            least, most = table.count.least, table.count.most
            limits = tables.Count(
                max(least - len(places), 0),
                None if most is None else max(most - len(places), 0),
            )
            more = self._count(limits, depth, self.heights.get(tail))
        least = max(table.count.least, len(places))
        each = table.each(len(places) + more)
        return self._items(each, least, depth, unique=table.unique)

    def _map(self, table: tables.Map, depth: int) -> dict[str, Any]:
        count = self._count(table.count, depth, self.heights.get(table.value))
        members: dict[str, Any] = {}
        for index in range(count):
            key = f"{word(self.chance)}{index}"
            members[key] = self.value(table.value, max(depth - 1, 0))
        return members

    def _record(self, table: tables.Record, depth: int) -> dict[str, Any]:
        below = max(depth - 1, 0)
        members: dict[str, Any] = {}
        for field in table.fields:
            wanted = field.required or (
                depth > 0
                and self.heights.get(field.table) != NEVER
                and self.chance.happens(60)
            )
            if wanted:
                members[field.name] = self.value(field.table, below)
        rest = table.rest
        if rest is not None and not table.open:
            fits = depth > 0 and self.heights.get(rest) != NEVER
            if fits and self.chance.happens(50):
                key = f"{word(self.chance)}_{len(members)}"
                members[key] = self.value(rest, below)
        return members

    def _tagged(self, table: tables.Tagged, depth: int) -> dict[str, Any]:
        chosen = self._place([own.table for own in table.variants], depth)
        variant = table.variants[chosen]
        made = self.value(variant.table, max(depth - 1, 0))
        if table.content is not None:
            return {table.tag: variant.name, table.content: made}
        return {table.tag: variant.name, **made}

    def _chosen(self, choices: Sequence[Table], depth: int) -> Table:
        return choices[self._place(choices, depth)]

    def _place(self, choices: Sequence[Table], depth: int) -> int:
        """Give the place of a type that has values.

        At depth 0 the first of those whose values nest the least.
        """
        heights = [self.heights.get(choice) for choice in choices]
        if depth == 0 and heights:
            return heights.index(min(heights))
        places = [place for place, height in enumerate(heights) if height != NEVER]
        if not places:
            raise Stop(NO_CHOICE)
        return self.chance.one_of(places)

    def _judged(self, table: tables.Schema, depth: int) -> Any:
        """Give a value that fits the keywords of `@schema`."""
        attempt = 0
        while True:
            made = self.value(table.inner, depth)
            issues = diagnose(table, dump(made))
            if not issues:
                return made
            if attempt == _TRIES:
                raise Stop(broken(issues[0].message))
            attempt += 1

    def _json(self, depth: int) -> Any:
        """Give any value."""
        match self.chance.below(4 if depth == 0 else 6):
            case 0:
                return None
            case 1:
                return self.chance.happens(50)
            case 2:
                return self.chance.below(1000)
            case 3:
                return text(self.chance, self.steps, tables.STRING)
            case 4:
                count = self.chance.below(3)
                return [self._json(depth - 1) for _ in range(count)]
            case _:
                members: dict[str, Any] = {}
                for index in range(self.chance.below(3)):
                    key = f"{word(self.chance)}{index}"
                    members[key] = self._json(depth - 1)
                return members
