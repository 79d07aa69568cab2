# Made by toolc from files.tools; do not edit.
"""Find, rename and delete files."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .types import (
        BadPattern,
        DeleteFilesArgs,
        DeleteFilesResult,
        FileMatch,
        FindFilesArgs,
        FindFilesResult,
        Renamed,
        RenameFilesArgs,
        SweepArgs,
        SweepResult,
    )
else:
    __getattr__ = toolrt.exports(
        __name__,
        {
            "types": [
                "BadPattern",
                "DeleteFilesArgs",
                "DeleteFilesResult",
                "FileMatch",
                "FindFilesArgs",
                "FindFilesResult",
                "RenameFilesArgs",
                "Renamed",
                "SweepArgs",
                "SweepResult",
            ],
        },
    )

__all__ = [
    "BadPattern",
    "DeleteFilesArgs",
    "DeleteFilesResult",
    "FileMatch",
    "FindFilesArgs",
    "FindFilesResult",
    "RenameFilesArgs",
    "Renamed",
    "SweepArgs",
    "SweepResult",
]
