# Made by toolc from relatives.tools; do not edit.
"""Everything the design declares of the toolset `notes`, as data."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from toolrt import call
from toolrt import spec as decl

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["SPECS", "spec", "toolset"]

# fmt: off


@cache
def toolset() -> decl.ToolsetSpec:
    """Give the spec of the toolset."""
    return decl.ToolsetSpec(
        name="notes",
        service="sheet",
        description="Tools whose payloads are called as parts of others are.",
        tools=("p", "read_p", "note", "note_args", "note_result", "note_tool", "note_injected", "plan_note", "note_call", "note_call_hint", "note_tools"),
    )


def spec(name: str) -> decl.Spec | None:
    """Give the spec of the tool of this name."""
    made = SPECS.get(name)
    return None if made is None else made()


@cache
def _p() -> decl.Spec:
    """Give the spec of the tool `p`."""
    return decl.Spec(
        name="p",
        toolset="notes",
        service="sheet",
        input_schema='{"type":"object","properties":{"p":{"description":"Types that are called as what a provider has beside its tools.","type":"object","properties":{"p":{"type":"integer"}},"required":["p"],"additionalProperties":false}},"required":["p"],"additionalProperties":false}',
        output_schema='{"type":"array","items":{"type":"integer","minimum":1,"maximum":2}}',
    )


@cache
def _read_p() -> decl.Spec:
    """Give the spec of the tool `read_p`."""
    return decl.Spec(
        name="read_p",
        toolset="notes",
        service="sheet",
        input_schema='{"type":"object","properties":{"p":{"description":"Types that are called as what a provider has beside its tools.","type":"object","properties":{"p":{"type":"integer"}},"required":["p"],"additionalProperties":false}},"required":["p"],"additionalProperties":false}',
        output_schema='{"type":"array","items":{"type":"integer","minimum":3,"maximum":4}}',
    )


@cache
def _note() -> decl.Spec:
    """Give the spec of the tool `note`."""
    return decl.Spec(
        name="note",
        description="Its argument has a type of its own, and the next tool an error.",
        toolset="notes",
        service="sheet",
        input_schema='{"type":"object","properties":{"args_error":{"type":"object","properties":{"code":{"type":"integer"}},"required":["code"],"additionalProperties":false},"args_result":{"type":"object","properties":{"code":{"type":"integer"}},"required":["code"],"additionalProperties":false},"notes_provider":{"type":"integer"},"tool":{"type":"object","properties":{"note":{"type":"integer"}},"required":["note"],"additionalProperties":false}},"required":["args_error","args_result","notes_provider","tool"],"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"item":{"type":"object","properties":{"side":{"type":"integer"}},"required":["side"],"additionalProperties":false}},"required":["item"],"additionalProperties":false}',
        item_schema='{"type":"object","properties":{"a":{"type":"integer"}},"required":["a"],"additionalProperties":false}',
    )


@cache
def _note_args() -> decl.Spec:
    """Give the spec of the tool `note_args`."""
    return decl.Spec(
        name="note_args",
        toolset="notes",
        service="sheet",
        input_schema='{"type":"object","properties":{"x":{"type":"integer"}},"required":["x"],"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"y":{"type":"integer"}},"required":["y"],"additionalProperties":false}',
    )


@cache
def _note_result() -> decl.Spec:
    """Give the spec of the tool `note_result`."""
    return decl.Spec(
        name="note_result",
        toolset="notes",
        service="sheet",
        input_schema='{"type":"object","properties":{"x":{"type":"integer"}},"required":["x"],"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"y":{"type":"integer"}},"required":["y"],"additionalProperties":false}',
    )


@cache
def _note_tool() -> decl.Spec:
    """Give the spec of the tool `note_tool`."""
    return decl.Spec(
        name="note_tool",
        toolset="notes",
        service="sheet",
        input_schema='{"type":"object","properties":{"x":{"type":"integer"}},"required":["x"],"additionalProperties":false}',
    )


@cache
def _note_injected() -> decl.Spec:
    """Give the spec of the tool `note_injected`."""
    return decl.Spec(
        name="note_injected",
        toolset="notes",
        service="sheet",
        input_schema='{"type":"object","properties":{"c":{"type":"object","properties":{"value":{"type":"integer"}},"required":["value"],"additionalProperties":false}},"required":["c"],"additionalProperties":false}',
        injected=(
            decl.Injected("b", "context.run_id"),
        ),
    )


@cache
def _plan_note() -> decl.Spec:
    """Give the spec of the tool `plan_note`."""
    return decl.Spec(
        name="plan_note",
        toolset="notes",
        service="sheet",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        dry_run=True,
    )


@cache
def _note_call() -> decl.Spec:
    """Give the spec of the tool `note_call`."""
    return decl.Spec(
        name="note_call",
        toolset="notes",
        service="sheet",
        input_schema='{"type":"object","properties":{"x":{"type":"integer"}},"required":["x"],"additionalProperties":false}',
        confirm=decl.Confirm(("Note ", call.Scalar(("args", "x")), "?")),
        call_hint=("Noting ", call.Scalar(("args", "x"))),
    )


@cache
def _note_call_hint() -> decl.Spec:
    """Give the spec of the tool `note_call_hint`."""
    return decl.Spec(
        name="note_call_hint",
        toolset="notes",
        service="sheet",
        input_schema='{"type":"object","properties":{"x":{"type":"integer"}},"required":["x"],"additionalProperties":false}',
        call_hint=("Noting ", call.Scalar(("args", "x"))),
    )


@cache
def _note_tools() -> decl.Spec:
    """Give the spec of the tool `note_tools`."""
    return decl.Spec(
        name="note_tools",
        toolset="notes",
        service="sheet",
        input_schema='{"type":"object","properties":{"x":{"type":"integer"}},"required":["x"],"additionalProperties":false}',
    )


#: What gives the spec of each tool, made when it is first asked for.
SPECS: dict[str, Callable[[], decl.Spec]] = {
    "p": _p,
    "read_p": _read_p,
    "note": _note,
    "note_args": _note_args,
    "note_result": _note_result,
    "note_tool": _note_tool,
    "note_injected": _note_injected,
    "plan_note": _plan_note,
    "note_call": _note_call,
    "note_call_hint": _note_call_hint,
    "note_tools": _note_tools,
}
