# Made by toolc from obstacles.tools; do not edit.
"""The payloads, results and errors of the service `nul`."""

from __future__ import annotations

from msgspec import Struct

__all__ = ["APayload"]


class APayload(Struct, kw_only=True, forbid_unknown_fields=True):
    """The payload of `a`."""
