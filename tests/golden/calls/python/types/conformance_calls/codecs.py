# Made by toolc from calls.tools; do not edit.
"""How the types of `conformance.calls` are read, written and checked."""

from __future__ import annotations

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
BAD_PATTERN: Codec[types.BadPattern] = Codec(lambda: table.Record(types.BadPattern, lambda: (
    table.Field("position", table.INT),
    table.Field("near", table.STRING, optional=True),
)))
NOTHING_THERE: Codec[types.NothingThere] = Codec(lambda: table.Record(types.NothingThere, lambda: ()))
ALREADY_THERE: Codec[types.AlreadyThere] = Codec(lambda: table.Record(types.AlreadyThere, lambda: (
    table.Field("id", table.STRING),
)))
TOO_EARLY: Codec[types.TooEarly] = Codec(lambda: table.Record(types.TooEarly, lambda: ()))
NOT_YOURS: Codec[types.NotYours] = Codec(lambda: table.Record(types.NotYours, lambda: ()))
TOO_BUSY: Codec[types.TooBusy] = Codec(lambda: table.Record(types.TooBusy, lambda: ()))
NOBODY_THERE: Codec[types.NobodyThere] = Codec(lambda: table.Record(types.NobodyThere, lambda: ()))
TOO_SLOW: Codec[types.TooSlow] = Codec(lambda: table.Record(types.TooSlow, lambda: ()))
STOPPED: Codec[types.Stopped] = Codec(lambda: table.Record(types.Stopped, lambda: ()))
BROKEN: Codec[types.Broken] = Codec(lambda: table.Record(types.Broken, lambda: ()))
NO_WORDS: Codec[types.NoWords] = Codec(lambda: table.Record(types.NoWords, lambda: ()))
LOCKED: Codec[types.Locked] = Codec(lambda: table.Record(types.Locked, lambda: (
    table.Field("key", table.Secret(table.STRING)),
)))
