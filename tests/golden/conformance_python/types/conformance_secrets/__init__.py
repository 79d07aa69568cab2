# Made by toolc from secrets.tools; do not edit.
"""The types of the package `conformance.secrets`."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .types import (
        Hash,
        How,
        HowHash,
        HowPlain,
        Inner,
        Kept,
        Key,
        Keys,
        Login,
        Plain,
        Vault,
        VaultYes,
        Whole,
    )
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        {
            "types": [
                "Hash",
                "How",
                "HowHash",
                "HowPlain",
                "Inner",
                "Kept",
                "Key",
                "Keys",
                "Login",
                "Plain",
                "Vault",
                "VaultYes",
                "Whole",
            ]
        },
    )

__all__ = [
    "Hash",
    "How",
    "HowHash",
    "HowPlain",
    "Inner",
    "Kept",
    "Key",
    "Keys",
    "Login",
    "Plain",
    "Vault",
    "VaultYes",
    "Whole",
]
