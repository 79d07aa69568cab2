# Made by toolc from words.tools; do not edit.
"""What a host implements to provide the toolset `words`, and how it becomes a toolset."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import toolrt
from toolrt.host import Tool

if TYPE_CHECKING:
    from ....types.conformance_words import codecs as conformance_words_codecs
    from . import codecs, specs, types
else:
    conformance_words_codecs = toolrt.later(
        __package__, "....types.conformance_words.codecs"
    )
    codecs = toolrt.later(__package__, ".codecs")
    specs = toolrt.later(__package__, ".specs")
    types = toolrt.later(__package__, ".types")

__all__ = [
    "CHECK_WORDS0",
    "CHECK_WORDS1",
    "CHECK_WORDS2",
    "CHECK_WORDS3",
    "CHECK_WORDS4",
    "CHECK_WORDS5",
    "CHECK_WORDS6",
    "CHECK_WORDS7",
    "CHECK_WORDS8",
    "CHECK_WORDS9",
    "CHECK_WORDS10",
    "CHECK_WORDS11",
    "WordsTools",
    "toolset",
]


class WordsTools(Protocol):
    """What a host implements to provide the toolset `words`."""

    def check_words0(
        self, cx: toolrt.Context, args: types.CheckWords0Args, /
    ) -> toolrt.Handled[int]:
        """Checks `Number`."""
        ...

    def check_words1(
        self, cx: toolrt.Context, args: types.CheckWords1Args, /
    ) -> toolrt.Handled[types.Colour]:
        """Checks `Colour`."""
        ...

    def check_words2(
        self, cx: toolrt.Context, args: types.CheckWords2Args, /
    ) -> toolrt.Handled[types.Keys]:
        """Checks `Keys`."""
        ...

    def check_words3(
        self, cx: toolrt.Context, args: types.CheckWords3Args, /
    ) -> toolrt.Handled[types.Pair]:
        """Checks `Pair`."""
        ...

    def check_words4(
        self, cx: toolrt.Context, args: types.CheckWords4Args, /
    ) -> toolrt.Handled[types.Two]:
        """Checks `Two`."""
        ...

    def check_words5(
        self, cx: toolrt.Context, args: types.CheckWords5Args, /
    ) -> toolrt.Handled[types.Marks]:
        """Checks `Marks`."""
        ...

    def check_words6(
        self, cx: toolrt.Context, args: types.CheckWords6Args, /
    ) -> toolrt.Handled[types.Six]:
        """Checks `Six`."""
        ...

    def check_words7(
        self, cx: toolrt.Context, args: types.CheckWords7Args, /
    ) -> toolrt.Handled[types.Osa]:
        """Checks `Osa`."""
        ...

    def check_words8(
        self, cx: toolrt.Context, args: types.CheckWords8Args, /
    ) -> toolrt.Handled[types.Ties]:
        """Checks `Ties`."""
        ...

    def check_words9(
        self, cx: toolrt.Context, args: types.CheckWords9Args, /
    ) -> toolrt.Handled[types.Long]:
        """Checks `Long`."""
        ...

    def check_words10(
        self, cx: toolrt.Context, args: types.CheckWords10Args, /
    ) -> toolrt.Handled[types.Need]:
        """Checks `Need`."""
        ...

    def check_words11(
        self, cx: toolrt.Context, args: types.CheckWords11Args, /
    ) -> toolrt.Handled[dict[str, int]]:
        """Checks `Mapped`."""
        ...


def toolset(tools: WordsTools) -> toolrt.Toolset:
    """Make the toolset, implemented by `tools`."""
    return toolrt.Toolset.of(
        "words",
        lambda: specs.toolset,
        tools,
        [
            (CHECK_WORDS0, "check_words0"),
            (CHECK_WORDS1, "check_words1"),
            (CHECK_WORDS2, "check_words2"),
            (CHECK_WORDS3, "check_words3"),
            (CHECK_WORDS4, "check_words4"),
            (CHECK_WORDS5, "check_words5"),
            (CHECK_WORDS6, "check_words6"),
            (CHECK_WORDS7, "check_words7"),
            (CHECK_WORDS8, "check_words8"),
            (CHECK_WORDS9, "check_words9"),
            (CHECK_WORDS10, "check_words10"),
            (CHECK_WORDS11, "check_words11"),
        ],
    )


CHECK_WORDS0 = Tool(
    name="check_words0",
    spec=lambda: specs.SPECS["check_words0"],
    args=lambda: codecs.CHECK_WORDS0_ARGS,
    result=lambda: codecs.CHECK_WORDS0_RESULT,
)

CHECK_WORDS1 = Tool(
    name="check_words1",
    spec=lambda: specs.SPECS["check_words1"],
    args=lambda: codecs.CHECK_WORDS1_ARGS,
    result=lambda: conformance_words_codecs.COLOUR,
)

CHECK_WORDS2 = Tool(
    name="check_words2",
    spec=lambda: specs.SPECS["check_words2"],
    args=lambda: codecs.CHECK_WORDS2_ARGS,
    result=lambda: conformance_words_codecs.KEYS,
)

CHECK_WORDS3 = Tool(
    name="check_words3",
    spec=lambda: specs.SPECS["check_words3"],
    args=lambda: codecs.CHECK_WORDS3_ARGS,
    result=lambda: conformance_words_codecs.PAIR,
)

CHECK_WORDS4 = Tool(
    name="check_words4",
    spec=lambda: specs.SPECS["check_words4"],
    args=lambda: codecs.CHECK_WORDS4_ARGS,
    result=lambda: conformance_words_codecs.TWO,
)

CHECK_WORDS5 = Tool(
    name="check_words5",
    spec=lambda: specs.SPECS["check_words5"],
    args=lambda: codecs.CHECK_WORDS5_ARGS,
    result=lambda: conformance_words_codecs.MARKS,
)

CHECK_WORDS6 = Tool(
    name="check_words6",
    spec=lambda: specs.SPECS["check_words6"],
    args=lambda: codecs.CHECK_WORDS6_ARGS,
    result=lambda: conformance_words_codecs.SIX,
)

CHECK_WORDS7 = Tool(
    name="check_words7",
    spec=lambda: specs.SPECS["check_words7"],
    args=lambda: codecs.CHECK_WORDS7_ARGS,
    result=lambda: conformance_words_codecs.OSA,
)

CHECK_WORDS8 = Tool(
    name="check_words8",
    spec=lambda: specs.SPECS["check_words8"],
    args=lambda: codecs.CHECK_WORDS8_ARGS,
    result=lambda: conformance_words_codecs.TIES,
)

CHECK_WORDS9 = Tool(
    name="check_words9",
    spec=lambda: specs.SPECS["check_words9"],
    args=lambda: codecs.CHECK_WORDS9_ARGS,
    result=lambda: conformance_words_codecs.LONG,
)

CHECK_WORDS10 = Tool(
    name="check_words10",
    spec=lambda: specs.SPECS["check_words10"],
    args=lambda: codecs.CHECK_WORDS10_ARGS,
    result=lambda: conformance_words_codecs.NEED,
)

CHECK_WORDS11 = Tool(
    name="check_words11",
    spec=lambda: specs.SPECS["check_words11"],
    args=lambda: codecs.CHECK_WORDS11_ARGS,
    result=lambda: codecs.CHECK_WORDS11_RESULT,
)
