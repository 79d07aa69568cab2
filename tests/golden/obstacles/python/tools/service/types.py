# Made by toolc from obstacles.tools; do not edit.
"""The payloads, results and errors of the service `tools`."""

from __future__ import annotations

import toolrt
from msgspec import Struct

from ...types.type_self.types import Option

__all__ = [
    "AlwaysPayload",
    "AlwaysResult",
    "MaybePayload",
    "MaybeResult",
    "Option",
    "SelfPayload",
    "SelfResult",
    "TypePayload",
]


class TypePayload(Struct, kw_only=True, forbid_unknown_fields=True):
    """The payload of `type`."""

    x: toolrt.Int


class MaybePayload(Struct, kw_only=True, forbid_unknown_fields=True):
    """The payload of `maybe`."""

    x: toolrt.Int


class MaybeResult(Struct, kw_only=True, forbid_unknown_fields=True):
    b: toolrt.Int


class AlwaysPayload(Struct, kw_only=True, forbid_unknown_fields=True):
    """The payload of `always`."""


class AlwaysResult(Struct, kw_only=True, forbid_unknown_fields=True):
    b: toolrt.Int


class SelfPayload(
    Struct, kw_only=True, forbid_unknown_fields=True, rename={"self_": "self"}
):
    """The payload of `self`."""

    self_: toolrt.Int


class SelfResult(
    Struct, kw_only=True, forbid_unknown_fields=True, rename={"self_": "self"}
):
    self_: toolrt.Int
