"""Which tools a session has called already."""

from __future__ import annotations

from collections import OrderedDict
from threading import Lock

__all__ = ["Sessions"]

# How many pairs of a session and a tool are remembered.
_REMEMBERED = 65_536


class Sessions:
    """The pairs of sessions and tools with a call that has succeeded, the latest ones.

    Sessions are named from outside: only hashes are kept.
    """

    __slots__ = ("_lock", "_seen")

    def __init__(self) -> None:
        """Remember nothing."""
        self._lock = Lock()
        self._seen: OrderedDict[int, None] = OrderedDict()

    def is_first(self, session: str, tool: str) -> bool:
        """Whether the session has not called this tool before; from now on it has."""
        pair = hash((session, tool))
        with self._lock:
            if pair in self._seen:
                return False
            self._seen[pair] = None
            if len(self._seen) > _REMEMBERED:
                self._seen.popitem(last=False)
        return True
