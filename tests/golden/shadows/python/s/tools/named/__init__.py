# Made by toolc from shadows.tools; do not edit.
"""Ends in a backslash \x5c
and so does this \x5c
  but not this.
"""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .client import AsyncClient, Client
    from .provider import NamedTools, toolset
    from .types import (
        T1,
        A1Args,
        AutoArgs,
        BoolArgs,
        CheckArgs,
        ClassVar_,
        Either,
        Exception,
        LArgs,
        ListArgs,
        O,
        Own,
        Rest,
        ToolrtArgs,
        TypeChecking,
        TypeCheckingArgs,
        TypesArgs,
        UnsetArgs,
        ÉArgs,
    )
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        {
            "client": ["AsyncClient", "Client"],
            "provider": ["NamedTools", "toolset"],
            "types": [
                "T1",
                "A1Args",
                "AutoArgs",
                "BoolArgs",
                "CheckArgs",
                "ClassVar_",
                "Either",
                "Exception",
                "LArgs",
                "ListArgs",
                "O",
                "Own",
                "Rest",
                "ToolrtArgs",
                "TypeChecking",
                "TypeCheckingArgs",
                "TypesArgs",
                "UnsetArgs",
                "ÉArgs",
            ],
        },
    )

__all__ = [
    "T1",
    "A1Args",
    "AsyncClient",
    "AutoArgs",
    "BoolArgs",
    "CheckArgs",
    "ClassVar_",
    "Client",
    "Either",
    "Exception",
    "LArgs",
    "ListArgs",
    "NamedTools",
    "O",
    "Own",
    "Rest",
    "ToolrtArgs",
    "TypeChecking",
    "TypeCheckingArgs",
    "TypesArgs",
    "UnsetArgs",
    "ÉArgs",
    "toolset",
]
