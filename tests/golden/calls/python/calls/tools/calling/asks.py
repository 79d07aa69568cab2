# Made by toolc from calls.tools; do not edit.
"""What the tools of `calling` may ask while they run, for `cx.ask` and `cx.aask`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from toolrt import Ask

from ....types.conformance_calls import codecs as conformance_calls_codecs
from . import codecs

if TYPE_CHECKING:
    from . import types

# fmt: off

SHIP_ORDER_ADDRESS: Ask[types.Address] = Ask("address", lambda: conformance_calls_codecs.ADDRESS)
SHIP_ORDER_EXPRESS: Ask[bool] = Ask("express", lambda: codecs.SHIP_ORDER_EXPRESS_ANSWER)
SHIP_ORDER_SPEED: Ask[Literal["slow", "fast"]] = Ask("speed", lambda: codecs.SHIP_ORDER_SPEED_ANSWER)
SHIP_ORDER_GIFT: Ask[types.ShipOrderGiftAnswer] = Ask("gift", lambda: codecs.SHIP_ORDER_GIFT_ANSWER)
SHIP_ORDER_COUNT: Ask[int] = Ask("count", lambda: codecs.SHIP_ORDER_COUNT_ANSWER)
