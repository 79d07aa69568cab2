# Made by toolc from patterns.tools; do not edit.
"""What a host implements to provide the toolset `patterns`, and how it becomes a toolset."""

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
    "CHECK_PATTERNS0",
    "CHECK_PATTERNS1",
    "CHECK_PATTERNS2",
    "CHECK_PATTERNS3",
    "CHECK_PATTERNS4",
    "CHECK_PATTERNS5",
    "CHECK_PATTERNS6",
    "CHECK_PATTERNS7",
    "CHECK_PATTERNS8",
    "CHECK_PATTERNS9",
    "CHECK_PATTERNS10",
    "CHECK_PATTERNS11",
    "CHECK_PATTERNS12",
    "CHECK_PATTERNS13",
    "CHECK_PATTERNS14",
    "CHECK_PATTERNS15",
    "CHECK_PATTERNS16",
    "CHECK_PATTERNS17",
    "CHECK_PATTERNS18",
    "CHECK_PATTERNS19",
    "CHECK_PATTERNS20",
    "CHECK_PATTERNS21",
    "CHECK_PATTERNS22",
    "CHECK_PATTERNS23",
    "CHECK_PATTERNS24",
    "CHECK_PATTERNS25",
    "CHECK_PATTERNS26",
    "CHECK_PATTERNS27",
    "CHECK_PATTERNS28",
    "CHECK_PATTERNS29",
    "CHECK_PATTERNS30",
    "CHECK_PATTERNS31",
    "CHECK_PATTERNS32",
    "CHECK_PATTERNS33",
    "CHECK_PATTERNS34",
    "CHECK_PATTERNS35",
    "CHECK_PATTERNS36",
    "CHECK_PATTERNS37",
    "CHECK_PATTERNS38",
    "CHECK_PATTERNS39",
    "CHECK_PATTERNS40",
    "CHECK_PATTERNS41",
    "CHECK_PATTERNS42",
    "CHECK_PATTERNS43",
    "CHECK_PATTERNS44",
    "CHECK_PATTERNS45",
    "CHECK_PATTERNS46",
    "CHECK_PATTERNS47",
    "CHECK_PATTERNS48",
    "CHECK_PATTERNS49",
    "CHECK_PATTERNS50",
    "CHECK_PATTERNS51",
    "CHECK_PATTERNS52",
    "CHECK_PATTERNS53",
    "CHECK_PATTERNS54",
    "CHECK_PATTERNS55",
    "CHECK_PATTERNS56",
    "CHECK_PATTERNS57",
    "CHECK_PATTERNS58",
    "PatternsTools",
    "toolset",
]


