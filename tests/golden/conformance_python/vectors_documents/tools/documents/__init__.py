# Made by toolc from documents.tools; do not edit.
"""The toolset `documents`."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .client import AsyncClient, Client
    from .provider import DocumentsTools, toolset
    from .types import (
        Any_,
        CheckDocuments0Args,
        CheckDocuments1Args,
        CheckDocuments2Args,
        CheckDocuments3Args,
        CheckDocuments4Args,
        CheckDocuments5Args,
        Nest,
        Numbers,
        Open,
        Pair,
        Strings,
    )
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        {
            "client": ["AsyncClient", "Client"],
            "provider": ["DocumentsTools", "toolset"],
            "types": [
                "Any_",
                "CheckDocuments0Args",
                "CheckDocuments1Args",
                "CheckDocuments2Args",
                "CheckDocuments3Args",
                "CheckDocuments4Args",
                "CheckDocuments5Args",
                "Nest",
                "Numbers",
                "Open",
                "Pair",
                "Strings",
            ],
        },
    )

__all__ = [
    "Any_",
    "AsyncClient",
    "CheckDocuments0Args",
    "CheckDocuments1Args",
    "CheckDocuments2Args",
    "CheckDocuments3Args",
    "CheckDocuments4Args",
    "CheckDocuments5Args",
    "Client",
    "DocumentsTools",
    "Nest",
    "Numbers",
    "Open",
    "Pair",
    "Strings",
    "toolset",
]
