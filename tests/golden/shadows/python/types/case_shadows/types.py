# Made by toolc from shadows.tools; do not edit.
"""The types of the package `case.shadows`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

import toolrt
from msgspec import UNSET, Struct, UnsetType

from .. import other_names

__all__ = [
    "ClassVar_",
    "Either",
    "EitherLiteral",
    "EitherRecord",
    "O",
    "Own",
    "Rest",
    "TypeChecking",
]


class Own(Struct, kw_only=True, forbid_unknown_fields=True):
    next: other_names.Exception | None


class ClassVar_(Struct, kw_only=True, forbid_unknown_fields=True):
    """What Python calls what belongs to a class."""

    own: Own


class O(Struct, kw_only=True, forbid_unknown_fields=True, rename={"i": "I"}):
    """Looks like a digit, as some letters do."""

    i: toolrt.Int
    l: O | UnsetType = UNSET


class TypeChecking(Struct, kw_only=True, forbid_unknown_fields=True):
    """What Python calls the time of checkers."""

    own: Own


class EitherRecord(Struct, kw_only=True, forbid_unknown_fields=True):
    code: toolrt.Int


if TYPE_CHECKING:
    EitherLiteral: TypeAlias = "Literal[3] | str | float"
else:
    EitherLiteral = toolrt.opaque("EitherLiteral")


if TYPE_CHECKING:
    Either: TypeAlias = "other_names.Exception | EitherRecord | EitherLiteral"
    """Only checkers read what stands in here."""
else:
    Either = toolrt.opaque("Either")


if TYPE_CHECKING:
    Rest: TypeAlias = "tuple[int, *tuple[str, ...]]"
else:
    Rest = toolrt.opaque("Rest")
