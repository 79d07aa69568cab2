"""Tools that pass every call on to the methods that they are bound to."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from toolrt.call.context import Context
from toolrt.codec import Codec

from .guard import is_async
from .signature import mismatch
from .tool import Tool

if TYPE_CHECKING:
    from toolrt.call.sink import Sink

    from .tool import Handler
else:
    from toolrt.lazy import hinted

    Handler = hinted("Handler", "toolrt.host.tool")

__all__ = ["Bound", "handler_of", "runs_alone"]


class Bound(Struct, frozen=True):
    """A tool, and the method that it is bound to; a chain has none."""

    tool: Tool[Any, Any]
    #: The method of a service.
    method: Callable[..., Any] | None = None
    #: Makes the method's payload of the arguments.
    payload: Callable[..., Any] | None = None
    #: Makes the tool's result of the method's.
    result: Callable[[Any], Any] | None = None
    #: How the method's own injected arguments are read.
    injected: Codec[Any] | None = None
    #: Where these come from.
    sources: Mapping[str, str] = MappingProxyType({})
    #: How the method's items are written.
    item: Codec[Any] | None = None
    #: The methods of the rest that plan it and check its arguments.
    plan: str | None = None
    check: str | None = None


def handler_of(bound: Bound) -> Handler:
    """Give the handler of a bound tool: async where the method is.

    Raises:
        TypeError: The method takes other parameters.

    """
    method = bound.method
    if method is None:
        return runs_alone
    wrong = mismatch(method, _names(bound))
    if wrong is not None:
        name = getattr(method, "__qualname__", repr(method))
        raise TypeError(f"`{name}` {wrong}")

    def given(cx: Context, args: tuple[Any, ...]) -> tuple[Any, ...]:
        return _given(bound, cx, args)

    finish = bound.result or _nothing
    if is_async(method):

        async def wait(cx: Context, *args: Any) -> Any:
            return finish(await method(cx, *given(cx, args)))

        return wait

    def run(cx: Context, *args: Any) -> Any:
        value = method(cx, *given(cx, args))
        if hasattr(value, "__await__"):
            return _finished(value, finish)
        return finish(value)

    return run


def _names(bound: Bound) -> list[str]:
    """Give what the method is called with."""
    names = list(bound.tool.takes()) if bound.payload is None else ["cx", "payload"]
    if bound.injected is not None:
        names.append("injected")
    if bound.item is not None:
        names.append("sink")
    return names


def _given(bound: Bound, cx: Context, args: tuple[Any, ...]) -> tuple[Any, ...]:
    """Make what the method takes of what the handler was given."""
    tool = bound.tool
    sink: Sink[Any] | None = None
    if tool.item is not None:
        *rest, sink = args
        args = tuple(rest)
    payload = bound.payload
    given: list[Any] = list(args) if payload is None else [payload(*args)]
    if bound.injected is not None:
        from toolrt.call.injection import inject  # noqa: PLC0415 # few tools need it

        given.append(inject(cx, bound.sources, bound.injected))
    if bound.item is not None:
        if sink is None:
            from toolrt.call.sink import Sink  # noqa: PLC0415 # likewise

            # The tool streams nothing: nobody hears of the items of the method.
            given.append(Sink(Context(), bound.item))
        else:
            same = bound.item is tool.item
            given.append(sink if same else sink.through(bound.item))
    return tuple(given)


async def _finished(value: Any, finish: Callable[[Any], Any]) -> Any:
    return finish(await value)


def _nothing(_: Any) -> None:
    """Give no content: the method has no result, or the tool has none."""


def runs_alone(*_: object) -> None:
    """Nobody implements a chain."""
