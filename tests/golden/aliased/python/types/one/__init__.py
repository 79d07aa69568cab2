# Made by toolc from one.tools; do not edit.
"""Names that stand for types of other packages, for parts without names, and for themselves."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .types import T1, Level, Nested, User
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(__name__, {"types": ["T1", "Level", "Nested", "User"]})

__all__ = ["T1", "Level", "Nested", "User"]
