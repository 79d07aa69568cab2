# Made by toolc from scalars.tools; do not edit.
"""What a host implements to provide the toolset `scalars`, and how it becomes a toolset."""

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
    "CHECK_SCALARS0",
    "CHECK_SCALARS1",
    "CHECK_SCALARS2",
    "CHECK_SCALARS3",
    "CHECK_SCALARS4",
    "CHECK_SCALARS5",
    "CHECK_SCALARS6",
    "CHECK_SCALARS7",
    "CHECK_SCALARS8",
    "CHECK_SCALARS9",
    "CHECK_SCALARS10",
    "CHECK_SCALARS11",
    "CHECK_SCALARS12",
    "CHECK_SCALARS13",
    "CHECK_SCALARS14",
    "CHECK_SCALARS15",
    "CHECK_SCALARS16",
    "CHECK_SCALARS17",
    "ScalarsTools",
    "toolset",
]


class ScalarsTools(Protocol):
    """What a host implements to provide the toolset `scalars`."""

    def check_scalars0(
        self, cx: toolrt.Context, args: types.CheckScalars0Args, /
    ) -> toolrt.Handled[str]:
        """Checks `Text`."""
        ...

    def check_scalars1(
        self, cx: toolrt.Context, args: types.CheckScalars1Args, /
    ) -> toolrt.Handled[int]:
        """Checks `Whole`."""
        ...

    def check_scalars2(
        self, cx: toolrt.Context, args: types.CheckScalars2Args, /
    ) -> toolrt.Handled[float]:
        """Checks `Real`."""
        ...

    def check_scalars3(
        self, cx: toolrt.Context, args: types.CheckScalars3Args, /
    ) -> toolrt.Handled[bool]:
        """Checks `Flag`."""
        ...

    def check_scalars4(
        self, cx: toolrt.Context, args: types.CheckScalars4Args, /
    ) -> toolrt.Handled[None]:
        """Checks `Nothing`."""
        ...

    def check_scalars5(
        self, cx: toolrt.Context, args: types.CheckScalars5Args, /
    ) -> toolrt.Handled[str | None]:
        """Checks `MaybeText`."""
        ...

    def check_scalars6(
        self, cx: toolrt.Context, args: types.CheckScalars6Args, /
    ) -> toolrt.Handled[toolrt.Json]:
        """Checks `Any`."""
        ...

    def check_scalars7(
        self, cx: toolrt.Context, args: types.CheckScalars7Args, /
    ) -> toolrt.Handled[int | None]:
        """Checks `MaybeWhole`."""
        ...

    def check_scalars8(
        self, cx: toolrt.Context, args: types.CheckScalars8Args, /
    ) -> toolrt.Handled[float | None]:
        """Checks `MaybeReal`."""
        ...

    def check_scalars9(
        self, cx: toolrt.Context, args: types.CheckScalars9Args, /
    ) -> toolrt.Handled[bool | None]:
        """Checks `MaybeFlag`."""
        ...

    def check_scalars10(
        self, cx: toolrt.Context, args: types.CheckScalars10Args, /
    ) -> toolrt.Handled[toolrt.Json | None]:
        """Checks `MaybeAny`."""
        ...

    def check_scalars11(
        self, cx: toolrt.Context, args: types.CheckScalars11Args, /
    ) -> toolrt.Handled[bytes | None]:
        """Checks `MaybeData`."""
        ...

    def check_scalars12(
        self, cx: toolrt.Context, args: types.CheckScalars12Args, /
    ) -> toolrt.Handled[str | None]:
        """Checks `MaybeDay`."""
        ...

    def check_scalars13(
        self, cx: toolrt.Context, args: types.CheckScalars13Args, /
    ) -> toolrt.Handled[list[int] | None]:
        """Checks `MaybeList`."""
        ...

    def check_scalars14(
        self, cx: toolrt.Context, args: types.CheckScalars14Args, /
    ) -> toolrt.Handled[dict[str, int] | None]:
        """Checks `MaybeMap`."""
        ...

    def check_scalars15(
        self, cx: toolrt.Context, args: types.CheckScalars15Args, /
    ) -> toolrt.Handled[types.Point | None]:
        """Checks `MaybeRecord`."""
        ...

    def check_scalars16(
        self, cx: toolrt.Context, args: types.CheckScalars16Args, /
    ) -> toolrt.Handled[bytes]:
        """Checks `Data`."""
        ...

    def check_scalars17(
        self, cx: toolrt.Context, args: types.CheckScalars17Args, /
    ) -> toolrt.Handled[str]:
        """Checks `Noted`."""
        ...


def toolset(tools: ScalarsTools) -> toolrt.Toolset:
    """Make the toolset, implemented by `tools`."""
    return toolrt.Toolset.of(
        "scalars",
        lambda: specs.toolset,
        tools,
        [
            (CHECK_SCALARS0, "check_scalars0"),
            (CHECK_SCALARS1, "check_scalars1"),
            (CHECK_SCALARS2, "check_scalars2"),
            (CHECK_SCALARS3, "check_scalars3"),
            (CHECK_SCALARS4, "check_scalars4"),
            (CHECK_SCALARS5, "check_scalars5"),
            (CHECK_SCALARS6, "check_scalars6"),
            (CHECK_SCALARS7, "check_scalars7"),
            (CHECK_SCALARS8, "check_scalars8"),
            (CHECK_SCALARS9, "check_scalars9"),
            (CHECK_SCALARS10, "check_scalars10"),
            (CHECK_SCALARS11, "check_scalars11"),
            (CHECK_SCALARS12, "check_scalars12"),
            (CHECK_SCALARS13, "check_scalars13"),
            (CHECK_SCALARS14, "check_scalars14"),
            (CHECK_SCALARS15, "check_scalars15"),
            (CHECK_SCALARS16, "check_scalars16"),
            (CHECK_SCALARS17, "check_scalars17"),
        ],
    )


