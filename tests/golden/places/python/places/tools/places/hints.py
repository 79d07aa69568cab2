# Made by toolc from places.tools; do not edit.
"""What the tools of `places` say, and ask a human before they run."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolrt.host import question

from .provider import CLEAN

if TYPE_CHECKING:
    from . import types


def clean_question(args: types.CleanArgs) -> str:
    """Give what `clean` asks a human before it runs: `Delete {args.paths.count} files?`."""
    return question(CLEAN, args)
