# Made by toolc from servers.tools; do not edit.
"""What the tools of `cards` say, and ask a human before they run."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolrt.host import result_hint

from .provider import FIND_CARDS

if TYPE_CHECKING:
    from . import types

__all__ = ["find_cards_result_hint"]


def find_cards_result_hint(args: types.FindCardsArgs, result: list[types.Card]) -> str:
    """Give what `find_cards` says when it has a result: `{result.count} cards`."""
    return result_hint(FIND_CARDS, args, result)
