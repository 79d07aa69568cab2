# Made by toolc from texts.tools; do not edit.
"""What a host implements to provide the toolset `texts`, and how it becomes a toolset."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import toolrt
from toolrt.host import Tool

if TYPE_CHECKING:
    from . import codecs, specs, types
else:
    codecs = toolrt.later(__package__, ".codecs")
    specs = toolrt.later(__package__, ".specs")
    types = toolrt.later(__package__, ".types")

__all__ = [
    "CHECK_TEXTS0",
    "CHECK_TEXTS1",
    "CHECK_TEXTS2",
    "CHECK_TEXTS3",
    "CHECK_TEXTS4",
    "CHECK_TEXTS5",
    "CHECK_TEXTS6",
    "CHECK_TEXTS7",
    "CHECK_TEXTS8",
    "CHECK_TEXTS9",
    "CHECK_TEXTS10",
    "TextsTools",
    "toolset",
]


class TextsTools(Protocol):
    """What a host implements to provide the toolset `texts`."""

    def check_texts0(
        self, cx: toolrt.Context, args: types.CheckTexts0Args, /
    ) -> toolrt.Handled[str]:
        """Checks `Text`."""
        ...

    def check_texts1(
        self, cx: toolrt.Context, args: types.CheckTexts1Args, /
    ) -> toolrt.Handled[str]:
        """Checks `Short`."""
        ...

    def check_texts2(
        self, cx: toolrt.Context, args: types.CheckTexts2Args, /
    ) -> toolrt.Handled[str]:
        """Checks `Long`."""
        ...

    def check_texts3(
        self, cx: toolrt.Context, args: types.CheckTexts3Args, /
    ) -> toolrt.Handled[str]:
        """Checks `Exact`."""
        ...

    def check_texts4(
        self, cx: toolrt.Context, args: types.CheckTexts4Args, /
    ) -> toolrt.Handled[str]:
        """Checks `Little`."""
        ...

    def check_texts5(
        self, cx: toolrt.Context, args: types.CheckTexts5Args, /
    ) -> toolrt.Handled[str]:
        """Checks `Both`."""
        ...

    def check_texts6(
        self, cx: toolrt.Context, args: types.CheckTexts6Args, /
    ) -> toolrt.Handled[str]:
        """Checks `One`."""
        ...

    def check_texts7(
        self, cx: toolrt.Context, args: types.CheckTexts7Args, /
    ) -> toolrt.Handled[str]:
        """Checks `AtMostTwo`."""
        ...

    def check_texts8(
        self, cx: toolrt.Context, args: types.CheckTexts8Args, /
    ) -> toolrt.Handled[str]:
        """Checks `Three`."""
        ...

    def check_texts9(
        self, cx: toolrt.Context, args: types.CheckTexts9Args, /
    ) -> toolrt.Handled[str]:
        """Checks `Slug`."""
        ...

    def check_texts10(
        self, cx: toolrt.Context, args: types.CheckTexts10Args, /
    ) -> toolrt.Handled[dict[str, str]]:
        """Checks `Keyed`."""
        ...


def toolset(tools: TextsTools) -> toolrt.Toolset:
    """Make the toolset, implemented by `tools`."""
    return toolrt.Toolset.of(
        "texts",
        lambda: specs.toolset,
        tools,
        [
            (CHECK_TEXTS0, "check_texts0"),
            (CHECK_TEXTS1, "check_texts1"),
            (CHECK_TEXTS2, "check_texts2"),
            (CHECK_TEXTS3, "check_texts3"),
            (CHECK_TEXTS4, "check_texts4"),
            (CHECK_TEXTS5, "check_texts5"),
            (CHECK_TEXTS6, "check_texts6"),
            (CHECK_TEXTS7, "check_texts7"),
            (CHECK_TEXTS8, "check_texts8"),
            (CHECK_TEXTS9, "check_texts9"),
            (CHECK_TEXTS10, "check_texts10"),
        ],
    )


CHECK_TEXTS0 = Tool(
    name="check_texts0",
    spec=lambda: specs.SPECS["check_texts0"],
    args=lambda: codecs.CHECK_TEXTS0_ARGS,
    result=lambda: codecs.CHECK_TEXTS0_RESULT,
)

CHECK_TEXTS1 = Tool(
    name="check_texts1",
    spec=lambda: specs.SPECS["check_texts1"],
    args=lambda: codecs.CHECK_TEXTS1_ARGS,
    result=lambda: codecs.CHECK_TEXTS1_RESULT,
)

CHECK_TEXTS2 = Tool(
    name="check_texts2",
    spec=lambda: specs.SPECS["check_texts2"],
    args=lambda: codecs.CHECK_TEXTS2_ARGS,
    result=lambda: codecs.CHECK_TEXTS2_RESULT,
)

CHECK_TEXTS3 = Tool(
    name="check_texts3",
    spec=lambda: specs.SPECS["check_texts3"],
    args=lambda: codecs.CHECK_TEXTS3_ARGS,
    result=lambda: codecs.CHECK_TEXTS3_RESULT,
)

CHECK_TEXTS4 = Tool(
    name="check_texts4",
    spec=lambda: specs.SPECS["check_texts4"],
    args=lambda: codecs.CHECK_TEXTS4_ARGS,
    result=lambda: codecs.CHECK_TEXTS4_RESULT,
)

CHECK_TEXTS5 = Tool(
    name="check_texts5",
    spec=lambda: specs.SPECS["check_texts5"],
    args=lambda: codecs.CHECK_TEXTS5_ARGS,
    result=lambda: codecs.CHECK_TEXTS5_RESULT,
)

CHECK_TEXTS6 = Tool(
    name="check_texts6",
    spec=lambda: specs.SPECS["check_texts6"],
    args=lambda: codecs.CHECK_TEXTS6_ARGS,
    result=lambda: codecs.CHECK_TEXTS6_RESULT,
)

CHECK_TEXTS7 = Tool(
    name="check_texts7",
    spec=lambda: specs.SPECS["check_texts7"],
    args=lambda: codecs.CHECK_TEXTS7_ARGS,
    result=lambda: codecs.CHECK_TEXTS7_RESULT,
)

CHECK_TEXTS8 = Tool(
    name="check_texts8",
    spec=lambda: specs.SPECS["check_texts8"],
    args=lambda: codecs.CHECK_TEXTS8_ARGS,
    result=lambda: codecs.CHECK_TEXTS8_RESULT,
)

CHECK_TEXTS9 = Tool(
    name="check_texts9",
    spec=lambda: specs.SPECS["check_texts9"],
    args=lambda: codecs.CHECK_TEXTS9_ARGS,
    result=lambda: codecs.CHECK_TEXTS9_RESULT,
)

CHECK_TEXTS10 = Tool(
    name="check_texts10",
    spec=lambda: specs.SPECS["check_texts10"],
    args=lambda: codecs.CHECK_TEXTS10_ARGS,
    result=lambda: codecs.CHECK_TEXTS10_RESULT,
)
