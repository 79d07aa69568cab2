# Made by toolc from enums.tools; do not edit.
"""What a host implements to provide the toolset `enums`, and how it becomes a toolset."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import toolrt
from toolrt.host import Tool

if TYPE_CHECKING:
    from ....types.conformance_enums import codecs as conformance_enums_codecs
    from . import codecs, specs, types
else:
    conformance_enums_codecs = toolrt.later(
        __package__, "....types.conformance_enums.codecs"
    )
    codecs = toolrt.later(__package__, ".codecs")
    specs = toolrt.later(__package__, ".specs")
    types = toolrt.later(__package__, ".types")

__all__ = [
    "CHECK_ENUMS0",
    "CHECK_ENUMS1",
    "CHECK_ENUMS2",
    "CHECK_ENUMS3",
    "CHECK_ENUMS4",
    "CHECK_ENUMS5",
    "CHECK_ENUMS6",
    "CHECK_ENUMS7",
    "CHECK_ENUMS8",
    "CHECK_ENUMS9",
    "CHECK_ENUMS10",
    "CHECK_ENUMS11",
    "CHECK_ENUMS12",
    "CHECK_ENUMS13",
    "CHECK_ENUMS14",
    "CHECK_ENUMS15",
    "CHECK_ENUMS16",
    "CHECK_ENUMS17",
    "CHECK_ENUMS18",
    "CHECK_ENUMS19",
    "CHECK_ENUMS20",
    "EnumsTools",
    "toolset",
]


class EnumsTools(Protocol):
    """What a host implements to provide the toolset `enums`."""

    def check_enums0(
        self, cx: toolrt.Context, args: types.CheckEnums0Args, /
    ) -> toolrt.Handled[types.Status]:
        """Checks `Status`."""
        ...

    def check_enums1(
        self, cx: toolrt.Context, args: types.CheckEnums1Args, /
    ) -> toolrt.Handled[types.Code]:
        """Checks `Code`."""
        ...

    def check_enums2(
        self, cx: toolrt.Context, args: types.CheckEnums2Args, /
    ) -> toolrt.Handled[types.Sort]:
        """Checks `Sort`."""
        ...

    def check_enums3(
        self, cx: toolrt.Context, args: types.CheckEnums3Args, /
    ) -> toolrt.Handled[types.Mode]:
        """Checks `Mode`."""
        ...

    def check_enums4(
        self, cx: toolrt.Context, args: types.CheckEnums4Args, /
    ) -> toolrt.Handled[types.Level]:
        """Checks `Level`."""
        ...

    def check_enums5(
        self, cx: toolrt.Context, args: types.CheckEnums5Args, /
    ) -> toolrt.Handled[types.Mixed | None]:
        """Checks `Mixed`."""
        ...

    def check_enums6(
        self, cx: toolrt.Context, args: types.CheckEnums6Args, /
    ) -> toolrt.Handled[types.Only]:
        """Checks `Only`."""
        ...

    def check_enums7(
        self, cx: toolrt.Context, args: types.CheckEnums7Args, /
    ) -> toolrt.Handled[types.OptionalMode | None]:
        """Checks `OptionalMode`."""
        ...

    def check_enums8(
        self, cx: toolrt.Context, args: types.CheckEnums8Args, /
    ) -> toolrt.Handled[types.Job]:
        """Checks `Job`."""
        ...

    def check_enums9(
        self, cx: toolrt.Context, args: types.CheckEnums9Args, /
    ) -> toolrt.Handled[types.Many]:
        """Checks `Many`."""
        ...

    def check_enums10(
        self, cx: toolrt.Context, args: types.CheckEnums10Args, /
    ) -> toolrt.Handled[types.Twenty]:
        """Checks `Twenty`."""
        ...

    def check_enums11(
        self, cx: toolrt.Context, args: types.CheckEnums11Args, /
    ) -> toolrt.Handled[types.TwentyOne]:
        """Checks `TwentyOne`."""
        ...

    def check_enums12(
        self, cx: toolrt.Context, args: types.CheckEnums12Args, /
    ) -> toolrt.Handled[types.Rate]:
        """Checks `Rate`."""
        ...

    def check_enums13(
        self, cx: toolrt.Context, args: types.CheckEnums13Args, /
    ) -> toolrt.Handled[types.Accent]:
        """Checks `Accent`."""
        ...

    def check_enums14(
        self, cx: toolrt.Context, args: types.CheckEnums14Args, /
    ) -> toolrt.Handled[types.Yes]:
        """Checks `Yes`."""
        ...

    def check_enums15(
        self, cx: toolrt.Context, args: types.CheckEnums15Args, /
    ) -> toolrt.Handled[types.Answer]:
        """Checks `Answer`."""
        ...

    def check_enums16(
        self, cx: toolrt.Context, args: types.CheckEnums16Args, /
    ) -> toolrt.Handled[types.OnlyMaybe | None]:
        """Checks `OnlyMaybe`."""
        ...

    def check_enums17(
        self, cx: toolrt.Context, args: types.CheckEnums17Args, /
    ) -> toolrt.Handled[types.Flags]:
        """Checks `Flags`."""
        ...

    def check_enums18(
        self, cx: toolrt.Context, args: types.CheckEnums18Args, /
    ) -> toolrt.Handled[list[types.Status]]:
        """Checks `Statuses`."""
        ...

    def check_enums19(
        self, cx: toolrt.Context, args: types.CheckEnums19Args, /
    ) -> toolrt.Handled[dict[str, types.Status]]:
        """Checks `ByStatus`."""
        ...

    def check_enums20(
        self, cx: toolrt.Context, args: types.CheckEnums20Args, /
    ) -> toolrt.Handled[types.Long]:
        """Checks `Long`."""
        ...


def toolset(tools: EnumsTools) -> toolrt.Toolset:
    """Make the toolset, implemented by `tools`."""
    return toolrt.Toolset.of(
        "enums",
        lambda: specs.toolset,
        tools,
        [
            (CHECK_ENUMS0, "check_enums0"),
            (CHECK_ENUMS1, "check_enums1"),
            (CHECK_ENUMS2, "check_enums2"),
            (CHECK_ENUMS3, "check_enums3"),
            (CHECK_ENUMS4, "check_enums4"),
            (CHECK_ENUMS5, "check_enums5"),
            (CHECK_ENUMS6, "check_enums6"),
            (CHECK_ENUMS7, "check_enums7"),
            (CHECK_ENUMS8, "check_enums8"),
            (CHECK_ENUMS9, "check_enums9"),
            (CHECK_ENUMS10, "check_enums10"),
            (CHECK_ENUMS11, "check_enums11"),
            (CHECK_ENUMS12, "check_enums12"),
            (CHECK_ENUMS13, "check_enums13"),
            (CHECK_ENUMS14, "check_enums14"),
            (CHECK_ENUMS15, "check_enums15"),
            (CHECK_ENUMS16, "check_enums16"),
            (CHECK_ENUMS17, "check_enums17"),
            (CHECK_ENUMS18, "check_enums18"),
            (CHECK_ENUMS19, "check_enums19"),
            (CHECK_ENUMS20, "check_enums20"),
        ],
    )


CHECK_ENUMS0 = Tool(
    name="check_enums0",
    spec=lambda: specs.SPECS["check_enums0"],
    args=lambda: codecs.CHECK_ENUMS0_ARGS,
    result=lambda: conformance_enums_codecs.STATUS,
)

CHECK_ENUMS1 = Tool(
    name="check_enums1",
    spec=lambda: specs.SPECS["check_enums1"],
    args=lambda: codecs.CHECK_ENUMS1_ARGS,
    result=lambda: conformance_enums_codecs.CODE,
)

CHECK_ENUMS2 = Tool(
    name="check_enums2",
    spec=lambda: specs.SPECS["check_enums2"],
    args=lambda: codecs.CHECK_ENUMS2_ARGS,
    result=lambda: conformance_enums_codecs.SORT,
)

CHECK_ENUMS3 = Tool(
    name="check_enums3",
    spec=lambda: specs.SPECS["check_enums3"],
    args=lambda: codecs.CHECK_ENUMS3_ARGS,
    result=lambda: conformance_enums_codecs.MODE,
)

CHECK_ENUMS4 = Tool(
    name="check_enums4",
    spec=lambda: specs.SPECS["check_enums4"],
    args=lambda: codecs.CHECK_ENUMS4_ARGS,
    result=lambda: conformance_enums_codecs.LEVEL,
)

CHECK_ENUMS5 = Tool(
    name="check_enums5",
    spec=lambda: specs.SPECS["check_enums5"],
    args=lambda: codecs.CHECK_ENUMS5_ARGS,
    result=lambda: codecs.CHECK_ENUMS5_RESULT,
)

CHECK_ENUMS6 = Tool(
    name="check_enums6",
    spec=lambda: specs.SPECS["check_enums6"],
    args=lambda: codecs.CHECK_ENUMS6_ARGS,
    result=lambda: conformance_enums_codecs.ONLY,
)

CHECK_ENUMS7 = Tool(
    name="check_enums7",
    spec=lambda: specs.SPECS["check_enums7"],
    args=lambda: codecs.CHECK_ENUMS7_ARGS,
    result=lambda: codecs.CHECK_ENUMS7_RESULT,
)

CHECK_ENUMS8 = Tool(
    name="check_enums8",
    spec=lambda: specs.SPECS["check_enums8"],
    args=lambda: codecs.CHECK_ENUMS8_ARGS,
    result=lambda: conformance_enums_codecs.JOB,
)

CHECK_ENUMS9 = Tool(
    name="check_enums9",
    spec=lambda: specs.SPECS["check_enums9"],
    args=lambda: codecs.CHECK_ENUMS9_ARGS,
    result=lambda: conformance_enums_codecs.MANY,
)

CHECK_ENUMS10 = Tool(
    name="check_enums10",
    spec=lambda: specs.SPECS["check_enums10"],
    args=lambda: codecs.CHECK_ENUMS10_ARGS,
    result=lambda: conformance_enums_codecs.TWENTY,
)

CHECK_ENUMS11 = Tool(
    name="check_enums11",
    spec=lambda: specs.SPECS["check_enums11"],
    args=lambda: codecs.CHECK_ENUMS11_ARGS,
    result=lambda: conformance_enums_codecs.TWENTY_ONE,
)

CHECK_ENUMS12 = Tool(
    name="check_enums12",
    spec=lambda: specs.SPECS["check_enums12"],
    args=lambda: codecs.CHECK_ENUMS12_ARGS,
    result=lambda: conformance_enums_codecs.RATE,
)

CHECK_ENUMS13 = Tool(
    name="check_enums13",
    spec=lambda: specs.SPECS["check_enums13"],
    args=lambda: codecs.CHECK_ENUMS13_ARGS,
    result=lambda: conformance_enums_codecs.ACCENT,
)

CHECK_ENUMS14 = Tool(
    name="check_enums14",
    spec=lambda: specs.SPECS["check_enums14"],
    args=lambda: codecs.CHECK_ENUMS14_ARGS,
    result=lambda: conformance_enums_codecs.YES,
)

CHECK_ENUMS15 = Tool(
    name="check_enums15",
    spec=lambda: specs.SPECS["check_enums15"],
    args=lambda: codecs.CHECK_ENUMS15_ARGS,
    result=lambda: conformance_enums_codecs.ANSWER,
)

CHECK_ENUMS16 = Tool(
    name="check_enums16",
    spec=lambda: specs.SPECS["check_enums16"],
    args=lambda: codecs.CHECK_ENUMS16_ARGS,
    result=lambda: codecs.CHECK_ENUMS16_RESULT,
)

CHECK_ENUMS17 = Tool(
    name="check_enums17",
    spec=lambda: specs.SPECS["check_enums17"],
    args=lambda: codecs.CHECK_ENUMS17_ARGS,
    result=lambda: conformance_enums_codecs.FLAGS,
)

CHECK_ENUMS18 = Tool(
    name="check_enums18",
    spec=lambda: specs.SPECS["check_enums18"],
    args=lambda: codecs.CHECK_ENUMS18_ARGS,
    result=lambda: codecs.CHECK_ENUMS18_RESULT,
)

CHECK_ENUMS19 = Tool(
    name="check_enums19",
    spec=lambda: specs.SPECS["check_enums19"],
    args=lambda: codecs.CHECK_ENUMS19_ARGS,
    result=lambda: codecs.CHECK_ENUMS19_RESULT,
)

CHECK_ENUMS20 = Tool(
    name="check_enums20",
    spec=lambda: specs.SPECS["check_enums20"],
    args=lambda: codecs.CHECK_ENUMS20_ARGS,
    result=lambda: conformance_enums_codecs.LONG,
)
