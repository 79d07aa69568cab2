# Made by toolc from sheet.tools; do not edit.
"""How the types of `sheet_service` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from . import types

# fmt: off

ROW: Codec[types.Row] = Codec(lambda: table.Record(types.Row, lambda: (
    table.Field("cells", table.List(table.STRING)),
)))
