"""The nearest of some names to what was written."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable

_LONGEST: Final = 80
_IGNORED: Final = b"_- "


def nearest(written: str, names: Iterable[str]) -> str | None:
    """Give the name that `written` most likely means; of equal ones the first."""
    return _nearest(_folded(written), names, _name)


def resembling_key(name: str, keys: Iterable[str]) -> str | None:
    """Give the key that most likely means a name; of equal ones the first."""
    return _nearest(_name(name), keys, _folded)


class Undeclared:
    """The keys of an object that are none of its fields, for all fields it lacks."""

    __slots__ = ("_declared", "_folded", "_keys")

    def __init__(self, keys: Iterable[str], declared: Collection[str | None]) -> None:
        """Take all keys, and those that are fields; nothing is done before it asks."""
        self._keys = keys
        self._declared = declared
        self._folded: dict[str, _Folded | None] = {}

    def resembling(self, name: str) -> str | None:
        """Give the key that most likely means a name; of equal ones the first."""
        if not self._folded:
            declared = frozenset(self._declared)
            self._folded = {
                key: _folded(key) for key in self._keys if key not in declared
            }
        return _nearest(_name(name), self._folded, self._folded.__getitem__)


#: What is compared of a text, the letters of that, and how many code points it has.
_Folded: TypeAlias = "tuple[str, frozenset[str], int]"


def _folded(text: str) -> _Folded | None:
    """Give what is compared; long texts are not."""
    if len(text) > _LONGEST:
        return None
    if text.isascii():
        folded = text.lower().replace("_", "").replace("-", "").replace(" ", "")
    else:
        # Only letters of ASCII are made small, as bytes do.
        ascii_lower = text.encode(errors="surrogatepass").lower()
        folded = ascii_lower.translate(None, _IGNORED).decode(errors="surrogatepass")
    return folded, frozenset(folded), len(folded)


@cache
def _name(name: str) -> _Folded | None:
    """Give what is compared of a name of the design, of which there are so many."""
    return _folded(name)


def _nearest(
    wanted: _Folded | None,
    candidates: Iterable[str],
    fold: Callable[[str], _Folded | None],
) -> str | None:
    if wanted is None:
        return None
    text, letters, length = wanted
    if not text:
        return None
    many = len(letters)
    best, least, at = None, _LONGEST, 0
    unsure: list[tuple[int, int, int, str, str, str]] = []
    for place, name in enumerate(candidates):
        folded = fold(name)
        if folded is None:
            continue
        other, others, size = folded
        if other == text:
            return name
        longer, gap = (
            (size, size - length) if size > length else (length, length - size)
        )
        limit = longer // 3 or 1
        if gap > limit:
            continue
        # Each letter that the other does not have costs an edit.
        common = len(letters & others)
        if many - common > limit or len(others) - common > limit:
            continue
        limit = min(limit, longer - gap - 1, least - 1)
        left, right = _different(text, other)
        distance = _seen(left, right)
        if distance is None:
            unsure.append((len(left) * len(right), place, limit, left, right, name))
        elif distance <= limit:
            best, least, at = name, distance, place
    # Where little differs, little is to be aligned, and the rest need not be.
    unsure.sort()
    for _, place, limit, left, right, name in unsure:
        if (_UNSEEN, place) < (least, at):
            distance = _aligned(left, right)
            if distance <= limit and (distance, place) < (least, at):
                best, least, at = name, distance, place
    return best


def _different(a: str, b: str) -> tuple[str, str]:
    """Take off what is equal at both ends: no part is edited twice, so that stays."""
    start, end_a, end_b = 0, len(a), len(b)
    end = min(end_a, end_b)
    while start < end and a[start] == b[start]:
        start += 1
    while end > start and a[end_a - 1] == b[end_b - 1]:
        end -= 1
        end_a -= 1
        end_b -= 1
    return a[start:end_a], b[start:end_b]


#: How many edits there are at least where they are not seen at once.
_UNSEEN: Final = 2


def _seen(a: str, b: str) -> int | None:
    """Count the edits of texts that differ at both ends, if that is seen at once."""
    if len(a) > len(b):
        a, b = b, a
    if len(a) <= 1:
        return len(b) - (a != "" and a in b)
    if len(b) == 2:  # noqa: PLR2004
        return 1 if a == b[::-1] else 2
    return None


def _aligned(a: str, b: str) -> int:
    """Count edits, a column of the table of all prefixes at once.

    A column is kept as the places where it is one more (`more`) or one less (`less`)
    than the place above, a bit each (H. Hyyrö, "A bit-vector algorithm for computing
    Levenshtein and Damerau edit distances", 2003).
    """
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
