"""The events of one call, to be read one by one."""

from __future__ import annotations

import asyncio
import threading
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterator
from typing import TYPE_CHECKING, Any

from toolrt.call.context import Context
from toolrt.call.envelope import Envelope
from toolrt.call.event import Event, deliver

from .guard import Busy
from .quota import caller_of
from .threads import start_waited

if TYPE_CHECKING:
    from toolrt.call.event import EventSink

    from .calling import Calling
    from .pipeline import Payload
else:
    from toolrt.lazy import hinted

    EventSink = hinted("EventSink", "toolrt.call.event")
    Calling = hinted("Calling", "toolrt.host.calling")
    Payload = hinted("Payload", "toolrt.host.pipeline")

__all__ = ["Events"]


class Events:
    """The events of one call; reading them is what runs it, and can be done once.

    The call runs ahead of its reader, but for items: a handler that puts one waits
    until the one before has been read. Whoever stops reading cancels the call; an async
    reader that wants that to happen at once closes the iterator, as
    `contextlib.aclosing` does.
    """

    __slots__ = ("_calling", "_cx", "_payload", "_tool", "_used", "envelope")

    def __init__(
        self, calling: Calling, tool: str, payload: Payload, cx: Context | None
    ) -> None:
        """Take the call, which begins when its events are read."""
        self._calling = calling
        self._tool = tool
        self._payload = payload
        self._cx = Context() if cx is None else cx.for_call()
        self._used = False
        #: The answer, once all events have been read.
        self.envelope: Envelope[Any] | None = None

    def __iter__(self) -> Iterator[Event]:
        """Run the call in a thread, and give its events.

        Raises:
            KeyboardInterrupt: The handler was interrupted.

        """
        queue, cx = self._begun()
        cancel = cx.cancel
        raised: list[BaseException] = []

        def run() -> None:
            try:
                self.envelope = self._calling.call(self._tool, self._payload, cx)
            except BaseException as error:  # noqa: BLE001 # it belongs to the reader
                raised.append(error)
            finally:
                queue.finish()

        try:
            start_waited(run, caller_of(cx))
        except Busy:
            self.envelope = self._calling.refuse(self._tool, self._payload, cx)
            queue.finish()
        try:
            while (event := queue.take()) is not None:
                yield event
        finally:
            cancel.cancel()
            queue.close()
        if raised:
            raise raised[0]

    async def __aiter__(self) -> AsyncIterator[Event]:
        """Run the call on the running event loop, and give its events."""
        queue, cx = self._begun()

        async def run() -> None:
            try:
                self.envelope = await self._calling.acall(self._tool, self._payload, cx)
            finally:
                queue.finish()

        task = asyncio.create_task(run())
        try:
            while (event := await queue.async_take()) is not None:
                yield event
            await task
        finally:
            task.cancel()
            cx.cancel.cancel()
            queue.close()

    def _begun(self) -> tuple[_Queue, Context]:
        if self._used:
            raise RuntimeError("the events of a call can be read once")
        self._used = True
        queue = _Queue(self._cx.events)
        cx = self._cx.with_cancel(self._cx.token().child()).with_events(queue)
        return queue, cx


class _Queue:
    """Events that wait to be read."""

    def __init__(self, outer: EventSink | None) -> None:
        self._outer = outer
        self._events: deque[Event] = deque()
        self._changed = threading.Condition()
        # Called once at the next change, for those who wait on a loop.
        self._waiting: list[Callable[[], None]] = []
        self._finished = False
        self._closed = False

    def __call__(self, event: Event) -> None:
        """Take an event, for a receiver that the context has as well."""
        if self._outer is not None:
            deliver(self._outer, event)
        with self._changed:
            if not self._finished:
                self._events.append(event)
                self._tell()

    def finish(self) -> None:
        """No more events come."""
        with self._changed:
            self._finished = True
            self._tell()

    def close(self) -> None:
        """Nobody reads any more."""
        with self._changed:
            self._closed = True
            self._tell()

    def take(self) -> Event | None:
        """Give the next event; `None` behind the last one."""
        with self._changed:
            while not self._events and not self._finished:
                self._changed.wait()
            return self._taken()

    async def async_take(self) -> Event | None:
        """Give the next event; `None` behind the last one."""
        while True:
            with self._changed:
                if self._events or self._finished:
                    return self._taken()
                changed = self._next_change()
            await changed

    def wait(self) -> None:
        """Wait until the reader has read everything.

        Not where that would stop a loop.
        """
        if asyncio._get_running_loop() is not None:  # noqa: SLF001 # the public one raises
            return
        with self._changed:
            while self._holds():
                self._changed.wait()
        wait = getattr(self._outer, "wait", None)
        if wait is not None:
            wait()

    async def async_wait(self) -> None:
        """Wait until the reader has read everything."""
        while True:
            with self._changed:
                if not self._holds():
                    break
                changed = self._next_change()
            await changed
        if self._closed:
            # Nobody listens: a cancel may be on its way.
            await asyncio.sleep(0)
        wait = getattr(self._outer, "async_wait", None)
        if wait is not None:
            await wait()

    def _holds(self) -> bool:
        """Whether an item has to wait; the lock is held."""
        return bool(self._events) and not self._closed and not self._finished

    def _taken(self) -> Event | None:
        event = self._events.popleft() if self._events else None
        self._tell()
        return event

    def _tell(self) -> None:
        """Wake all who wait; the lock is held."""
        self._changed.notify_all()
        waiting, self._waiting = self._waiting, []
        for wake in waiting:
            wake()

    def _next_change(self) -> asyncio.Future[None]:
        """Give a future that is done at the next change; the lock is held."""
        loop = asyncio.get_running_loop()
        changed: asyncio.Future[None] = loop.create_future()

        def wake() -> None:
            if not loop.is_closed():
                loop.call_soon_threadsafe(_done, changed)

        self._waiting.append(wake)
        return changed


def _done(future: asyncio.Future[None]) -> None:
    if not future.done():
        future.set_result(None)
