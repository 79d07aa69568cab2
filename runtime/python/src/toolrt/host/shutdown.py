"""Shutting a registry down: calls that run have their time, and no others begin."""

from __future__ import annotations

from _thread import allocate_lock
from typing import TYPE_CHECKING, Final

from msgspec import Struct

if TYPE_CHECKING:
    from .gate import Gate

__all__ = ["ShutDown", "ashutdown", "shutdown"]

#: How many seconds calls have to end when they were cancelled.
_LAST: Final = 1.0


class ShutDown(Struct, frozen=True):
    """What has become of the calls that ran when a registry was shut down.

    Calls that these have made do not count.
    """

    #: Those that have ended by themselves.
    finished: int
    #: Those that were told to end and have ended: the grace was over, or they still
    #: waited for their turn.
    cancelled: int
    #: Those that were told to end and have not: they still run.
    left: int


def shutdown(gate: Gate, grace: float) -> ShutDown:
    """End the calls behind a gate, and wait for that."""
    gate.shut()
    if not _idle(gate, grace):
        gate.cancel()
        _idle(gate, _LAST)
    return ShutDown(*gate.counts())


async def ashutdown(gate: Gate, grace: float) -> ShutDown:
    """End the calls behind a gate, while the loop goes on."""
    gate.shut()
    if not await _aidle(gate, grace):
        gate.cancel()
        await _aidle(gate, _LAST)
    return ShutDown(*gate.counts())


def _idle(gate: Gate, seconds: float) -> bool:
    """Wait until nothing runs, but no longer than this; whether nothing runs then."""
    ready = allocate_lock()
    ready.acquire()
    place = object()
    if not gate.when_idle(place, ready.release):
        return True
    try:
        # A lock cannot be waited for any longer.
        return ready.acquire(timeout=min(max(seconds, 0.0), 1e6))
    finally:
        gate.forget(place)


async def _aidle(gate: Gate, seconds: float) -> bool:
    import asyncio  # noqa: PLC0415

    loop = asyncio.get_running_loop()
    ready: asyncio.Future[None] = loop.create_future()

    def settle() -> None:
        if not ready.done():
            ready.set_result(None)

    def wake() -> None:
        if not loop.is_closed():
            try:
                loop.call_soon_threadsafe(settle)
            except RuntimeError:
                return  # it has been closed at this moment

    place = object()
    if not gate.when_idle(place, wake):
        return True
    try:
        await asyncio.wait((ready,), timeout=max(seconds, 0.0))
        return ready.done()
    finally:
        gate.forget(place)
        ready.cancel()
