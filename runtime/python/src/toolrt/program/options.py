"""What bounds programs, and what they see of the host."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from msgspec import Struct

if TYPE_CHECKING:
    from toolrt.call.context import Context

__all__ = ["Limits", "Unusable", "surroundings", "trace"]

#: The variables of the host that programs see.
_SEEN: Final = ("HOME", "LANG", "LOGNAME", "PATH", "SHELL", "TMPDIR", "TZ", "USER")


class Limits(Struct, frozen=True, kw_only=True):
    """What one call of a program may take."""

    #: Bytes on stdout; a program that writes more is ended.
    output: int = 16 * 1024 * 1024
    #: Seconds, where the context says no less.
    seconds: float = 600.0
    #: Seconds that a program has to end after SIGTERM, before SIGKILL.
    grace: float = 2.0


class Unusable(Exception):  # a state of a program
    """A program does not say what tools it has."""


def surroundings(given: Mapping[str, str]) -> dict[str, str]:
    """Give the environment of a program: little of the host's, and what is given."""
    seen = {
        name: text
        for name, text in os.environ.items()
        if name in _SEEN or name.startswith("LC_")
    }
    return {**seen, **given}


def trace(cx: Context) -> dict[str, str]:
    """Give what a program sees of the place of its call in a distributed trace."""
    said = {"TRACEPARENT": cx.traceparent, "TRACESTATE": cx.tracestate}
    return {name: text for name, text in said.items() if text and "\0" not in text}
