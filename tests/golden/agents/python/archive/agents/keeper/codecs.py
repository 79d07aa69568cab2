# Made by toolc from shared.tools; do not edit.
"""How answers of the model of `keeper` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

# fmt: off

KEEP_ANSWER: Codec[bool] = Codec(lambda: table.BOOL)
