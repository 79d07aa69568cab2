# Made by toolc from secrets.tools; do not edit.
"""How the types of `conformance.secrets` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from . import types

# fmt: off

LOGIN: Codec[types.Login] = Codec(lambda: table.Record(types.Login, lambda: (
    table.Field("user", table.STRING),
    table.Field("token", table.Secret(table.Text(least=8))),
    table.Field("pin", table.Secret(table.Int(ge=1000, le=9999)), optional=True),
    table.Field("mode", table.Secret(table.Enum(None, ("a", "b"))), optional=True),
    table.Field("keys", table.Secret(table.List(table.STRING, unique=True)), optional=True),
    table.Field("more", table.Secret(table.Map(table.INT)), optional=True),
    table.Field("inner", table.Secret(INNER.table), optional=True),
)))
INNER: Codec[types.Inner] = Codec(lambda: table.Record(types.Inner, lambda: (
    table.Field("known", table.INT),
)))
VAULT_YES: Codec[types.VaultYes] = Codec(lambda: table.Enum(types.VaultYes, (True,)))
VAULT: Codec[types.Vault] = Codec(lambda: table.Record(types.Vault, lambda: (
    table.Field("key", table.Secret(table.Text(least=4))),
    table.Field("keys", table.List(table.Secret(table.Text(least=4))), optional=True),
    table.Field("by_name", table.Map(table.Secret(table.Text(least=4))), optional=True),
    table.Field("maybe", table.Nullable(table.Secret(table.Text(patterns=(table.Pattern("^k"),)))), optional=True),
    table.Field("either", table.Secret(table.Union(None, lambda: (table.INT, table.List(table.INT)))), optional=True),
    table.Field("pair", table.Secret(table.Tuple((table.INT, table.DATE))), optional=True),
    table.Field("kept", table.Secret(KEPT.table), optional=True),
    table.Field("how", table.Secret(HOW.table), optional=True),
    table.Field("step", table.Secret(table.Float(step="0.5")), optional=True),
    table.Field("blob", table.Secret(table.BYTES), optional=True),
    table.Field("yes", table.Secret(VAULT_YES.table), optional=True),
    table.Field("any", table.Secret(table.JSON), optional=True),
    table.Field("count", table.Secret(table.Map(table.INT, least=1, most=1)), optional=True),
)))
KEPT: Codec[types.Kept] = Codec(lambda: table.Record(types.Kept, lambda: (
    table.Field("id", table.INT),
), rest=lambda: table.INT))
HOW: Codec[types.How] = Codec(lambda: table.Tagged(None, "kind", lambda: (
    table.Variant("plain", types.HowPlain, PLAIN.table),
    table.Variant("hash", types.HowHash, HASH.table),
)))
PLAIN: Codec[types.Plain] = Codec(lambda: table.Record(types.Plain, lambda: (
    table.Field("text", table.STRING),
)))
HASH: Codec[types.Hash] = Codec(lambda: table.Record(types.Hash, lambda: (
    table.Field("data", table.BYTES),
)))
LISTED: Codec[types.Listed] = Codec(lambda: table.Union(None, lambda: (table.List(table.INT), table.STRING)))
BARE: Codec[types.Bare] = Codec(lambda: table.Record(types.Bare, lambda: (
    table.Field("kind", table.Enum(None, ("bare",))),
    table.Field("list", LISTED.table, attr="list_"),
)))
VEILED: Codec[types.Veiled] = Codec(lambda: table.Record(types.Veiled, lambda: (
    table.Field("kind", table.Enum(None, ("veiled",))),
    table.Field("list", table.Secret(LISTED.table), attr="list_"),
)))
DRESSED: Codec[types.Dressed] = Codec(lambda: table.Union(types.Dressed, lambda: (BARE.table, VEILED.table)))
UNDRESSED: Codec[types.Undressed] = Codec(lambda: table.Union(types.Undressed, lambda: (VEILED.table, BARE.table)))
