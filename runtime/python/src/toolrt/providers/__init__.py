"""What model providers accept of names and descriptions, and how tools get to be so.

`spec/providers.md` has the rules.
"""

from __future__ import annotations

from .lowering import Lowering
from .names import Limits, Names, lowered, shortened
from .table import LIMITS

__all__ = ["LIMITS", "Limits", "Lowering", "Names", "lowered", "shortened"]
