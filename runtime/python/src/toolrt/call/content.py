"""Untyped results: texts, images, audio, resources and links to them.

They are what MCP's list of contents has.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from toolrt.codec import Codec
from toolrt.json import MAX_INT
from toolrt.scalars import DateTime, Uri

if TYPE_CHECKING:
    from toolrt.table import Table, Tagged
else:
    from toolrt.lazy import hinted

    Table = hinted("Table", "toolrt.table")
    Tagged = hinted("Tagged", "toolrt.table")

__all__ = [
    "Annotations",
    "Audio",
    "Content",
    "ContentLike",
    "Image",
    "Part",
    "Resource",
    "ResourceContents",
    "ResourceLink",
    "Role",
    "Text",
    "content_codec",
    "content_of",
    "part_table",
]

#: Who says something, or whom it is for.
Role: TypeAlias = Literal["user", "assistant"]


class Annotations(
    Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, rename="camel"
):
    """What a reader may want to know of a part, beside what it says."""

    #: Whom it is for; for anybody where it is not said.
    audience: list[Role] | UnsetType = UNSET
    #: How much it matters, from 0 (may be left out) to 1 (is needed).
    priority: Annotated[float, Meta(ge=0, le=1)] | UnsetType = UNSET
    #: When what it shows was changed, such as `2026-01-31T09:30:00Z`.
    last_modified: DateTime | UnsetType = UNSET


class Text(
    Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="text"
):
    """A text."""

    text: str
    annotations: Annotations | UnsetType = UNSET


class Image(
    Struct,
    frozen=True,
    forbid_unknown_fields=True,
    rename="camel",
    tag_field="type",
    tag="image",
):
    """An image."""

    data: bytes
    mime_type: str
    annotations: Annotations | UnsetType = UNSET


class Audio(
    Struct,
    frozen=True,
    forbid_unknown_fields=True,
    rename="camel",
    tag_field="type",
    tag="audio",
):
    """A sound."""

    data: bytes
    mime_type: str
    annotations: Annotations | UnsetType = UNSET


class ResourceContents(
    Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, rename="camel"
):
    """What a resource holds, where it is at hand."""

    uri: Uri
    mime_type: str | UnsetType = UNSET
    text: str | UnsetType = UNSET
    blob: bytes | UnsetType = UNSET


class Resource(
    Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="resource"
):
    """A resource with what it holds."""

    resource: ResourceContents
    annotations: Annotations | UnsetType = UNSET


class ResourceLink(
    Struct,
    frozen=True,
    forbid_unknown_fields=True,
    rename="camel",
    tag_field="type",
    tag="resource_link",
):
    """A resource that a reader may fetch."""

    uri: Uri
    name: str
    title: str | UnsetType = UNSET
    description: str | UnsetType = UNSET
    mime_type: str | UnsetType = UNSET
    #: In bytes.
    size: Annotated[int, Meta(ge=0, le=MAX_INT)] | UnsetType = UNSET
    annotations: Annotations | UnsetType = UNSET


#: A part of an untyped result.
Part: TypeAlias = Text | Image | Audio | Resource | ResourceLink

#: An untyped result: the content of a tool without `->`.
Content: TypeAlias = list[Part]

#: What a handler may give for content: parts, one part, a text, or nothing.
ContentLike: TypeAlias = Content | Part | str | None


def content_of(value: ContentLike) -> Content:
    """Give the content that a handler means."""
    if value is None:
        return []
    if isinstance(value, str):
        return [Text(value)]
    return value if isinstance(value, list) else [value]


@cache
def content_codec() -> Codec[Content]:
    """Give the codec of content."""
    from toolrt.codec import Codec  # noqa: PLC0415
    from toolrt.table import List  # noqa: PLC0415

    return Codec(List(part_table()))


@cache
def part_table() -> Tagged:
    """Give the table of a part."""
    from toolrt.table import (  # noqa: PLC0415
        BYTES,
        DATETIME,
        STRING,
        URI,
        Enum,
        Field,
        Float,
        Int,
        List,
        Record,
        Tagged,
        Variant,
    )

    def optional(name: str, table: Table, attr: str | None = None) -> Field:
        return Field(name, table, attr=attr, optional=True)

    about = Record(
        Annotations,
        lambda: (
            optional("audience", List(Enum(None, ("user", "assistant")))),
            optional("priority", Float(ge=0.0, le=1.0)),
            optional("lastModified", DATETIME, "last_modified"),
        ),
    )
    annotations = optional("annotations", about)
    mime_type = Field("mimeType", STRING, attr="mime_type")
    optional_mime_type = optional("mimeType", STRING, "mime_type")
    data = Field("data", BYTES)
    text = Record(Text, lambda: (Field("text", STRING), annotations))
    image = Record(Image, lambda: (data, mime_type, annotations))
    audio = Record(Audio, lambda: (data, mime_type, annotations))
    inside = Record(
        ResourceContents,
        lambda: (
            Field("uri", URI),
            optional_mime_type,
            optional("text", STRING),
            optional("blob", BYTES),
        ),
    )
    resource = Record(Resource, lambda: (Field("resource", inside), annotations))
    link = Record(
        ResourceLink,
        lambda: (
            Field("uri", URI),
            Field("name", STRING),
            optional("title", STRING),
            optional("description", STRING),
            optional_mime_type,
            optional("size", Int(ge=0)),
            annotations,
        ),
    )
    return Tagged(
        None,
        "type",
        lambda: (
            Variant("text", Text, text),
            Variant("image", Image, image),
            Variant("audio", Audio, audio),
            Variant("resource", Resource, resource),
            Variant("resource_link", ResourceLink, link),
        ),
    )
