"""One call that a server runs: its context, its events, and how it ends."""

from __future__ import annotations

import asyncio
from collections import deque
from contextvars import ContextVar
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from toolrt import json
from toolrt.call.asking import first_of
from toolrt.call.context import Context
from toolrt.call.envelope import CallFault, Envelope, Meta, Status
from toolrt.call.error import Kind
from toolrt.call.event import LEVELS, EventKind, Finished, Item, Log, Progress
from toolrt.codec import Refused

if TYPE_CHECKING:
    from toolrt.call.request import Asker
    from toolrt.host.tool import Tool

__all__ = ["CURRENT", "Call"]

#: The call that a message belongs to, where its transport knows.
CURRENT: Final[ContextVar[Call | None]] = ContextVar("toolrt.mcp.call", default=None)

#: How many bytes of events wait for a reader; a server that tells more loses the call.
_MOST_UNHEARD: Final = 16 * 1024 * 1024

#: How many bytes an event takes beside its text.
_EACH: Final = 128

_ITEM: Final = "dev.toolc/item"


class Call:
    """One call that a server runs."""

    __slots__ = (
        "_emits",
        "_ends",
        "_events",
        "_start",
        "_unheard",
        "asker",
        "asks",
        "cx",
        "loop",
        "name",
        "rounds",
        "seconds",
        "sent",
        "spoilt",
        "token",
        "tool",
        "why",
    )

    def __init__(
        self,
        name: str,
        token: str,
        *,
        cx: Context | None,
        tool: Tool[Any, Any] | None,
        seconds: float,
        asker: Asker | None,
        loop: asyncio.AbstractEventLoop | None,
    ) -> None:
        """Begin a call.

        Args:
            name: The tool, as the caller calls it.
            token: By which the server tells of its progress.
            cx: The context of whoever calls.
            tool: The tool, if it is known.
            seconds: How many seconds it may take at most.
            asker: Who answers where the context has nobody.
            loop: The loop of whoever calls, where askers run that are async.

        """
        given = Context() if cx is None else cx
        given.token()  # shared with the call, which can be cancelled from now on
        left = given.time_left()
        limits = (seconds, given.timeout, left)
        #: How many seconds the call may take.
        self.seconds = min(limit for limit in limits if limit is not None)
        self._start = monotonic()
        self._ends = asyncio.get_running_loop().time() + self.seconds
        call_id = given.call_id if not given.is_running else None
        self.cx = given.started(name, call_id or token, None)
        self.name = name
        #: The name by which the server knows the tool.
        self.sent = name
        self.token = token
        self.tool = tool
        #: Who answers what the server asks.
        self.asker = first_of(given.asker, asker)
        #: By whom calls differ that ask others.
        self.asks = given.asker
        self.loop = loop
        self._events: deque[EventKind] = deque()
        self._unheard = 0
        self._emits: asyncio.Task[None] | None = None
        #: How many requests the call has taken.
        self.rounds = 0
        #: Set when the server tells what ends the call: more than anybody can keep, or
        #: an item that breaks its type.
        self.spoilt = asyncio.Event()
        self.why: CallFault | None = None

    def left(self) -> float:
        """How many seconds are left."""
        return max(self._ends - asyncio.get_running_loop().time(), 0.0)

    @property
    def listens(self) -> bool:
        """Whether somebody listens."""
        return self.cx.events is not None

    def told(self, kind: EventKind) -> None:
        """Take what the server tells, for a listener that may read slowly."""
        if not self.listens:
            return
        self._unheard += _size(kind)
        if self._unheard > _MOST_UNHEARD:
            message = "The server tells more than anybody hears."
            self._spoil(CallFault.of("unavailable", Kind.UNAVAILABLE, message))
            return
        self._events.append(kind)
        if self._emits is None or self._emits.done():
            self._emits = asyncio.get_running_loop().create_task(self._emit())

    async def drained(self) -> None:
        """Wait until everything is told."""
        while self._emits is not None and not self._emits.done():
            await asyncio.shield(self._emits)

    def over(self) -> None:
        """Tell nothing any more."""
        self._events.clear()
        if self._emits is not None:
            self._emits.cancel()

    async def _emit(self) -> None:
        wait = getattr(self.cx.events, "async_wait", None)
        while self._events:
            if wait is not None and isinstance(self._events[0], Item):
                # An item waits until everything before it has been read.
                await wait()
            if self._events:
                kind = self._events.popleft()
                self._unheard -= _size(kind)
                self.cx.emit(kind)

    def _spoil(self, why: CallFault) -> None:
        self.why = self.why or why
        self.spoilt.set()

    def progress(self, percent: float | None, message: str, meta: Any) -> None:
        """Take progress, or an item."""
        if isinstance(meta, dict) and _ITEM in meta:
            self._item(json.dump(meta[_ITEM]))
        else:
            self.told(Progress(self.cx.shown(message), percent))

    def _item(self, document: bytes) -> None:
        codec = None if self.tool is None else self.tool.item
        value: object
        try:
            if codec is None:
                value = json.parse(document)
            else:
                value, _ = codec.decode_lenient(document)
                document = codec.encode(value)
        except (Refused, json.Broken) as error:
            issues = error.issues if isinstance(error, Refused) else ()
            message = "The server has sent an item that breaks its declared type."
            self._spoil(
                CallFault.of("invalid_output", Kind.INTERNAL, message, issues=issues)
            )
            return
        self.told(Item(value, document))

    def log(self, level: str, data: object) -> None:
        """Take a line of the log."""
        text = data if isinstance(data, str) else json.dump(data).decode()
        known = level if level in LEVELS else "info"
        self.told(Log(self.cx.shown(text), known))

    def fails(self, code: str, kind: Kind, message: str, **more: Any) -> Envelope[Any]:
        """Give the answer of a call that fails on this side."""
        return self.failure(CallFault.of(code, kind, message, **more))

    def failure(self, fault: CallFault) -> Envelope[Any]:
        """Give the answer with an error."""
        return Envelope(status=Status.ERROR, error=fault, meta=self.meta())

    def meta(self, told: Meta | None = None) -> Meta:
        """Give what is known of the call: on this side, and what the server tells."""
        return replace(
            told or Meta(tool=self.name),
            call_id=self.cx.call_id or "",
            duration_ms=int((monotonic() - self._start) * 1000),
            session_id=self.cx.session_id,
            caller=self.cx.caller,
        )

    def end(self, envelope: Envelope[Any]) -> Envelope[Any]:
        """Tell whoever listens that the call has ended."""
        self.over()
        self.cx.end()
        self.cx.emit(Finished(envelope))
        return envelope


def _size(kind: EventKind) -> int:
    """Give about how many bytes an event takes."""
    if isinstance(kind, Item):
        return _EACH + len(kind.json)
    return _EACH + len(kind.message) if isinstance(kind, Log | Progress) else _EACH
