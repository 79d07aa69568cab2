# Made by toolc from relatives.tools; do not edit.
"""Every tool is a method, so that the toolset comes straight from the service."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .client import AsyncClient, Client
    from .provider import SheetsTools, toolset, toolset_from_service
    from .types import (
        DraftError,
        Expr,
        FromService,
        FromServiceArgs,
        Path,
        PathArgs,
        PathResult,
        RelativesSheetsTools,
        Row,
        RowsArgs,
        RowsResult,
        RowsResultArgs,
        RowsResultResult,
        S,
        SArgs,
        SheetService,
        SheetServiceArgs,
        SheetsToolsArgs,
    )
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        {
            "client": ["AsyncClient", "Client"],
            "provider": ["SheetsTools", "toolset", "toolset_from_service"],
            "types": [
                "DraftError",
                "Expr",
                "FromService",
                "FromServiceArgs",
                "Path",
                "PathArgs",
                "PathResult",
                "RelativesSheetsTools",
                "Row",
                "RowsArgs",
                "RowsResult",
                "RowsResultArgs",
                "RowsResultResult",
                "S",
                "SArgs",
                "SheetService",
                "SheetServiceArgs",
                "SheetsToolsArgs",
            ],
        },
    )

__all__ = [
    "AsyncClient",
    "Client",
    "DraftError",
    "Expr",
    "FromService",
    "FromServiceArgs",
    "Path",
    "PathArgs",
    "PathResult",
    "RelativesSheetsTools",
    "Row",
    "RowsArgs",
    "RowsResult",
    "RowsResultArgs",
    "RowsResultResult",
    "S",
    "SArgs",
    "SheetService",
    "SheetServiceArgs",
    "SheetsTools",
    "SheetsToolsArgs",
    "toolset",
    "toolset_from_service",
]
