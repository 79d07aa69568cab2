# Made by toolc from other.tools; do not edit.
"""The types of the package `other.names`."""

from __future__ import annotations

from msgspec import Struct

__all__ = ["T1", "Exception"]


class Exception(Struct, kw_only=True, forbid_unknown_fields=True):
    """A declared word of Python."""

    text: str


class T1(Struct, kw_only=True, forbid_unknown_fields=True):
    way: str
