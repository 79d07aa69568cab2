# Made by toolc from bindings.tools; do not edit.
"""What a host implements to provide the toolset `recipes`, and how it becomes a toolset."""

from __future__ import annotations

from typing import TYPE_CHECKING

import toolrt
from toolrt.host import Declared, Tool

if TYPE_CHECKING:
    from ....types.case_bindings import codecs as case_bindings_codecs
    from . import codecs, specs, types
else:
    case_bindings_codecs = toolrt.later(__package__, "....types.case_bindings.codecs")
    codecs = toolrt.later(__package__, ".codecs")
    specs = toolrt.later(__package__, ".specs")
    types = toolrt.later(__package__, ".types")

__all__ = ["BUY_FIRST", "CLEAR_TWICE", "PAGE_OF", "toolset"]


def toolset(tools: object = None) -> toolrt.Toolset:
    """Make the toolset; all of its tools are chains, and need nobody."""
    return toolrt.Toolset.of(
        "recipes",
        lambda: specs.toolset,
        tools,
        [(BUY_FIRST, "buy_first"), (CLEAR_TWICE, "clear_twice"), (PAGE_OF, "page_of")],
    )


BUY_FIRST = Tool(
    name="buy_first",
    spec=lambda: specs.SPECS["buy_first"],
    args=lambda: codecs.BUY_FIRST_ARGS,
    result=lambda: codecs.BUY_FIRST_RESULT,
    injected=lambda: codecs.BUY_FIRST_INJECTED,
    errors=lambda: {
        "sold_out": Declared(types.SoldOut, case_bindings_codecs.SOLD_OUT),
        "gone": Declared(types.Gone, case_bindings_codecs.GONE),
    },
    chain=True,
)

CLEAR_TWICE: Tool[types.ClearTwiceArgs, toolrt.Content] = Tool(
    name="clear_twice",
    spec=lambda: specs.SPECS["clear_twice"],
    args=lambda: codecs.CLEAR_TWICE_ARGS,
    chain=True,
)

PAGE_OF = Tool(
    name="page_of",
    spec=lambda: specs.SPECS["page_of"],
    args=lambda: codecs.PAGE_OF_ARGS,
    result=lambda: codecs.PAGE_OF_RESULT,
    errors=lambda: {"sold_out": Declared(types.SoldOut, case_bindings_codecs.SOLD_OUT)},
    chain=True,
)
