"""Cancelling a call that runs."""

from __future__ import annotations

from _thread import allocate_lock
from _weakref import ref
from collections.abc import Callable
from contextlib import suppress

__all__ = ["Cancel"]


class Cancel:
    """A token that calls hold; whoever cancels it ends the calls that wait.

    Every method may be called from any thread.
    """

    __slots__ = ("__weakref__", "_cancelled", "_leave", "_lock", "_watching")

    def __init__(self) -> None:
        """Make a token that nobody has cancelled."""
        self._cancelled = False
        self._lock = allocate_lock()
        self._watching: dict[object, Callable[[], None]] | None = None
        # What a child's parent holds of it, to be let go of.
        self._leave: Callable[[], None] | None = None

    def cancel(self) -> None:
        """Cancel every call that holds this token."""
        with self._lock:
            self._cancelled = True
            watching, self._watching = self._watching, None
            leave, self._leave = self._leave, None
        if leave is not None:
            leave()
        for callback in (watching or {}).values():
            callback()

    def is_cancelled(self) -> bool:
        """Whether somebody has cancelled."""
        return self._cancelled

    def wait(self, timeout: float | None = None) -> bool:
        """Block until somebody cancels, and tell whether somebody has.

        A handler that waits between two attempts waits here, so that it ends with its
        call.

        Args:
            timeout: How many seconds to wait at most; without end where it is `None`.

        """
        ready = allocate_lock()
        ready.acquire()
        place = self.watch(ready.release)
        try:
            ready.acquire(timeout=-1 if timeout is None else max(timeout, 0.0))
        finally:
            self.unwatch(place)
        return self.is_cancelled()

    async def cancelled(self) -> None:
        """Wait until somebody cancels."""
        import asyncio  # noqa: PLC0415

        loop = asyncio.get_running_loop()
        ready = asyncio.Event()

        def wake() -> None:
            if not loop.is_closed():
                with suppress(RuntimeError):  # it has been closed at this moment
                    loop.call_soon_threadsafe(ready.set)

        place = self.watch(wake)
        try:
            await ready.wait()
        finally:
            self.unwatch(place)

    def child(self) -> Cancel:
        """Give a token that is cancelled with this one, and alone.

        This one forgets it when it is cancelled, and when nobody else holds it any
        more.
        """
        child = Cancel()
        place: object = None

        def cancel() -> None:
            held = weak()
            if held is not None:
                held.cancel()

        # Without the lock: a collection may come while this thread has it.
        def forget(_: object = None) -> None:
            watching = self._watching
            if watching is not None:
                watching.pop(place, None)

        weak = ref(child, forget)
        place = self.watch(cancel)
        child._leave = forget
        return child

    def within(self) -> Cancel:
        """Give a token that is cancelled with this one, and alone, for one call.

        This one knows nothing of it, until somebody waits.
        """
        return _Within(self)

    def watch(self, callback: Callable[[], None]) -> object:
        """Call back when somebody cancels, at once where somebody has.

        Gives what `unwatch` takes.
        """
        place = object()
        with self._lock:
            if not self._cancelled:
                if self._watching is None:
                    self._watching = {}
                self._watching[place] = callback
                return place
        callback()
        return place

    def unwatch(self, place: object) -> None:
        """Stop calling back: a token may outlive many calls."""
        with self._lock:
            if self._watching is not None:
                self._watching.pop(place, None)

    @property
    def waiting(self) -> int:
        """How many wait for a cancel."""
        return len(self._watching or ())

    def __repr__(self) -> str:
        """Show whether it is cancelled."""
        return f"Cancel(cancelled={self.is_cancelled()})"


class _Within(Cancel):
    """A token within another one, which cancels it."""

    __slots__ = ("_outer",)

    def __init__(self, outer: Cancel) -> None:
        """Take the one around."""
        super().__init__()
        self._outer = outer

    def is_cancelled(self) -> bool:
        """Whether somebody has cancelled it, or the one around."""
        return self._cancelled or self._outer.is_cancelled()

    def watch(self, callback: Callable[[], None]) -> object:
        """Call back once when somebody cancels it or the one around."""
        once = allocate_lock()

        def first() -> None:
            if once.acquire(blocking=False):
                callback()

        return super().watch(first), self._outer.watch(first)

    def unwatch(self, place: object) -> None:
        """Stop calling back."""
        if isinstance(place, tuple):
            own, outer = place
            super().unwatch(own)
            self._outer.unwatch(outer)
