# Made by toolc from relatives.tools; do not edit.
"""The payloads, results and errors of the toolset `more`."""

from __future__ import annotations

import toolrt
from msgspec import Struct

__all__ = ["StreamArgs", "StreamNoteArgs"]


class StreamNoteArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `stream_note`."""

    x: toolrt.Int


class StreamArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `stream`."""

    x: toolrt.Int
