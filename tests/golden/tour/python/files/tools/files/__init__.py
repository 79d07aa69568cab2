# Made by toolc from files.tools; do not edit.
"""Find, rename and delete files."""

from typing import TYPE_CHECKING

import toolrt

__all__ = [
    "AsyncClient",
    "BadPattern",
    "Client",
    "DeleteFilesArgs",
    "DeleteFilesResult",
    "FileMatch",
    "FilesChecks",
    "FilesTools",
    "FindFilesArgs",
    "FindFilesResult",
    "RenameFilesArgs",
    "Renamed",
    "SweepArgs",
    "SweepResult",
    "toolset",
    "toolset_from_mcp",
]

if TYPE_CHECKING:
    from .client import AsyncClient, Client
    from .provider import FilesChecks, FilesTools, toolset, toolset_from_mcp
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
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        __all__,
        "types",
        client=["AsyncClient", "Client"],
        provider=["FilesChecks", "FilesTools", "toolset", "toolset_from_mcp"],
    )
