# Made by toolc from calls.tools; do not edit.
"""How the types of `conformance.calls` are read, written and checked."""

from __future__ import annotations

from typing import Any

from toolrt import Codec, table

from . import types

# fmt: off

ADDRESS: Codec[types.Address] = Codec(lambda: table.Record(types.Address, lambda: (
    table.Field("street", table.Text(least=1, most=80)),
    table.Field("zip", table.Text(patterns=(table.Pattern("^[0-9]{5}$", "^[0-9]{5}\\Z"),)), optional=True),
    table.Field("country", COUNTRY.table, default='"de"'),
)))
COUNTRY: Codec[types.Country] = Codec(lambda: table.Enum(types.Country, ("at", "ch", "de")))
MODE: Codec[types.Mode] = Codec(lambda: table.Enum(types.Mode, ("fast", "slow")))
BAD_PATTERN: Codec[Any] = Codec(lambda: table.Record(types.BadPattern.Details, lambda: (
    table.Field("position", table.INT),
    table.Field("near", table.STRING, optional=True),
)))
NOTHING_THERE: Codec[Any] = Codec(lambda: table.Record(types.NothingThere.Details, lambda: ()))
ALREADY_THERE: Codec[Any] = Codec(lambda: table.Record(types.AlreadyThere.Details, lambda: (
    table.Field("id", table.STRING),
)))
TOO_EARLY: Codec[Any] = Codec(lambda: table.Record(types.TooEarly.Details, lambda: ()))
NOT_YOURS: Codec[Any] = Codec(lambda: table.Record(types.NotYours.Details, lambda: ()))
TOO_BUSY: Codec[Any] = Codec(lambda: table.Record(types.TooBusy.Details, lambda: ()))
NOBODY_THERE: Codec[Any] = Codec(lambda: table.Record(types.NobodyThere.Details, lambda: ()))
TOO_SLOW: Codec[Any] = Codec(lambda: table.Record(types.TooSlow.Details, lambda: ()))
STOPPED: Codec[Any] = Codec(lambda: table.Record(types.Stopped.Details, lambda: ()))
BROKEN: Codec[Any] = Codec(lambda: table.Record(types.Broken.Details, lambda: ()))
NO_WORDS: Codec[Any] = Codec(lambda: table.Record(types.NoWords.Details, lambda: ()))
LOCKED: Codec[Any] = Codec(lambda: table.Record(types.Locked.Details, lambda: (
    table.Field("key", table.Secret(table.STRING)),
)))
