# Made by toolc from secrets.tools; do not edit.
"""How payloads, results and errors of `secrets` are read, written and checked."""

from __future__ import annotations

import toolrt
from toolrt import Codec, table

from ....types.conformance_secrets import codecs as conformance_secrets
from . import types

# fmt: off

CHECK_SECRETS0_ARGS: Codec[types.CheckSecrets0Args] = Codec(lambda: table.Record(types.CheckSecrets0Args, lambda: ()))
CHECK_SECRETS1_ARGS: Codec[types.CheckSecrets1Args] = Codec(lambda: table.Record(types.CheckSecrets1Args, lambda: ()))
CHECK_SECRETS2_ARGS: Codec[types.CheckSecrets2Args] = Codec(lambda: table.Record(types.CheckSecrets2Args, lambda: ()))
CHECK_SECRETS3_ARGS: Codec[types.CheckSecrets3Args] = Codec(lambda: table.Record(types.CheckSecrets3Args, lambda: ()))
CHECK_SECRETS4_ARGS: Codec[types.CheckSecrets4Args] = Codec(lambda: table.Record(types.CheckSecrets4Args, lambda: ()))
CHECK_SECRETS5_ARGS: Codec[types.CheckSecrets5Args] = Codec(lambda: table.Record(types.CheckSecrets5Args, lambda: ()))
CHECK_SECRETS6_ARGS: Codec[types.CheckSecrets6Args] = Codec(lambda: table.Record(types.CheckSecrets6Args, lambda: ()))
CHECK_SECRETS2_RESULT: Codec[toolrt.Secret[str]] = Codec(lambda: table.Secret(table.Text(least=4)))
CHECK_SECRETS3_RESULT: Codec[list[toolrt.Secret[str]]] = Codec(lambda: table.List(table.Secret(table.Text(least=4))))
CHECK_SECRETS4_RESULT: Codec[toolrt.Secret[types.Inner]] = Codec(lambda: table.Secret(conformance_secrets.INNER.table))
