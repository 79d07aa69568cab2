# Made by toolc from bindings.tools; do not edit.
"""Tools of two services."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .types import (
        CountBoxesArgs,
        CountBoxesInjected,
        Gone,
        Item,
        LookArgs,
        LookInjected,
        Money,
    )
else:
    __getattr__ = toolrt.exports(
        __name__,
        {
            "types": [
                "CountBoxesArgs",
                "CountBoxesInjected",
                "Gone",
                "Item",
                "LookArgs",
                "LookInjected",
                "Money",
            ],
        },
    )

__all__ = [
    "CountBoxesArgs",
    "CountBoxesInjected",
    "Gone",
    "Item",
    "LookArgs",
    "LookInjected",
    "Money",
]
