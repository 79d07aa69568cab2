# Made by toolc from obstacles.tools; do not edit.
"""The payloads, results and errors of the toolset `con`."""

from __future__ import annotations

import toolrt
from msgspec import Struct

__all__ = ["AuxToolArgs"]


class AuxToolArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `aux_tool`."""

    a: toolrt.Int
