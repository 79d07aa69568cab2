"""The envelope: exactly one for every call, on every surface."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Final, Generic, Self, TypeVar

from msgspec import UNSET, Raw, Struct, field
from msgspec.structs import replace

from toolrt import json

from .error import Action, Kind
from .plain import items_of, members_of
from .reply import Summary

if TYPE_CHECKING:
    from toolrt.diagnose import Issue

    from .request import Request
else:
    from toolrt.lazy import hinted

    Request = hinted("Request", "toolrt.call.request")
    Issue = hinted("Issue", "toolrt.diagnose")


__all__ = [
    "CallFailed",
    "CallFault",
    "Envelope",
    "InvalidOutput",
    "Meta",
    "Recovery",
    "Status",
    "TooMuch",
]

T = TypeVar("T")

# What a command ends with that has done a part only.
_PARTIAL_EXIT_CODE = 75

# What a command ends with whose caller must answer first.
_INPUT_EXIT_CODE = 76

# How many issues an error's message spells out; `issues` lists all.
_SPELT_OUT = 10


class Status(StrEnum):
    """How a call ended."""

    SUCCESS = "success"
    ERROR = "error"
    #: Some of it was done.
    PARTIAL = "partial"
    #: The caller must answer first.
    INPUT_REQUIRED = "input_required"


class Recovery(Struct, frozen=True, kw_only=True):
    """What the caller should do."""

    action: Action
    after_ms: int | None = None
    hint: str | None = None


class CallFault(Struct, frozen=True, kw_only=True):
    """An error as callers see it."""

    #: A declared error's name or one of the runtime's own codes.
    code: str
    kind: Kind
    message: str
    #: The argument to blame.
    field: str | None = None
    recovery: Recovery
    #: The declared details, as dicts, lists and scalars.
    details: Any = None
    #: Everything that is wrong with the arguments, or with the result.
    issues: tuple[Issue, ...] = ()
    #: Arguments that the tool takes, as dicts, lists and scalars. They are there where
    #: those of the caller can be corrected and the design has an example.
    example: Any = None

    @classmethod
    def of(
        cls,
        code: str,
        kind: Kind,
        message: str,
        *,
        action: Action | None = None,
        hint: str | None = None,
        field: str | None = None,
        details: object = None,
        issues: Sequence[Issue] = (),
    ) -> Self:
        """Give an error, with its kind's default recovery where no other is given."""
        recovery = Recovery(action=kind.action if action is None else action, hint=hint)
        return cls(
            code=code,
            kind=kind,
            message=message,
            field=field,
            recovery=recovery,
            details=details,
            issues=tuple(issues),
        )

    def __rich_repr__(self) -> list[tuple[str, Any]]:
        """Show what went wrong, and no details: they may hold secrets."""
        from .shown import shown_fields  # noqa: PLC0415

        return shown_fields(self, ("details", "example"))

    def __repr__(self) -> str:
        """Show what went wrong, and no details: they may hold secrets."""
        from .shown import written  # noqa: PLC0415

        return written(self, self.__rich_repr__())

    @classmethod
    def invalid_input(cls, issues: Sequence[Issue]) -> Self:
        """Give what is wrong with the arguments: `invalid_json` or `invalid_input`."""
        unreadable = any(issue.code in {"json", "depth"} for issue in issues)
        code = "invalid_json" if unreadable else "invalid_input"
        field = field_of(issues[0]) if issues else None
        return cls.of(code, Kind.INPUT, spelt_out(issues), field=field, issues=issues)

    @classmethod
    def cancelled(cls) -> Self:
        """Give the error of a call that somebody has cancelled."""
        return cls.of("cancelled", Kind.CANCELLED, "The call was cancelled.")

    @property
    def retryable(self) -> bool:
        """Whether another call can succeed.

        The same one, or one with other arguments.
        """
        return self.recovery.action in {Action.CORRECT, Action.RETRY}

    def to_builtins(self) -> dict[str, object]:
        """Give the error as it stands in an envelope."""
        recovery: dict[str, object] = {"action": self.recovery.action.value}
        if self.recovery.after_ms is not None:
            recovery["after_ms"] = self.recovery.after_ms
        if self.recovery.hint is not None:
            recovery["hint"] = self.recovery.hint
        members: dict[str, object] = {
            "code": self.code,
            "kind": self.kind.value,
            "message": self.message,
        }
        if self.field is not None:
            members["field"] = self.field
        members["retryable"] = self.retryable
        members["recovery"] = recovery
        if self.details is not None:
            members["details"] = self.details
        if self.issues:
            members["issues"] = [_issue(issue) for issue in self.issues]
        if self.example is not None:
            members["example"] = self.example
        return members

    @classmethod
    def from_builtins(cls, value: object) -> Self | None:
        """Give an error that another process has written; `None` where it is none."""
        given = members_of(value)
        try:
            kind = Kind(given["kind"])
            code, message = str(given["code"]), str(given["message"])
        except (KeyError, ValueError):
            return None
        recovery = members_of(given.get("recovery"))
        action = recovery.get("action")
        return cls(
            code=code,
            kind=kind,
            message=message,
            field=_text(given.get("field")),
            recovery=Recovery(
                action=Action(action) if action in _ACTIONS else kind.action,
                after_ms=_count(recovery.get("after_ms")),
                hint=_text(recovery.get("hint")),
            ),
            details=given.get("details"),
            issues=tuple(_issues(items_of(given.get("issues")))),
            example=given.get("example"),
        )


