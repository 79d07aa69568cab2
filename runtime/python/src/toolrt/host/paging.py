"""All pages of a tool, one call after the other."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from typing import TYPE_CHECKING, Any, TypeVar

from toolrt import json
from toolrt.call.envelope import CallFailed, CallFault, Envelope, Status
from toolrt.call.error import Kind
from toolrt.call.plain import member_at, members_of

from .client import answer
from .tool import Tool

if TYPE_CHECKING:
    from toolrt.call.context import Context

    from .executor import AsyncExecutor, Executor
else:
    from toolrt.lazy import hinted

    Context = hinted("Context", "toolrt.call.context")
    AsyncExecutor = hinted("AsyncExecutor", "toolrt.host.executor")
    Executor = hinted("Executor", "toolrt.host.executor")

__all__ = ["apages", "pages"]

A = TypeVar("A")
R = TypeVar("R")


def pages(
    executor: Executor, tool: Tool[A, R], args: A, cx: Context | None = None
) -> Iterator[R]:
    """All pages of a tool that says `pages`, from where `args` begins.

    Each result's cursor is the next call's argument, until a result has none. Raises as
    `toolrt.host.call` does.
    """
    turn = _Pages(tool, args)
    while not turn.done:
        envelope = executor.call(tool.name, turn.payload(), cx)
        turn.take(envelope)
        yield answer(tool, envelope, cx)


async def apages(
    executor: AsyncExecutor, tool: Tool[A, R], args: A, cx: Context | None = None
) -> AsyncIterator[R]:
    """All pages of a tool, as `pages` gives them."""
    turn = _Pages(tool, args)
    while not turn.done:
        envelope = await executor.acall(tool.name, turn.payload(), cx)
        turn.take(envelope)
        yield answer(tool, envelope, cx)


class _Pages:
    """The arguments of the next call."""

    def __init__(self, tool: Tool[A, Any], args: A) -> None:
        codec = tool.args
        self._paging = tool.spec().paging
        self._tool = tool.name
        self._args: object = json.parse(codec.encode(args))
        # The cursor among them, if it is not the caller's.
        self._cursor: object = None
        self.done = False

    def payload(self) -> bytes:
        """Give the arguments."""
        return json.dump(self._args)

    def take(self, envelope: Envelope[Any]) -> None:
        """Put the cursor of a result into the arguments."""
        self.done = True
        paging = self._paging
        if envelope.status is not Status.SUCCESS or paging is None:
            return
        result = json.parse(envelope.result_json or b"null")
        cursor = member_at(result, paging.next)
        if cursor is None or cursor == "":
            return
        if cursor == self._cursor:
            raise CallFailed(_stuck(self._tool, envelope))
        self._args = _with(self._args, paging.cursor, cursor)
        self._cursor = cursor
        self.done = False


def _with(value: object, path: tuple[str, ...], inside: object) -> object:
    """Give the value with another one at a path.

    Objects that are not there yet are made.
    """
    if not path:
        return inside
    key, *rest = path
    members = members_of(value)
    return {**members, key: _with(members.get(key), tuple(rest), inside)}


def _stuck(tool: str, envelope: Envelope[Any]) -> Envelope[Any]:
    message = f"The tool {tool} gives the same cursor again, so its pages never end."
    fault = CallFault.of("internal", Kind.INTERNAL, message)
    return Envelope(status=Status.ERROR, error=fault, meta=envelope.meta)
