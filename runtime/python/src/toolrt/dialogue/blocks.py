"""Messages of blocks that come in pieces, as Anthropic and Bedrock send them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

__all__ = ["Blocks", "input_of"]


class Blocks:
    """The blocks of a message, by their index."""

    def __init__(self, keep: Callable[[Any], None]) -> None:
        """Begin without a block.

        Args:
            keep: Counts what is kept.

        """
        self._keep = keep
        self._blocks: dict[int, dict[str, Any]] = {}
        self._pieces: dict[int, dict[str, list[str]]] = {}

    def begin(self, index: int, block: dict[str, Any]) -> None:
        """Take the beginning of a block."""
        self._keep(block)
        self._blocks[index] = dict(block)
        self._pieces.pop(index, None)

    def block(self, index: int, **begun: Any) -> dict[str, Any]:
        """Give a block, which begins so where it has not begun."""
        if index not in self._blocks:
            self.begin(index, begun)
        return self._blocks[index]

    def add(self, index: int, key: str, piece: object) -> str:
        """Take a piece of one of its texts; gives it."""
        if not isinstance(piece, str):
            return ""
        self._keep(piece)
        self._pieces.setdefault(index, {}).setdefault(key, []).append(piece)
        return piece

    def whole(self) -> list[tuple[dict[str, Any], dict[str, str]]]:
        """Give the blocks in their order, each with its texts."""
        return [
            (
                self._blocks[index],
                {
                    key: "".join(pieces)
                    for key, pieces in self._pieces.get(index, {}).items()
                },
            )
            for index in sorted(self._blocks)
        ]


def input_of(begun: Any, sent: str | None) -> Any:
    """Give the arguments of a call: the JSON that was sent, or what it began with."""
    return begun if sent is None or not sent.strip() else sent
