# Made by toolc from places.tools; do not edit.
"""What a host implements to provide the toolset `places`, and how it becomes a toolset."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import toolrt
from toolrt.host import Tool

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ....types.case_places import codecs as case_places_codecs
    from . import codecs, specs, types
else:
    case_places_codecs = toolrt.later(__package__, "....types.case_places.codecs")
    codecs = toolrt.later(__package__, ".codecs")
    specs = toolrt.later(__package__, ".specs")
    types = toolrt.later(__package__, ".types")


class PlacesTools(Protocol):
    """Tools with paths and URIs in their arguments."""

    def read(self, cx: toolrt.Context, args: types.ReadArgs, /) -> toolrt.Handled[str]:
        """Reads a file."""
        ...

    def copy(self, cx: toolrt.Context, args: types.Copy, /) -> toolrt.Handled[str]:
        """Copies."""
        ...

    def clean(
        self, cx: toolrt.Context, args: types.CleanArgs, /
    ) -> toolrt.Handled[str]:
        """Cleans up."""
        ...

    def visit(
        self, cx: toolrt.Context, args: types.VisitArgs, /
    ) -> toolrt.Handled[str]:
        """Deals with places of all kinds."""
        ...

    def fetch(
        self, cx: toolrt.Context, args: types.FetchArgs, /
    ) -> toolrt.Handled[str]:
        """Gets a page."""
        ...

    def load(self, cx: toolrt.Context, args: types.LoadArgs, /) -> toolrt.Handled[str]:
        """Gets a file or a page, and nothing else."""
        ...


class PlacesChecks:
    """Rules for arguments that the design cannot say, to be overridden."""

    def check_read(
        self, _cx: toolrt.Context, _args: types.ReadArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `read`."""
        return ()

    def check_copy(
        self, _cx: toolrt.Context, _args: types.Copy, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `copy`."""
        return ()

    def check_clean(
        self, _cx: toolrt.Context, _args: types.CleanArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `clean`."""
        return ()

    def check_visit(
        self, _cx: toolrt.Context, _args: types.VisitArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `visit`."""
        return ()

    def check_fetch(
        self, _cx: toolrt.Context, _args: types.FetchArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `fetch`."""
        return ()

    def check_load(
        self, _cx: toolrt.Context, _args: types.LoadArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `load`."""
        return ()


def toolset(tools: PlacesTools) -> toolrt.Toolset:
    """Make the toolset, implemented by `tools`."""
    return toolrt.Toolset.of(
        "places", lambda: specs.toolset, tools, [READ, COPY, CLEAN, VISIT, FETCH, LOAD]
    )


def toolset_from_mcp(server: toolrt.Executor | toolrt.AsyncExecutor) -> toolrt.Toolset:
    """Make the toolset of the same tools at an MCP server of this design, which `server` calls.

    Arguments are validated before they are sent, results when they come.

    Raises:
        toolrt.Drift: The server has other tools than the design says, and its
            connection does not allow that.
    """
    return toolrt.Toolset.remote(
        "places",
        lambda: specs.toolset,
        [READ, COPY, CLEAN, VISIT, FETCH, LOAD],
        server,
        injects=True,
    )


READ = Tool(
    name="read",
    spec=lambda: specs.SPECS["read"],
    args=lambda: codecs.READ_ARGS,
    result=lambda: codecs.READ_RESULT,
)

COPY = Tool(
    name="copy",
    spec=lambda: specs.SPECS["copy"],
    args=lambda: case_places_codecs.COPY,
    result=lambda: codecs.COPY_RESULT,
)

CLEAN = Tool(
    name="clean",
    spec=lambda: specs.SPECS["clean"],
    args=lambda: codecs.CLEAN_ARGS,
    result=lambda: codecs.CLEAN_RESULT,
)

VISIT = Tool(
    name="visit",
    spec=lambda: specs.SPECS["visit"],
    args=lambda: codecs.VISIT_ARGS,
    result=lambda: codecs.VISIT_RESULT,
)

FETCH = Tool(
    name="fetch",
    spec=lambda: specs.SPECS["fetch"],
    args=lambda: codecs.FETCH_ARGS,
    result=lambda: codecs.FETCH_RESULT,
)

LOAD = Tool(
    name="load",
    spec=lambda: specs.SPECS["load"],
    args=lambda: codecs.LOAD_ARGS,
    result=lambda: codecs.LOAD_RESULT,
)