class PatternsTools(Protocol):
    """What a host implements to provide the toolset `patterns`."""

    def check_patterns0(
        self, cx: toolrt.Context, args: types.CheckPatterns0Args, /
    ) -> toolrt.Handled[str]:
        """Checks `Slug`."""
        ...

    def check_patterns1(
        self, cx: toolrt.Context, args: types.CheckPatterns1Args, /
    ) -> toolrt.Handled[str]:
        """Checks `Inside`."""
        ...

    def check_patterns2(
        self, cx: toolrt.Context, args: types.CheckPatterns2Args, /
    ) -> toolrt.Handled[str]:
        """Checks `Digits`."""
        ...

    def check_patterns3(
        self, cx: toolrt.Context, args: types.CheckPatterns3Args, /
    ) -> toolrt.Handled[str]:
        """Checks `Word`."""
        ...

    def check_patterns4(
        self, cx: toolrt.Context, args: types.CheckPatterns4Args, /
    ) -> toolrt.Handled[str]:
        """Checks `Space`."""
        ...

    def check_patterns5(
        self, cx: toolrt.Context, args: types.CheckPatterns5Args, /
    ) -> toolrt.Handled[str]:
        """Checks `Dot`."""
        ...

    def check_patterns6(
        self, cx: toolrt.Context, args: types.CheckPatterns6Args, /
    ) -> toolrt.Handled[str]:
        """Checks `Ahead`."""
        ...

    def check_patterns7(
        self, cx: toolrt.Context, args: types.CheckPatterns7Args, /
    ) -> toolrt.Handled[str]:
        """Checks `Behind`."""
        ...

    def check_patterns8(
        self, cx: toolrt.Context, args: types.CheckPatterns8Args, /
    ) -> toolrt.Handled[str]:
        """Checks `Twice`."""
        ...

    def check_patterns9(
        self, cx: toolrt.Context, args: types.CheckPatterns9Args, /
    ) -> toolrt.Handled[str]:
        """Checks `Unset`."""
        ...

    def check_patterns10(
        self, cx: toolrt.Context, args: types.CheckPatterns10Args, /
    ) -> toolrt.Handled[str]:
        """Checks `Letter`."""
        ...

    def check_patterns11(
        self, cx: toolrt.Context, args: types.CheckPatterns11Args, /
    ) -> toolrt.Handled[str]:
        """Checks `Slash`."""
        ...

    def check_patterns12(
        self, cx: toolrt.Context, args: types.CheckPatterns12Args, /
    ) -> toolrt.Handled[str]:
        """Checks `Counted`."""
        ...

    def check_patterns13(
        self, cx: toolrt.Context, args: types.CheckPatterns13Args, /
    ) -> toolrt.Handled[str]:
        """Checks `Named`."""
        ...

    def check_patterns14(
        self, cx: toolrt.Context, args: types.CheckPatterns14Args, /
    ) -> toolrt.Handled[str]:
        """Checks `NotBehind`."""
        ...

    def check_patterns15(
        self, cx: toolrt.Context, args: types.CheckPatterns15Args, /
    ) -> toolrt.Handled[str]:
        """Checks `WordEdge`."""
        ...

    def check_patterns16(
        self, cx: toolrt.Context, args: types.CheckPatterns16Args, /
    ) -> toolrt.Handled[str]:
        """Checks `Inner`."""
        ...

    def check_patterns17(
        self, cx: toolrt.Context, args: types.CheckPatterns17Args, /
    ) -> toolrt.Handled[str]:
        """Checks `AnyOne`."""
        ...

    def check_patterns18(
        self, cx: toolrt.Context, args: types.CheckPatterns18Args, /
    ) -> toolrt.Handled[str]:
        """Checks `Escapes`."""
        ...

    def check_patterns19(
        self, cx: toolrt.Context, args: types.CheckPatterns19Args, /
    ) -> toolrt.Handled[str]:
        """Checks `Pair`."""
        ...

    def check_patterns20(
        self, cx: toolrt.Context, args: types.CheckPatterns20Args, /
    ) -> toolrt.Handled[str]:
        """Checks `Upper`."""
        ...

    def check_patterns21(
        self, cx: toolrt.Context, args: types.CheckPatterns21Args, /
    ) -> toolrt.Handled[str]:
        """Checks `NotLetter`."""
        ...

    def check_patterns22(
        self, cx: toolrt.Context, args: types.CheckPatterns22Args, /
    ) -> toolrt.Handled[str]:
        """Checks `Greek`."""
        ...

    def check_patterns23(
        self, cx: toolrt.Context, args: types.CheckPatterns23Args, /
    ) -> toolrt.Handled[str]:
        """Checks `Alternatives`."""
        ...

    def check_patterns24(
        self, cx: toolrt.Context, args: types.CheckPatterns24Args, /
    ) -> toolrt.Handled[str]:
        """Checks `Lazy`."""
        ...

    def check_patterns25(
        self, cx: toolrt.Context, args: types.CheckPatterns25Args, /
    ) -> toolrt.Handled[str]:
        """Checks `AtLeastTwo`."""
        ...

    def check_patterns26(
        self, cx: toolrt.Context, args: types.CheckPatterns26Args, /
    ) -> toolrt.Handled[str]:
        """Checks `Blank`."""
        ...

    def check_patterns27(
        self, cx: toolrt.Context, args: types.CheckPatterns27Args, /
    ) -> toolrt.Handled[str]:
        """Checks `AtEnd`."""
        ...

    def check_patterns28(
        self, cx: toolrt.Context, args: types.CheckPatterns28Args, /
    ) -> toolrt.Handled[str]:
        """Checks `AtStart`."""
        ...

    def check_patterns29(
        self, cx: toolrt.Context, args: types.CheckPatterns29Args, /
    ) -> toolrt.Handled[str]:
        """Checks `Faces`."""
        ...

    def check_patterns30(
        self, cx: toolrt.Context, args: types.CheckPatterns30Args, /
    ) -> toolrt.Handled[str]:
        """Checks `Everything`."""
        ...

    def check_patterns31(
        self, cx: toolrt.Context, args: types.CheckPatterns31Args, /
    ) -> toolrt.Handled[str]:
        """Checks `NotThese`."""
        ...

    def check_patterns32(
        self, cx: toolrt.Context, args: types.CheckPatterns32Args, /
    ) -> toolrt.Handled[str]:
        """Checks `NotAny`."""
        ...

    def check_patterns33(
        self, cx: toolrt.Context, args: types.CheckPatterns33Args, /
    ) -> toolrt.Handled[str]:
        """Checks `Later`."""
        ...

    def check_patterns34(
        self, cx: toolrt.Context, args: types.CheckPatterns34Args, /
    ) -> toolrt.Handled[str]:
        """Checks `Dashed`."""
        ...

    def check_patterns35(
        self, cx: toolrt.Context, args: types.CheckPatterns35Args, /
    ) -> toolrt.Handled[str]:
        """Checks `Optional`."""
        ...

    def check_patterns36(
        self, cx: toolrt.Context, args: types.CheckPatterns36Args, /
    ) -> toolrt.Handled[str]:
        """Checks `Quote`."""
        ...

    def check_patterns37(
        self, cx: toolrt.Context, args: types.CheckPatterns37Args, /
    ) -> toolrt.Handled[str]:
        """Checks `Nested`."""
        ...

    def check_patterns38(
        self, cx: toolrt.Context, args: types.CheckPatterns38Args, /
    ) -> toolrt.Handled[str]:
        """Checks `Either`."""
        ...

    def check_patterns39(
        self, cx: toolrt.Context, args: types.CheckPatterns39Args, /
    ) -> toolrt.Handled[str]:
        """Checks `Astral`."""
        ...

    def check_patterns40(
        self, cx: toolrt.Context, args: types.CheckPatterns40Args, /
    ) -> toolrt.Handled[str]:
        """Checks `Ahead2`."""
        ...

    def check_patterns41(
        self, cx: toolrt.Context, args: types.CheckPatterns41Args, /
    ) -> toolrt.Handled[str]:
        """Checks `Plain`."""
        ...

    def check_patterns42(
        self, cx: toolrt.Context, args: types.CheckPatterns42Args, /
    ) -> toolrt.Handled[str]:
        """Checks `Dollar`."""
        ...

    def check_patterns43(
        self, cx: toolrt.Context, args: types.CheckPatterns43Args, /
    ) -> toolrt.Handled[str]:
        """Checks `Three`."""
        ...

    def check_patterns44(
        self, cx: toolrt.Context, args: types.CheckPatterns44Args, /
    ) -> toolrt.Handled[str]:
        """Checks `Thirty`."""
        ...

    def check_patterns45(
        self, cx: toolrt.Context, args: types.CheckPatterns45Args, /
    ) -> toolrt.Handled[str]:
        """Checks `Loops`."""
        ...

    def check_patterns46(
        self, cx: toolrt.Context, args: types.CheckPatterns46Args, /
    ) -> toolrt.Handled[str]:
        """Checks `Doubled`."""
        ...

    def check_patterns47(
        self, cx: toolrt.Context, args: types.CheckPatterns47Args, /
    ) -> toolrt.Handled[str]:
        """Checks `Stars`."""
        ...

    def check_patterns48(
        self, cx: toolrt.Context, args: types.CheckPatterns48Args, /
    ) -> toolrt.Handled[str]:
        """Checks `SpaceAtEnd`."""
        ...

    def check_patterns49(
        self, cx: toolrt.Context, args: types.CheckPatterns49Args, /
    ) -> toolrt.Handled[str]:
        """Checks `FarBehind`."""
        ...

    def check_patterns50(
        self, cx: toolrt.Context, args: types.CheckPatterns50Args, /
    ) -> toolrt.Handled[str]:
        """Checks `FarBack`."""
        ...

    def check_patterns51(
        self, cx: toolrt.Context, args: types.CheckPatterns51Args, /
    ) -> toolrt.Handled[str]:
        """Checks `Between`."""
        ...

    def check_patterns52(
        self, cx: toolrt.Context, args: types.CheckPatterns52Args, /
    ) -> toolrt.Handled[str]:
        """Checks `BothAround`."""
        ...

    def check_patterns53(
        self, cx: toolrt.Context, args: types.CheckPatterns53Args, /
    ) -> toolrt.Handled[str]:
        """Checks `Password`."""
        ...

    def check_patterns54(
        self, cx: toolrt.Context, args: types.CheckPatterns54Args, /
    ) -> toolrt.Handled[str]:
        """Checks `NoWord`."""
        ...

    def check_patterns55(
        self, cx: toolrt.Context, args: types.CheckPatterns55Args, /
    ) -> toolrt.Handled[str]:
        """Checks `EmptyLoops`."""
        ...

    def check_patterns56(
        self, cx: toolrt.Context, args: types.CheckPatterns56Args, /
    ) -> toolrt.Handled[str]:
        """Checks `Nothing`."""
        ...

    def check_patterns57(
        self, cx: toolrt.Context, args: types.CheckPatterns57Args, /
    ) -> toolrt.Handled[str]:
        """Checks `EdgeInLoop`."""
        ...

    def check_patterns58(
        self, cx: toolrt.Context, args: types.CheckPatterns58Args, /
    ) -> toolrt.Handled[str]:
        """Checks `Letters`."""
        ...


