"""What is wrong with a plan, in the words of all issues."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from msgspec import UNSET
from msgspec.structs import replace

from toolrt.diagnose import Issue
from toolrt.diagnose.path import pointer, subject

if TYPE_CHECKING:
    from msgspec import UnsetType

__all__ = ["Path", "issue_at", "moved"]

#: Keys and places that lead to a value of a document.
Path: TypeAlias = "tuple[str | int, ...]"


def issue_at(
    path: Path,
    text: str,
    *,
    got: object | UnsetType = UNSET,
    suggestion: str | None = None,
) -> Issue:
    """Give an issue of a step or a reference.

    Args:
        path: Where it is.
        text: What is wrong, behind the place.
        got: What stands there.
        suggestion: The name that was most likely meant.

    """
    if suggestion is not None:
        from toolrt.diagnose.shown import shortened  # noqa: PLC0415

        text = f"{text} Did you mean {shortened(suggestion)}?"
    return Issue(
        path=pointer(path),
        code="plan",
        message=f"{subject(path)} {text}",
        got=got,
        suggestion=UNSET if suggestion is None else suggestion,
    )


def moved(issue: Issue, keys: tuple[str, ...], path: Path) -> Issue:
    """Give an issue of an argument where it stands in a plan.

    Args:
        issue: The issue of the arguments alone.
        keys: The keys of its place.
        path: Its place in the plan.

    """
    message, before = issue.message, subject(keys)
    if message.startswith(before):
        message = subject(path) + message[len(before) :]
    return replace(issue, path=pointer(path), message=message)
