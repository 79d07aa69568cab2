# Made by toolc from one.tools; do not edit.
"""The payloads, results and errors of the service `from`."""

from __future__ import annotations

from msgspec import Struct

from ...types.one.types import Level, Nested, User
from ...types.two.types import User as TwoUser

__all__ = ["Level", "Nested", "TwoUser", "User", "WeighPayload"]


class WeighPayload(Struct, kw_only=True, forbid_unknown_fields=True):
    """The payload of `weigh`."""

    nested: Nested
    levels: Level
    user: User
