# Made by toolc from servers.tools; do not edit.
"""The types of the resources and prompts of the server `cards`."""

from __future__ import annotations

from msgspec import Struct

__all__ = ["ServerArgs", "ServerResult"]


class ServerArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `cards/server`."""


class ServerResult(Struct, kw_only=True, forbid_unknown_fields=True):
    ok: bool
