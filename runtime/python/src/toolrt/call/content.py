"""Untyped results: texts, images, audio and resources.

They are what MCP's list of contents has.
"""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

from msgspec import UNSET, Struct, UnsetType

from toolrt.codec import Codec
from toolrt.scalars import Uri

__all__ = [
    "Audio",
    "Content",
    "ContentLike",
    "Image",
    "Part",
    "Resource",
    "ResourceContents",
    "Text",
    "content_codec",
    "content_of",
]


class Text(
    Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="text"
):
    """A text."""

    text: str


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
    """A resource by its URI."""

    resource: ResourceContents


#: A part of an untyped result.
Part: TypeAlias = Text | Image | Audio | Resource

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
    from toolrt.table import (  # noqa: PLC0415
        BYTES,
        STRING,
        URI,
        Field,
        List,
        Record,
        Tagged,
        Variant,
    )

    mime_type = Field("mimeType", STRING, attr="mime_type")
    optional_mime_type = Field("mimeType", STRING, attr="mime_type", optional=True)
    text = Record(Text, lambda: (Field("text", STRING),))
    image = Record(Image, lambda: (Field("data", BYTES), mime_type))
    audio = Record(Audio, lambda: (Field("data", BYTES), mime_type))
    inside = Record(
        ResourceContents,
        lambda: (
            Field("uri", URI),
            optional_mime_type,
            Field("text", STRING, optional=True),
            Field("blob", BYTES, optional=True),
        ),
    )
    resource = Record(Resource, lambda: (Field("resource", inside),))
    part = Tagged(
        None,
        "type",
        lambda: (
            Variant("text", Text, text),
            Variant("image", Image, image),
            Variant("audio", Audio, audio),
            Variant("resource", Resource, resource),
        ),
    )
    return Codec(List(part))
