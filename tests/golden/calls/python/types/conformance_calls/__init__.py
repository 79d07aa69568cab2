# Made by toolc from calls.tools; do not edit.
"""The tools that `spec/conformance/calls` calls."""

from typing import TYPE_CHECKING

import toolrt

__all__ = [
    "Address",
    "AlreadyThere",
    "BadPattern",
    "Broken",
    "Country",
    "Level",
    "Locked",
    "Mode",
    "NoWords",
    "NobodyThere",
    "NotYours",
    "NothingThere",
    "Stopped",
    "TooBusy",
    "TooEarly",
    "TooSlow",
]

if TYPE_CHECKING:
    from .types import (
        Address,
        AlreadyThere,
        BadPattern,
        Broken,
        Country,
        Level,
        Locked,
        Mode,
        NobodyThere,
        NothingThere,
        NotYours,
        NoWords,
        Stopped,
        TooBusy,
        TooEarly,
        TooSlow,
    )
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(__name__, __all__, "types")
