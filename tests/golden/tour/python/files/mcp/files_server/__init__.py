# Made by toolc from files.tools; do not edit.
"""The MCP server `files_server`."""

from typing import TYPE_CHECKING

import toolrt

__all__ = [
    "FileTextArgs",
    "FilesServerChecks",
    "FilesServerProvider",
    "SuggestNamesArgs",
    "server",
    "server_spec",
    "toolset",
]

if TYPE_CHECKING:
    from .provider import FilesServerChecks, FilesServerProvider, toolset
    from .serve import server, server_spec
    from .types import FileTextArgs, SuggestNamesArgs
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        __all__,
        "provider",
        serve=["server", "server_spec"],
        types=["FileTextArgs", "SuggestNamesArgs"],
    )
