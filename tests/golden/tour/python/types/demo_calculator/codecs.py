# Made by toolc from calculator.tools; do not edit.
"""How the types of `demo.calculator` are read, written and checked."""

from __future__ import annotations

from typing import Any

from toolrt import Codec, table

from . import types

# fmt: off

DIVISION_BY_ZERO: Codec[Any] = Codec(lambda: table.Record(types.DivisionByZero.Details, lambda: ()))
