# Made by toolc from namesakes.tools; do not edit.
"""The toolset `sheets`."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .types import (
        ReadRowsArgs,
        ReadRowsArgsRowsItem,
        ReadRowsResultItem,
        Rows,
        Twins,
    )
else:
    __getattr__ = toolrt.exports(
        __name__,
        {
            "types": [
                "ReadRowsArgs",
                "ReadRowsArgsRowsItem",
                "ReadRowsResultItem",
                "Rows",
                "Twins",
            ],
        },
    )

__all__ = [
    "ReadRowsArgs",
    "ReadRowsArgsRowsItem",
    "ReadRowsResultItem",
    "Rows",
    "Twins",
]
