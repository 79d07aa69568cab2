# Made by toolc from records.tools; do not edit.
"""What a host implements to provide the toolset `records`, and how it becomes a toolset."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import toolrt
from toolrt.host import Tool

if TYPE_CHECKING:
    from ....types.conformance_records import codecs as conformance_records_codecs
    from . import codecs, specs, types
else:
    conformance_records_codecs = toolrt.later(
        __package__, "....types.conformance_records.codecs"
    )
    codecs = toolrt.later(__package__, ".codecs")
    specs = toolrt.later(__package__, ".specs")
    types = toolrt.later(__package__, ".types")

__all__ = [
    "CHECK_RECORDS0",
    "CHECK_RECORDS1",
    "CHECK_RECORDS2",
    "CHECK_RECORDS3",
    "CHECK_RECORDS4",
    "CHECK_RECORDS5",
    "CHECK_RECORDS6",
    "CHECK_RECORDS7",
    "CHECK_RECORDS8",
    "CHECK_RECORDS9",
    "CHECK_RECORDS10",
    "CHECK_RECORDS11",
    "CHECK_RECORDS12",
    "CHECK_RECORDS13",
    "CHECK_RECORDS14",
    "CHECK_RECORDS15",
    "CHECK_RECORDS16",
    "CHECK_RECORDS17",
    "CHECK_RECORDS18",
    "CHECK_RECORDS19",
    "CHECK_RECORDS20",
    "RecordsTools",
    "toolset",
]


class RecordsTools(Protocol):
    """What a host implements to provide the toolset `records`."""

    def check_records0(
        self, cx: toolrt.Context, args: types.CheckRecords0Args, /
    ) -> toolrt.Handled[types.Todo]:
        """Checks `Todo`."""
        ...

    def check_records1(
        self, cx: toolrt.Context, args: types.CheckRecords1Args, /
    ) -> toolrt.Handled[types.Empty]:
        """Checks `Empty`."""
        ...

    def check_records2(
        self, cx: toolrt.Context, args: types.CheckRecords2Args, /
    ) -> toolrt.Handled[types.Open]:
        """Checks `Open`."""
        ...

    def check_records3(
        self, cx: toolrt.Context, args: types.CheckRecords3Args, /
    ) -> toolrt.Handled[types.OpenJson]:
        """Checks `OpenJson`."""
        ...

    def check_records4(
        self, cx: toolrt.Context, args: types.CheckRecords4Args, /
    ) -> toolrt.Handled[types.OpenTyped]:
        """Checks `OpenTyped`."""
        ...

    def check_records5(
        self, cx: toolrt.Context, args: types.CheckRecords5Args, /
    ) -> toolrt.Handled[types.Odd]:
        """Checks `Odd`."""
        ...

    def check_records6(
        self, cx: toolrt.Context, args: types.CheckRecords6Args, /
    ) -> toolrt.Handled[types.Outer]:
        """Checks `Outer`."""
        ...

    def check_records7(
        self, cx: toolrt.Context, args: types.CheckRecords7Args, /
    ) -> toolrt.Handled[types.Node]:
        """Checks `Node`."""
        ...

    def check_records8(
        self, cx: toolrt.Context, args: types.CheckRecords8Args, /
    ) -> toolrt.Handled[types.Absent]:
        """Checks `Absent`."""
        ...

    def check_records9(
        self, cx: toolrt.Context, args: types.CheckRecords9Args, /
    ) -> toolrt.Handled[types.Settings]:
        """Checks `Settings`."""
        ...

    def check_records10(
        self, cx: toolrt.Context, args: types.CheckRecords10Args, /
    ) -> toolrt.Handled[types.More]:
        """Checks `More`."""
        ...

    def check_records11(
        self, cx: toolrt.Context, args: types.CheckRecords11Args, /
    ) -> toolrt.Handled[types.Wanted]:
        """Checks `Wanted`."""
        ...

    def check_records12(
        self, cx: toolrt.Context, args: types.CheckRecords12Args, /
    ) -> toolrt.Handled[types.Pick]:
        """Checks `Pick`."""
        ...

    def check_records13(
        self, cx: toolrt.Context, args: types.CheckRecords13Args, /
    ) -> toolrt.Handled[types.Base]:
        """Checks `Base`."""
        ...

    def check_records14(
        self, cx: toolrt.Context, args: types.CheckRecords14Args, /
    ) -> toolrt.Handled[types.Wide]:
        """Checks `Wide`."""
        ...

    def check_records15(
        self, cx: toolrt.Context, args: types.CheckRecords15Args, /
    ) -> toolrt.Handled[types.Spelled]:
        """Checks `Spelled`."""
        ...

    def check_records16(
        self, cx: toolrt.Context, args: types.CheckRecords16Args, /
    ) -> toolrt.Handled[types.Marked]:
        """Checks `Marked`."""
        ...

    def check_records17(
        self, cx: toolrt.Context, args: types.CheckRecords17Args, /
    ) -> toolrt.Handled[types.OpenDeep]:
        """Checks `OpenDeep`."""
        ...

    def check_records18(
        self, cx: toolrt.Context, args: types.CheckRecords18Args, /
    ) -> toolrt.Handled[types.Even]:
        """Checks `Even`."""
        ...

    def check_records19(
        self, cx: toolrt.Context, args: types.CheckRecords19Args, /
    ) -> toolrt.Handled[types.Chain]:
        """Checks `Chain`."""
        ...

    def check_records20(
        self, cx: toolrt.Context, args: types.CheckRecords20Args, /
    ) -> toolrt.Handled[types.Rows]:
        """Checks `Rows`."""
        ...


def toolset(tools: RecordsTools) -> toolrt.Toolset:
    """Make the toolset, implemented by `tools`."""
    return toolrt.Toolset.of(
        "records",
        lambda: specs.toolset,
        tools,
        [
            (CHECK_RECORDS0, "check_records0"),
            (CHECK_RECORDS1, "check_records1"),
            (CHECK_RECORDS2, "check_records2"),
            (CHECK_RECORDS3, "check_records3"),
            (CHECK_RECORDS4, "check_records4"),
            (CHECK_RECORDS5, "check_records5"),
            (CHECK_RECORDS6, "check_records6"),
            (CHECK_RECORDS7, "check_records7"),
            (CHECK_RECORDS8, "check_records8"),
            (CHECK_RECORDS9, "check_records9"),
            (CHECK_RECORDS10, "check_records10"),
            (CHECK_RECORDS11, "check_records11"),
            (CHECK_RECORDS12, "check_records12"),
            (CHECK_RECORDS13, "check_records13"),
            (CHECK_RECORDS14, "check_records14"),
            (CHECK_RECORDS15, "check_records15"),
            (CHECK_RECORDS16, "check_records16"),
            (CHECK_RECORDS17, "check_records17"),
            (CHECK_RECORDS18, "check_records18"),
            (CHECK_RECORDS19, "check_records19"),
            (CHECK_RECORDS20, "check_records20"),
        ],
    )


CHECK_RECORDS0 = Tool(
    name="check_records0",
    spec=lambda: specs.SPECS["check_records0"],
    args=lambda: codecs.CHECK_RECORDS0_ARGS,
    result=lambda: conformance_records_codecs.TODO,
)

CHECK_RECORDS1 = Tool(
    name="check_records1",
    spec=lambda: specs.SPECS["check_records1"],
    args=lambda: codecs.CHECK_RECORDS1_ARGS,
    result=lambda: conformance_records_codecs.EMPTY,
)

CHECK_RECORDS2 = Tool(
    name="check_records2",
    spec=lambda: specs.SPECS["check_records2"],
    args=lambda: codecs.CHECK_RECORDS2_ARGS,
    result=lambda: conformance_records_codecs.OPEN,
)

CHECK_RECORDS3 = Tool(
    name="check_records3",
    spec=lambda: specs.SPECS["check_records3"],
    args=lambda: codecs.CHECK_RECORDS3_ARGS,
    result=lambda: conformance_records_codecs.OPEN_JSON,
)

CHECK_RECORDS4 = Tool(
    name="check_records4",
    spec=lambda: specs.SPECS["check_records4"],
    args=lambda: codecs.CHECK_RECORDS4_ARGS,
    result=lambda: conformance_records_codecs.OPEN_TYPED,
)

CHECK_RECORDS5 = Tool(
    name="check_records5",
    spec=lambda: specs.SPECS["check_records5"],
    args=lambda: codecs.CHECK_RECORDS5_ARGS,
    result=lambda: conformance_records_codecs.ODD,
)

CHECK_RECORDS6 = Tool(
    name="check_records6",
    spec=lambda: specs.SPECS["check_records6"],
    args=lambda: codecs.CHECK_RECORDS6_ARGS,
    result=lambda: conformance_records_codecs.OUTER,
)

CHECK_RECORDS7 = Tool(
    name="check_records7",
    spec=lambda: specs.SPECS["check_records7"],
    args=lambda: codecs.CHECK_RECORDS7_ARGS,
    result=lambda: conformance_records_codecs.NODE,
)

CHECK_RECORDS8 = Tool(
    name="check_records8",
    spec=lambda: specs.SPECS["check_records8"],
    args=lambda: codecs.CHECK_RECORDS8_ARGS,
    result=lambda: conformance_records_codecs.ABSENT,
)

CHECK_RECORDS9 = Tool(
    name="check_records9",
    spec=lambda: specs.SPECS["check_records9"],
    args=lambda: codecs.CHECK_RECORDS9_ARGS,
    result=lambda: conformance_records_codecs.SETTINGS,
)

CHECK_RECORDS10 = Tool(
    name="check_records10",
    spec=lambda: specs.SPECS["check_records10"],
    args=lambda: codecs.CHECK_RECORDS10_ARGS,
    result=lambda: conformance_records_codecs.MORE,
)

CHECK_RECORDS11 = Tool(
    name="check_records11",
    spec=lambda: specs.SPECS["check_records11"],
    args=lambda: codecs.CHECK_RECORDS11_ARGS,
    result=lambda: conformance_records_codecs.WANTED,
)

CHECK_RECORDS12 = Tool(
    name="check_records12",
    spec=lambda: specs.SPECS["check_records12"],
    args=lambda: codecs.CHECK_RECORDS12_ARGS,
    result=lambda: conformance_records_codecs.PICK,
)

CHECK_RECORDS13 = Tool(
    name="check_records13",
    spec=lambda: specs.SPECS["check_records13"],
    args=lambda: codecs.CHECK_RECORDS13_ARGS,
    result=lambda: conformance_records_codecs.BASE,
)

CHECK_RECORDS14 = Tool(
    name="check_records14",
    spec=lambda: specs.SPECS["check_records14"],
    args=lambda: codecs.CHECK_RECORDS14_ARGS,
    result=lambda: conformance_records_codecs.WIDE,
)

CHECK_RECORDS15 = Tool(
    name="check_records15",
    spec=lambda: specs.SPECS["check_records15"],
    args=lambda: codecs.CHECK_RECORDS15_ARGS,
    result=lambda: conformance_records_codecs.SPELLED,
)

CHECK_RECORDS16 = Tool(
    name="check_records16",
    spec=lambda: specs.SPECS["check_records16"],
    args=lambda: codecs.CHECK_RECORDS16_ARGS,
    result=lambda: conformance_records_codecs.MARKED,
)

CHECK_RECORDS17 = Tool(
    name="check_records17",
    spec=lambda: specs.SPECS["check_records17"],
    args=lambda: codecs.CHECK_RECORDS17_ARGS,
    result=lambda: conformance_records_codecs.OPEN_DEEP,
)

CHECK_RECORDS18 = Tool(
    name="check_records18",
    spec=lambda: specs.SPECS["check_records18"],
    args=lambda: codecs.CHECK_RECORDS18_ARGS,
    result=lambda: conformance_records_codecs.EVEN,
)

CHECK_RECORDS19 = Tool(
    name="check_records19",
    spec=lambda: specs.SPECS["check_records19"],
    args=lambda: codecs.CHECK_RECORDS19_ARGS,
    result=lambda: conformance_records_codecs.CHAIN,
)

CHECK_RECORDS20 = Tool(
    name="check_records20",
    spec=lambda: specs.SPECS["check_records20"],
    args=lambda: codecs.CHECK_RECORDS20_ARGS,
    result=lambda: conformance_records_codecs.ROWS,
)
