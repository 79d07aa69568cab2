# Made by toolc from documents.tools; do not edit.
"""What a host implements to provide the toolset `documents`, and how it becomes a toolset."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import toolrt
from toolrt.host import Tool

if TYPE_CHECKING:
    from ....types.conformance_documents import codecs as conformance_documents_codecs
    from . import codecs, specs, types
else:
    conformance_documents_codecs = toolrt.later(
        __package__, "....types.conformance_documents.codecs"
    )
    codecs = toolrt.later(__package__, ".codecs")
    specs = toolrt.later(__package__, ".specs")
    types = toolrt.later(__package__, ".types")

__all__ = [
    "CHECK_DOCUMENTS0",
    "CHECK_DOCUMENTS1",
    "CHECK_DOCUMENTS2",
    "CHECK_DOCUMENTS3",
    "CHECK_DOCUMENTS4",
    "CHECK_DOCUMENTS5",
    "DocumentsTools",
    "toolset",
]


class DocumentsTools(Protocol):
    """What a host implements to provide the toolset `documents`."""

    def check_documents0(
        self, cx: toolrt.Context, args: types.CheckDocuments0Args, /
    ) -> toolrt.Handled[toolrt.Json]:
        """Checks `Any`."""
        ...

    def check_documents1(
        self, cx: toolrt.Context, args: types.CheckDocuments1Args, /
    ) -> toolrt.Handled[types.Pair]:
        """Checks `Pair`."""
        ...

    def check_documents2(
        self, cx: toolrt.Context, args: types.CheckDocuments2Args, /
    ) -> toolrt.Handled[list[int]]:
        """Checks `Numbers`."""
        ...

    def check_documents3(
        self, cx: toolrt.Context, args: types.CheckDocuments3Args, /
    ) -> toolrt.Handled[types.Open]:
        """Checks `Open`."""
        ...

    def check_documents4(
        self, cx: toolrt.Context, args: types.CheckDocuments4Args, /
    ) -> toolrt.Handled[list[str]]:
        """Checks `Strings`."""
        ...

    def check_documents5(
        self, cx: toolrt.Context, args: types.CheckDocuments5Args, /
    ) -> toolrt.Handled[dict[str, toolrt.Json]]:
        """Checks `Nest`."""
        ...


def toolset(tools: DocumentsTools) -> toolrt.Toolset:
    """Make the toolset, implemented by `tools`."""
    return toolrt.Toolset.of(
        "documents",
        lambda: specs.toolset,
        tools,
        [
            (CHECK_DOCUMENTS0, "check_documents0"),
            (CHECK_DOCUMENTS1, "check_documents1"),
            (CHECK_DOCUMENTS2, "check_documents2"),
            (CHECK_DOCUMENTS3, "check_documents3"),
            (CHECK_DOCUMENTS4, "check_documents4"),
            (CHECK_DOCUMENTS5, "check_documents5"),
        ],
    )


CHECK_DOCUMENTS0 = Tool(
    name="check_documents0",
    spec=lambda: specs.SPECS["check_documents0"],
    args=lambda: codecs.CHECK_DOCUMENTS0_ARGS,
    result=lambda: codecs.CHECK_DOCUMENTS0_RESULT,
)

CHECK_DOCUMENTS1 = Tool(
    name="check_documents1",
    spec=lambda: specs.SPECS["check_documents1"],
    args=lambda: codecs.CHECK_DOCUMENTS1_ARGS,
    result=lambda: conformance_documents_codecs.PAIR,
)

CHECK_DOCUMENTS2 = Tool(
    name="check_documents2",
    spec=lambda: specs.SPECS["check_documents2"],
    args=lambda: codecs.CHECK_DOCUMENTS2_ARGS,
    result=lambda: codecs.CHECK_DOCUMENTS2_RESULT,
)

CHECK_DOCUMENTS3 = Tool(
    name="check_documents3",
    spec=lambda: specs.SPECS["check_documents3"],
    args=lambda: codecs.CHECK_DOCUMENTS3_ARGS,
    result=lambda: conformance_documents_codecs.OPEN,
)

CHECK_DOCUMENTS4 = Tool(
    name="check_documents4",
    spec=lambda: specs.SPECS["check_documents4"],
    args=lambda: codecs.CHECK_DOCUMENTS4_ARGS,
    result=lambda: codecs.CHECK_DOCUMENTS4_RESULT,
)

CHECK_DOCUMENTS5 = Tool(
    name="check_documents5",
    spec=lambda: specs.SPECS["check_documents5"],
    args=lambda: codecs.CHECK_DOCUMENTS5_ARGS,
    result=lambda: codecs.CHECK_DOCUMENTS5_RESULT,
)
