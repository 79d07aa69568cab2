"""What helps the reader of an envelope."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from toolrt import json
from toolrt.call.envelope import Status
from toolrt.call.error import Action, Kind

if TYPE_CHECKING:
    from toolrt.call.context import Context
    from toolrt.call.envelope import Envelope
    from toolrt.spec import Spec

    from .host import Host

__all__ = ["helped"]


def helped(
    envelope: Envelope[Any], spec: Spec, host: Host, cx: Context
) -> Envelope[Any]:
    """Give the envelope with what helps its reader.

    Arguments that would be right, or the schema of the result.
    """
    error, meta = envelope.error, envelope.meta
    if meta.replayed:
        return envelope
    if error is not None:
        correctable = error.recovery.action is Action.CORRECT
        if error.kind is Kind.INPUT and correctable:
            examples = (own.args for own in spec.examples if own.error is None)
            example = next(examples, None)
            if example is not None:
                error = replace(error, example=json.parse(example))
                return replace(envelope, error=error)
        return envelope
    if (
        spec.output_schema is None
        or meta.dry_run
        or envelope.status is Status.INPUT_REQUIRED
    ):
        return envelope
    session = cx.session_id
    # Both are asked: the next call of the session is not its first.
    first = session is not None and host.sessions().is_first(session, spec.name)
    if first or cx.detail:
        schema = json.parse(spec.output_schema)
        return replace(envelope, meta=replace(meta, output_schema=schema))
    return envelope
