# Made by toolc from schema.tools; do not edit.
"""The toolset `keywords`."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .types import FOOBar, FooBar, GiveTextArgs, SwapBarsArgs
else:
    __getattr__ = toolrt.exports(
        __name__, {"types": ["FOOBar", "FooBar", "GiveTextArgs", "SwapBarsArgs"]}
    )

__all__ = ["FOOBar", "FooBar", "GiveTextArgs", "SwapBarsArgs"]
