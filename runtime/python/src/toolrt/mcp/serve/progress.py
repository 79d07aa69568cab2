"""What a client hears while a call runs: progress, items, lines of the log."""

from __future__ import annotations

import asyncio
import threading
from collections import deque
from math import isfinite
from typing import TYPE_CHECKING, Any, Final

from mcp_types import (
    LOG_LEVEL_META_KEY,
    LoggingMessageNotification,
    LoggingMessageNotificationParams,
    ProgressNotification,
    ProgressNotificationParams,
)

from toolrt.call.event import LEVELS, Event, Item, Log, Progress

from .jsons import read
from .sessions import session_of

if TYPE_CHECKING:
    from mcp_types import ProgressToken, ServerNotification

    from toolrt.call.event import Level

    from .incoming import Incoming

__all__ = ["Telling", "telling_of"]

#: How many events wait for a client that reads slowly; further ones are dropped, and
#: items are held back.
_MOST: Final = 256

#: How much a client without a percent hears that there was progress.
_STEP: Final = 0.001

_RANKS: Final = {level: rank for rank, level in enumerate(LEVELS)}

_ITEM: Final = "dev.toolc/item"


def telling_of(incoming: Incoming) -> Telling | None:
    """Give what tells a client of a call; nothing where it does not listen."""
    token = incoming.meta.get("progressToken")
    if isinstance(token, bool) or not isinstance(token, (str, int)):
        token = None
    level: Level | None
    if incoming.is_modern:
        asked = incoming.meta.get(LOG_LEVEL_META_KEY)
        level = asked if asked in _RANKS else None
    else:
        level = session_of(incoming.ctx).level
    if token is None and level is None:
        return None
    return Telling(incoming, token, level)


class Telling:
    """Tells a client of the events of its call, in their order.

    A receiver of events: it is called from any thread, and never waits.
    """

    __slots__ = (
        "_changed",
        "_closed",
        "_incoming",
        "_loop",
        "_rank",
        "_room",
        "_said",
        "_task",
        "_token",
        "_waiting",
    )

    def __init__(
        self, incoming: Incoming, token: ProgressToken | None, level: Level | None
    ) -> None:
        """Take the request.

        Args:
            incoming: The request.
            token: By which the client knows progress; `None` if it hears of none.
            level: From which level on it hears of the log; `None` if it does not.

        """
        self._incoming = incoming
        self._token = token
        self._rank = len(LEVELS) if level is None else _RANKS[level]
        self._loop = asyncio.get_running_loop()
        self._waiting: deque[Event] = deque()
        self._changed = threading.Condition()
        # Async handlers run on this loop.
        self._room = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._closed = False
        # How far the client believes the call to be.
        self._said = 0.0

    def __call__(self, event: Event) -> None:
        """Take an event."""
        kind = event.kind
        if isinstance(kind, Log):
            if _RANKS[kind.level] < self._rank:
                return
        elif self._token is None or not isinstance(kind, (Progress, Item)):
            return
        with self._changed:
            is_first = not self._waiting
            if self._closed or (
                len(self._waiting) >= _MOST and not isinstance(kind, Item)
            ):
                return
            self._waiting.append(event)
        if is_first:
            self._loop.call_soon_threadsafe(self._wake)

    def wait(self) -> None:
        """Wait until an item has room; not where that would stop a loop."""
        if asyncio._get_running_loop() is not None:  # noqa: SLF001 # the public one raises
            return
        with self._changed:
            while len(self._waiting) >= _MOST and not self._closed:
                self._changed.wait()

    async def async_wait(self) -> None:
        """Wait until an item has room."""
        while len(self._waiting) >= _MOST and not self._closed:
            self._room.clear()
            await self._room.wait()

    async def flush(self) -> None:
        """Wait until everything is told: the answer comes behind it."""
        await asyncio.sleep(0)  # a wake may be on its way
        while self._waiting and not self._closed:
            self._wake()
            if self._task is not None:
                await asyncio.shield(self._task)

    def close(self) -> None:
        """Tell nothing any more."""
        with self._changed:
            self._closed = True
            self._waiting.clear()
            self._changed.notify_all()
        self._room.set()
        if self._task is not None:
            self._task.cancel()

    def _wake(self) -> None:
        if self._task is None or self._task.done():
            self._task = self._loop.create_task(self._tell())

    async def _tell(self) -> None:
        session = self._incoming.ctx.session
        while self._waiting:
            event = self._waiting[0]
            try:
                await session.send_notification(self._told(event), self._incoming.id)
            except Exception:  # noqa: BLE001 # a client that has gone; its call is cancelled
                self._closed = True
            with self._changed:
                if self._closed:
                    self._waiting.clear()
                else:
                    self._waiting.popleft()
                self._changed.notify_all()
            self._room.set()

    def _told(self, event: Event) -> ServerNotification:
        kind = event.kind
        if isinstance(kind, Log):
            line: dict[str, Any] = {
                "level": kind.level,
                "logger": event.tool,
                "data": kind.message,
            }
            if self._token is not None:
                # By which a client with several calls knows whose line it is.
                line["_meta"] = {"progressToken": self._token}
            return LoggingMessageNotification(
                params=LoggingMessageNotificationParams(**line)
            )
        percent, meta, message = None, None, ""
        if isinstance(kind, Item):
            message = kind.json.decode()
            meta = {_ITEM: read(kind.json)}
        elif isinstance(kind, Progress):
            message, percent = kind.message, kind.percent
        params: dict[str, Any] = {
            "progressToken": self._token,
            "progress": self._grown(percent),
            "message": message,
        }
        if percent is not None and isfinite(percent):
            params["total"] = 100.0
        if meta is not None:
            params["_meta"] = meta
        return ProgressNotification(params=ProgressNotificationParams(**params))

    def _grown(self, percent: float | None) -> float:
        """Give what a client is told, which always grows."""
        said = round(self._said + _STEP, 3)
        if percent is not None and isfinite(percent) and percent > self._said:
            said = float(percent)
        self._said = said
        return said
