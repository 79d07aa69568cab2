"""How a run of a dialogue has ended."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, Generic, TypeVar

from msgspec import Struct

from toolrt.agent.run import Ended
from toolrt.call.envelope import Envelope

__all__ = ["Outcome", "Unfinished"]

T = TypeVar("T")


class Unfinished(StrEnum):
    """Why a model has come to no answer."""

    #: Its output or its context is full.
    TRUNCATED = "the model's answer was cut off"
    #: It refuses to answer, or a filter of its provider does.
    REFUSED = "the model or its provider refuses to answer"
    #: It has answered what cannot be used `tries` times in a row.
    TRIES = "the model's answers could not be used"
    #: It has taken `turns` turns.
    TURNS = "the model has taken all turns that it may take"
    #: The context of the run was cancelled.
    CANCELLED = "the run was cancelled"


class Outcome(Struct, Generic[T], frozen=True, kw_only=True):
    """How a run of a dialogue has ended."""

    #: What the model has said last.
    text: str = ""
    #: The typed answer, where one is asked for.
    answer: T | None = None
    #: What the tool has answered that ends the run (`final`).
    final: Envelope[Any] | None = None
    #: Why the run has ended before the model has answered; `None` where it has.
    ended: Ended | Unfinished | None = None

    def unwrap(self) -> T:
        """Give the typed answer.

        Raises:
            ValueError: There is none.

        """
        if self.answer is None:
            why = "no typed answer was asked for" if self.ended is None else self.ended
            raise ValueError(str(why))
        return self.answer
