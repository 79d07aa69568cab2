# Made by toolc from words.tools; do not edit.
"""The toolset `results`."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .client import AsyncClient, Client
    from .provider import ResultsTools, toolset
    from .types import (
        ImportArgs,
        ImportResult,
        Item,
        Listed,
        ReadTermsArgs,
        ReadTermsResult,
        TakeArgs,
        TakeResult,
        Terms,
        WordsImportResult,
    )
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        {
            "client": ["AsyncClient", "Client"],
            "provider": ["ResultsTools", "toolset"],
            "types": [
                "ImportArgs",
                "ImportResult",
                "Item",
                "Listed",
                "ReadTermsArgs",
                "ReadTermsResult",
                "TakeArgs",
                "TakeResult",
                "Terms",
                "WordsImportResult",
            ],
        },
    )

__all__ = [
    "AsyncClient",
    "Client",
    "ImportArgs",
    "ImportResult",
    "Item",
    "Listed",
    "ReadTermsArgs",
    "ReadTermsResult",
    "ResultsTools",
    "TakeArgs",
    "TakeResult",
    "Terms",
    "WordsImportResult",
    "toolset",
]
