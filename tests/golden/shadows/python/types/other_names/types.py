# Made by toolc from other.tools; do not edit.
"""The types of the package `other.names`."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
import toolrt
from msgspec import UNSET, Struct, UnsetType

__all__ = ["T1", "Aliased", "Exception", "LookupError", "Warning"]


class Exception(Struct, kw_only=True, forbid_unknown_fields=True):
    """A declared word of Python."""

    text: str


class T1(Struct, kw_only=True, forbid_unknown_fields=True):
    way: str


LookupError: TypeAlias = toolrt.Int


Warning: TypeAlias = Annotated[str, msgspec.Meta(max_length=9)]


class Aliased(Struct, kw_only=True, forbid_unknown_fields=True):
    """Stands above what it names."""

    code: LookupError = 3
    all: list[Warning] | UnsetType = UNSET
