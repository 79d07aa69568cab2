# Made by toolc from records.tools; do not edit.
"""The toolset `records`."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .types import (
        Deep,
        Defaults,
        KeepRecordsArgs,
        Kept,
        Login,
        Open,
        OpenJson,
        Point,
        Tri,
    )
else:
    __getattr__ = toolrt.exports(
        __name__,
        {
            "types": [
                "Deep",
                "Defaults",
                "KeepRecordsArgs",
                "Kept",
                "Login",
                "Open",
                "OpenJson",
                "Point",
                "Tri",
            ],
        },
    )

__all__ = [
    "Deep",
    "Defaults",
    "KeepRecordsArgs",
    "Kept",
    "Login",
    "Open",
    "OpenJson",
    "Point",
    "Tri",
]
