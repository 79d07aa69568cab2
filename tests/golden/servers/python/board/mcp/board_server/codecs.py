# Made by toolc from servers.tools; do not edit.
"""How the types of resources and prompts of `board_server` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from ....types.acme_servers import codecs as acme_servers
from . import types

# fmt: off

COLUMN_ARGS: Codec[types.ColumnArgs] = Codec(lambda: table.Record(types.ColumnArgs, lambda: (
    table.Field("name", table.STRING),
)))
PICTURE_ARGS: Codec[types.PictureArgs] = Codec(lambda: table.Record(types.PictureArgs, lambda: ()))
A_FILE_ARGS: Codec[types.AFileArgs] = Codec(lambda: table.Record(types.AFileArgs, lambda: (
    table.Field("path", table.STRING),
)))
NOTES_ARGS: Codec[types.NotesArgs] = Codec(lambda: table.Record(types.NotesArgs, lambda: ()))
COMPARE_ARGS_LIMITS: Codec[types.CompareArgsLimits] = Codec(lambda: table.Record(types.CompareArgsLimits, lambda: (
    table.Field("top", table.INT),
)))
COMPARE_ARGS: Codec[types.CompareArgs] = Codec(lambda: table.Record(types.CompareArgs, lambda: (
    table.Field("card", table.Text(least=1, most=40)),
    table.Field("how", acme_servers.HOW.table, default='"fast"'),
    table.Field("loud", table.BOOL, optional=True),
    table.Field("depth", table.Nullable(table.Enum(None, (1, 2))), optional=True),
    table.Field("limits", COMPARE_ARGS_LIMITS.table, optional=True),
)))
IMPORTANT_ARGS: Codec[types.ImportantArgs] = Codec(lambda: table.Record(types.ImportantArgs, lambda: (
    table.Field("topic", table.STRING, optional=True),
)))
COLUMN_RESULT: Codec[list[types.Card]] = Codec(lambda: table.List(acme_servers.CARD.table))
PICTURE_RESULT: Codec[bytes] = Codec(lambda: table.BYTES)
NOTES_RESULT: Codec[str] = Codec(lambda: table.STRING)
A_FILE_WHICH_ANSWER: Codec[int] = Codec(lambda: table.INT)
IMPORTANT_DEPTH_ANSWER: Codec[int] = Codec(lambda: table.Int(ge=1, le=9))
