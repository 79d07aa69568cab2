# Made by toolc from unions.tools; do not edit.
"""What a host implements to provide the toolset `unions`, and how it becomes a toolset."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import toolrt
from toolrt.host import Tool

from ....types.case_unions import codecs as case_unions_codecs
from . import codecs, specs

if TYPE_CHECKING:
    from . import types

__all__ = ["CHOOSE", "COUNT", "DESCEND", "NEST", "PICK", "UnionsTools", "toolset"]


class UnionsTools(Protocol):
    """What a host implements to provide the toolset `unions`."""

    def choose(
        self, cx: toolrt.Context, args: types.ChooseArgs, /
    ) -> toolrt.Handled[list[tuple[float, float]]]:
        """Run the tool `choose`."""
        ...

    def pick(
        self, cx: toolrt.Context, args: types.PickArgs, /
    ) -> toolrt.Handled[types.Locator]:
        """Run the tool `pick`."""
        ...

    def descend(
        self, cx: toolrt.Context, args: types.DescendArgs, /
    ) -> toolrt.Handled[types.Below | None]:
        """Run the tool `descend`."""
        ...

    def count(
        self, cx: toolrt.Context, args: types.CountArgs, /
    ) -> toolrt.Handled[int]:
        """Run the tool `count`."""
        ...

    def nest(
        self, cx: toolrt.Context, args: types.NestArgs, /
    ) -> toolrt.Handled[types.Group]:
        """Run the tool `nest`."""
        ...


def toolset(tools: UnionsTools) -> toolrt.Toolset:
    """Make the toolset, implemented by `tools`."""
    return toolrt.Toolset.of(
        "unions",
        specs.toolset,
        tools,
        [
            (CHOOSE, "choose"),
            (PICK, "pick"),
            (DESCEND, "descend"),
            (COUNT, "count"),
            (NEST, "nest"),
        ],
    )


CHOOSE = Tool(
    name="choose",
    spec=specs.SPECS["choose"],
    args=codecs.CHOOSE_ARGS,
    result=codecs.CHOOSE_RESULT,
)

PICK = Tool(
    name="pick",
    spec=specs.SPECS["pick"],
    args=codecs.PICK_ARGS,
    result=case_unions_codecs.LOCATOR,
)

DESCEND = Tool(
    name="descend",
    spec=specs.SPECS["descend"],
    args=codecs.DESCEND_ARGS,
    result=codecs.DESCEND_RESULT,
)

COUNT = Tool(
    name="count",
    spec=specs.SPECS["count"],
    args=codecs.COUNT_ARGS,
    result=codecs.COUNT_RESULT,
)

NEST = Tool(
    name="nest",
    spec=specs.SPECS["nest"],
    args=codecs.NEST_ARGS,
    result=case_unions_codecs.GROUP,
)
