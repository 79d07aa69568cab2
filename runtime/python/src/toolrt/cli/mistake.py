"""What is wrong with the words of a command line."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from toolrt.diagnose import Issue
else:
    from toolrt.lazy import hinted

    Issue = hinted("Issue", "toolrt.diagnose")

__all__ = ["Mistake", "issues_of", "nearest"]


class Mistake(Struct, frozen=True, kw_only=True):
    """Something that is wrong with the words themselves: an issue `usage`."""

    message: str
    #: The argument to blame, as a JSON Pointer; empty where it is none.
    path: str = ""
    #: What was meant, most likely.
    suggestion: str | None = None

    @classmethod
    def of(
        cls, text: str, path: Sequence[str] = (), suggestion: str | None = None
    ) -> Mistake:
        """Give a mistake; what was meant is said in its message, too."""
        if suggestion is not None:
            text = f"{text} Did you mean {suggestion}?"
        steps = (step.replace("~", "~0").replace("/", "~1") for step in path)
        where = "".join(f"/{step}" for step in steps)
        return cls(message=text, path=where, suggestion=suggestion)


def issues_of(mistakes: Iterable[Mistake]) -> list[Issue]:
    """Give mistakes as issues, which few commands need."""
    from msgspec import UNSET  # noqa: PLC0415

    from toolrt.diagnose import Issue  # noqa: PLC0415

    return [
        Issue(
            path=mistake.path,
            code="usage",
            message=mistake.message,
            suggestion=UNSET if mistake.suggestion is None else mistake.suggestion,
        )
        for mistake in mistakes
    ]


def nearest(written: str, names: Iterable[str]) -> str | None:
    """Give the name that `written` most likely means."""
    from toolrt.diagnose.suggest import nearest as found  # noqa: PLC0415

    return found(written, names)
