"""Texts laid out for a screen: widths, wrapping, columns."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final
from unicodedata import category, east_asian_width

from toolrt.texts import HIDDEN, Texts

__all__ = [
    "columns",
    "cut",
    "json_seen",
    "one_line",
    "padded",
    "seen",
    "texts0_seen",
    "width",
    "wrapped",
]

_HIDDEN: Final = re.compile(f"[{HIDDEN}]")


def seen(text: str) -> str:
    """Give a text in which nothing can control a terminal or hide."""
    return Texts.CLEAN.shown(text)


def json_seen(data: bytes) -> bytes:
    """Give equivalent JSON in which nothing hides.

    JSON itself escapes only the controls of ASCII.
    """
    if data.isascii() and b"\x7f" not in data:
        return data
    return _HIDDEN.sub(_escape, data.decode("utf-8", "replace")).encode()


def _escape(found: re.Match[str]) -> str:
    units = found[0].encode("utf-16-be").hex()
    return "".join(f"\\u{units[at : at + 4]}" for at in range(0, len(units), 4))


def texts0_seen(data: bytes) -> bytes:
    """Give texts that end with NUL, as a terminal may show them."""
    texts = data.decode("utf-8", "replace").split("\0")
    return "\0".join(map(seen, texts)).encode()


def one_line(text: str) -> str:
    """Give a text on one line."""
    return " ".join(seen(text).split())


def width(text: str) -> int:
    """Give how many columns a text takes."""
    if text.isascii():
        return len(text)
    return sum(map(_columns, text))


def _columns(character: str) -> int:
    if category(character) in {"Mn", "Me", "Cf"}:
        return 0
    return 2 if east_asian_width(character) in {"W", "F"} else 1


def padded(text: str, size: int) -> str:
    """Give a text that takes so many columns at least."""
    return text + " " * (size - width(text))


def cut(text: str, size: int) -> str:
    """Give a text that takes so many columns at most."""
    if width(text) <= size:
        return text
    taken, kept = 0, ""
    for character in text:
        taken += _columns(character)
        if taken > size - 1:
            break
        kept += character
    return f"{kept}…"


#: The start of an item of a list.
_ITEM: Final = re.compile(r"[-*] |\d+\. ", re.ASCII)


def wrapped(text: str, size: int) -> list[str]:
    """Break a text into lines that take so many columns, where it has spaces.

    Paragraphs and items of lists stay apart.
    """
    lines: list[str] = []
    for paragraph in _paragraphs(seen(text)):
        if not paragraph:
            lines.append("")
            continue
        mark = _ITEM.match(paragraph)
        indent = "" if mark is None else " " * len(mark.group())
        line = ""
        for word in paragraph.split():
            if line and width(line) + 1 + width(word) > size:
                lines.append(line)
                line = f"{indent}{word}"
            else:
                line = f"{line} {word}" if line else word
        lines.append(line)
    return lines


def _paragraphs(text: str) -> Iterable[str]:
    """Give the paragraphs and items of a text, with an empty one between those."""
    open_: list[str] = []
    for line in map(str.strip, text.strip().split("\n")):
        if (not line or _ITEM.match(line)) and open_:
            yield " ".join(open_)
            open_ = []
        if line:
            open_.append(line)
        else:
            yield ""
    if open_:
        yield " ".join(open_)


#: The widest that a first column may be.
_WIDEST: Final = 30


def columns(
    rows: Sequence[tuple[str, Sequence[str]]], size: int, indent: str = "  "
) -> list[str]:
    """Lay out terms and what is said of them, in two columns.

    Each paragraph of the second column begins on a line of its own.
    """
    fitting = [width(term) for term, _ in rows if width(term) <= _WIDEST]
    first = max(fitting, default=0)
    left = len(indent) + first + 2
    lines: list[str] = []
    for term, texts in rows:
        said = [line for text in texts for line in wrapped(text, max(size - left, 20))]
        if not said:
            lines.append(f"{indent}{term}")
            continue
        if width(term) > first:
            lines.append(f"{indent}{term}")
            start = " " * left
        else:
            start = f"{indent}{padded(term, first)}  "
        lines.append((start + said[0]).rstrip())
        lines += [(" " * left + line).rstrip() for line in said[1:]]
    return lines
