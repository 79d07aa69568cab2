# Made by toolc from quotes.tools; do not edit.
"""What a host implements to provide the toolset `texts`, and how it becomes a toolset."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import toolrt
from toolrt.host import Tool

if TYPE_CHECKING:
    from ....types.quotes import codecs as quotes_codecs
    from . import codecs, specs, types
else:
    quotes_codecs = toolrt.later(__package__, "....types.quotes.codecs")
    codecs = toolrt.later(__package__, ".codecs")
    specs = toolrt.later(__package__, ".specs")
    types = toolrt.later(__package__, ".types")

__all__ = ["C_OPEN_X_W_D", "TextsTools", "toolset"]


class TextsTools(Protocol):
    """What a host implements to provide the toolset `texts`."""

    def c_open_x_w_d(
        self, cx: toolrt.Context, args: types.COpenXWDArgs, /
    ) -> toolrt.Handled[types.Open]:
        """Takes "quotes" of \\\"\"\"; open("x")."""
        ...


def toolset(tools: TextsTools) -> toolrt.Toolset:
    """Make the toolset, implemented by `tools`."""
    return toolrt.Toolset.of(
        "texts", lambda: specs.toolset, tools, [(C_OPEN_X_W_D, "c_open_x_w_d")]
    )


C_OPEN_X_W_D = Tool(
    name='c"""; open(\'x\', \'w\'); """d',
    spec=lambda: specs.SPECS['c"""; open(\'x\', \'w\'); """d'],
    args=lambda: codecs.C_OPEN_XWD_ARGS,
    result=lambda: quotes_codecs.OPEN,
)
