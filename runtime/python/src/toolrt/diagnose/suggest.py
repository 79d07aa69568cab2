"""The nearest of some names to what was written."""

from __future__ import annotations

from functools import cache
from itertools import chain, islice
from typing import TYPE_CHECKING, Final, TypeAlias

from toolrt.meter import counted, spend

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator

_LONGEST: Final = 80
_IGNORED: Final = b"_- "
#: With how many keys of an object a missing one is compared: what has more is no object
#: with a misspelled key.
_COMPARED: Final = 1_000
#: How many steps it counts to compare a name with another.
_STEPS: Final = 10


def nearest(written: str, names: Iterable[str]) -> str | None:
    """Give the name that `written` most likely means; of equal ones the first."""
    return _first_near(_folded(written), names, _name)


def resembling_key(name: str, keys: Iterable[str]) -> str | None:
    """Give the key that most likely means a name; of equal ones the first."""
    return _first_near(_name(name), islice(keys, _COMPARED), _folded)


class Undeclared:
    """The keys of an object that are none of its fields, for all fields it lacks."""

    __slots__ = ("_alike", "_declared", "_keys")

    def __init__(self, keys: Iterable[str], declared: Collection[str | None]) -> None:
        """Take all keys, and those that are fields; nothing is done before it asks."""
        self._keys = keys
        self._declared = declared
        #: By their letters and how many code points they have, when it was asked.
        self._alike: dict[tuple[frozenset[str], int], list[_Candidate]] | None = None

    def resembling(self, name: str) -> str | None:
        """Give the key that most likely means a name; of equal ones the first."""
        if self._alike is None:
            self._alike = {}
            declared = frozenset(self._declared)
            keys = (key for key in self._keys if key not in declared)
            for place, key in enumerate(counted(islice(keys, _COMPARED), _STEPS)):
                folded = _folded(key)
                if folded is not None:
                    alike = self._alike.setdefault(folded[1:], [])
                    alike.append((place, key, folded[0]))
        wanted = _name(name)
        if wanted is None:
            return None
        # Of keys that are alike, all may be near or none.
        groups = counted(self._alike.items(), _STEPS)
        near = (some for alike, some in groups if _is_near(wanted, *alike))
        return _nearest(wanted[0], sorted(chain.from_iterable(near)))


#: What is compared of a text, the letters of that, and how many code points it has.
_Folded: TypeAlias = "tuple[str, frozenset[str], int]"
#: A name, what is compared of it, and its place among the others.
_Candidate: TypeAlias = "tuple[int, str, str]"


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


def _first_near(
    wanted: _Folded | None,
    names: Iterable[str],
    fold: Callable[[str], _Folded | None],
) -> str | None:
    if wanted is None:
        return None

    def near() -> Iterator[_Candidate]:
        for place, name in enumerate(counted(names, _STEPS)):
            folded = fold(name)
            if folded is not None and _is_near(wanted, folded[1], folded[2]):
                yield place, name, folded[0]

    return _nearest(wanted[0], near())


def _is_near(wanted: _Folded, others: frozenset[str], size: int) -> bool:
    """Whether a text may be near that has these letters and so many code points."""
    _, letters, length = wanted
    longer, gap = (size, size - length) if size > length else (length, length - size)
    limit = longer // 3 or 1
    if gap > limit or not length:
        return False
    # Each letter that the other does not have costs an edit.
    common = len(letters & others)
    return len(letters) - common <= limit and len(others) - common <= limit


def _nearest(text: str, near: Iterable[_Candidate]) -> str | None:
    best, least, at = None, _LONGEST, 0
    unsure: list[tuple[int, int, int, str, str, str]] = []
    length = len(text)
    for place, name, other in counted(near, _STEPS):
        if other == text:
            return name
        size = len(other)
        longer, shorter = (size, length) if size > length else (length, size)
        limit = min(longer // 3 or 1, shorter - 1, least - 1)
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
            spend(_STEPS * min(len(left), len(right)))
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
