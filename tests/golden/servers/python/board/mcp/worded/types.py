# Made by toolc from servers.tools; do not edit.
"""The types of the resources and prompts of the server `worded`."""

from __future__ import annotations

from msgspec import Struct

__all__ = ["HelloArgs"]


class HelloArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `worded/hello`."""
