"""Which calls a registry lets in, and which run: what it takes to shut it down."""

from __future__ import annotations

from _thread import RLock
from typing import TYPE_CHECKING

from toolrt.call.cancel import Cancel

if TYPE_CHECKING:
    from collections.abc import Callable

    from toolrt.call.context import Context
else:
    from toolrt.lazy import hinted

    Context = hinted("Context", "toolrt.call.context")

__all__ = ["Gate", "Pass"]


class Pass:
    """A call that was let in; it has ended when the gate is told so (`leave`)."""

    __slots__ = ("_gate", "is_inside", "is_told", "stop", "token", "waits")

    def __init__(self, gate: Gate, token: Cancel, *, is_inside: bool) -> None:
        """Take who has let it in, and what cancels it."""
        self._gate = gate
        self.token = token
        #: Ends a handler that does not look at the token.
        self.stop: Callable[[], None] | None = None
        #: Whether a call of this registry that runs has made it.
        self.is_inside = is_inside
        #: Whether it waits for its turn.
        self.waits = False
        #: Whether it was told to end.
        self.is_told = False

    def end(self) -> None:
        """Cancel the call, and nothing around it."""
        if not self.is_inside:
            # One inside shares the token of the call around it.
            self.token.cancel()
        stop = self.stop
        if stop is not None:
            stop()

    def may_wait(self) -> bool:
        """Note that it waits for its turn from now on; whether it may."""
        return self._gate.may_wait(self)

    def is_turned_away(self) -> bool:
        """Note that it waits no more; whether it was turned away."""
        return self._gate.is_turned_away(self)


class Gate:
    """Lets calls in until it is shut, and knows those that run."""

    __slots__ = ("_cancelled", "_finished", "_lock", "_running", "_waiting", "is_shut")

    def __init__(self) -> None:
        """Let everybody in."""
        # A collection may come while this thread has it, and end calls that were left.
        self._lock = RLock()
        self._running: set[Pass] = set()
        self._waiting: dict[object, Callable[[], None]] = {}
        self._finished = self._cancelled = 0
        #: Whether nobody is let in any more.
        self.is_shut = False

    def enter(self, cx: Context) -> Pass | None:
        """Let a call in, unless the gate is shut.

        Calls that are made by one that runs belong to it.

        Args:
            cx: The context of the call, and of nobody else.

        """
        around = cx.passes
        with self._lock:
            is_inside = bool(around) and not self._running.isdisjoint(around)
            if self.is_shut and not is_inside:
                return None
            own = Pass(self, cx.ensure_own_token(is_inside), is_inside=is_inside)
            self._running.add(own)
        cx.admit(own)
        return own

    def leave(self, own: Pass) -> None:
        """Note that a call has ended."""
        with self._lock:
            self._running.discard(own)
            if self.is_shut and not own.is_inside:
                if own.is_told:
                    self._cancelled += 1
                else:
                    self._finished += 1
            if self._running or not self._waiting:
                return
            waiting, self._waiting = self._waiting, {}
        for wake in waiting.values():
            wake()

    def shut(self) -> None:
        """Let nobody in any more, and turn those away who wait for their turn."""
        with self._lock:
            self.is_shut = True
            told = self._tell(lambda own: own.waits and not own.is_inside)
        _cancel(told)

    def cancel(self) -> None:
        """Cancel every call that runs."""
        with self._lock:
            told = self._tell(lambda _: True)
        _cancel(told)

    def may_wait(self, own: Pass) -> bool:
        """Note that a call waits for its turn from now on; whether it may."""
        with self._lock:
            own.waits = own.is_inside or not self.is_shut
            return own.waits

    def is_turned_away(self, own: Pass) -> bool:
        """Note that a call waits no more; whether it was turned away."""
        with self._lock:
            own.waits = False
            return own.is_told

    def when_idle(self, place: object, wake: Callable[[], None]) -> bool:
        """Call back when nothing runs any more; whether something runs at all."""
        with self._lock:
            if self._running:
                self._waiting[place] = wake
            return bool(self._running)

    def forget(self, place: object) -> None:
        """Stop calling back."""
        with self._lock:
            self._waiting.pop(place, None)

    def counts(self) -> tuple[int, int, int]:
        """Give how many calls have ended, were told to and have, and have not."""
        with self._lock:
            left = sum(not own.is_inside for own in list(self._running))
            return self._finished, self._cancelled, left

    def _tell(self, which: Callable[[Pass], bool]) -> list[Pass]:
        """Note that calls are told to end; their tokens are cancelled unlocked."""
        running = list(self._running)
        told = [own for own in running if not own.is_told and which(own)]
        for own in told:
            own.is_told = True
        return told


def _cancel(told: list[Pass]) -> None:
    for own in told:
        own.token.cancel()
        stop = own.stop
        if stop is not None:
            stop()
