# Made by toolc from formats.tools; do not edit.
"""What a host implements to provide the toolset `formats`, and how it becomes a toolset."""

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
    "CHECK_FORMATS0",
    "CHECK_FORMATS1",
    "CHECK_FORMATS2",
    "CHECK_FORMATS3",
    "CHECK_FORMATS4",
    "CHECK_FORMATS5",
    "CHECK_FORMATS6",
    "CHECK_FORMATS7",
    "CHECK_FORMATS8",
    "CHECK_FORMATS9",
    "CHECK_FORMATS10",
    "CHECK_FORMATS11",
    "CHECK_FORMATS12",
    "CHECK_FORMATS13",
    "CHECK_FORMATS14",
    "CHECK_FORMATS15",
    "FormatsTools",
    "toolset",
]


class FormatsTools(Protocol):
    """What a host implements to provide the toolset `formats`."""

    def check_formats0(
        self, cx: toolrt.Context, args: types.CheckFormats0Args, /
    ) -> toolrt.Handled[str]:
        """Checks `Stamp`."""
        ...

    def check_formats1(
        self, cx: toolrt.Context, args: types.CheckFormats1Args, /
    ) -> toolrt.Handled[str]:
        """Checks `Day`."""
        ...

    def check_formats2(
        self, cx: toolrt.Context, args: types.CheckFormats2Args, /
    ) -> toolrt.Handled[str]:
        """Checks `Clock`."""
        ...

    def check_formats3(
        self, cx: toolrt.Context, args: types.CheckFormats3Args, /
    ) -> toolrt.Handled[str]:
        """Checks `Span`."""
        ...

    def check_formats4(
        self, cx: toolrt.Context, args: types.CheckFormats4Args, /
    ) -> toolrt.Handled[str]:
        """Checks `Id`."""
        ...

    def check_formats5(
        self, cx: toolrt.Context, args: types.CheckFormats5Args, /
    ) -> toolrt.Handled[str]:
        """Checks `Link`."""
        ...

    def check_formats6(
        self, cx: toolrt.Context, args: types.CheckFormats6Args, /
    ) -> toolrt.Handled[str]:
        """Checks `Mail`."""
        ...

    def check_formats7(
        self, cx: toolrt.Context, args: types.CheckFormats7Args, /
    ) -> toolrt.Handled[str]:
        """Checks `Host`."""
        ...

    def check_formats8(
        self, cx: toolrt.Context, args: types.CheckFormats8Args, /
    ) -> toolrt.Handled[str]:
        """Checks `V4`."""
        ...

    def check_formats9(
        self, cx: toolrt.Context, args: types.CheckFormats9Args, /
    ) -> toolrt.Handled[str]:
        """Checks `V6`."""
        ...

    def check_formats10(
        self, cx: toolrt.Context, args: types.CheckFormats10Args, /
    ) -> toolrt.Handled[str]:
        """Checks `File`."""
        ...

    def check_formats11(
        self, cx: toolrt.Context, args: types.CheckFormats11Args, /
    ) -> toolrt.Handled[bytes]:
        """Checks `Data`."""
        ...

    def check_formats12(
        self, cx: toolrt.Context, args: types.CheckFormats12Args, /
    ) -> toolrt.Handled[str]:
        """Checks `ShortLink`."""
        ...

    def check_formats13(
        self, cx: toolrt.Context, args: types.CheckFormats13Args, /
    ) -> toolrt.Handled[list[str]]:
        """Checks `Mails`."""
        ...

    def check_formats14(
        self, cx: toolrt.Context, args: types.CheckFormats14Args, /
    ) -> toolrt.Handled[dict[str, str]]:
        """Checks `ByHost`."""
        ...

    def check_formats15(
        self, cx: toolrt.Context, args: types.CheckFormats15Args, /
    ) -> toolrt.Handled[str]:
        """Checks `When`."""
        ...


def toolset(tools: FormatsTools) -> toolrt.Toolset:
    """Make the toolset, implemented by `tools`."""
    return toolrt.Toolset.of(
        "formats",
        lambda: specs.toolset,
        tools,
        [
            (CHECK_FORMATS0, "check_formats0"),
            (CHECK_FORMATS1, "check_formats1"),
            (CHECK_FORMATS2, "check_formats2"),
            (CHECK_FORMATS3, "check_formats3"),
            (CHECK_FORMATS4, "check_formats4"),
            (CHECK_FORMATS5, "check_formats5"),
            (CHECK_FORMATS6, "check_formats6"),
            (CHECK_FORMATS7, "check_formats7"),
            (CHECK_FORMATS8, "check_formats8"),
            (CHECK_FORMATS9, "check_formats9"),
            (CHECK_FORMATS10, "check_formats10"),
            (CHECK_FORMATS11, "check_formats11"),
            (CHECK_FORMATS12, "check_formats12"),
            (CHECK_FORMATS13, "check_formats13"),
            (CHECK_FORMATS14, "check_formats14"),
            (CHECK_FORMATS15, "check_formats15"),
        ],
    )


