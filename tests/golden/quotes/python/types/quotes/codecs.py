# Made by toolc from quotes.tools; do not edit.
"""How the types of `quotes` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from . import types

# fmt: off

OPEN: Codec[types.Open] = Codec(lambda: table.Record(types.Open, lambda: (
    table.Field("list", table.List(table.STRING), attr="list_"),
    table.Field("more", table.STRING, optional=True),
    table.Field('"""; open(\'x\', \'w\'); """', table.STRING, attr="open_x_w", default='"\\"#; evil(); r#\\"\\\\"'),
)))
