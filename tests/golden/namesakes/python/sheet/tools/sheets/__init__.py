# Made by toolc from namesakes.tools; do not edit.
"""The toolset `sheets`."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .client import AsyncClient, Client
    from .provider import SheetsTools, toolset
    from .types import (
        DescribeArgs,
        Outcome,
        OutcomeSchema,
        ReadRowsArgs,
        ReadRowsArgsRowsItem,
        ReadRowsResultItem,
        Rows,
        Twins,
    )
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        {
            "client": ["AsyncClient", "Client"],
            "provider": ["SheetsTools", "toolset"],
            "types": [
                "DescribeArgs",
                "Outcome",
                "OutcomeSchema",
                "ReadRowsArgs",
                "ReadRowsArgsRowsItem",
                "ReadRowsResultItem",
                "Rows",
                "Twins",
            ],
        },
    )

__all__ = [
    "AsyncClient",
    "Client",
    "DescribeArgs",
    "Outcome",
    "OutcomeSchema",
    "ReadRowsArgs",
    "ReadRowsArgsRowsItem",
    "ReadRowsResultItem",
    "Rows",
    "SheetsTools",
    "Twins",
    "toolset",
]
