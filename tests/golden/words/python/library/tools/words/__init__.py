# Made by toolc from words.tools; do not edit.
"""The toolset `words`."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .client import AsyncClient, Client
    from .provider import WordsTools, toolset
    from .types import ListTestCasesArgs, ListTestCaseTemplatesArgs
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        {
            "client": ["AsyncClient", "Client"],
            "provider": ["WordsTools", "toolset"],
            "types": ["ListTestCaseTemplatesArgs", "ListTestCasesArgs"],
        },
    )

__all__ = [
    "AsyncClient",
    "Client",
    "ListTestCaseTemplatesArgs",
    "ListTestCasesArgs",
    "WordsTools",
    "toolset",
]
