"""What a caller has sent, before the tool takes it; few hosts ask for that."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from toolrt.json import as_bytes, dump

if TYPE_CHECKING:
    from toolrt.call.envelope import Meta

    from .host import Host
    from .tool import Tool

__all__ = ["repaired_of", "undone_of"]


def undone_of(host: Host, tool: Tool[Any, Any], payload: Any) -> Any:
    """Give what a model has sent by a lowered schema as the tool takes it."""
    from toolrt.undo import undone, undone_tree  # noqa: PLC0415

    table = tool.args.table
    if payload is None:
        return None
    if isinstance(payload, bytes | bytearray | memoryview | str):
        too_large = len(payload) > host.max_payload
        return payload if too_large else undone(table, payload) or payload
    try:
        sent = tool.args.to_builtins(payload)
        made = undone_tree(table, sent)
    except RecursionError:
        # A dict that holds itself is refused where it is decoded.
        return payload
    return payload if made is sent else made


def repaired_of(
    host: Host, tool: Tool[Any, Any], payload: Any, known: Meta
) -> tuple[Any, Meta]:
    """Give arguments that are nearly right as the tool takes them, and say so."""
    from toolrt.diagnose import diagnose  # noqa: PLC0415
    from toolrt.repair import repaired  # noqa: PLC0415

    table = tool.args.table
    try:
        if isinstance(payload, bytes | bytearray | memoryview | str):
            data = as_bytes(payload)
        else:
            data = dump(tool.args.to_builtins(payload or {}))
    except (TypeError, ValueError, RecursionError):
        # What stands for no JSON is refused where it is decoded.
        return payload, known
    if len(data) > host.max_payload:
        return payload, known
    made = repaired(data, host.repairs, lambda data: diagnose(table, data))
    if made is None:
        return payload, known
    return made.payload, replace(known, warnings=made.warnings)
