# Made by toolc from suite_patterns.tools; do not edit.
"""What a host implements to provide the toolset `suite_patterns`, and how it becomes a toolset."""

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
    "CHECK_SUITE_PATTERNS0",
    "CHECK_SUITE_PATTERNS1",
    "CHECK_SUITE_PATTERNS2",
    "CHECK_SUITE_PATTERNS3",
    "CHECK_SUITE_PATTERNS4",
    "CHECK_SUITE_PATTERNS5",
    "CHECK_SUITE_PATTERNS6",
    "CHECK_SUITE_PATTERNS7",
    "CHECK_SUITE_PATTERNS8",
    "CHECK_SUITE_PATTERNS9",
    "CHECK_SUITE_PATTERNS10",
    "CHECK_SUITE_PATTERNS11",
    "CHECK_SUITE_PATTERNS12",
    "CHECK_SUITE_PATTERNS13",
    "CHECK_SUITE_PATTERNS14",
    "SuitePatternsTools",
    "toolset",
]


class SuitePatternsTools(Protocol):
    """What a host implements to provide the toolset `suite_patterns`."""

    def check_suite_patterns0(
        self, cx: toolrt.Context, args: types.CheckSuitePatterns0Args, /
    ) -> toolrt.Handled[str]:
        """Checks `P1`."""
        ...

    def check_suite_patterns1(
        self, cx: toolrt.Context, args: types.CheckSuitePatterns1Args, /
    ) -> toolrt.Handled[str]:
        """Checks `P2`."""
        ...

    def check_suite_patterns2(
        self, cx: toolrt.Context, args: types.CheckSuitePatterns2Args, /
    ) -> toolrt.Handled[str]:
        """Checks `P3`."""
        ...

    def check_suite_patterns3(
        self, cx: toolrt.Context, args: types.CheckSuitePatterns3Args, /
    ) -> toolrt.Handled[str]:
        """Checks `P4`."""
        ...

    def check_suite_patterns4(
        self, cx: toolrt.Context, args: types.CheckSuitePatterns4Args, /
    ) -> toolrt.Handled[str]:
        """Checks `P5`."""
        ...

    def check_suite_patterns5(
        self, cx: toolrt.Context, args: types.CheckSuitePatterns5Args, /
    ) -> toolrt.Handled[str]:
        """Checks `P6`."""
        ...

    def check_suite_patterns6(
        self, cx: toolrt.Context, args: types.CheckSuitePatterns6Args, /
    ) -> toolrt.Handled[str]:
        """Checks `P7`."""
        ...

    def check_suite_patterns7(
        self, cx: toolrt.Context, args: types.CheckSuitePatterns7Args, /
    ) -> toolrt.Handled[str]:
        """Checks `P8`."""
        ...

    def check_suite_patterns8(
        self, cx: toolrt.Context, args: types.CheckSuitePatterns8Args, /
    ) -> toolrt.Handled[str]:
        """Checks `P9`."""
        ...

    def check_suite_patterns9(
        self, cx: toolrt.Context, args: types.CheckSuitePatterns9Args, /
    ) -> toolrt.Handled[str]:
        """Checks `P10`."""
        ...

    def check_suite_patterns10(
        self, cx: toolrt.Context, args: types.CheckSuitePatterns10Args, /
    ) -> toolrt.Handled[str]:
        """Checks `P11`."""
        ...

    def check_suite_patterns11(
        self, cx: toolrt.Context, args: types.CheckSuitePatterns11Args, /
    ) -> toolrt.Handled[str]:
        """Checks `P12`."""
        ...

    def check_suite_patterns12(
        self, cx: toolrt.Context, args: types.CheckSuitePatterns12Args, /
    ) -> toolrt.Handled[str]:
        """Checks `P13`."""
        ...

    def check_suite_patterns13(
        self, cx: toolrt.Context, args: types.CheckSuitePatterns13Args, /
    ) -> toolrt.Handled[str]:
        """Checks `P14`."""
        ...

    def check_suite_patterns14(
        self, cx: toolrt.Context, args: types.CheckSuitePatterns14Args, /
    ) -> toolrt.Handled[str]:
        """Checks `P15`."""
        ...


def toolset(tools: SuitePatternsTools) -> toolrt.Toolset:
    """Make the toolset, implemented by `tools`."""
    return toolrt.Toolset.of(
        "suite_patterns",
        lambda: specs.toolset,
        tools,
        [
            (CHECK_SUITE_PATTERNS0, "check_suite_patterns0"),
            (CHECK_SUITE_PATTERNS1, "check_suite_patterns1"),
            (CHECK_SUITE_PATTERNS2, "check_suite_patterns2"),
            (CHECK_SUITE_PATTERNS3, "check_suite_patterns3"),
            (CHECK_SUITE_PATTERNS4, "check_suite_patterns4"),
            (CHECK_SUITE_PATTERNS5, "check_suite_patterns5"),
            (CHECK_SUITE_PATTERNS6, "check_suite_patterns6"),
            (CHECK_SUITE_PATTERNS7, "check_suite_patterns7"),
            (CHECK_SUITE_PATTERNS8, "check_suite_patterns8"),
            (CHECK_SUITE_PATTERNS9, "check_suite_patterns9"),
            (CHECK_SUITE_PATTERNS10, "check_suite_patterns10"),
            (CHECK_SUITE_PATTERNS11, "check_suite_patterns11"),
            (CHECK_SUITE_PATTERNS12, "check_suite_patterns12"),
            (CHECK_SUITE_PATTERNS13, "check_suite_patterns13"),
            (CHECK_SUITE_PATTERNS14, "check_suite_patterns14"),
        ],
    )


