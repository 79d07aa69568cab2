# Made by toolc from obstacles.tools; do not edit.
"""The payloads, results and errors of the service `toolrt`."""

from __future__ import annotations

from msgspec import Struct

__all__ = ["StdPayload"]


class StdPayload(Struct, kw_only=True, forbid_unknown_fields=True):
    """The payload of `std`."""
