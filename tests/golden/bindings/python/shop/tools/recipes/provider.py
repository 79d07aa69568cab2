# Made by toolc from bindings.tools; do not edit.
"""What a host implements to provide the toolset `recipes`, and how it becomes a toolset."""

from __future__ import annotations

import toolrt
from toolrt.host import Declared, Tool

from ....types.case_bindings import codecs as case_bindings_codecs
from . import codecs, specs, types

__all__ = ["BUY_FIRST", "CLEAR_TWICE", "PAGE_OF", "toolset"]


def toolset(tools: object = None) -> toolrt.Toolset:
    """Make the toolset; all of its tools are chains, and need nobody."""
    return toolrt.Toolset.of(
        "recipes",
        specs.toolset,
        tools,
        [(BUY_FIRST, "buy_first"), (CLEAR_TWICE, "clear_twice"), (PAGE_OF, "page_of")],
    )


BUY_FIRST = Tool(
    name="buy_first",
    spec=specs.SPECS["buy_first"],
    args=codecs.BUY_FIRST_ARGS,
    result=codecs.BUY_FIRST_RESULT,
    injected=codecs.BUY_FIRST_INJECTED,
    errors={
        "sold_out": Declared(types.SoldOut, case_bindings_codecs.SOLD_OUT),
        "gone": Declared(types.Gone, case_bindings_codecs.GONE),
    },
    chain=True,
)

CLEAR_TWICE: Tool[types.ClearTwiceArgs, toolrt.Content] = Tool(
    name="clear_twice",
    spec=specs.SPECS["clear_twice"],
    args=codecs.CLEAR_TWICE_ARGS,
    chain=True,
)

PAGE_OF = Tool(
    name="page_of",
    spec=specs.SPECS["page_of"],
    args=codecs.PAGE_OF_ARGS,
    result=codecs.PAGE_OF_RESULT,
    errors={"sold_out": Declared(types.SoldOut, case_bindings_codecs.SOLD_OUT)},
    chain=True,
)
