# Made by toolc from calculator.tools; do not edit.
"""Adds and divides numbers."""

from typing import TYPE_CHECKING

import toolrt

__all__ = [
    "AddArgs",
    "AddResult",
    "AsyncClient",
    "CalculatorChecks",
    "CalculatorTools",
    "Client",
    "DivideArgs",
    "DivideResult",
    "DivisionByZero",
    "toolset",
    "toolset_from_mcp",
    "toolset_from_service",
]

if TYPE_CHECKING:
    from .client import AsyncClient, Client
    from .provider import (
        CalculatorChecks,
        CalculatorTools,
        toolset,
        toolset_from_mcp,
        toolset_from_service,
    )
    from .types import AddArgs, AddResult, DivideArgs, DivideResult, DivisionByZero
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        __all__,
        "types",
        client=["AsyncClient", "Client"],
        provider=[
            "CalculatorChecks",
            "CalculatorTools",
            "toolset",
            "toolset_from_mcp",
            "toolset_from_service",
        ],
    )
