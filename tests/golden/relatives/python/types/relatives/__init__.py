# Made by toolc from relatives.tools; do not edit.
"""Names that are others with something behind or before them that generated code says, too."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .types import (
        Defaults,
        DefaultsSchema,
        DefaultsSchemaSchema,
        Draft,
        DraftCompletion,
        DraftError,
        Expr,
        Fields,
        FromService,
        P,
        Path,
        S,
        Sheet,
        SheetPage,
        SheetService,
        SheetsTools,
    )
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        {
            "types": [
                "Defaults",
                "DefaultsSchema",
                "DefaultsSchemaSchema",
                "Draft",
                "DraftCompletion",
                "DraftError",
                "Expr",
                "Fields",
                "FromService",
                "P",
                "Path",
                "S",
                "Sheet",
                "SheetPage",
                "SheetService",
                "SheetsTools",
            ]
        },
    )

__all__ = [
    "Defaults",
    "DefaultsSchema",
    "DefaultsSchemaSchema",
    "Draft",
    "DraftCompletion",
    "DraftError",
    "Expr",
    "Fields",
    "FromService",
    "P",
    "Path",
    "S",
    "Sheet",
    "SheetPage",
    "SheetService",
    "SheetsTools",
]
