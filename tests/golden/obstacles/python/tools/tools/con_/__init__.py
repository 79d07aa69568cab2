# Made by toolc from obstacles.tools; do not edit.
"""The toolset `con`."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .types import AuxToolArgs
else:
    __getattr__ = toolrt.exports(__name__, {"types": ["AuxToolArgs"]})

__all__ = ["AuxToolArgs"]
