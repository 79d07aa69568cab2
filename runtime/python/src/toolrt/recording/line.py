"""The line of a call: what it was given, how it ended, and nothing secret."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from toolrt import json
from toolrt.call.envelope import Recovery

from . import VERSION

if TYPE_CHECKING:
    from collections.abc import Callable

    from toolrt.call.context import Context
    from toolrt.call.envelope import CallFault, Envelope
    from toolrt.host.tool import Tool
    from toolrt.spec import Spec
    from toolrt.table import Table

__all__ = ["LARGEST_LINE", "Call", "Secrets", "content", "line"]

#: How many bytes a line may have; what makes it longer is left out.
LARGEST_LINE: Final = 256 << 10

#: How many characters of a text are kept that is too long, or no JSON.
_KEPT_CHARACTERS: Final = 1_000

_REDACTED: Final = "[redacted]"


class Secrets(NamedTuple):
    """What of a tool is secret: the types that hold secrets."""

    arguments: Table | None
    result: Table | None

    @classmethod
    def of(cls, spec: Spec, tool: Tool[Any, Any] | None) -> Secrets:
        """Look for them."""
        # A tool that has gone leaves what its spec says.
        args = spec.args if tool is None else tool.args
        arguments = None if args is None else _secretive(args.table)
        result = None if tool is None or tool.result is None else tool.result.table
        return cls(arguments, None if result is None else _secretive(result))


class Call(Struct, frozen=True):
    """A call that has ended."""

    spec: Spec
    tool: Tool[Any, Any] | None
    cx: Context
    secrets: Secrets
    #: RFC 3339, in UTC, with milliseconds.
    started: str
    duration_us: int


def line(call: Call, envelope: Envelope[Any]) -> bytes:
    """Give the line of a call, with its line feed."""
    arguments = _arguments(call, envelope)
    given = _open(call, envelope)
    written = _written(call, arguments, given.to_json(), None, ())
    if len(written) <= LARGEST_LINE:
        return written
    return _Cut(call, arguments, given).line()


def content(call: Call, envelope: Envelope[Any]) -> tuple[bytes, bytes | None]:
    """Give the arguments and the result of a call, as its line has them."""
    arguments = _arguments(call, envelope)
    data = arguments.get("arguments")
    if data is None:
        text = str(json.parse(arguments["unreadable"]))
        data = text.encode("utf-8", "replace")
    return data, _open(call, envelope).result_json


def _written(
    call: Call,
    arguments: dict[str, bytes],
    envelope: bytes,
    most: int | None,
    cut: tuple[str, ...],
) -> bytes:
    cx = call.cx
    # Nearly all of it is JSON already, and is only put together.
    parts = [
        _HEAD % (call.started.encode(), call.duration_us, json.dump(call.spec.name))
    ]
    if cx.run_id is not None:
        parts += (b',"run_id":', json.dump(cx.run_id[:most]))
    if cx.turn_id is not None:
        parts += (b',"turn_id":', json.dump(cx.turn_id[:most]))
    if cx.parent_call_id is not None:
        parts += (b',"parent_call_id":', json.dump(cx.parent_call_id[:most]))
    if cx.labels and (surface := cx.label("surface")) is not None:
        parts += (b',"surface":', json.dump(surface[:most]))
    for name, document in arguments.items():
        parts += (b',"', name.encode(), b'":', document)
    parts += (b',"envelope":', envelope)
    if cut:
        parts += (b',"cut":', json.dump(cut))
    parts.append(b"}\n")
    return b"".join(parts)


#: What each line begins with.
_HEAD: Final = b'{"recording":%d,"started":"%%b","duration_us":%%d,"tool":%%b' % VERSION


def _arguments(call: Call, envelope: Envelope[Any]) -> dict[str, bytes]:
    """Give the arguments as they were sent, as JSON without white space."""
    payload: object = call.cx.received
    # The arguments of a call that went on were valid.
    error = envelope.error
    accepted = error is None or call.spec.error(error.code) is not None
    secret = call.secrets.arguments
    if payload is None:
        payload = b"{}"
    if not isinstance(payload, (bytes, bytearray, memoryview, str)):
        payload = _document(payload)
    data = json.as_bytes(payload) if payload is not None else b""
    if error is None and secret is None:
        return {"arguments": _without_spaces(data)}
    try:
        value = json.parse(data)
    except json.Broken:
        text = _REDACTED
        if secret is None:
            most = 4 * _KEPT_CHARACTERS
            text = data[:most].decode("utf-8", "replace")[:_KEPT_CHARACTERS]
        return {"unreadable": json.dump(text)}
    if secret is None:
        return {"arguments": _without_spaces(data)}
    from .redact import redacted  # noqa: PLC0415

    return {"arguments": json.dump(redacted(secret, value, accepted=accepted))}


def _document(payload: object) -> bytes | None:
    """Write arguments that were given as objects; nothing where that fails."""
    try:
        return json.dump(payload)
    except (TypeError, ValueError, RecursionError, msgspec.MsgspecError):
        return None


def _open(call: Call, envelope: Envelope[Any]) -> Envelope[Any]:
    """Give the envelope without the secrets that may be in it."""
    meta, secrets = envelope.meta, call.secrets
    error = envelope.error
    if error is not None and error.details is not None:
        error = _without_details(call, error, is_known=not meta.replayed)
        envelope = replace(envelope, error=error)
    if envelope.errors:
        known = not meta.replayed
        errors = (
            _without_details(call, one, is_known=known) for one in envelope.errors
        )
        envelope = replace(envelope, errors=tuple(errors))
    # What a handler plans is of no type, and a tool that has gone cannot be asked.
    plans = call.tool is None or (meta.dry_run and secrets.arguments is not None)
    if envelope.result_json is not None and (plans or secrets.result is not None):
        result: object = _REDACTED
        if secrets.result is not None and not plans:
            from .redact import redacted  # noqa: PLC0415

            value = json.parse(envelope.result_json)
            result = redacted(secrets.result, value, accepted=True)
        envelope = replace(envelope, result_json=json.dump(result))
        if meta.next_cursor is not None:
            meta = replace(meta, next_cursor=_cursor(call.spec, result))
    if meta.side is not None:
        side = None if call.tool is None else call.tool.side
        table = None if side is None or meta.replayed else side.table
        meta = replace(meta, side=_open_of(table, meta.side))
    if envelope.state is not None:
        envelope = replace(envelope, state=_REDACTED)
    return envelope if meta is envelope.meta else replace(envelope, meta=meta)


def _cursor(spec: Spec, result: Any) -> str:
    """Give the cursor of a result, if it is still there."""
    for key in () if spec.paging is None else spec.paging.next:
        result = result.get(key) if isinstance(result, dict) else None
    return result if isinstance(result, str) else _REDACTED


def _without_details(call: Call, error: CallFault, *, is_known: bool) -> CallFault:
    details: Any = error.details
    if details is None:
        return error
    declared = None if call.tool is None else call.tool.errors.get(error.code)
    if declared is not None:
        table = declared.codec.table if is_known else None
        return replace(error, details=_open_of(table, details))
    if error.code != "step_failed" or not isinstance(details, dict):
        return replace(error, details=_REDACTED)
    step: dict[str, Any] = dict(details)
    inner = step.get("error")
    if isinstance(inner, dict) and "details" in inner:
        step["error"] = {**inner, "details": _REDACTED}
    return replace(error, details=step)


def _open_of(table: Table | None, value: object) -> object:
    """Give a value without its secrets; nothing of it, if its type is not known."""
    if table is None:
        return _REDACTED
    if _secretive(table) is None:
        return value
    from .redact import redacted  # noqa: PLC0415

    return redacted(table, json.parse(json.dump(value)), accepted=True)


class _Cut:
    """A line without what is too large, in the order of `spec/recordings.md`."""

    __slots__ = ("_arguments", "_call", "_envelope")

    def __init__(
        self, call: Call, arguments: dict[str, bytes], envelope: Envelope[Any]
    ) -> None:
        self._call = call
        self._arguments = arguments
        self._envelope = envelope

    def line(self) -> bytes:
        cut: tuple[str, ...] = ()
        for name, take in _CUTS:
            if take(self):
                cut = (*cut, name)
                document = self._envelope.to_json()
                line = _written(self._call, self._arguments, document, None, cut)
                if len(line) <= LARGEST_LINE:
                    return line
        self._shorten()
        most, document = _KEPT_CHARACTERS, self._envelope.to_json()
        return _written(self._call, self._arguments, document, most, (*cut, "texts"))

    def take_meta(self, name: str) -> bool:
        meta = self._envelope.meta
        if getattr(meta, name) is None:
            return False
        changed: dict[str, Any] = {name: None}
        self._envelope = replace(self._envelope, meta=replace(meta, **changed))
        return True

    def take(self, name: str, nothing: Any) -> bool:
        if getattr(self._envelope, name) in (None, nothing):
            return False
        changed: dict[str, Any] = {name: nothing}
        self._envelope = replace(self._envelope, **changed)
        return True

    def take_arguments(self) -> bool:
        return self._arguments.pop("arguments", None) is not None

    def take_error(self, name: str, nothing: Any) -> bool:
        error = self._envelope.error
        if error is None or getattr(error, name) in (None, nothing):
            return False
        changed: dict[str, Any] = {name: nothing}
        self._envelope = replace(self._envelope, error=replace(error, **changed))
        return True

    def _shorten(self) -> None:
        envelope, most = self._envelope, _KEPT_CHARACTERS

        def kept(text: str | None) -> str | None:
            return None if text is None else text[:most]

        meta = replace(
            envelope.meta,
            caller=envelope.meta.caller[:most],
            call_id=envelope.meta.call_id[:most],
            session_id=kept(envelope.meta.session_id),
            next_cursor=kept(envelope.meta.next_cursor),
            reminder=kept(envelope.meta.reminder),
            hint=kept(envelope.meta.hint),
            warnings=(),
        )
        error = envelope.error
        if error is not None:
            recovery = Recovery(
                action=error.recovery.action,
                after_ms=error.recovery.after_ms,
                hint=kept(error.recovery.hint),
            )
            error = replace(
                error,
                message=error.message[:most],
                recovery=recovery,
                field=kept(error.field),
            )
        self._envelope = replace(envelope, meta=meta, error=error)


#: What is left out of a line that is too long; each says whether it was there.
_CUTS: Final[tuple[tuple[str, Callable[[_Cut], bool]], ...]] = (
    ("envelope.meta.output_schema", lambda own: own.take_meta("output_schema")),
    ("envelope.meta.side", lambda own: own.take_meta("side")),
    ("envelope.result", lambda own: own.take("result_json", None)),
    ("arguments", _Cut.take_arguments),
    ("envelope.error.details", lambda own: own.take_error("details", None)),
    ("envelope.error.example", lambda own: own.take_error("example", None)),
    ("envelope.error.issues", lambda own: own.take_error("issues", ())),
    ("envelope.errors", lambda own: own.take("errors", ())),
    ("envelope.requests", lambda own: own.take("requests", {})),
)


def _secretive(table: Table) -> Table | None:
    """Give the type, if there are secrets in it."""
    from toolrt.table.secrets import holds_secrets  # noqa: PLC0415

    return table if holds_secrets(table) else None


def _without_spaces(document: bytes) -> bytes:
    """Give a valid document without white space: it stays in its line."""
    # To look whether there is some takes as long.
    return msgspec.json.format(document, indent=-1)
