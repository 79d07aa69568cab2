# Made by toolc from quotes.tools; do not edit.
"""The payloads, results and errors of the toolset `texts`."""

from __future__ import annotations

from msgspec import Struct

from ....types.quotes.types import Open

__all__ = ["COpenXWDArgs", "Open"]


class COpenXWDArgs(
    Struct,
    kw_only=True,
    forbid_unknown_fields=True,
    rename={"e_f_s_g": "{e} ${f} %s `g`"},
):
    """The arguments of `c\"\"\"; open('x', 'w'); \"\"\"d`."""

    e_f_s_g: str
