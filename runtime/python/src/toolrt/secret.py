"""Values that are never shown."""

from __future__ import annotations

from typing import Generic, TypeVar

T_co = TypeVar("T_co", covariant=True)


class Secret(Generic[T_co]):
    """A value that prints nothing of itself: not in logs, not in messages."""

    __slots__ = ("_value",)

    def __init__(self, value: T_co) -> None:
        """Hide a value."""
        self._value = value

    def expose(self) -> T_co:
        """Give the value; the name makes the places that look easy to find."""
        return self._value

    def __repr__(self) -> str:
        """Show that there is something, and nothing of it."""
        return "Secret"

    def __eq__(self, other: object) -> bool:
        """Compare what is hidden."""
        return isinstance(other, Secret) and bool(self._value == other._value)

    def __hash__(self) -> int:
        """Hash what is hidden."""
        return hash((Secret, self._value))
