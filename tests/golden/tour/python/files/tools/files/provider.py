# Made by toolc from files.tools; do not edit.
"""What a host implements to provide the toolset `files`, and how it becomes a toolset."""

from __future__ import annotations

from typing import Protocol

import toolrt
from toolrt.host import Declared, Tool

from ....types.acme_files import codecs as acme_files_codecs
from . import codecs, specs, types

__all__ = [
    "DELETE_FILES",
    "FIND_FILES",
    "RENAME_FILES",
    "SWEEP",
    "FilesTools",
    "toolset",
]


class FilesTools(Protocol):
    """Find, rename and delete files."""

    def find_files(
        self, cx: toolrt.Context, args: types.FindFilesArgs, /
    ) -> toolrt.Handled[types.FindFilesResult]:
        """Find files matching a glob pattern in a directory tree."""
        ...

    def rename_files(
        self,
        cx: toolrt.Context,
        args: types.RenameFilesArgs,
        sink: toolrt.Sink[types.Renamed],
        /,
    ) -> toolrt.Handled[list[types.Renamed]]:
        """Rename files by replacing text in their names."""
        ...

    def plan_rename_files(
        self, cx: toolrt.Context, args: types.RenameFilesArgs, /
    ) -> toolrt.Handled[list[object]]:
        """Give what `rename_files` would do, without doing it."""
        ...

    def delete_files(
        self, cx: toolrt.Context, args: types.DeleteFilesArgs, /
    ) -> toolrt.Handled[types.DeleteFilesResult]:
        """Delete files for good."""
        ...

    def plan_delete_files(
        self, cx: toolrt.Context, args: types.DeleteFilesArgs, /
    ) -> toolrt.Handled[list[object]]:
        """Give what `delete_files` would do, without doing it."""
        ...


def toolset(tools: FilesTools) -> toolrt.Toolset:
    """Make the toolset, implemented by `tools`."""
    return toolrt.Toolset.of(
        "files",
        specs.toolset,
        tools,
        [
            (FIND_FILES, "find_files"),
            (RENAME_FILES, "rename_files", "plan_rename_files"),
            (DELETE_FILES, "delete_files", "plan_delete_files"),
            (SWEEP, "sweep"),
        ],
    )


FIND_FILES = Tool(
    name="find_files",
    spec=specs.SPECS["find_files"],
    args=codecs.FIND_FILES_ARGS,
    result=codecs.FIND_FILES_RESULT,
    errors={"bad_pattern": Declared(types.BadPattern, acme_files_codecs.BAD_PATTERN)},
)

RENAME_FILES = Tool(
    name="rename_files",
    spec=specs.SPECS["rename_files"],
    args=codecs.RENAME_FILES_ARGS,
    result=codecs.RENAME_FILES_RESULT,
    item=acme_files_codecs.RENAMED,
    dry_run=True,
)

DELETE_FILES = Tool(
    name="delete_files",
    spec=specs.SPECS["delete_files"],
    args=codecs.DELETE_FILES_ARGS,
    result=codecs.DELETE_FILES_RESULT,
    dry_run=True,
)

SWEEP = Tool(
    name="sweep",
    spec=specs.SPECS["sweep"],
    args=codecs.SWEEP_ARGS,
    result=codecs.SWEEP_RESULT,
    errors={"bad_pattern": Declared(types.BadPattern, acme_files_codecs.BAD_PATTERN)},
    chain=True,
)
