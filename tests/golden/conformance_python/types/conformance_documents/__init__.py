# Made by toolc from documents.tools; do not edit.
"""The types of the package `conformance.documents`."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .types import Any_, Nest, Numbers, Open, Pair, Strings
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__, {"types": ["Any_", "Nest", "Numbers", "Open", "Pair", "Strings"]}
    )

__all__ = ["Any_", "Nest", "Numbers", "Open", "Pair", "Strings"]
