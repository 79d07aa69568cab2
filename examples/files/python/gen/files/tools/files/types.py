# Made by toolc from files.tools; do not edit.
"""The payloads, results and errors of the toolset `files`."""

from __future__ import annotations

from typing import Annotated

import msgspec
import toolrt
from msgspec import Struct

from ....types.acme_files.types import FileMatch, NoSuchFile, NotText, Order

__all__ = [
    "FileMatch",
    "FindFilesArgs",
    "FindFilesResult",
    "NoSuchFile",
    "NotText",
    "Order",
    "ReadLinesArgs",
    "ReadLinesResult",
]


class FindFilesArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `find_files`.

    Find files by their names, in a folder and all folders below it.
    """

    ending: Annotated[str, msgspec.Meta(max_length=20)] = ""
    """What the name ends in, for example `.rs`; all files without it."""
    order: Order = Order.PATH
    limit: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 100


class FindFilesResult(Struct, kw_only=True, forbid_unknown_fields=True):
    """The result of `find_files`."""

    files: list[FileMatch]
    more: bool
    """Whether there are more than the limit."""


class ReadLinesArgs(
    Struct, kw_only=True, forbid_unknown_fields=True, rename={"from_": "from"}
):
    """The arguments of `read_lines`.

    Read lines of a text file.
    """

    path: toolrt.FilePath
    from_: Annotated[int, msgspec.Meta(ge=1, le=toolrt.MAX_INT)] = 1
    """The first line, counted from 1."""
    count: Annotated[int, msgspec.Meta(ge=1, le=500)] = 50


class ReadLinesResult(Struct, kw_only=True, forbid_unknown_fields=True):
    """The result of `read_lines`."""

    lines: list[str]
    total: Annotated[int, msgspec.Meta(ge=0, le=toolrt.MAX_INT)]
    """How many lines the file has."""