class Meta(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is known of a call beside its outcome; what is not known is left out."""

    tool: str = ""
    toolset: str = ""
    service: str = ""
    version: str | None = None
    # What a factory gives is never left out.
    call_id: str = field(default_factory=str)
    session_id: str | None = None
    duration_ms: int = field(default_factory=int)
    caller: str = field(default_factory=str)
    dry_run: bool = False
    #: A human has refused; the result is the one declared for that.
    denied: bool = False
    #: The handler has run, though its result could not be used.
    executed: bool = False
    #: The handler has left something out of the result.
    truncated: bool = False
    #: This is the answer to an earlier call with the same idempotency key.
    replayed: bool = False
    #: How often the handler has run, where it was tried again.
    attempts: int | None = None
    warnings: tuple[str, ...] = ()
    next_cursor: str | None = None
    #: A reminder for the model, to be shown behind the result (`remind`).
    reminder: str | None = None
    #: What the call says of its result (`hint result`), where the caller asks for it.
    hint: str | None = None
    #: Data beside the result that the model never sees, as dicts, lists and scalars.
    side: Any = None
    #: The JSON Schema of the result, where the caller asks for detail, and on a
    #: session's first call of the tool.
    output_schema: Any = None

    def __rich_repr__(self) -> list[tuple[str, Any]]:
        """Show what is known, and no data beside the result."""
        from .shown import shown_fields  # noqa: PLC0415

        return shown_fields(self, ("side", "output_schema"))

    def __repr__(self) -> str:
        """Show what is known, and no data beside the result."""
        from .shown import written  # noqa: PLC0415

        return written(self, self.__rich_repr__())

    def to_builtins(self) -> dict[str, object]:
        """Give the object as it stands in an envelope."""
        members: dict[str, object] = {}
        for name in ("tool", "toolset", "service", "version"):
            if text := getattr(self, name):
                members[name] = text
        members["call_id"] = self.call_id
        if self.session_id is not None:
            members["session_id"] = self.session_id
        members["duration_ms"] = self.duration_ms
        members["caller"] = self.caller
        for name in ("dry_run", "denied", "executed", "truncated", "replayed"):
            if getattr(self, name):
                members[name] = True
        if self.attempts is not None:
            members["attempts"] = self.attempts
        if self.warnings:
            members["warnings"] = list(self.warnings)
        if self.next_cursor is not None:
            members["next_cursor"] = self.next_cursor
        if self.reminder is not None:
            members["reminder"] = self.reminder
        if self.hint is not None:
            members["hint"] = self.hint
        if self.side is not None:
            members["side"] = self.side
        if self.output_schema is not None:
            members["output_schema"] = self.output_schema
        return members

    @classmethod
    def from_builtins(cls, value: dict[str, object]) -> Self:
        """Give the object in an envelope that another process has written."""
        return cls(
            tool=_text(value.get("tool")) or "",
            toolset=_text(value.get("toolset")) or "",
            service=_text(value.get("service")) or "",
            version=_text(value.get("version")),
            call_id=_text(value.get("call_id")) or "",
            session_id=_text(value.get("session_id")),
            duration_ms=_count(value.get("duration_ms")) or 0,
            caller=_text(value.get("caller")) or "",
            dry_run=value.get("dry_run") is True,
            denied=value.get("denied") is True,
            executed=value.get("executed") is True,
            truncated=value.get("truncated") is True,
            replayed=value.get("replayed") is True,
            attempts=_count(value.get("attempts")),
            warnings=tuple(map(str, items_of(value.get("warnings")))),
            next_cursor=_text(value.get("next_cursor")),
            reminder=_text(value.get("reminder")),
            hint=_text(value.get("hint")),
            side=value.get("side"),
            output_schema=value.get("output_schema"),
        )


#: A success, between its result and its meta.
_SUCCESS: Final = b'{"ok":true,"status":"success","result":%b,"meta":%b}'


class Envelope(Struct, Generic[T], frozen=True, kw_only=True):
    """The answer to a call.

    >>> reply = app.call("get_todos")  # doctest: +SKIP
    >>> reply.unwrap().items if reply.ok else reply.error  # doctest: +SKIP
    """

    status: Status
    #: The result; `None` where there is none.
    result: T | None = None
    error: CallFault | None = None
    #: What could not be done, of a partial outcome.
    errors: tuple[CallFault, ...] = ()
    summary: Summary | None = None
    #: What the caller must answer, by name, in the order in which it was asked.
    requests: dict[str, Request] = {}
    #: What the next call gives back, unchanged, with the answers.
    state: str | None = None
    meta: Meta
    #: The result as canonical JSON; `None` where there is none.
    result_json: bytes | None = None

    @property
    def ok(self) -> bool:
        """Whether the call did all that it should."""
        return self.status is Status.SUCCESS

    @property
    def exit_code(self) -> int:
        """The exit code of a command that ends with it."""
        if self.error is not None:
            return self.error.kind.exit_code
        if self.status is Status.INPUT_REQUIRED:
            return _INPUT_EXIT_CODE
        if self.status is Status.ERROR:
            return Kind.INTERNAL.exit_code
        return 0 if self.ok else _PARTIAL_EXIT_CODE

    @property
    def http_status(self) -> int:
        """The HTTP status of an answer that holds it."""
        if self.error is not None:
            return self.error.kind.http_status
        if self.status is Status.INPUT_REQUIRED:
            return 202
        if self.status is Status.ERROR:
            return Kind.INTERNAL.http_status
        return 200 if self.ok else 207

    def unwrap(self) -> T:
        """Give the result.

        Raises:
            CallFailed: The call failed, or did a part only.

        """
        if self.status is Status.SUCCESS:
            return self.result  # type: ignore[return-value]  # a success has a result, which may be `None`
        raise CallFailed(self)

    def to_builtins(self) -> dict[str, object]:
        """Give the envelope as dicts, lists and scalars."""
        members = self._members(self.meta.to_builtins())
        if self.result_json is not None:
            members["result"] = json.parse(self.result_json)
        if self.requests and self.status is Status.INPUT_REQUIRED:
            requests = self.requests.items()
            members["requests"] = {
                name: request.to_builtins() for name, request in requests
            }
        return members

    def to_json(self) -> bytes:
        """Give the envelope as JSON, always the same bytes for the same envelope."""
        if (
            self.status is Status.SUCCESS
            and self.result_json is not None
            and self.error is None
            and self.summary is None
            and self.state is None
        ):
            # Most envelopes have no more than this.
            meta = json.dump(self.meta)
            return _SUCCESS % (self.result_json, meta)
        members = self._members(self.meta)
        if self.result_json is not None:
            members["result"] = Raw(self.result_json)
        if self.requests and self.status is Status.INPUT_REQUIRED:
            requests = self.requests.items()
            members["requests"] = {name: one.to_raw() for name, one in requests}
        return json.dump(members)

    def rest(self) -> dict[str, object]:
        """Give the envelope without its result: what MCP has in `_meta`.

        That is `status`, `error`, `errors` and `summary` of a partial outcome, and
        `meta` without the hint, which is a text of its own there.
        """
        members = self._members(None)
        kept = ("status", "error", "errors", "summary")
        rest = {name: members[name] for name in kept if name in members}
        return {**rest, "meta": replace(self.meta, hint=None).to_builtins()}

    @classmethod
    def from_json(cls, document: bytes | str) -> Envelope[Any] | None:
        """Read an envelope that another process has written; `None` where it is none.

        A status that is not known is an error.

        The result is what JSON has: dicts, lists and scalars.
        """
        return cls.from_builtins(json.parse_or_none(document))

    @classmethod
    def from_builtins(cls, given: object) -> Envelope[Any] | None:
        """Read the same from dicts, lists and scalars."""
        value = members_of(given)
        status = value.get("status")
        if not isinstance(status, str) or "meta" not in value:
            return None
        requests = {
            name: request
            for name, given in members_of(value.get("requests")).items()
            if (request := _request(given)) is not None
        }
        faults = map(CallFault.from_builtins, items_of(value.get("errors")))
        return Envelope(
            status=Status(status) if status in _STATUSES else Status.ERROR,
            result=value.get("result"),
            error=CallFault.from_builtins(value.get("error")),
            errors=tuple(fault for fault in faults if fault is not None),
            summary=_summary(value["summary"]) if "summary" in value else None,
            requests=requests,
            state=_text(value.get("state")),
            meta=Meta.from_builtins(members_of(value["meta"])),
            result_json=json.dump(value["result"]) if "result" in value else None,
        )

    def _members(self, meta: object) -> dict[str, object]:
        members: dict[str, object] = {"ok": self.ok, "status": self.status.value}
        if self.result_json is not None:
            members["result"] = None  # its place; the value follows
        if self.error is not None:
            members["error"] = self.error.to_builtins()
        if self.status is Status.PARTIAL:
            members["errors"] = [error.to_builtins() for error in self.errors]
        if self.summary is not None:
            members["summary"] = {
                "total": self.summary.total,
                "succeeded": self.summary.succeeded,
                "failed": self.summary.failed,
                "recoverable": self.summary.recoverable,
            }
        if self.status is Status.INPUT_REQUIRED:
            members["requests"] = {}  # their place; they follow
        if self.state is not None:
            members["state"] = self.state
        members["meta"] = meta
        return members

    def __rich_repr__(self) -> list[tuple[str, Any]]:
        """Show the status, the result or the error, and the tool.

        A result without a type of its own is not shown: it may hold secrets.
        """
        from .shown import shown  # noqa: PLC0415

        failed = self.error is not None
        outcome = ("error", self.error) if failed else ("result", shown(self.result))
        return [("status", self.status.value), outcome, ("tool", self.meta.tool)]

    def __repr__(self) -> str:
        """Show the status, the result or the error, and the tool."""
        from .shown import written  # noqa: PLC0415

        return written(self, self.__rich_repr__())


class InvalidOutput(Exception):  # an end of a call
    """A result breaks the type that the tool declares for it."""

    def __init__(self, issues: Sequence[Issue]) -> None:
        """Take everything that is wrong with the result."""
        super().__init__(issues)
        #: Everything that is wrong with it.
        self.issues = tuple(issues)

    def __str__(self) -> str:
        """Give the messages, one a line."""
        return spelt_out(self.issues)


class TooMuch(Exception):  # an end of a call
    """What a handler gives takes more bytes than the host takes."""

    def __init__(self, size: int, limit: int) -> None:
        """Take how many bytes there are, and how many there may be."""
        super().__init__(f"{size} bytes were given; at most {limit} are allowed")
        self.size = size
        self.limit = limit


class CallFailed(Exception):  # an end of a call
    """A call has no result, or only a part of one."""

    def __init__(self, envelope: Envelope[Any]) -> None:
        """Take the answer to the call."""
        super().__init__(envelope)
        #: The answer to the call.
        self.envelope = envelope

    @property
    def fault(self) -> CallFault | None:
        """The error; `None` where a part was done."""
        return self.envelope.error

    def __str__(self) -> str:
        """Give a line for people."""
        fault = self.envelope.error
        if fault is not None:
            return f"{fault.code}: {fault.message}"
        if self.envelope.status is Status.INPUT_REQUIRED:
            return "it asks something first"
        return "only a part of it was done"


def spelt_out(issues: Sequence[Issue]) -> str:
    """Give the messages of issues, one a line."""
    lines = [issue.message for issue in issues[:_SPELT_OUT]]
    if len(issues) > _SPELT_OUT:
        lines.append(f"And {len(issues) - _SPELT_OUT} more.")
    return "\n".join(lines)


def field_of(issue: Issue) -> str | None:
    """Give the top-level key of the path, which names an argument."""
    if not issue.path.startswith("/"):
        return None
    return issue.path[1:].partition("/")[0].replace("~1", "/").replace("~0", "~")


_ACTIONS = frozenset(action.value for action in Action)

_STATUSES = frozenset(status.value for status in Status)


def _issue(issue: Issue) -> dict[str, object]:
    members: dict[str, object] = {
        "path": issue.path,
        "code": issue.code,
        "message": issue.message,
    }
    for name in ("expected", "got", "suggestion"):
        value = getattr(issue, name)
        if value is not UNSET:
            members[name] = value
    return members


def _issues(values: Iterable[object]) -> Iterable[Issue]:
    from toolrt.diagnose import Issue  # noqa: PLC0415

    for value in map(members_of, values):
        if {"path", "code", "message"} <= value.keys():
            yield Issue(
                path=str(value["path"]),
                code=str(value["code"]),
                message=str(value["message"]),
                expected=value.get("expected", UNSET),
                got=value.get("got", UNSET),
                suggestion=value.get("suggestion", UNSET),
            )


def _summary(value: object) -> Summary:
    given = members_of(value)
    return Summary(
        total=_count(given.get("total")) or 0,
        succeeded=_count(given.get("succeeded")) or 0,
        failed=_count(given.get("failed")) or 0,
        recoverable=_count(given.get("recoverable")) or 0,
    )


def _text(value: object) -> str | None:
    return value if isinstance(value, str) else None


def _count(value: object) -> int | None:
    return (
        value
        if isinstance(value, int) and not isinstance(value, bool) and value >= 0
        else None
    )


def _request(given: object) -> Request | None:
    """Read a request, which few envelopes have."""
    from .request import Request  # noqa: PLC0415

    return Request.from_builtins(given)
