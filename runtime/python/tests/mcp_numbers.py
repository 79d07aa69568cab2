"""Tools of `mcp_peer.py`, as a design would have them."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct, UnsetType
from numbers_tools import record

from toolrt import Codec, Spec, ToolsetSpec
from toolrt.host import Tool
from toolrt.spec import Implementation
from toolrt.table import INT


class Numbers(Struct, kw_only=True, forbid_unknown_fields=True):
    a: int
    b: int | UnsetType = UNSET


class Sum(Struct, kw_only=True, forbid_unknown_fields=True):
    sum: int


NUMBERS = record(Numbers, a=INT, b=INT)
SUM = record(Sum, sum=INT)

INPUT = (
    '{"type":"object","properties":{"a":{"type":"integer"},"b":{"type":"integer"}},'
    '"required":["a"],"additionalProperties":false}'
)
OUTPUT = (
    '{"type":"object","properties":{"sum":{"type":"integer"}},"required":["sum"],'
    '"additionalProperties":false}'
)


def peer_tool(
    name: str, result: Codec[Any] | None = SUM, **more: Any
) -> Tool[Any, Any]:
    """Give a tool of the peer; a result is a record, an integer, or content."""
    output = OUTPUT if result is SUM else '{"type":"integer"}'
    spec = Spec(
        name=name,
        toolset="peer",
        description=f"It is {more.get('remote', name)}.",
        implementation=Implementation("mcp", "peer"),
        input_schema=more.pop("input_schema", INPUT),
        output_schema=None if result is None else output,
        **more,
    )
    return Tool(
        name=name,
        spec=lambda: lambda: spec,
        args=lambda: NUMBERS,
        result=None if result is None else lambda: result,
    )


ADD = peer_tool("add")
COUNT = peer_tool("count", Codec(INT))
TEXT_ONLY = peer_tool("text_only", remote="text-only")
ODD_RESULT = peer_tool("odd_result", remote="odd-result")
PARTS = peer_tool("parts", None)

PEER = ToolsetSpec(name="peer")