def toolset(tools: PatternsTools) -> toolrt.Toolset:
    """Make the toolset, implemented by `tools`."""
    return toolrt.Toolset.of(
        "patterns",
        lambda: specs.toolset,
        tools,
        [
            (CHECK_PATTERNS0, "check_patterns0"),
            (CHECK_PATTERNS1, "check_patterns1"),
            (CHECK_PATTERNS2, "check_patterns2"),
            (CHECK_PATTERNS3, "check_patterns3"),
            (CHECK_PATTERNS4, "check_patterns4"),
            (CHECK_PATTERNS5, "check_patterns5"),
            (CHECK_PATTERNS6, "check_patterns6"),
            (CHECK_PATTERNS7, "check_patterns7"),
            (CHECK_PATTERNS8, "check_patterns8"),
            (CHECK_PATTERNS9, "check_patterns9"),
            (CHECK_PATTERNS10, "check_patterns10"),
            (CHECK_PATTERNS11, "check_patterns11"),
            (CHECK_PATTERNS12, "check_patterns12"),
            (CHECK_PATTERNS13, "check_patterns13"),
            (CHECK_PATTERNS14, "check_patterns14"),
            (CHECK_PATTERNS15, "check_patterns15"),
            (CHECK_PATTERNS16, "check_patterns16"),
            (CHECK_PATTERNS17, "check_patterns17"),
            (CHECK_PATTERNS18, "check_patterns18"),
            (CHECK_PATTERNS19, "check_patterns19"),
            (CHECK_PATTERNS20, "check_patterns20"),
            (CHECK_PATTERNS21, "check_patterns21"),
            (CHECK_PATTERNS22, "check_patterns22"),
            (CHECK_PATTERNS23, "check_patterns23"),
            (CHECK_PATTERNS24, "check_patterns24"),
            (CHECK_PATTERNS25, "check_patterns25"),
            (CHECK_PATTERNS26, "check_patterns26"),
            (CHECK_PATTERNS27, "check_patterns27"),
            (CHECK_PATTERNS28, "check_patterns28"),
            (CHECK_PATTERNS29, "check_patterns29"),
            (CHECK_PATTERNS30, "check_patterns30"),
            (CHECK_PATTERNS31, "check_patterns31"),
            (CHECK_PATTERNS32, "check_patterns32"),
            (CHECK_PATTERNS33, "check_patterns33"),
            (CHECK_PATTERNS34, "check_patterns34"),
            (CHECK_PATTERNS35, "check_patterns35"),
            (CHECK_PATTERNS36, "check_patterns36"),
            (CHECK_PATTERNS37, "check_patterns37"),
            (CHECK_PATTERNS38, "check_patterns38"),
            (CHECK_PATTERNS39, "check_patterns39"),
            (CHECK_PATTERNS40, "check_patterns40"),
            (CHECK_PATTERNS41, "check_patterns41"),
            (CHECK_PATTERNS42, "check_patterns42"),
            (CHECK_PATTERNS43, "check_patterns43"),
            (CHECK_PATTERNS44, "check_patterns44"),
            (CHECK_PATTERNS45, "check_patterns45"),
            (CHECK_PATTERNS46, "check_patterns46"),
            (CHECK_PATTERNS47, "check_patterns47"),
            (CHECK_PATTERNS48, "check_patterns48"),
            (CHECK_PATTERNS49, "check_patterns49"),
            (CHECK_PATTERNS50, "check_patterns50"),
            (CHECK_PATTERNS51, "check_patterns51"),
            (CHECK_PATTERNS52, "check_patterns52"),
            (CHECK_PATTERNS53, "check_patterns53"),
            (CHECK_PATTERNS54, "check_patterns54"),
            (CHECK_PATTERNS55, "check_patterns55"),
            (CHECK_PATTERNS56, "check_patterns56"),
            (CHECK_PATTERNS57, "check_patterns57"),
            (CHECK_PATTERNS58, "check_patterns58"),
        ],
    )


