# Made by toolc from one.tools; do not edit.
"""What a host implements to provide the toolset `bound`, and how it becomes a toolset."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import toolrt
from toolrt.host import Tool

if TYPE_CHECKING:
    from ....types.one import codecs as one_codecs
    from ....types.two import codecs as two_codecs
    from . import codecs, specs, types
else:
    two_codecs = toolrt.later(__package__, "....types.two.codecs")
    one_codecs = toolrt.later(__package__, "....types.one.codecs")
    codecs = toolrt.later(__package__, ".codecs")
    specs = toolrt.later(__package__, ".specs")
    types = toolrt.later(__package__, ".types")

__all__ = ["CONVERT", "OWNER", "TO_TEXT", "WEIGH", "BoundTools", "toolset"]


class BoundTools(Protocol):
    """Bound with and without names in between."""

    def owner(
        self, cx: toolrt.Context, args: types.TwoUser, /
    ) -> toolrt.Handled[types.Nested]:
        """Takes the type of the other package."""
        ...

    def weigh(
        self, cx: toolrt.Context, args: types.WeighArgs, /
    ) -> toolrt.Handled[types.Nested]:
        """Takes what holds itself."""
        ...

    def convert(
        self, cx: toolrt.Context, args: types.ConvertArgs, /
    ) -> toolrt.Handled[types.T1]:
        """Takes both types of one name in capitals."""
        ...

    def to_text(
        self, cx: toolrt.Context, args: types.ToTextArgs, /
    ) -> toolrt.Handled[str]:
        """Makes text of a tree."""
        ...


def toolset(tools: BoundTools) -> toolrt.Toolset:
    """Make the toolset, implemented by `tools`."""
    return toolrt.Toolset.of(
        "bound",
        lambda: specs.toolset,
        tools,
        [
            (OWNER, "owner"),
            (WEIGH, "weigh"),
            (CONVERT, "convert"),
            (TO_TEXT, "to_text"),
        ],
    )


OWNER = Tool(
    name="owner",
    spec=lambda: specs.SPECS["owner"],
    args=lambda: two_codecs.USER,
    result=lambda: one_codecs.NESTED,
)

WEIGH = Tool(
    name="weigh",
    spec=lambda: specs.SPECS["weigh"],
    args=lambda: codecs.WEIGH_ARGS,
    result=lambda: one_codecs.NESTED,
)

CONVERT = Tool(
    name="convert",
    spec=lambda: specs.SPECS["convert"],
    args=lambda: codecs.CONVERT_ARGS,
    result=lambda: one_codecs.T1,
)

TO_TEXT = Tool(
    name="to_text",
    spec=lambda: specs.SPECS["to_text"],
    args=lambda: codecs.TO_TEXT_ARGS,
    result=lambda: codecs.TO_TEXT_RESULT,
)
