# Made by toolc from records.tools; do not edit.
"""What a host implements to provide the toolset `records`, and how it becomes a toolset."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import toolrt
from toolrt.host import Tool

if TYPE_CHECKING:
    from collections.abc import Sequence

    from . import codecs, specs, types
else:
    codecs = toolrt.later(__package__, ".codecs")
    specs = toolrt.later(__package__, ".specs")
    types = toolrt.later(__package__, ".types")


class RecordsTools(Protocol):
    """What a host implements to provide the toolset `records`."""

    def keep_records(
        self, cx: toolrt.Context, args: types.KeepRecordsArgs, /
    ) -> toolrt.Handled[types.Point | None]:
        """Everything at once."""
        ...


class RecordsChecks:
    """Rules for arguments that the design cannot say, to be overridden."""

    def check_keep_records(
        self, _cx: toolrt.Context, _args: types.KeepRecordsArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `keep_records`."""
        return ()


def toolset(tools: RecordsTools) -> toolrt.Toolset:
    """Make the toolset, implemented by `tools`."""
    return toolrt.Toolset.of("records", lambda: specs.toolset, tools, [KEEP_RECORDS])


def toolset_from_mcp(server: toolrt.Executor | toolrt.AsyncExecutor) -> toolrt.Toolset:
    """Make the toolset of the same tools at an MCP server of this design, which `server` calls.

    Arguments are validated before they are sent, results when they come.

    Raises:
        toolrt.Drift: The server has other tools than the design says, and its
            connection does not allow that.
    """
    return toolrt.Toolset.remote(
        "records", lambda: specs.toolset, [KEEP_RECORDS], server, injects=True
    )


KEEP_RECORDS = Tool(
    name="keep_records",
    spec=lambda: specs.SPECS["keep_records"],
    args=lambda: codecs.KEEP_RECORDS_ARGS,
    result=lambda: codecs.KEEP_RECORDS_RESULT,
)
