# Made by toolc from shadows.tools; do not edit.
"""The payloads, results and errors of the service `s`."""

from __future__ import annotations

from msgspec import Struct

__all__ = ["CheckPayload"]


class CheckPayload(Struct, kw_only=True, forbid_unknown_fields=True):
    """The payload of `check`."""

    id: str
