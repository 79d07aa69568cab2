"""Where a handler that streams puts its items."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar

from toolrt.codec import Codec, Refused

from .envelope import CallFault, TooMuch, spelt_out
from .error import Internal, Passing
from .event import Item, receiver_failed

if TYPE_CHECKING:
    from .context import Context
else:
    from toolrt.lazy import hinted

    Context = hinted("Context", "toolrt.call.context")

__all__ = ["Sink"]

T = TypeVar("T")


class Sink(Generic[T]):
    """Where a handler that streams puts its items, one at a time.

    `send` in a handler, `asend` in an async one.
    """

    __slots__ = ("_codec", "_cx", "_limit", "_then")

    def __init__(
        self,
        cx: Context,
        codec: Codec[T],
        then: Codec[Any] | None = None,
        limit: int | None = None,
    ) -> None:
        """Make the sink of a call.

        Args:
            cx: The context of the call.
            codec: How items are checked and written.
            then: The type that listeners expect, where it is another one.
            limit: How many bytes an item may take, where that is limited.

        """
        self._cx = cx
        self._codec = codec
        self._then = then
        self._limit = limit

    def through(self, codec: Codec[Any]) -> Sink[Any]:
        """Give a sink for items of another type, which fit this one's by shape.

        This one's limits hold as well.
        """
        return Sink(self._cx, codec, self._codec, self._limit)

    def send(self, item: T) -> None:
        """Hand an item on, as soon as whoever listens can take it.

        Where nobody does, items are checked and dropped.

        Raises:
            Internal: The item breaks its type.
            TooMuch: The item takes more bytes than the host takes.
            Refusal: The call is over: ended, cancelled, or past its deadline. A handler
                that was left behind thus ends, too.

        """
        checked = self._checked(item)
        wait = getattr(self._cx.events, "wait", None)
        if wait is not None:
            try:
                wait()
            except Exception as error:  # noqa: BLE001 # whatever it does, the call goes on
                receiver_failed(error)
        self._cx.mark_sent()
        self._cx.emit(checked)
        if self._cx.is_over():
            raise Passing(CallFault.cancelled())

    async def asend(self, item: T) -> None:
        """Hand an item on, as soon as whoever listens can take it.

        For handlers that are `async`.

        Raises:
            Internal: The item breaks its type.
            TooMuch: The item takes more bytes than the host takes.
            Refusal: The call is over: ended, cancelled, or past its deadline.

        """
        checked = self._checked(item)
        wait = getattr(self._cx.events, "async_wait", None)
        if wait is not None:
            try:
                await wait()
            except Exception as error:  # noqa: BLE001 # likewise
                receiver_failed(error)
        self._cx.mark_sent()
        self._cx.emit(checked)
        if self._cx.is_over():
            raise Passing(CallFault.cancelled())

    def _checked(self, item: T) -> Item:
        value: object
        try:
            value, document = self._codec.canonical(item)
            if self._then is not None:
                value = self._then.decode(document)
                document = self._then.encode(value)
        except Refused as refused:
            raise Internal(
                f"a streamed item breaks its type: {spelt_out(refused.issues)}"
            ) from None
        if self._limit is not None and len(document) > self._limit:
            raise TooMuch(len(document), self._limit)
        return Item(value, document)
