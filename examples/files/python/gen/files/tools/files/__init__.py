# Made by toolc from files.tools; do not edit.
"""Find files and read them."""

from typing import TYPE_CHECKING

import toolrt

__all__ = [
    "AsyncClient",
    "Client",
    "FileMatch",
    "FilesChecks",
    "FilesTools",
    "FindFilesArgs",
    "FindFilesResult",
    "NoSuchFile",
    "NotText",
    "Order",
    "ReadLinesArgs",
    "ReadLinesResult",
    "toolset",
    "toolset_from_mcp",
]

if TYPE_CHECKING:
    from .client import AsyncClient, Client
    from .provider import FilesChecks, FilesTools, toolset, toolset_from_mcp
    from .types import (
        FileMatch,
        FindFilesArgs,
        FindFilesResult,
        NoSuchFile,
        NotText,
        Order,
        ReadLinesArgs,
        ReadLinesResult,
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
