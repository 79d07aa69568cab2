"""Times whose offsets have seconds, as those of old days: JSON texts have minutes."""

from __future__ import annotations

import re
from datetime import datetime, time
from typing import Any, Final

import msgspec

from toolrt.record import Record
from toolrt.secret import Secret

_OFFSET: Final = re.compile(rb'[+-][0-9]{2}:[0-9]{2}"').search


def is_rounded(data: bytes, value: Any) -> bool:
    """Whether msgspec has rounded an offset to minutes where it wrote a value."""
    return _OFFSET(data) is not None and has_seconds(value)


def has_seconds(value: Any) -> bool:
    """Whether a value, or any part of it, is a time with such an offset."""
    match value:
        case str() | int() | float() | None:
            return False
        case datetime() | time():
            offset = value.utcoffset()
            return offset is not None and bool(offset.seconds % 60)
        case list() | tuple() | set() | frozenset():
            return any(map(has_seconds, value))
        case dict():
            return any(map(has_seconds, value)) or any(map(has_seconds, value.values()))
        case msgspec.Struct():
            fields = value.__struct_fields__
            return any(has_seconds(getattr(value, field)) for field in fields)
        case Record():
            return any(has_seconds(member) for _, member in value)
        case Secret():
            return has_seconds(value.expose())
        case _:
            return False
