# Made by toolc from bindings.tools; do not edit.
"""The payloads, results and errors of the toolset `both`."""

from __future__ import annotations

from typing import Literal

import toolrt
from msgspec import Struct

from ....types.case_bindings.types import Gone, Item, Money

__all__ = [
    "CountBoxesArgs",
    "CountBoxesInjected",
    "Gone",
    "GreetArgs",
    "Item",
    "LookArgs",
    "LookInjected",
    "Money",
]


class CountBoxesArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `count_boxes`.

    Counting is written down, so that there is something to plan.
    """

    sizes: list[Literal["box"]]


class CountBoxesInjected(Struct, kw_only=True, forbid_unknown_fields=True):
    """What the context gives to `count_boxes`."""

    run: str


class GreetArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `greet`.

    No service has this.
    """

    name: str


class LookArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `look`."""

    id: str


class LookInjected(Struct, kw_only=True, forbid_unknown_fields=True):
    """What the context gives to `look`."""

    run: toolrt.Uuid

    @classmethod
    def make(cls, *, run: str | toolrt.natural.Uuid) -> toolrt.Self:
        """Make one of Python's own dates, times and ids, or of their texts."""
        return toolrt.make(cls, __name__, "LOOK_INJECTED", run=run)
