"""Threads on which the calls of a session run: a handler may block.

One thread leads: it reads a line, runs the call, and reads the next line. That is
faster than to hand calls on. Another one watches it, and leads in its place when a call
has not ended in a moment; that call goes on where it is.
"""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable
from time import monotonic, sleep
from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from .incoming import Incoming

__all__ = ["Job", "Seat", "Workers"]

#: How many calls run at once.
_MOST: Final = 64

#: How long a call runs before another thread leads, in seconds.
_MOMENT: Final = 0.002

#: For how many moments somebody watches while nothing begins.
_QUIET: Final = 50


class Workers:
    """Threads, one of which takes the lines that come."""

    def __init__(
        self,
        lines: Incoming,
        take: Callable[[bytes], Job | None],
        pause: Callable[[], object],
        flush: Callable[[], object],
    ) -> None:
        """Start none yet.

        Args:
            lines: The lines.
            take: Takes one, and gives what is to be done for it.
            pause: Is called before a line is waited for.
            flush: Is called at least once in a moment while `is_watched`.

        """
        self._lines = lines
        self._line = take
        self._pause = pause
        self._flush = flush
        self._lock = threading.Lock()
        #: Told where an idle thread is wanted.
        self._wanted = threading.Condition(self._lock)
        #: Told where the lines have ended, or the last job.
        self._ended = threading.Condition(self._lock)
        self._waiting: deque[Job] = deque()
        self._threads = self._running = 0
        #: How many wait for something to do, and how many of them were called.
        self._idle = self._called = 0
        #: How many jobs have begun where the lines are taken, and how many that waited.
        self._taken = self._begun = 0
        self._leader: Seat | None = None
        #: Whether a job runs where the lines are taken.
        self._is_busy = False
        #: Whether somebody watches, or was called to do so.
        self.is_watched = False
        self._has_watcher = False
        #: Whether jobs have blocked, so that those behind them get threads.
        self._has_blocked = False
        self._is_closed = False
        self._error: BaseException | None = None

    def start(self) -> None:
        """Begin to take lines.

        Raises:
            RuntimeError: There is no thread.

        """
        with self._lock:
            self._start()

    def wait(self) -> None:
        """Wait until no more lines are taken; what takes them may fail."""
        with self._lock:
            while not self._is_closed:
                self._ended.wait()
        if self._error is not None:
            raise self._error

    def finish(self) -> None:
        """Wait until nothing runs any more but what was left."""
        with self._lock:
            while self._running or self._waiting:
                self._ended.wait()

    def close(self) -> None:
        """Take no more lines."""
        with self._lock:
            self._is_closed = True
            self.is_watched = False
            # Nobody watches those that still wait.
            self._has_blocked = True
            if self._waiting:
                self._help()
            self._wanted.notify_all()
            self._ended.notify_all()

    def give_way(self) -> None:
        """Let another thread take lines: a job is going to wait for one."""
        with self._lock:
            if self._is_busy:
                self._depose()

    def _start(self) -> None:
        # Nobody waits for it at the end: it may wait for a line.
        threading.Thread(target=self._work, daemon=True).start()
        self._threads += 1

    def _help(self) -> bool:
        """Let a thread do what is to be done; whether there may be one."""
        if self._idle > self._called:
            self._called += 1
            self._wanted.notify()
        elif self._threads < _MOST + 2:
            try:
                self._start()
            except RuntimeError:
                # The system has none left: those that are there go on.
                return False
        return True

    def _depose(self) -> None:
        """Let somebody else lead."""
        self._leader = None
        self._is_busy = False
        self._help()

    def _work(self) -> None:
        seat = Seat(self)
        with self._lock:
            while not seat.is_left:
                if self._leader is None and not self._is_closed:
                    self._lead(seat)
                elif self._waiting and self._running < _MOST:
                    self._take(seat)
                elif self.is_watched and not self._has_watcher:
                    self._watch()
                elif self._is_closed:
                    self._threads -= 1
                    return
                else:
                    self._rest()

    def _rest(self) -> None:
        """Wait until there is something to do."""
        self._idle += 1
        while not self._called and not self._is_closed:
            self._wanted.wait()
        self._idle -= 1
        self._called = max(self._called - 1, 0)

    def _call_watcher(self) -> None:
        """Let somebody watch, where nobody does."""
        if not self.is_watched:
            self.is_watched = self._help()

    def _lead(self, seat: Seat) -> None:
        """Take lines, until somebody else does."""
        self._leader = seat
        if self._waiting:
            self._help()
        self._lock.release()
        try:
            self._take_lines(seat)
        except BaseException as error:  # noqa: BLE001 # who waits for the end raises it
            self._error = error
            self.close()
        finally:
            self._lock.acquire()
            self._tell()

    def _take_lines(self, seat: Seat) -> None:
        lines, take, lock = self._lines, self._line, self._lock
        while not self._is_closed:
            if not lines.is_at_hand:
                self._has_blocked = False
                self._pause()
            line = lines.next()
            if line is None:
                self.close()
                return
            job = take(line)
            if job is None:
                continue
            with lock:
                if self._has_blocked or self._running >= _MOST:
                    self._waiting.append(job)
                    self._help()
                    self._call_watcher()
                    continue
                self._running += 1
                self._taken += 1
                self._is_busy = True
                self._call_watcher()
            job(seat)
            with lock:
                seat.turn += 1
                if not seat.is_left:
                    self._running -= 1
                if self._leader is not seat:
                    return
                self._is_busy = False

    def _take(self, seat: Seat) -> None:
        """Run what has waited longest."""
        job = self._waiting.popleft()
        self._running += 1
        self._begun += 1
        if self._waiting and self._has_blocked:
            self._help()
        self._lock.release()
        start = monotonic()
        try:
            job(seat)
        finally:
            self._lock.acquire()
            if not self._is_closed and monotonic() - start < _MOMENT:
                # It need not have waited.
                self._has_blocked = False
            seat.turn += 1
            if not seat.is_left:
                self._running -= 1
            self._tell()

    def _tell(self) -> None:
        """Tell those who wait for the end."""
        if self._is_closed and not self._running and not self._waiting:
            self._ended.notify_all()

    def _watch(self) -> None:
        """Take the lead from a thread whose call has not ended in a moment."""
        self._has_watcher = True
        quiet = 0
        while self.is_watched and quiet < _QUIET:
            seen, begun = self._taken, self._begun
            self._lock.release()
            try:
                sleep(_MOMENT)
                self._flush()
            finally:
                self._lock.acquire()
            if self._waiting and self._begun == begun:
                self._has_blocked = True
                self._help()
            if (self._taken, self._begun) != (seen, begun):
                quiet = 0
            elif self._is_busy:
                self._has_blocked = True
                self._leader = None
                self._is_busy = False
                break
            else:
                quiet += 1
        self.is_watched = self._has_watcher = False
        self._lock.release()
        try:
            # What was held because somebody watched.
            self._flush()
        finally:
            self._lock.acquire()

    def leave(self, seat: Seat, turn: int) -> None:
        """Count a thread no more whose job nobody waits for, if it still runs that."""
        with self._lock:
            if seat.is_left or seat.turn != turn:
                return
            seat.is_left = True
            self._running -= 1
            self._threads -= 1
            if self._leader is seat:
                self._depose()
            elif self._waiting:
                self._help()
            self._tell()


class Seat:
    """A thread that runs one job after the other."""

    __slots__ = ("_workers", "is_left", "turn")

    def __init__(self, workers: Workers) -> None:
        """Take those it is one of."""
        self._workers = workers
        #: Whether nobody waits for its job, which goes on.
        self.is_left = False
        #: How many it has run.
        self.turn = 0

    def leave(self, turn: int) -> None:
        """Wait no more for the job that it runs, if that is this one."""
        self._workers.leave(self, turn)


#: What is to be done for a line, in a thread; it does not raise.
Job: TypeAlias = Callable[[Seat], object]
