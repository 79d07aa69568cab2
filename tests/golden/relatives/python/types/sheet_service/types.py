# Made by toolc from sheet.tools; do not edit.
"""The types of the package `sheet_service`."""

from __future__ import annotations

from msgspec import Struct

__all__ = ["Row"]


class Row(Struct, kw_only=True, forbid_unknown_fields=True):
    cells: list[str]
