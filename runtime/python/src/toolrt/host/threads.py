"""Threads for handlers that may be left behind: few, counted, and never waited for.

What runs at the same time has places; more work waits for one, and past that nothing is
taken. A handler that waits for a call of its own lends its place to that call, so that
handlers never wait for each other.
"""

from __future__ import annotations

import os
import sys
import threading
from _queue import Empty, SimpleQueue
from collections import OrderedDict
from collections.abc import Callable, Hashable
from contextlib import suppress
from contextvars import ContextVar, copy_context
from typing import Any, TypeVar

from msgspec import Struct

from .guard import Busy
from .line import Line

__all__ = [
    "Job",
    "ThreadCounts",
    "apart",
    "count_left",
    "has_place",
    "leave_here",
    "limit_threads",
    "start",
    "start_loop",
    "start_waited",
    "thread_counts",
    "while_waiting",
]

A = TypeVar("A")
T = TypeVar("T")

# How many seconds a thread waits for other work before it ends.
_IDLE_SECONDS = 10.0

# How many threads there may be for each place: calls inside of calls need more.
_THREADS_A_PLACE = 4


class ThreadCounts(Struct, frozen=True, kw_only=True):
    """The threads that handlers run in, of all registries of the process."""

    #: Calls that run in a thread now, those left behind included.
    running: int
    #: Calls that wait for a thread.
    waiting: int
    #: Handlers that go on, in their threads or on loops, though their calls have ended.
    left_behind: int
    #: Threads that exist, also for loops and for later work.
    threads: int


class Job:
    """Work for a thread, and the place that it has there."""

    __slots__ = (
        "begun",
        "caller",
        "done",
        "left",
        "lender",
        "lent",
        "pauses",
        "placed",
        "void",
        "waiting",
        "work",
    )

    def __init__(
        self,
        work: Callable[[], object],
        lender: Job | None,
        caller: Hashable = None,
    ) -> None:
        """Take the work.

        Args:
            work: What is done.
            lender: The job whose handler makes this call, if one does.
            caller: Whom it counts for.

        """
        self.work = work
        self.caller = caller
        self.lender = lender
        #: The jobs that wait for the place of this one.
        self.waiting: OrderedDict[Job, None] = OrderedDict()
        #: Whether it has a place; it waits before that.
        self.placed = False
        #: Whether its place is lent to a call that its handler makes.
        self.lent = False
        #: How often it waits for its turn, and whether its place is free meanwhile.
        self.pauses = 0
        #: Whether a thread has begun its work.
        self.begun = False
        #: Whether its work is done.
        self.done = False
        #: Whether its work must not begin any more.
        self.void = False
        #: Whether nobody waits for its work, which goes on.
        self.left = False

    def leave(self) -> bool:
        """Stop waiting for it; whether its work never begins."""
        return _pool.leave(self)

    def end(self) -> None:
        """Give its place back, where `leave_here` has given it."""
        _pool.end(self)


