"""Values as messages show them: shortened, never the whole of a list."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from toolrt.json.number import Number, fits, float_text, whole
from toolrt.json.write import quoted
from toolrt.texts import HIDDEN

if TYPE_CHECKING:
    from collections.abc import Sequence

#: How many code points of a text are shown.
LONGEST: Final = 80
_LISTED: Final = 20


class Foreign:
    """A value of Python that no JSON stands for."""

    __slots__ = ("name",)

    def __init__(self, value: object) -> None:
        """Keep the name of its type, which is all that may be shown of it."""
        self.name = type(value).__qualname__


def truncated(text: str) -> str:
    """Shorten a text to what a message may hold."""
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def shortened(text: str) -> str:
    """Write a text as a JSON string, shortened to what a message may hold."""
    return _seen(truncated(text))


def _seen(text: str) -> str:
    """Write a text as a JSON string in which nothing hides."""
    json = quoted(text)
    return json if json.isascii() and json.isprintable() else _HIDDEN.sub(_escape, json)


_HIDDEN: Final = re.compile(f"[{HIDDEN}]")


def _escape(found: re.Match[str]) -> str:
    units = found[0].encode("utf-16-be").hex()
    return "".join(f"\\u{units[at : at + 4]}" for at in range(0, len(units), 4))


def shown(value: object) -> tuple[str, object]:
    """Give a value in words, and as data."""
    if isinstance(value, str):
        short = truncated(value)
        return _seen(short), short
    match value:
        case None:
            return "null", None
        case bool():
            return ("true" if value else "false"), value
        case int() | float():
            return _number(value)
        case list():
            return _sized("a list of", value, "item", "items", "array")
        case dict():
            return _sized("an object with", value, "key", "keys", "object")
        case Foreign():
            return f"a Python object of type {value.name}", {"kind": value.name}
        case _:
            return _number(float("nan"))


def _sized(
    words: str,
    value: list[object] | dict[str, object],
    one: str,
    many: str,
    kind: str,
) -> tuple[str, object]:
    size = len(value)
    return f"{words} {size} {one if size == 1 else many}", {"kind": kind, "size": size}


def _number(value: float) -> tuple[str, object]:
    """Write integers that fit exactly, other digits as sent, floats as RFC 8785."""
    integer = whole(value) if value == value and abs(value) < _PAST else None  # noqa: PLR0124
    if integer is not None and fits(integer):
        return str(integer), integer
    # A float would round the id that somebody looks for.
    digits = value.text if isinstance(value, Number) else ""
    if isinstance(value, int) and integer is not None:
        digits = str(integer)
    if _DIGITS.fullmatch(digits):
        text = truncated(digits)
        return text, Number(text) if text == digits and integer is not None else text
    try:
        near = float(value)
    except OverflowError:
        near = float("inf")
    if near - near == 0:
        text = float_text(near)
        return text, Number(text)
    text = value.text if isinstance(value, Number) else str(value)
    if isinstance(value, float) and not isinstance(value, Number):
        text = float_text(value)
    text = truncated(text)
    return text, text


_PAST: Final = float("inf")
_DIGITS: Final = re.compile("-?[0-9]+", re.ASCII)


def listed(texts: Sequence[str]) -> str:
    """Join the first texts of a list, and say how many more there are."""
    more = len(texts) - _LISTED
    if more > 0:
        return ", ".join([*texts[:_LISTED], f"and {more} more"])
    return ", ".join(texts)
