# Made by toolc from wide.tools; do not edit.
"""The toolset `mapped`."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .types import FindArgs, FindResult
else:
    __getattr__ = toolrt.exports(__name__, {"types": ["FindArgs", "FindResult"]})

__all__ = ["FindArgs", "FindResult"]
