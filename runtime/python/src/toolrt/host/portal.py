"""An event loop in a thread of its own.

Where async handlers run for callers that wait for them.
"""

from __future__ import annotations

import asyncio
import os
import threading
from concurrent.futures import CancelledError, Future
from contextvars import Context, ContextVar, copy_context
from typing import TYPE_CHECKING, Any, TypeVar

from .threads import count_left, start_loop

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Coroutine

    from toolrt.call.cancel import Cancel

__all__ = ["run", "waited"]

T = TypeVar("T")

# How many seconds behind its own limit an answer of a loop is waited for. A loop that
# does not answer then is blocked by a handler.
_GRACE_SECONDS = 0.25

_lock = threading.Lock()

_current: _Loop | None = None

# The loop whose thread this is.
_here = threading.local()

# The loops that wait for what runs in this context, and cannot run anything for it.
_waiting: ContextVar[tuple[_Loop, ...]] = ContextVar("toolrt.waiting", default=())


def run(
    start: Callable[[], Coroutine[Any, Any, T]],
    limit: Callable[[], float] | None,
    cancel: Cancel | None,
) -> T:
    """Run a coroutine to its end on a loop that lives as long as the process.

    What handlers keep between calls and what belongs to a loop, such as connections,
    thus belongs to the same one each time. A caller for whom this loop waits gets a
    loop of its own.

    Args:
        start: Makes the coroutine, which ends soon after its limit or its cancel.
        limit: How many seconds are left; `None` where there is no limit.
        cancel: The token of the call, where somebody may cancel it.

    Raises:
        TimeoutError: The loop did not answer in time, or not to the cancel.
        Busy: There is no thread for a loop.

    """
    context = _context()
    loop = _taken(context.run(_waiting.get))
    future: Future[T] = Future()

    def begin() -> None:
        task = loop.loop.create_task(start(), context=context)
        loop.tasks.add(task)
        task.add_done_callback(lambda task: _settle(task, future, loop))
        future.add_done_callback(lambda _: _abandon(task, loop))

    loop.loop.call_soon_threadsafe(begin)
    try:
        wait = None if limit is None else max(limit(), 0.0) + _GRACE_SECONDS
        if cancel is not None:
            _wait(future, wait, cancel)
            wait = _GRACE_SECONDS
        return future.result(wait)
    except TimeoutError:
        _retire(loop)
        raise
    finally:
        future.cancel()
        _leave(loop)


def _wait(future: Future[Any], seconds: float | None, cancel: Cancel) -> None:
    """Wait for an answer or a cancel, whichever comes first."""
    changed = threading.Event()
    future.add_done_callback(lambda _: changed.set())
    place = cancel.watch(changed.set)
    try:
        changed.wait(seconds)
    finally:
        cancel.unwatch(place)


def waited(start: Callable[[], T]) -> T:
    """Start something for which this thread is going to wait.

    If the thread runs a loop, that loop can run nothing meanwhile.
    """
    return _context().run(start)


def _context() -> Context:
    """Give the context of something for which this thread is going to wait."""
    context = copy_context()
    loop: _Loop | None = getattr(_here, "loop", None)
    if loop is not None:
        context.run(lambda: _waiting.set((*_waiting.get(), loop)))
    return context


class _Loop:
    """A loop and its thread."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        # Loops refer to tasks weakly.
        self.tasks: set[asyncio.Task[Any]] = set()
        # How many wait for something on it, and whether nobody else will.
        self.users = 0
        self.retired = False
        # Whether a handler blocks it, and nobody waits for it any more.
        self.blocked = False
        try:
            start_loop(self._run)
        except BaseException:
            self.loop.close()
            raise

    def _run(self) -> None:
        _here.loop = self
        asyncio.set_event_loop(self.loop)
        try:
            self.loop.run_forever()
            self.loop.run_until_complete(_ended())
        finally:
            self.loop.close()
            if self.blocked:
                count_left(-1)


async def _ended() -> None:
    """Let what was left behind on this loop clean up."""
    left = asyncio.all_tasks() - {asyncio.current_task()}
    for task in left:
        task.cancel()
    await asyncio.gather(*left, return_exceptions=True)
    await asyncio.get_running_loop().shutdown_asyncgens()


def _taken(waiting: Collection[_Loop]) -> _Loop:
    """Give a loop that does not wait, to be left when it has answered."""
    global _current  # noqa: PLW0603 # one loop for the process
    with _lock:
        if _current is None:
            _current = _Loop()
        loop = _current
        if loop in waiting:
            loop = _Loop()
            loop.retired = True
        loop.users += 1
        return loop


def _retire(loop: _Loop) -> None:
    """Give the next call another loop."""
    global _current  # noqa: PLW0603 # likewise
    with _lock:
        loop.retired = True
        if not loop.blocked:
            loop.blocked = True
            count_left(1)
        if _current is loop:
            _current = None


def _leave(loop: _Loop) -> None:
    """End a loop that nobody needs any more."""
    with _lock:
        loop.users -= 1
        is_over = loop.retired and loop.users == 0
    if is_over:
        loop.loop.call_soon_threadsafe(loop.loop.stop)


def _settle(task: asyncio.Task[T], future: Future[T], loop: _Loop) -> None:
    loop.tasks.discard(task)
    if not future.set_running_or_notify_cancel():
        if not task.cancelled():
            # Nobody waits for it; asyncio complains of errors that nobody looks at.
            task.exception()
        return
    if task.cancelled():
        future.set_exception(CancelledError())
    elif (error := task.exception()) is not None:
        future.set_exception(error)
    else:
        future.set_result(task.result())


def _abandon(task: asyncio.Task[Any], loop: _Loop) -> None:
    """End a task that nobody waits for."""
    if not task.done() and not loop.loop.is_closed():
        loop.loop.call_soon_threadsafe(task.cancel)


def _forget() -> None:
    """Start anew: a forked process has none of the threads of its parent."""
    global _current, _lock  # noqa: PLW0603 # likewise
    _current = None
    _lock = threading.Lock()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_forget)
