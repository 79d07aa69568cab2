# Made by toolc from sizes.tools; do not edit.
"""The types of the package `case.sizes`."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import toolrt
from msgspec import Struct

__all__ = ["Folder", "Outline", "OutlineItem", "OutlineItemInside", "Trail", "Tree"]


if TYPE_CHECKING:
    Tree: TypeAlias = "list[Tree]"
    """A list of itself."""
else:
    Tree = toolrt.opaque("Tree")


if TYPE_CHECKING:
    OutlineItemInside: TypeAlias = "Outline"
else:
    OutlineItemInside = toolrt.opaque("OutlineItemInside")


class OutlineItem(Struct, kw_only=True, forbid_unknown_fields=True):
    title: str
    inside: OutlineItemInside


if TYPE_CHECKING:
    Outline: TypeAlias = "list[OutlineItem]"
    """Has a part without a name."""
else:
    Outline = toolrt.opaque("Outline")


if TYPE_CHECKING:
    Folder: TypeAlias = "dict[str, Folder]"
else:
    Folder = toolrt.opaque("Folder")


if TYPE_CHECKING:
    Trail: TypeAlias = "tuple[str, *tuple[int, ...]]"
else:
    Trail = toolrt.opaque("Trail")
