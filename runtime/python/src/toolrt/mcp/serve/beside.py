"""Functions of the host that may block: they run in threads, beside the loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar

from toolrt.host.threads import start

__all__ = ["beside"]

T = TypeVar("T")


async def beside(work: Callable[[], T]) -> T:
    """Run something in one of the threads of handlers, which are few.

    Whoever is cancelled leaves it behind.

    Raises:
        Busy: There is no thread for it.

    """
    loop = asyncio.get_running_loop()
    done: asyncio.Future[T] = loop.create_future()

    def soon(settle: Callable[[], None]) -> None:
        def settled() -> None:
            if not done.done():
                settle()

        with suppress(RuntimeError):  # the loop is closed; nobody waits any more
            loop.call_soon_threadsafe(settled)

    def run() -> None:
        try:
            value = work()
        except BaseException as error:  # noqa: BLE001 # it belongs to whoever waits
            raised = error
            soon(lambda: done.set_exception(raised))
        else:
            soon(lambda: done.set_result(value))

    job = start(run)
    try:
        return await done
    finally:
        if done.cancelled():
            job.leave()
