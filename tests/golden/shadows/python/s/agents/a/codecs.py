# Made by toolc from shadows.tools; do not edit.
"""How answers of the model of `a` are read, written and checked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolrt import Codec, table

from ....types.case_shadows import codecs as case_shadows

if TYPE_CHECKING:
    from . import types

# fmt: off

LIST_ANSWER: Codec[list[types.Own]] = Codec(lambda: table.List(case_shadows.OWN.table))
