"""What is seen of messages on their way: where they end, and whose they are."""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Final, Self

from mcp_types import (
    CLIENT_CAPABILITIES_META_KEY,
    JSONRPCRequest,
    JSONRPCResponse,
)

from toolrt.call.plain import members_of
from toolrt.call.request import RequestKind, answers

from .call import CURRENT

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Awaitable, Callable
    from contextlib import AbstractAsyncContextManager

    from mcp.client._transport import TransportStreams

    from .call import Call

__all__ = ["watched"]

#: What a client declares for the kinds of requests that it answers.
_DECLARED: Final = {
    "elicitation": (RequestKind.ASK, RequestKind.CONFIRM),
    "sampling": (RequestKind.SAMPLE,),
    "roots": (RequestKind.ROOTS,),
}


@asynccontextmanager
async def watched(
    transport: AbstractAsyncContextManager[TransportStreams], ended: Callable[[], None]
) -> AsyncGenerator[Any]:
    """Give the streams of a transport, and tell when nothing is read any more."""
    async with transport as (read, write):
        yield _Read(read, ended), _Write(write)


class _Read:
    """A stream that tells of its end."""

    def __init__(self, stream: Any, ended: Callable[[], None]) -> None:
        self._stream = stream
        self._ended = ended

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)

    def __aiter__(self) -> _Read:
        return self

    async def __anext__(self) -> Any:
        return await self._told(self._stream.__anext__())

    async def receive(self) -> Any:
        return await self._told(self._stream.receive())

    async def __aenter__(self) -> Self:
        await self._stream.__aenter__()
        return self

    async def __aexit__(self, *error: object) -> bool | None:
        left: bool | None = await self._stream.__aexit__(*error)
        return left

    async def _told(self, item: Awaitable[Any]) -> Any:
        try:
            told = await item
        except Exception:
            self._ended()
            raise
        message = getattr(told, "message", None)
        if isinstance(message, JSONRPCResponse) and "content" in message.result:
            # A result that does not say what it is is complete; the SDK refuses it.
            message.result.setdefault("resultType", "complete")
        return told


class _Write:
    """A stream that lets each call declare what can be answered in it."""

    def __init__(self, stream: Any) -> None:
        self._stream = stream

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)

    async def send(self, item: Any) -> None:
        """Send a message."""
        call, message = CURRENT.get(), item.message
        if call is not None and isinstance(message, JSONRPCRequest):
            _declare(call, members_of(message.params))
        await self._stream.send(item)

    async def __aenter__(self) -> Self:
        await self._stream.__aenter__()
        return self

    async def __aexit__(self, *error: object) -> bool | None:
        left: bool | None = await self._stream.__aexit__(*error)
        return left


def _declare(call: Call, params: dict[str, Any]) -> None:
    """Take away what nobody answers in a call, in the era in which each says so."""
    meta = members_of(params.get("_meta"))
    declared = members_of(meta.get(CLIENT_CAPABILITIES_META_KEY))
    if declared:
        meta[CLIENT_CAPABILITIES_META_KEY] = {
            name: value
            for name, value in declared.items()
            if name not in _DECLARED
            or (
                call.asker is not None
                and any(answers(call.asker, kind) for kind in _DECLARED[name])
            )
        }
