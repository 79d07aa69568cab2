# Made by toolc from secrets.tools; do not edit.
"""The payloads, results and errors of the toolset `secrets`."""

from __future__ import annotations

from msgspec import Struct

from ....types.conformance_secrets.types import (
    Bare,
    Dressed,
    Hash,
    How,
    Inner,
    Kept,
    Key,
    Keys,
    Listed,
    Login,
    Plain,
    Undressed,
    Vault,
    Veiled,
    Whole,
)

__all__ = [
    "Bare",
    "CheckSecrets0Args",
    "CheckSecrets1Args",
    "CheckSecrets2Args",
    "CheckSecrets3Args",
    "CheckSecrets4Args",
    "CheckSecrets5Args",
    "CheckSecrets6Args",
    "Dressed",
    "Hash",
    "How",
    "Inner",
    "Kept",
    "Key",
    "Keys",
    "Listed",
    "Login",
    "Plain",
    "Undressed",
    "Vault",
    "Veiled",
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


class CheckSecrets5Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_secrets5`."""


class CheckSecrets6Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_secrets6`."""
