"""Samples of candidates in turn, so that what else runs meets them all alike."""

from __future__ import annotations

import gc
from statistics import median
from time import get_clock_info, perf_counter_ns, thread_time_ns
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

SAMPLES = 101
#: The time of this thread alone, where it is told exactly: what else runs counts less.
clock = (
    thread_time_ns
    if get_clock_info("thread_time").resolution <= 1e-6  # noqa: PLR2004
    else perf_counter_ns
)
#: How long a sample takes, in nanoseconds.
SAMPLE = 2_000_000
#: From where on times are written in microseconds.
MICROSECONDS = 10_000


class Pair(NamedTuple):
    """Medians of two candidates, in nanoseconds a run, and that of their ratios."""

    ours: float
    theirs: float
    ratio: float


def pair(ours: Callable[[], object], theirs: Callable[[], object]) -> Pair:
    """Sample both candidates in turn."""
    counts = _runs(ours), _runs(theirs)
    gc.collect()
    gc.disable()
    try:
        samples = [
            (_sample(ours, counts[0]), _sample(theirs, counts[1]))
            for _ in range(SAMPLES)
        ]
    finally:
        gc.enable()
    return Pair(
        median(one for one, _ in samples),
        median(other for _, other in samples),
        median(one / other for one, other in samples),
    )


def heading(what: str, theirs: str) -> None:
    """Print what the columns of the next rows are."""
    print(f"\n{what:<44}{'toolc':>10}{theirs:>12}{'ratio':>8}   goal")


def compare(
    name: str, goal: str, ours: Callable[[], object], theirs: Callable[[], object]
) -> None:
    """Print a row: ours, theirs, their ratio, and the goal for it."""
    found = pair(ours, theirs)
    times = f"{time(found.ours):>10}{time(found.theirs):>12}"
    print(f"{name:<44}{times}{found.ratio:>8.2f}   {goal}")


def time(nanoseconds: float) -> str:
    """Write a time as people read it."""
    if nanoseconds < MICROSECONDS:
        return f"{nanoseconds:.0f} ns"
    return f"{nanoseconds / 1000:.1f} µs"


def _runs(candidate: Callable[[], object]) -> int:
    """How often a candidate runs in one sample, once it is warm."""
    candidate()  # The first run makes what later ones have.
    start = clock()
    runs = 0
    while clock() - start < 10 * SAMPLE:
        candidate()
        runs += 1
    return max(runs // 10, 1)


def _sample(candidate: Callable[[], object], runs: int) -> float:
    start = clock()
    for _ in range(runs):
        candidate()
    return (clock() - start) / runs
