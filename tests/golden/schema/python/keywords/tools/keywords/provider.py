# Made by toolc from schema.tools; do not edit.
"""What a host implements to provide the toolset `keywords`, and how it becomes a toolset."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import toolrt
from toolrt.host import Tool

from ....types.schema import codecs as schema_codecs
from . import codecs, specs

if TYPE_CHECKING:
    from . import types

__all__ = ["GIVE_TEXT", "SWAP_BARS", "KeywordsTools", "toolset"]


class KeywordsTools(Protocol):
    """What a host implements to provide the toolset `keywords`."""

    def swap_bars(
        self, cx: toolrt.Context, args: types.SwapBarsArgs, /
    ) -> toolrt.Handled[types.FOOBar]:
        """Take one, give the other."""
        ...

    def give_text(
        self, cx: toolrt.Context, args: types.GiveTextArgs, /
    ) -> toolrt.Handled[str]:
        """Give a text."""
        ...


def toolset(tools: KeywordsTools) -> toolrt.Toolset:
    """Make the toolset, implemented by `tools`."""
    return toolrt.Toolset.of(
        "keywords",
        specs.toolset,
        tools,
        [(SWAP_BARS, "swap_bars"), (GIVE_TEXT, "give_text")],
    )


SWAP_BARS = Tool(
    name="swap_bars",
    spec=specs.SPECS["swap_bars"],
    args=codecs.SWAP_BARS_ARGS,
    result=schema_codecs.FOO_BAR_2,
    schema=True,
)

GIVE_TEXT = Tool(
    name="give_text",
    spec=specs.SPECS["give_text"],
    args=codecs.GIVE_TEXT_ARGS,
    result=codecs.GIVE_TEXT_RESULT,
    schema=True,
)
