# Made by toolc from tools.tools; do not edit.
"""What the tools of `extra` say, and ask a human before they run."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolrt.host import question

from .provider import WIPE

if TYPE_CHECKING:
    from . import types

__all__ = ["wipe_question"]


def wipe_question(args: types.WipeArgs) -> str:
    """Give what `wipe` asks a human before it runs: `Delete {args.ids.count} items?`."""
    return question(WIPE, args)
