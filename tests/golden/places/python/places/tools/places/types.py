# Made by toolc from places.tools; do not edit.
"""The payloads, results and errors of the toolset `places`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

import msgspec
import toolrt
from msgspec import UNSET, Struct, UnsetType

from ....types.case_places.types import (
    AtFile,
    AtPage,
    Copy,
    Folder,
    Target,
    TargetFile,
    TargetPage,
    Thing,
    ThingFile,
    ThingWord,
    Tree,
)

__all__ = [
    "AtFile",
    "AtPage",
    "CleanArgs",
    "Copy",
    "FetchArgs",
    "Folder",
    "LoadArgs",
    "ReadArgs",
    "Target",
    "TargetFile",
    "TargetPage",
    "Thing",
    "ThingFile",
    "ThingWord",
    "Tree",
    "VisitArgs",
    "VisitArgsSource",
    "VisitArgsUpload",
    "VisitArgsUploadRecord",
    "VisitArgsUploadRecord2",
    "VisitArgsWords",
]


class ReadArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `read`.

    Reads a file.
    """

    file: toolrt.FilePath = "."


class CleanArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `clean`.

    Cleans up.
    """

    paths: Annotated[list[toolrt.FilePath], msgspec.Meta(min_length=1)]


if TYPE_CHECKING:
    VisitArgsWords: TypeAlias = 'Literal["stdin"] | str | int'
else:
    VisitArgsWords = toolrt.opaque("VisitArgsWords")


if TYPE_CHECKING:
    VisitArgsSource: TypeAlias = "str"
else:
    VisitArgsSource = toolrt.opaque("VisitArgsSource")


class VisitArgsUploadRecord(Struct, kw_only=True, forbid_unknown_fields=True):
    kind: Literal["file"]
    source: toolrt.FilePath


class VisitArgsUploadRecord2(Struct, kw_only=True, forbid_unknown_fields=True):
    kind: Literal["text"]
    source: str


if TYPE_CHECKING:
    VisitArgsUpload: TypeAlias = "VisitArgsUploadRecord | VisitArgsUploadRecord2"
else:
    VisitArgsUpload = toolrt.opaque("VisitArgsUpload")


class VisitArgs(toolrt.Record):
    """The arguments of `visit`.

    Deals with places of all kinds.
    """

    trees: dict[str, Tree] | UnsetType = UNSET
    pair: tuple[toolrt.FilePath, toolrt.Uri] | UnsetType = UNSET
    targets: list[Target] | UnsetType = UNSET
    thing: Thing | UnsetType = UNSET
    words: VisitArgsWords | UnsetType = UNSET
    source: VisitArgsSource | UnsetType = UNSET
    upload: VisitArgsUpload | UnsetType = UNSET
    hidden: toolrt.Secret[list[toolrt.FilePath]] | UnsetType = UNSET
    folder: toolrt.FilePath | UnsetType | None = UNSET
    note: str | UnsetType = UNSET
    rest: dict[str, toolrt.FilePath] = msgspec.field(default_factory=toolrt.empty)
    """All other keys."""


class FetchArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `fetch`.

    Gets a page.
    """

    url: toolrt.Uri


class LoadArgs(
    Struct, kw_only=True, forbid_unknown_fields=True, rename={"from_": "from"}
):
    """The arguments of `load`.

    Gets a file or a page, and nothing else.
    """

    from_: toolrt.Uri
    log: toolrt.Uri | UnsetType = UNSET
