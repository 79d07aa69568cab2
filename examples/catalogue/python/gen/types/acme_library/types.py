# Made by toolc from library.tools; do not edit.
"""The types of the package `acme.library`."""

from __future__ import annotations

from typing import Annotated

import msgspec
import toolrt
from msgspec import Struct

__all__ = ["Book", "LentAlready"]


class Book(Struct, kw_only=True, forbid_unknown_fields=True):
    """A book on the shelf."""

    number: Annotated[int, msgspec.Meta(ge=1, le=toolrt.MAX_INT)]
    """The number on its spine."""
    title: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
    """As it stands on the cover."""


class LentAlready(toolrt.DeclaredError, code="lent_already"):
    """Somebody else has the book.

    Kind `conflict`, recovery `replan`: Find another book.
    """

    number: toolrt.Int
