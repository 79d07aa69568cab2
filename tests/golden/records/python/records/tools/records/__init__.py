# Made by toolc from records.tools; do not edit.
"""The toolset `records`."""

from typing import TYPE_CHECKING

import toolrt

__all__ = [
    "AsyncClient",
    "Client",
    "Deep",
    "DeepA",
    "DeepAB",
    "DeepABCItem",
    "Defaults",
    "KeepRecordsArgs",
    "Kept",
    "Login",
    "Open",
    "OpenJson",
    "Point",
    "RecordsChecks",
    "RecordsTools",
    "Session",
    "Tri",
    "toolset",
    "toolset_from_mcp",
]

if TYPE_CHECKING:
    from .client import AsyncClient, Client
    from .provider import RecordsChecks, RecordsTools, toolset, toolset_from_mcp
    from .types import (
        Deep,
        DeepA,
        DeepAB,
        DeepABCItem,
        Defaults,
        KeepRecordsArgs,
        Kept,
        Login,
        Open,
        OpenJson,
        Point,
        Session,
        Tri,
    )
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        __all__,
        "types",
        client=["AsyncClient", "Client"],
        provider=["RecordsChecks", "RecordsTools", "toolset", "toolset_from_mcp"],
    )
