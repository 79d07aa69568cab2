# Made by toolc from places.tools; do not edit.
"""The types of the package `case.places`."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
import toolrt
from msgspec import UNSET, Struct, UnsetType

__all__ = [
    "AtFile",
    "AtPage",
    "Copy",
    "Folder",
    "Target",
    "TargetFile",
    "TargetPage",
    "Thing",
    "ThingFile",
    "ThingWord",
    "Tree",
]


class Copy(Struct, kw_only=True, forbid_unknown_fields=True, rename={"from_": "from"}):
    """What to copy, and where to."""

    from_: toolrt.FilePath
    to: toolrt.FilePath
    log: toolrt.FilePath | UnsetType = UNSET
    """Where the design says it."""
    about: toolrt.Uri | UnsetType = UNSET


Folder: TypeAlias = Annotated[
    toolrt.FilePath, msgspec.Meta(min_length=1, max_length=200)
]
"""A folder by another name."""


class Tree(Struct, kw_only=True, forbid_unknown_fields=True):
    """A tree of folders: as deep as it is."""

    at: Folder
    below: list[Tree] = []


class AtFile(Struct, kw_only=True, forbid_unknown_fields=True):
    path: toolrt.FilePath


class AtPage(Struct, kw_only=True, forbid_unknown_fields=True):
    url: toolrt.Uri


class TargetFile(AtFile, tag_field="kind", tag="file"):
    """A file."""


class TargetPage(AtPage, tag_field="kind", tag="page"):
    """A page."""


Target: TypeAlias = TargetFile | TargetPage
"""Where something is."""


class ThingFile(
    Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="file"
):
    """A file."""

    value: toolrt.FilePath


class ThingWord(
    Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="word"
):
    """A word."""

    value: str


Thing: TypeAlias = ThingFile | ThingWord
"""Any of several things."""
