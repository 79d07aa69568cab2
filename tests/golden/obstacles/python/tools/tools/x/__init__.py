# Made by toolc from obstacles.tools; do not edit.
"""The toolset `../x`."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .client import AsyncClient, Client
    from .provider import XTools, toolset
    from .types import (
        ABCArgs,
        ConArgs,
        Context,
        New2Args,
        NewArgs,
        Option,
        Result,
        TypeArgs,
        Vec,
    )
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        {
            "client": ["AsyncClient", "Client"],
            "provider": ["XTools", "toolset"],
            "types": [
                "ABCArgs",
                "ConArgs",
                "Context",
                "New2Args",
                "NewArgs",
                "Option",
                "Result",
                "TypeArgs",
                "Vec",
            ],
        },
    )

__all__ = [
    "ABCArgs",
    "AsyncClient",
    "Client",
    "ConArgs",
    "Context",
    "New2Args",
    "NewArgs",
    "Option",
    "Result",
    "TypeArgs",
    "Vec",
    "XTools",
    "toolset",
]
