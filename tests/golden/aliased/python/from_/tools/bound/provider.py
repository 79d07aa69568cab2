# Made by toolc from one.tools; do not edit.
"""What a host implements to provide the toolset `bound`, and how it becomes a toolset."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import toolrt
from toolrt.host import Tool

from ....types.one import codecs as one_codecs
from ....types.two import codecs as two_codecs
from . import codecs, specs

if TYPE_CHECKING:
    from . import types

__all__ = ["OWNER", "TO_TEXT", "WEIGH", "BoundTools", "toolset"]


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

    def to_text(
        self, cx: toolrt.Context, args: types.ToTextArgs, /
    ) -> toolrt.Handled[str]:
        """Makes text of a tree."""
        ...


def toolset(tools: BoundTools) -> toolrt.Toolset:
    """Make the toolset, implemented by `tools`."""
    return toolrt.Toolset.of(
        "bound",
        specs.toolset,
        tools,
        [(OWNER, "owner"), (WEIGH, "weigh"), (TO_TEXT, "to_text")],
    )


OWNER = Tool(
    name="owner",
    spec=specs.SPECS["owner"],
    args=two_codecs.USER,
    result=one_codecs.NESTED,
)

WEIGH = Tool(
    name="weigh",
    spec=specs.SPECS["weigh"],
    args=codecs.WEIGH_ARGS,
    result=one_codecs.NESTED,
)

TO_TEXT = Tool(
    name="to_text",
    spec=specs.SPECS["to_text"],
    args=codecs.TO_TEXT_ARGS,
    result=codecs.TO_TEXT_RESULT,
)
