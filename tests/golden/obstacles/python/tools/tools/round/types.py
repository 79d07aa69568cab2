# Made by toolc from obstacles.tools; do not edit.
"""The payloads, results and errors of the toolset `round`."""

from __future__ import annotations

import toolrt
from msgspec import Struct

from ....types.type_self.types import (
    ALongNameOfATypeThatGoesOn,
    Box,
    Circle,
    Field,
    Hidden,
    Keyword,
    Labelled,
    MoreOf,
    Nothing,
    Option,
    Record,
    Round,
    Table,
    Tagged,
    Wide13,
)
from ....types.type_self.types import Client as TypeSelfClient

__all__ = [
    "ALongNameOfATypeThatGoesOn",
    "BoundMaybeArgs",
    "BoundMaybeResult",
    "BoundNothingArgs",
    "BoundNothingResult",
    "Box",
    "Circle",
    "Field",
    "GoRoundArgs",
    "Hidden",
    "Keyword",
    "Labelled",
    "MoreOf",
    "Nothing",
    "Option",
    "Record",
    "Round",
    "Table",
    "Tagged",
    "TypeSelfClient",
    "U202eTurnedXArgs",
    "Wide13",
]


class GoRoundArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `go_round`."""

    circle: Circle
    tagged: Tagged
    labelled: Labelled
    nothing: Nothing
    more: MoreOf


class U202eTurnedXArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    r"""The arguments of `` \u202eturned\x0a`x` ``."""

    wide: Wide13
    items: list[Wide13]


class BoundMaybeArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `bound_maybe`."""

    x: toolrt.Int


class BoundMaybeResult(Struct, kw_only=True, forbid_unknown_fields=True):
    b: toolrt.Int


class BoundNothingArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `bound_nothing`."""


class BoundNothingResult(Struct, kw_only=True, forbid_unknown_fields=True):
    pass
