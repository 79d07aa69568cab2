# Made by toolc from sizes.tools; do not edit.
"""The payloads, results and errors of the toolset `measuring`."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import toolrt
from msgspec import UNSET, Struct, UnsetType

from ....types.case_sizes.types import Folder, Outline, Trail, Tree

__all__ = [
    "Folder",
    "Outline",
    "TakeTreesArgs",
    "TakeTreesArgsFolder",
    "TakeTreesArgsOutline",
    "TakeTreesArgsSecret",
    "TakeTreesArgsTree",
    "TakeTreesResult",
    "TakeTuplesArgs",
    "TakeTuplesArgsLong",
    "TakeTuplesArgsLongerItem",
    "TakeTuplesArgsMany",
    "TakeTuplesArgsRange",
    "TakeTuplesResult",
    "Trail",
    "Tree",
]


if TYPE_CHECKING:
    TakeTuplesArgsRange: TypeAlias = "tuple[int, int, *tuple[int, ...]]"
else:
    TakeTuplesArgsRange = toolrt.opaque("TakeTuplesArgsRange")


if TYPE_CHECKING:
    TakeTuplesArgsMany: TypeAlias = "tuple[float, *tuple[toolrt.Json, ...]]"
else:
    TakeTuplesArgsMany = toolrt.opaque("TakeTuplesArgsMany")


if TYPE_CHECKING:
    TakeTuplesArgsLong: TypeAlias = "Trail"
else:
    TakeTuplesArgsLong = toolrt.opaque("TakeTuplesArgsLong")


if TYPE_CHECKING:
    TakeTuplesArgsLongerItem: TypeAlias = "Trail"
else:
    TakeTuplesArgsLongerItem = toolrt.opaque("TakeTuplesArgsLongerItem")


class TakeTuplesArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `take_tuples`."""

    range: TakeTuplesArgsRange
    pair: tuple[str, str]
    many: TakeTuplesArgsMany | UnsetType | None = UNSET
    trail: Trail
    long: TakeTuplesArgsLong
    longer: list[TakeTuplesArgsLongerItem | None] | UnsetType = UNSET


if TYPE_CHECKING:
    TakeTuplesResult: TypeAlias = "tuple[int, *tuple[int, ...]]"
else:
    TakeTuplesResult = toolrt.opaque("TakeTuplesResult")


if TYPE_CHECKING:
    TakeTreesArgsTree: TypeAlias = "Tree"
else:
    TakeTreesArgsTree = toolrt.opaque("TakeTreesArgsTree")


if TYPE_CHECKING:
    TakeTreesArgsOutline: TypeAlias = "Outline"
else:
    TakeTreesArgsOutline = toolrt.opaque("TakeTreesArgsOutline")


if TYPE_CHECKING:
    TakeTreesArgsFolder: TypeAlias = "Folder"
else:
    TakeTreesArgsFolder = toolrt.opaque("TakeTreesArgsFolder")


if TYPE_CHECKING:
    TakeTreesArgsSecret: TypeAlias = "Folder"
else:
    TakeTreesArgsSecret = toolrt.opaque("TakeTreesArgsSecret")


class TakeTreesArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `take_trees`."""

    tree: TakeTreesArgsTree
    outline: TakeTreesArgsOutline | UnsetType | None = UNSET
    folder: TakeTreesArgsFolder
    secret: toolrt.Secret[TakeTreesArgsSecret] | UnsetType = UNSET


if TYPE_CHECKING:
    TakeTreesResult: TypeAlias = "Tree"
else:
    TakeTreesResult = toolrt.opaque("TakeTreesResult")
