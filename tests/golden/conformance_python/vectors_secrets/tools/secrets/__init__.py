# Made by toolc from secrets.tools; do not edit.
"""The toolset `secrets`."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .client import AsyncClient, Client
    from .provider import SecretsTools, toolset
    from .types import (
        Bare,
        CheckSecrets0Args,
        CheckSecrets1Args,
        CheckSecrets2Args,
        CheckSecrets3Args,
        CheckSecrets4Args,
        CheckSecrets5Args,
        CheckSecrets6Args,
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
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        {
            "client": ["AsyncClient", "Client"],
            "provider": ["SecretsTools", "toolset"],
            "types": [
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
            ],
        },
    )

__all__ = [
    "AsyncClient",
    "Bare",
    "CheckSecrets0Args",
    "CheckSecrets1Args",
    "CheckSecrets2Args",
    "CheckSecrets3Args",
    "CheckSecrets4Args",
    "CheckSecrets5Args",
    "CheckSecrets6Args",
    "Client",
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
    "SecretsTools",
    "Undressed",
    "Vault",
    "Veiled",
    "Whole",
    "toolset",
]
