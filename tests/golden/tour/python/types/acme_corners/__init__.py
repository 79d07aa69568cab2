# Made by toolc from wide.tools; do not edit.
"""Corners of the language that real tools need."""

from typing import TYPE_CHECKING

import toolrt

__all__ = [
    "Based",
    "Keyword",
    "Nested",
    "NestedPoint",
    "Open",
    "OpenTyped",
    "Path3",
    "SearchArgs",
    "SearchResult",
    "Span",
    "Wire",
]

if TYPE_CHECKING:
    from .types import (
        Based,
        Keyword,
        Nested,
        NestedPoint,
        Open,
        OpenTyped,
        Path3,
        SearchArgs,
        SearchResult,
        Span,
        Wire,
    )
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(__name__, __all__, "types")
