# Made by toolc from recursion.tools; do not edit.
"""The payloads, results and errors of the toolset `walking`."""

from __future__ import annotations

import msgspec
import toolrt
from msgspec import UNSET, Struct, UnsetType

from ....types.case_recursion.types import (
    Chain,
    Deep,
    Folder,
    Node,
    Odd,
    Outline,
    OutlineItem,
    Ping,
    Pong,
    Text,
    Tree,
)

__all__ = [
    "Chain",
    "Deep",
    "Folder",
    "GiveNodeArgs",
    "GivePongArgs",
    "Node",
    "Odd",
    "Outline",
    "OutlineItem",
    "Ping",
    "Pong",
    "Text",
    "Tree",
    "WalkAllArgs",
]


class WalkAllArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `walk_all`.

    Takes them all.
    """

    tree: Tree
    outline: Outline
    folder: Folder = msgspec.field(
        default_factory=toolrt.default(__name__, "WALK_ALL_ARGS", "folder")
    )
    ping: Ping
    pong: Pong | None
    chain: Chain | UnsetType = UNSET
    text: Text
    deep: Deep
    maybe: Tree | UnsetType | None = UNSET


class GiveNodeArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `give_node`.

    Gives a node.
    """

    node: Node
    odd: Odd


class GivePongArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `give_pong`.

    Gives the other one.
    """

    ping: Ping = msgspec.field(
        default_factory=toolrt.default(__name__, "GIVE_PONG_ARGS", "ping")
    )
