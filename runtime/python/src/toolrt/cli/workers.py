"""Threads on which the calls of a session run: a handler may block.

One thread takes call after call as long as they are short: that is faster than a thread
for each. Another one watches it, and takes what waits when nothing has gone on for a
moment.
"""

from __future__ import annotations

import threading
from collections import deque
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["Workers"]

#: How many calls run at once.
_MOST: Final = 64

#: How long a call waits behind others before it gets a thread of its own, in seconds.
_MOMENT: Final = 0.002


class Workers:
    """Threads, each of which takes the next call when it has ended one."""

    def __init__(self, on_moment: Callable[[], object]) -> None:
        """Start none yet.

        Args:
            on_moment: Is called at least once in a moment while a thread watches.

        """
        self._on_moment = on_moment
        self._changed = threading.Condition(threading.Lock())
        self._waiting: deque[Callable[[], object]] = deque()
        self._threads: list[threading.Thread] = []
        self._idle = self._running = self._taken = 0
        #: Whether a thread watches those that run.
        self._is_watched = False
        #: Whether those that run have blocked, so that all that waits gets threads.
        self._has_blocked = False
        self._is_closed = False

    @property
    def goes_on(self) -> bool:
        """Whether more waits, and a thread watches: the next moment comes soon."""
        return self._is_watched and bool(self._waiting)

    def run(self, job: Callable[[], object]) -> None:
        """Run a job when one of the threads is free."""
        with self._changed:
            self._waiting.append(job)
            self._help()

    def close(self) -> None:
        """Let what waits come to its end, and end the threads."""
        with self._changed:
            self._is_closed = True
            self._changed.notify_all()
        for thread in self._threads:
            thread.join()

    def _help(self) -> None:
        """Let a thread take or watch what waits, where none does."""
        if not self._waiting or (self._is_watched and not self._has_blocked):
            return
        if self._idle:
            self._changed.notify()
        elif len(self._threads) < _MOST:
            thread = threading.Thread(target=self._work, daemon=True)
            self._threads.append(thread)
            thread.start()

    def _work(self) -> None:
        with self._changed:
            while self._waiting or not self._is_closed:
                if self._waiting and (not self._running or self._has_blocked):
                    self._take()
                elif self._waiting and not self._is_watched:
                    self._watch()
                else:
                    self._idle += 1
                    self._changed.wait()
                    self._idle -= 1

    def _watch(self) -> None:
        seen = self._taken
        self._is_watched = True
        self._changed.wait(_MOMENT)
        self._is_watched = False
        self._changed.release()
        try:
            self._on_moment()
        finally:
            self._changed.acquire()
        if self._taken == seen and self._waiting:
            self._has_blocked = True

    def _take(self) -> None:
        """Run what has waited longest."""
        job = self._waiting.popleft()
        self._has_blocked = self._has_blocked and bool(self._waiting)
        self._taken += 1
        self._running += 1
        self._help()
        if self._is_closed and not self._waiting:
            # Those that are idle can end.
            self._changed.notify_all()
        self._changed.release()
        try:
            job()
        finally:
            self._changed.acquire()
            self._running -= 1
