"""What a design declares of a command, as data."""

from __future__ import annotations

from msgspec import Struct

__all__ = ["CommandSpec"]


class CommandSpec(Struct, frozen=True, kw_only=True):
    """A command, with the names of the tools that it shows."""

    name: str
    #: The service that declares it.
    service: str = ""
    title: str | None = None
    description: str = ""
    version: str | None = None
    #: In the order of the design.
    tools: tuple[str, ...] = ()
