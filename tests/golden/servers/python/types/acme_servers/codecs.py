# Made by toolc from servers.tools; do not edit.
"""How the types of `acme.servers` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from . import types

# fmt: off

CARD: Codec[types.Card] = Codec(lambda: table.Record(types.Card, lambda: (
    table.Field("id", table.INT),
    table.Field("title", table.STRING),
    table.Field("next", CARD.table, optional=True),
)))
COLUMN: Codec[types.Column] = Codec(lambda: table.Enum(types.Column, ("Open", "Done")))
HOW: Codec[types.How] = Codec(lambda: table.Enum(types.How, ("fast", "very slow")))
NO_SUCH_CARD: Codec[types.NoSuchCard] = Codec(lambda: table.Record(types.NoSuchCard, lambda: (
    table.Field("id", table.INT),
)))