class _Pool:
    """The places, and the threads that have work or wait for some."""

    def __init__(self, places: int, queue: int) -> None:
        self.lock = threading.Lock()
        self.places = places
        self.queue = queue
        self.used = 0
        self.running = 0
        self.left = 0
        self.threads = 0
        self._waiting: Line[Job] = Line()
        self._idle: list[SimpleQueue[Job]] = []

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    def begin(self, job: Job) -> None:
        """Give a job a thread, now or when a place is free."""
        with self.lock:
            if not self._place(job):
                self._wait(job)
                return
            idle = self._idle.pop() if self._idle else None
            if idle is None:
                if self.threads >= self.places * _THREADS_A_PLACE:
                    self._end(job)
                    raise Busy
                self.threads += 1
        if idle is not None:
            idle.put(job)
            return
        try:
            self._start("toolrt", lambda: self._run(job))
        except BaseException:
            with self.lock:
                # An interrupt may come when the thread is there already.
                if not job.begun:
                    self.threads -= 1
                    self._end(job)
            raise

    def leave(self, job: Job) -> bool:
        """Stop waiting for a job; whether its work never begins."""
        with self.lock:
            if not job.begun:
                job.void = True
                self._forget(job)
            elif not job.done and not job.left:
                job.left = True
                self.left += 1
            return job.void

    def pause(self, job: Job) -> None:
        """Free the place of a job that waits for others."""
        with self.lock:
            job.pauses += 1
            if job.pauses > 1 or job.lent or job.done:
                return
            # Nobody borrows what is not there.
            job.lent = True
            self.used -= 1
        self._go_on()

    def keep(self, job: Job) -> None:
        """Give a job a place that runs elsewhere, and for which nobody waits."""
        with self.lock:
            self._settle(job, None)
            job.begun = job.left = True
            self.left += 1

    def end(self, job: Job) -> None:
        """Take the place of such a job back."""
        with self.lock:
            self._end(job)
        self._go_on()

    def _go_on(self) -> None:
        """Give a free place to what is served next."""
        with self.lock:
            after = self._waiting.first()
            if after is None or self.used >= self.places:
                return
            idle = self._idle.pop() if self._idle else None
            if idle is None:
                if self.threads >= self.places * _THREADS_A_PLACE:
                    return
                self.threads += 1
            self._serve(after)
            self._settle(after, None)
        if idle is not None:
            idle.put(after)
            return
        try:
            self._start("toolrt", lambda: self._run(after))
        except BaseException as error:
            with self.lock:
                if not after.begun:
                    self.threads -= 1
                    self.used -= 1
                    self.running -= 1
                    after.placed = False
                    if not after.void:
                        self._waiting.put_back(after, after.caller)
            if not isinstance(error, Busy):
                raise

    def resume(self, job: Job) -> None:
        """Take the place of a job again, even if there is none."""
        with self.lock:
            job.pauses -= 1
            if job.pauses == 0 and job.lent and not job.done:
                job.lent = False
                self.used += 1

    def begin_loop(self, run: Callable[[], None]) -> None:
        """Start a thread for an event loop, which needs no place."""
        with self.lock:
            if self.threads >= self.places * _THREADS_A_PLACE:
                raise Busy
            self.threads += 1

        def counted() -> None:
            try:
                run()
            finally:
                with self.lock:
                    self.threads -= 1

        try:
            self._start("toolrt-loop", counted)
        except BaseException:
            with self.lock:
                self.threads -= 1
            raise

    def _start(self, name: str, run: Callable[[], None]) -> None:
        try:
            threading.Thread(target=run, name=name, daemon=True).start()
        except (RuntimeError, MemoryError):
            # The system has no thread left, or the process ends.
            raise Busy from None

    def _place(self, job: Job) -> bool:
        """Whether there is a place for a job, which then has it."""
        lender = _living(job.lender)
        if lender is not None and not lender.lent:
            self._settle(job, lender)
        elif self.used < self.places and not self._waiting:
            self._settle(job, None)
        else:
            return False
        return True

    def _settle(self, job: Job, lender: Job | None) -> None:
        """Give a job the place of another one, or one of its own."""
        job.lender = lender
        job.placed = True
        self.running += 1
        if lender is None:
            self.used += 1
        else:
            lender.lent = True

    def _wait(self, job: Job) -> None:
        if len(self._waiting) >= self.queue:
            raise Busy
        self._waiting.add(job, job.caller)
        if job.lender is not None:
            job.lender.waiting[job] = None

    def _forget(self, job: Job) -> None:
        """Let a job wait no more."""
        self._waiting.discard(job, job.caller)
        if job.lender is not None:
            job.lender.waiting.pop(job, None)

    def _serve(self, job: Job) -> None:
        """Take a job whose turn it is."""
        self._waiting.serve(job, job.caller)
        self._forget(job)

    def _end(self, job: Job) -> None:
        """Take back what a job has."""
        job.done = True
        self.running -= 1
        if job.left:
            self.left -= 1
        if not job.lent:
            self._free(job)

    def _free(self, job: Job) -> None:
        """Free the place of a job; that of its lender, too, if that has ended."""
        lender = job.lender
        if lender is None:
            self.used -= 1
            return
        lender.lent = False
        if lender.done:
            self._free(lender)

    def _next(self, ended: Job) -> Job | None:
        """Give the job that goes on in a thread whose job has ended."""
        self._end(ended)
        lender = _living(ended.lender)
        job: Job | None = None
        if lender is not None and not lender.lent:
            job = next(iter(lender.waiting), None)
        elif self.used < self.places:
            lender, job = None, self._waiting.first()
        if job is not None:
            self._serve(job)
            self._settle(job, lender)
        return job

    def _run(self, job: Job) -> None:
        """Do one work after the other."""
        with self.lock:
            if job.done:  # whoever started this thread was interrupted
                return
        mine: SimpleQueue[Job] = SimpleQueue()
        after: Job | None = job
        while after is not None:
            job = after
            with self.lock:
                job.begun = not job.void
            if job.begun:
                with suppress(BaseException):
                    job.work()
            with self.lock:
                after = self._next(job)
                if after is None:
                    self._idle.append(mine)
            # Nothing of what was done stays alive while the thread waits.
            del job
            if after is None:
                after = self._waited(mine)

    def _waited(self, mine: SimpleQueue[Job]) -> Job | None:
        """Wait for other work; without any, the thread ends."""
        try:
            return mine.get(timeout=_IDLE_SECONDS)
        except Empty:
            with self.lock:
                if mine in self._idle:
                    self._idle.remove(mine)
                    self.threads -= 1
                    return None
            # Somebody counts on this thread; the work is on its way.
            return mine.get()


