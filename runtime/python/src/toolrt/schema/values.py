"""Values of Python as values of JSON."""

from __future__ import annotations

from decimal import Decimal
from typing import Final

from toolrt.json import MAX_DEPTH, Number
from toolrt.meter import current

#: Integers of so many bits are past every float, and Python spells few of them.
_MANY_BITS: Final = 2_000
#: How many steps it counts to look at a value.
_STEPS: Final = 3


def prepared(value: object) -> object:
    """Give the value, with numbers of many digits as `Number`.

    Raises:
        TypeError: If it is no JSON value.

    """
    waiting: list[tuple[object, int]] = [(value, 0)]
    has_long, meter = False, current()
    while waiting:
        meter.spend(_STEPS)
        one, depth = waiting.pop()
        if isinstance(one, str):
            _check_text(one)
        elif isinstance(one, dict) and depth <= MAX_DEPTH:
            for name, member in one.items():
                if not isinstance(name, str):
                    raise TypeError("a key that is no text is no JSON value")
                _check_text(name)
                waiting.append((member, depth + 1))
        elif isinstance(one, list) and depth <= MAX_DEPTH:
            waiting += [(item, depth + 1) for item in one]
        elif isinstance(one, int):
            has_long = has_long or one.bit_length() > _MANY_BITS
        elif isinstance(one, float):
            if one - one != 0 and not isinstance(one, Number):
                raise TypeError(f"{one} is no JSON value")
        elif one is not None and not isinstance(one, list | dict):
            raise TypeError(f"a {type(one).__name__} is no JSON value")
    return _spelled(value, 0) if has_long else value


def is_too_deep(value: object) -> bool:
    """Whether more containers are nested than a document may nest."""
    waiting: list[tuple[object, int]] = [(value, 0)]
    meter = current()
    while waiting:
        meter.spend(_STEPS)
        one, depth = waiting.pop()
        if not isinstance(one, list | dict):
            continue
        if depth >= MAX_DEPTH:
            return True
        parts = one if isinstance(one, list) else one.values()
        waiting += [(part, depth + 1) for part in parts]
    return False


def _check_text(text: str) -> None:
    if not text.isascii():
        try:
            text.encode()
        except UnicodeEncodeError:
            raise TypeError("half of a surrogate pair is no JSON value") from None


def _spelled(value: object, depth: int) -> object:
    if depth > MAX_DEPTH:
        return value
    if isinstance(value, dict):
        return {name: _spelled(one, depth + 1) for name, one in value.items()}
    if isinstance(value, list):
        return [_spelled(one, depth + 1) for one in value]
    if type(value) is int and value.bit_length() > _MANY_BITS:
        return Number(str(Decimal(value)))
    return value
