"""One run of an agent, within the limits that its design sets."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Any

from toolrt.call.context import Context
from toolrt.call.envelope import Envelope, Status

if TYPE_CHECKING:
    from toolrt.host.pipeline import Payload

    from .view import RegistryView
else:
    from toolrt.lazy import hinted

    Payload = hinted("Payload", "toolrt.host.pipeline")
    RegistryView = hinted("RegistryView", "toolrt.agent.view")

__all__ = ["Ended", "Run", "RunEnded"]


class Ended(StrEnum):
    """Why a run makes no more calls."""

    #: A tool has succeeded that ends the run (`final`).
    FINISHED = "the run is finished"
    #: As many calls as `calls` allows have been made.
    CALLS = "the run has made all calls that it may make"
    #: As many calls in a row as `failures` allows have failed.
    FAILURES = "too many calls in a row have failed"
    #: The run has taken the whole `time`.
    TIME = "the run has taken all the time that it may take"


class RunEnded(Exception):  # an end of a call
    """A run makes no more calls."""

    def __init__(self, why: Ended) -> None:
        """Take why the run makes no more calls."""
        super().__init__(why)
        #: Why it does not.
        self.why = why

    def __str__(self) -> str:
        """Give a line for people."""
        return self.why.value


class Run:
    """One run of an agent.

    The tools that it uses, until a limit of its policy is reached.

    The host drives the model; this keeps the count. Calls are made one after the other:

        run = Run(view)
        while (ended := run.ended()) is None:
            wish = model.turn(run.turn_time())
            model.tell(run.call(wish.tool, wish.args, cx.child()))
    """

    __slots__ = ("_calls", "_failures", "_finished", "_start", "_view")

    def __init__(self, view: RegistryView) -> None:
        """Make a run that starts now, on the clock of the view's registry."""
        self._view = view
        self._start = view.now()
        self._calls = 0
        self._failures = 0
        self._finished = False

    @property
    def view(self) -> RegistryView:
        """The tools of the run."""
        return self._view

    def call(
        self, tool: str, payload: Payload = None, cx: Context | None = None
    ) -> Envelope[Any]:
        """Call a tool, unless the run has ended.

        The call may take what is left of the run's time, and `tool_timeout` at most.
        Calls of unmetered tools are free; one of an unknown tool is not.

        Raises:
            RunEnded: The run makes no more calls.

        """
        limited = self._begin(tool, cx)
        return self._count(tool, self._view.call(tool, payload, limited))

    async def acall(
        self, tool: str, payload: Payload = None, cx: Context | None = None
    ) -> Envelope[Any]:
        """Call a tool on the running event loop, as `call` does."""
        limited = self._begin(tool, cx)
        return self._count(tool, await self._view.acall(tool, payload, limited))

    def ended(self) -> Ended | None:
        """Why the run makes no more calls; `None` while it may."""
        policy = self._view.agent.policy
        if self._finished:
            return Ended.FINISHED
        if policy.failures is not None and self._failures >= policy.failures:
            return Ended.FAILURES
        if policy.calls is not None and self._calls >= policy.calls:
            return Ended.CALLS
        return Ended.TIME if self._time_left() == 0.0 else None

    def turn_time(self) -> float | None:
        """How many seconds the model's next turn may take.

        That is `plan_timeout`, and what is left of the run's time at most.
        """
        return _least(
            _seconds(self._view.agent.policy.plan_timeout_ms), self._time_left()
        )

    def _begin(self, tool: str, cx: Context | None) -> Context | None:
        ended = self.ended()
        if ended is not None:
            raise RunEnded(ended)
        spec = self._view.get(tool)
        if spec is None or not spec.unmetered:
            self._calls += 1
        own = _seconds(self._view.agent.policy.tool_timeout_ms)
        limit = _least(None if cx is None else cx.timeout, own, self._time_left())
        return cx if limit is None else (cx or Context()).with_timeout(limit)

    def _count(self, tool: str, envelope: Envelope[Any]) -> Envelope[Any]:
        failed = envelope.status is Status.ERROR
        self._failures = self._failures + 1 if failed else 0
        spec = self._view.get(tool)
        self._finished = envelope.ok and spec is not None and spec.is_final
        return envelope

    def _time_left(self) -> float | None:
        whole = _seconds(self._view.agent.policy.time_ms)
        if whole is None:
            return None
        return max(whole - (self._view.now() - self._start), 0.0)


def _seconds(milliseconds: int | None) -> float | None:
    return None if milliseconds is None else milliseconds / 1000


def _least(*limits: float | None) -> float | None:
    return min((limit for limit in limits if limit is not None), default=None)
