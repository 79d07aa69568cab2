"""The runtime of the Python code that ``toolc`` generates."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from typing import Self

    from . import natural
    from .agent import AgentPolicy, AgentSpec, Completion, RegistryView, Run
    from .call import (
        Action,
        Agreement,
        Ask,
        Asked,
        CallFailed,
        CallFault,
        Cancel,
        Content,
        ContentLike,
        Context,
        DeclaredError,
        Envelope,
        Event,
        Internal,
        Kind,
        Level,
        Meta,
        Partial,
        Recovery,
        Refusal,
        Request,
        RequestKind,
        Root,
        Sample,
        Sink,
        Status,
        Summary,
        ToolError,
        WithSide,
    )
    from .codec import Codec, Refused
    from .diagnose import Issue
    from .host import (
        AnswerRefused,
        AsyncExecutor,
        Beside,
        Call,
        Change,
        Drift,
        Events,
        Executor,
        Handled,
        Outcome,
        Policy,
        RegisterError,
        Registry,
        Toolset,
        advertised,
    )
    from .json import MAX_INT, MIN_INT, Number
    from .lazy import exports, later
    from .maybe import or_none
    from .newtypes import checked
    from .opaques import default, empty, make, opaque
    from .record import Record
    from .scalars import (
        Date,
        DateTime,
        Decimal,
        Duration,
        Email,
        FilePath,
        Hostname,
        Int,
        Ipv4,
        Ipv6,
        Json,
        Time,
        Uri,
        Uuid,
    )
    from .secret import Secret
    from .spec import Spec, ToolsetSpec
    from .texts import Texts
    from .undo import undone
    from .version import VERSION, VersionMismatch, generated_for

__version__ = "0.1.0"

__all__ = [
    "MAX_INT",
    "MIN_INT",
    "VERSION",
    "Action",
    "AgentPolicy",
    "AgentSpec",
    "Agreement",
    "AnswerRefused",
    "Ask",
    "Asked",
    "AsyncExecutor",
    "Beside",
    "Call",
    "CallFailed",
    "CallFault",
    "Cancel",
    "Change",
    "Codec",
    "Completion",
    "Content",
    "ContentLike",
    "Context",
    "Date",
    "DateTime",
    "Decimal",
    "DeclaredError",
    "Drift",
    "Duration",
    "Email",
    "Envelope",
    "Event",
    "Events",
    "Executor",
    "FilePath",
    "Handled",
    "Hostname",
    "Int",
    "Internal",
    "Ipv4",
    "Ipv6",
    "Issue",
    "Json",
    "Kind",
    "Level",
    "Meta",
    "Number",
    "Outcome",
    "Partial",
    "Policy",
    "Record",
    "Recovery",
    "Refusal",
    "Refused",
    "RegisterError",
    "Registry",
    "RegistryView",
    "Request",
    "RequestKind",
    "Root",
    "Run",
    "Sample",
    "Secret",
    "Self",
    "Sink",
    "Spec",
    "Status",
    "Summary",
    "Texts",
    "Time",
    "ToolError",
    "Toolset",
    "ToolsetSpec",
    "Uri",
    "Uuid",
    "VersionMismatch",
    "WithSide",
    "advertised",
    "checked",
    "default",
    "empty",
    "exports",
    "generated_for",
    "later",
    "make",
    "natural",
    "opaque",
    "or_none",
    "undone",
]

#: Where names come from when they are first asked for.
_PLACES = {
    "agent": (
        "AgentPolicy",
        "AgentSpec",
        "Completion",
        "RegistryView",
        "Run",
    ),
    "call": (
        "ContentLike",
        "Action",
        "Agreement",
        "Ask",
        "Asked",
        "CallFailed",
        "CallFault",
        "Cancel",
        "Content",
        "Context",
        "DeclaredError",
        "Envelope",
        "Event",
        "Internal",
        "Kind",
        "Level",
        "Meta",
        "Partial",
        "Recovery",
        "Refusal",
        "Request",
        "RequestKind",
        "Root",
        "Sample",
        "Sink",
        "Status",
        "Summary",
        "ToolError",
        "WithSide",
    ),
    "host": (
        "Outcome",
        "Handled",
        "Beside",
        "AnswerRefused",
        "AsyncExecutor",
        "Call",
        "Change",
        "Drift",
        "Events",
        "Executor",
        "Policy",
        "RegisterError",
        "Registry",
        "Toolset",
        "advertised",
    ),
    "spec": (
        "Spec",
        "ToolsetSpec",
    ),
    "version": (
        "VERSION",
        "VersionMismatch",
        "generated_for",
    ),
    "codec": ("Codec", "Refused"),
    "diagnose": ("Issue",),
    "lazy": ("exports", "later"),
    "json": ("MAX_INT", "MIN_INT", "Number"),
    "maybe": ("or_none",),
    "newtypes": ("checked",),
    "opaques": ("Self", "default", "empty", "make", "opaque"),
    "record": ("Record",),
    "scalars": (
        "Date",
        "DateTime",
        "Decimal",
        "Duration",
        "Email",
        "FilePath",
        "Hostname",
        "Int",
        "Ipv4",
        "Ipv6",
        "Json",
        "Time",
        "Uri",
        "Uuid",
    ),
    "secret": ("Secret",),
    "texts": ("Texts",),
    "undo": ("undone",),
}
_HOMES = {name: place for place, names in _PLACES.items() for name in names}


def __getattr__(name: str) -> Any:
    """Load what is asked for."""
    from .lazy import load  # noqa: PLC0415

    home = _HOMES.get(name)
    if home is not None:
        value = getattr(load(f".{home}", __name__), name)
    elif name == "natural":
        value = load(".natural", __name__)
    else:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    globals()[name] = value
    return value
