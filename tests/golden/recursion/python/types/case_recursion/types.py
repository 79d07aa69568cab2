# Made by toolc from recursion.tools; do not edit.
"""The types of the package `case.recursion`."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import toolrt
from msgspec import Struct

__all__ = [
    "ID",
    "Chain",
    "Deep",
    "Folder",
    "Node",
    "Odd",
    "Outline",
    "OutlineItem",
    "Ping",
    "Pong",
    "Text",
    "Tree",
]


if TYPE_CHECKING:
    Tree: TypeAlias = "list[Tree]"
    """A list of itself."""
else:
    Tree = toolrt.opaque("Tree")


class OutlineItem(Struct, kw_only=True, forbid_unknown_fields=True):
    title: str
    inside: Outline | None


if TYPE_CHECKING:
    Outline: TypeAlias = "list[OutlineItem]"
    """Through an inline record, and null."""
else:
    Outline = toolrt.opaque("Outline")


if TYPE_CHECKING:
    Folder: TypeAlias = "dict[str, Folder]"
else:
    Folder = toolrt.opaque("Folder")


if TYPE_CHECKING:
    Ping: TypeAlias = "list[Pong | None]"
    """Two that hold each other."""
else:
    Ping = toolrt.opaque("Ping")


if TYPE_CHECKING:
    Pong: TypeAlias = "dict[str, Ping]"
else:
    Pong = toolrt.opaque("Pong")


if TYPE_CHECKING:
    Chain: TypeAlias = "tuple[int, Chain | None]"
    """A pair of a value and perhaps another pair."""
else:
    Chain = toolrt.opaque("Chain")


class Node(Struct, kw_only=True, forbid_unknown_fields=True):
    value: toolrt.Int
    next: Node | None


if TYPE_CHECKING:
    Text: TypeAlias = "str | list[Text]"
else:
    Text = toolrt.opaque("Text")


if TYPE_CHECKING:
    Deep: TypeAlias = "list[list[Deep | None]]"
else:
    Deep = toolrt.opaque("Deep")


if TYPE_CHECKING:
    Odd: TypeAlias = "list[Odd]"
else:
    Odd = toolrt.opaque("Odd")


if TYPE_CHECKING:
    ID: TypeAlias = "list[ID]"
    """Called as a constant is."""
else:
    ID = toolrt.opaque("ID")
