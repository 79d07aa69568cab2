# Made by toolc from shared.tools; do not edit.
"""The payloads, results and errors of the toolset `helpers`."""

from __future__ import annotations

from msgspec import Struct

from ....types.acme_shared.types import Finding, Item

__all__ = ["CallsArgs", "CodecsArgs", "Finding", "Item", "PlanWipeArgs", "WipeArgs"]


class CodecsArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `codecs`."""


class WipeArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `wipe`.

    Its plan is named like the next tool.
    """


class PlanWipeArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `plan_wipe`."""


class CallsArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `calls`."""

    calls: Item
