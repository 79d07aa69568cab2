"""The attributes of the span of a call."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from toolrt.call.context import Context
    from toolrt.call.envelope import Envelope
    from toolrt.spec import Spec

__all__ = ["KEPT_CHARACTERS", "begun", "ended", "of_tool"]

#: How many characters of a text are kept that comes from outside.
KEPT_CHARACTERS: Final = 1_000


def of_tool(spec: Spec) -> dict[str, Any]:
    """Give what is the same in all calls of a tool."""
    said = {
        "gen_ai.operation.name": "execute_tool",
        "gen_ai.tool.name": spec.name,
        "gen_ai.tool.type": "function",
        "gen_ai.tool.description": spec.description,
        "toolrt.toolset": spec.toolset,
        "toolrt.service": spec.service,
        "toolrt.version": spec.version,
    }
    return {key: text for key, text in said.items() if text}


def begun(tool: dict[str, Any], cx: Context) -> dict[str, Any]:
    """Give what is known of a call that begins.

    Args:
        tool: What is the same in all calls of the tool.
        cx: The context of the call.

    """
    most = KEPT_CHARACTERS
    known = {**tool, "toolrt.caller": cx.caller[:most]}
    if cx.call_id is not None:
        known["gen_ai.tool.call.id"] = cx.call_id[:most]
    if cx.session_id is not None:
        known["gen_ai.conversation.id"] = cx.session_id[:most]
    if cx.agent is not None:
        known["gen_ai.agent.name"] = cx.agent[:most]
    if cx.run_id is not None:
        known["toolrt.run_id"] = cx.run_id[:most]
    if cx.turn_id is not None:
        known["toolrt.turn_id"] = cx.turn_id[:most]
    if cx.parent_call_id is not None:
        known["toolrt.parent_call_id"] = cx.parent_call_id[:most]
    if cx.dry_run:
        known["toolrt.dry_run"] = True
    return known


def ended(envelope: Envelope[Any]) -> dict[str, Any]:
    """Give how a call has ended."""
    meta, error = envelope.meta, envelope.error
    known: dict[str, Any] = {"toolrt.status": envelope.status.value}
    if error is not None:
        known["error.type"] = error.code
        known["toolrt.error.kind"] = error.kind.value
    if meta.denied:
        known["toolrt.denied"] = True
    if meta.replayed:
        known["toolrt.replayed"] = True
    if meta.truncated:
        known["toolrt.truncated"] = True
    if meta.attempts is not None:
        known["toolrt.attempts"] = meta.attempts
    if envelope.errors:
        known["toolrt.errors"] = len(envelope.errors)
    if meta.warnings:
        known["toolrt.warnings"] = len(meta.warnings)
    return known
