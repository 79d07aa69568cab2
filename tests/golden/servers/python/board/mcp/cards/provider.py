# Made by toolc from servers.tools; do not edit.
"""What a host implements to provide the resources and prompts of the server `cards`, and how it becomes a toolset."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import toolrt
from toolrt.host import Tool

if TYPE_CHECKING:
    from collections.abc import Sequence

    from . import codecs, specs, types
else:
    codecs = toolrt.later(__package__, ".codecs")
    specs = toolrt.later(__package__, ".specs")
    types = toolrt.later(__package__, ".types")

__all__ = ["SERVER", "CardsChecks", "CardsProvider", "toolset"]


class CardsProvider(Protocol):
    """Only resources."""

    def server(
        self, cx: toolrt.Context, args: types.ServerArgs, /
    ) -> toolrt.Handled[types.ServerResult]:
        """Read the resource `server`."""
        ...


class CardsChecks:
    """Rules for arguments that the design cannot say, to be overridden."""

    def check_server(
        self, _cx: toolrt.Context, _args: types.ServerArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `server`."""
        return ()


def toolset(tools: CardsProvider) -> toolrt.Toolset:
    """Make the toolset, implemented by `tools`."""
    return toolrt.Toolset.of(
        "cards", lambda: specs.toolset, tools, [(SERVER, "server")]
    )


SERVER = Tool(
    name="cards/server",
    spec=lambda: specs.SPECS["cards/server"],
    args=lambda: codecs.SERVER_ARGS,
    result=lambda: codecs.SERVER_RESULT,
)
