# Made by toolc from obstacles.tools; do not edit.
"""The payloads, results and errors of the toolset `tools`."""

from __future__ import annotations

from msgspec import Struct

from ....types.type_self.types import (
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
    Url,
)

__all__ = [
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
]


class ToolsToolArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `tools_tool`."""

    x: Keyword
    y: Names
    z: ALongNameOfATypeThatGoesOn
    p: Payload
    q: HTTPRequest
    t: Record
    s: String2
