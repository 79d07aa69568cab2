# Made by toolc from obstacles.tools; do not edit.
"""What a host implements to provide the toolset `../x`, and how it becomes a toolset."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import toolrt
from toolrt.host import Tool

if TYPE_CHECKING:
    from ....types.type_self import codecs as type_self_codecs
    from . import codecs, specs, types
else:
    type_self_codecs = toolrt.later(__package__, "....types.type_self.codecs")
    codecs = toolrt.later(__package__, ".codecs")
    specs = toolrt.later(__package__, ".specs")
    types = toolrt.later(__package__, ".types")

__all__ = ["A_B_C", "CON", "DOT_DOT_SLASH_NEW", "NEW", "TYPE", "XTools", "toolset"]


class XTools(Protocol):
    """What a host implements to provide the toolset `../x`."""

    def type_(
        self, cx: toolrt.Context, args: types.TypeArgs, /
    ) -> toolrt.Handled[types.Result]:
        """Run the tool `type`."""
        ...

    def dot_dot_slash_new(
        self, cx: toolrt.Context, args: types.NewArgs, /
    ) -> toolrt.Handled[types.Vec]:
        """Run the tool `../new`."""
        ...

    def new(
        self, cx: toolrt.Context, args: types.New2Args, /
    ) -> toolrt.Handled[list[types.Option]]:
        """Run the tool `new`."""
        ...

    def a_b_c(
        self, cx: toolrt.Context, args: types.ABCArgs, /
    ) -> toolrt.Handled[types.Context | None]:
        """Run the tool `a.b-c`."""
        ...

    def con(
        self, cx: toolrt.Context, args: types.ConArgs, /
    ) -> toolrt.Handled[toolrt.Json]:
        """Run the tool `CON`."""
        ...


def toolset(tools: XTools) -> toolrt.Toolset:
    """Make the toolset, implemented by `tools`."""
    return toolrt.Toolset.of(
        "../x",
        lambda: specs.toolset,
        tools,
        [
            (TYPE, "type_"),
            (DOT_DOT_SLASH_NEW, "dot_dot_slash_new"),
            (NEW, "new"),
            (A_B_C, "a_b_c"),
            (CON, "con"),
        ],
    )


TYPE = Tool(
    name="type",
    spec=lambda: specs.SPECS["type"],
    args=lambda: codecs.TYPE_ARGS,
    result=lambda: type_self_codecs.RESULT,
)

DOT_DOT_SLASH_NEW = Tool(
    name="../new",
    spec=lambda: specs.SPECS["../new"],
    args=lambda: codecs.NEW_ARGS,
    result=lambda: type_self_codecs.VEC,
)

NEW = Tool(
    name="new",
    spec=lambda: specs.SPECS["new"],
    args=lambda: codecs.NEW2_ARGS,
    result=lambda: codecs.NEW2_RESULT,
)

A_B_C = Tool(
    name="a.b-c",
    spec=lambda: specs.SPECS["a.b-c"],
    args=lambda: codecs.ABC_ARGS,
    result=lambda: codecs.ABC_RESULT,
)

CON = Tool(
    name="CON",
    spec=lambda: specs.SPECS["CON"],
    args=lambda: codecs.CON_ARGS,
    result=lambda: codecs.CON_RESULT,
)
