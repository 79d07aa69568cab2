# Made by toolc from words.tools; do not edit.
"""Everything the design declares of the toolset `results`, as data."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from toolrt import spec as decl

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["SPECS", "spec", "toolset"]

# fmt: off


@cache
def toolset() -> decl.ToolsetSpec:
    """Give the spec of the toolset."""
    return decl.ToolsetSpec(
        name="results",
        service="library",
        tools=("read_terms", "import", "take"),
    )


def spec(name: str) -> decl.Spec | None:
    """Give the spec of the tool of this name."""
    made = SPECS.get(name)
    return None if made is None else made()


@cache
def _read_terms() -> decl.Spec:
    """Give the spec of the tool `read_terms`."""
    return decl.Spec(
        name="read_terms",
        toolset="results",
        service="library",
        input_schema='{"type":"object","properties":{"terms":{"type":"object","properties":{"count":{"type":"integer"}},"additionalProperties":false},"item":{"description":"An item of a list; Literal[\\"a\\"] of types.Item, as msgspec.Struct says. UNSET is no value.","type":"object","properties":{"unit":{"type":"string","enum":["UNSET","types."]}},"required":["unit"],"additionalProperties":false}},"required":["terms","item"],"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"done":{"type":"boolean"},"item":{"description":"An item of a list; Literal[\\"a\\"] of types.Item, as msgspec.Struct says. UNSET is no value.","type":"object","properties":{"unit":{"type":"string","enum":["UNSET","types."]}},"required":["unit"],"additionalProperties":false}},"required":["done","item"],"additionalProperties":false}',
    )


@cache
def _import_() -> decl.Spec:
    """Give the spec of the tool `import`."""
    return decl.Spec(
        name="import",
        toolset="results",
        service="library",
        input_schema='{"type":"object","properties":{"listed":{"type":"object","properties":{"item":{"description":"An item of a list; Literal[\\"a\\"] of types.Item, as msgspec.Struct says. UNSET is no value.","type":"object","properties":{"unit":{"type":"string","enum":["UNSET","types."]}},"required":["unit"],"additionalProperties":false}},"required":["item"],"additionalProperties":false}},"required":["listed"],"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"result":{"type":"object","properties":{"done":{"type":"boolean"}},"required":["done"],"additionalProperties":false}},"required":["result"],"additionalProperties":false}',
    )


@cache
def _take() -> decl.Spec:
    """Give the spec of the tool `take`."""
    return decl.Spec(
        name="take",
        toolset="results",
        service="library",
        input_schema='{"type":"object","properties":{}}',
        output_schema='{"type":"object","properties":{"other":{"type":"integer"}},"required":["other"],"additionalProperties":false}',
        meta='{"a":"types.b"}',
    )


#: What gives the spec of each tool, made when it is first asked for.
SPECS: dict[str, Callable[[], decl.Spec]] = {
    "read_terms": _read_terms,
    "import": _import_,
    "take": _take,
}
