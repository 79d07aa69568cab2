# Made by toolc from schema.tools; do not edit.
"""JSON Schema keywords, and names that are one constant in Rust."""

from typing import TYPE_CHECKING

import toolrt

__all__ = ["FOOBar", "FOOBarPair", "FooBar"]

if TYPE_CHECKING:
    from .types import FOOBar, FooBar, FOOBarPair
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(__name__, __all__, "types")