CHECK_FORMATS0 = Tool(
    name="check_formats0",
    spec=lambda: specs.SPECS["check_formats0"],
    args=lambda: codecs.CHECK_FORMATS0_ARGS,
    result=lambda: codecs.CHECK_FORMATS0_RESULT,
)

CHECK_FORMATS1 = Tool(
    name="check_formats1",
    spec=lambda: specs.SPECS["check_formats1"],
    args=lambda: codecs.CHECK_FORMATS1_ARGS,
    result=lambda: codecs.CHECK_FORMATS1_RESULT,
)

CHECK_FORMATS2 = Tool(
    name="check_formats2",
    spec=lambda: specs.SPECS["check_formats2"],
    args=lambda: codecs.CHECK_FORMATS2_ARGS,
    result=lambda: codecs.CHECK_FORMATS2_RESULT,
)

CHECK_FORMATS3 = Tool(
    name="check_formats3",
    spec=lambda: specs.SPECS["check_formats3"],
    args=lambda: codecs.CHECK_FORMATS3_ARGS,
    result=lambda: codecs.CHECK_FORMATS3_RESULT,
)

CHECK_FORMATS4 = Tool(
    name="check_formats4",
    spec=lambda: specs.SPECS["check_formats4"],
    args=lambda: codecs.CHECK_FORMATS4_ARGS,
    result=lambda: codecs.CHECK_FORMATS4_RESULT,
)

CHECK_FORMATS5 = Tool(
    name="check_formats5",
    spec=lambda: specs.SPECS["check_formats5"],
    args=lambda: codecs.CHECK_FORMATS5_ARGS,
    result=lambda: codecs.CHECK_FORMATS5_RESULT,
)

CHECK_FORMATS6 = Tool(
    name="check_formats6",
    spec=lambda: specs.SPECS["check_formats6"],
    args=lambda: codecs.CHECK_FORMATS6_ARGS,
    result=lambda: codecs.CHECK_FORMATS6_RESULT,
)

CHECK_FORMATS7 = Tool(
    name="check_formats7",
    spec=lambda: specs.SPECS["check_formats7"],
    args=lambda: codecs.CHECK_FORMATS7_ARGS,
    result=lambda: codecs.CHECK_FORMATS7_RESULT,
)

CHECK_FORMATS8 = Tool(
    name="check_formats8",
    spec=lambda: specs.SPECS["check_formats8"],
    args=lambda: codecs.CHECK_FORMATS8_ARGS,
    result=lambda: codecs.CHECK_FORMATS8_RESULT,
)

CHECK_FORMATS9 = Tool(
    name="check_formats9",
    spec=lambda: specs.SPECS["check_formats9"],
    args=lambda: codecs.CHECK_FORMATS9_ARGS,
    result=lambda: codecs.CHECK_FORMATS9_RESULT,
)

CHECK_FORMATS10 = Tool(
    name="check_formats10",
    spec=lambda: specs.SPECS["check_formats10"],
    args=lambda: codecs.CHECK_FORMATS10_ARGS,
    result=lambda: codecs.CHECK_FORMATS10_RESULT,
)

CHECK_FORMATS11 = Tool(
    name="check_formats11",
    spec=lambda: specs.SPECS["check_formats11"],
    args=lambda: codecs.CHECK_FORMATS11_ARGS,
    result=lambda: codecs.CHECK_FORMATS11_RESULT,
)

CHECK_FORMATS12 = Tool(
    name="check_formats12",
    spec=lambda: specs.SPECS["check_formats12"],
    args=lambda: codecs.CHECK_FORMATS12_ARGS,
    result=lambda: codecs.CHECK_FORMATS12_RESULT,
)

CHECK_FORMATS13 = Tool(
    name="check_formats13",
    spec=lambda: specs.SPECS["check_formats13"],
    args=lambda: codecs.CHECK_FORMATS13_ARGS,
    result=lambda: codecs.CHECK_FORMATS13_RESULT,
)

CHECK_FORMATS14 = Tool(
    name="check_formats14",
    spec=lambda: specs.SPECS["check_formats14"],
    args=lambda: codecs.CHECK_FORMATS14_ARGS,
    result=lambda: codecs.CHECK_FORMATS14_RESULT,
)

CHECK_FORMATS15 = Tool(
    name="check_formats15",
    spec=lambda: specs.SPECS["check_formats15"],
    args=lambda: codecs.CHECK_FORMATS15_ARGS,
    result=lambda: codecs.CHECK_FORMATS15_RESULT,
)
