# Made by toolc from shared.tools; do not edit.
"""The toolset `odd: things`."""

from typing import TYPE_CHECKING

import toolrt

__all__ = [
    "AToolWithANameThatIsLongerThanMostNamesOfToolsArgs",
    "AToolWithANameThatIsMostNamesOfToolsItem",
    "AToolWithANameThatIsOfToolsResultItem",
    "AsyncClient",
    "Client",
    "CountArgs",
    "FetchArgs",
    "FetchResult",
    "OddThingsChecks",
    "OddThingsTools",
    "TypeArgs",
    "XArgs",
    "XResult",
    "toolset",
    "toolset_from_mcp",
]

if TYPE_CHECKING:
    from .client import AsyncClient, Client
    from .provider import OddThingsChecks, OddThingsTools, toolset, toolset_from_mcp
    from .types import (
        AToolWithANameThatIsLongerThanMostNamesOfToolsArgs,
        AToolWithANameThatIsMostNamesOfToolsItem,
        AToolWithANameThatIsOfToolsResultItem,
        CountArgs,
        FetchArgs,
        FetchResult,
        TypeArgs,
        XArgs,
        XResult,
    )
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        __all__,
        "types",
        client=["AsyncClient", "Client"],
        provider=["OddThingsChecks", "OddThingsTools", "toolset", "toolset_from_mcp"],
    )
