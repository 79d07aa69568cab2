"""What a call takes of its host before its handler begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from .doors import Release
    from .turn import Turn

__all__ = ["Taken"]


class Taken:
    """What a call gives back when its handler has ended."""

    __slots__ = ("_released", "_turn")

    def __init__(self, turn: Turn | None) -> None:
        """Take the turn of the call, if it has waited for one."""
        self._turn = turn
        self._released: Release | None = None

    def add(self, release: Release | None) -> None:
        """Take what a policy has given."""
        self._released = release

    def release(self) -> Release | None:
        """Give what is called in the end; nothing if there is nothing to give back."""
        if self._turn is None:
            return self._released
        return self._all

    def _all(self) -> None:
        try:
            if self._released is not None:
                self._released()
        finally:
            if self._turn is not None:
                self._turn.leave()

    def leave(self, log: Callable[[str, BaseException | None], None]) -> None:
        """Give it back before a handler has begun."""
        try:
            self._all()
        except BaseException as error:  # noqa: BLE001 # the call ends as it does
            log("what a policy has given failed at the end", error)
