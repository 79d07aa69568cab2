# Made by toolc from shared.tools; do not edit.
"""What the tools of `archive` say, and ask a human before they run."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolrt.host import question

from .provider import BURN

if TYPE_CHECKING:
    from . import types


def burn_question(args: types.BurnArgs) -> str:
    """Give what `burn` asks a human before it runs: `Burn {args.id}?`."""
    return question(BURN, args)
