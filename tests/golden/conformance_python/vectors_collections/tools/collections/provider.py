# Made by toolc from collections.tools; do not edit.
"""What a host implements to provide the toolset `collections`, and how it becomes a toolset."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import toolrt
from toolrt.host import Tool

if TYPE_CHECKING:
    from ....types.conformance_collections import (
        codecs as conformance_collections_codecs,
    )
    from . import codecs, specs, types
else:
    conformance_collections_codecs = toolrt.later(
        __package__, "....types.conformance_collections.codecs"
    )
    codecs = toolrt.later(__package__, ".codecs")
    specs = toolrt.later(__package__, ".specs")
    types = toolrt.later(__package__, ".types")

__all__ = [
    "CHECK_COLLECTIONS0",
    "CHECK_COLLECTIONS1",
    "CHECK_COLLECTIONS2",
    "CHECK_COLLECTIONS3",
    "CHECK_COLLECTIONS4",
    "CHECK_COLLECTIONS5",
    "CHECK_COLLECTIONS6",
    "CHECK_COLLECTIONS7",
    "CHECK_COLLECTIONS8",
    "CHECK_COLLECTIONS9",
    "CHECK_COLLECTIONS10",
    "CHECK_COLLECTIONS11",
    "CHECK_COLLECTIONS12",
    "CHECK_COLLECTIONS13",
    "CHECK_COLLECTIONS14",
    "CHECK_COLLECTIONS15",
    "CHECK_COLLECTIONS16",
    "CHECK_COLLECTIONS17",
    "CHECK_COLLECTIONS18",
    "CHECK_COLLECTIONS19",
    "CHECK_COLLECTIONS20",
    "CHECK_COLLECTIONS21",
    "CHECK_COLLECTIONS22",
    "CHECK_COLLECTIONS23",
    "CHECK_COLLECTIONS24",
    "CHECK_COLLECTIONS25",
    "CHECK_COLLECTIONS26",
    "CHECK_COLLECTIONS27",
    "CHECK_COLLECTIONS28",
    "CHECK_COLLECTIONS29",
    "CHECK_COLLECTIONS30",
    "CHECK_COLLECTIONS31",
    "CHECK_COLLECTIONS32",
    "CHECK_COLLECTIONS33",
    "CHECK_COLLECTIONS34",
    "CHECK_COLLECTIONS35",
    "CHECK_COLLECTIONS36",
    "CHECK_COLLECTIONS37",
    "CollectionsTools",
    "toolset",
]


class CollectionsTools(Protocol):
    """What a host implements to provide the toolset `collections`."""

    def check_collections0(
        self, cx: toolrt.Context, args: types.CheckCollections0Args, /
    ) -> toolrt.Handled[list[str]]:
        """Checks `Names`."""
        ...

    def check_collections1(
        self, cx: toolrt.Context, args: types.CheckCollections1Args, /
    ) -> toolrt.Handled[list[str]]:
        """Checks `Tags`."""
        ...

    def check_collections2(
        self, cx: toolrt.Context, args: types.CheckCollections2Args, /
    ) -> toolrt.Handled[list[float]]:
        """Checks `Numbers`."""
        ...

    def check_collections3(
        self, cx: toolrt.Context, args: types.CheckCollections3Args, /
    ) -> toolrt.Handled[list[types.Point]]:
        """Checks `Points`."""
        ...

    def check_collections4(
        self, cx: toolrt.Context, args: types.CheckCollections4Args, /
    ) -> toolrt.Handled[list[toolrt.Json]]:
        """Checks `Anything`."""
        ...

    def check_collections5(
        self, cx: toolrt.Context, args: types.CheckCollections5Args, /
    ) -> toolrt.Handled[dict[str, int]]:
        """Checks `Scores`."""
        ...

    def check_collections6(
        self, cx: toolrt.Context, args: types.CheckCollections6Args, /
    ) -> toolrt.Handled[list[list[int]]]:
        """Checks `Grid`."""
        ...

    def check_collections7(
        self, cx: toolrt.Context, args: types.CheckCollections7Args, /
    ) -> toolrt.Handled[tuple[float, float]]:
        """Checks `Span`."""
        ...

    def check_collections8(
        self, cx: toolrt.Context, args: types.CheckCollections8Args, /
    ) -> toolrt.Handled[types.Trail]:
        """Checks `Trail`."""
        ...

    def check_collections9(
        self, cx: toolrt.Context, args: types.CheckCollections9Args, /
    ) -> toolrt.Handled[dict[str, list[toolrt.Json]]]:
        """Checks `Bag`."""
        ...

    def check_collections10(
        self, cx: toolrt.Context, args: types.CheckCollections10Args, /
    ) -> toolrt.Handled[list[int]]:
        """Checks `AtMostOne`."""
        ...

    def check_collections11(
        self, cx: toolrt.Context, args: types.CheckCollections11Args, /
    ) -> toolrt.Handled[list[int]]:
        """Checks `AtLeastTwo`."""
        ...

    def check_collections12(
        self, cx: toolrt.Context, args: types.CheckCollections12Args, /
    ) -> toolrt.Handled[dict[str, int]]:
        """Checks `One`."""
        ...

    def check_collections13(
        self, cx: toolrt.Context, args: types.CheckCollections13Args, /
    ) -> toolrt.Handled[dict[str, int]]:
        """Checks `Few`."""
        ...

    def check_collections14(
        self, cx: toolrt.Context, args: types.CheckCollections14Args, /
    ) -> toolrt.Handled[dict[str, int]]:
        """Checks `Some`."""
        ...

    def check_collections15(
        self, cx: toolrt.Context, args: types.CheckCollections15Args, /
    ) -> toolrt.Handled[list[str | None]]:
        """Checks `Holes`."""
        ...

    def check_collections16(
        self, cx: toolrt.Context, args: types.CheckCollections16Args, /
    ) -> toolrt.Handled[list[None]]:
        """Checks `Empties`."""
        ...

    def check_collections17(
        self, cx: toolrt.Context, args: types.CheckCollections17Args, /
    ) -> toolrt.Handled[list[bytes]]:
        """Checks `Blobs`."""
        ...

    def check_collections18(
        self, cx: toolrt.Context, args: types.CheckCollections18Args, /
    ) -> toolrt.Handled[list[str]]:
        """Checks `Stamps`."""
        ...

    def check_collections19(
        self, cx: toolrt.Context, args: types.CheckCollections19Args, /
    ) -> toolrt.Handled[list[tuple[int, int]]]:
        """Checks `Pairs`."""
        ...

    def check_collections20(
        self, cx: toolrt.Context, args: types.CheckCollections20Args, /
    ) -> toolrt.Handled[list[dict[str, float]]]:
        """Checks `Maps`."""
        ...

    def check_collections21(
        self, cx: toolrt.Context, args: types.CheckCollections21Args, /
    ) -> toolrt.Handled[list[int | str | None]]:
        """Checks `Kinds`."""
        ...

    def check_collections22(
        self, cx: toolrt.Context, args: types.CheckCollections22Args, /
    ) -> toolrt.Handled[list[types.Step]]:
        """Checks `Steps`."""
        ...

    def check_collections23(
        self, cx: toolrt.Context, args: types.CheckCollections23Args, /
    ) -> toolrt.Handled[dict[str, dict[str, list[int]]]]:
        """Checks `Nested`."""
        ...

    def check_collections24(
        self, cx: toolrt.Context, args: types.CheckCollections24Args, /
    ) -> toolrt.Handled[types.Row]:
        """Checks `Row`."""
        ...

    def check_collections25(
        self, cx: toolrt.Context, args: types.CheckCollections25Args, /
    ) -> toolrt.Handled[types.Poly]:
        """Checks `Poly`."""
        ...

    def check_collections26(
        self, cx: toolrt.Context, args: types.CheckCollections26Args, /
    ) -> toolrt.Handled[list[toolrt.Json]]:
        """Checks `Blank`."""
        ...

    def check_collections27(
        self, cx: toolrt.Context, args: types.CheckCollections27Args, /
    ) -> toolrt.Handled[types.Trio]:
        """Checks `Trio`."""
        ...

    def check_collections28(
        self, cx: toolrt.Context, args: types.CheckCollections28Args, /
    ) -> toolrt.Handled[types.Lone]:
        """Checks `Lone`."""
        ...

    def check_collections29(
        self, cx: toolrt.Context, args: types.CheckCollections29Args, /
    ) -> toolrt.Handled[types.Mixed]:
        """Checks `Mixed`."""
        ...

    def check_collections30(
        self, cx: toolrt.Context, args: types.CheckCollections30Args, /
    ) -> toolrt.Handled[tuple[str, str]]:
        """Checks `Couple`."""
        ...

    def check_collections31(
        self, cx: toolrt.Context, args: types.CheckCollections31Args, /
    ) -> toolrt.Handled[types.Hedge]:
        """Checks `Hedge`."""
        ...

    def check_collections32(
        self, cx: toolrt.Context, args: types.CheckCollections32Args, /
    ) -> toolrt.Handled[types.Ivy | None]:
        """Checks `Ivy`."""
        ...

    def check_collections33(
        self, cx: toolrt.Context, args: types.CheckCollections33Args, /
    ) -> toolrt.Handled[types.CheckCollections33Result]:
        """Checks `Grove`."""
        ...

    def check_collections34(
        self, cx: toolrt.Context, args: types.CheckCollections34Args, /
    ) -> toolrt.Handled[types.CheckCollections34Result]:
        """Checks `FewFolders`."""
        ...

    def check_collections35(
        self, cx: toolrt.Context, args: types.CheckCollections35Args, /
    ) -> toolrt.Handled[types.CheckCollections35Result]:
        """Checks `TallStack`."""
        ...

    def check_collections36(
        self, cx: toolrt.Context, args: types.CheckCollections36Args, /
    ) -> toolrt.Handled[types.CheckCollections36Result]:
        """Checks `LongTrail`."""
        ...

    def check_collections37(
        self, cx: toolrt.Context, args: types.CheckCollections37Args, /
    ) -> toolrt.Handled[types.Shady]:
        """Checks `Shady`."""
        ...


def toolset(tools: CollectionsTools) -> toolrt.Toolset:
    """Make the toolset, implemented by `tools`."""
    return toolrt.Toolset.of(
        "collections",
        lambda: specs.toolset,
        tools,
        [
            (CHECK_COLLECTIONS0, "check_collections0"),
            (CHECK_COLLECTIONS1, "check_collections1"),
            (CHECK_COLLECTIONS2, "check_collections2"),
            (CHECK_COLLECTIONS3, "check_collections3"),
            (CHECK_COLLECTIONS4, "check_collections4"),
            (CHECK_COLLECTIONS5, "check_collections5"),
            (CHECK_COLLECTIONS6, "check_collections6"),
            (CHECK_COLLECTIONS7, "check_collections7"),
            (CHECK_COLLECTIONS8, "check_collections8"),
            (CHECK_COLLECTIONS9, "check_collections9"),
            (CHECK_COLLECTIONS10, "check_collections10"),
            (CHECK_COLLECTIONS11, "check_collections11"),
            (CHECK_COLLECTIONS12, "check_collections12"),
            (CHECK_COLLECTIONS13, "check_collections13"),
            (CHECK_COLLECTIONS14, "check_collections14"),
            (CHECK_COLLECTIONS15, "check_collections15"),
            (CHECK_COLLECTIONS16, "check_collections16"),
            (CHECK_COLLECTIONS17, "check_collections17"),
            (CHECK_COLLECTIONS18, "check_collections18"),
            (CHECK_COLLECTIONS19, "check_collections19"),
            (CHECK_COLLECTIONS20, "check_collections20"),
            (CHECK_COLLECTIONS21, "check_collections21"),
            (CHECK_COLLECTIONS22, "check_collections22"),
            (CHECK_COLLECTIONS23, "check_collections23"),
            (CHECK_COLLECTIONS24, "check_collections24"),
            (CHECK_COLLECTIONS25, "check_collections25"),
            (CHECK_COLLECTIONS26, "check_collections26"),
            (CHECK_COLLECTIONS27, "check_collections27"),
            (CHECK_COLLECTIONS28, "check_collections28"),
            (CHECK_COLLECTIONS29, "check_collections29"),
            (CHECK_COLLECTIONS30, "check_collections30"),
            (CHECK_COLLECTIONS31, "check_collections31"),
            (CHECK_COLLECTIONS32, "check_collections32"),
            (CHECK_COLLECTIONS33, "check_collections33"),
            (CHECK_COLLECTIONS34, "check_collections34"),
            (CHECK_COLLECTIONS35, "check_collections35"),
            (CHECK_COLLECTIONS36, "check_collections36"),
            (CHECK_COLLECTIONS37, "check_collections37"),
        ],
    )


CHECK_COLLECTIONS0 = Tool(
    name="check_collections0",
    spec=lambda: specs.SPECS["check_collections0"],
    args=lambda: codecs.CHECK_COLLECTIONS0_ARGS,
    result=lambda: codecs.CHECK_COLLECTIONS0_RESULT,
)

CHECK_COLLECTIONS1 = Tool(
    name="check_collections1",
    spec=lambda: specs.SPECS["check_collections1"],
    args=lambda: codecs.CHECK_COLLECTIONS1_ARGS,
    result=lambda: codecs.CHECK_COLLECTIONS1_RESULT,
)

CHECK_COLLECTIONS2 = Tool(
    name="check_collections2",
    spec=lambda: specs.SPECS["check_collections2"],
    args=lambda: codecs.CHECK_COLLECTIONS2_ARGS,
    result=lambda: codecs.CHECK_COLLECTIONS2_RESULT,
)

CHECK_COLLECTIONS3 = Tool(
    name="check_collections3",
    spec=lambda: specs.SPECS["check_collections3"],
    args=lambda: codecs.CHECK_COLLECTIONS3_ARGS,
    result=lambda: codecs.CHECK_COLLECTIONS3_RESULT,
)

CHECK_COLLECTIONS4 = Tool(
    name="check_collections4",
    spec=lambda: specs.SPECS["check_collections4"],
    args=lambda: codecs.CHECK_COLLECTIONS4_ARGS,
    result=lambda: codecs.CHECK_COLLECTIONS4_RESULT,
)

CHECK_COLLECTIONS5 = Tool(
    name="check_collections5",
    spec=lambda: specs.SPECS["check_collections5"],
    args=lambda: codecs.CHECK_COLLECTIONS5_ARGS,
    result=lambda: codecs.CHECK_COLLECTIONS5_RESULT,
)

CHECK_COLLECTIONS6 = Tool(
    name="check_collections6",
    spec=lambda: specs.SPECS["check_collections6"],
    args=lambda: codecs.CHECK_COLLECTIONS6_ARGS,
    result=lambda: codecs.CHECK_COLLECTIONS6_RESULT,
)

CHECK_COLLECTIONS7 = Tool(
    name="check_collections7",
    spec=lambda: specs.SPECS["check_collections7"],
    args=lambda: codecs.CHECK_COLLECTIONS7_ARGS,
    result=lambda: codecs.CHECK_COLLECTIONS7_RESULT,
)

CHECK_COLLECTIONS8 = Tool(
    name="check_collections8",
    spec=lambda: specs.SPECS["check_collections8"],
    args=lambda: codecs.CHECK_COLLECTIONS8_ARGS,
    result=lambda: conformance_collections_codecs.TRAIL,
)

CHECK_COLLECTIONS9 = Tool(
    name="check_collections9",
    spec=lambda: specs.SPECS["check_collections9"],
    args=lambda: codecs.CHECK_COLLECTIONS9_ARGS,
    result=lambda: codecs.CHECK_COLLECTIONS9_RESULT,
)

CHECK_COLLECTIONS10 = Tool(
    name="check_collections10",
    spec=lambda: specs.SPECS["check_collections10"],
    args=lambda: codecs.CHECK_COLLECTIONS10_ARGS,
    result=lambda: codecs.CHECK_COLLECTIONS10_RESULT,
)

CHECK_COLLECTIONS11 = Tool(
    name="check_collections11",
    spec=lambda: specs.SPECS["check_collections11"],
    args=lambda: codecs.CHECK_COLLECTIONS11_ARGS,
    result=lambda: codecs.CHECK_COLLECTIONS11_RESULT,
)

CHECK_COLLECTIONS12 = Tool(
    name="check_collections12",
    spec=lambda: specs.SPECS["check_collections12"],
    args=lambda: codecs.CHECK_COLLECTIONS12_ARGS,
    result=lambda: codecs.CHECK_COLLECTIONS12_RESULT,
)

CHECK_COLLECTIONS13 = Tool(
    name="check_collections13",
    spec=lambda: specs.SPECS["check_collections13"],
    args=lambda: codecs.CHECK_COLLECTIONS13_ARGS,
    result=lambda: codecs.CHECK_COLLECTIONS13_RESULT,
)

CHECK_COLLECTIONS14 = Tool(
    name="check_collections14",
    spec=lambda: specs.SPECS["check_collections14"],
    args=lambda: codecs.CHECK_COLLECTIONS14_ARGS,
    result=lambda: codecs.CHECK_COLLECTIONS14_RESULT,
)

CHECK_COLLECTIONS15 = Tool(
    name="check_collections15",
    spec=lambda: specs.SPECS["check_collections15"],
    args=lambda: codecs.CHECK_COLLECTIONS15_ARGS,
    result=lambda: codecs.CHECK_COLLECTIONS15_RESULT,
)

CHECK_COLLECTIONS16 = Tool(
    name="check_collections16",
    spec=lambda: specs.SPECS["check_collections16"],
    args=lambda: codecs.CHECK_COLLECTIONS16_ARGS,
    result=lambda: codecs.CHECK_COLLECTIONS16_RESULT,
)

CHECK_COLLECTIONS17 = Tool(
    name="check_collections17",
    spec=lambda: specs.SPECS["check_collections17"],
    args=lambda: codecs.CHECK_COLLECTIONS17_ARGS,
    result=lambda: codecs.CHECK_COLLECTIONS17_RESULT,
)

CHECK_COLLECTIONS18 = Tool(
    name="check_collections18",
    spec=lambda: specs.SPECS["check_collections18"],
    args=lambda: codecs.CHECK_COLLECTIONS18_ARGS,
    result=lambda: codecs.CHECK_COLLECTIONS18_RESULT,
)

CHECK_COLLECTIONS19 = Tool(
    name="check_collections19",
    spec=lambda: specs.SPECS["check_collections19"],
    args=lambda: codecs.CHECK_COLLECTIONS19_ARGS,
    result=lambda: codecs.CHECK_COLLECTIONS19_RESULT,
)

CHECK_COLLECTIONS20 = Tool(
    name="check_collections20",
    spec=lambda: specs.SPECS["check_collections20"],
    args=lambda: codecs.CHECK_COLLECTIONS20_ARGS,
    result=lambda: codecs.CHECK_COLLECTIONS20_RESULT,
)

CHECK_COLLECTIONS21 = Tool(
    name="check_collections21",
    spec=lambda: specs.SPECS["check_collections21"],
    args=lambda: codecs.CHECK_COLLECTIONS21_ARGS,
    result=lambda: codecs.CHECK_COLLECTIONS21_RESULT,
)

CHECK_COLLECTIONS22 = Tool(
    name="check_collections22",
    spec=lambda: specs.SPECS["check_collections22"],
    args=lambda: codecs.CHECK_COLLECTIONS22_ARGS,
    result=lambda: codecs.CHECK_COLLECTIONS22_RESULT,
)

CHECK_COLLECTIONS23 = Tool(
    name="check_collections23",
    spec=lambda: specs.SPECS["check_collections23"],
    args=lambda: codecs.CHECK_COLLECTIONS23_ARGS,
    result=lambda: codecs.CHECK_COLLECTIONS23_RESULT,
)

CHECK_COLLECTIONS24 = Tool(
    name="check_collections24",
    spec=lambda: specs.SPECS["check_collections24"],
    args=lambda: codecs.CHECK_COLLECTIONS24_ARGS,
    result=lambda: conformance_collections_codecs.ROW,
)

CHECK_COLLECTIONS25 = Tool(
    name="check_collections25",
    spec=lambda: specs.SPECS["check_collections25"],
    args=lambda: codecs.CHECK_COLLECTIONS25_ARGS,
    result=lambda: conformance_collections_codecs.POLY,
)

CHECK_COLLECTIONS26 = Tool(
    name="check_collections26",
    spec=lambda: specs.SPECS["check_collections26"],
    args=lambda: codecs.CHECK_COLLECTIONS26_ARGS,
    result=lambda: codecs.CHECK_COLLECTIONS26_RESULT,
)

CHECK_COLLECTIONS27 = Tool(
    name="check_collections27",
    spec=lambda: specs.SPECS["check_collections27"],
    args=lambda: codecs.CHECK_COLLECTIONS27_ARGS,
    result=lambda: conformance_collections_codecs.TRIO,
)

CHECK_COLLECTIONS28 = Tool(
    name="check_collections28",
    spec=lambda: specs.SPECS["check_collections28"],
    args=lambda: codecs.CHECK_COLLECTIONS28_ARGS,
    result=lambda: conformance_collections_codecs.LONE,
)

CHECK_COLLECTIONS29 = Tool(
    name="check_collections29",
    spec=lambda: specs.SPECS["check_collections29"],
    args=lambda: codecs.CHECK_COLLECTIONS29_ARGS,
    result=lambda: conformance_collections_codecs.MIXED,
)

CHECK_COLLECTIONS30 = Tool(
    name="check_collections30",
    spec=lambda: specs.SPECS["check_collections30"],
    args=lambda: codecs.CHECK_COLLECTIONS30_ARGS,
    result=lambda: codecs.CHECK_COLLECTIONS30_RESULT,
)

CHECK_COLLECTIONS31 = Tool(
    name="check_collections31",
    spec=lambda: specs.SPECS["check_collections31"],
    args=lambda: codecs.CHECK_COLLECTIONS31_ARGS,
    result=lambda: conformance_collections_codecs.HEDGE,
)

CHECK_COLLECTIONS32 = Tool(
    name="check_collections32",
    spec=lambda: specs.SPECS["check_collections32"],
    args=lambda: codecs.CHECK_COLLECTIONS32_ARGS,
    result=lambda: codecs.CHECK_COLLECTIONS32_RESULT,
)

CHECK_COLLECTIONS33 = Tool(
    name="check_collections33",
    spec=lambda: specs.SPECS["check_collections33"],
    args=lambda: codecs.CHECK_COLLECTIONS33_ARGS,
    result=lambda: codecs.CHECK_COLLECTIONS33_RESULT,
)

CHECK_COLLECTIONS34 = Tool(
    name="check_collections34",
    spec=lambda: specs.SPECS["check_collections34"],
    args=lambda: codecs.CHECK_COLLECTIONS34_ARGS,
    result=lambda: codecs.CHECK_COLLECTIONS34_RESULT,
)

CHECK_COLLECTIONS35 = Tool(
    name="check_collections35",
    spec=lambda: specs.SPECS["check_collections35"],
    args=lambda: codecs.CHECK_COLLECTIONS35_ARGS,
    result=lambda: codecs.CHECK_COLLECTIONS35_RESULT,
)

CHECK_COLLECTIONS36 = Tool(
    name="check_collections36",
    spec=lambda: specs.SPECS["check_collections36"],
    args=lambda: codecs.CHECK_COLLECTIONS36_ARGS,
    result=lambda: codecs.CHECK_COLLECTIONS36_RESULT,
)

CHECK_COLLECTIONS37 = Tool(
    name="check_collections37",
    spec=lambda: specs.SPECS["check_collections37"],
    args=lambda: codecs.CHECK_COLLECTIONS37_ARGS,
    result=lambda: conformance_collections_codecs.SHADY,
)