CHECK_SUITE_PATTERNS0 = Tool(
    name="check_suite_patterns0",
    spec=lambda: specs.SPECS["check_suite_patterns0"],
    args=lambda: codecs.CHECK_SUITE_PATTERNS0_ARGS,
    result=lambda: codecs.CHECK_SUITE_PATTERNS0_RESULT,
)

CHECK_SUITE_PATTERNS1 = Tool(
    name="check_suite_patterns1",
    spec=lambda: specs.SPECS["check_suite_patterns1"],
    args=lambda: codecs.CHECK_SUITE_PATTERNS1_ARGS,
    result=lambda: codecs.CHECK_SUITE_PATTERNS1_RESULT,
)

CHECK_SUITE_PATTERNS2 = Tool(
    name="check_suite_patterns2",
    spec=lambda: specs.SPECS["check_suite_patterns2"],
    args=lambda: codecs.CHECK_SUITE_PATTERNS2_ARGS,
    result=lambda: codecs.CHECK_SUITE_PATTERNS2_RESULT,
)

CHECK_SUITE_PATTERNS3 = Tool(
    name="check_suite_patterns3",
    spec=lambda: specs.SPECS["check_suite_patterns3"],
    args=lambda: codecs.CHECK_SUITE_PATTERNS3_ARGS,
    result=lambda: codecs.CHECK_SUITE_PATTERNS3_RESULT,
)

CHECK_SUITE_PATTERNS4 = Tool(
    name="check_suite_patterns4",
    spec=lambda: specs.SPECS["check_suite_patterns4"],
    args=lambda: codecs.CHECK_SUITE_PATTERNS4_ARGS,
    result=lambda: codecs.CHECK_SUITE_PATTERNS4_RESULT,
)

CHECK_SUITE_PATTERNS5 = Tool(
    name="check_suite_patterns5",
    spec=lambda: specs.SPECS["check_suite_patterns5"],
    args=lambda: codecs.CHECK_SUITE_PATTERNS5_ARGS,
    result=lambda: codecs.CHECK_SUITE_PATTERNS5_RESULT,
)

CHECK_SUITE_PATTERNS6 = Tool(
    name="check_suite_patterns6",
    spec=lambda: specs.SPECS["check_suite_patterns6"],
    args=lambda: codecs.CHECK_SUITE_PATTERNS6_ARGS,
    result=lambda: codecs.CHECK_SUITE_PATTERNS6_RESULT,
)

CHECK_SUITE_PATTERNS7 = Tool(
    name="check_suite_patterns7",
    spec=lambda: specs.SPECS["check_suite_patterns7"],
    args=lambda: codecs.CHECK_SUITE_PATTERNS7_ARGS,
    result=lambda: codecs.CHECK_SUITE_PATTERNS7_RESULT,
)

CHECK_SUITE_PATTERNS8 = Tool(
    name="check_suite_patterns8",
    spec=lambda: specs.SPECS["check_suite_patterns8"],
    args=lambda: codecs.CHECK_SUITE_PATTERNS8_ARGS,
    result=lambda: codecs.CHECK_SUITE_PATTERNS8_RESULT,
)

CHECK_SUITE_PATTERNS9 = Tool(
    name="check_suite_patterns9",
    spec=lambda: specs.SPECS["check_suite_patterns9"],
    args=lambda: codecs.CHECK_SUITE_PATTERNS9_ARGS,
    result=lambda: codecs.CHECK_SUITE_PATTERNS9_RESULT,
)

CHECK_SUITE_PATTERNS10 = Tool(
    name="check_suite_patterns10",
    spec=lambda: specs.SPECS["check_suite_patterns10"],
    args=lambda: codecs.CHECK_SUITE_PATTERNS10_ARGS,
    result=lambda: codecs.CHECK_SUITE_PATTERNS10_RESULT,
)

CHECK_SUITE_PATTERNS11 = Tool(
    name="check_suite_patterns11",
    spec=lambda: specs.SPECS["check_suite_patterns11"],
    args=lambda: codecs.CHECK_SUITE_PATTERNS11_ARGS,
    result=lambda: codecs.CHECK_SUITE_PATTERNS11_RESULT,
)

CHECK_SUITE_PATTERNS12 = Tool(
    name="check_suite_patterns12",
    spec=lambda: specs.SPECS["check_suite_patterns12"],
    args=lambda: codecs.CHECK_SUITE_PATTERNS12_ARGS,
    result=lambda: codecs.CHECK_SUITE_PATTERNS12_RESULT,
)

CHECK_SUITE_PATTERNS13 = Tool(
    name="check_suite_patterns13",
    spec=lambda: specs.SPECS["check_suite_patterns13"],
    args=lambda: codecs.CHECK_SUITE_PATTERNS13_ARGS,
    result=lambda: codecs.CHECK_SUITE_PATTERNS13_RESULT,
)

CHECK_SUITE_PATTERNS14 = Tool(
    name="check_suite_patterns14",
    spec=lambda: specs.SPECS["check_suite_patterns14"],
    args=lambda: codecs.CHECK_SUITE_PATTERNS14_ARGS,
    result=lambda: codecs.CHECK_SUITE_PATTERNS14_RESULT,
)
