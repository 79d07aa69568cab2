# Made by toolc from shadows.tools; do not edit.
"""The payloads, results and errors of the toolset `named`."""

from __future__ import annotations

from typing import Annotated

import msgspec
import toolrt
from msgspec import UNSET, Struct, UnsetType

from ....types.case_shadows.types import ClassVar_, Either, O, Own, Rest, TypeChecking
from ....types.other_names.types import T1, Exception

__all__ = [
    "T1",
    "A1Args",
    "AutoArgs",
    "BoolArgs",
    "CheckArgs",
    "ClassVar_",
    "Either",
    "Exception",
    "LArgs",
    "ListArgs",
    "O",
    "Own",
    "Rest",
    "ToolrtArgs",
    "TypeChecking",
    "TypeCheckingArgs",
    "TypesArgs",
    "UnsetArgs",
    "ÉArgs",
]


class ListArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `list`."""

    call: toolrt.Int
    given: list[str] = []
    types: Rest | UnsetType = UNSET


class BoolArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `bool`."""

    with_items: bool
    on_item: bool
    acall: bool


class ToolrtArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `toolrt`."""

    low: Annotated[int, msgspec.Meta(ge=toolrt.MIN_INT, le=8)] = -9223372036854775808


class TypesArgs(Struct, kw_only=True, forbid_unknown_fields=True, rename={"é": "É"}):
    """The arguments of `types`."""

    pages: str
    é: T1
    value: Either


class ÉArgs(Struct, kw_only=True, forbid_unknown_fields=True, rename={"self_": "self"}):
    """The arguments of `É`."""

    self_: toolrt.Int


class AutoArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `AUTO`."""


class LArgs(Struct, kw_only=True, forbid_unknown_fields=True, rename={"o": "O"}):
    """The arguments of `l`."""

    l: O
    o: toolrt.Int | UnsetType = UNSET


class UnsetArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `unset`."""

    value: TypeChecking


class TypeCheckingArgs(
    Struct,
    kw_only=True,
    forbid_unknown_fields=True,
    rename={"type_checking": "TYPE_CHECKING"},
):
    """The arguments of `TYPE_CHECKING`."""

    value: ClassVar_
    type_checking: toolrt.Int | UnsetType = UNSET


class A1Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `A_1`."""


class CheckArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check`."""

    id: str