CHECK_PATTERNS0 = Tool(
    name="check_patterns0",
    spec=lambda: specs.SPECS["check_patterns0"],
    args=lambda: codecs.CHECK_PATTERNS0_ARGS,
    result=lambda: codecs.CHECK_PATTERNS0_RESULT,
)

CHECK_PATTERNS1 = Tool(
    name="check_patterns1",
    spec=lambda: specs.SPECS["check_patterns1"],
    args=lambda: codecs.CHECK_PATTERNS1_ARGS,
    result=lambda: codecs.CHECK_PATTERNS1_RESULT,
)

CHECK_PATTERNS2 = Tool(
    name="check_patterns2",
    spec=lambda: specs.SPECS["check_patterns2"],
    args=lambda: codecs.CHECK_PATTERNS2_ARGS,
    result=lambda: codecs.CHECK_PATTERNS2_RESULT,
)

CHECK_PATTERNS3 = Tool(
    name="check_patterns3",
    spec=lambda: specs.SPECS["check_patterns3"],
    args=lambda: codecs.CHECK_PATTERNS3_ARGS,
    result=lambda: codecs.CHECK_PATTERNS3_RESULT,
)

CHECK_PATTERNS4 = Tool(
    name="check_patterns4",
    spec=lambda: specs.SPECS["check_patterns4"],
    args=lambda: codecs.CHECK_PATTERNS4_ARGS,
    result=lambda: codecs.CHECK_PATTERNS4_RESULT,
)

