# Made by toolc from two.tools; do not edit.
"""The types of the package `two`."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, TypeAlias

import msgspec
import toolrt
from msgspec import Struct

__all__ = ["T1", "Size", "Tree", "TreePairsValue", "User"]


class User(Struct, kw_only=True, forbid_unknown_fields=True):
    """Has the name of a type of the other package."""

    name: str


class T1(Struct, kw_only=True, forbid_unknown_fields=True):
    """Has the name of a type of the other package, all in capitals."""

    second: toolrt.Int


if TYPE_CHECKING:
    TreePairsValue: TypeAlias = "tuple[int, str, *tuple[User, ...]]"
else:
    TreePairsValue = toolrt.opaque("TreePairsValue")


class Tree(Struct, kw_only=True, forbid_unknown_fields=True):
    """Has a field of the name of a member, and defaults that are no constants."""

    名: Size
    step: float = 3.14159
    pairs: dict[str, TreePairsValue] = msgspec.field(
        default_factory=toolrt.default(__name__, "TREE", "pairs")
    )


class Size(StrEnum):
    """A member without upper case."""

    名 = "名"
