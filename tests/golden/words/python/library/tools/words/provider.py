# Made by toolc from words.tools; do not edit.
"""What a host implements to provide the toolset `words`, and how it becomes a toolset."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import toolrt
from toolrt.host import Tool

if TYPE_CHECKING:
    from . import codecs, specs, types
else:
    codecs = toolrt.later(__package__, ".codecs")
    specs = toolrt.later(__package__, ".specs")
    types = toolrt.later(__package__, ".types")

__all__ = ["LIST_TEST_CASES", "LIST_TEST_CASE_TEMPLATES", "WordsTools", "toolset"]


class WordsTools(Protocol):
    """What a host implements to provide the toolset `words`."""

    def list_test_cases(
        self, cx: toolrt.Context, args: types.ListTestCasesArgs, /
    ) -> toolrt.Handled[toolrt.ContentLike]:
        """This looks terms up. Types are in `types.`; see Literal[…] and Callable[…].

        Args:
            pattern: what to look for

        Returns:
          The terms, as types.Terms
        """
        ...

    def list_test_case_templates(
        self, cx: toolrt.Context, args: types.ListTestCaseTemplatesArgs, /
    ) -> toolrt.Handled[toolrt.ContentLike]:
        """list_test_case_templates(kind)

        Raises:

            Nothing.
        Parameters
        ----------
        kind: which
        """
        ...


def toolset(tools: WordsTools) -> toolrt.Toolset:
    """Make the toolset, implemented by `tools`."""
    return toolrt.Toolset.of(
        "words",
        lambda: specs.toolset,
        tools,
        [
            (LIST_TEST_CASES, "list_test_cases"),
            (LIST_TEST_CASE_TEMPLATES, "list_test_case_templates"),
        ],
    )


LIST_TEST_CASES: Tool[types.ListTestCasesArgs, toolrt.Content] = Tool(
    name="list_test_cases",
    spec=lambda: specs.SPECS["list_test_cases"],
    args=lambda: codecs.LIST_TEST_CASES_ARGS,
)

LIST_TEST_CASE_TEMPLATES: Tool[types.ListTestCaseTemplatesArgs, toolrt.Content] = Tool(
    name="list_test_case_templates",
    spec=lambda: specs.SPECS["list_test_case_templates"],
    args=lambda: codecs.LIST_TEST_CASE_TEMPLATES_ARGS,
)
