# Made by toolc from patterns.tools; do not edit.
"""Everything the design declares of the toolset `patterns`, as data."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from toolrt import spec as decl

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["SPECS", "spec", "toolset"]

# fmt: off


@cache
def toolset() -> decl.ToolsetSpec:
    """Give the spec of the toolset."""
    return decl.ToolsetSpec(
        name="patterns",
        service="vectors_patterns",
        tools=("check_patterns0", "check_patterns1", "check_patterns2", "check_patterns3", "check_patterns4", "check_patterns5", "check_patterns6", "check_patterns7", "check_patterns8", "check_patterns9", "check_patterns10", "check_patterns11", "check_patterns12", "check_patterns13", "check_patterns14", "check_patterns15", "check_patterns16", "check_patterns17", "check_patterns18", "check_patterns19", "check_patterns20", "check_patterns21", "check_patterns22", "check_patterns23", "check_patterns24", "check_patterns25", "check_patterns26", "check_patterns27", "check_patterns28", "check_patterns29", "check_patterns30", "check_patterns31", "check_patterns32", "check_patterns33", "check_patterns34", "check_patterns35", "check_patterns36", "check_patterns37", "check_patterns38", "check_patterns39", "check_patterns40", "check_patterns41", "check_patterns42", "check_patterns43", "check_patterns44", "check_patterns45", "check_patterns46", "check_patterns47", "check_patterns48", "check_patterns49", "check_patterns50", "check_patterns51", "check_patterns52", "check_patterns53", "check_patterns54", "check_patterns55", "check_patterns56", "check_patterns57", "check_patterns58"),
    )


def spec(name: str) -> decl.Spec | None:
    """Give the spec of the tool of this name."""
    made = SPECS.get(name)
    return None if made is None else made()


@cache
def _check_patterns0() -> decl.Spec:
    """Give the spec of the tool `check_patterns0`."""
    return decl.Spec(
        name="check_patterns0",
        description="Checks `Slug`.",
        toolset="patterns",
        service="vectors_patterns",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","pattern":"^[a-z0-9-]+$"}',
    )


@cache
def _check_patterns1() -> decl.Spec:
    """Give the spec of the tool `check_patterns1`."""
    return decl.Spec(
        name="check_patterns1",
        description="Checks `Inside`.",
        toolset="patterns",
        service="vectors_patterns",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","pattern":"b+"}',
    )


@cache
def _check_patterns2() -> decl.Spec:
    """Give the spec of the tool `check_patterns2`."""
    return decl.Spec(
        name="check_patterns2",
        description="Checks `Digits`.",
        toolset="patterns",
        service="vectors_patterns",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","pattern":"^\\\\d+$"}',
    )


@cache
def _check_patterns3() -> decl.Spec:
    """Give the spec of the tool `check_patterns3`."""
    return decl.Spec(
        name="check_patterns3",
        description="Checks `Word`.",
        toolset="patterns",
        service="vectors_patterns",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","pattern":"^\\\\w+$"}',
    )


@cache
def _check_patterns4() -> decl.Spec:
    """Give the spec of the tool `check_patterns4`."""
    return decl.Spec(
        name="check_patterns4",
        description="Checks `Space`.",
        toolset="patterns",
        service="vectors_patterns",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","pattern":"^\\\\s$"}',
    )


@cache
def _check_patterns5() -> decl.Spec:
    """Give the spec of the tool `check_patterns5`."""
    return decl.Spec(
        name="check_patterns5",
        description="Checks `Dot`.",
        toolset="patterns",
        service="vectors_patterns",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","pattern":"^.$"}',
    )


@cache
def _check_patterns6() -> decl.Spec:
    """Give the spec of the tool `check_patterns6`."""
    return decl.Spec(
        name="check_patterns6",
        description="Checks `Ahead`.",
        toolset="patterns",
        service="vectors_patterns",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","pattern":"^(?=.*\\\\d)(?!.*x).+$"}',
    )


@cache
def _check_patterns7() -> decl.Spec:
    """Give the spec of the tool `check_patterns7`."""
    return decl.Spec(
        name="check_patterns7",
        description="Checks `Behind`.",
        toolset="patterns",
        service="vectors_patterns",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","pattern":"(?<=a)b"}',
    )


@cache
def _check_patterns8() -> decl.Spec:
    """Give the spec of the tool `check_patterns8`."""
    return decl.Spec(
        name="check_patterns8",
        description="Checks `Twice`.",
        toolset="patterns",
        service="vectors_patterns",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","pattern":"^(.)\\\\1$"}',
    )


@cache
def _check_patterns9() -> decl.Spec:
    """Give the spec of the tool `check_patterns9`."""
    return decl.Spec(
        name="check_patterns9",
        description="Checks `Unset`.",
        toolset="patterns",
        service="vectors_patterns",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","pattern":"^(?:(a)|b)\\\\1$"}',
    )


@cache
def _check_patterns10() -> decl.Spec:
    """Give the spec of the tool `check_patterns10`."""
    return decl.Spec(
        name="check_patterns10",
        description="Checks `Letter`.",
        toolset="patterns",
        service="vectors_patterns",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","pattern":"^\\\\p{L}$"}',
    )


@cache
def _check_patterns11() -> decl.Spec:
    """Give the spec of the tool `check_patterns11`."""
    return decl.Spec(
        name="check_patterns11",
        description="Checks `Slash`.",
        toolset="patterns",
        service="vectors_patterns",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","pattern":"^a\\\\/[/]$"}',
    )


@cache
def _check_patterns12() -> decl.Spec:
    """Give the spec of the tool `check_patterns12`."""
    return decl.Spec(
        name="check_patterns12",
        description="Checks `Counted`.",
        toolset="patterns",
        service="vectors_patterns",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","pattern":"^[A-Z]{2,3}$"}',
    )


@cache
def _check_patterns13() -> decl.Spec:
    """Give the spec of the tool `check_patterns13`."""
    return decl.Spec(
        name="check_patterns13",
        description="Checks `Named`.",
        toolset="patterns",
        service="vectors_patterns",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","pattern":"^(?<year>\\\\d{2})-\\\\k<year>$"}',
    )


@cache
def _check_patterns14() -> decl.Spec:
    """Give the spec of the tool `check_patterns14`."""
    return decl.Spec(
        name="check_patterns14",
        description="Checks `NotBehind`.",
        toolset="patterns",
        service="vectors_patterns",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","pattern":"(?<!a)b"}',
    )


@cache
def _check_patterns15() -> decl.Spec:
    """Give the spec of the tool `check_patterns15`."""
    return decl.Spec(
        name="check_patterns15",
        description="Checks `WordEdge`.",
        toolset="patterns",
        service="vectors_patterns",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","pattern":"\\\\bcat\\\\b"}',
    )


@cache
def _check_patterns16() -> decl.Spec:
    """Give the spec of the tool `check_patterns16`."""
    return decl.Spec(
        name="check_patterns16",
        description="Checks `Inner`.",
        toolset="patterns",
        service="vectors_patterns",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","pattern":"a\\\\Bb"}',
    )


@cache
def _check_patterns17() -> decl.Spec:
    """Give the spec of the tool `check_patterns17`."""
    return decl.Spec(
        name="check_patterns17",
        description="Checks `AnyOne`.",
        toolset="patterns",
        service="vectors_patterns",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","pattern":"^[^]$"}',
    )


@cache
def _check_patterns18() -> decl.Spec:
    """Give the spec of the tool `check_patterns18`."""
    return decl.Spec(
        name="check_patterns18",
        description="Checks `Escapes`.",
        toolset="patterns",
        service="vectors_patterns",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","pattern":"^\\\\cA\\\\x41\\\\u0042\\\\u{43}\\\\t\\\\n\\\\v\\\\f\\\\r\\\\0$"}',
    )


@cache
def _check_patterns19() -> decl.Spec:
    """Give the spec of the tool `check_patterns19`."""
    return decl.Spec(
        name="check_patterns19",
        description="Checks `Pair`.",
        toolset="patterns",
        service="vectors_patterns",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","pattern":"^\\\\ud83d\\\\ude00\\\\u{1F600}$"}',
    )


@cache
def _check_patterns20() -> decl.Spec:
    """Give the spec of the tool `check_patterns20`."""
    return decl.Spec(
        name="check_patterns20",
        description="Checks `Upper`.",
        toolset="patterns",
        service="vectors_patterns",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","pattern":"^\\\\p{Lu}$"}',
    )


@cache
def _check_patterns21() -> decl.Spec:
    """Give the spec of the tool `check_patterns21`."""
    return decl.Spec(
        name="check_patterns21",
        description="Checks `NotLetter`.",
        toolset="patterns",
        service="vectors_patterns",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","pattern":"^\\\\P{L}$"}',
    )


@cache
def _check_patterns22() -> decl.Spec:
    """Give the spec of the tool `check_patterns22`."""
    return decl.Spec(
        name="check_patterns22",
        description="Checks `Greek`.",
        toolset="patterns",
        service="vectors_patterns",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","pattern":"^\\\\p{Script=Greek}+$"}',
    )


@cache
def _check_patterns23() -> decl.Spec:
    """Give the spec of the tool `check_patterns23`."""
    return decl.Spec(
        name="check_patterns23",
        description="Checks `Alternatives`.",
        toolset="patterns",
        service="vectors_patterns",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","pattern":"^(?:a|ab)(?:c|bcd)$"}',
    )


@cache
def _check_patterns24() -> decl.Spec:
    """Give the spec of the tool `check_patterns24`."""
    return decl.Spec(
        name="check_patterns24",
        description="Checks `Lazy`.",
        toolset="patterns",
        service="vectors_patterns",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","pattern":"^a+?b*?c$"}',
    )


@cache
def _check_patterns25() -> decl.Spec:
    """Give the spec of the tool `check_patterns25`."""
    return decl.Spec(
        name="check_patterns25",
        description="Checks `AtLeastTwo`.",
        toolset="patterns",
        service="vectors_patterns",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","pattern":"^a{2,}$"}',
    )


@cache
def _check_patterns26() -> decl.Spec:
    """Give the spec of the tool `check_patterns26`."""
    return decl.Spec(
        name="check_patterns26",
        description="Checks `Blank`.",
        toolset="patterns",
        service="vectors_patterns",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","pattern":"^$"}',
    )


@cache
def _check_patterns27() -> decl.Spec:
    """Give the spec of the tool `check_patterns27`."""
    return decl.Spec(
        name="check_patterns27",
        description="Checks `AtEnd`.",
        toolset="patterns",
        service="vectors_patterns",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","pattern":"a$"}',
    )


@cache
def _check_patterns28() -> decl.Spec:
    """Give the spec of the tool `check_patterns28`."""
    return decl.Spec(
        name="check_patterns28",
        description="Checks `AtStart`.",
        toolset="patterns",
        service="vectors_patterns",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","pattern":"^a"}',
    )


@cache
def _check_patterns29() -> decl.Spec:
    """Give the spec of the tool `check_patterns29`."""
    return decl.Spec(
        name="check_patterns29",
        description="Checks `Faces`.",
        toolset="patterns",
        service="vectors_patterns",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","pattern":"^[😀-😎]{2}$"}',
    )


@cache
def _check_patterns30() -> decl.Spec:
    """Give the spec of the tool `check_patterns30`."""
    return decl.Spec(
        name="check_patterns30",
        description="Checks `Everything`.",
        toolset="patterns",
        service="vectors_patterns",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","pattern":"^[\\\\s\\\\S]{2}$"}',
    )


@cache
def _check_patterns31() -> decl.Spec:
    """Give the spec of the tool `check_patterns31`."""
    return decl.Spec(
        name="check_patterns31",
        description="Checks `NotThese`.",
        toolset="patterns",
        service="vectors_patterns",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","pattern":"^[^\\\\d\\\\s]$"}',
    )


@cache
def _check_patterns32() -> decl.Spec:
    """Give the spec of the tool `check_patterns32`."""
    return decl.Spec(
        name="check_patterns32",
        description="Checks `NotAny`.",
        toolset="patterns",
        service="vectors_patterns",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","pattern":"^\\\\D\\\\W\\\\S$"}',
    )


@cache
def _check_patterns33() -> decl.Spec:
    """Give the spec of the tool `check_patterns33`."""
    return decl.Spec(
        name="check_patterns33",
        description="Checks `Later`.",
        toolset="patterns",
        service="vectors_patterns",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","pattern":"^\\\\1(a)$"}',
    )


@cache
def _check_patterns34() -> decl.Spec:
    """Give the spec of the tool `check_patterns34`."""
    return decl.Spec(
        name="check_patterns34",
        description="Checks `Dashed`.",
        toolset="patterns",
        service="vectors_patterns",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","pattern":"^[\\\\w\\\\-.]+$"}',
    )


@cache
def _check_patterns35() -> decl.Spec:
    """Give the spec of the tool `check_patterns35`."""
    return decl.Spec(
        name="check_patterns35",
        description="Checks `Optional`.",
        toolset="patterns",
        service="vectors_patterns",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","pattern":"^(?:https?:\\\\/\\\\/)?[a-z]+(?:\\\\.[a-z]+)*$"}',
    )


@cache
def _check_patterns36() -> decl.Spec:
    """Give the spec of the tool `check_patterns36`."""
    return decl.Spec(
        name="check_patterns36",
        description="Checks `Quote`.",
        toolset="patterns",
        service="vectors_patterns",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","pattern":"^\\"[^\\"]*\\"$"}',
    )


@cache
def _check_patterns37() -> decl.Spec:
    """Give the spec of the tool `check_patterns37`."""
    return decl.Spec(
        name="check_patterns37",
        description="Checks `Nested`.",
        toolset="patterns",
        service="vectors_patterns",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","pattern":"^((a)(b(c)?))\\\\3\\\\1$"}',
    )


@cache
def _check_patterns38() -> decl.Spec:
    """Give the spec of the tool `check_patterns38`."""
    return decl.Spec(
        name="check_patterns38",
        description="Checks `Either`.",
        toolset="patterns",
        service="vectors_patterns",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","pattern":"^a|b$"}',
    )


@cache
def _check_patterns39() -> decl.Spec:
    """Give the spec of the tool `check_patterns39`."""
    return decl.Spec(
        name="check_patterns39",
        description="Checks `Astral`.",
        toolset="patterns",
        service="vectors_patterns",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","pattern":"^[^a]$"}',
    )


@cache
def _check_patterns40() -> decl.Spec:
    """Give the spec of the tool `check_patterns40`."""
    return decl.Spec(
        name="check_patterns40",
        description="Checks `Ahead2`.",
        toolset="patterns",
        service="vectors_patterns",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","pattern":"^(?!.*(?:(a).*a|(b).*b))[a-c]+$"}',
    )


@cache
def _check_patterns41() -> decl.Spec:
    """Give the spec of the tool `check_patterns41`."""
    return decl.Spec(
        name="check_patterns41",
        description="Checks `Plain`.",
        toolset="patterns",
        service="vectors_patterns",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","pattern":"a.c"}',
    )


@cache
def _check_patterns42() -> decl.Spec:
    """Give the spec of the tool `check_patterns42`."""
    return decl.Spec(
        name="check_patterns42",
        description="Checks `Dollar`.",
        toolset="patterns",
        service="vectors_patterns",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","pattern":"^\\\\$\\\\{\\\\w+\\\\}$"}',
    )


@cache
def _check_patterns43() -> decl.Spec:
    """Give the spec of the tool `check_patterns43`."""
    return decl.Spec(
        name="check_patterns43",
        description="Checks `Three`.",
        toolset="patterns",
        service="vectors_patterns",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","allOf":[{"pattern":"a"},{"pattern":"b"},{"pattern":"c"}]}',
    )


@cache
def _check_patterns44() -> decl.Spec:
    """Give the spec of the tool `check_patterns44`."""
    return decl.Spec(
        name="check_patterns44",
        description="Checks `Thirty`.",
        toolset="patterns",
        service="vectors_patterns",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","pattern":"(?:a?){30}a{30}"}',
    )


@cache
def _check_patterns45() -> decl.Spec:
    """Give the spec of the tool `check_patterns45`."""
    return decl.Spec(
        name="check_patterns45",
        description="Checks `Loops`.",
        toolset="patterns",
        service="vectors_patterns",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","pattern":"^(?:(?:a)+)+$"}',
    )


@cache
def _check_patterns46() -> decl.Spec:
    """Give the spec of the tool `check_patterns46`."""
    return decl.Spec(
        name="check_patterns46",
        description="Checks `Doubled`.",
        toolset="patterns",
        service="vectors_patterns",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","pattern":"^(?:aa?)+$"}',
    )


@cache
def _check_patterns47() -> decl.Spec:
    """Give the spec of the tool `check_patterns47`."""
    return decl.Spec(
        name="check_patterns47",
        description="Checks `Stars`.",
        toolset="patterns",
        service="vectors_patterns",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","pattern":"a*a*a*a*a*a*b"}',
    )


@cache
def _check_patterns48() -> decl.Spec:
    """Give the spec of the tool `check_patterns48`."""
    return decl.Spec(
        name="check_patterns48",
        description="Checks `SpaceAtEnd`.",
        toolset="patterns",
        service="vectors_patterns",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","pattern":"\\\\s+$"}',
    )


@cache
def _check_patterns49() -> decl.Spec:
    """Give the spec of the tool `check_patterns49`."""
    return decl.Spec(
        name="check_patterns49",
        description="Checks `FarBehind`.",
        toolset="patterns",
        service="vectors_patterns",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","pattern":"(?<=x{1,100})y"}',
    )


@cache
def _check_patterns50() -> decl.Spec:
    """Give the spec of the tool `check_patterns50`."""
    return decl.Spec(
        name="check_patterns50",
        description="Checks `FarBack`.",
        toolset="patterns",
        service="vectors_patterns",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","pattern":"[ab]*a[ab]{20}c"}',
    )


@cache
def _check_patterns51() -> decl.Spec:
    """Give the spec of the tool `check_patterns51`."""
    return decl.Spec(
        name="check_patterns51",
        description="Checks `Between`.",
        toolset="patterns",
        service="vectors_patterns",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","pattern":".{0,500}x.{0,500}y"}',
    )


@cache
def _check_patterns52() -> decl.Spec:
    """Give the spec of the tool `check_patterns52`."""
    return decl.Spec(
        name="check_patterns52",
        description="Checks `BothAround`.",
        toolset="patterns",
        service="vectors_patterns",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","pattern":"(?=.*y)(?<=x.*)z"}',
    )


@cache
def _check_patterns53() -> decl.Spec:
    """Give the spec of the tool `check_patterns53`."""
    return decl.Spec(
        name="check_patterns53",
        description="Checks `Password`.",
        toolset="patterns",
        service="vectors_patterns",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","pattern":"^(?=.*\\\\d)(?=.*[a-z])(?!.*\\\\s).{8,}$"}',
    )


@cache
def _check_patterns54() -> decl.Spec:
    """Give the spec of the tool `check_patterns54`."""
    return decl.Spec(
        name="check_patterns54",
        description="Checks `NoWord`.",
        toolset="patterns",
        service="vectors_patterns",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","pattern":"^(?!(?:con|nul)$)\\\\w+$"}',
    )


@cache
def _check_patterns55() -> decl.Spec:
    """Give the spec of the tool `check_patterns55`."""
    return decl.Spec(
        name="check_patterns55",
        description="Checks `EmptyLoops`.",
        toolset="patterns",
        service="vectors_patterns",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","pattern":"^(?:a*|b|)*$"}',
    )


@cache
def _check_patterns56() -> decl.Spec:
    """Give the spec of the tool `check_patterns56`."""
    return decl.Spec(
        name="check_patterns56",
        description="Checks `Nothing`.",
        toolset="patterns",
        service="vectors_patterns",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","pattern":"[]"}',
    )


@cache
def _check_patterns57() -> decl.Spec:
    """Give the spec of the tool `check_patterns57`."""
    return decl.Spec(
        name="check_patterns57",
        description="Checks `EdgeInLoop`.",
        toolset="patterns",
        service="vectors_patterns",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","pattern":"^(?:\\\\b\\\\w+\\\\b ?)+$"}',
    )


@cache
def _check_patterns58() -> decl.Spec:
    """Give the spec of the tool `check_patterns58`."""
    return decl.Spec(
        name="check_patterns58",
        description="Checks `Letters`.",
        toolset="patterns",
        service="vectors_patterns",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","pattern":"^(?:\\\\p{L}+\\\\p{Nd}?)+$"}',
    )


#: What gives the spec of each tool, made when it is first asked for.
SPECS: dict[str, Callable[[], decl.Spec]] = {
    "check_patterns0": _check_patterns0,
    "check_patterns1": _check_patterns1,
    "check_patterns2": _check_patterns2,
    "check_patterns3": _check_patterns3,
    "check_patterns4": _check_patterns4,
    "check_patterns5": _check_patterns5,
    "check_patterns6": _check_patterns6,
    "check_patterns7": _check_patterns7,
    "check_patterns8": _check_patterns8,
    "check_patterns9": _check_patterns9,
    "check_patterns10": _check_patterns10,
    "check_patterns11": _check_patterns11,
    "check_patterns12": _check_patterns12,
    "check_patterns13": _check_patterns13,
    "check_patterns14": _check_patterns14,
    "check_patterns15": _check_patterns15,
    "check_patterns16": _check_patterns16,
    "check_patterns17": _check_patterns17,
    "check_patterns18": _check_patterns18,
    "check_patterns19": _check_patterns19,
    "check_patterns20": _check_patterns20,
    "check_patterns21": _check_patterns21,
    "check_patterns22": _check_patterns22,
    "check_patterns23": _check_patterns23,
    "check_patterns24": _check_patterns24,
    "check_patterns25": _check_patterns25,
    "check_patterns26": _check_patterns26,
    "check_patterns27": _check_patterns27,
    "check_patterns28": _check_patterns28,
    "check_patterns29": _check_patterns29,
    "check_patterns30": _check_patterns30,
    "check_patterns31": _check_patterns31,
    "check_patterns32": _check_patterns32,
    "check_patterns33": _check_patterns33,
    "check_patterns34": _check_patterns34,
    "check_patterns35": _check_patterns35,
    "check_patterns36": _check_patterns36,
    "check_patterns37": _check_patterns37,
    "check_patterns38": _check_patterns38,
    "check_patterns39": _check_patterns39,
    "check_patterns40": _check_patterns40,
    "check_patterns41": _check_patterns41,
    "check_patterns42": _check_patterns42,
    "check_patterns43": _check_patterns43,
    "check_patterns44": _check_patterns44,
    "check_patterns45": _check_patterns45,
    "check_patterns46": _check_patterns46,
    "check_patterns47": _check_patterns47,
    "check_patterns48": _check_patterns48,
    "check_patterns49": _check_patterns49,
    "check_patterns50": _check_patterns50,
    "check_patterns51": _check_patterns51,
    "check_patterns52": _check_patterns52,
    "check_patterns53": _check_patterns53,
    "check_patterns54": _check_patterns54,
    "check_patterns55": _check_patterns55,
    "check_patterns56": _check_patterns56,
    "check_patterns57": _check_patterns57,
    "check_patterns58": _check_patterns58,
}
