# Made by toolc from tools/common.tools; do not edit.
"""How the types of `acme.common` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from . import types

# fmt: off

MONEY: Codec[types.Money] = Codec(lambda: table.Record(types.Money, lambda: (
    table.Field("amount", table.INT),
    table.Field("currency", table.Text(patterns=(table.Pattern("^[A-Z]{3}$", "^[A-Z]{3}\\Z"),))),
)))
