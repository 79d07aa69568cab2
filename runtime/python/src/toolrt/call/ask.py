"""The questions of a design, with the types of their answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from toolrt.codec import Codec

__all__ = ["Ask"]

T = TypeVar("T")


class Ask(Generic[T]):
    """A question that a tool may ask (`asks`): a constant of generated code."""

    __slots__ = ("_codec", "name")

    def __init__(self, name: str, codec: Callable[[], Codec[T]]) -> None:
        """Take the name in the design, and what gives the codec of the answer."""
        self.name = name
        self._codec = codec

    @property
    def codec(self) -> Codec[T]:
        """How the answer is read and checked."""
        return self._codec()

    def __repr__(self) -> str:
        """Show the name."""
        return f"Ask({self.name!r})"
