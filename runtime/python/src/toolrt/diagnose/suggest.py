"""The nearest of some names to what was written."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Iterable

_LONGEST: Final = 80
_IGNORED: Final = str.maketrans("", "", "_- ")
_LOWER: Final = {upper: upper + 32 for upper in range(ord("A"), ord("Z") + 1)}


def nearest(written: str, names: Iterable[str]) -> str | None:
    """Give the name that `written` most likely means; of equal ones the first."""
    wanted = _folded(written)
    return _nearest(wanted, ((name, _name(name)) for name in names))


def resembling_key(name: str, keys: Iterable[str]) -> str | None:
    """Give the key that most likely means a name; of equal ones the first."""
    return _nearest(_name(name), ((key, _folded(key)) for key in keys))


class _Folded(Struct, frozen=True):
    """What is compared of a text, and the letters of that."""

    text: str
    letters: frozenset[str]


def _folded(text: str) -> _Folded | None:
    """Give what is compared; long texts are not."""
    if len(text) > _LONGEST:
        return None
    if text.isascii():
        folded = text.lower().replace("_", "").replace("-", "").replace(" ", "")
    else:
        folded = text.translate(_IGNORED).translate(_LOWER)
    return _Folded(folded, frozenset(folded))


@cache
def _name(name: str) -> _Folded | None:
    """Give what is compared of a name of the design, of which there are so many."""
    return _folded(name)


def _nearest(
    wanted: _Folded | None, candidates: Iterable[tuple[str, _Folded | None]]
) -> str | None:
    if wanted is None or not wanted.text:
        return None
    text, letters = wanted.text, wanted.letters
    length = len(text)
    near: list[tuple[int, int, int, int, str, str, str]] = []
    for place, (name, folded) in enumerate(candidates):
        if folded is None:
            continue
        other = folded.text
        if other == text:
            return name
        longer, shorter = length, len(other)
        if longer < shorter:
            longer, shorter = shorter, longer
        limit = min(longer // 3 or 1, shorter - 1)
        bound = longer - shorter
        if bound <= limit:
            # Each letter that the other does not have costs an edit.
            bound = max(
                bound, len(letters - folded.letters), len(folded.letters - letters)
            )
        if bound <= limit:
            left, right = _different(text, other)
            size = len(left) * len(right)
            near.append((size, place, bound, limit, left, right, name))
    best, least, at = None, _LONGEST, 0
    # Where little differs, little is to be aligned, and the rest need not be.
    near.sort()
    for _, place, bound, limit, left, right, name in near:
        if (bound, place) < (least, at):
            distance = _aligned(left, right)
            if distance <= limit and (distance, place) < (least, at):
                best, least, at = name, distance, place
    return best


def _different(a: str, b: str) -> tuple[str, str]:
    """Take off what is equal at both ends: no part is edited twice, so that stays."""
    start, end_a, end_b = 0, len(a), len(b)
    while start < end_a and start < end_b and a[start] == b[start]:
        start += 1
    while end_a > start and end_b > start and a[end_a - 1] == b[end_b - 1]:
        end_a -= 1
        end_b -= 1
    return a[start:end_a], b[start:end_b]


def _aligned(a: str, b: str) -> int:
    """Count edits, a column of the table of all prefixes at once.

    A column is kept as the places where it is one more (`more`) or one less (`less`)
    than the place above, a bit each (H. Hyyrö, "A bit-vector algorithm for computing
    Levenshtein and Damerau edit distances", 2003).
    """
    if not a or not b:
        return len(a or b)
    last = 1 << (len(a) - 1)
    mask = 2 * last - 1
    places: dict[str, int] = {}
    for at, letter in enumerate(a):
        places[letter] = places.get(letter, 0) | 1 << at
    more, less, diagonal, before = mask, 0, 0, 0
    count = len(a)
    for letter in b:
        here = places.get(letter, 0)
        swapped = ((~diagonal & here) << 1) & before
        diagonal = (((here & more) + more) ^ more) | here | less | swapped
        right = less | ~(diagonal | more)
        left = diagonal & more
        count += bool(right & last) - bool(left & last)
        right = right << 1 | 1
        more = (left << 1 | ~(diagonal | right)) & mask
        less = right & diagonal & mask
        before = here
    return count
