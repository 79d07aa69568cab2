"""How deeply a document nests, without reading it."""

from __future__ import annotations

import re
from functools import cache
from itertools import accumulate
from typing import Final

#: How many containers a document may nest.
MAX_DEPTH: Final = 128

#: How each bracket changes the depth.
_STEPS: Final = {ord("["): 1, ord("{"): 1, ord("]"): -1, ord("}"): -1}

#: How many bytes are looked at first, and how many brackets at once.
_FIRST: Final = 8192
_MANY: Final = 64

#: What is taken out of a document to see its brackets.
_OTHERS: Final = bytes(byte for byte in range(256) if byte not in b'[]{}"')


def is_shallow(data: bytes) -> bool:
    """Whether a document nests at most `MAX_DEPTH` containers; said of JSON only."""
    if _opened(data[:_FIRST]) <= MAX_DEPTH and (
        len(data) <= _FIRST or _opened(data) <= MAX_DEPTH
    ):
        return True
    brackets = _brackets(data)
    depth = 0
    for start in range(0, len(brackets), _MANY):
        some = brackets[start : start + _MANY]
        opened = _opened(some)
        # What opens so few need not be looked at one by one.
        if depth + opened > MAX_DEPTH:
            steps = map(_STEPS.__getitem__, some)
            if max(accumulate(steps, initial=depth)) > MAX_DEPTH:
                return False
        depth += 2 * opened - len(some)
    return True


def left_open(data: bytes) -> bytes:
    """Give the brackets that are open at the end of what a document begins with."""
    brackets, before = _brackets(data), b""
    while brackets != before:
        before = brackets
        brackets = brackets.replace(b"[]", b"").replace(b"{}", b"")
    return brackets


def _opened(data: bytes) -> int:
    return data.count(b"[") + data.count(b"{")


def _brackets(data: bytes) -> bytes:
    """Give the brackets outside of strings."""
    escaped = data
    if b"\\" in data:
        data = data.replace(rb"\\", b"").replace(rb"\"", b"")
    # A string without brackets is two quotes now; one that has some leaves a quote.
    brackets = data.translate(None, _OTHERS).replace(b'""', b"")
    if b'"' not in brackets:
        return brackets
    return _strings().sub(b"", escaped).translate(None, _OTHERS)


@cache
def _strings() -> re.Pattern[bytes]:
    # One that is not closed takes the rest, so that none is looked for inside of it.
    return re.compile(rb'"[^"\\]*+(?:\\.[^"\\]*+)*+(?:"|\\?\Z)', re.DOTALL)
