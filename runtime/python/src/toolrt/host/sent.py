"""What a caller has sent, before the tool takes it; few hosts ask for that."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from toolrt.json import as_bytes, dump

from .checking import Exhausted, checked
from .guard import Cancelled

if TYPE_CHECKING:
    from collections.abc import Generator

    from toolrt.call.context import Context
    from toolrt.call.envelope import Meta

    from .checking import Budget
    from .guard import Ended, Waited
    from .host import Host
    from .tool import Tool

__all__ = ["repaired_of", "taken", "undone_of"]


def taken(
    host: Host,
    tool: Tool[Any, Any],
    payload: Any,
    known: Meta,
    *,
    cx: Context | None,
    budget: Budget,
) -> Generator[Waited, Ended, tuple[Any, Meta, BaseException | None]]:
    """Give the payload as the tool takes it, what to say of it, and what went wrong."""
    is_document = isinstance(payload, bytes | bytearray | memoryview | str)
    size = len(payload) if is_document else 0
    try:
        if cx is not None and cx.lowered and not cx.is_running:
            undo = partial(undone_of, host, tool, payload)
            payload = yield from checked(budget, undo, size)
        if host.repairs:
            repair = partial(repaired_of, host, tool, payload, known)
            payload, known = yield from checked(budget, repair, size)
    except (Exhausted, Cancelled) as error:
        return payload, known, error
    return payload, known, None


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