def _living(lender: Job | None) -> Job | None:
    """Give a job whose handler has not ended, and can lend its place."""
    return None if lender is None or lender.done else lender


_pool = _Pool(64, 4096)

# The job that this code is part of.
_running: ContextVar[Job | None] = ContextVar("toolrt.job", default=None)


def limit_threads(*, running: int = 64, waiting: int = 4096) -> None:
    """Set how many calls run in threads at the same time, and how many wait for one.

    For all registries of the process; calls past both end as `unavailable`. A handler
    that was left behind by a timeout keeps its place until it ends. Calls that handlers
    make use the places of these handlers.

    Args:
        running: How many run at the same time.
        waiting: How many wait.

    Raises:
        ValueError: Nothing could run.

    """
    if running < 1 or waiting < 0:
        raise ValueError("at least one call must be able to run")
    with _pool.lock:
        _pool.places = running
        _pool.queue = waiting


def thread_counts() -> ThreadCounts:
    """Count the threads that handlers run in, and those that were left behind."""
    with _pool.lock:
        return ThreadCounts(
            running=_pool.running,
            waiting=_pool.waiting,
            left_behind=_pool.left,
            threads=_pool.threads,
        )


def start(work: Callable[[], object], caller: Hashable = None) -> Job:
    """Run something in a thread of its own, which ends no later than the process.

    The thread sees the context variables of the caller. The work may have to wait for a
    place, round robin between callers; it must not raise.

    Args:
        work: What is run.
        caller: Whom it counts for.

    Raises:
        Busy: It does not run, now or later.

    """
    context = copy_context()
    job = Job(lambda: context.run(work), _running.get(), caller)
    context.run(_running.set, job)
    _pool.begin(job)
    return job


def has_place() -> bool:
    """Whether a handler that is left behind would find a place now."""
    return _pool.used < _pool.places


def leave_here() -> Job:
    """Count what goes on in a thread that is none of these: it has a place until `end`.

    Even if there is none left.
    """
    job = Job(_nothing, None)
    _pool.keep(job)
    return job


def _nothing() -> None:
    """Do what is done elsewhere."""


def apart(work: Callable[[A], T], argument: A) -> T:
    """Do something whose changes to context variables nobody else sees."""
    return copy_context().run(work, argument)


def start_waited(work: Callable[[], object], caller: Hashable = None) -> Job:
    """Run something in a thread of its own, for which this thread is going to wait."""
    portal: Any = sys.modules.get(f"{__package__}.portal")
    if portal is None:
        return start(work, caller)
    job: Job = portal.waited(lambda: start(work, caller))
    return job


def while_waiting(wait: Callable[[], None]) -> None:
    """Wait for others; if this is a handler's thread, they use its place meanwhile.

    They may need one to go on.
    """
    job = _living(_running.get())
    if job is None or not job.placed:
        wait()
        return
    pool = _pool
    pool.pause(job)
    try:
        wait()
    finally:
        pool.resume(job)


def start_loop(run: Callable[[], None]) -> None:
    """Run an event loop in a thread of its own.

    Raises:
        Busy: There is no thread for it.

    """
    _pool.begin_loop(run)


def count_left(change: int) -> None:
    """Count a handler that goes on on a loop, or has ended there."""
    with _pool.lock:
        _pool.left += change


def _forget() -> None:
    """Start anew: a forked process has none of the threads of its parent."""
    global _pool  # noqa: PLW0603 # the state of the module is what a fork breaks
    _pool = _Pool(_pool.places, _pool.queue)


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_forget)
