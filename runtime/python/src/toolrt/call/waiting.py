"""The end of a handler that can only wait for its caller."""

from __future__ import annotations

__all__ = ["Waiting", "waiting_in"]


class Waiting(BaseException):
    """Ends a handler that can only wait for its caller.

    No `Exception`: what a handler does about errors is not meant. One that catches it
    anyway goes on, and its call ends as it says.
    """


def waiting_in(error: BaseException) -> Waiting | None:
    """Give the end of a handler that waits, also out of a group of errors."""
    if isinstance(error, Waiting):
        return error
    if isinstance(error, BaseExceptionGroup):
        found = map(waiting_in, error.exceptions)
        return next((one for one in found if one is not None), None)
    return None
