"""Parts of content, as models read them: texts, and files that some formats take."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from msgspec import Struct

from toolrt.call.content import Audio, Image, Part, Resource, ResourceLink, Text
from toolrt.maybe import or_none

__all__ = ["IMAGES", "PDF", "File", "Shown", "shown"]

#: The images that providers take.
IMAGES = frozenset({"image/png", "image/jpeg", "image/gif", "image/webp"})

PDF = "application/pdf"


class File(Struct, frozen=True):
    """An image, a sound or another file."""

    data: bytes
    mime_type: str


#: What a model reads.
Shown: TypeAlias = str | File


def shown(parts: Iterable[Part], takes: frozenset[str]) -> Iterator[Shown]:
    """Give what a model reads of content.

    Args:
        parts: The content.
        takes: The types of files that the format takes. In place of another one there
            is a text that says what the model does not see.

    """
    for part in parts:
        one = _shown(part)
        if isinstance(one, File) and one.mime_type not in takes:
            kind = one.mime_type if one.mime_type.isprintable() else "unknown"
            yield f"({len(one.data)} bytes of the type {kind[:80]}, not shown)"
        else:
            yield one


def _shown(part: Part) -> Shown:
    match part:
        case Text():
            return part.text
        case Image() | Audio():
            return File(part.data, part.mime_type)
        case ResourceLink():
            return f"{part.name}: {part.uri}"
        case Resource():
            inside = part.resource
            text, blob = or_none(inside.text), or_none(inside.blob)
            if blob is None:
                return str(inside.uri) if text is None else text
            mime = or_none(inside.mime_type) or "application/octet-stream"
            return File(blob, mime)
