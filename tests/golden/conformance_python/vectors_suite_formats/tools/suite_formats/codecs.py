# Made by toolc from suite_formats.tools; do not edit.
"""How payloads, results and errors of `suite_formats` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from . import types

# fmt: off

CHECK_SUITE_FORMATS0_ARGS: Codec[types.CheckSuiteFormats0Args] = Codec(lambda: table.Record(types.CheckSuiteFormats0Args, lambda: ()))
CHECK_SUITE_FORMATS1_ARGS: Codec[types.CheckSuiteFormats1Args] = Codec(lambda: table.Record(types.CheckSuiteFormats1Args, lambda: ()))
CHECK_SUITE_FORMATS2_ARGS: Codec[types.CheckSuiteFormats2Args] = Codec(lambda: table.Record(types.CheckSuiteFormats2Args, lambda: ()))
CHECK_SUITE_FORMATS3_ARGS: Codec[types.CheckSuiteFormats3Args] = Codec(lambda: table.Record(types.CheckSuiteFormats3Args, lambda: ()))
CHECK_SUITE_FORMATS4_ARGS: Codec[types.CheckSuiteFormats4Args] = Codec(lambda: table.Record(types.CheckSuiteFormats4Args, lambda: ()))
CHECK_SUITE_FORMATS5_ARGS: Codec[types.CheckSuiteFormats5Args] = Codec(lambda: table.Record(types.CheckSuiteFormats5Args, lambda: ()))
CHECK_SUITE_FORMATS6_ARGS: Codec[types.CheckSuiteFormats6Args] = Codec(lambda: table.Record(types.CheckSuiteFormats6Args, lambda: ()))
CHECK_SUITE_FORMATS7_ARGS: Codec[types.CheckSuiteFormats7Args] = Codec(lambda: table.Record(types.CheckSuiteFormats7Args, lambda: ()))
CHECK_SUITE_FORMATS8_ARGS: Codec[types.CheckSuiteFormats8Args] = Codec(lambda: table.Record(types.CheckSuiteFormats8Args, lambda: ()))
CHECK_SUITE_FORMATS9_ARGS: Codec[types.CheckSuiteFormats9Args] = Codec(lambda: table.Record(types.CheckSuiteFormats9Args, lambda: ()))
CHECK_SUITE_FORMATS0_RESULT: Codec[str] = Codec(lambda: table.DATETIME)
CHECK_SUITE_FORMATS1_RESULT: Codec[str] = Codec(lambda: table.DATE)
CHECK_SUITE_FORMATS2_RESULT: Codec[str] = Codec(lambda: table.DURATION)
CHECK_SUITE_FORMATS3_RESULT: Codec[str] = Codec(lambda: table.EMAIL)
CHECK_SUITE_FORMATS4_RESULT: Codec[str] = Codec(lambda: table.HOSTNAME)
CHECK_SUITE_FORMATS5_RESULT: Codec[str] = Codec(lambda: table.IPV4)
CHECK_SUITE_FORMATS6_RESULT: Codec[str] = Codec(lambda: table.IPV6)
CHECK_SUITE_FORMATS7_RESULT: Codec[str] = Codec(lambda: table.TIME)
CHECK_SUITE_FORMATS8_RESULT: Codec[str] = Codec(lambda: table.URI)
CHECK_SUITE_FORMATS9_RESULT: Codec[str] = Codec(lambda: table.UUID)
