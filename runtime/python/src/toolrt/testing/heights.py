"""How deep the smallest values of types nest."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING, Final

from toolrt import table as tables
from toolrt.table.parts import everything

if TYPE_CHECKING:
    from collections.abc import Iterable

    from toolrt.table import Table

#: The height of a type without values: each would hold another one.
ENDLESS: Final = inf


class Heights:
    """The heights of a type and of all that it is made of."""

    __slots__ = ("_heights", "table")

    def __init__(self, table: Table) -> None:
        """Work them out."""
        self.table = table
        # The tables live as long as the one they are parts of.
        all_of_it = list(everything(table))
        self._heights: dict[int, float] = {id(part): ENDLESS for part in all_of_it}
        settled = False
        while not settled:
            settled = True
            for part in reversed(all_of_it):
                height = self._computed(part)
                if height != self._heights[id(part)]:
                    self._heights[id(part)] = height
                    settled = False

    def get(self, table: Table) -> float:
        """Give the height of a type."""
        return self._heights[id(table)]

    def _computed(self, table: Table) -> float:
        match table:
            case tables.List() | tables.Map() if table.count.least == 0:
                return 0
            case tables.List():
                return self._above([table.item])
            case tables.Map():
                return self._above([table.value])
            case tables.Tuple():
                more = table.count.least > len(table.places)
                tail = [table.tail] if more and table.tail else []
                return self._above([*table.places, *tail])
            case tables.Record():
                return self._above(
                    field.table for field in table.fields if field.required
                )
            case tables.Tagged():
                variants = [self.get(variant.table) for variant in table.variants]
                return min(variants, default=ENDLESS) + 1
            case tables.Union():
                return min(map(self.get, table.alternatives), default=ENDLESS)
            case tables.Secret() | tables.Schema():
                return self.get(table.inner)
            case tables.Alias():
                return self.get(table.target)
            case _:
                return 0

    def _above(self, parts: Iterable[Table]) -> float:
        """Give one above the highest of some types."""
        return max(map(self.get, parts), default=0) + 1
