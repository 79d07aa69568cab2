"""Issues of values that stand below a key."""

from __future__ import annotations

from msgspec.structs import replace

from .issue import Issue
from .path import pointer, subject

__all__ = ["below", "of_key", "of_value"]

_WHOLE = "The value"


def below(key: str, issue: Issue) -> Issue:
    """Give the same issue of a value that stands below a key."""
    top, shown = pointer((key,)), subject((key,))
    message = shown + issue.message
    if not issue.path:
        own = issue.message
        message = shown + own[len(_WHOLE) :] if own.startswith(_WHOLE) else own
    return replace(issue, path=top + issue.path, message=message)


def of_value(code: str, says: str) -> Issue:
    """Give an issue of a whole value."""
    return Issue(path="", code=code, message=f"{_WHOLE} {says}")


def of_key(key: str, code: str, says: str) -> Issue:
    """Give an issue of a key at the top."""
    return below(key, of_value(code, says))
