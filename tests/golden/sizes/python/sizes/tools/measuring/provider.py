# Made by toolc from sizes.tools; do not edit.
"""What a host implements to provide the toolset `measuring`, and how it becomes a toolset."""

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

__all__ = ["TAKE_TREES", "TAKE_TUPLES", "MeasuringTools", "toolset"]


class MeasuringTools(Protocol):
    """What a host implements to provide the toolset `measuring`."""

    def take_tuples(
        self, cx: toolrt.Context, args: types.TakeTuplesArgs, /
    ) -> toolrt.Handled[types.TakeTuplesResult]:
        """Takes tuples of limited sizes."""
        ...

    def take_trees(
        self, cx: toolrt.Context, args: types.TakeTreesArgs, /
    ) -> toolrt.Handled[types.TakeTreesResult]:
        """Takes what holds itself."""
        ...


def toolset(tools: MeasuringTools) -> toolrt.Toolset:
    """Make the toolset, implemented by `tools`."""
    return toolrt.Toolset.of(
        "measuring",
        lambda: specs.toolset,
        tools,
        [(TAKE_TUPLES, "take_tuples"), (TAKE_TREES, "take_trees")],
    )


TAKE_TUPLES = Tool(
    name="take_tuples",
    spec=lambda: specs.SPECS["take_tuples"],
    args=lambda: codecs.TAKE_TUPLES_ARGS,
    result=lambda: codecs.TAKE_TUPLES_RESULT,
)

TAKE_TREES = Tool(
    name="take_trees",
    spec=lambda: specs.SPECS["take_trees"],
    args=lambda: codecs.TAKE_TREES_ARGS,
    result=lambda: codecs.TAKE_TREES_RESULT,
)
