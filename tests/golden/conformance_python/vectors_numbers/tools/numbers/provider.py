# Made by toolc from numbers.tools; do not edit.
"""What a host implements to provide the toolset `numbers`, and how it becomes a toolset."""

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
    "CHECK_NUMBERS0",
    "CHECK_NUMBERS1",
    "CHECK_NUMBERS2",
    "CHECK_NUMBERS3",
    "CHECK_NUMBERS4",
    "CHECK_NUMBERS5",
    "CHECK_NUMBERS6",
    "CHECK_NUMBERS7",
    "CHECK_NUMBERS8",
    "CHECK_NUMBERS9",
    "CHECK_NUMBERS10",
    "CHECK_NUMBERS11",
    "CHECK_NUMBERS12",
    "CHECK_NUMBERS13",
    "CHECK_NUMBERS14",
    "CHECK_NUMBERS15",
    "CHECK_NUMBERS16",
    "CHECK_NUMBERS17",
    "CHECK_NUMBERS18",
    "CHECK_NUMBERS19",
    "CHECK_NUMBERS20",
    "CHECK_NUMBERS21",
    "NumbersTools",
    "toolset",
]


class NumbersTools(Protocol):
    """What a host implements to provide the toolset `numbers`."""

    def check_numbers0(
        self, cx: toolrt.Context, args: types.CheckNumbers0Args, /
    ) -> toolrt.Handled[int]:
        """Checks `Whole`."""
        ...

    def check_numbers1(
        self, cx: toolrt.Context, args: types.CheckNumbers1Args, /
    ) -> toolrt.Handled[float]:
        """Checks `Real`."""
        ...

    def check_numbers2(
        self, cx: toolrt.Context, args: types.CheckNumbers2Args, /
    ) -> toolrt.Handled[int]:
        """Checks `Percent`."""
        ...

    def check_numbers3(
        self, cx: toolrt.Context, args: types.CheckNumbers3Args, /
    ) -> toolrt.Handled[int]:
        """Checks `Positive`."""
        ...

    def check_numbers4(
        self, cx: toolrt.Context, args: types.CheckNumbers4Args, /
    ) -> toolrt.Handled[float]:
        """Checks `Odds`."""
        ...

    def check_numbers5(
        self, cx: toolrt.Context, args: types.CheckNumbers5Args, /
    ) -> toolrt.Handled[float]:
        """Checks `AtLeast`."""
        ...

    def check_numbers6(
        self, cx: toolrt.Context, args: types.CheckNumbers6Args, /
    ) -> toolrt.Handled[int]:
        """Checks `Five`."""
        ...

    def check_numbers7(
        self, cx: toolrt.Context, args: types.CheckNumbers7Args, /
    ) -> toolrt.Handled[float]:
        """Checks `Tenth`."""
        ...

    def check_numbers8(
        self, cx: toolrt.Context, args: types.CheckNumbers8Args, /
    ) -> toolrt.Handled[float]:
        """Checks `Cents`."""
        ...

    def check_numbers9(
        self, cx: toolrt.Context, args: types.CheckNumbers9Args, /
    ) -> toolrt.Handled[int]:
        """Checks `Some`."""
        ...

    def check_numbers10(
        self, cx: toolrt.Context, args: types.CheckNumbers10Args, /
    ) -> toolrt.Handled[int]:
        """Checks `Between`."""
        ...

    def check_numbers11(
        self, cx: toolrt.Context, args: types.CheckNumbers11Args, /
    ) -> toolrt.Handled[int]:
        """Checks `Below`."""
        ...

    def check_numbers12(
        self, cx: toolrt.Context, args: types.CheckNumbers12Args, /
    ) -> toolrt.Handled[int]:
        """Checks `AtMost`."""
        ...

    def check_numbers13(
        self, cx: toolrt.Context, args: types.CheckNumbers13Args, /
    ) -> toolrt.Handled[float]:
        """Checks `Inside`."""
        ...

    def check_numbers14(
        self, cx: toolrt.Context, args: types.CheckNumbers14Args, /
    ) -> toolrt.Handled[float]:
        """Checks `Tight`."""
        ...

    def check_numbers15(
        self, cx: toolrt.Context, args: types.CheckNumbers15Args, /
    ) -> toolrt.Handled[float]:
        """Checks `Huge`."""
        ...

    def check_numbers16(
        self, cx: toolrt.Context, args: types.CheckNumbers16Args, /
    ) -> toolrt.Handled[int]:
        """Checks `Unit`."""
        ...

    def check_numbers17(
        self, cx: toolrt.Context, args: types.CheckNumbers17Args, /
    ) -> toolrt.Handled[int]:
        """Checks `Wide`."""
        ...

    def check_numbers18(
        self, cx: toolrt.Context, args: types.CheckNumbers18Args, /
    ) -> toolrt.Handled[float]:
        """Checks `Third`."""
        ...

    def check_numbers19(
        self, cx: toolrt.Context, args: types.CheckNumbers19Args, /
    ) -> toolrt.Handled[float]:
        """Checks `Halves`."""
        ...

    def check_numbers20(
        self, cx: toolrt.Context, args: types.CheckNumbers20Args, /
    ) -> toolrt.Handled[float]:
        """Checks `Millis`."""
        ...

    def check_numbers21(
        self, cx: toolrt.Context, args: types.CheckNumbers21Args, /
    ) -> toolrt.Handled[int]:
        """Checks `Narrow`."""
        ...


