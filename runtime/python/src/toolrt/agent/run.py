"""One run of an agent, within the limits that its design sets."""

from __future__ import annotations

from _thread import allocate_lock
from collections import deque
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

    The host drives the model; this keeps the count:

        run = Run(view)
        while (ended := run.ended()) is None:
            wish = model.turn(run.turn_time())
            model.tell(run.call(wish.tool, wish.args, cx.child()))

    Calls of one turn may be made at once, on an event loop or in threads. They count in
    the order in which they begin: failures in a row are those of calls that begin one
    after the other, whichever of them ends first. A call that ends with a question
    counts when it goes on.
    """

    __slots__ = (
        "_calls",
        "_failures",
        "_finished",
        "_lock",
        "_made",
        "_start",
        "_view",
    )

    def __init__(self, view: RegistryView) -> None:
        """Make a run that starts now, on the clock of the view's registry."""
        self._view = view
        self._lock = allocate_lock()
        self._start = view.now()
        self._calls = 0
        # Failures in a row before the calls of `_made`: those from the first one on
        # that still runs, in the order in which they have begun.
        self._failures = 0
        self._made: deque[_Made] = deque()
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
        limited, made = self._begin(tool, cx)
        try:
            envelope = self._view.call(tool, payload, limited)
        except BaseException:
            self._forget(made)
            raise
        return self._count(tool, made, envelope)

    async def acall(
        self, tool: str, payload: Payload = None, cx: Context | None = None
    ) -> Envelope[Any]:
        """Call a tool on the running event loop, as `call` does."""
        limited, made = self._begin(tool, cx)
        try:
            envelope = await self._view.acall(tool, payload, limited)
        except BaseException:
            self._forget(made)
            raise
        return self._count(tool, made, envelope)

    def ended(self) -> Ended | None:
        """Why the run makes no more calls; `None` while it may."""
        with self._lock:
            return self._ended()

    def _ended(self) -> Ended | None:
        policy = self._view.agent.policy
        if self._finished:
            return Ended.FINISHED
        if policy.failures is not None and self._in_a_row() >= policy.failures:
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

    def _begin(self, tool: str, cx: Context | None) -> tuple[Context | None, _Made]:
        spec = self._view.get(tool)
        made = _Made(is_metered=spec is None or not spec.unmetered)
        with self._lock:
            ended = self._ended()
            if ended is not None:
                raise RunEnded(ended)
            self._calls += made.is_metered
            self._made.append(made)
        own = _seconds(self._view.agent.policy.tool_timeout_ms)
        limit = _least(None if cx is None else cx.timeout, own, self._time_left())
        return cx if limit is None else (cx or Context()).with_timeout(limit), made

    def _count(self, tool: str, made: _Made, envelope: Envelope[Any]) -> Envelope[Any]:
        if envelope.status is Status.INPUT_REQUIRED:
            self._forget(made, is_call=False)
            return envelope
        spec = self._view.get(tool)
        with self._lock:
            made.failed = envelope.status is Status.ERROR
            self._settle()
            if envelope.ok and spec is not None and spec.is_final:
                self._finished = True
        return envelope

    def _forget(self, made: _Made, *, is_call: bool = True) -> None:
        """Leave out a call that has no answer, or that has only asked something."""
        with self._lock:
            self._calls -= made.is_metered and not is_call
            self._made.remove(made)
            self._settle()

    def _settle(self) -> None:
        while self._made and self._made[0].failed is not None:
            self._failures = self._made.popleft().after(self._failures)

    def _in_a_row(self) -> int:
        """How many calls in a row have failed; those that still run say nothing."""
        failures = self._failures
        for made in self._made:
            failures = made.after(failures)
        return failures

    def _time_left(self) -> float | None:
        whole = _seconds(self._view.agent.policy.time_ms)
        if whole is None:
            return None
        return max(whole - (self._view.now() - self._start), 0.0)


class _Made:
    """A call that has begun."""

    __slots__ = ("failed", "is_metered")

    def __init__(self, *, is_metered: bool) -> None:
        #: Whether it counts against a budget of calls.
        self.is_metered = is_metered
        # Nothing is known while it runs.
        self.failed: bool | None = None

    def after(self, failures: int) -> int:
        """Give the failures in a row with this call, by those before it."""
        if self.failed is None:
            return failures
        return failures + 1 if self.failed else 0


def _seconds(milliseconds: int | None) -> float | None:
    return None if milliseconds is None else milliseconds / 1000


def _least(*limits: float | None) -> float | None:
    return min((limit for limit in limits if limit is not None), default=None)
