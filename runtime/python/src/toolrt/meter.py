"""CPU time for checking values: what a call may spend, and who counts it.

Loops whose length a document sets count steps, and the clock is looked at every few
thousand. So a check ends soon after its time is over, whatever the document is, and
nobody has to end a thread.
"""

from __future__ import annotations

from contextvars import ContextVar
from itertools import islice
from time import thread_time_ns
from typing import TYPE_CHECKING, Any, Final, TypeVar, overload

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator

__all__ = [
    "LARGE",
    "Budget",
    "Exhausted",
    "Meter",
    "all_of",
    "counted",
    "current",
    "each",
    "in_order",
    "spend",
    "weigh",
    "weighed",
]

T = TypeVar("T")
V = TypeVar("V")

#: After how many steps the clock is looked at. A step is about a tenth of a
#: microsecond.
_STEPS: Final = 2_000
#: What is longer is handed over in parts, so that steps are counted in between.
_PART: Final = 256
#: How many values are sorted at once.
_RUN: Final = 4096
#: Lists of so few are counted by whoever has them.
_FEW: Final = 16
#: How much CPU time a check may take where it is asked for, in nanoseconds, before it
#: starts again beside the loop.
_AT_ONCE: Final = 3_000_000
#: From how many bytes on nothing is checked on the loop.
LARGE: Final = 64 * 1024


class Exhausted(Exception):
    """A check takes more CPU time than it may."""


class Meter:
    """Counts the steps of one check."""

    __slots__ = ("_budget", "_started", "_until", "is_limited", "is_on_loop", "left")

    def __init__(
        self, budget: Budget | None, until: int = 0, *, is_on_loop: bool = False
    ) -> None:
        """Start to count.

        Args:
            budget: What the CPU time comes from; without one, it has no end.
            until: How many nanoseconds the check may take.
            is_on_loop: Whether others wait for the check to end.

        """
        #: How many steps there are until the clock is looked at.
        self.left = _STEPS
        self.is_on_loop = is_on_loop
        #: Whether there is an end to the CPU time.
        self.is_limited = budget is not None
        self._budget = budget
        self._until = until
        # A check of few steps does not ask for the time at all.
        self._started = 0

    def spend(self, steps: int = 1) -> None:
        """Count steps.

        Raises:
            Exhausted: The CPU time is used up.

        """
        self.left -= steps
        if self.left < 0:
            self.look()

    def look(self) -> None:
        """Look at the clock.

        Raises:
            Exhausted: The CPU time is used up.

        """
        self.left = _STEPS
        budget = self._budget
        if budget is None:
            return
        now = thread_time_ns()
        if not self._started:
            self._started = now
        if now - self._started >= self._until or budget.is_dropped:
            raise Exhausted

    def begin(self) -> None:
        """Look at the clock from the first step on."""
        self._started = thread_time_ns()

    def used(self) -> int:
        """Give how many nanoseconds were used, as far as they were looked at."""
        return thread_time_ns() - self._started if self._started else 0


#: What counts the steps of the check that runs; without one, nothing is limited.
_CURRENT: Final = ContextVar("meter", default=Meter(None))  # noqa: B039 # it limits nothing


class Budget:
    """The CPU time that the checks of one call may take together."""

    __slots__ = ("_left", "is_dropped", "milliseconds")

    def __init__(self, milliseconds: int) -> None:
        """Take how much there is."""
        self.milliseconds = milliseconds
        #: Whether nobody waits for a check any more: it ends soon.
        self.is_dropped = False
        self._left = milliseconds * 1_000_000

    def run(self, check: Callable[[], T], *, size: int = LARGE) -> T:
        """Give what a check gives.

        Args:
            check: What looks at values.
            size: About how many bytes it looks at.

        Raises:
            Exhausted: It takes more CPU time than is left.

        """
        return self._run(check, Meter(self, self._left), size)

    def run_on_loop(self, check: Callable[[], T], *, size: int) -> T:
        """Give what a check gives that takes little time.

        Raises:
            Exhausted: It takes more. `run` tells whether that is too much.

        """
        left = min(self._left, _AT_ONCE)
        return self._run(check, Meter(self, left, is_on_loop=True), size)

    def _run(self, check: Callable[[], T], meter: Meter, size: int) -> T:
        around = _CURRENT.set(meter)
        if size >= LARGE:
            meter.begin()
        try:
            value = check()
            if size >= LARGE:
                # Steps that C takes are not counted.
                meter.look()
            return value
        finally:
            self._left -= meter.used()
            _CURRENT.reset(around)


def current() -> Meter:
    """Give what counts the steps of this thread."""
    return _CURRENT.get()


def spend(steps: int) -> None:
    """Count steps.

    Raises:
        Exhausted: The CPU time is used up.

    """
    meter = _CURRENT.get()
    meter.left -= steps
    if meter.left < 0:
        meter.look()


def weigh(size: int) -> None:
    """Count what C does with a document of so many bytes, before it does.

    Raises:
        Exhausted: Others wait meanwhile, or the CPU time is used up.

    """
    if size < LARGE:
        return
    meter = _CURRENT.get()
    if meter.is_on_loop:
        raise Exhausted
    meter.look()


def weighed(read: Callable[[V], T], data: V) -> T:
    """Give what C makes of a document, and count the time that this has taken.

    Raises:
        Exhausted: The CPU time is used up.

    """
    value = read(data)
    current().look()
    return value


def counted(values: Iterable[V], steps: int = 1) -> Iterator[V]:
    """Give values, and count steps for each.

    Raises:
        Exhausted: The CPU time is used up.

    """
    meter = _CURRENT.get()
    for value in values:
        meter.left -= steps
        if meter.left < 0:
            meter.look()
        yield value


def each(values: Collection[V], steps: int = 5) -> Iterable[V]:
    """Give values, and count steps for each, unless they are few.

    Raises:
        Exhausted: The CPU time is used up.

    """
    return values if len(values) <= _FEW else counted(values, steps)


def all_of(check: Callable[[V], bool], values: Collection[V], steps: int = 2) -> bool:
    """Whether all values pass a check, whose steps are counted.

    Raises:
        Exhausted: The CPU time is used up.

    """
    count = len(values)
    if count <= _FEW:
        return all(map(check, values))
    meter = _CURRENT.get()
    meter.left -= steps * min(count, _PART)
    if meter.left < 0:
        meter.look()
    if count <= _PART:
        return all(map(check, values))
    following = iter(values)
    while part := tuple(islice(following, _PART)):
        if not all(map(check, part)):
            return False
        meter.left -= steps * _PART
        if meter.left < 0:
            meter.look()
    return True


@overload
def in_order(values: Iterable[str]) -> list[str]: ...


@overload
def in_order(values: Iterable[V], key: Callable[[V], str]) -> list[V]: ...


def in_order(values: Iterable[Any], key: Callable[[Any], str] | None = None) -> Any:
    """Give values sorted by their texts.

    Nobody else runs while C sorts: many values are sorted in runs, which are merged.

    Raises:
        Exhausted: The CPU time is used up.

    """
    runs: list[list[Any]] = []
    following = iter(values)
    while run := list(islice(following, _RUN)):
        run.sort(key=key)
        runs.append(run)
        if len(run) == _RUN:
            spend(_RUN * 10)
    while len(runs) > 1:
        merged: list[list[Any]] = []
        for at in range(0, len(runs), 2):
            run = runs[at]
            for other in runs[at + 1 : at + 2]:
                run += other
                # Two runs one behind the other: this is linear.
                run.sort(key=key)
                spend(len(run))
            merged.append(run)
        runs = merged
    return runs[0] if runs else []