CHECK_PATTERNS5 = Tool(
    name="check_patterns5",
    spec=lambda: specs.SPECS["check_patterns5"],
    args=lambda: codecs.CHECK_PATTERNS5_ARGS,
    result=lambda: codecs.CHECK_PATTERNS5_RESULT,
)

CHECK_PATTERNS6 = Tool(
    name="check_patterns6",
    spec=lambda: specs.SPECS["check_patterns6"],
    args=lambda: codecs.CHECK_PATTERNS6_ARGS,
    result=lambda: codecs.CHECK_PATTERNS6_RESULT,
)

CHECK_PATTERNS7 = Tool(
    name="check_patterns7",
    spec=lambda: specs.SPECS["check_patterns7"],
    args=lambda: codecs.CHECK_PATTERNS7_ARGS,
    result=lambda: codecs.CHECK_PATTERNS7_RESULT,
)

CHECK_PATTERNS8 = Tool(
    name="check_patterns8",
    spec=lambda: specs.SPECS["check_patterns8"],
    args=lambda: codecs.CHECK_PATTERNS8_ARGS,
    result=lambda: codecs.CHECK_PATTERNS8_RESULT,
)

CHECK_PATTERNS9 = Tool(
    name="check_patterns9",
    spec=lambda: specs.SPECS["check_patterns9"],
    args=lambda: codecs.CHECK_PATTERNS9_ARGS,
    result=lambda: codecs.CHECK_PATTERNS9_RESULT,
)

CHECK_PATTERNS10 = Tool(
    name="check_patterns10",
    spec=lambda: specs.SPECS["check_patterns10"],
    args=lambda: codecs.CHECK_PATTERNS10_ARGS,
    result=lambda: codecs.CHECK_PATTERNS10_RESULT,
)

CHECK_PATTERNS11 = Tool(
    name="check_patterns11",
    spec=lambda: specs.SPECS["check_patterns11"],
    args=lambda: codecs.CHECK_PATTERNS11_ARGS,
    result=lambda: codecs.CHECK_PATTERNS11_RESULT,
)

CHECK_PATTERNS12 = Tool(
    name="check_patterns12",
    spec=lambda: specs.SPECS["check_patterns12"],
    args=lambda: codecs.CHECK_PATTERNS12_ARGS,
    result=lambda: codecs.CHECK_PATTERNS12_RESULT,
)

CHECK_PATTERNS13 = Tool(
    name="check_patterns13",
    spec=lambda: specs.SPECS["check_patterns13"],
    args=lambda: codecs.CHECK_PATTERNS13_ARGS,
    result=lambda: codecs.CHECK_PATTERNS13_RESULT,
)

