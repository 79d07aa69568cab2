# Made by toolc from secrets.tools; do not edit.
"""The toolset `secrets`."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .client import AsyncClient, Client
    from .provider import SecretsTools, toolset
    from .types import (
        CheckSecrets0Args,
        CheckSecrets1Args,
        CheckSecrets2Args,
        CheckSecrets3Args,
        CheckSecrets4Args,
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
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        {
            "client": ["AsyncClient", "Client"],
            "provider": ["SecretsTools", "toolset"],
            "types": [
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
            ],
        },
    )

__all__ = [
    "AsyncClient",
    "CheckSecrets0Args",
    "CheckSecrets1Args",
    "CheckSecrets2Args",
    "CheckSecrets3Args",
    "CheckSecrets4Args",
    "Client",
    "Hash",
    "How",
    "Inner",
    "Kept",
    "Key",
    "Keys",
    "Login",
    "Plain",
    "SecretsTools",
    "Vault",
    "Whole",
    "toolset",
]
