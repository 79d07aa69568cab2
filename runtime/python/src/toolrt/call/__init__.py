"""One call of a tool: its context, what goes in, what comes out, what can go wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolrt.lazy import load

if TYPE_CHECKING:
    from .agreement import Agreement as Agreement
    from .agreement import args_hash as args_hash
    from .ask import Ask as Ask
    from .caller import IN_PROCESS as IN_PROCESS
    from .caller import Caller as Caller
    from .cancel import Cancel as Cancel
    from .chain import Call as Call
    from .chain import ChainStep as ChainStep
    from .chain import If as If
    from .chain import Return as Return
    from .content import Annotations as Annotations
    from .content import Audio as Audio
    from .content import Content as Content
    from .content import ContentLike as ContentLike
    from .content import Image as Image
    from .content import Part as Part
    from .content import Resource as Resource
    from .content import ResourceContents as ResourceContents
    from .content import ResourceLink as ResourceLink
    from .content import Role as Role
    from .content import Text as Text
    from .content import content_codec as content_codec
    from .content import content_of as content_of
    from .context import Context as Context
    from .declared import DeclaredError as DeclaredError
    from .envelope import CallFailed as CallFailed
    from .envelope import CallFault as CallFault
    from .envelope import Envelope as Envelope
    from .envelope import InvalidOutput as InvalidOutput
    from .envelope import Meta as Meta
    from .envelope import Recovery as Recovery
    from .envelope import Status as Status
    from .error import Action as Action
    from .error import Internal as Internal
    from .error import Kind as Kind
    from .error import Refusal as Refusal
    from .error import ToolError as ToolError
    from .event import LEVELS as LEVELS
    from .event import Artifact as Artifact
    from .event import Decided as Decided
    from .event import Event as Event
    from .event import EventKind as EventKind
    from .event import EventSink as EventSink
    from .event import Finished as Finished
    from .event import Item as Item
    from .event import Level as Level
    from .event import Log as Log
    from .event import Needed as Needed
    from .event import Progress as Progress
    from .event import Scheduled as Scheduled
    from .event import Started as Started
    from .injection import inject as inject
    from .inputs import mapped_payload as mapped_payload
    from .inputs import payload as payload
    from .inputs import roots as roots
    from .inputs import transform_result as transform_result
    from .invocation import Flag as Flag
    from .invocation import Invocation as Invocation
    from .mapping import EACH as EACH
    from .mapping import Expr as Expr
    from .mapping import Items as Items
    from .mapping import Json as Json
    from .mapping import Members as Members
    from .mapping import Path as Path
    from .reply import Partial as Partial
    from .reply import Summary as Summary
    from .reply import WithSide as WithSide
    from .request import DECLINED as DECLINED
    from .request import NOBODY as NOBODY
    from .request import Asked as Asked
    from .request import Asker as Asker
    from .request import Message as Message
    from .request import NoAnswer as NoAnswer
    from .request import Request as Request
    from .request import RequestKind as RequestKind
    from .request import Root as Root
    from .request import Sample as Sample
    from .sink import Sink as Sink
    from .template import Count as Count
    from .template import Scalar as Scalar
    from .template import Template as Template
    from .template import render as render

__all__ = [
    "DECLINED",
    "EACH",
    "IN_PROCESS",
    "LEVELS",
    "NOBODY",
    "Action",
    "Agreement",
    "Annotations",
    "Artifact",
    "Ask",
    "Asked",
    "Asker",
    "Audio",
    "Call",
    "CallFailed",
    "CallFault",
    "Caller",
    "Cancel",
    "ChainStep",
    "Content",
    "ContentLike",
    "Context",
    "Count",
    "Decided",
    "DeclaredError",
    "Envelope",
    "Event",
    "EventKind",
    "EventSink",
    "Expr",
    "Finished",
    "Flag",
    "If",
    "Image",
    "Internal",
    "InvalidOutput",
    "Invocation",
    "Item",
    "Items",
    "Json",
    "Kind",
    "Level",
    "Log",
    "Members",
    "Message",
    "Meta",
    "Needed",
    "NoAnswer",
    "Part",
    "Partial",
    "Path",
    "Progress",
    "Recovery",
    "Refusal",
    "Request",
    "RequestKind",
    "Resource",
    "ResourceContents",
    "ResourceLink",
    "Return",
    "Role",
    "Root",
    "Sample",
    "Scalar",
    "Scheduled",
    "Sink",
    "Started",
    "Status",
    "Summary",
    "Template",
    "Text",
    "ToolError",
    "WithSide",
    "args_hash",
    "content_codec",
    "content_of",
    "inject",
    "mapped_payload",
    "payload",
    "render",
    "roots",
    "transform_result",
]

# What is not used is not loaded.
_HOMES = {
    "EACH": ".mapping",
    "IN_PROCESS": ".caller",
    "Action": ".error",
    "Annotations": ".content",
    "Artifact": ".event",
    "Audio": ".content",
    "Call": ".chain",
    "CallFailed": ".envelope",
    "CallFault": ".envelope",
    "Caller": ".caller",
    "Cancel": ".cancel",
    "ChainStep": ".chain",
    "Content": ".content",
    "ContentLike": ".content",
    "Context": ".context",
    "Count": ".template",
    "DeclaredError": ".declared",
    "Decided": ".event",
    "Envelope": ".envelope",
    "Event": ".event",
    "EventKind": ".event",
    "EventSink": ".event",
    "Expr": ".mapping",
    "Finished": ".event",
    "If": ".chain",
    "Image": ".content",
    "Internal": ".error",
    "InvalidOutput": ".envelope",
    "Item": ".event",
    "Items": ".mapping",
    "Json": ".mapping",
    "Kind": ".error",
    "LEVELS": ".event",
    "Level": ".event",
    "Log": ".event",
    "Members": ".mapping",
    "Needed": ".event",
    "Meta": ".envelope",
    "Part": ".content",
    "Partial": ".reply",
    "Path": ".mapping",
    "Progress": ".event",
    "Recovery": ".envelope",
    "Refusal": ".error",
    "Agreement": ".agreement",
    "args_hash": ".agreement",
    "Ask": ".ask",
    "Asked": ".request",
    "Asker": ".request",
    "DECLINED": ".request",
    "Message": ".request",
    "NOBODY": ".request",
    "NoAnswer": ".request",
    "Request": ".request",
    "RequestKind": ".request",
    "Root": ".request",
    "Sample": ".request",
    "Resource": ".content",
    "ResourceContents": ".content",
    "ResourceLink": ".content",
    "Role": ".content",
    "Return": ".chain",
    "Flag": ".invocation",
    "Invocation": ".invocation",
    "Scalar": ".template",
    "Scheduled": ".event",
    "Sink": ".sink",
    "Started": ".event",
    "Status": ".envelope",
    "Summary": ".reply",
    "Template": ".template",
    "Text": ".content",
    "ToolError": ".error",
    "WithSide": ".reply",
    "content_of": ".content",
    "content_codec": ".content",
    "inject": ".injection",
    "mapped_payload": ".inputs",
    "payload": ".inputs",
    "render": ".template",
    "roots": ".inputs",
    "transform_result": ".inputs",
}

if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        """Load what is asked for, once."""
        home = _HOMES.get(name)
        if home is None:
            message = f"module {__name__!r} has no attribute {name!r}"
            raise AttributeError(message)
        value = getattr(load(home, __name__), name)
        globals()[name] = value
        return value

    def __dir__() -> list[str]:
        """Give the names, loaded or not."""
        return sorted({*globals(), *__all__})
