"""The nearest of some names to what was written."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

_LONGEST: Final = 80
_IGNORED: Final = str.maketrans("", "", "_- ")
_LOWER: Final = {upper: upper + 32 for upper in range(ord("A"), ord("Z") + 1)}


def nearest(written: str, candidates: Iterable[str]) -> str | None:
    """Give the candidate that `written` most likely means; of equal ones the first."""
    wanted = _folded(written)
    if wanted is None:
        return None
    best: str | None = None
    least = len(wanted) + _LONGEST
    for candidate in candidates:
        folded = _folded(candidate)
        if folded is None:
            continue
        longer, shorter = len(folded), len(wanted)
        if longer < shorter:
            longer, shorter = shorter, longer
        limit = longer // 3 or 1
        if longer - shorter > limit or not shorter:
            continue
        distance = _distance(wanted, folded)
        near = distance == 0 or (distance <= limit and distance < shorter)
        if near and distance < least:
            best, least = candidate, distance
    return best


def _folded(text: str) -> str | None:
    """Give what is compared; long texts are not."""
    if len(text) > _LONGEST:
        return None
    return text.translate(_IGNORED).translate(_LOWER)


def _distance(a: str, b: str) -> int:
    """Optimal string alignment over code points; no part is edited twice."""
    if a == b:
        return 0
    before: list[int] = []
    above = list(range(len(b) + 1))
    for i, left in enumerate(a, 1):
        row = [i]
        for j, right in enumerate(b, 1):
            cost = min(above[j - 1] + (left != right), above[j] + 1, row[j - 1] + 1)
            if i > 1 and j > 1 and left == b[j - 2] and a[i - 2] == right:
                cost = min(cost, before[j - 2] + 1)
            row.append(cost)
        before, above = above, row
    return above[-1]
