# Made by toolc from places.tools; do not edit.
"""How the types of `case.places` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from . import types

# fmt: off

COPY: Codec[types.Copy] = Codec(lambda: table.Record(types.Copy, lambda: (
    table.Field("from", table.PATH, attr="from_", needs=("fs:read",)),
    table.Field("to", table.PATH, needs=("fs:write",)),
    table.Field("log", table.PATH, optional=True, needs=("fs:write:./out",)),
    table.Field("about", table.URI, optional=True),
)))
TREE: Codec[types.Tree] = Codec(lambda: table.Record(types.Tree, lambda: (
    table.Field("at", table.Text("path", least=1, most=200)),
    table.Field("below", table.List(TREE.table), default="[]"),
)))
TARGET: Codec[types.Target] = Codec(lambda: table.Tagged(None, "kind", lambda: (
    table.Variant("file", types.TargetFile, AT_FILE.table),
    table.Variant("page", types.TargetPage, AT_PAGE.table),
)))
AT_FILE: Codec[types.AtFile] = Codec(lambda: table.Record(types.AtFile, lambda: (
    table.Field("path", table.PATH),
)))
AT_PAGE: Codec[types.AtPage] = Codec(lambda: table.Record(types.AtPage, lambda: (
    table.Field("url", table.URI),
)))
THING: Codec[types.Thing] = Codec(lambda: table.Tagged(None, "type", lambda: (
    table.Variant("file", types.ThingFile, table.PATH),
    table.Variant("word", types.ThingWord, table.STRING),
), content="value"))
