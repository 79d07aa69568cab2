"""One thing that is wrong with a value, as callers see it."""

from __future__ import annotations

from typing import Self

from msgspec import UNSET, Struct, UnsetType


class Issue(Struct, frozen=True, kw_only=True):
    """One thing that is wrong with a value, in words that tell how to fix it."""

    #: Where it is, as a JSON Pointer; empty for the whole value.
    path: str
    #: What kind of rule is broken, one of the codes of `spec/wire.md`.
    code: str
    #: A sentence or two, fixed by `spec/wire.md`.
    message: str
    #: What would be right.
    expected: object | UnsetType = UNSET
    #: What is there, shortened.
    got: object | UnsetType = UNSET
    #: The nearest name that would be right.
    suggestion: str | UnsetType = UNSET

    @classmethod
    def of_check(cls, path: str, text: str) -> Self:
        """Give what a host's own rule for arguments says.

        >>> Issue.of_check("/until", "must be later than /since.").message
        '/until must be later than /since.'

        Args:
            path: Where it is, as a JSON Pointer; empty for all arguments.
            text: What must be otherwise, behind the place and a space.

        """
        from .path import subject  # noqa: PLC0415

        keys = path.split("/")[1:]
        steps = (key.replace("~1", "/").replace("~0", "~") for key in keys)
        return cls(path=path, code="check", message=f"{subject((*steps,))} {text}")

    def __str__(self) -> str:
        """Give the message."""
        return self.message
