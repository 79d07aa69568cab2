# Made by toolc from patterns.tools; do not edit.
"""The payloads, results and errors of the toolset `patterns`."""

from __future__ import annotations

from msgspec import Struct

from ....types.conformance_patterns.types import (
    Ahead,
    Ahead2,
    Alternatives,
    AnyOne,
    Astral,
    AtEnd,
    AtLeastTwo,
    AtStart,
    Behind,
    Between,
    Blank,
    BothAround,
    Counted,
    Dashed,
    Digits,
    Dollar,
    Dot,
    Doubled,
    EdgeInLoop,
    Either,
    EmptyLoops,
    Escapes,
    Everything,
    Faces,
    FarBack,
    FarBehind,
    Greek,
    Inner,
    Inside,
    Later,
    Lazy,
    Letter,
    Letters,
    Loops,
    Named,
    Nested,
    NotAny,
    NotBehind,
    Nothing,
    NotLetter,
    NotThese,
    NoWord,
    Optional,
    Pair,
    Password,
    Plain,
    Quote,
    Slash,
    Slug,
    Space,
    SpaceAtEnd,
    Stars,
    Thirty,
    Three,
    Twice,
    Unset,
    Upper,
    Word,
    WordEdge,
)

__all__ = [
    "Ahead",
    "Ahead2",
    "Alternatives",
    "AnyOne",
    "Astral",
    "AtEnd",
    "AtLeastTwo",
    "AtStart",
    "Behind",
    "Between",
    "Blank",
    "BothAround",
    "CheckPatterns0Args",
    "CheckPatterns1Args",
    "CheckPatterns2Args",
    "CheckPatterns3Args",
    "CheckPatterns4Args",
    "CheckPatterns5Args",
    "CheckPatterns6Args",
    "CheckPatterns7Args",
    "CheckPatterns8Args",
    "CheckPatterns9Args",
    "CheckPatterns10Args",
    "CheckPatterns11Args",
    "CheckPatterns12Args",
    "CheckPatterns13Args",
    "CheckPatterns14Args",
    "CheckPatterns15Args",
    "CheckPatterns16Args",
    "CheckPatterns17Args",
    "CheckPatterns18Args",
    "CheckPatterns19Args",
    "CheckPatterns20Args",
    "CheckPatterns21Args",
    "CheckPatterns22Args",
    "CheckPatterns23Args",
    "CheckPatterns24Args",
    "CheckPatterns25Args",
    "CheckPatterns26Args",
    "CheckPatterns27Args",
    "CheckPatterns28Args",
    "CheckPatterns29Args",
    "CheckPatterns30Args",
    "CheckPatterns31Args",
    "CheckPatterns32Args",
    "CheckPatterns33Args",
    "CheckPatterns34Args",
    "CheckPatterns35Args",
    "CheckPatterns36Args",
    "CheckPatterns37Args",
    "CheckPatterns38Args",
    "CheckPatterns39Args",
    "CheckPatterns40Args",
    "CheckPatterns41Args",
    "CheckPatterns42Args",
    "CheckPatterns43Args",
    "CheckPatterns44Args",
    "CheckPatterns45Args",
    "CheckPatterns46Args",
    "CheckPatterns47Args",
    "CheckPatterns48Args",
    "CheckPatterns49Args",
    "CheckPatterns50Args",
    "CheckPatterns51Args",
    "CheckPatterns52Args",
    "CheckPatterns53Args",
    "CheckPatterns54Args",
    "CheckPatterns55Args",
    "CheckPatterns56Args",
    "CheckPatterns57Args",
    "CheckPatterns58Args",
    "Counted",
    "Dashed",
    "Digits",
    "Dollar",
    "Dot",
    "Doubled",
    "EdgeInLoop",
    "Either",
    "EmptyLoops",
    "Escapes",
    "Everything",
    "Faces",
    "FarBack",
    "FarBehind",
    "Greek",
    "Inner",
    "Inside",
    "Later",
    "Lazy",
    "Letter",
    "Letters",
    "Loops",
    "Named",
    "Nested",
    "NoWord",
    "NotAny",
    "NotBehind",
    "NotLetter",
    "NotThese",
    "Nothing",
    "Optional",
    "Pair",
    "Password",
    "Plain",
    "Quote",
    "Slash",
    "Slug",
    "Space",
    "SpaceAtEnd",
    "Stars",
    "Thirty",
    "Three",
    "Twice",
    "Unset",
    "Upper",
    "Word",
    "WordEdge",
]


class CheckPatterns0Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_patterns0`."""


class CheckPatterns1Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_patterns1`."""


class CheckPatterns2Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_patterns2`."""


class CheckPatterns3Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_patterns3`."""


class CheckPatterns4Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_patterns4`."""


class CheckPatterns5Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_patterns5`."""


class CheckPatterns6Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_patterns6`."""


class CheckPatterns7Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_patterns7`."""


class CheckPatterns8Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_patterns8`."""


class CheckPatterns9Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_patterns9`."""


class CheckPatterns10Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_patterns10`."""


class CheckPatterns11Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_patterns11`."""


class CheckPatterns12Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_patterns12`."""


class CheckPatterns13Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_patterns13`."""


class CheckPatterns14Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_patterns14`."""


class CheckPatterns15Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_patterns15`."""


class CheckPatterns16Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_patterns16`."""


class CheckPatterns17Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_patterns17`."""


class CheckPatterns18Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_patterns18`."""


class CheckPatterns19Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_patterns19`."""


class CheckPatterns20Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_patterns20`."""


class CheckPatterns21Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_patterns21`."""


class CheckPatterns22Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_patterns22`."""


class CheckPatterns23Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_patterns23`."""


class CheckPatterns24Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_patterns24`."""


class CheckPatterns25Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_patterns25`."""


class CheckPatterns26Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_patterns26`."""


class CheckPatterns27Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_patterns27`."""


class CheckPatterns28Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_patterns28`."""


class CheckPatterns29Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_patterns29`."""


class CheckPatterns30Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_patterns30`."""


class CheckPatterns31Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_patterns31`."""


class CheckPatterns32Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_patterns32`."""


class CheckPatterns33Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_patterns33`."""


class CheckPatterns34Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_patterns34`."""


class CheckPatterns35Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_patterns35`."""


class CheckPatterns36Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_patterns36`."""


class CheckPatterns37Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_patterns37`."""


class CheckPatterns38Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_patterns38`."""


class CheckPatterns39Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_patterns39`."""


class CheckPatterns40Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_patterns40`."""


class CheckPatterns41Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_patterns41`."""


class CheckPatterns42Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_patterns42`."""


class CheckPatterns43Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_patterns43`."""


class CheckPatterns44Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_patterns44`."""


class CheckPatterns45Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_patterns45`."""


class CheckPatterns46Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_patterns46`."""


class CheckPatterns47Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_patterns47`."""


class CheckPatterns48Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_patterns48`."""


class CheckPatterns49Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_patterns49`."""


class CheckPatterns50Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_patterns50`."""


class CheckPatterns51Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_patterns51`."""


class CheckPatterns52Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_patterns52`."""


class CheckPatterns53Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_patterns53`."""


class CheckPatterns54Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_patterns54`."""


class CheckPatterns55Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_patterns55`."""


class CheckPatterns56Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_patterns56`."""


class CheckPatterns57Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_patterns57`."""


class CheckPatterns58Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_patterns58`."""
