"""What a design declares of an MCP server, as data."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from toolrt.call.template import Template
from toolrt.spec import Spec

__all__ = [
    "NO_CACHE",
    "Cache",
    "Discovery",
    "Icon",
    "Mapping",
    "MediaMessage",
    "PromptArgument",
    "PromptSpec",
    "ResourceMessage",
    "ResourceSpec",
    "ServerSpec",
    "TextMessage",
]


@dataclass(frozen=True, slots=True, kw_only=True)
class Discovery:
    """Which tools a server lists (`discovery search, permitted`)."""

    #: Two tools in place of all: one that searches, one that calls.
    search: bool = False
    #: Only what the caller's scopes allow.
    permitted: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Cache:
    """How long clients may keep something (`cache 5m private`)."""

    #: In milliseconds; 0 if they must ask again.
    ttl_ms: int = 0
    #: Whether it is for this caller alone.
    private: bool = False


#: Nothing is kept.
NO_CACHE = Cache()


@dataclass(frozen=True, slots=True, kw_only=True)
class Mapping:
    """Where a value of the context comes from (`context run_id from meta "k"`)."""

    #: `session_id`, `run_id`, `turn_id`, or `labels.NAME`.
    to: str
    #: A member of `_meta`, a header of HTTP, or a claim of the token.
    origin: Literal["meta", "header", "claim"]
    #: Its name there.
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Icon:
    """A picture for people (`icon "https://…"`)."""

    #: An `https:` or `data:` URI.
    src: str
    mime: str | None = None
    #: Such as `48x48` or `any`.
    sizes: tuple[str, ...] = ()
    theme: Literal["light", "dark"] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ResourceSpec:
    """A resource."""

    name: str
    #: A URI, or a template of one.
    uri: str
    #: How its result becomes its contents.
    shape: Literal["text", "blob", "content", "json"]
    #: The tool that reads it, `SERVER/NAME`.
    tool: Callable[[], Spec]
    title: str | None = None
    description: str = ""
    #: The variables of the template, in order: the arguments of its tool.
    variables: tuple[str, ...] = ()
    mime: str | None = None
    #: Whether clients may watch it.
    watched: bool = False
    cache: Cache = NO_CACHE
    icons: tuple[Icon, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class PromptArgument:
    """An argument of a prompt."""

    name: str
    title: str | None = None
    description: str | None = None
    required: bool = False
    #: All values, of an argument that has few: to complete what somebody types.
    values: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class TextMessage:
    """A message that is a text; paths of templates start at `args`."""

    role: Literal["user", "assistant"]
    text: Template


@dataclass(frozen=True, slots=True, kw_only=True)
class MediaMessage:
    """A message that is an image or a sound."""

    role: Literal["user", "assistant"]
    kind: Literal["image", "audio"]
    #: Base64.
    data: str
    mime: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ResourceMessage:
    """A message that is a resource, with a text or as the server reads it."""

    role: Literal["user", "assistant"]
    uri: Template
    mime: str | None = None
    text: Template | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class PromptSpec:
    """A prompt."""

    name: str
    #: The tool that gives its messages, `SERVER/NAME`.
    tool: Callable[[], Spec]
    title: str | None = None
    description: str = ""
    icons: tuple[Icon, ...] = ()
    arguments: tuple[PromptArgument, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class ServerSpec:
    """An MCP server."""

    name: str
    #: The service that it belongs to.
    service: str
    title: str | None = None
    description: str = ""
    version: str | None = None
    #: What its clients are told; `None` to make it from the design.
    instructions: str | None = None
    icons: tuple[Icon, ...] = ()
    #: The tools that it shows, in order: each makes its spec.
    tools: tuple[Callable[[], Spec], ...] = ()
    #: What the text of a result says.
    text: Literal["json", "hint", "both"] = "json"
    discovery: Discovery = Discovery()
    #: How long lists may be kept.
    cache: Cache = NO_CACHE
    context: tuple[Mapping, ...] = ()
    resources: tuple[ResourceSpec, ...] = ()
    prompts: tuple[PromptSpec, ...] = ()
