# Made by toolc from tools.tools; do not edit.
"""The payloads, results and errors of the toolset `shop`."""

from __future__ import annotations

import toolrt
from msgspec import Struct

__all__ = ["NoteTextArgs", "NoteTextResult"]


class NoteTextArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `note_text`."""

    text: str


class NoteTextResult(Struct, kw_only=True, forbid_unknown_fields=True):
    length: toolrt.Int
