"""Threads for handlers that may be left behind.

Kept for the next one, and never waited for.
"""

from __future__ import annotations

import os
import sys
import threading
from contextvars import copy_context
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["start", "start_waited"]

# How many seconds a thread waits for other work before it ends.
_IDLE_SECONDS = 10.0

_work: SimpleQueue[Callable[[], None]] = SimpleQueue()

# A permit for each thread that waits and that nobody has given work yet.
_idle = threading.Semaphore(0)


def start(work: Callable[[], None]) -> None:
    """Run something in a thread of its own, which ends no later than the process.

    The thread sees the context variables of the caller. There are as many threads as
    there is work at the same time: handlers that hang keep nobody from running.
    """
    context = copy_context()
    _work.put(lambda: context.run(work))
    if not _idle.acquire(blocking=False):
        threading.Thread(target=_run, name="toolrt", daemon=True).start()


def start_waited(work: Callable[[], None]) -> None:
    """Run something in a thread of its own, for which this thread is going to wait."""
    portal: Any = sys.modules.get(f"{__package__}.portal")
    if portal is None:
        start(work)
    else:
        portal.waited(lambda: start(work))


def _run() -> None:
    work = _work.get()
    while True:
        work()
        # Nothing of what was done stays alive while the thread waits.
        del work
        _idle.release()
        try:
            work = _work.get(timeout=_IDLE_SECONDS)
        except Empty:
            if _idle.acquire(blocking=False):
                return
            # Somebody counts on this thread; the work is on its way.
            work = _work.get()


def _forget() -> None:
    """Start anew: a forked process has none of the threads of its parent."""
    global _work, _idle  # noqa: PLW0603 # the state of the module is what a fork breaks
    _work = SimpleQueue()
    _idle = threading.Semaphore(0)


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_forget)
