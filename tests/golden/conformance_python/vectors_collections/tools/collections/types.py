# Made by toolc from collections.tools; do not edit.
"""The payloads, results and errors of the toolset `collections`."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import toolrt
from msgspec import Struct

from ....types.conformance_collections.types import (
    Anything,
    AtLeastTwo,
    AtMostOne,
    Bag,
    Blank,
    Blobs,
    Couple,
    Empties,
    Few,
    FewFolders,
    Folders,
    Forest,
    Grid,
    Grove,
    Hedge,
    Holes,
    Ivy,
    Kinds,
    Lone,
    LongTrail,
    Maps,
    Mixed,
    Names,
    Nested,
    Numbers,
    One,
    Pairs,
    Point,
    Points,
    Poly,
    Row,
    Scores,
    Shady,
    Some,
    Span,
    Stack,
    Stamps,
    Step,
    Steps,
    Tags,
    TallStack,
    Trail,
    Trio,
)

__all__ = [
    "Anything",
    "AtLeastTwo",
    "AtMostOne",
    "Bag",
    "Blank",
    "Blobs",
    "CheckCollections0Args",
    "CheckCollections1Args",
    "CheckCollections2Args",
    "CheckCollections3Args",
    "CheckCollections4Args",
    "CheckCollections5Args",
    "CheckCollections6Args",
    "CheckCollections7Args",
    "CheckCollections8Args",
    "CheckCollections9Args",
    "CheckCollections10Args",
    "CheckCollections11Args",
    "CheckCollections12Args",
    "CheckCollections13Args",
    "CheckCollections14Args",
    "CheckCollections15Args",
    "CheckCollections16Args",
    "CheckCollections17Args",
    "CheckCollections18Args",
    "CheckCollections19Args",
    "CheckCollections20Args",
    "CheckCollections21Args",
    "CheckCollections22Args",
    "CheckCollections23Args",
    "CheckCollections24Args",
    "CheckCollections25Args",
    "CheckCollections26Args",
    "CheckCollections27Args",
    "CheckCollections28Args",
    "CheckCollections29Args",
    "CheckCollections30Args",
    "CheckCollections31Args",
    "CheckCollections32Args",
    "CheckCollections33Args",
    "CheckCollections33Result",
    "CheckCollections34Args",
    "CheckCollections34Result",
    "CheckCollections35Args",
    "CheckCollections35Result",
    "CheckCollections36Args",
    "CheckCollections36Result",
    "CheckCollections37Args",
    "Couple",
    "Empties",
    "Few",
    "FewFolders",
    "Folders",
    "Forest",
    "Grid",
    "Grove",
    "Hedge",
    "Holes",
    "Ivy",
    "Kinds",
    "Lone",
    "LongTrail",
    "Maps",
    "Mixed",
    "Names",
    "Nested",
    "Numbers",
    "One",
    "Pairs",
    "Point",
    "Points",
    "Poly",
    "Row",
    "Scores",
    "Shady",
    "Some",
    "Span",
    "Stack",
    "Stamps",
    "Step",
    "Steps",
    "Tags",
    "TallStack",
    "Trail",
    "Trio",
]


class CheckCollections0Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_collections0`."""


class CheckCollections1Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_collections1`."""


class CheckCollections2Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_collections2`."""


class CheckCollections3Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_collections3`."""


class CheckCollections4Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_collections4`."""


class CheckCollections5Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_collections5`."""


class CheckCollections6Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_collections6`."""


class CheckCollections7Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_collections7`."""


class CheckCollections8Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_collections8`."""


class CheckCollections9Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_collections9`."""


class CheckCollections10Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_collections10`."""


class CheckCollections11Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_collections11`."""


class CheckCollections12Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_collections12`."""


class CheckCollections13Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_collections13`."""


class CheckCollections14Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_collections14`."""


class CheckCollections15Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_collections15`."""


class CheckCollections16Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_collections16`."""


class CheckCollections17Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_collections17`."""


class CheckCollections18Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_collections18`."""


class CheckCollections19Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_collections19`."""


class CheckCollections20Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_collections20`."""


class CheckCollections21Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_collections21`."""


class CheckCollections22Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_collections22`."""


class CheckCollections23Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_collections23`."""


class CheckCollections24Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_collections24`."""


class CheckCollections25Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_collections25`."""


class CheckCollections26Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_collections26`."""


class CheckCollections27Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_collections27`."""


class CheckCollections28Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_collections28`."""


class CheckCollections29Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_collections29`."""


class CheckCollections30Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_collections30`."""


class CheckCollections31Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_collections31`."""


class CheckCollections32Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_collections32`."""


class CheckCollections33Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_collections33`."""


if TYPE_CHECKING:
    CheckCollections33Result: TypeAlias = "Forest"
else:
    CheckCollections33Result = toolrt.opaque("CheckCollections33Result")


class CheckCollections34Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_collections34`."""


if TYPE_CHECKING:
    CheckCollections34Result: TypeAlias = "Folders"
else:
    CheckCollections34Result = toolrt.opaque("CheckCollections34Result")


class CheckCollections35Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_collections35`."""


if TYPE_CHECKING:
    CheckCollections35Result: TypeAlias = "Stack"
else:
    CheckCollections35Result = toolrt.opaque("CheckCollections35Result")


class CheckCollections36Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_collections36`."""


if TYPE_CHECKING:
    CheckCollections36Result: TypeAlias = "Trail"
else:
    CheckCollections36Result = toolrt.opaque("CheckCollections36Result")


class CheckCollections37Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_collections37`."""
