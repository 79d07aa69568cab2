# Made by toolc from one.tools; do not edit.
"""The payloads, results and errors of the toolset `bound`."""

from __future__ import annotations

from msgspec import Struct

from ....types.one.types import Level, Nested, User
from ....types.two.types import Size, Tree
from ....types.two.types import User as TwoUser

__all__ = [
    "Level",
    "Nested",
    "Size",
    "ToTextArgs",
    "Tree",
    "TwoUser",
    "User",
    "WeighArgs",
]


class WeighArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `weigh`."""

    nested: Nested
    levels: Level
    user: User


class ToTextArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `to_text`."""

    tree: Tree
