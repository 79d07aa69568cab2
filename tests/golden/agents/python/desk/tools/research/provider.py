# Made by toolc from desk.tools; do not edit.
"""What a host implements to provide the toolset `research`, and how it becomes a toolset."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import toolrt
from toolrt.host import Declared, Tool

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ....types.acme_desk import codecs as acme_desk_codecs
    from . import codecs, specs, types
else:
    acme_desk_codecs = toolrt.later(__package__, "....types.acme_desk.codecs")
    codecs = toolrt.later(__package__, ".codecs")
    specs = toolrt.later(__package__, ".specs")
    types = toolrt.later(__package__, ".types")


class ResearchTools(Protocol):
    """Research, done by an agent."""

    def research(
        self,
        cx: toolrt.Context,
        args: types.ResearchArgs,
        sink: toolrt.Sink[types.Move],
        /,
    ) -> toolrt.Handled[types.Finding]:
        """Find out."""
        ...

    def stream_research(
        self, cx: toolrt.Context, args: types.StreamResearchArgs, /
    ) -> toolrt.Handled[toolrt.ContentLike]:
        """Run the tool `stream_research`."""
        ...

    def summarize(
        self, cx: toolrt.Context, args: types.SummarizeArgs, /
    ) -> toolrt.Handled[toolrt.Outcome[list[types.SummarizeResultItem]]]:
        """Run the tool `summarize`."""
        ...


class ResearchChecks:
    """Rules for arguments that the design cannot say, to be overridden."""

    def check_research(
        self, _cx: toolrt.Context, _args: types.ResearchArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `research`."""
        return ()

    def check_stream_research(
        self, _cx: toolrt.Context, _args: types.StreamResearchArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `stream_research`."""
        return ()

    def check_summarize(
        self, _cx: toolrt.Context, _args: types.SummarizeArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `summarize`."""
        return ()


def toolset(tools: ResearchTools) -> toolrt.Toolset:
    """Make the toolset, implemented by `tools`."""
    return toolrt.Toolset.of(
        "research", lambda: specs.toolset, tools, [RESEARCH, STREAM_RESEARCH, SUMMARIZE]
    )


def toolset_from_mcp(server: toolrt.Executor | toolrt.AsyncExecutor) -> toolrt.Toolset:
    """Make the toolset of the same tools at an MCP server of this design, which `server` calls.

    Arguments are validated before they are sent, results when they come.

    Raises:
        toolrt.Drift: The server has other tools than the design says, and its
            connection does not allow that.
    """
    return toolrt.Toolset.remote(
        "research",
        lambda: specs.toolset,
        [RESEARCH, STREAM_RESEARCH, SUMMARIZE],
        server,
        injects=True,
    )


RESEARCH = Tool(
    name="research",
    spec=lambda: specs.SPECS["research"],
    args=lambda: codecs.RESEARCH_ARGS,
    result=lambda: acme_desk_codecs.FINDING,
    item=lambda: acme_desk_codecs.MOVE,
    errors=lambda: {
        "nobody_knows": Declared(types.NobodyKnows, acme_desk_codecs.NOBODY_KNOWS)
    },
)

STREAM_RESEARCH: Tool[types.StreamResearchArgs, toolrt.Content] = Tool(
    name="stream_research",
    spec=lambda: specs.SPECS["stream_research"],
    args=lambda: codecs.STREAM_RESEARCH_ARGS,
)

SUMMARIZE = Tool(
    name="summarize",
    spec=lambda: specs.SPECS["summarize"],
    args=lambda: codecs.SUMMARIZE_ARGS,
    result=lambda: codecs.SUMMARIZE_RESULT,
)
