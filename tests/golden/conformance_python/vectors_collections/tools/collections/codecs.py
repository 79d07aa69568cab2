# Made by toolc from collections.tools; do not edit.
"""How payloads, results and errors of `collections` are read, written and checked."""

from __future__ import annotations

import toolrt
from toolrt import Codec, table

from ....types.conformance_collections import codecs as conformance_collections
from . import types

# fmt: off

CHECK_COLLECTIONS0_ARGS: Codec[types.CheckCollections0Args] = Codec(lambda: table.Record(types.CheckCollections0Args, lambda: ()))
CHECK_COLLECTIONS1_ARGS: Codec[types.CheckCollections1Args] = Codec(lambda: table.Record(types.CheckCollections1Args, lambda: ()))
CHECK_COLLECTIONS2_ARGS: Codec[types.CheckCollections2Args] = Codec(lambda: table.Record(types.CheckCollections2Args, lambda: ()))
CHECK_COLLECTIONS3_ARGS: Codec[types.CheckCollections3Args] = Codec(lambda: table.Record(types.CheckCollections3Args, lambda: ()))
CHECK_COLLECTIONS4_ARGS: Codec[types.CheckCollections4Args] = Codec(lambda: table.Record(types.CheckCollections4Args, lambda: ()))
CHECK_COLLECTIONS5_ARGS: Codec[types.CheckCollections5Args] = Codec(lambda: table.Record(types.CheckCollections5Args, lambda: ()))
CHECK_COLLECTIONS6_ARGS: Codec[types.CheckCollections6Args] = Codec(lambda: table.Record(types.CheckCollections6Args, lambda: ()))
CHECK_COLLECTIONS7_ARGS: Codec[types.CheckCollections7Args] = Codec(lambda: table.Record(types.CheckCollections7Args, lambda: ()))
CHECK_COLLECTIONS8_ARGS: Codec[types.CheckCollections8Args] = Codec(lambda: table.Record(types.CheckCollections8Args, lambda: ()))
CHECK_COLLECTIONS9_ARGS: Codec[types.CheckCollections9Args] = Codec(lambda: table.Record(types.CheckCollections9Args, lambda: ()))
CHECK_COLLECTIONS10_ARGS: Codec[types.CheckCollections10Args] = Codec(lambda: table.Record(types.CheckCollections10Args, lambda: ()))
CHECK_COLLECTIONS11_ARGS: Codec[types.CheckCollections11Args] = Codec(lambda: table.Record(types.CheckCollections11Args, lambda: ()))
CHECK_COLLECTIONS12_ARGS: Codec[types.CheckCollections12Args] = Codec(lambda: table.Record(types.CheckCollections12Args, lambda: ()))
CHECK_COLLECTIONS13_ARGS: Codec[types.CheckCollections13Args] = Codec(lambda: table.Record(types.CheckCollections13Args, lambda: ()))
CHECK_COLLECTIONS14_ARGS: Codec[types.CheckCollections14Args] = Codec(lambda: table.Record(types.CheckCollections14Args, lambda: ()))
CHECK_COLLECTIONS15_ARGS: Codec[types.CheckCollections15Args] = Codec(lambda: table.Record(types.CheckCollections15Args, lambda: ()))
CHECK_COLLECTIONS16_ARGS: Codec[types.CheckCollections16Args] = Codec(lambda: table.Record(types.CheckCollections16Args, lambda: ()))
CHECK_COLLECTIONS17_ARGS: Codec[types.CheckCollections17Args] = Codec(lambda: table.Record(types.CheckCollections17Args, lambda: ()))
CHECK_COLLECTIONS18_ARGS: Codec[types.CheckCollections18Args] = Codec(lambda: table.Record(types.CheckCollections18Args, lambda: ()))
CHECK_COLLECTIONS19_ARGS: Codec[types.CheckCollections19Args] = Codec(lambda: table.Record(types.CheckCollections19Args, lambda: ()))
CHECK_COLLECTIONS20_ARGS: Codec[types.CheckCollections20Args] = Codec(lambda: table.Record(types.CheckCollections20Args, lambda: ()))
CHECK_COLLECTIONS21_ARGS: Codec[types.CheckCollections21Args] = Codec(lambda: table.Record(types.CheckCollections21Args, lambda: ()))
CHECK_COLLECTIONS22_ARGS: Codec[types.CheckCollections22Args] = Codec(lambda: table.Record(types.CheckCollections22Args, lambda: ()))
CHECK_COLLECTIONS23_ARGS: Codec[types.CheckCollections23Args] = Codec(lambda: table.Record(types.CheckCollections23Args, lambda: ()))
CHECK_COLLECTIONS24_ARGS: Codec[types.CheckCollections24Args] = Codec(lambda: table.Record(types.CheckCollections24Args, lambda: ()))
CHECK_COLLECTIONS25_ARGS: Codec[types.CheckCollections25Args] = Codec(lambda: table.Record(types.CheckCollections25Args, lambda: ()))
CHECK_COLLECTIONS26_ARGS: Codec[types.CheckCollections26Args] = Codec(lambda: table.Record(types.CheckCollections26Args, lambda: ()))
CHECK_COLLECTIONS0_RESULT: Codec[list[str]] = Codec(lambda: table.List(table.STRING, least=1, most=3))
CHECK_COLLECTIONS1_RESULT: Codec[list[str]] = Codec(lambda: table.List(table.STRING, unique=True))
CHECK_COLLECTIONS2_RESULT: Codec[list[float]] = Codec(lambda: table.List(table.FLOAT, unique=True))
CHECK_COLLECTIONS3_RESULT: Codec[list[types.Point]] = Codec(lambda: table.List(conformance_collections.POINT.table, unique=True))
CHECK_COLLECTIONS4_RESULT: Codec[list[toolrt.Json]] = Codec(lambda: table.List(table.JSON, unique=True))
CHECK_COLLECTIONS5_RESULT: Codec[dict[str, int]] = Codec(lambda: table.Map(table.Int(ge=0), least=1, most=2))
CHECK_COLLECTIONS6_RESULT: Codec[list[list[int]]] = Codec(lambda: table.List(table.List(table.INT, least=2, most=2)))
CHECK_COLLECTIONS7_RESULT: Codec[tuple[float, float]] = Codec(lambda: table.Tuple((table.FLOAT, table.FLOAT)))
CHECK_COLLECTIONS9_RESULT: Codec[dict[str, list[toolrt.Json]]] = Codec(lambda: table.Map(table.List(table.JSON)))
CHECK_COLLECTIONS10_RESULT: Codec[list[int]] = Codec(lambda: table.List(table.INT, most=1))
CHECK_COLLECTIONS11_RESULT: Codec[list[int]] = Codec(lambda: table.List(table.INT, least=2))
CHECK_COLLECTIONS12_RESULT: Codec[dict[str, int]] = Codec(lambda: table.Map(table.INT, least=1, most=1))
CHECK_COLLECTIONS13_RESULT: Codec[dict[str, int]] = Codec(lambda: table.Map(table.INT, most=2))
CHECK_COLLECTIONS14_RESULT: Codec[dict[str, int]] = Codec(lambda: table.Map(table.INT, least=1))
CHECK_COLLECTIONS15_RESULT: Codec[list[str | None]] = Codec(lambda: table.List(table.Nullable(table.STRING)))
CHECK_COLLECTIONS16_RESULT: Codec[list[None]] = Codec(lambda: table.List(table.NULL))
CHECK_COLLECTIONS17_RESULT: Codec[list[bytes]] = Codec(lambda: table.List(table.BYTES, unique=True))
CHECK_COLLECTIONS18_RESULT: Codec[list[str]] = Codec(lambda: table.List(table.DATETIME, unique=True))
CHECK_COLLECTIONS19_RESULT: Codec[list[tuple[int, int]]] = Codec(lambda: table.List(table.Tuple((table.INT, table.INT)), unique=True))
CHECK_COLLECTIONS20_RESULT: Codec[list[dict[str, float]]] = Codec(lambda: table.List(table.Map(table.FLOAT), unique=True))
CHECK_COLLECTIONS21_RESULT: Codec[list[int | str | None]] = Codec(lambda: table.List(table.Nullable(table.Union(None, lambda: (table.INT, table.STRING))), unique=True))
CHECK_COLLECTIONS22_RESULT: Codec[list[types.Step]] = Codec(lambda: table.List(conformance_collections.STEP.table, most=2, unique=True))
CHECK_COLLECTIONS23_RESULT: Codec[dict[str, dict[str, list[int]]]] = Codec(lambda: table.Map(table.Map(table.List(table.INT))))
CHECK_COLLECTIONS26_RESULT: Codec[list[toolrt.Json]] = Codec(lambda: table.List(table.JSON, most=0))
