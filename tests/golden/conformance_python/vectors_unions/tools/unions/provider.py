# Made by toolc from unions.tools; do not edit.
"""What a host implements to provide the toolset `unions`, and how it becomes a toolset."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import toolrt
from toolrt.host import Tool

if TYPE_CHECKING:
    from ....types.conformance_unions import codecs as conformance_unions_codecs
    from . import codecs, specs, types
else:
    conformance_unions_codecs = toolrt.later(
        __package__, "....types.conformance_unions.codecs"
    )
    codecs = toolrt.later(__package__, ".codecs")
    specs = toolrt.later(__package__, ".specs")
    types = toolrt.later(__package__, ".types")

__all__ = [
    "CHECK_UNIONS0",
    "CHECK_UNIONS1",
    "CHECK_UNIONS2",
    "CHECK_UNIONS3",
    "CHECK_UNIONS4",
    "CHECK_UNIONS5",
    "CHECK_UNIONS6",
    "CHECK_UNIONS7",
    "CHECK_UNIONS8",
    "CHECK_UNIONS9",
    "CHECK_UNIONS10",
    "CHECK_UNIONS11",
    "CHECK_UNIONS12",
    "CHECK_UNIONS13",
    "CHECK_UNIONS14",
    "CHECK_UNIONS15",
    "CHECK_UNIONS16",
    "CHECK_UNIONS17",
    "CHECK_UNIONS18",
    "CHECK_UNIONS19",
    "CHECK_UNIONS20",
    "CHECK_UNIONS21",
    "CHECK_UNIONS22",
    "CHECK_UNIONS23",
    "CHECK_UNIONS24",
    "CHECK_UNIONS25",
    "CHECK_UNIONS26",
    "CHECK_UNIONS27",
    "CHECK_UNIONS28",
    "CHECK_UNIONS29",
    "CHECK_UNIONS30",
    "CHECK_UNIONS31",
    "CHECK_UNIONS32",
    "CHECK_UNIONS33",
    "CHECK_UNIONS34",
    "CHECK_UNIONS35",
    "CHECK_UNIONS36",
    "CHECK_UNIONS37",
    "UnionsTools",
    "toolset",
]


class UnionsTools(Protocol):
    """What a host implements to provide the toolset `unions`."""

    def check_unions0(
        self, cx: toolrt.Context, args: types.CheckUnions0Args, /
    ) -> toolrt.Handled[types.Trigger]:
        """Checks `Trigger`."""
        ...

    def check_unions1(
        self, cx: toolrt.Context, args: types.CheckUnions1Args, /
    ) -> toolrt.Handled[types.Answer]:
        """Checks `Answer`."""
        ...

    def check_unions2(
        self, cx: toolrt.Context, args: types.CheckUnions2Args, /
    ) -> toolrt.Handled[types.Locator]:
        """Checks `Locator`."""
        ...

    def check_unions3(
        self, cx: toolrt.Context, args: types.CheckUnions3Args, /
    ) -> toolrt.Handled[types.Number]:
        """Checks `Number`."""
        ...

    def check_unions4(
        self, cx: toolrt.Context, args: types.CheckUnions4Args, /
    ) -> toolrt.Handled[types.Either]:
        """Checks `Either`."""
        ...

    def check_unions5(
        self, cx: toolrt.Context, args: types.CheckUnions5Args, /
    ) -> toolrt.Handled[types.Shape]:
        """Checks `Shape`."""
        ...

    def check_unions6(
        self, cx: toolrt.Context, args: types.CheckUnions6Args, /
    ) -> toolrt.Handled[types.Loose]:
        """Checks `Loose`."""
        ...

    def check_unions7(
        self, cx: toolrt.Context, args: types.CheckUnions7Args, /
    ) -> toolrt.Handled[types.Deep | None]:
        """Checks `Deep`."""
        ...

    def check_unions8(
        self, cx: toolrt.Context, args: types.CheckUnions8Args, /
    ) -> toolrt.Handled[types.Holder]:
        """Checks `Holder`."""
        ...

    def check_unions9(
        self, cx: toolrt.Context, args: types.CheckUnions9Args, /
    ) -> toolrt.Handled[types.Quoted]:
        """Checks `Quoted`."""
        ...

    def check_unions10(
        self, cx: toolrt.Context, args: types.CheckUnions10Args, /
    ) -> toolrt.Handled[types.Lists]:
        """Checks `Lists`."""
        ...

    def check_unions11(
        self, cx: toolrt.Context, args: types.CheckUnions11Args, /
    ) -> toolrt.Handled[types.Ids]:
        """Checks `Ids`."""
        ...

    def check_unions12(
        self, cx: toolrt.Context, args: types.CheckUnions12Args, /
    ) -> toolrt.Handled[types.Moment]:
        """Checks `Moment`."""
        ...

    def check_unions13(
        self, cx: toolrt.Context, args: types.CheckUnions13Args, /
    ) -> toolrt.Handled[types.Measure]:
        """Checks `Measure`."""
        ...

    def check_unions14(
        self, cx: toolrt.Context, args: types.CheckUnions14Args, /
    ) -> toolrt.Handled[types.Speed | None]:
        """Checks `Speed`."""
        ...

    def check_unions15(
        self, cx: toolrt.Context, args: types.CheckUnions15Args, /
    ) -> toolrt.Handled[types.Named]:
        """Checks `Named`."""
        ...

    def check_unions16(
        self, cx: toolrt.Context, args: types.CheckUnions16Args, /
    ) -> toolrt.Handled[types.Wider]:
        """Checks `Wider`."""
        ...

    def check_unions17(
        self, cx: toolrt.Context, args: types.CheckUnions17Args, /
    ) -> toolrt.Handled[types.Anything]:
        """Checks `Anything`."""
        ...

    def check_unions18(
        self, cx: toolrt.Context, args: types.CheckUnions18Args, /
    ) -> toolrt.Handled[types.Whole]:
        """Checks `Whole`."""
        ...

    def check_unions19(
        self, cx: toolrt.Context, args: types.CheckUnions19Args, /
    ) -> toolrt.Handled[types.Mode]:
        """Checks `Mode`."""
        ...

    def check_unions20(
        self, cx: toolrt.Context, args: types.CheckUnions20Args, /
    ) -> toolrt.Handled[types.Level]:
        """Checks `Level`."""
        ...

    def check_unions21(
        self, cx: toolrt.Context, args: types.CheckUnions21Args, /
    ) -> toolrt.Handled[types.Mixed]:
        """Checks `Mixed`."""
        ...

    def check_unions22(
        self, cx: toolrt.Context, args: types.CheckUnions22Args, /
    ) -> toolrt.Handled[list[types.Shape]]:
        """Checks `Records`."""
        ...

    def check_unions23(
        self, cx: toolrt.Context, args: types.CheckUnions23Args, /
    ) -> toolrt.Handled[types.Either2]:
        """Checks `Either2`."""
        ...

    def check_unions24(
        self, cx: toolrt.Context, args: types.CheckUnions24Args, /
    ) -> toolrt.Handled[types.OpenEither]:
        """Checks `OpenEither`."""
        ...

    def check_unions25(
        self, cx: toolrt.Context, args: types.CheckUnions25Args, /
    ) -> toolrt.Handled[types.Tuples]:
        """Checks `Tuples`."""
        ...

    def check_unions26(
        self, cx: toolrt.Context, args: types.CheckUnions26Args, /
    ) -> toolrt.Handled[types.Maps]:
        """Checks `Maps`."""
        ...

    def check_unions27(
        self, cx: toolrt.Context, args: types.CheckUnions27Args, /
    ) -> toolrt.Handled[int | None]:
        """Checks `Nullish`."""
        ...

    def check_unions28(
        self, cx: toolrt.Context, args: types.CheckUnions28Args, /
    ) -> toolrt.Handled[types.Texts]:
        """Checks `Texts`."""
        ...

    def check_unions29(
        self, cx: toolrt.Context, args: types.CheckUnions29Args, /
    ) -> toolrt.Handled[types.Ranges]:
        """Checks `Ranges`."""
        ...

    def check_unions30(
        self, cx: toolrt.Context, args: types.CheckUnions30Args, /
    ) -> toolrt.Handled[types.Tree]:
        """Checks `Tree`."""
        ...

    def check_unions31(
        self, cx: toolrt.Context, args: types.CheckUnions31Args, /
    ) -> toolrt.Handled[types.One]:
        """Checks `One`."""
        ...

    def check_unions32(
        self, cx: toolrt.Context, args: types.CheckUnions32Args, /
    ) -> toolrt.Handled[types.Opened]:
        """Checks `Opened`."""
        ...

    def check_unions33(
        self, cx: toolrt.Context, args: types.CheckUnions33Args, /
    ) -> toolrt.Handled[types.Whatever]:
        """Checks `Whatever`."""
        ...

    def check_unions34(
        self, cx: toolrt.Context, args: types.CheckUnions34Args, /
    ) -> toolrt.Handled[types.Box]:
        """Checks `Box`."""
        ...

    def check_unions35(
        self, cx: toolrt.Context, args: types.CheckUnions35Args, /
    ) -> toolrt.Handled[types.Holders]:
        """Checks `Holders`."""
        ...

    def check_unions36(
        self, cx: toolrt.Context, args: types.CheckUnions36Args, /
    ) -> toolrt.Handled[types.Cell]:
        """Checks `Cell`."""
        ...

    def check_unions37(
        self, cx: toolrt.Context, args: types.CheckUnions37Args, /
    ) -> toolrt.Handled[types.Paths]:
        """Checks `Paths`."""
        ...


def toolset(tools: UnionsTools) -> toolrt.Toolset:
    """Make the toolset, implemented by `tools`."""
    return toolrt.Toolset.of(
        "unions",
        lambda: specs.toolset,
        tools,
        [
            (CHECK_UNIONS0, "check_unions0"),
            (CHECK_UNIONS1, "check_unions1"),
            (CHECK_UNIONS2, "check_unions2"),
            (CHECK_UNIONS3, "check_unions3"),
            (CHECK_UNIONS4, "check_unions4"),
            (CHECK_UNIONS5, "check_unions5"),
            (CHECK_UNIONS6, "check_unions6"),
            (CHECK_UNIONS7, "check_unions7"),
            (CHECK_UNIONS8, "check_unions8"),
            (CHECK_UNIONS9, "check_unions9"),
            (CHECK_UNIONS10, "check_unions10"),
            (CHECK_UNIONS11, "check_unions11"),
            (CHECK_UNIONS12, "check_unions12"),
            (CHECK_UNIONS13, "check_unions13"),
            (CHECK_UNIONS14, "check_unions14"),
            (CHECK_UNIONS15, "check_unions15"),
            (CHECK_UNIONS16, "check_unions16"),
            (CHECK_UNIONS17, "check_unions17"),
            (CHECK_UNIONS18, "check_unions18"),
            (CHECK_UNIONS19, "check_unions19"),
            (CHECK_UNIONS20, "check_unions20"),
            (CHECK_UNIONS21, "check_unions21"),
            (CHECK_UNIONS22, "check_unions22"),
            (CHECK_UNIONS23, "check_unions23"),
            (CHECK_UNIONS24, "check_unions24"),
            (CHECK_UNIONS25, "check_unions25"),
            (CHECK_UNIONS26, "check_unions26"),
            (CHECK_UNIONS27, "check_unions27"),
            (CHECK_UNIONS28, "check_unions28"),
            (CHECK_UNIONS29, "check_unions29"),
            (CHECK_UNIONS30, "check_unions30"),
            (CHECK_UNIONS31, "check_unions31"),
            (CHECK_UNIONS32, "check_unions32"),
            (CHECK_UNIONS33, "check_unions33"),
            (CHECK_UNIONS34, "check_unions34"),
            (CHECK_UNIONS35, "check_unions35"),
            (CHECK_UNIONS36, "check_unions36"),
            (CHECK_UNIONS37, "check_unions37"),
        ],
    )


CHECK_UNIONS0 = Tool(
    name="check_unions0",
    spec=lambda: specs.SPECS["check_unions0"],
    args=lambda: codecs.CHECK_UNIONS0_ARGS,
    result=lambda: conformance_unions_codecs.TRIGGER,
)

CHECK_UNIONS1 = Tool(
    name="check_unions1",
    spec=lambda: specs.SPECS["check_unions1"],
    args=lambda: codecs.CHECK_UNIONS1_ARGS,
    result=lambda: conformance_unions_codecs.ANSWER,
)

CHECK_UNIONS2 = Tool(
    name="check_unions2",
    spec=lambda: specs.SPECS["check_unions2"],
    args=lambda: codecs.CHECK_UNIONS2_ARGS,
    result=lambda: conformance_unions_codecs.LOCATOR,
)

CHECK_UNIONS3 = Tool(
    name="check_unions3",
    spec=lambda: specs.SPECS["check_unions3"],
    args=lambda: codecs.CHECK_UNIONS3_ARGS,
    result=lambda: conformance_unions_codecs.NUMBER,
)

CHECK_UNIONS4 = Tool(
    name="check_unions4",
    spec=lambda: specs.SPECS["check_unions4"],
    args=lambda: codecs.CHECK_UNIONS4_ARGS,
    result=lambda: conformance_unions_codecs.EITHER,
)

CHECK_UNIONS5 = Tool(
    name="check_unions5",
    spec=lambda: specs.SPECS["check_unions5"],
    args=lambda: codecs.CHECK_UNIONS5_ARGS,
    result=lambda: conformance_unions_codecs.SHAPE,
)

CHECK_UNIONS6 = Tool(
    name="check_unions6",
    spec=lambda: specs.SPECS["check_unions6"],
    args=lambda: codecs.CHECK_UNIONS6_ARGS,
    result=lambda: conformance_unions_codecs.LOOSE,
)

CHECK_UNIONS7 = Tool(
    name="check_unions7",
    spec=lambda: specs.SPECS["check_unions7"],
    args=lambda: codecs.CHECK_UNIONS7_ARGS,
    result=lambda: codecs.CHECK_UNIONS7_RESULT,
)

CHECK_UNIONS8 = Tool(
    name="check_unions8",
    spec=lambda: specs.SPECS["check_unions8"],
    args=lambda: codecs.CHECK_UNIONS8_ARGS,
    result=lambda: conformance_unions_codecs.HOLDER,
)

CHECK_UNIONS9 = Tool(
    name="check_unions9",
    spec=lambda: specs.SPECS["check_unions9"],
    args=lambda: codecs.CHECK_UNIONS9_ARGS,
    result=lambda: conformance_unions_codecs.QUOTED,
)

CHECK_UNIONS10 = Tool(
    name="check_unions10",
    spec=lambda: specs.SPECS["check_unions10"],
    args=lambda: codecs.CHECK_UNIONS10_ARGS,
    result=lambda: conformance_unions_codecs.LISTS,
)

CHECK_UNIONS11 = Tool(
    name="check_unions11",
    spec=lambda: specs.SPECS["check_unions11"],
    args=lambda: codecs.CHECK_UNIONS11_ARGS,
    result=lambda: conformance_unions_codecs.IDS,
)

CHECK_UNIONS12 = Tool(
    name="check_unions12",
    spec=lambda: specs.SPECS["check_unions12"],
    args=lambda: codecs.CHECK_UNIONS12_ARGS,
    result=lambda: conformance_unions_codecs.MOMENT,
)

CHECK_UNIONS13 = Tool(
    name="check_unions13",
    spec=lambda: specs.SPECS["check_unions13"],
    args=lambda: codecs.CHECK_UNIONS13_ARGS,
    result=lambda: conformance_unions_codecs.MEASURE,
)

CHECK_UNIONS14 = Tool(
    name="check_unions14",
    spec=lambda: specs.SPECS["check_unions14"],
    args=lambda: codecs.CHECK_UNIONS14_ARGS,
    result=lambda: codecs.CHECK_UNIONS14_RESULT,
)

CHECK_UNIONS15 = Tool(
    name="check_unions15",
    spec=lambda: specs.SPECS["check_unions15"],
    args=lambda: codecs.CHECK_UNIONS15_ARGS,
    result=lambda: conformance_unions_codecs.NAMED,
)

CHECK_UNIONS16 = Tool(
    name="check_unions16",
    spec=lambda: specs.SPECS["check_unions16"],
    args=lambda: codecs.CHECK_UNIONS16_ARGS,
    result=lambda: conformance_unions_codecs.WIDER,
)

CHECK_UNIONS17 = Tool(
    name="check_unions17",
    spec=lambda: specs.SPECS["check_unions17"],
    args=lambda: codecs.CHECK_UNIONS17_ARGS,
    result=lambda: conformance_unions_codecs.ANYTHING,
)

CHECK_UNIONS18 = Tool(
    name="check_unions18",
    spec=lambda: specs.SPECS["check_unions18"],
    args=lambda: codecs.CHECK_UNIONS18_ARGS,
    result=lambda: conformance_unions_codecs.WHOLE,
)

CHECK_UNIONS19 = Tool(
    name="check_unions19",
    spec=lambda: specs.SPECS["check_unions19"],
    args=lambda: codecs.CHECK_UNIONS19_ARGS,
    result=lambda: conformance_unions_codecs.MODE,
)

CHECK_UNIONS20 = Tool(
    name="check_unions20",
    spec=lambda: specs.SPECS["check_unions20"],
    args=lambda: codecs.CHECK_UNIONS20_ARGS,
    result=lambda: conformance_unions_codecs.LEVEL,
)

CHECK_UNIONS21 = Tool(
    name="check_unions21",
    spec=lambda: specs.SPECS["check_unions21"],
    args=lambda: codecs.CHECK_UNIONS21_ARGS,
    result=lambda: conformance_unions_codecs.MIXED,
)

CHECK_UNIONS22 = Tool(
    name="check_unions22",
    spec=lambda: specs.SPECS["check_unions22"],
    args=lambda: codecs.CHECK_UNIONS22_ARGS,
    result=lambda: codecs.CHECK_UNIONS22_RESULT,
)

CHECK_UNIONS23 = Tool(
    name="check_unions23",
    spec=lambda: specs.SPECS["check_unions23"],
    args=lambda: codecs.CHECK_UNIONS23_ARGS,
    result=lambda: conformance_unions_codecs.EITHER2,
)

CHECK_UNIONS24 = Tool(
    name="check_unions24",
    spec=lambda: specs.SPECS["check_unions24"],
    args=lambda: codecs.CHECK_UNIONS24_ARGS,
    result=lambda: conformance_unions_codecs.OPEN_EITHER,
)

CHECK_UNIONS25 = Tool(
    name="check_unions25",
    spec=lambda: specs.SPECS["check_unions25"],
    args=lambda: codecs.CHECK_UNIONS25_ARGS,
    result=lambda: conformance_unions_codecs.TUPLES,
)

CHECK_UNIONS26 = Tool(
    name="check_unions26",
    spec=lambda: specs.SPECS["check_unions26"],
    args=lambda: codecs.CHECK_UNIONS26_ARGS,
    result=lambda: conformance_unions_codecs.MAPS,
)

CHECK_UNIONS27 = Tool(
    name="check_unions27",
    spec=lambda: specs.SPECS["check_unions27"],
    args=lambda: codecs.CHECK_UNIONS27_ARGS,
    result=lambda: codecs.CHECK_UNIONS27_RESULT,
)

CHECK_UNIONS28 = Tool(
    name="check_unions28",
    spec=lambda: specs.SPECS["check_unions28"],
    args=lambda: codecs.CHECK_UNIONS28_ARGS,
    result=lambda: conformance_unions_codecs.TEXTS,
)

CHECK_UNIONS29 = Tool(
    name="check_unions29",
    spec=lambda: specs.SPECS["check_unions29"],
    args=lambda: codecs.CHECK_UNIONS29_ARGS,
    result=lambda: conformance_unions_codecs.RANGES,
)

CHECK_UNIONS30 = Tool(
    name="check_unions30",
    spec=lambda: specs.SPECS["check_unions30"],
    args=lambda: codecs.CHECK_UNIONS30_ARGS,
    result=lambda: conformance_unions_codecs.TREE,
)

CHECK_UNIONS31 = Tool(
    name="check_unions31",
    spec=lambda: specs.SPECS["check_unions31"],
    args=lambda: codecs.CHECK_UNIONS31_ARGS,
    result=lambda: conformance_unions_codecs.ONE,
)

CHECK_UNIONS32 = Tool(
    name="check_unions32",
    spec=lambda: specs.SPECS["check_unions32"],
    args=lambda: codecs.CHECK_UNIONS32_ARGS,
    result=lambda: conformance_unions_codecs.OPENED,
)

CHECK_UNIONS33 = Tool(
    name="check_unions33",
    spec=lambda: specs.SPECS["check_unions33"],
    args=lambda: codecs.CHECK_UNIONS33_ARGS,
    result=lambda: conformance_unions_codecs.WHATEVER,
)

CHECK_UNIONS34 = Tool(
    name="check_unions34",
    spec=lambda: specs.SPECS["check_unions34"],
    args=lambda: codecs.CHECK_UNIONS34_ARGS,
    result=lambda: conformance_unions_codecs.BOX,
)

CHECK_UNIONS35 = Tool(
    name="check_unions35",
    spec=lambda: specs.SPECS["check_unions35"],
    args=lambda: codecs.CHECK_UNIONS35_ARGS,
    result=lambda: conformance_unions_codecs.HOLDERS,
)

CHECK_UNIONS36 = Tool(
    name="check_unions36",
    spec=lambda: specs.SPECS["check_unions36"],
    args=lambda: codecs.CHECK_UNIONS36_ARGS,
    result=lambda: conformance_unions_codecs.CELL,
)

CHECK_UNIONS37 = Tool(
    name="check_unions37",
    spec=lambda: specs.SPECS["check_unions37"],
    args=lambda: codecs.CHECK_UNIONS37_ARGS,
    result=lambda: conformance_unions_codecs.PATHS,
)