CHECK_PATTERNS14 = Tool(
    name="check_patterns14",
    spec=lambda: specs.SPECS["check_patterns14"],
    args=lambda: codecs.CHECK_PATTERNS14_ARGS,
    result=lambda: codecs.CHECK_PATTERNS14_RESULT,
)

CHECK_PATTERNS15 = Tool(
    name="check_patterns15",
    spec=lambda: specs.SPECS["check_patterns15"],
    args=lambda: codecs.CHECK_PATTERNS15_ARGS,
    result=lambda: codecs.CHECK_PATTERNS15_RESULT,
)

CHECK_PATTERNS16 = Tool(
    name="check_patterns16",
    spec=lambda: specs.SPECS["check_patterns16"],
    args=lambda: codecs.CHECK_PATTERNS16_ARGS,
    result=lambda: codecs.CHECK_PATTERNS16_RESULT,
)

CHECK_PATTERNS17 = Tool(
    name="check_patterns17",
    spec=lambda: specs.SPECS["check_patterns17"],
    args=lambda: codecs.CHECK_PATTERNS17_ARGS,
    result=lambda: codecs.CHECK_PATTERNS17_RESULT,
)

CHECK_PATTERNS18 = Tool(
    name="check_patterns18",
    spec=lambda: specs.SPECS["check_patterns18"],
    args=lambda: codecs.CHECK_PATTERNS18_ARGS,
    result=lambda: codecs.CHECK_PATTERNS18_RESULT,
)

CHECK_PATTERNS19 = Tool(
    name="check_patterns19",
    spec=lambda: specs.SPECS["check_patterns19"],
    args=lambda: codecs.CHECK_PATTERNS19_ARGS,
    result=lambda: codecs.CHECK_PATTERNS19_RESULT,
)

CHECK_PATTERNS20 = Tool(
    name="check_patterns20",
    spec=lambda: specs.SPECS["check_patterns20"],
    args=lambda: codecs.CHECK_PATTERNS20_ARGS,
    result=lambda: codecs.CHECK_PATTERNS20_RESULT,
)

CHECK_PATTERNS21 = Tool(
    name="check_patterns21",
    spec=lambda: specs.SPECS["check_patterns21"],
    args=lambda: codecs.CHECK_PATTERNS21_ARGS,
    result=lambda: codecs.CHECK_PATTERNS21_RESULT,
)

CHECK_PATTERNS22 = Tool(
    name="check_patterns22",
    spec=lambda: specs.SPECS["check_patterns22"],
    args=lambda: codecs.CHECK_PATTERNS22_ARGS,
    result=lambda: codecs.CHECK_PATTERNS22_RESULT,
)

CHECK_PATTERNS23 = Tool(
    name="check_patterns23",
    spec=lambda: specs.SPECS["check_patterns23"],
    args=lambda: codecs.CHECK_PATTERNS23_ARGS,
    result=lambda: codecs.CHECK_PATTERNS23_RESULT,
)

CHECK_PATTERNS24 = Tool(
    name="check_patterns24",
    spec=lambda: specs.SPECS["check_patterns24"],
    args=lambda: codecs.CHECK_PATTERNS24_ARGS,
    result=lambda: codecs.CHECK_PATTERNS24_RESULT,
)

CHECK_PATTERNS25 = Tool(
    name="check_patterns25",
    spec=lambda: specs.SPECS["check_patterns25"],
    args=lambda: codecs.CHECK_PATTERNS25_ARGS,
    result=lambda: codecs.CHECK_PATTERNS25_RESULT,
)

CHECK_PATTERNS26 = Tool(
    name="check_patterns26",
    spec=lambda: specs.SPECS["check_patterns26"],
    args=lambda: codecs.CHECK_PATTERNS26_ARGS,
    result=lambda: codecs.CHECK_PATTERNS26_RESULT,
)

CHECK_PATTERNS27 = Tool(
    name="check_patterns27",
    spec=lambda: specs.SPECS["check_patterns27"],
    args=lambda: codecs.CHECK_PATTERNS27_ARGS,
    result=lambda: codecs.CHECK_PATTERNS27_RESULT,
)

CHECK_PATTERNS28 = Tool(
    name="check_patterns28",
    spec=lambda: specs.SPECS["check_patterns28"],
    args=lambda: codecs.CHECK_PATTERNS28_ARGS,
    result=lambda: codecs.CHECK_PATTERNS28_RESULT,
)

