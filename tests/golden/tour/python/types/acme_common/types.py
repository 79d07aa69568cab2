# Made by toolc from common.tools; do not edit.
"""The types of the package `acme.common`."""

from __future__ import annotations

from typing import Annotated

import msgspec
import toolrt
from msgspec import Struct

__all__ = ["Money"]


class Money(Struct, kw_only=True, forbid_unknown_fields=True):
    """An amount of money."""

    amount: toolrt.Int
    """Minor units, for example cents."""
    currency: Annotated[str, msgspec.Meta(pattern="^[A-Z]{3}\\Z")]
