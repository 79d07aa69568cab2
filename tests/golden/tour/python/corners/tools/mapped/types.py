# Made by toolc from wide.tools; do not edit.
"""The payloads, results and errors of the toolset `mapped`."""

from __future__ import annotations

import toolrt
from msgspec import Struct

__all__ = ["FindArgs", "FindResult"]


class FindArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `find`.

    Find by free text.
    """

    query: str
    limit: toolrt.Int = 10


class FindResult(Struct, kw_only=True, forbid_unknown_fields=True):
    """The result of `find`."""

    hits: list[str]
    more: bool
