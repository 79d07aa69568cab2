# Made by toolc from codecs.tools; do not edit.
"""The types of the package `codecs`."""

from __future__ import annotations

import toolrt
from msgspec import Struct

__all__ = ["Cell"]


class Cell(Struct, kw_only=True, forbid_unknown_fields=True):
    value: toolrt.Int
