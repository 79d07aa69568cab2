"""Two tools in place of all, for large catalogues: one searches, the other calls."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from toolrt import json
from toolrt.mcp.definition import described

from .jsons import read
from .results import text

if TYPE_CHECKING:
    from toolrt.spec import Spec

__all__ = ["DEFINITIONS", "RUN", "SEARCH", "Unclear", "found", "limit_of", "query_of"]

SEARCH: Final = "search_tools"
RUN: Final = "run_tool"

_LIMIT: Final = 10
_MOST: Final = 100

#: What a list of tools has in place of all.
DEFINITIONS: Final[list[dict[str, Any]]] = [
    {
        "name": SEARCH,
        "title": "Search tools",
        "description": (
            "Find tools of this server by words, the best matches first. "
            f"Call one with {RUN}."
        ),
        "inputSchema": {
            "type": "object",
            "properties": {
                "query": {
                    "type": "string",
                    "description": "Words of what a tool is called or does.",
                },
                "limit": {
                    "type": "integer",
                    "minimum": 1,
                    "maximum": _MOST,
                    "default": _LIMIT,
                    "description": "How many tools at most.",
                },
                "schemas": {
                    "type": "boolean",
                    "default": False,
                    "description": "Whether to show the schemas of their arguments.",
                },
            },
            "required": ["query"],
            "additionalProperties": False,
        },
        "outputSchema": {
            "type": "object",
            "properties": {
                "tools": {
                    "type": "array",
                    "items": {
                        "type": "object",
                        "properties": {
                            "name": {"type": "string"},
                            "description": {"type": "string"},
                            "inputSchema": {"type": "object"},
                        },
                        "required": ["name"],
                    },
                }
            },
            "required": ["tools"],
        },
        "annotations": {"readOnlyHint": True, "openWorldHint": False},
    },
    {
        "name": RUN,
        "title": "Run a tool",
        "description": f"Call a tool of this server that {SEARCH} has found.",
        "inputSchema": {
            "type": "object",
            "properties": {
                "name": {"type": "string", "description": "The name of the tool."},
                "arguments": {
                    "type": "object",
                    "description": "Its arguments, by its schema.",
                },
            },
            "required": ["name"],
            "additionalProperties": False,
        },
    },
]


class Unclear(Exception):
    """Arguments of one of these tools that cannot be used."""


def query_of(arguments: dict[str, Any]) -> tuple[str, bool]:
    """Give what is searched for, and whether schemas are shown.

    Raises:
        Unclear: There is none.

    """
    query, schemas = arguments.get("query"), arguments.get("schemas", False)
    if not isinstance(query, str):
        raise Unclear("`query` must be a text.")
    if not isinstance(schemas, bool):
        raise Unclear("`schemas` must be true or false.")
    return query, schemas


def limit_of(arguments: dict[str, Any]) -> int:
    """Give how many tools are wanted.

    Raises:
        Unclear: It is no number, or too small.

    """
    limit = arguments.get("limit", _LIMIT)
    if isinstance(limit, bool) or not isinstance(limit, int) or limit < 1:
        raise Unclear("`limit` must be a number from 1 on.")
    return min(limit, _MOST)


def found(specs: Iterable[Spec], *, schemas: bool) -> dict[str, Any]:
    """Give the result of a search."""
    tools: list[dict[str, Any]] = []
    for spec in specs:
        tool: dict[str, Any] = {"name": spec.name}
        description = described(spec)
        if description:
            tool["description"] = description
        if schemas:
            tool["inputSchema"] = read(spec.input_schema.encode())
        tools.append(tool)
    result = {"tools": tools}
    return {
        "content": [text(json.dump(result).decode())],
        "structuredContent": result,
    }
