# Made by toolc from files.tools; do not edit.
"""What a host implements to provide the toolset `files`, and how it becomes a toolset."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import toolrt
from toolrt.host import Declared, Tool

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ....types.acme_files import codecs as acme_files_codecs
    from . import codecs, specs, types
else:
    acme_files_codecs = toolrt.later(__package__, "....types.acme_files.codecs")
    codecs = toolrt.later(__package__, ".codecs")
    specs = toolrt.later(__package__, ".specs")
    types = toolrt.later(__package__, ".types")


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


class FilesChecks:
    """Rules for arguments that the design cannot say, to be overridden."""

    def check_find_files(
        self, _cx: toolrt.Context, _args: types.FindFilesArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `find_files`."""
        return ()

    def check_rename_files(
        self, _cx: toolrt.Context, _args: types.RenameFilesArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `rename_files`."""
        return ()

    def check_delete_files(
        self, _cx: toolrt.Context, _args: types.DeleteFilesArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `delete_files`."""
        return ()


def toolset(tools: FilesTools) -> toolrt.Toolset:
    """Make the toolset, implemented by `tools`."""
    return toolrt.Toolset.of(
        "files",
        lambda: specs.toolset,
        tools,
        [FIND_FILES, RENAME_FILES, DELETE_FILES, SWEEP],
    )


def toolset_from_mcp(server: toolrt.Executor | toolrt.AsyncExecutor) -> toolrt.Toolset:
    """Make the toolset of the same tools at an MCP server of this design, which `server` calls.

    Arguments are validated before they are sent, results when they come.

    Raises:
        toolrt.Drift: The server has other tools than the design says, and its
            connection does not allow that.
    """
    return toolrt.Toolset.remote(
        "files",
        lambda: specs.toolset,
        [FIND_FILES, RENAME_FILES, DELETE_FILES, SWEEP],
        server,
        injects=True,
    )


FIND_FILES = Tool(
    name="find_files",
    spec=lambda: specs.SPECS["find_files"],
    args=lambda: codecs.FIND_FILES_ARGS,
    result=lambda: codecs.FIND_FILES_RESULT,
    errors=lambda: {
        "bad_pattern": Declared(types.BadPattern, acme_files_codecs.BAD_PATTERN)
    },
)

RENAME_FILES = Tool(
    name="rename_files",
    spec=lambda: specs.SPECS["rename_files"],
    args=lambda: codecs.RENAME_FILES_ARGS,
    result=lambda: codecs.RENAME_FILES_RESULT,
    item=lambda: acme_files_codecs.RENAMED,
    dry_run=True,
)

DELETE_FILES = Tool(
    name="delete_files",
    spec=lambda: specs.SPECS["delete_files"],
    args=lambda: codecs.DELETE_FILES_ARGS,
    result=lambda: codecs.DELETE_FILES_RESULT,
    dry_run=True,
)

SWEEP = Tool(
    name="sweep",
    spec=lambda: specs.SPECS["sweep"],
    args=lambda: codecs.SWEEP_ARGS,
    result=lambda: codecs.SWEEP_RESULT,
    chain=True,
)
