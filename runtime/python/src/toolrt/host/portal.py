"""An event loop in a thread of its own.

Where async handlers run for callers that wait for them.
"""

from __future__ import annotations

import asyncio
import os
import threading
from concurrent.futures import CancelledError, Future
from contextvars import copy_context
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

__all__ = ["run"]

T = TypeVar("T")

# How many seconds behind its own limit an answer of a loop is waited for. A loop that
# does not answer then is blocked by a handler.
_GRACE_SECONDS = 0.25

_lock = threading.Lock()

_current: _Loop | None = None


def run(
    start: Callable[[], Coroutine[Any, Any, T]], limit: Callable[[], float] | None
) -> T:
    """Run a coroutine to its end on a loop that lives as long as the process.

    What handlers keep between calls and what belongs to a loop, such as connections,
    thus belongs to the same one each time. A caller that runs on this loop itself gets
    a loop of its own.

    Args:
        start: Makes the coroutine.
        limit: How many seconds are left; `None` where there is no limit.

    Raises:
        TimeoutError: The loop did not answer in time.

    """
    loop = _loop()
    own = loop.thread is threading.current_thread()
    if own:
        loop = _Loop()
    context = copy_context()
    future: Future[T] = Future()

    def begin() -> None:
        task = loop.loop.create_task(start(), context=context)
        loop.tasks.add(task)
        task.add_done_callback(lambda task: _settle(task, future, loop))
        future.add_done_callback(lambda _: _abandon(task, loop))

    loop.loop.call_soon_threadsafe(begin)
    try:
        wait = None if limit is None else max(limit(), 0.0) + _GRACE_SECONDS
        return future.result(wait)
    except TimeoutError:
        _replace(loop)
        raise
    finally:
        future.cancel()
        if own:
            loop.loop.call_soon_threadsafe(loop.loop.stop)


class _Loop:
    """A loop and its thread."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        # Loops refer to tasks weakly.
        self.tasks: set[asyncio.Task[Any]] = set()
        self.thread = threading.Thread(
            target=self._run, name="toolrt-loop", daemon=True
        )
        self.thread.start()

    def _run(self) -> None:
        asyncio.set_event_loop(self.loop)
        self.loop.run_forever()


def _loop() -> _Loop:
    global _current  # noqa: PLW0603 # one loop for the process
    with _lock:
        if _current is None:
            _current = _Loop()
        return _current


def _replace(loop: _Loop) -> None:
    """Give the next call gets another loop."""
    global _current  # noqa: PLW0603 # likewise
    with _lock:
        if _current is loop:
            _current = None


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
    """Give a forked process has none of the threads of its parent."""
    global _current, _lock  # noqa: PLW0603 # likewise
    _current = None
    _lock = threading.Lock()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_forget)
