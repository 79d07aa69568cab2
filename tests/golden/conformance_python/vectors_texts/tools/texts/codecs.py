# Made by toolc from texts.tools; do not edit.
"""How payloads, results and errors of `texts` are read, written and checked."""

from __future__ import annotations

from toolrt import Codec, table

from . import types

# fmt: off

CHECK_TEXTS0_ARGS: Codec[types.CheckTexts0Args] = Codec(lambda: table.Record(types.CheckTexts0Args, lambda: ()))
CHECK_TEXTS1_ARGS: Codec[types.CheckTexts1Args] = Codec(lambda: table.Record(types.CheckTexts1Args, lambda: ()))
CHECK_TEXTS2_ARGS: Codec[types.CheckTexts2Args] = Codec(lambda: table.Record(types.CheckTexts2Args, lambda: ()))
CHECK_TEXTS3_ARGS: Codec[types.CheckTexts3Args] = Codec(lambda: table.Record(types.CheckTexts3Args, lambda: ()))
CHECK_TEXTS4_ARGS: Codec[types.CheckTexts4Args] = Codec(lambda: table.Record(types.CheckTexts4Args, lambda: ()))
CHECK_TEXTS5_ARGS: Codec[types.CheckTexts5Args] = Codec(lambda: table.Record(types.CheckTexts5Args, lambda: ()))
CHECK_TEXTS6_ARGS: Codec[types.CheckTexts6Args] = Codec(lambda: table.Record(types.CheckTexts6Args, lambda: ()))
CHECK_TEXTS7_ARGS: Codec[types.CheckTexts7Args] = Codec(lambda: table.Record(types.CheckTexts7Args, lambda: ()))
CHECK_TEXTS8_ARGS: Codec[types.CheckTexts8Args] = Codec(lambda: table.Record(types.CheckTexts8Args, lambda: ()))
CHECK_TEXTS9_ARGS: Codec[types.CheckTexts9Args] = Codec(lambda: table.Record(types.CheckTexts9Args, lambda: ()))
CHECK_TEXTS10_ARGS: Codec[types.CheckTexts10Args] = Codec(lambda: table.Record(types.CheckTexts10Args, lambda: ()))
CHECK_TEXTS0_RESULT: Codec[str] = Codec(lambda: table.STRING)
CHECK_TEXTS1_RESULT: Codec[str] = Codec(lambda: table.Text(least=1, most=3))
CHECK_TEXTS2_RESULT: Codec[str] = Codec(lambda: table.Text(least=2))
CHECK_TEXTS3_RESULT: Codec[str] = Codec(lambda: table.Text(least=2, most=2))
CHECK_TEXTS4_RESULT: Codec[str] = Codec(lambda: table.Text(most=1))
CHECK_TEXTS5_RESULT: Codec[str] = Codec(lambda: table.Text(most=2, patterns=(table.Pattern("^a"), table.Pattern("b$", "b\\Z"))))
CHECK_TEXTS6_RESULT: Codec[str] = Codec(lambda: table.Text(least=1, most=1))
CHECK_TEXTS7_RESULT: Codec[str] = Codec(lambda: table.Text(most=2))
CHECK_TEXTS8_RESULT: Codec[str] = Codec(lambda: table.Text(least=3, most=3))
CHECK_TEXTS9_RESULT: Codec[str] = Codec(lambda: table.Text(least=2, most=5, patterns=(table.Pattern("^[a-z]"), table.Pattern("[a-z]$", "[a-z]\\Z"))))
CHECK_TEXTS10_RESULT: Codec[dict[str, str]] = Codec(lambda: table.Map(table.Text(least=1, most=2)))
