# Made by toolc from wide.tools; do not edit.
"""What a host implements to provide the toolset `mapped`, and how it becomes a toolset."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import toolrt
from toolrt.host import Bound, Tool

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...service import CornersService
    from . import codecs, specs, transforms, types
else:
    codecs = toolrt.later(__package__, ".codecs")
    specs = toolrt.later(__package__, ".specs")
    transforms = toolrt.later(__package__, ".transforms")
    types = toolrt.later(__package__, ".types")


class MappedTools(Protocol):
    """What a host implements to provide the toolset `mapped`."""

    def find(
        self, cx: toolrt.Context, args: types.FindArgs, /
    ) -> toolrt.Handled[types.FindResult]:
        """Find by free text."""
        ...


class MappedChecks:
    """Rules for arguments that the design cannot say, to be overridden."""

    def check_find(
        self, _cx: toolrt.Context, _args: types.FindArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `find`."""
        return ()


def toolset(tools: MappedTools) -> toolrt.Toolset:
    """Make the toolset, implemented by `tools`."""
    return toolrt.Toolset.of("mapped", lambda: specs.toolset, tools, [FIND])


def toolset_from_service(service: CornersService) -> toolrt.Toolset:
    """Make the toolset, implemented by the methods that its tools are bound to."""
    return toolrt.Toolset.bound(
        "mapped",
        lambda: specs.toolset,
        [Bound(FIND, service.search, transforms.find_payload, transforms.find_result)],
    )


def toolset_from_mcp(server: toolrt.Executor | toolrt.AsyncExecutor) -> toolrt.Toolset:
    """Make the toolset of the same tools at an MCP server of this design, which `server` calls.

    Arguments are validated before they are sent, results when they come.

    Raises:
        toolrt.Drift: The server has other tools than the design says, and its
            connection does not allow that.
    """
    return toolrt.Toolset.remote(
        "mapped", lambda: specs.toolset, [FIND], server, injects=True
    )


FIND = Tool(
    name="find",
    spec=lambda: specs.SPECS["find"],
    args=lambda: codecs.FIND_ARGS,
    result=lambda: codecs.FIND_RESULT,
)
