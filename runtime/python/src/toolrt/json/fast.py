"""Whether a document is one, as the fast reader says that keeps nothing of it."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

import msgspec

if TYPE_CHECKING:
    import re

_PASS: Final = msgspec.json.Decoder(msgspec.Raw).decode
#: How far the reader looks ahead: as far as `false` goes.
_AHEAD: Final = 5
_ENDS: Final = "Input data was truncated"


def stops_at(data: bytes) -> int | None:
    """Give where about a reader stops in what is no document; none where it is one.

    Nothing is broken in front of there, but escapes and what is not UTF-8.
    """
    try:
        _PASS(data)
    except msgspec.DecodeError as error:
        said = str(error)
        place = _place().search(said)
        if place:
            return max(int(place[1]) - _AHEAD, 0)
        return max(len(data) - _AHEAD, 0) if said == _ENDS else 0
    return None


@cache
def _place() -> re.Pattern[str]:
    import re  # noqa: PLC0415

    return re.compile(r"\(byte ([0-9]+)\)\Z")
