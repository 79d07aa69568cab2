"""What a design declares of an MCP server, as data."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Literal, TypeAlias

from msgspec import Struct

from toolrt.call.template import Template

if TYPE_CHECKING:
    from toolrt.spec import Spec
else:
    from toolrt.lazy import hinted

    Spec = hinted("Spec", "toolrt.spec")

__all__ = [
    "NO_CACHE",
    "Cache",
    "Discovery",
    "Icon",
    "Mapping",
    "MediaMessage",
    "MessageSpec",
    "PromptArgument",
    "PromptSpec",
    "ResourceMessage",
    "ResourceSpec",
    "ServerSpec",
    "TextMessage",
]


class Discovery(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Which tools a server lists (`discovery search, permitted`)."""

    #: Two tools in place of all: one that searches, one that calls.
    search: bool = False
    #: Only what the caller's scopes allow.
    permitted: bool = False


class Cache(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How long clients may keep something (`cache 5m private`)."""

    #: In milliseconds; 0 if they must ask again.
    ttl_ms: int = 0
    #: Whether it is for this caller alone.
    private: bool = False


#: Nothing is kept.
NO_CACHE = Cache()


class Mapping(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Where a value of the context comes from (`context run_id from meta "k"`)."""

    #: `session_id`, `run_id`, `turn_id`, or `labels.NAME`.
    to: str
    #: A member of `_meta`, a header of HTTP, or a claim of the token.
    origin: Literal["meta", "header", "claim"]
    #: Its name there.
    name: str


class Icon(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A picture for people (`icon "https://…"`)."""

    #: An `https:` or `data:` URI.
    src: str
    mime: str | None = None
    #: Such as `48x48` or `any`.
    sizes: tuple[str, ...] = ()
    theme: Literal["light", "dark"] | None = None


class ResourceSpec(Struct, frozen=True, kw_only=True, omit_defaults=True):
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


class PromptArgument(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An argument of a prompt."""

    name: str
    title: str | None = None
    description: str | None = None
    required: bool = False
    #: All values, of an argument that has few: to complete what somebody types.
    values: tuple[str, ...] = ()


class TextMessage(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A message that is a text; paths of templates start at `args`."""

    role: Literal["user", "assistant"]
    text: Template


class MediaMessage(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A message that is an image or a sound."""

    role: Literal["user", "assistant"]
    kind: Literal["image", "audio"]
    #: Base64.
    data: str
    mime: str


class ResourceMessage(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A message that is a resource, with a text or as the server reads it."""

    role: Literal["user", "assistant"]
    uri: Template
    mime: str | None = None
    text: Template | None = None


#: A message of a prompt, as the design has it.
MessageSpec: TypeAlias = TextMessage | MediaMessage | ResourceMessage


class PromptSpec(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A prompt."""

    name: str
    #: The tool that gives its messages, `SERVER/NAME`.
    tool: Callable[[], Spec]
    title: str | None = None
    description: str = ""
    icons: tuple[Icon, ...] = ()
    arguments: tuple[PromptArgument, ...] = ()


class ServerSpec(Struct, frozen=True, kw_only=True, omit_defaults=True):
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
