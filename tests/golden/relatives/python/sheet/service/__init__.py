# Made by toolc from relatives.tools; do not edit.
"""The methods of the service `sheet`."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .provider import SheetService
    from .types import (
        DraftError,
        Expr,
        FromService,
        FromServicePayload,
        Path,
        PathPayload,
        ReadPayload,
        ReadResultPayload,
        RelativesSheetService,
        Row,
        S,
        ServicePayload,
        SheetsTools,
        SheetsToolsPayload,
        SPayload,
    )
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        {
            "provider": ["SheetService"],
            "types": [
                "DraftError",
                "Expr",
                "FromService",
                "FromServicePayload",
                "Path",
                "PathPayload",
                "ReadPayload",
                "ReadResultPayload",
                "RelativesSheetService",
                "Row",
                "S",
                "SPayload",
                "ServicePayload",
                "SheetsTools",
                "SheetsToolsPayload",
            ],
        },
    )

__all__ = [
    "DraftError",
    "Expr",
    "FromService",
    "FromServicePayload",
    "Path",
    "PathPayload",
    "ReadPayload",
    "ReadResultPayload",
    "RelativesSheetService",
    "Row",
    "S",
    "SPayload",
    "ServicePayload",
    "SheetService",
    "SheetsTools",
    "SheetsToolsPayload",
]
