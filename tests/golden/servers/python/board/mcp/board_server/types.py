# Made by toolc from servers.tools; do not edit.
"""The types of the resources and prompts of the server `board_server`."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
import toolrt
from msgspec import UNSET, Struct, UnsetType

from ....types.acme_servers.types import Card, How, NoSuchCard

__all__ = [
    "AFileArgs",
    "Card",
    "ColumnArgs",
    "CompareArgs",
    "CompareArgsLimits",
    "How",
    "ImportantArgs",
    "NoSuchCard",
    "NotesArgs",
    "PictureArgs",
]


class ColumnArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `board_server/column`."""

    name: str


class PictureArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `board_server/picture`."""


class AFileArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `board_server/a file`."""

    path: str


class NotesArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `board_server/notes`."""


class CompareArgsLimits(Struct, kw_only=True, forbid_unknown_fields=True):
    top: toolrt.Int


class CompareArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `board_server/compare`."""

    card: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    """The card."""
    how: How = How.FAST
    loud: bool | UnsetType = UNSET
    depth: Literal[1, 2] | UnsetType | None = UNSET
    limits: CompareArgsLimits | UnsetType = UNSET


class ImportantArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `board_server/important`."""

    topic: str | UnsetType = UNSET
