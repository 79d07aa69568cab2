# Made by toolc from calculator.tools; do not edit.
"""How the types of `demo.calculator` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from . import types

# fmt: off

DIVISION_BY_ZERO: Codec[types.DivisionByZero] = Codec(lambda: table.Record(types.DivisionByZero, lambda: ()))
