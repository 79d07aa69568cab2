# Made by toolc from secrets.tools; do not edit.
"""The types of the package `conformance.secrets`."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .types import (
        Bare,
        Dressed,
        Hash,
        How,
        HowHash,
        HowPlain,
        Inner,
        Kept,
        Key,
        Keys,
        Listed,
        Login,
        Plain,
        Undressed,
        Vault,
        VaultYes,
        Veiled,
        Whole,
    )
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        {
            "types": [
                "Bare",
                "Dressed",
                "Hash",
                "How",
                "HowHash",
                "HowPlain",
                "Inner",
                "Kept",
                "Key",
                "Keys",
                "Listed",
                "Login",
                "Plain",
                "Undressed",
                "Vault",
                "VaultYes",
                "Veiled",
                "Whole",
            ]
        },
    )

__all__ = [
    "Bare",
    "Dressed",
    "Hash",
    "How",
    "HowHash",
    "HowPlain",
    "Inner",
    "Kept",
    "Key",
    "Keys",
    "Listed",
    "Login",
    "Plain",
    "Undressed",
    "Vault",
    "VaultYes",
    "Veiled",
    "Whole",
]
