# Made by toolc from desk.tools; do not edit.
"""The answers of the model of the agent `../mod`."""

from __future__ import annotations

import toolrt
from msgspec import Struct

__all__ = ["ABAnswer", "AMinusBAnswer", "EmptyAnswer", "SelfAnswer"]


class SelfAnswer(
    Struct, kw_only=True, forbid_unknown_fields=True, rename={"self_": "self"}
):
    """The answer `Self`."""

    self_: toolrt.Int


class EmptyAnswer(Struct, kw_only=True, forbid_unknown_fields=True):
    """The answer ``."""

    x: toolrt.Int


class ABAnswer(Struct, kw_only=True, forbid_unknown_fields=True):
    """The answer `a b`."""

    x: toolrt.Int


class AMinusBAnswer(Struct, kw_only=True, forbid_unknown_fields=True):
    """The answer `a-b`."""

    y: toolrt.Int
