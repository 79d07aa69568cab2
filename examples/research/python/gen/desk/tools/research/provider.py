# Made by toolc from research.tools; do not edit.
"""What a host implements to provide the toolset `research`, and how it becomes a toolset."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import toolrt
from toolrt.host import Declared, Tool

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ....types.acme_research import codecs as acme_research_codecs
    from . import codecs, specs, types
else:
    acme_research_codecs = toolrt.later(__package__, "....types.acme_research.codecs")
    codecs = toolrt.later(__package__, ".codecs")
    specs = toolrt.later(__package__, ".specs")
    types = toolrt.later(__package__, ".types")


class ResearchTools(Protocol):
    """Research in the notes."""

    def answer_question(
        self,
        cx: toolrt.Context,
        args: types.AnswerQuestionArgs,
        sink: toolrt.Sink[types.Step],
        /,
    ) -> toolrt.Handled[types.Answer]:
        """Answer a question from the notes."""
        ...


class ResearchChecks:
    """Rules for arguments that the design cannot say, to be overridden."""

    def check_answer_question(
        self, _cx: toolrt.Context, _args: types.AnswerQuestionArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `answer_question`."""
        return ()


def toolset(tools: ResearchTools) -> toolrt.Toolset:
    """Make the toolset, implemented by `tools`."""
    return toolrt.Toolset.of(
        "research", lambda: specs.toolset, tools, [ANSWER_QUESTION]
    )


def toolset_from_mcp(server: toolrt.Executor | toolrt.AsyncExecutor) -> toolrt.Toolset:
    """Make the toolset of the same tools at an MCP server of this design, which `server` calls.

    Arguments are validated before they are sent, results when they come.

    Raises:
        toolrt.Drift: The server has other tools than the design says, and its
            connection does not allow that.
    """
    return toolrt.Toolset.remote(
        "research", lambda: specs.toolset, [ANSWER_QUESTION], server, injects=True
    )


ANSWER_QUESTION = Tool(
    name="answer_question",
    spec=lambda: specs.SPECS["answer_question"],
    args=lambda: codecs.ANSWER_QUESTION_ARGS,
    result=lambda: acme_research_codecs.ANSWER,
    item=lambda: acme_research_codecs.STEP,
    errors=lambda: {
        "not_in_notes": Declared(types.NotInNotes, acme_research_codecs.NOT_IN_NOTES)
    },
)
