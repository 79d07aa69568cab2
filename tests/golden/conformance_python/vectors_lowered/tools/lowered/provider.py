# Made by toolc from lowered.tools; do not edit.
"""What a host implements to provide the toolset `lowered`, and how it becomes a toolset."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import toolrt
from toolrt.host import Tool

if TYPE_CHECKING:
    from ....types.conformance_lowered import codecs as conformance_lowered_codecs
    from . import codecs, specs, types
else:
    conformance_lowered_codecs = toolrt.later(
        __package__, "....types.conformance_lowered.codecs"
    )
    codecs = toolrt.later(__package__, ".codecs")
    specs = toolrt.later(__package__, ".specs")
    types = toolrt.later(__package__, ".types")

__all__ = [
    "CHECK_LOWERED0",
    "CHECK_LOWERED1",
    "CHECK_LOWERED2",
    "CHECK_LOWERED3",
    "CHECK_LOWERED4",
    "CHECK_LOWERED5",
    "CHECK_LOWERED6",
    "CHECK_LOWERED7",
    "CHECK_LOWERED8",
    "CHECK_LOWERED9",
    "CHECK_LOWERED10",
    "CHECK_LOWERED11",
    "CHECK_LOWERED12",
    "CHECK_LOWERED13",
    "LoweredTools",
    "toolset",
]


class LoweredTools(Protocol):
    """What a host implements to provide the toolset `lowered`."""

    def check_lowered0(
        self, cx: toolrt.Context, args: types.CheckLowered0Args, /
    ) -> toolrt.Handled[types.Line]:
        """Checks `Line`."""
        ...

    def check_lowered1(
        self, cx: toolrt.Context, args: types.CheckLowered1Args, /
    ) -> toolrt.Handled[dict[str, dict[str, str | None]]]:
        """Checks `Nested`."""
        ...

    def check_lowered2(
        self, cx: toolrt.Context, args: types.CheckLowered2Args, /
    ) -> toolrt.Handled[dict[str, str | None]]:
        """Checks `Labels`."""
        ...

    def check_lowered3(
        self, cx: toolrt.Context, args: types.CheckLowered3Args, /
    ) -> toolrt.Handled[tuple[float, float]]:
        """Checks `Point`."""
        ...

    def check_lowered4(
        self, cx: toolrt.Context, args: types.CheckLowered4Args, /
    ) -> toolrt.Handled[types.Way]:
        """Checks `Way`."""
        ...

    def check_lowered5(
        self, cx: toolrt.Context, args: types.CheckLowered5Args, /
    ) -> toolrt.Handled[types.Tree]:
        """Checks `Tree`."""
        ...

    def check_lowered6(
        self, cx: toolrt.Context, args: types.CheckLowered6Args, /
    ) -> toolrt.Handled[types.Target]:
        """Checks `Target`."""
        ...

    def check_lowered7(
        self, cx: toolrt.Context, args: types.CheckLowered7Args, /
    ) -> toolrt.Handled[types.Answer]:
        """Checks `Answer`."""
        ...

    def check_lowered8(
        self, cx: toolrt.Context, args: types.CheckLowered8Args, /
    ) -> toolrt.Handled[types.Kept]:
        """Checks `Kept`."""
        ...

    def check_lowered9(
        self, cx: toolrt.Context, args: types.CheckLowered9Args, /
    ) -> toolrt.Handled[types.Either]:
        """Checks `Either`."""
        ...

    def check_lowered10(
        self, cx: toolrt.Context, args: types.CheckLowered10Args, /
    ) -> toolrt.Handled[types.Odd]:
        """Checks `Odd`."""
        ...

    def check_lowered11(
        self, cx: toolrt.Context, args: types.CheckLowered11Args, /
    ) -> toolrt.Handled[types.Documents]:
        """Checks `Documents`."""
        ...

    def check_lowered12(
        self, cx: toolrt.Context, args: types.CheckLowered12Args, /
    ) -> toolrt.Handled[types.Deep]:
        """Checks `Deep`."""
        ...

    def check_lowered13(
        self, cx: toolrt.Context, args: types.CheckLowered13Args, /
    ) -> toolrt.Handled[types.Pair]:
        """Checks `Pair`."""
        ...


def toolset(tools: LoweredTools) -> toolrt.Toolset:
    """Make the toolset, implemented by `tools`."""
    return toolrt.Toolset.of(
        "lowered",
        lambda: specs.toolset,
        tools,
        [
            (CHECK_LOWERED0, "check_lowered0"),
            (CHECK_LOWERED1, "check_lowered1"),
            (CHECK_LOWERED2, "check_lowered2"),
            (CHECK_LOWERED3, "check_lowered3"),
            (CHECK_LOWERED4, "check_lowered4"),
            (CHECK_LOWERED5, "check_lowered5"),
            (CHECK_LOWERED6, "check_lowered6"),
            (CHECK_LOWERED7, "check_lowered7"),
            (CHECK_LOWERED8, "check_lowered8"),
            (CHECK_LOWERED9, "check_lowered9"),
            (CHECK_LOWERED10, "check_lowered10"),
            (CHECK_LOWERED11, "check_lowered11"),
            (CHECK_LOWERED12, "check_lowered12"),
            (CHECK_LOWERED13, "check_lowered13"),
        ],
    )


CHECK_LOWERED0 = Tool(
    name="check_lowered0",
    spec=lambda: specs.SPECS["check_lowered0"],
    args=lambda: codecs.CHECK_LOWERED0_ARGS,
    result=lambda: conformance_lowered_codecs.LINE,
)

CHECK_LOWERED1 = Tool(
    name="check_lowered1",
    spec=lambda: specs.SPECS["check_lowered1"],
    args=lambda: codecs.CHECK_LOWERED1_ARGS,
    result=lambda: codecs.CHECK_LOWERED1_RESULT,
)

CHECK_LOWERED2 = Tool(
    name="check_lowered2",
    spec=lambda: specs.SPECS["check_lowered2"],
    args=lambda: codecs.CHECK_LOWERED2_ARGS,
    result=lambda: codecs.CHECK_LOWERED2_RESULT,
)

CHECK_LOWERED3 = Tool(
    name="check_lowered3",
    spec=lambda: specs.SPECS["check_lowered3"],
    args=lambda: codecs.CHECK_LOWERED3_ARGS,
    result=lambda: codecs.CHECK_LOWERED3_RESULT,
)

CHECK_LOWERED4 = Tool(
    name="check_lowered4",
    spec=lambda: specs.SPECS["check_lowered4"],
    args=lambda: codecs.CHECK_LOWERED4_ARGS,
    result=lambda: conformance_lowered_codecs.WAY,
)

CHECK_LOWERED5 = Tool(
    name="check_lowered5",
    spec=lambda: specs.SPECS["check_lowered5"],
    args=lambda: codecs.CHECK_LOWERED5_ARGS,
    result=lambda: conformance_lowered_codecs.TREE,
)

CHECK_LOWERED6 = Tool(
    name="check_lowered6",
    spec=lambda: specs.SPECS["check_lowered6"],
    args=lambda: codecs.CHECK_LOWERED6_ARGS,
    result=lambda: conformance_lowered_codecs.TARGET,
)

CHECK_LOWERED7 = Tool(
    name="check_lowered7",
    spec=lambda: specs.SPECS["check_lowered7"],
    args=lambda: codecs.CHECK_LOWERED7_ARGS,
    result=lambda: conformance_lowered_codecs.ANSWER,
)

CHECK_LOWERED8 = Tool(
    name="check_lowered8",
    spec=lambda: specs.SPECS["check_lowered8"],
    args=lambda: codecs.CHECK_LOWERED8_ARGS,
    result=lambda: conformance_lowered_codecs.KEPT,
)

CHECK_LOWERED9 = Tool(
    name="check_lowered9",
    spec=lambda: specs.SPECS["check_lowered9"],
    args=lambda: codecs.CHECK_LOWERED9_ARGS,
    result=lambda: conformance_lowered_codecs.EITHER,
)

CHECK_LOWERED10 = Tool(
    name="check_lowered10",
    spec=lambda: specs.SPECS["check_lowered10"],
    args=lambda: codecs.CHECK_LOWERED10_ARGS,
    result=lambda: conformance_lowered_codecs.ODD,
)

CHECK_LOWERED11 = Tool(
    name="check_lowered11",
    spec=lambda: specs.SPECS["check_lowered11"],
    args=lambda: codecs.CHECK_LOWERED11_ARGS,
    result=lambda: conformance_lowered_codecs.DOCUMENTS,
)

CHECK_LOWERED12 = Tool(
    name="check_lowered12",
    spec=lambda: specs.SPECS["check_lowered12"],
    args=lambda: codecs.CHECK_LOWERED12_ARGS,
    result=lambda: conformance_lowered_codecs.DEEP,
)

CHECK_LOWERED13 = Tool(
    name="check_lowered13",
    spec=lambda: specs.SPECS["check_lowered13"],
    args=lambda: codecs.CHECK_LOWERED13_ARGS,
    result=lambda: conformance_lowered_codecs.PAIR,
)
