"""Texts that a pattern matches, as far as its assertions let them.

Whoever asks checks that.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, TypeAlias

from msgspec import Struct

from toolrt.table import ecma

from .stop import UNFIT, Stop

if TYPE_CHECKING:
    from toolrt.table import Pattern

    from .chance import Chance
    from .stop import Steps

#: More characters than anybody makes.
_MANY: Final = 1 << 40


class _Set(Struct, frozen=True):
    ranges: tuple[tuple[int, int], ...]
    least: int = 1


class _All(Struct, frozen=True):
    parts: tuple[Parts, ...]
    least: int


class _Either(Struct, frozen=True):
    parts: tuple[Parts, ...]
    least: int


class _Look(Struct, frozen=True):
    """What a look-around wants at its place.

    It may be a part of what is there anyway, so it is written now and then.
    """

    part: Parts
    least: int = 0


class _Repeat(Struct, frozen=True):
    part: Parts
    low: int
    high: int
    least: int


#: A pattern without its groups, and without assertions but for those that say what is
#: beside a place; and the least number of characters.
Parts: TypeAlias = "_Set | _All | _Either | _Look | _Repeat"


@lru_cache(maxsize=256)
def parts_of(pattern: Pattern) -> Parts | None:
    """Give the parts of a pattern; nothing if it refers to its groups."""
    if _refers(pattern.source):
        return None
    return _of(ecma.parsed(pattern.source, pattern.properties))


def _refers(source: str) -> bool:
    at = 0
    while at < len(source):
        if source[at] == "\\":
            if source[at + 1 : at + 2] in set("123456789k"):
                return True
            at += 1
        at += 1
    return False


def _of(node: ecma.Node) -> Parts:
    match node:
        case ecma.Characters(ranges):
            return _Set(ranges)
        case ecma.Sequenced(nodes):
            parts = tuple(map(_of, nodes))
            return _All(parts, min(sum(part.least for part in parts), _MANY))
        case ecma.Either(nodes):
            parts = tuple(map(_of, nodes))
            return _Either(parts, min(part.least for part in parts))
        case ecma.Look(inner, negative=False):
            return _Look(_of(inner))
        case ecma.Repeated(inner, least, most):
            part = _of(inner)
            # Counts of more than 32 bits are as good as that.
            low = min(least, 2**32 - 1)
            high = _MANY if most is None else min(most, 2**32 - 1)
            return _Repeat(part, low, high, min(part.least * low, _MANY))
        case _:
            return _All((), 0)


def text_of(parts: Parts, chance: Chance, steps: Steps, length: int) -> str:
    """Give a text of about so many characters.

    Raises:
        Stop: It would take too much, or there is no character to choose.

    """
    out: list[str] = []
    spare = max(length - parts.least, 0)
    _write(parts, chance, steps, spare, out)
    return "".join(out)


def _write(
    parts: Parts, chance: Chance, steps: Steps, spare: int, out: list[str]
) -> int:
    """Write characters; give how many there still may be more than there must."""
    steps.take(1)
    match parts:
        case _Set(ranges):
            out.append(_character(chance, ranges))
        case _All(inner):
            for part in inner:
                spare = _write(part, chance, steps, spare, out)
        case _Either(inner):
            part = chance.one_of(inner)
            spare = max(spare - (part.least - parts.least), 0)
            spare = _write(part, chance, steps, spare, out)
        case _Look(part):
            if chance.below(2) == 0:
                spare = _write(part, chance, steps, spare, out)
        case _Repeat(part, low, high):
            unit = max(part.least, 1)
            most = min(spare // unit, max(high - low, 0))
            more = most if chance.below(2) == 0 else chance.below(most + 1)
            spare -= more * unit
            for _ in range(low + more):
                spare = _write(part, chance, steps, spare, out)
    return spare


_PLAIN: Final = ((0x30, 0x39), (0x41, 0x5A), (0x61, 0x7A))
_PRINTED: Final = ((0x20, 0x7E),)
#: Everything but halves of surrogate pairs.
_ANY: Final = ((0, 0xD7FF), (0xE000, 0x10FFFF))


def _character(chance: Chance, ranges: tuple[tuple[int, int], ...]) -> str:
    """Give a character of a set: mostly a letter or digit.

    Else one that can be printed, else any.
    """
    kinds = (_ANY,) if chance.below(16) == 0 else (_PLAIN, _PRINTED, _ANY)
    for kind in kinds:
        both = [
            (max(low, first), min(high, last))
            for low, high in ranges
            for first, last in kind
            if max(low, first) <= min(high, last)
        ]
        count = sum(high - low + 1 for low, high in both)
        if not count:
            continue
        place = chance.below(count)
        for low, high in both:
            if place <= high - low:
                return chr(low + place)
            place -= high - low + 1
    raise Stop(UNFIT)
