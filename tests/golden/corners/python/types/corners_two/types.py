# Made by toolc from two.tools; do not edit.
"""The types of the package `corners.two`."""

from __future__ import annotations

import toolrt
from msgspec import UNSET, Struct, UnsetType

__all__ = ["Thing", "Unused"]


class Thing(Struct, kw_only=True, forbid_unknown_fields=True):
    there: toolrt.Int


class Unused(Struct, kw_only=True, forbid_unknown_fields=True):
    a: toolrt.Int | UnsetType = UNSET
