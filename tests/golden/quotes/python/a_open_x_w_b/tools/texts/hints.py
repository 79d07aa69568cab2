# Made by toolc from quotes.tools; do not edit.
"""What the tools of `texts` say, and ask a human before they run."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolrt.host import reminder

from .provider import C_OPEN_X_W_D

if TYPE_CHECKING:
    from . import types

__all__ = ["c_open_x_w_d_reminder"]


def c_open_x_w_d_reminder(args: types.COpenXWDArgs, result: types.Open) -> str:
    """Give what `c\"\"\"; open('x', 'w'); \"\"\"d` reminds the model of behind its result: ```` `{result.list.count}` {{open}} \\x0a```\\x0a \"\"\"; open('x') ````."""
    return reminder(C_OPEN_X_W_D, args, result)