CHECK_PATTERNS29 = Tool(
    name="check_patterns29",
    spec=lambda: specs.SPECS["check_patterns29"],
    args=lambda: codecs.CHECK_PATTERNS29_ARGS,
    result=lambda: codecs.CHECK_PATTERNS29_RESULT,
)

CHECK_PATTERNS30 = Tool(
    name="check_patterns30",
    spec=lambda: specs.SPECS["check_patterns30"],
    args=lambda: codecs.CHECK_PATTERNS30_ARGS,
    result=lambda: codecs.CHECK_PATTERNS30_RESULT,
)

CHECK_PATTERNS31 = Tool(
    name="check_patterns31",
    spec=lambda: specs.SPECS["check_patterns31"],
    args=lambda: codecs.CHECK_PATTERNS31_ARGS,
    result=lambda: codecs.CHECK_PATTERNS31_RESULT,
)

CHECK_PATTERNS32 = Tool(
    name="check_patterns32",
    spec=lambda: specs.SPECS["check_patterns32"],
    args=lambda: codecs.CHECK_PATTERNS32_ARGS,
    result=lambda: codecs.CHECK_PATTERNS32_RESULT,
)

CHECK_PATTERNS33 = Tool(
    name="check_patterns33",
    spec=lambda: specs.SPECS["check_patterns33"],
    args=lambda: codecs.CHECK_PATTERNS33_ARGS,
    result=lambda: codecs.CHECK_PATTERNS33_RESULT,
)

CHECK_PATTERNS34 = Tool(
    name="check_patterns34",
    spec=lambda: specs.SPECS["check_patterns34"],
    args=lambda: codecs.CHECK_PATTERNS34_ARGS,
    result=lambda: codecs.CHECK_PATTERNS34_RESULT,
)

CHECK_PATTERNS35 = Tool(
    name="check_patterns35",
    spec=lambda: specs.SPECS["check_patterns35"],
    args=lambda: codecs.CHECK_PATTERNS35_ARGS,
    result=lambda: codecs.CHECK_PATTERNS35_RESULT,
)

CHECK_PATTERNS36 = Tool(
    name="check_patterns36",
    spec=lambda: specs.SPECS["check_patterns36"],
    args=lambda: codecs.CHECK_PATTERNS36_ARGS,
    result=lambda: codecs.CHECK_PATTERNS36_RESULT,
)

CHECK_PATTERNS37 = Tool(
    name="check_patterns37",
    spec=lambda: specs.SPECS["check_patterns37"],
    args=lambda: codecs.CHECK_PATTERNS37_ARGS,
    result=lambda: codecs.CHECK_PATTERNS37_RESULT,
)

CHECK_PATTERNS38 = Tool(
    name="check_patterns38",
    spec=lambda: specs.SPECS["check_patterns38"],
    args=lambda: codecs.CHECK_PATTERNS38_ARGS,
    result=lambda: codecs.CHECK_PATTERNS38_RESULT,
)

CHECK_PATTERNS39 = Tool(
    name="check_patterns39",
    spec=lambda: specs.SPECS["check_patterns39"],
    args=lambda: codecs.CHECK_PATTERNS39_ARGS,
    result=lambda: codecs.CHECK_PATTERNS39_RESULT,
)

CHECK_PATTERNS40 = Tool(
    name="check_patterns40",
    spec=lambda: specs.SPECS["check_patterns40"],
    args=lambda: codecs.CHECK_PATTERNS40_ARGS,
    result=lambda: codecs.CHECK_PATTERNS40_RESULT,
)

CHECK_PATTERNS41 = Tool(
    name="check_patterns41",
    spec=lambda: specs.SPECS["check_patterns41"],
    args=lambda: codecs.CHECK_PATTERNS41_ARGS,
    result=lambda: codecs.CHECK_PATTERNS41_RESULT,
)

CHECK_PATTERNS42 = Tool(
    name="check_patterns42",
    spec=lambda: specs.SPECS["check_patterns42"],
    args=lambda: codecs.CHECK_PATTERNS42_ARGS,
    result=lambda: codecs.CHECK_PATTERNS42_RESULT,
)

CHECK_PATTERNS43 = Tool(
    name="check_patterns43",
    spec=lambda: specs.SPECS["check_patterns43"],
    args=lambda: codecs.CHECK_PATTERNS43_ARGS,
    result=lambda: codecs.CHECK_PATTERNS43_RESULT,
)

