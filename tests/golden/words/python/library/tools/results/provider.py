# Made by toolc from words.tools; do not edit.
"""What a host implements to provide the toolset `results`, and how it becomes a toolset."""

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

__all__ = ["IMPORT", "READ_TERMS", "TAKE", "ResultsTools", "toolset"]


class ResultsTools(Protocol):
    """What a host implements to provide the toolset `results`."""

    def read_terms(
        self, cx: toolrt.Context, args: types.ReadTermsArgs, /
    ) -> toolrt.Handled[types.ReadTermsResult]:
        """Run the tool `read_terms`."""
        ...

    def import_(
        self, cx: toolrt.Context, args: types.ImportArgs, /
    ) -> toolrt.Handled[types.ImportResult]:
        """Run the tool `import`."""
        ...

    def take(
        self, cx: toolrt.Context, args: types.TakeArgs, /
    ) -> toolrt.Handled[types.TakeResult]:
        """Run the tool `take`."""
        ...


def toolset(tools: ResultsTools) -> toolrt.Toolset:
    """Make the toolset, implemented by `tools`."""
    return toolrt.Toolset.of(
        "results",
        lambda: specs.toolset,
        tools,
        [(READ_TERMS, "read_terms"), (IMPORT, "import_"), (TAKE, "take")],
    )


READ_TERMS = Tool(
    name="read_terms",
    spec=lambda: specs.SPECS["read_terms"],
    args=lambda: codecs.READ_TERMS_ARGS,
    result=lambda: codecs.READ_TERMS_RESULT,
)

IMPORT = Tool(
    name="import",
    spec=lambda: specs.SPECS["import"],
    args=lambda: codecs.IMPORT_ARGS,
    result=lambda: codecs.IMPORT_RESULT,
)

TAKE = Tool(
    name="take",
    spec=lambda: specs.SPECS["take"],
    args=lambda: codecs.TAKE_ARGS,
    result=lambda: codecs.TAKE_RESULT,
)
