"""Whether calls would wait for each other, so that none of them ever goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

__all__ = ["closes"]


def closes(
    tool: str,
    waits: Sequence[tuple[str, Iterable[int]]],
    places: Sequence[tuple[int, str]],
) -> bool:
    """Whether nobody who has a place of a tool ever gives it back.

    Because each waits for a call that waits in turn. A circle comes up with its last
    wait, so it is enough to look when a wait begins; the calls of no handler are in
    none.

    Args:
        tool: Whose places are waited for.
        waits: The tools for which calls wait that were made inside of others, with the
            numbers of those.
        places: The numbers of the calls that have places, with their tools.

    """
    waits_for: dict[int, set[str]] = {}
    for waited, callers in waits:
        for caller in callers:
            waits_for.setdefault(caller, set()).add(waited)
    stuck = {waited for waited, _ in waits}
    while True:
        # A call goes on if nothing that it waits for is stuck; its tool is not, then.
        free = {
            own
            for number, own in places
            if own in stuck and not waits_for.get(number, set()) & stuck
        }
        if not free:
            return tool in stuck
        stuck -= free
