"""The lines of recordings, one at a time: any file takes little memory."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from toolrt import json

from . import VERSION
from .line import LARGEST_LINE

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import BinaryIO

__all__ = ["Entry", "NoEntry", "entries"]

#: How many bytes of a line are read; no recorder writes longer ones.
_LARGEST: Final = 4 * LARGEST_LINE


class NoEntry(Enum):
    """Why a line is no entry."""

    #: It is no JSON.
    BROKEN = "broken"
    #: It is something else than a call, or of a later version.
    FOREIGN = "foreign"


class Entry(NamedTuple):
    """A call as a line of a recording tells of it."""

    tool: str
    #: RFC 3339, in UTC.
    started: str
    duration_us: int
    #: Whether there are arguments: they were JSON, and not too large.
    has_arguments: bool
    #: The arguments, as dicts, lists and scalars.
    arguments: Any
    #: The envelope as it is in the line.
    envelope: dict[str, Any]
    #: Whether something of the call was too large for the line.
    is_cut: bool

    @classmethod
    def parse(cls, line: bytes) -> Entry | NoEntry:
        """Read a line."""
        try:
            value: Any = json.parse(line)
        except json.Broken:
            return NoEntry.BROKEN
        if not isinstance(value, dict):
            return NoEntry.FOREIGN
        tool, started = value.get("tool"), value.get("started")
        envelope: Any = value.get("envelope")
        duration: Any = value.get("duration_us")
        if (
            not _is_count(value.get("recording"))
            or value["recording"] != VERSION
            or not isinstance(tool, str)
            or not isinstance(started, str)
            or not _is_count(duration)
            or not isinstance(envelope, dict)
            or not isinstance(envelope.get("status"), str)
        ):
            return NoEntry.FOREIGN
        return cls(
            tool=tool,
            started=started,
            duration_us=duration,
            has_arguments="arguments" in value,
            arguments=value.get("arguments"),
            envelope=envelope,
            is_cut="cut" in value,
        )


def _is_count(value: object) -> bool:
    return type(value) is int and 0 <= value < 1 << 64


def entries(file: BinaryIO) -> Iterator[Entry | NoEntry]:
    """Give the calls of a file, and what its other lines are; empty ones are none.

    Raises:
        OSError: The file cannot be read to its end.

    """
    while line := file.readline(_LARGEST + 1):
        if line.endswith(b"\n") or len(line) <= _LARGEST:
            if line.strip(b" \t\r\n\x0c"):
                yield Entry.parse(line)
            continue
        while line and not line.endswith(b"\n"):
            line = file.readline(_LARGEST)
        yield NoEntry.BROKEN