def toolset(tools: NumbersTools) -> toolrt.Toolset:
    """Make the toolset, implemented by `tools`."""
    return toolrt.Toolset.of(
        "numbers",
        lambda: specs.toolset,
        tools,
        [
            (CHECK_NUMBERS0, "check_numbers0"),
            (CHECK_NUMBERS1, "check_numbers1"),
            (CHECK_NUMBERS2, "check_numbers2"),
            (CHECK_NUMBERS3, "check_numbers3"),
            (CHECK_NUMBERS4, "check_numbers4"),
            (CHECK_NUMBERS5, "check_numbers5"),
            (CHECK_NUMBERS6, "check_numbers6"),
            (CHECK_NUMBERS7, "check_numbers7"),
            (CHECK_NUMBERS8, "check_numbers8"),
            (CHECK_NUMBERS9, "check_numbers9"),
            (CHECK_NUMBERS10, "check_numbers10"),
            (CHECK_NUMBERS11, "check_numbers11"),
            (CHECK_NUMBERS12, "check_numbers12"),
            (CHECK_NUMBERS13, "check_numbers13"),
            (CHECK_NUMBERS14, "check_numbers14"),
            (CHECK_NUMBERS15, "check_numbers15"),
            (CHECK_NUMBERS16, "check_numbers16"),
            (CHECK_NUMBERS17, "check_numbers17"),
            (CHECK_NUMBERS18, "check_numbers18"),
            (CHECK_NUMBERS19, "check_numbers19"),
            (CHECK_NUMBERS20, "check_numbers20"),
            (CHECK_NUMBERS21, "check_numbers21"),
        ],
    )


CHECK_NUMBERS0 = Tool(
    name="check_numbers0",
    spec=lambda: specs.SPECS["check_numbers0"],
    args=lambda: codecs.CHECK_NUMBERS0_ARGS,
    result=lambda: codecs.CHECK_NUMBERS0_RESULT,
)

CHECK_NUMBERS1 = Tool(
    name="check_numbers1",
    spec=lambda: specs.SPECS["check_numbers1"],
    args=lambda: codecs.CHECK_NUMBERS1_ARGS,
    result=lambda: codecs.CHECK_NUMBERS1_RESULT,
)

CHECK_NUMBERS2 = Tool(
    name="check_numbers2",
    spec=lambda: specs.SPECS["check_numbers2"],
    args=lambda: codecs.CHECK_NUMBERS2_ARGS,
    result=lambda: codecs.CHECK_NUMBERS2_RESULT,
)

CHECK_NUMBERS3 = Tool(
    name="check_numbers3",
    spec=lambda: specs.SPECS["check_numbers3"],
    args=lambda: codecs.CHECK_NUMBERS3_ARGS,
    result=lambda: codecs.CHECK_NUMBERS3_RESULT,
)

CHECK_NUMBERS4 = Tool(
    name="check_numbers4",
    spec=lambda: specs.SPECS["check_numbers4"],
    args=lambda: codecs.CHECK_NUMBERS4_ARGS,
    result=lambda: codecs.CHECK_NUMBERS4_RESULT,
)

CHECK_NUMBERS5 = Tool(
    name="check_numbers5",
    spec=lambda: specs.SPECS["check_numbers5"],
    args=lambda: codecs.CHECK_NUMBERS5_ARGS,
    result=lambda: codecs.CHECK_NUMBERS5_RESULT,
)

CHECK_NUMBERS6 = Tool(
    name="check_numbers6",
    spec=lambda: specs.SPECS["check_numbers6"],
    args=lambda: codecs.CHECK_NUMBERS6_ARGS,
    result=lambda: codecs.CHECK_NUMBERS6_RESULT,
)

