"""Numbers within limits."""

from __future__ import annotations

from math import ceil, floor, inf, nextafter
from sys import float_info
from typing import TYPE_CHECKING, Any, Final

from toolrt.json import MAX_INT, MIN_INT

from .stop import NO_NUMBER, Stop

if TYPE_CHECKING:
    from toolrt.table import Decimal, Float, Int, Range, Step

    from .chance import Chance
    from .stop import Steps

#: How many steps a number is away from a limit, or from zero.
_NEAR: Final = 1_000
#: No step is so large.
_NONE: Final = 2**64 - 1


def whole(chance: Chance, limits: Int) -> int:
    """Give a whole number within limits.

    Raises:
        Stop: They leave none.

    """
    own: Any = limits.range
    low, high = MIN_INT, MAX_INT
    if own.minimum is not None:
        low = own.minimum
    if own.above is not None:
        low = own.above + 1
    if own.maximum is not None:
        high = own.maximum
    if own.below is not None:
        high = own.below - 1
    unit = 1 if limits.step is None else _least_whole(limits.step)
    first, last = -(-low // unit), high // unit
    return _multiple(chance, first, last, _open(limits.range)) * unit


def real(chance: Chance, limits: Float) -> float:
    """Give a float within limits.

    Raises:
        Stop: They leave none, or none is found.

    """
    own, step = limits.range, limits.step
    below = low = -float_info.max
    above = high = float_info.max
    if own.minimum is not None:
        below = low = float(own.minimum)
    if own.above is not None:
        below = float(own.above)
        low = nextafter(below, inf)
    if own.maximum is not None:
        above = high = float(own.maximum)
    if own.below is not None:
        above = float(own.below)
        high = nextafter(above, -inf)
    if low > high:
        raise Stop(NO_NUMBER)
    ends = _open(own)
    if step is not None:
        made = _stepped(chance, step, low, high, ends)
    else:
        edge = _edge(chance, low, high, ends)
        made = _free(chance, below, above, ends) if edge is None else edge
        made = min(max(made, low), high)
    # There is one zero.
    made = made or 0.0
    if abs(made) == inf or not own.contains(made):
        raise Stop(NO_NUMBER)
    if step is not None and not step.divides(made):
        raise Stop(NO_NUMBER)
    return made


def decimal(chance: Chance, table: Decimal, steps: Steps) -> str:
    """Give a decimal within limits; without a step it has two digits more than these.

    Raises:
        Stop: They leave none, or too many digits are asked for.

    """
    steps.take(1)
    minimum, above, maximum, below = ends = table.limits.texts
    step = table.limits.step
    texts = [text for text in (*ends, step) if text is not None]
    scale = max((len(text.partition(".")[2]) for text in texts), default=0)
    scale += 2 if step is None else 0

    def scaled(text: str) -> int:
        whole, _, fraction = text.partition(".")
        digits = f"{whole}{fraction.ljust(scale, '0')}"
        if len(digits) > _DIGITS:
            raise Stop(NO_NUMBER)
        return int(digits)

    low, high = -(10**_DIGITS), 10**_DIGITS
    if minimum is not None:
        low = scaled(minimum)
    if above is not None:
        low = scaled(above) + 1
    if maximum is not None:
        high = scaled(maximum)
    if below is not None:
        high = scaled(below) - 1
    unit = 1 if step is None else scaled(step)
    first, last = -(-low // unit), high // unit
    opens = (minimum is None and above is None, maximum is None and below is None)
    made = _multiple(chance, first, last, opens) * unit
    digits = str(abs(made)).rjust(scale + 1, "0")
    cut = len(digits) - scale
    point = "." if scale else ""
    return f"{'-' if made < 0 else ''}{digits[:cut]}{point}{digits[cut:]}"


#: How many digits of limits are counted with.
_DIGITS: Final = 36


def _open(limits: Range) -> tuple[bool, bool]:
    minimum, above, maximum, below = limits.ends()
    return minimum is None and above is None, maximum is None and below is None


def _edge(
    chance: Chance, low: float, high: float, ends: tuple[bool, bool]
) -> float | None:
    """Give one of the limits, now and then."""
    edge = chance.below(8)
    if edge == 0 and not ends[0]:
        return low
    return high if edge == 1 and not ends[1] else None


def _free(chance: Chance, low: float, high: float, ends: tuple[bool, bool]) -> float:
    """Give an eighth near a limit or zero.

    Between two limits, one of the points that part them equally.
    """
    match ends:
        case (False, False):
            part = chance.below(1025) / 1024
            return low * (1.0 - part) + high * part
        case (False, True):
            return low + chance.below(8001) / 8
        case (True, False):
            return high - chance.below(8001) / 8
        case _:
            return chance.below(8001) / 8


def _stepped(
    chance: Chance, step: Step, low: float, high: float, ends: tuple[bool, bool]
) -> float:
    size = _times(step, 1)

    def bound(limit: float) -> float:
        return min(max(limit / size, -1e15), 1e15)

    def fits(count: int) -> bool:
        made = _times(step, count)
        return low <= made <= high and step.divides(made)

    # What floats lose by the division is at most one step at each end.
    first, last = ceil(bound(low)), floor(bound(high))
    firsts = [count for count in range(first - 1, first + 2) if fits(count)]
    lasts = [count for count in range(last - 1, last + 2) if fits(count)]
    if not firsts or not lasts:
        raise Stop(NO_NUMBER)
    return _times(step, _multiple(chance, firsts[0], lasts[-1], ends))


def _multiple(chance: Chance, first: int, last: int, ends: tuple[bool, bool]) -> int:
    """Give a number of steps from the first to the last one that is allowed."""
    if first > last:
        raise Stop(NO_NUMBER)
    match ends:
        case (False, False):
            edge = chance.below(8)
            if edge == 0:
                return first
            if edge == 1:
                return last
            last = min(last, first + _NEAR)
        case (False, True):
            if chance.below(8) == 0:
                return first
            last = min(last, first + _NEAR)
        case (True, False):
            if chance.below(8) == 0:
                return last
            first = max(first, last - _NEAR)
        case _:
            first, last = 0, min(last, _NEAR)
    return first + chance.below(last - first + 1)


def _least_whole(step: Step) -> int:
    """Give the least whole number above 0 that is a multiple.

    Larger than any of 64 bits where there is none.
    """
    if step.exponent >= 0:
        if step.exponent > len(str(_NONE)):
            return _NONE
        return int(min(step.digits * 10**step.exponent, _NONE))
    digits = step.digits
    for prime in (2, 5):
        for _ in range(-step.exponent):
            if digits % prime:
                break
            digits //= prime
    return digits


def _times(step: Step, count: int) -> float:
    """Give the float nearest to so many times the decimal."""
    return float(f"{count * step.digits}e{step.exponent}")
