# Made by toolc from relatives.tools; do not edit.
"""Everything the design declares of the agent `clerk`, as data."""

from __future__ import annotations

from functools import cache

from toolrt.agent import AgentPolicy, AgentSpec, View

from ....sheet.tools.more import specs as more_specs
from ....sheet.tools.notes import specs as notes_specs
from ....sheet.tools.sheets import specs as sheets_specs
from . import completions

__all__ = ["POLICY", "agent"]

# fmt: off

#: The limits of a run.
POLICY = AgentPolicy()


@cache
def agent() -> AgentSpec:
    """Give everything that the design declares of the agent."""
    return AgentSpec(
        name="clerk",
        service="sheet",
        instructions="Write.",
        uses=(
            View(sheets_specs.toolset, {"s": sheets_specs.SPECS["s"], "from_service": sheets_specs.SPECS["from_service"], "sheets_tools": sheets_specs.SPECS["sheets_tools"], "sheet_service": sheets_specs.SPECS["sheet_service"], "path": sheets_specs.SPECS["path"], "rows": sheets_specs.SPECS["rows"], "rows_result": sheets_specs.SPECS["rows_result"]}),
            View(notes_specs.toolset, {"p": notes_specs.SPECS["p"], "read_p": notes_specs.SPECS["read_p"], "note": notes_specs.SPECS["note"], "note_args": notes_specs.SPECS["note_args"], "note_result": notes_specs.SPECS["note_result"], "note_tool": notes_specs.SPECS["note_tool"], "note_injected": notes_specs.SPECS["note_injected"], "plan_note": notes_specs.SPECS["plan_note"], "note_call": notes_specs.SPECS["note_call"], "note_call_hint": notes_specs.SPECS["note_call_hint"], "note_tools": notes_specs.SPECS["note_tools"]}),
            View(more_specs.toolset, {"stream_note": more_specs.SPECS["stream_note"], "stream": more_specs.SPECS["stream"]}),
        ),
        completions=(completions.DRAFT, completions.DRAFT_COMPLETION, completions.DRAFT_ANSWER, completions.P, completions.DRAFT_HTTP, completions.DRAFT_HTTP_2),
        policy=POLICY,
    )
