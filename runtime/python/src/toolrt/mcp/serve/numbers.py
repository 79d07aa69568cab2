"""Numbers that the SDK's readers of JSON would change go past them as marked texts.

Who knew the mark could make numbers of texts that others get, so it never leaves the
process.
"""

from __future__ import annotations

import re
import secrets
from typing import Final

__all__ = ["kept", "outgoing", "restored"]

#: Letters alone: no part of it is a number.
_MARK: Final = "".join(chr(ord("g") + byte % 16) for byte in secrets.token_bytes(16))

_BYTES: Final = _MARK.encode()

#: How many digits the readers take of a whole number.
_DIGITS: Final = 4000

# What a document has that may have such a number; most have none of it.
_LONG: Final = re.compile(rb"[0-9][0-9.]{15}")
_POWER: Final = re.compile(rb"(?<=[0-9])[eE][+\-0-9]")
_ZEROS: Final = re.compile(rb"\.[0-9]+0(?![0-9])")
_MINUS: Final = re.compile(rb"-0(?![0-9.])")
_OTHERS: Final = (b"0.0000", b"NaN", b"Infinity")

#: Everything up to a number that is not plainly read, and that number.
_NUMBER: Final = re.compile(
    rb"""((?:
        "(?:[^"\\]++|\\.)*+"?
      | [^"0-9NI-]++
      | (?:0|-?[1-9][0-9]{0,14})(?![0-9.eE+-])
      | -?(?:0|[1-9][0-9]{0,8})\.(?:0|[0-9]{0,4}[1-9])(?![0-9.eE+-])
      | N(?!aN) | I(?!nfinity) | -(?![0-9]|NaN|Infinity)
    )*+)
    (-?(?:NaN|Infinity)|-?[0-9][0-9.eE+-]*+|\Z)""",
    re.VERBOSE | re.DOTALL,
)

# A quote behind a backslash begins no text, and no key was a number.
_MARKED: Final = re.compile(
    rb'"' + _BYTES + rb'(?<!\\"' + _BYTES + rb')([0-9.eE+-]+)"(?!\s*:)'
)


def kept(document: bytes) -> bytes:
    """Give a document with marks where a reader would change numbers.

    `NaN` and `Infinity`, which are no JSON, become something that no reader takes.
    """
    if not _is_odd(document):
        return document
    return _NUMBER.sub(_kept, document)


def restored(document: bytes) -> bytes:
    """Give a document in which the numbers are numbers again."""
    return _MARKED.sub(_number, document) if _BYTES in document else document


def outgoing(document: bytes) -> bytes:
    """Give a document that goes out.

    The numbers are numbers again, and where one is a part of a text, such as that of an
    error, there is no mark before it.
    """
    return restored(document).replace(_BYTES, b"")


def _number(match: re.Match[bytes]) -> bytes:
    return match[1]


def _is_odd(document: bytes) -> bool:
    return (
        _LONG.search(document) is not None
        or _POWER.search(document) is not None
        or _ZEROS.search(document) is not None
        or _MINUS.search(document) is not None
        or any(one in document for one in _OTHERS)
    )


def _kept(match: re.Match[bytes]) -> bytes:
    before, number = match.groups()
    if number.endswith((b"NaN", b"Infinity")):
        return before + number.lower()
    if not number or _is_read(number):
        return match[0]
    return before + b'"' + _BYTES + number + b'"'


def _is_read(number: bytes) -> bool:
    """Whether a number is the same after it was read and written again."""
    digits = number.removeprefix(b"-")
    if digits.isdigit():
        return number != b"-0" and len(digits) <= _DIGITS
    if b"e" in number or b"E" in number:
        return False
    try:
        return repr(float(number)).encode() == number
    except ValueError:
        return True  # what is no number at all is the reader's affair
