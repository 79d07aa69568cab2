# Made by toolc from shadows.tools; do not edit.
"""What a host implements to provide the toolset `named`, and how it becomes a toolset."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import toolrt
from toolrt.host import Tool

if TYPE_CHECKING:
    from ....types.case_shadows import codecs as case_shadows_codecs
    from ....types.other_names import codecs as other_names_codecs
    from . import codecs, specs, types
else:
    other_names_codecs = toolrt.later(__package__, "....types.other_names.codecs")
    case_shadows_codecs = toolrt.later(__package__, "....types.case_shadows.codecs")
    codecs = toolrt.later(__package__, ".codecs")
    specs = toolrt.later(__package__, ".specs")
    types = toolrt.later(__package__, ".types")

__all__ = [
    "AUTO",
    "A_1",
    "BOOL",
    "CHECK",
    "LIST",
    "TOOLRT",
    "TYPES",
    "TYPE_CHECKING_2",
    "UNSET_2",
    "É",
    "L",
    "NamedTools",
    "toolset",
]


class NamedTools(Protocol):
    """Ends in a backslash \x5c
    and so does this \x5c
      but not this.
    """

    def list_(
        self, cx: toolrt.Context, args: types.ListArgs, /
    ) -> toolrt.Handled[list[types.Either]]:
        """Run the tool `list`."""
        ...

    def bool_(
        self, cx: toolrt.Context, args: types.BoolArgs, sink: toolrt.Sink[bool], /
    ) -> toolrt.Handled[bool]:
        """Run the tool `bool`."""
        ...

    def toolrt_(
        self, cx: toolrt.Context, args: types.ToolrtArgs, /
    ) -> toolrt.Handled[types.T1]:
        """Run the tool `toolrt`."""
        ...

    def types_(
        self, cx: toolrt.Context, args: types.TypesArgs, /
    ) -> toolrt.Handled[dict[str, bool]]:
        """Run the tool `types`."""
        ...

    def é(self, cx: toolrt.Context, args: types.ÉArgs, /) -> toolrt.Handled[bool]:
        """Run the tool `É`."""
        ...

    def auto(
        self, cx: toolrt.Context, args: types.AutoArgs, /
    ) -> toolrt.Handled[toolrt.ContentLike]:
        """Run the tool `AUTO`."""
        ...

    def l(self, cx: toolrt.Context, args: types.LArgs, /) -> toolrt.Handled[types.O]:
        """Run the tool `l`."""
        ...

    def unset(
        self, cx: toolrt.Context, args: types.UnsetArgs, /
    ) -> toolrt.Handled[types.TypeChecking]:
        """Run the tool `unset`."""
        ...

    def type_checking(
        self, cx: toolrt.Context, args: types.TypeCheckingArgs, /
    ) -> toolrt.Handled[types.ClassVar_]:
        """Run the tool `TYPE_CHECKING`."""
        ...

    def a_1(
        self, cx: toolrt.Context, args: types.A1Args, /
    ) -> toolrt.Handled[toolrt.ContentLike]:
        """Run the tool `A_1`."""
        ...

    def check(
        self, cx: toolrt.Context, args: types.CheckArgs, /
    ) -> toolrt.Handled[bool]:
        """Run the tool `check`."""
        ...


def toolset(tools: NamedTools) -> toolrt.Toolset:
    """Make the toolset, implemented by `tools`."""
    return toolrt.Toolset.of(
        "named",
        lambda: specs.toolset,
        tools,
        [
            (LIST, "list_"),
            (BOOL, "bool_"),
            (TOOLRT, "toolrt_"),
            (TYPES, "types_"),
            (É, "é"),
            (AUTO, "auto"),
            (L, "l"),
            (UNSET_2, "unset"),
            (TYPE_CHECKING_2, "type_checking"),
            (A_1, "a_1"),
            (CHECK, "check"),
        ],
    )


LIST = Tool(
    name="list",
    spec=lambda: specs.SPECS["list"],
    args=lambda: codecs.LIST_ARGS,
    result=lambda: codecs.LIST_RESULT,
)

BOOL = Tool(
    name="bool",
    spec=lambda: specs.SPECS["bool"],
    args=lambda: codecs.BOOL_ARGS,
    result=lambda: codecs.BOOL_RESULT,
    item=lambda: codecs.BOOL_ITEM,
)

TOOLRT = Tool(
    name="toolrt",
    spec=lambda: specs.SPECS["toolrt"],
    args=lambda: codecs.TOOLRT_ARGS,
    result=lambda: other_names_codecs.T1,
)

TYPES = Tool(
    name="types",
    spec=lambda: specs.SPECS["types"],
    args=lambda: codecs.TYPES_ARGS,
    result=lambda: codecs.TYPES_RESULT,
)

É = Tool(
    name="É",
    spec=lambda: specs.SPECS["É"],
    args=lambda: codecs.É_ARGS,
    result=lambda: codecs.É_RESULT,
)

AUTO: Tool[types.AutoArgs, toolrt.Content] = Tool(
    name="AUTO", spec=lambda: specs.SPECS["AUTO"], args=lambda: codecs.AUTO_ARGS
)

L = Tool(
    name="l",
    spec=lambda: specs.SPECS["l"],
    args=lambda: codecs.L_ARGS,
    result=lambda: case_shadows_codecs.O,
)

UNSET_2 = Tool(
    name="unset",
    spec=lambda: specs.SPECS["unset"],
    args=lambda: codecs.UNSET_ARGS,
    result=lambda: case_shadows_codecs.TYPE_CHECKING_2,
)

TYPE_CHECKING_2 = Tool(
    name="TYPE_CHECKING",
    spec=lambda: specs.SPECS["TYPE_CHECKING"],
    args=lambda: codecs.TYPE_CHECKING_ARGS,
    result=lambda: case_shadows_codecs.CLASS_VAR,
)

A_1: Tool[types.A1Args, toolrt.Content] = Tool(
    name="A_1", spec=lambda: specs.SPECS["A_1"], args=lambda: codecs.A1_ARGS
)

CHECK = Tool(
    name="check",
    spec=lambda: specs.SPECS["check"],
    args=lambda: codecs.CHECK_ARGS,
    result=lambda: codecs.CHECK_RESULT,
)