CHECK_NUMBERS7 = Tool(
    name="check_numbers7",
    spec=lambda: specs.SPECS["check_numbers7"],
    args=lambda: codecs.CHECK_NUMBERS7_ARGS,
    result=lambda: codecs.CHECK_NUMBERS7_RESULT,
)

CHECK_NUMBERS8 = Tool(
    name="check_numbers8",
    spec=lambda: specs.SPECS["check_numbers8"],
    args=lambda: codecs.CHECK_NUMBERS8_ARGS,
    result=lambda: codecs.CHECK_NUMBERS8_RESULT,
)

CHECK_NUMBERS9 = Tool(
    name="check_numbers9",
    spec=lambda: specs.SPECS["check_numbers9"],
    args=lambda: codecs.CHECK_NUMBERS9_ARGS,
    result=lambda: codecs.CHECK_NUMBERS9_RESULT,
)

CHECK_NUMBERS10 = Tool(
    name="check_numbers10",
    spec=lambda: specs.SPECS["check_numbers10"],
    args=lambda: codecs.CHECK_NUMBERS10_ARGS,
    result=lambda: codecs.CHECK_NUMBERS10_RESULT,
)

CHECK_NUMBERS11 = Tool(
    name="check_numbers11",
    spec=lambda: specs.SPECS["check_numbers11"],
    args=lambda: codecs.CHECK_NUMBERS11_ARGS,
    result=lambda: codecs.CHECK_NUMBERS11_RESULT,
)

CHECK_NUMBERS12 = Tool(
    name="check_numbers12",
    spec=lambda: specs.SPECS["check_numbers12"],
    args=lambda: codecs.CHECK_NUMBERS12_ARGS,
    result=lambda: codecs.CHECK_NUMBERS12_RESULT,
)

CHECK_NUMBERS13 = Tool(
    name="check_numbers13",
    spec=lambda: specs.SPECS["check_numbers13"],
    args=lambda: codecs.CHECK_NUMBERS13_ARGS,
    result=lambda: codecs.CHECK_NUMBERS13_RESULT,
)

CHECK_NUMBERS14 = Tool(
    name="check_numbers14",
    spec=lambda: specs.SPECS["check_numbers14"],
    args=lambda: codecs.CHECK_NUMBERS14_ARGS,
    result=lambda: codecs.CHECK_NUMBERS14_RESULT,
)

CHECK_NUMBERS15 = Tool(
    name="check_numbers15",
    spec=lambda: specs.SPECS["check_numbers15"],
    args=lambda: codecs.CHECK_NUMBERS15_ARGS,
    result=lambda: codecs.CHECK_NUMBERS15_RESULT,
)

CHECK_NUMBERS16 = Tool(
    name="check_numbers16",
    spec=lambda: specs.SPECS["check_numbers16"],
    args=lambda: codecs.CHECK_NUMBERS16_ARGS,
    result=lambda: codecs.CHECK_NUMBERS16_RESULT,
)

CHECK_NUMBERS17 = Tool(
    name="check_numbers17",
    spec=lambda: specs.SPECS["check_numbers17"],
    args=lambda: codecs.CHECK_NUMBERS17_ARGS,
    result=lambda: codecs.CHECK_NUMBERS17_RESULT,
)

CHECK_NUMBERS18 = Tool(
    name="check_numbers18",
    spec=lambda: specs.SPECS["check_numbers18"],
    args=lambda: codecs.CHECK_NUMBERS18_ARGS,
    result=lambda: codecs.CHECK_NUMBERS18_RESULT,
)

CHECK_NUMBERS19 = Tool(
    name="check_numbers19",
    spec=lambda: specs.SPECS["check_numbers19"],
    args=lambda: codecs.CHECK_NUMBERS19_ARGS,
    result=lambda: codecs.CHECK_NUMBERS19_RESULT,
)

CHECK_NUMBERS20 = Tool(
    name="check_numbers20",
    spec=lambda: specs.SPECS["check_numbers20"],
    args=lambda: codecs.CHECK_NUMBERS20_ARGS,
    result=lambda: codecs.CHECK_NUMBERS20_RESULT,
)

CHECK_NUMBERS21 = Tool(
    name="check_numbers21",
    spec=lambda: specs.SPECS["check_numbers21"],
    args=lambda: codecs.CHECK_NUMBERS21_ARGS,
    result=lambda: codecs.CHECK_NUMBERS21_RESULT,
)
