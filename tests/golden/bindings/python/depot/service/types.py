# Made by toolc from bindings.tools; do not edit.
"""The payloads, results and errors of the service `depot`."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from ...types.case_bindings.types import Gone

__all__ = ["CountPayload", "Gone"]


class CountPayload(Struct, kw_only=True, forbid_unknown_fields=True):
    """The payload of `count`."""

    kinds: list[Literal["box", "bag"]]
    run: str
