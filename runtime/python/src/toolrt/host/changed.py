"""What a change of a registry has changed."""

from __future__ import annotations

from msgspec import Struct

__all__ = ["Changed"]


class Changed(Struct, frozen=True):
    """A change of the tools of a registry: tools of a toolset have come or gone."""

    #: Which change it is, counted from 1, as `Registry.changes` counts.
    number: int
    #: The name of the toolset.
    toolset: str
    #: The names of the tools that have come, in the order of the toolset; those that
    #: only a server calls are among them.
    added: tuple[str, ...] = ()
    #: The names of the tools that have gone, in the order they were registered.
    removed: tuple[str, ...] = ()
