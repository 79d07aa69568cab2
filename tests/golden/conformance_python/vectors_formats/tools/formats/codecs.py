# Made by toolc from formats.tools; do not edit.
"""How payloads, results and errors of `formats` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from . import types

# fmt: off

CHECK_FORMATS0_ARGS: Codec[types.CheckFormats0Args] = Codec(lambda: table.Record(types.CheckFormats0Args, lambda: ()))
CHECK_FORMATS1_ARGS: Codec[types.CheckFormats1Args] = Codec(lambda: table.Record(types.CheckFormats1Args, lambda: ()))
CHECK_FORMATS2_ARGS: Codec[types.CheckFormats2Args] = Codec(lambda: table.Record(types.CheckFormats2Args, lambda: ()))
CHECK_FORMATS3_ARGS: Codec[types.CheckFormats3Args] = Codec(lambda: table.Record(types.CheckFormats3Args, lambda: ()))
CHECK_FORMATS4_ARGS: Codec[types.CheckFormats4Args] = Codec(lambda: table.Record(types.CheckFormats4Args, lambda: ()))
CHECK_FORMATS5_ARGS: Codec[types.CheckFormats5Args] = Codec(lambda: table.Record(types.CheckFormats5Args, lambda: ()))
CHECK_FORMATS6_ARGS: Codec[types.CheckFormats6Args] = Codec(lambda: table.Record(types.CheckFormats6Args, lambda: ()))
CHECK_FORMATS7_ARGS: Codec[types.CheckFormats7Args] = Codec(lambda: table.Record(types.CheckFormats7Args, lambda: ()))
CHECK_FORMATS8_ARGS: Codec[types.CheckFormats8Args] = Codec(lambda: table.Record(types.CheckFormats8Args, lambda: ()))
CHECK_FORMATS9_ARGS: Codec[types.CheckFormats9Args] = Codec(lambda: table.Record(types.CheckFormats9Args, lambda: ()))
CHECK_FORMATS10_ARGS: Codec[types.CheckFormats10Args] = Codec(lambda: table.Record(types.CheckFormats10Args, lambda: ()))
CHECK_FORMATS11_ARGS: Codec[types.CheckFormats11Args] = Codec(lambda: table.Record(types.CheckFormats11Args, lambda: ()))
CHECK_FORMATS12_ARGS: Codec[types.CheckFormats12Args] = Codec(lambda: table.Record(types.CheckFormats12Args, lambda: ()))
CHECK_FORMATS13_ARGS: Codec[types.CheckFormats13Args] = Codec(lambda: table.Record(types.CheckFormats13Args, lambda: ()))
CHECK_FORMATS14_ARGS: Codec[types.CheckFormats14Args] = Codec(lambda: table.Record(types.CheckFormats14Args, lambda: ()))
CHECK_FORMATS15_ARGS: Codec[types.CheckFormats15Args] = Codec(lambda: table.Record(types.CheckFormats15Args, lambda: ()))
CHECK_FORMATS0_RESULT: Codec[str] = Codec(lambda: table.DATETIME)
CHECK_FORMATS1_RESULT: Codec[str] = Codec(lambda: table.DATE)
CHECK_FORMATS2_RESULT: Codec[str] = Codec(lambda: table.TIME)
CHECK_FORMATS3_RESULT: Codec[str] = Codec(lambda: table.DURATION)
CHECK_FORMATS4_RESULT: Codec[str] = Codec(lambda: table.UUID)
CHECK_FORMATS5_RESULT: Codec[str] = Codec(lambda: table.URI)
CHECK_FORMATS6_RESULT: Codec[str] = Codec(lambda: table.EMAIL)
CHECK_FORMATS7_RESULT: Codec[str] = Codec(lambda: table.HOSTNAME)
CHECK_FORMATS8_RESULT: Codec[str] = Codec(lambda: table.IPV4)
CHECK_FORMATS9_RESULT: Codec[str] = Codec(lambda: table.IPV6)
CHECK_FORMATS10_RESULT: Codec[str] = Codec(lambda: table.PATH)
CHECK_FORMATS11_RESULT: Codec[bytes] = Codec(lambda: table.BYTES)
CHECK_FORMATS12_RESULT: Codec[str] = Codec(lambda: table.Text("uri", most=20))
CHECK_FORMATS13_RESULT: Codec[list[str]] = Codec(lambda: table.List(table.EMAIL, least=1))
CHECK_FORMATS14_RESULT: Codec[dict[str, str]] = Codec(lambda: table.Map(table.HOSTNAME))
CHECK_FORMATS15_RESULT: Codec[str] = Codec(lambda: table.Text("datetime", most=20, patterns=(table.Pattern("Z$", "Z\\Z"),)))
