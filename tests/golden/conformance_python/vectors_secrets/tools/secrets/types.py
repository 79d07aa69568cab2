# Made by toolc from secrets.tools; do not edit.
"""The payloads, results and errors of the toolset `secrets`."""

from __future__ import annotations

from msgspec import Struct

from ....types.conformance_secrets.types import (
    Hash,
    How,
    Inner,
    Kept,
    Key,
    Keys,
    Login,
    Plain,
    Vault,
    Whole,
)

__all__ = [
    "CheckSecrets0Args",
    "CheckSecrets1Args",
    "CheckSecrets2Args",
    "CheckSecrets3Args",
    "CheckSecrets4Args",
    "Hash",
    "How",
    "Inner",
    "Kept",
    "Key",
    "Keys",
    "Login",
    "Plain",
    "Vault",
    "Whole",
]


class CheckSecrets0Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_secrets0`."""


class CheckSecrets1Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_secrets1`."""


class CheckSecrets2Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_secrets2`."""


class CheckSecrets3Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_secrets3`."""


class CheckSecrets4Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_secrets4`."""
