# Made by toolc from files.tools; do not edit.
"""The payloads, results and errors of the toolset `files`."""

from __future__ import annotations

from typing import Annotated

import msgspec
import toolrt
from msgspec import UNSET, Struct, UnsetType

from ....types.acme_files.types import BadPattern, FileMatch, Renamed

__all__ = [
    "BadPattern",
    "DeleteFilesArgs",
    "DeleteFilesResult",
    "FileMatch",
    "FindFilesArgs",
    "FindFilesResult",
    "RenameFilesArgs",
    "Renamed",
    "SweepArgs",
    "SweepResult",
]


class FindFilesArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `find_files`.

    Find files matching a glob pattern in a directory tree.
    """

    pattern: Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]
    """Glob pattern, for example `*.py` or `**/*.json`."""
    root: toolrt.FilePath = "."
    """Directory to search from."""
    max_depth: Annotated[int, msgspec.Meta(ge=1, le=64)] = 10
    limit: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 100
    cursor: str | UnsetType = UNSET


class FindFilesResult(Struct, kw_only=True, forbid_unknown_fields=True):
    """The result of `find_files`."""

    files: list[FileMatch]
    next_cursor: str | UnsetType = UNSET


class RenameFilesArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `rename_files`.

    Rename files by replacing text in their names.
    """

    paths: Annotated[list[toolrt.FilePath], msgspec.Meta(min_length=1)]
    find: Annotated[str, msgspec.Meta(min_length=1)]
    replace: str


class DeleteFilesArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `delete_files`.

    Delete files for good.
    """

    paths: Annotated[list[toolrt.FilePath], msgspec.Meta(min_length=1)]


class DeleteFilesResult(Struct, kw_only=True, forbid_unknown_fields=True):
    """The result of `delete_files`."""

    deleted: toolrt.Int


class SweepArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `sweep`.

    Find files by pattern and delete what was found.
    """

    pattern: str
    root: toolrt.FilePath = "."


class SweepResult(Struct, kw_only=True, forbid_unknown_fields=True):
    """The result of `sweep`."""

    deleted: toolrt.Int
