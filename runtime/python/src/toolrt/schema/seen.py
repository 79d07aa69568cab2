"""Which properties and items keywords have evaluated, for the `unevaluated…` ones."""

from __future__ import annotations


class Seen:
    """What was evaluated of a value."""

    __slots__ = ("all_items", "all_properties", "first_items", "items", "properties")

    def __init__(self) -> None:
        """Start with nothing."""
        self.all_properties = False
        self.properties: set[str] = set()
        self.all_items = False
        #: So many items from the first on.
        self.first_items = 0
        self.items: set[int] = set()

    def merge(self, other: Seen) -> None:
        """Add what another has."""
        self.all_properties |= other.all_properties
        self.properties |= other.properties
        self.all_items |= other.all_items
        self.first_items = max(self.first_items, other.first_items)
        self.items |= other.items

    def has_property(self, name: str) -> bool:
        """Whether a property was evaluated."""
        return self.all_properties or name in self.properties

    def has_item(self, index: int) -> bool:
        """Whether an item was evaluated."""
        return self.all_items or index < self.first_items or index in self.items
