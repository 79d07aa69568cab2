# Made by toolc from words.tools; do not edit.
"""Everything the design declares of the toolset `words`, as data."""

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
        name="words",
        service="library",
        tools=("list_test_cases", "list_test_case_templates"),
    )


def spec(name: str) -> decl.Spec | None:
    """Give the spec of the tool of this name."""
    made = SPECS.get(name)
    return None if made is None else made()


@cache
def _list_test_cases() -> decl.Spec:
    """Give the spec of the tool `list_test_cases`."""
    return decl.Spec(
        name="list_test_cases",
        description="This looks terms up. Types are in `types.`; see Literal[…] and Callable[…].\n\nArgs:\n    pattern: what to look for\n\nReturns:\n  The terms, as types.Terms",
        toolset="words",
        service="library",
        input_schema='{"type":"object","properties":{"pattern":{"type":"string"},"timeout":{"type":"number"}},"additionalProperties":false}',
    )


@cache
def _list_test_case_templates() -> decl.Spec:
    """Give the spec of the tool `list_test_case_templates`."""
    return decl.Spec(
        name="list_test_case_templates",
        description="list_test_case_templates(kind)\n\nRaises:\n\n    Nothing.\nParameters\n----------\nkind: which",
        toolset="words",
        service="library",
        input_schema='{"type":"object","properties":{"kind":{"type":"string","enum":["UNSET","Struct"]}},"additionalProperties":false}',
    )


#: What gives the spec of each tool, made when it is first asked for.
SPECS: dict[str, Callable[[], decl.Spec]] = {
    "list_test_cases": _list_test_cases,
    "list_test_case_templates": _list_test_case_templates,
}