CHECK_PATTERNS44 = Tool(
    name="check_patterns44",
    spec=lambda: specs.SPECS["check_patterns44"],
    args=lambda: codecs.CHECK_PATTERNS44_ARGS,
    result=lambda: codecs.CHECK_PATTERNS44_RESULT,
)

CHECK_PATTERNS45 = Tool(
    name="check_patterns45",
    spec=lambda: specs.SPECS["check_patterns45"],
    args=lambda: codecs.CHECK_PATTERNS45_ARGS,
    result=lambda: codecs.CHECK_PATTERNS45_RESULT,
)

CHECK_PATTERNS46 = Tool(
    name="check_patterns46",
    spec=lambda: specs.SPECS["check_patterns46"],
    args=lambda: codecs.CHECK_PATTERNS46_ARGS,
    result=lambda: codecs.CHECK_PATTERNS46_RESULT,
)

CHECK_PATTERNS47 = Tool(
    name="check_patterns47",
    spec=lambda: specs.SPECS["check_patterns47"],
    args=lambda: codecs.CHECK_PATTERNS47_ARGS,
    result=lambda: codecs.CHECK_PATTERNS47_RESULT,
)

CHECK_PATTERNS48 = Tool(
    name="check_patterns48",
    spec=lambda: specs.SPECS["check_patterns48"],
    args=lambda: codecs.CHECK_PATTERNS48_ARGS,
    result=lambda: codecs.CHECK_PATTERNS48_RESULT,
)

CHECK_PATTERNS49 = Tool(
    name="check_patterns49",
    spec=lambda: specs.SPECS["check_patterns49"],
    args=lambda: codecs.CHECK_PATTERNS49_ARGS,
    result=lambda: codecs.CHECK_PATTERNS49_RESULT,
)

CHECK_PATTERNS50 = Tool(
    name="check_patterns50",
    spec=lambda: specs.SPECS["check_patterns50"],
    args=lambda: codecs.CHECK_PATTERNS50_ARGS,
    result=lambda: codecs.CHECK_PATTERNS50_RESULT,
)

CHECK_PATTERNS51 = Tool(
    name="check_patterns51",
    spec=lambda: specs.SPECS["check_patterns51"],
    args=lambda: codecs.CHECK_PATTERNS51_ARGS,
    result=lambda: codecs.CHECK_PATTERNS51_RESULT,
)

CHECK_PATTERNS52 = Tool(
    name="check_patterns52",
    spec=lambda: specs.SPECS["check_patterns52"],
    args=lambda: codecs.CHECK_PATTERNS52_ARGS,
    result=lambda: codecs.CHECK_PATTERNS52_RESULT,
)

CHECK_PATTERNS53 = Tool(
    name="check_patterns53",
    spec=lambda: specs.SPECS["check_patterns53"],
    args=lambda: codecs.CHECK_PATTERNS53_ARGS,
    result=lambda: codecs.CHECK_PATTERNS53_RESULT,
)

CHECK_PATTERNS54 = Tool(
    name="check_patterns54",
    spec=lambda: specs.SPECS["check_patterns54"],
    args=lambda: codecs.CHECK_PATTERNS54_ARGS,
    result=lambda: codecs.CHECK_PATTERNS54_RESULT,
)

CHECK_PATTERNS55 = Tool(
    name="check_patterns55",
    spec=lambda: specs.SPECS["check_patterns55"],
    args=lambda: codecs.CHECK_PATTERNS55_ARGS,
    result=lambda: codecs.CHECK_PATTERNS55_RESULT,
)

CHECK_PATTERNS56 = Tool(
    name="check_patterns56",
    spec=lambda: specs.SPECS["check_patterns56"],
    args=lambda: codecs.CHECK_PATTERNS56_ARGS,
    result=lambda: codecs.CHECK_PATTERNS56_RESULT,
)

CHECK_PATTERNS57 = Tool(
    name="check_patterns57",
    spec=lambda: specs.SPECS["check_patterns57"],
    args=lambda: codecs.CHECK_PATTERNS57_ARGS,
    result=lambda: codecs.CHECK_PATTERNS57_RESULT,
)

CHECK_PATTERNS58 = Tool(
    name="check_patterns58",
    spec=lambda: specs.SPECS["check_patterns58"],
    args=lambda: codecs.CHECK_PATTERNS58_ARGS,
    result=lambda: codecs.CHECK_PATTERNS58_RESULT,
)
