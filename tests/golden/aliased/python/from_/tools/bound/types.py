# Made by toolc from one.tools; do not edit.
"""The payloads, results and errors of the toolset `bound`."""

from __future__ import annotations

from msgspec import Struct

from ....types.one.types import T1, Level, Nested, User
from ....types.two.types import T1 as TwoT1
from ....types.two.types import Size, Tree
from ....types.two.types import User as TwoUser

__all__ = [
    "T1",
    "ConvertArgs",
    "Level",
    "Nested",
    "Size",
    "ToTextArgs",
    "Tree",
    "TwoT1",
    "TwoUser",
    "User",
    "WeighArgs",
]


class WeighArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `weigh`."""

    nested: Nested
    levels: Level
    user: User


class ConvertArgs(
    Struct, kw_only=True, forbid_unknown_fields=True, rename={"from_": "from"}
):
    """The arguments of `convert`."""

    tree: Tree
    from_: TwoT1


class ToTextArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `to_text`."""

    tree: Tree
