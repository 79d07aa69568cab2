# Made by toolc from bindings.tools; do not edit.
"""What the tools of `till` say, and ask a human before they run."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolrt.host import call_hint, question, reminder, result_hint

from .provider import BUY_ITEM, CLEAR_ALL

if TYPE_CHECKING:
    from . import types


def buy_item_call_hint(args: types.BuyItemArgs) -> str:
    """Give what `buy_item` says while it runs: `Buying {args.id}`."""
    return call_hint(BUY_ITEM, args)


def buy_item_result_hint(args: types.BuyItemArgs, result: types.Item) -> str:
    """Give what `buy_item` says when it has a result: `{args.id} costs {result.price.amount} {{cents}}`."""
    return result_hint(BUY_ITEM, args, result)


def buy_item_reminder(args: types.BuyItemArgs, result: types.Item) -> str:
    """Give what `buy_item` reminds the model of behind its result: `Say that {result.id} was bought.`."""
    return reminder(BUY_ITEM, args, result)


def clear_all_question(args: types.ClearAllArgs) -> str:
    """Give what `clear_all` asks a human before it runs: `Clear it all, {{really}}?`."""
    return question(CLEAR_ALL, args)
