# Made by toolc from obstacles.tools; do not edit.
"""What a host implements to provide the toolset `round`, and how it becomes a toolset."""

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

__all__ = [
    "BOUND_MAYBE",
    "BOUND_NOTHING",
    "GO_ROUND",
    "U202E_TURNED_X",
    "RoundTools",
    "toolset",
]


class RoundTools(Protocol):
    """What a host implements to provide the toolset `round`."""

    def go_round(
        self, cx: toolrt.Context, args: types.GoRoundArgs, /
    ) -> toolrt.Handled[types.TypeSelfClient]:
        """Run the tool `go_round`."""
        ...

    def u202e_turned_x(
        self, cx: toolrt.Context, args: types.U202eTurnedXArgs, /
    ) -> toolrt.Handled[
        tuple[
            str,
            types.Box,
            types.Record,
            types.Keyword,
            types.ALongNameOfATypeThatGoesOn,
            int,
        ]
    ]:
        r"""Run the tool `` \u202eturned\x0a`x` ``."""
        ...

    def bound_maybe(
        self, cx: toolrt.Context, args: types.BoundMaybeArgs, /
    ) -> toolrt.Handled[types.BoundMaybeResult | None]:
        """Run the tool `bound_maybe`."""
        ...

    def bound_nothing(
        self, cx: toolrt.Context, args: types.BoundNothingArgs, /
    ) -> toolrt.Handled[types.BoundNothingResult]:
        """Run the tool `bound_nothing`."""
        ...


def toolset(tools: RoundTools) -> toolrt.Toolset:
    """Make the toolset, implemented by `tools`."""
    return toolrt.Toolset.of(
        "round",
        lambda: specs.toolset,
        tools,
        [
            (GO_ROUND, "go_round"),
            (U202E_TURNED_X, "u202e_turned_x"),
            (BOUND_MAYBE, "bound_maybe"),
            (BOUND_NOTHING, "bound_nothing"),
        ],
    )


GO_ROUND = Tool(
    name="go_round",
    spec=lambda: specs.SPECS["go_round"],
    args=lambda: codecs.GO_ROUND_ARGS,
    result=lambda: type_self_codecs.CLIENT,
)

U202E_TURNED_X = Tool(
    name="\u202eturned\n`x`",
    spec=lambda: specs.SPECS["\u202eturned\n`x`"],
    args=lambda: codecs.U202E_TURNED_X_ARGS,
    result=lambda: codecs.U202E_TURNED_X_RESULT,
)

BOUND_MAYBE = Tool(
    name="bound_maybe",
    spec=lambda: specs.SPECS["bound_maybe"],
    args=lambda: codecs.BOUND_MAYBE_ARGS,
    result=lambda: codecs.BOUND_MAYBE_RESULT_2,
)

BOUND_NOTHING = Tool(
    name="bound_nothing",
    spec=lambda: specs.SPECS["bound_nothing"],
    args=lambda: codecs.BOUND_NOTHING_ARGS,
    result=lambda: codecs.BOUND_NOTHING_RESULT,
)
