# Made by toolc from namesakes.tools; do not edit.
"""The types of the package `namesakes`."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .types import Outcome, OutcomeSchema, Rows, RowsItem, Twins
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__, {"types": ["Outcome", "OutcomeSchema", "Rows", "RowsItem", "Twins"]}
    )

__all__ = ["Outcome", "OutcomeSchema", "Rows", "RowsItem", "Twins"]
