# Made by toolc from one.tools; do not edit.
"""The types of the package `one`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

import toolrt
from msgspec import Struct

__all__ = ["T1", "Level", "Nested", "User"]


class User(Struct, kw_only=True, forbid_unknown_fields=True):
    """Has the name of a type of the other package."""

    id: toolrt.Int


class T1(Struct, kw_only=True, forbid_unknown_fields=True):
    """Has the name of a type of the other package, all in capitals."""

    first: toolrt.Int


if TYPE_CHECKING:
    Nested: TypeAlias = "list[Nested]"
    """Holds itself through nothing but lists."""
else:
    Nested = toolrt.opaque("Nested")


Level: TypeAlias = list[Literal["low", "high"]]
"""Has a part without a name."""
