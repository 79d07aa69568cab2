# Made by toolc from suite_formats.tools; do not edit.
"""What a host implements to provide the toolset `suite_formats`, and how it becomes a toolset."""

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
    "CHECK_SUITE_FORMATS0",
    "CHECK_SUITE_FORMATS1",
    "CHECK_SUITE_FORMATS2",
    "CHECK_SUITE_FORMATS3",
    "CHECK_SUITE_FORMATS4",
    "CHECK_SUITE_FORMATS5",
    "CHECK_SUITE_FORMATS6",
    "CHECK_SUITE_FORMATS7",
    "CHECK_SUITE_FORMATS8",
    "CHECK_SUITE_FORMATS9",
    "SuiteFormatsTools",
    "toolset",
]


class SuiteFormatsTools(Protocol):
    """What a host implements to provide the toolset `suite_formats`."""

    def check_suite_formats0(
        self, cx: toolrt.Context, args: types.CheckSuiteFormats0Args, /
    ) -> toolrt.Handled[str]:
        """Checks `DateTime`."""
        ...

    def check_suite_formats1(
        self, cx: toolrt.Context, args: types.CheckSuiteFormats1Args, /
    ) -> toolrt.Handled[str]:
        """Checks `Date`."""
        ...

    def check_suite_formats2(
        self, cx: toolrt.Context, args: types.CheckSuiteFormats2Args, /
    ) -> toolrt.Handled[str]:
        """Checks `Duration`."""
        ...

    def check_suite_formats3(
        self, cx: toolrt.Context, args: types.CheckSuiteFormats3Args, /
    ) -> toolrt.Handled[str]:
        """Checks `Email`."""
        ...

    def check_suite_formats4(
        self, cx: toolrt.Context, args: types.CheckSuiteFormats4Args, /
    ) -> toolrt.Handled[str]:
        """Checks `Hostname`."""
        ...

    def check_suite_formats5(
        self, cx: toolrt.Context, args: types.CheckSuiteFormats5Args, /
    ) -> toolrt.Handled[str]:
        """Checks `Ipv4`."""
        ...

    def check_suite_formats6(
        self, cx: toolrt.Context, args: types.CheckSuiteFormats6Args, /
    ) -> toolrt.Handled[str]:
        """Checks `Ipv6`."""
        ...

    def check_suite_formats7(
        self, cx: toolrt.Context, args: types.CheckSuiteFormats7Args, /
    ) -> toolrt.Handled[str]:
        """Checks `Time`."""
        ...

    def check_suite_formats8(
        self, cx: toolrt.Context, args: types.CheckSuiteFormats8Args, /
    ) -> toolrt.Handled[str]:
        """Checks `Uri`."""
        ...

    def check_suite_formats9(
        self, cx: toolrt.Context, args: types.CheckSuiteFormats9Args, /
    ) -> toolrt.Handled[str]:
        """Checks `Uuid`."""
        ...


def toolset(tools: SuiteFormatsTools) -> toolrt.Toolset:
    """Make the toolset, implemented by `tools`."""
    return toolrt.Toolset.of(
        "suite_formats",
        lambda: specs.toolset,
        tools,
        [
            (CHECK_SUITE_FORMATS0, "check_suite_formats0"),
            (CHECK_SUITE_FORMATS1, "check_suite_formats1"),
            (CHECK_SUITE_FORMATS2, "check_suite_formats2"),
            (CHECK_SUITE_FORMATS3, "check_suite_formats3"),
            (CHECK_SUITE_FORMATS4, "check_suite_formats4"),
            (CHECK_SUITE_FORMATS5, "check_suite_formats5"),
            (CHECK_SUITE_FORMATS6, "check_suite_formats6"),
            (CHECK_SUITE_FORMATS7, "check_suite_formats7"),
            (CHECK_SUITE_FORMATS8, "check_suite_formats8"),
            (CHECK_SUITE_FORMATS9, "check_suite_formats9"),
        ],
    )


CHECK_SUITE_FORMATS0 = Tool(
    name="check_suite_formats0",
    spec=lambda: specs.SPECS["check_suite_formats0"],
    args=lambda: codecs.CHECK_SUITE_FORMATS0_ARGS,
    result=lambda: codecs.CHECK_SUITE_FORMATS0_RESULT,
)

CHECK_SUITE_FORMATS1 = Tool(
    name="check_suite_formats1",
    spec=lambda: specs.SPECS["check_suite_formats1"],
    args=lambda: codecs.CHECK_SUITE_FORMATS1_ARGS,
    result=lambda: codecs.CHECK_SUITE_FORMATS1_RESULT,
)

CHECK_SUITE_FORMATS2 = Tool(
    name="check_suite_formats2",
    spec=lambda: specs.SPECS["check_suite_formats2"],
    args=lambda: codecs.CHECK_SUITE_FORMATS2_ARGS,
    result=lambda: codecs.CHECK_SUITE_FORMATS2_RESULT,
)

CHECK_SUITE_FORMATS3 = Tool(
    name="check_suite_formats3",
    spec=lambda: specs.SPECS["check_suite_formats3"],
    args=lambda: codecs.CHECK_SUITE_FORMATS3_ARGS,
    result=lambda: codecs.CHECK_SUITE_FORMATS3_RESULT,
)

CHECK_SUITE_FORMATS4 = Tool(
    name="check_suite_formats4",
    spec=lambda: specs.SPECS["check_suite_formats4"],
    args=lambda: codecs.CHECK_SUITE_FORMATS4_ARGS,
    result=lambda: codecs.CHECK_SUITE_FORMATS4_RESULT,
)

CHECK_SUITE_FORMATS5 = Tool(
    name="check_suite_formats5",
    spec=lambda: specs.SPECS["check_suite_formats5"],
    args=lambda: codecs.CHECK_SUITE_FORMATS5_ARGS,
    result=lambda: codecs.CHECK_SUITE_FORMATS5_RESULT,
)

CHECK_SUITE_FORMATS6 = Tool(
    name="check_suite_formats6",
    spec=lambda: specs.SPECS["check_suite_formats6"],
    args=lambda: codecs.CHECK_SUITE_FORMATS6_ARGS,
    result=lambda: codecs.CHECK_SUITE_FORMATS6_RESULT,
)

CHECK_SUITE_FORMATS7 = Tool(
    name="check_suite_formats7",
    spec=lambda: specs.SPECS["check_suite_formats7"],
    args=lambda: codecs.CHECK_SUITE_FORMATS7_ARGS,
    result=lambda: codecs.CHECK_SUITE_FORMATS7_RESULT,
)

CHECK_SUITE_FORMATS8 = Tool(
    name="check_suite_formats8",
    spec=lambda: specs.SPECS["check_suite_formats8"],
    args=lambda: codecs.CHECK_SUITE_FORMATS8_ARGS,
    result=lambda: codecs.CHECK_SUITE_FORMATS8_RESULT,
)

CHECK_SUITE_FORMATS9 = Tool(
    name="check_suite_formats9",
    spec=lambda: specs.SPECS["check_suite_formats9"],
    args=lambda: codecs.CHECK_SUITE_FORMATS9_ARGS,
    result=lambda: codecs.CHECK_SUITE_FORMATS9_RESULT,
)
