# Made by toolc from servers.tools; do not edit.
"""How payloads, results and errors of `cards` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from ....types.acme_servers import codecs as acme_servers
from . import types

# fmt: off

FIND_CARDS_ARGS: Codec[types.FindCardsArgs] = Codec(lambda: table.Record(types.FindCardsArgs, lambda: (
    table.Field("query", table.STRING, default='""'),
    table.Field("region", table.STRING, optional=True),
)))
FIND_CARDS_INJECTED: Codec[types.FindCardsInjected] = Codec(lambda: table.Record(types.FindCardsInjected, lambda: (
    table.Field("run", table.STRING),
)))
MOVE_CARD_ARGS: Codec[types.MoveCardArgs] = Codec(lambda: table.Record(types.MoveCardArgs, lambda: (
    table.Field("id", table.INT),
    table.Field("column", acme_servers.COLUMN.table),
)))
DRAW_ARGS: Codec[types.DrawArgs] = Codec(lambda: table.Record(types.DrawArgs, lambda: ()))
FIND_CARDS_RESULT: Codec[list[types.Card]] = Codec(lambda: table.List(acme_servers.CARD.table))
MOVE_CARD_RESULT: Codec[bool] = Codec(lambda: table.BOOL)