CHECK_SCALARS0 = Tool(
    name="check_scalars0",
    spec=lambda: specs.SPECS["check_scalars0"],
    args=lambda: codecs.CHECK_SCALARS0_ARGS,
    result=lambda: codecs.CHECK_SCALARS0_RESULT,
)

CHECK_SCALARS1 = Tool(
    name="check_scalars1",
    spec=lambda: specs.SPECS["check_scalars1"],
    args=lambda: codecs.CHECK_SCALARS1_ARGS,
    result=lambda: codecs.CHECK_SCALARS1_RESULT,
)

CHECK_SCALARS2 = Tool(
    name="check_scalars2",
    spec=lambda: specs.SPECS["check_scalars2"],
    args=lambda: codecs.CHECK_SCALARS2_ARGS,
    result=lambda: codecs.CHECK_SCALARS2_RESULT,
)

CHECK_SCALARS3 = Tool(
    name="check_scalars3",
    spec=lambda: specs.SPECS["check_scalars3"],
    args=lambda: codecs.CHECK_SCALARS3_ARGS,
    result=lambda: codecs.CHECK_SCALARS3_RESULT,
)

CHECK_SCALARS4 = Tool(
    name="check_scalars4",
    spec=lambda: specs.SPECS["check_scalars4"],
    args=lambda: codecs.CHECK_SCALARS4_ARGS,
    result=lambda: codecs.CHECK_SCALARS4_RESULT,
)

CHECK_SCALARS5 = Tool(
    name="check_scalars5",
    spec=lambda: specs.SPECS["check_scalars5"],
    args=lambda: codecs.CHECK_SCALARS5_ARGS,
    result=lambda: codecs.CHECK_SCALARS5_RESULT,
)

CHECK_SCALARS6 = Tool(
    name="check_scalars6",
    spec=lambda: specs.SPECS["check_scalars6"],
    args=lambda: codecs.CHECK_SCALARS6_ARGS,
    result=lambda: codecs.CHECK_SCALARS6_RESULT,
)

CHECK_SCALARS7 = Tool(
    name="check_scalars7",
    spec=lambda: specs.SPECS["check_scalars7"],
    args=lambda: codecs.CHECK_SCALARS7_ARGS,
    result=lambda: codecs.CHECK_SCALARS7_RESULT,
)

CHECK_SCALARS8 = Tool(
    name="check_scalars8",
    spec=lambda: specs.SPECS["check_scalars8"],
    args=lambda: codecs.CHECK_SCALARS8_ARGS,
    result=lambda: codecs.CHECK_SCALARS8_RESULT,
)

CHECK_SCALARS9 = Tool(
    name="check_scalars9",
    spec=lambda: specs.SPECS["check_scalars9"],
    args=lambda: codecs.CHECK_SCALARS9_ARGS,
    result=lambda: codecs.CHECK_SCALARS9_RESULT,
)

CHECK_SCALARS10 = Tool(
    name="check_scalars10",
    spec=lambda: specs.SPECS["check_scalars10"],
    args=lambda: codecs.CHECK_SCALARS10_ARGS,
    result=lambda: codecs.CHECK_SCALARS10_RESULT,
)

CHECK_SCALARS11 = Tool(
    name="check_scalars11",
    spec=lambda: specs.SPECS["check_scalars11"],
    args=lambda: codecs.CHECK_SCALARS11_ARGS,
    result=lambda: codecs.CHECK_SCALARS11_RESULT,
)

CHECK_SCALARS12 = Tool(
    name="check_scalars12",
    spec=lambda: specs.SPECS["check_scalars12"],
    args=lambda: codecs.CHECK_SCALARS12_ARGS,
    result=lambda: codecs.CHECK_SCALARS12_RESULT,
)

CHECK_SCALARS13 = Tool(
    name="check_scalars13",
    spec=lambda: specs.SPECS["check_scalars13"],
    args=lambda: codecs.CHECK_SCALARS13_ARGS,
    result=lambda: codecs.CHECK_SCALARS13_RESULT,
)

CHECK_SCALARS14 = Tool(
    name="check_scalars14",
    spec=lambda: specs.SPECS["check_scalars14"],
    args=lambda: codecs.CHECK_SCALARS14_ARGS,
    result=lambda: codecs.CHECK_SCALARS14_RESULT,
)

CHECK_SCALARS15 = Tool(
    name="check_scalars15",
    spec=lambda: specs.SPECS["check_scalars15"],
    args=lambda: codecs.CHECK_SCALARS15_ARGS,
    result=lambda: codecs.CHECK_SCALARS15_RESULT,
)

CHECK_SCALARS16 = Tool(
    name="check_scalars16",
    spec=lambda: specs.SPECS["check_scalars16"],
    args=lambda: codecs.CHECK_SCALARS16_ARGS,
    result=lambda: codecs.CHECK_SCALARS16_RESULT,
)

CHECK_SCALARS17 = Tool(
    name="check_scalars17",
    spec=lambda: specs.SPECS["check_scalars17"],
    args=lambda: codecs.CHECK_SCALARS17_ARGS,
    result=lambda: codecs.CHECK_SCALARS17_RESULT,
)
