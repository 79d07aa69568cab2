# Made by toolc from unions.tools; do not edit.
"""The payloads, results and errors of the toolset `unions`."""

from __future__ import annotations

from msgspec import Struct

from ....types.conformance_unions.types import (
    X1,
    X2,
    A,
    Answer,
    Anything,
    B,
    Box,
    Branch,
    C,
    Cell,
    Circle,
    Cron,
    Deep,
    Either,
    Either2,
    EventRef,
    Full,
    Grade,
    High,
    Holder,
    Holders,
    Ids,
    Kept,
    Leaf,
    Left,
    Level,
    Lists,
    Locator,
    Loose,
    Loosely,
    Low,
    Maps,
    Measure,
    Mixed,
    Mode,
    Moment,
    Name,
    Named,
    Nullish,
    Number,
    One,
    OpenA,
    OpenB,
    Opened,
    OpenEither,
    Paths,
    Plain,
    Quoted,
    Ranges,
    Records,
    Right,
    Shape,
    Speed,
    Square,
    Texts,
    Tree,
    Trigger,
    Tuples,
    Whatever,
    Whole,
    Wider,
)

__all__ = [
    "X1",
    "X2",
    "A",
    "Answer",
    "Anything",
    "B",
    "Box",
    "Branch",
    "C",
    "Cell",
    "CheckUnions0Args",
    "CheckUnions1Args",
    "CheckUnions2Args",
    "CheckUnions3Args",
    "CheckUnions4Args",
    "CheckUnions5Args",
    "CheckUnions6Args",
    "CheckUnions7Args",
    "CheckUnions8Args",
    "CheckUnions9Args",
    "CheckUnions10Args",
    "CheckUnions11Args",
    "CheckUnions12Args",
    "CheckUnions13Args",
    "CheckUnions14Args",
    "CheckUnions15Args",
    "CheckUnions16Args",
    "CheckUnions17Args",
    "CheckUnions18Args",
    "CheckUnions19Args",
    "CheckUnions20Args",
    "CheckUnions21Args",
    "CheckUnions22Args",
    "CheckUnions23Args",
    "CheckUnions24Args",
    "CheckUnions25Args",
    "CheckUnions26Args",
    "CheckUnions27Args",
    "CheckUnions28Args",
    "CheckUnions29Args",
    "CheckUnions30Args",
    "CheckUnions31Args",
    "CheckUnions32Args",
    "CheckUnions33Args",
    "CheckUnions34Args",
    "CheckUnions35Args",
    "CheckUnions36Args",
    "CheckUnions37Args",
    "Circle",
    "Cron",
    "Deep",
    "Either",
    "Either2",
    "EventRef",
    "Full",
    "Grade",
    "High",
    "Holder",
    "Holders",
    "Ids",
    "Kept",
    "Leaf",
    "Left",
    "Level",
    "Lists",
    "Locator",
    "Loose",
    "Loosely",
    "Low",
    "Maps",
    "Measure",
    "Mixed",
    "Mode",
    "Moment",
    "Name",
    "Named",
    "Nullish",
    "Number",
    "One",
    "OpenA",
    "OpenB",
    "OpenEither",
    "Opened",
    "Paths",
    "Plain",
    "Quoted",
    "Ranges",
    "Records",
    "Right",
    "Shape",
    "Speed",
    "Square",
    "Texts",
    "Tree",
    "Trigger",
    "Tuples",
    "Whatever",
    "Whole",
    "Wider",
]


class CheckUnions0Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_unions0`."""


class CheckUnions1Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_unions1`."""


class CheckUnions2Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_unions2`."""


class CheckUnions3Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_unions3`."""


class CheckUnions4Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_unions4`."""


class CheckUnions5Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_unions5`."""


class CheckUnions6Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_unions6`."""


class CheckUnions7Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_unions7`."""


class CheckUnions8Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_unions8`."""


class CheckUnions9Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_unions9`."""


class CheckUnions10Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_unions10`."""


class CheckUnions11Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_unions11`."""


class CheckUnions12Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_unions12`."""


class CheckUnions13Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_unions13`."""


class CheckUnions14Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_unions14`."""


class CheckUnions15Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_unions15`."""


class CheckUnions16Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_unions16`."""


class CheckUnions17Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_unions17`."""


class CheckUnions18Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_unions18`."""


class CheckUnions19Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_unions19`."""


class CheckUnions20Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_unions20`."""


class CheckUnions21Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_unions21`."""


class CheckUnions22Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_unions22`."""


class CheckUnions23Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_unions23`."""


class CheckUnions24Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_unions24`."""


class CheckUnions25Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_unions25`."""


class CheckUnions26Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_unions26`."""


class CheckUnions27Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_unions27`."""


class CheckUnions28Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_unions28`."""


class CheckUnions29Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_unions29`."""


class CheckUnions30Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_unions30`."""


class CheckUnions31Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_unions31`."""


class CheckUnions32Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_unions32`."""


class CheckUnions33Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_unions33`."""


class CheckUnions34Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_unions34`."""


class CheckUnions35Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_unions35`."""


class CheckUnions36Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_unions36`."""


class CheckUnions37Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_unions37`."""
