# Made by toolc from obstacles.tools; do not edit.
"""The toolset `tools`."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .client import AsyncClient, Client
    from .provider import ToolsTools, toolset
    from .types import (
        ALongNameOfATypeThatGoesOn,
        Box,
        BoxError,
        Field,
        HTTPRequest,
        Keyword,
        Names,
        Payload,
        Record,
        String2,
        Table,
        ToolsToolArgs,
        Url,
    )
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        {
            "client": ["AsyncClient", "Client"],
            "provider": ["ToolsTools", "toolset"],
            "types": [
                "ALongNameOfATypeThatGoesOn",
                "Box",
                "BoxError",
                "Field",
                "HTTPRequest",
                "Keyword",
                "Names",
                "Payload",
                "Record",
                "String2",
                "Table",
                "ToolsToolArgs",
                "Url",
            ],
        },
    )

__all__ = [
    "ALongNameOfATypeThatGoesOn",
    "AsyncClient",
    "Box",
    "BoxError",
    "Client",
    "Field",
    "HTTPRequest",
    "Keyword",
    "Names",
    "Payload",
    "Record",
    "String2",
    "Table",
    "ToolsToolArgs",
    "ToolsTools",
    "Url",
    "toolset",
]
