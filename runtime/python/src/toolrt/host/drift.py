"""What a server or a command says of its tools otherwise than a design does."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

__all__ = ["Change", "Drift"]


class Change(Struct, frozen=True):
    """A difference of one tool."""

    #: The name that the server knows.
    tool: str
    #: What is different, in one sentence.
    what: str


class Drift(Exception):  # a difference, which may be none
    """How the tools of a server or a command differ from those of a design."""

    def __init__(
        self,
        missing: Iterable[str] = (),
        changed: Iterable[Change] = (),
        reworded: Iterable[Change] = (),
    ) -> None:
        """Take the differences."""
        #: Tools that the server does not have, by the names that it should know.
        self.missing = tuple(missing)
        #: Tools that take less than the design says, or promise less: calls may fail,
        #: and results may be refused.
        self.changed = tuple(changed)
        #: Tools that are described in other words.
        self.reworded = tuple(reworded)
        super().__init__(self.missing, self.changed, self.reworded)

    @property
    def is_breaking(self) -> bool:
        """Whether calls may fail that the design allows."""
        return bool(self.missing or self.changed)

    def __bool__(self) -> bool:
        """Whether there is any difference."""
        return self.is_breaking or bool(self.reworded)

    def __str__(self) -> str:
        """Give the differences, one a line."""
        lines = ["the server has other tools than the design says"]
        lines += [f"- {tool} is missing" for tool in self.missing]
        for kind, changes in (("changed", self.changed), ("reworded", self.reworded)):
            lines += [f"- {one.tool} is {kind}: {one.what}" for one in changes]
        return "\n".join(lines)
