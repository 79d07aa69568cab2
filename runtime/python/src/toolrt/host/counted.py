"""Ids of calls that count up, unique within the process.

A call of an inner registry, such as that of an agent, has another id than the call that
it is made inside of.
"""

from __future__ import annotations

from itertools import count
from typing import Final

__all__ = ["counted"]

_NUMBERS: Final = count(1)


def counted() -> str:
    """Give the next id."""
    return f"call-{next(_NUMBERS)}"
