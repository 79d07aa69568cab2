# Made by toolc from shadows.tools; do not edit.
"""How the types of `case.shadows` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from ..other_names import codecs as other_names
from . import types

# fmt: off

OWN: Codec[types.Own] = Codec(lambda: table.Record(types.Own, lambda: (
    table.Field("next", table.Nullable(other_names.EXCEPTION.table)),
)))
CLASS_VAR: Codec[types.ClassVar_] = Codec(lambda: table.Record(types.ClassVar_, lambda: (
    table.Field("own", OWN.table),
)))
O: Codec[types.O] = Codec(lambda: table.Record(types.O, lambda: (
    table.Field("I", table.INT, attr="i"),
    table.Field("l", O.table, optional=True),
)))
TYPE_CHECKING_2: Codec[types.TypeChecking] = Codec(lambda: table.Record(types.TypeChecking, lambda: (
    table.Field("own", OWN.table),
)))
EITHER_RECORD: Codec[types.EitherRecord] = Codec(lambda: table.Record(types.EitherRecord, lambda: (
    table.Field("code", table.INT),
)))
EITHER_LITERAL: Codec[types.EitherLiteral] = Codec(lambda: table.Enum(types.EitherLiteral, ("it's", "a\\b", 0.5, 3)))
EITHER: Codec[types.Either] = Codec(lambda: table.Union(types.Either, lambda: (other_names.EXCEPTION.table, EITHER_RECORD.table, EITHER_LITERAL.table)))
REST: Codec[types.Rest] = Codec(lambda: table.Tuple((table.Int(ge=1, le=3),), table.Text(most=5), types.Rest))
