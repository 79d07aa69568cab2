"""Untyped results.

Texts, images, audio and resources, as MCP's content list has them.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import UNSET, Struct, UnsetType

__all__ = [
    "Audio",
    "Content",
    "ContentLike",
    "Image",
    "Part",
    "Resource",
    "ResourceContents",
    "Text",
    "content",
]


class Text(Struct, frozen=True, tag_field="type", tag="text"):
    """A text."""

    text: str


class Image(Struct, frozen=True, tag_field="type", tag="image", rename="camel"):
    """An image."""

    data: bytes
    mime_type: str


class Audio(Struct, frozen=True, tag_field="type", tag="audio", rename="camel"):
    """A sound."""

    data: bytes
    mime_type: str


class ResourceContents(Struct, frozen=True, kw_only=True, rename="camel"):
    """What a resource holds, where it is at hand."""

    uri: str
    mime_type: str | UnsetType = UNSET
    text: str | UnsetType = UNSET
    blob: bytes | UnsetType = UNSET


class Resource(Struct, frozen=True, tag_field="type", tag="resource"):
    """A resource by its URI."""

    resource: ResourceContents


#: A part of an untyped result.
Part: TypeAlias = Text | Image | Audio | Resource

#: An untyped result: the content of a tool without `->`.
Content: TypeAlias = list[Part]

#: What a handler may give for content: parts, one part, a text, or nothing.
ContentLike: TypeAlias = "Content | Part | str | None"


def content(value: ContentLike) -> Content:
    """Content from what a handler gives for it."""
    if value is None:
        return []
    if isinstance(value, str):
        return [Text(value)]
    return value if isinstance(value, list) else [value]
