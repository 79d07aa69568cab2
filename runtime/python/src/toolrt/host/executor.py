"""Whatever can run a tool by name: a registry, a server, a program."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from toolrt.call.envelope import Envelope

if TYPE_CHECKING:
    from toolrt.call.context import Context
    from toolrt.spec import Spec

    from .tool import Tool
else:
    from toolrt.lazy import hinted

    Context = hinted("Context", "toolrt.call.context")
    Spec = hinted("Spec", "toolrt.spec")
    Tool = hinted("Tool", "toolrt.host.tool")

__all__ = ["AsyncExecutor", "Executor", "knowing", "known_tools"]

E = TypeVar("E")


class Executor(Protocol):
    """Whatever can run a tool by name and wait for its answer.

    Events, streamed items included, go to the context's receiver.
    """

    def call(
        self, tool: str, payload: bytes, cx: Context | None = None, /
    ) -> Envelope[Any]:
        """Call `tool` with JSON arguments."""
        ...


class AsyncExecutor(Protocol):
    """Whatever can run a tool by name while its caller does something else."""

    async def acall(
        self, tool: str, payload: bytes, cx: Context | None = None, /
    ) -> Envelope[Any]:
        """Call `tool` with JSON arguments."""
        ...


def knowing(executor: E, tool: Tool[Any, Any]) -> E:
    """Give the executor that knows the tool which is going to be called.

    One that reads answers in another form than envelopes has a method `knowing`: what a
    tool declares says how its answer is meant.
    """
    own = getattr(executor, "knowing", None)
    if own is None:
        return executor
    known: E = own(tool)
    return known


def known_tools(executor: object) -> Sequence[Spec] | None:
    """Give the specs of the tools that an executor has; `None` where it does not know.

    One that knows has a method `known_tools`.
    """
    own = getattr(executor, "known_tools", None)
    if own is None:
        return None
    known: Sequence[Spec] | None = own()
    return known
