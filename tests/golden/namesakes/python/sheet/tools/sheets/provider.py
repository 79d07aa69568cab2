# Made by toolc from namesakes.tools; do not edit.
"""What a host implements to provide the toolset `sheets`, and how it becomes a toolset."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import toolrt
from toolrt.host import Tool

if TYPE_CHECKING:
    from ....types.namesakes import codecs as namesakes_codecs
    from . import codecs, specs, types
else:
    namesakes_codecs = toolrt.later(__package__, "....types.namesakes.codecs")
    codecs = toolrt.later(__package__, ".codecs")
    specs = toolrt.later(__package__, ".specs")
    types = toolrt.later(__package__, ".types")

__all__ = ["DESCRIBE", "READ_ROWS", "TWINS", "SheetsTools", "toolset"]


class SheetsTools(Protocol):
    """What a host implements to provide the toolset `sheets`."""

    def read_rows(
        self, cx: toolrt.Context, args: types.ReadRowsArgs, /
    ) -> toolrt.Handled[list[types.ReadRowsResultItem]]:
        """Passes rows on, which have a type here and one at the service."""
        ...

    def twins(
        self, cx: toolrt.Context, args: types.Twins, /
    ) -> toolrt.Handled[toolrt.ContentLike]:
        """Tells twins apart."""
        ...

    def describe(
        self, cx: toolrt.Context, args: types.DescribeArgs, /
    ) -> toolrt.Handled[types.Outcome]:
        """Tells what there is."""
        ...


def toolset(tools: SheetsTools) -> toolrt.Toolset:
    """Make the toolset, implemented by `tools`."""
    return toolrt.Toolset.of(
        "sheets",
        lambda: specs.toolset,
        tools,
        [(READ_ROWS, "read_rows"), (TWINS, "twins"), (DESCRIBE, "describe")],
    )


READ_ROWS = Tool(
    name="read_rows",
    spec=lambda: specs.SPECS["read_rows"],
    args=lambda: codecs.READ_ROWS_ARGS,
    result=lambda: codecs.READ_ROWS_RESULT,
)

TWINS: Tool[types.Twins, toolrt.Content] = Tool(
    name="twins", spec=lambda: specs.SPECS["twins"], args=lambda: namesakes_codecs.TWINS
)

DESCRIBE = Tool(
    name="describe",
    spec=lambda: specs.SPECS["describe"],
    args=lambda: codecs.DESCRIBE_ARGS,
    result=lambda: namesakes_codecs.OUTCOME,
    schema=True,
)
