"""JSON as this package reads and writes it: strict, deterministic."""

from __future__ import annotations

from .broken import Broken
from .depth import MAX_DEPTH
from .document import document
from .number import MAX_INT, MIN_INT, Number, float_text
from .write import dump, quoted

__all__ = [
    "MAX_DEPTH",
    "MAX_INT",
    "MIN_INT",
    "Broken",
    "Number",
    "document",
    "dump",
    "float_text",
    "parse",
    "parse_or_none",
    "quoted",
]


def parse(data: bytes | bytearray | memoryview | str) -> object:
    """Read one document as Python's own values; see `document`.

    Raises:
        Broken: Where it is none, or nests too deeply.

    """
    return document(as_bytes(data))


def parse_or_none(data: bytes | bytearray | memoryview | str) -> object | None:
    """Read one document as Python's own values; none where it is no document."""
    try:
        return parse(data)
    except Broken:
        return None


def as_bytes(data: bytes | bytearray | memoryview | str) -> bytes:
    """Give the bytes of a document; half surrogates stay, to be refused."""
    if isinstance(data, str):
        return data.encode("utf-8", "surrogatepass")
    return data if isinstance(data, bytes) else bytes(data)
