"""What all generated clients share: how a method calls its tool."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec import UNSET

from toolrt.call.context import Context
from toolrt.call.reply import Partial

from .client import acall, acall_partial, answer, call, call_partial, with_items
from .executor import knowing
from .tool import Tool

if TYPE_CHECKING:
    from .executor import AsyncExecutor, Executor
else:
    from toolrt.lazy import hinted

    AsyncExecutor = hinted("AsyncExecutor", "toolrt.host.executor")
    Executor = hinted("Executor", "toolrt.host.executor")

__all__ = ["AsyncBaseClient", "BaseClient"]

A = TypeVar("A")
R = TypeVar("R")


class BaseClient:
    """Calls tools, and waits for them.

    A method of a generated client gives the arguments of its tool by name, or the value
    that they are. What is `UNSET` is left out.
    """

    def __init__(self, executor: Executor, cx: Context | None = None) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    def _call(self, tool: Tool[A, R], args: A | None = None, /, **named: object) -> R:
        """Call a tool, as `toolrt.host.call` does."""
        # Most calls take this way: it goes through no more functions than it must.
        payload, cx = tool.args.encode(_args(tool, args, named)), self._cx
        envelope = knowing(self._executor, tool).call(tool.name, payload, cx)
        return answer(tool, envelope, cx)

    def _call_partial(
        self, tool: Tool[A, R], args: A | None = None, /, **named: object
    ) -> R | Partial[R]:
        """Call a tool that may do a part only."""
        return call_partial(self._executor, tool, _args(tool, args, named), self._cx)

    def _stream(
        self,
        on_item: Callable[[Any], object],
        tool: Tool[A, R],
        args: A | None = None,
        /,
        **named: object,
    ) -> R:
        """Call a tool; `on_item` sees each of its items."""
        cx = with_items(self._cx, tool, on_item)
        return call(self._executor, tool, _args(tool, args, named), cx)

    def _stream_partial(
        self,
        on_item: Callable[[Any], object],
        tool: Tool[A, R],
        args: A | None = None,
        /,
        **named: object,
    ) -> R | Partial[R]:
        """Call a tool that may do a part only; `on_item` sees each of its items."""
        cx = with_items(self._cx, tool, on_item)
        return call_partial(self._executor, tool, _args(tool, args, named), cx)

    def _pages(
        self, tool: Tool[A, R], args: A | None = None, /, **named: object
    ) -> Iterator[R]:
        """Give all pages of a tool, from the one that is asked for."""
        from .paging import pages  # noqa: PLC0415 # few tools have any

        return pages(self._executor, tool, _args(tool, args, named), self._cx)


class AsyncBaseClient:
    """Calls tools from an event loop, as `BaseClient` does."""

    def __init__(self, executor: AsyncExecutor, cx: Context | None = None) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    async def _call(
        self, tool: Tool[A, R], args: A | None = None, /, **named: object
    ) -> R:
        """Call a tool, as `toolrt.host.acall` does."""
        payload, cx = tool.args.encode(_args(tool, args, named)), self._cx
        envelope = await knowing(self._executor, tool).acall(tool.name, payload, cx)
        return answer(tool, envelope, cx)

    async def _call_partial(
        self, tool: Tool[A, R], args: A | None = None, /, **named: object
    ) -> R | Partial[R]:
        """Call a tool that may do a part only."""
        return await acall_partial(
            self._executor, tool, _args(tool, args, named), self._cx
        )

    async def _stream(
        self,
        on_item: Callable[[Any], object],
        tool: Tool[A, R],
        args: A | None = None,
        /,
        **named: object,
    ) -> R:
        """Call a tool; `on_item` sees each of its items."""
        cx = with_items(self._cx, tool, on_item)
        return await acall(self._executor, tool, _args(tool, args, named), cx)

    async def _stream_partial(
        self,
        on_item: Callable[[Any], object],
        tool: Tool[A, R],
        args: A | None = None,
        /,
        **named: object,
    ) -> R | Partial[R]:
        """Call a tool that may do a part only; `on_item` sees each of its items."""
        cx = with_items(self._cx, tool, on_item)
        return await acall_partial(self._executor, tool, _args(tool, args, named), cx)

    def _pages(
        self, tool: Tool[A, R], args: A | None = None, /, **named: object
    ) -> AsyncIterator[R]:
        """Give all pages of a tool, from the one that is asked for."""
        from .paging import apages  # noqa: PLC0415 # few tools have any

        return apages(self._executor, tool, _args(tool, args, named), self._cx)


def _args(tool: Tool[A, Any], args: A | None, named: Mapping[str, object]) -> A:
    """Give the arguments of a tool, made of names where they are no value yet."""
    if args is not None:
        return args
    table: Any = tool.args.table
    given = {name: value for name, value in named.items() if value is not UNSET}
    made: A = table.cls(**given)
    return made
