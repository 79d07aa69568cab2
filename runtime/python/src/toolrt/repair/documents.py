"""Documents that are no JSON, but nearly: in a code fence, with commas too many."""

from __future__ import annotations

from typing import Final

from toolrt.json import Broken, parse
from toolrt.meter import counted

_SPACE: Final = " \t\r\n"


def is_json(data: bytes) -> bool:
    """Whether a document is JSON."""
    try:
        parse(data)
    except Broken:
        return False
    return True


def is_blank(payload: bytes) -> bool:
    """Whether a document has nothing but white space of JSON."""
    return not payload.strip(_SPACE.encode())


def repaired(payload: bytes, warnings: list[str]) -> bytes | None:
    """Give the document as JSON; none if it is none even so."""
    try:
        text = payload.decode()
    except UnicodeDecodeError:
        return None
    inside = _unfenced(text)
    if inside is not None:
        text = inside
        warnings.append("The document was read without the code fence around it.")
    if not is_json(text.encode()):
        fewer = _without_commas(text)
        if fewer is None:
            return None
        text = fewer
        warning = "The document was read without commas before closing brackets."
        warnings.append(warning)
    data = text.encode()
    return data if is_json(data) else None


def _unfenced(text: str) -> str | None:
    """Give what stands between the lines of a code fence."""
    fence = "```"
    text = text.strip(_SPACE)
    if not text.startswith(fence) or not text[len(fence) :].endswith(fence):
        return None
    language, line, document = text[len(fence) : -len(fence)].partition("\n")
    language = language.strip(_SPACE)
    is_word = language.isascii() and (language.isalnum() or not language)
    return document if line and is_word else None


def _without_commas(text: str) -> str | None:
    """Leave out commas that only white space and a closing bracket follow."""
    out: list[str] = []
    in_string = escaped = False
    # Where the comma is that nothing but white space has followed so far.
    comma: int | None = None
    for letter in counted(text):
        if in_string:
            in_string = escaped or letter != '"'
            escaped = not escaped and letter == "\\"
        elif letter == ",":
            comma = len(out)
        elif letter in "]}":
            if comma is not None:
                out[comma] = ""
            comma = None
        elif letter not in _SPACE:
            comma = None
            in_string = letter == '"'
        out.append(letter)
    found = "".join(out)
    return found if len(found) < len(text) else None
