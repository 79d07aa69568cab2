# Made by toolc from obstacles.tools; do not edit.
"""The payloads, results and errors of the toolset `../x`."""

from __future__ import annotations

import toolrt
from msgspec import Struct

from ....types.type_self.types import Context, Option, Result, Vec

__all__ = [
    "ABCArgs",
    "ConArgs",
    "Context",
    "New2Args",
    "NewArgs",
    "Option",
    "Result",
    "TypeArgs",
    "Vec",
]


class TypeArgs(
    Struct, kw_only=True, forbid_unknown_fields=True, rename={"type_": "type"}
):
    """The arguments of `type`."""

    type_: str
    args: toolrt.Int
    tool: toolrt.Int


class NewArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `../new`."""

    new: bool


class New2Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `new`."""

    a: toolrt.Int


class ABCArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `a.b-c`."""


class ConArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `CON`."""

    a0: toolrt.Int
    a1: toolrt.Int
    a2: toolrt.Int
    a3: toolrt.Int
    a4: toolrt.Int
    a5: toolrt.Int
    a6: toolrt.Int
    a7: toolrt.Int
    a8: toolrt.Int
