# Made by toolc from desk.tools; do not edit.
"""How the types of `case.newtypes` are read, written and checked."""

from __future__ import annotations

from typing import Any

from toolrt import Codec, table

from ..case_newtypes_shared import codecs as case_newtypes_shared
from . import types

# fmt: off

TICKET_ID: Codec[types.TicketId] = Codec(lambda: table.Text(least=3, most=12, patterns=(table.Pattern("^T-\\d+$", "^T-[0-9]+\\Z"),)))
FRESH_ID: Codec[types.FreshId] = Codec(lambda: table.Text(least=3, most=12, patterns=(table.Pattern("^T-26"), table.Pattern("^T-\\d+$", "^T-[0-9]+\\Z"))))
OWNER: Codec[types.Owner] = Codec(lambda: table.EMAIL)
RUN_ID: Codec[types.RunId] = Codec(lambda: table.UUID)
WEIGHT: Codec[types.Weight] = Codec(lambda: table.Float(gt=0.0, step="0.5"))
PRIORITY: Codec[types.Priority] = Codec(lambda: table.Int(ge=1, le=5))
PRICE: Codec[types.Price] = Codec(lambda: table.Decimal(ge="0"))
STAMP: Codec[types.Stamp] = Codec(lambda: table.DATETIME)
PLACE: Codec[types.Place] = Codec(lambda: table.Text("path", most=100))
TICKET_PAIR: Codec[types.TicketPair] = Codec(lambda: table.Tuple((table.Text(least=3, most=12, patterns=(table.Pattern("^T-\\d+$", "^T-[0-9]+\\Z"),)),), table.Int(ge=1, le=5), types.TicketPair))
TICKET_EITHER: Codec[types.TicketEither] = Codec(lambda: table.Union(types.TicketEither, lambda: (table.Text(least=3, most=12, patterns=(table.Pattern("^T-\\d+$", "^T-[0-9]+\\Z"),)), table.Int(ge=1, le=5), case_newtypes_shared.GRADE.table)))
TICKET: Codec[types.Ticket] = Codec(lambda: table.Record(types.Ticket, lambda: (
    table.Field("id", table.Text(least=3, most=12, patterns=(table.Pattern("^T-\\d+$", "^T-[0-9]+\\Z"),))),
    table.Field("fresh", table.Text(least=3, most=12, patterns=(table.Pattern("^T-26"), table.Pattern("^T-\\d+$", "^T-[0-9]+\\Z")))),
    table.Field("any", table.Text(least=3, most=12, patterns=(table.Pattern("^T-\\d+$", "^T-[0-9]+\\Z"),)), optional=True),
    table.Field("owner", table.Nullable(table.EMAIL)),
    table.Field("maybe", table.Nullable(table.EMAIL), optional=True),
    table.Field("run", table.UUID),
    table.Field("weight", table.Float(gt=0.0, step="0.5"), default="1.5"),
    table.Field("priority", table.Int(ge=1, le=5), default="3"),
    table.Field("price", table.Decimal(ge="0"), default='"9.90"'),
    table.Field("stamp", table.DATETIME, optional=True),
    table.Field("whole", table.Text("datetime", most=20), optional=True),
    table.Field("place", table.Text("path", most=100), default='"."'),
    table.Field("note", table.STRING),
    table.Field("token", table.Secret(table.Text(least=8)), optional=True),
    table.Field("hidden", table.Secret(table.Text(least=3, most=12, patterns=(table.Pattern("^T-\\d+$", "^T-[0-9]+\\Z"),))), optional=True),
    table.Field("near", table.Text(least=3, most=5, patterns=(table.Pattern("^T-\\d+$", "^T-[0-9]+\\Z"),)), default='"T-1"'),
    table.Field("low", table.Nullable(table.Int(ge=1, le=2)), optional=True),
    table.Field("code", table.Text(patterns=(table.Pattern("^[A-Z]{3}$", "^[A-Z]{3}\\Z"),))),
    table.Field("by_id", table.Map(table.Int(ge=1, le=5)), default='{"a":1}'),
    table.Field("ids", table.List(table.Text(least=3, most=12, patterns=(table.Pattern("^T-\\d+$", "^T-[0-9]+\\Z"),)), least=1, most=3), default='["T-1","T-2"]'),
    table.Field("pair", TICKET_PAIR.table),
    table.Field("either", TICKET_EITHER.table),
    table.Field("nearest", table.List(table.Text(least=3, most=4, patterns=(table.Pattern("^T-\\d+$", "^T-[0-9]+\\Z"),)))),
), rest=lambda: table.Float(gt=0.0, step="0.5")))
CHANGE: Codec[types.Change] = Codec(lambda: table.Tagged(None, "type", lambda: (
    table.Variant("moved", types.ChangeMoved, table.Text(least=3, most=12, patterns=(table.Pattern("^T-\\d+$", "^T-[0-9]+\\Z"),))),
    table.Variant("ranked", types.ChangeRanked, table.Int(ge=1, le=5)),
    table.Variant("renamed", types.ChangeRenamed, table.STRING),
), content="value"))
NO_TICKET: Codec[Any] = Codec(lambda: table.Record(types.NoTicket.Details, lambda: (
    table.Field("id", table.Text(least=3, most=12, patterns=(table.Pattern("^T-\\d+$", "^T-[0-9]+\\Z"),))),
    table.Field("tried", table.List(table.Text(least=3, most=6, patterns=(table.Pattern("^T-\\d+$", "^T-[0-9]+\\Z"),)))),
)))
