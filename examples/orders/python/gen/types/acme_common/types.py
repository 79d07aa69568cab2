# Made by toolc from tools/common.tools; do not edit.
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
    """In the smallest unit of the currency: 1250 are 12.50 EUR."""
    currency: Annotated[str, msgspec.Meta(pattern="^[A-Z]{3}\\Z")]
    """Three letters, like `EUR`."""
