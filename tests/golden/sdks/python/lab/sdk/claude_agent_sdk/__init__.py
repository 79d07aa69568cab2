# Made by toolc from sdks.tools; do not edit.
"""The tools of the service `lab` for the Claude Agent SDK."""

from typing import TYPE_CHECKING

import toolrt

__all__ = [
    "assistant_agent",
    "assistant_tools",
    "reports_tools",
    "samples_tools",
    "shelves_tools",
    "tools",
]

if TYPE_CHECKING:
    from .functions import (
        assistant_agent,
        assistant_tools,
        reports_tools,
        samples_tools,
        shelves_tools,
        tools,
    )
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(__name__, __all__, "functions")
