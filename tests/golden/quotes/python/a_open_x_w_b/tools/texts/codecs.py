# Made by toolc from quotes.tools; do not edit.
"""How payloads, results and errors of `texts` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from . import types

# fmt: off

C_OPEN_XWD_ARGS: Codec[types.COpenXWDArgs] = Codec(lambda: table.Record(types.COpenXWDArgs, lambda: (
    table.Field("{e} ${f} %s `g`", table.STRING, attr="e_f_s_g"),
)))
