# Made by toolc from shared.tools; do not edit.
"""How the types of `acme.shared` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from . import types

# fmt: off

ITEM: Codec[types.Item] = Codec(lambda: table.Record(types.Item, lambda: (
    table.Field("id", table.UUID),
    table.Field("title", table.STRING),
)))
FINDING: Codec[types.Finding] = Codec(lambda: table.Record(types.Finding, lambda: (
    table.Field("page", table.INT),
)))
