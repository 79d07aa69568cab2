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
    """Find files and read them."""

    def find_files(
        self, cx: toolrt.Context, args: types.FindFilesArgs, /
    ) -> toolrt.Handled[types.FindFilesResult]:
        """Find files by their names, in a folder and all folders below it."""
        ...

    def read_lines(
        self, cx: toolrt.Context, args: types.ReadLinesArgs, /
    ) -> toolrt.Handled[types.ReadLinesResult]:
        """Read lines of a text file."""
        ...


class FilesChecks:
    """Rules for arguments that the design cannot say, to be overridden."""

    def check_find_files(
        self, _cx: toolrt.Context, _args: types.FindFilesArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `find_files`."""
        return ()

    def check_read_lines(
        self, _cx: toolrt.Context, _args: types.ReadLinesArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `read_lines`."""
        return ()


def toolset(tools: FilesTools) -> toolrt.Toolset:
    """Make the toolset, implemented by `tools`."""
    return toolrt.Toolset.of(
        "files", lambda: specs.toolset, tools, [FIND_FILES, READ_LINES]
    )


def toolset_from_mcp(server: toolrt.Executor | toolrt.AsyncExecutor) -> toolrt.Toolset:
    """Make the toolset of the same tools at an MCP server of this design, which `server` calls.

    Arguments are validated before they are sent, results when they come.

    Raises:
        toolrt.Drift: The server has other tools than the design says, and its
            connection does not allow that.
    """
    return toolrt.Toolset.remote(
        "files", lambda: specs.toolset, [FIND_FILES, READ_LINES], server, injects=True
    )


FIND_FILES = Tool(
    name="find_files",
    spec=lambda: specs.SPECS["find_files"],
    args=lambda: codecs.FIND_FILES_ARGS,
    result=lambda: codecs.FIND_FILES_RESULT,
)

READ_LINES = Tool(
    name="read_lines",
    spec=lambda: specs.SPECS["read_lines"],
    args=lambda: codecs.READ_LINES_ARGS,
    result=lambda: codecs.READ_LINES_RESULT,
    errors=lambda: {
        "no_such_file": Declared(types.NoSuchFile, acme_files_codecs.NO_SUCH_FILE),
        "not_text": Declared(types.NotText, acme_files_codecs.NOT_TEXT),
    },
)
