"""Whatever can run a tool by name: a registry, and later a server or a command."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from toolrt.call.envelope import Envelope

if TYPE_CHECKING:
    from toolrt.call.context import Context
else:
    from toolrt.lazy import hinted

    Context = hinted("Context", "toolrt.call.context")

__all__ = ["AsyncExecutor", "Executor"]


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
