"""Parts of content with what readers may want to know, and links to resources."""

from __future__ import annotations

from typing import Any

import pytest

from toolrt import Refused
from toolrt.call import (
    Annotations,
    Audio,
    Image,
    Part,
    Resource,
    ResourceContents,
    ResourceLink,
    Text,
    content_codec,
)

FOR_USERS = Annotations(audience=["user"], priority=0.5)
URI = "file:///a"

PARTS: list[tuple[Part, bytes]] = [
    (
        Text("a", Annotations(last_modified="2026-01-31T09:30:00Z")),
        (
            b'{"type":"text","text":"a",'
            b'"annotations":{"lastModified":"2026-01-31T09:30:00Z"}}'
        ),
    ),
    (
        Image(b"hi", "image/png", Annotations(audience=[])),
        (
            b'{"type":"image","data":"aGk=","mimeType":"image/png",'
            b'"annotations":{"audience":[]}}'
        ),
    ),
    (
        Audio(b"hi", "audio/wav", Annotations()),
        b'{"type":"audio","data":"aGk=","mimeType":"audio/wav","annotations":{}}',
    ),
    (
        Resource(ResourceContents(uri=URI), FOR_USERS),
        (
            b'{"type":"resource","resource":{"uri":"file:///a"},'
            b'"annotations":{"audience":["user"],"priority":0.5}}'
        ),
    ),
    (
        ResourceLink(URI, "a"),
        b'{"type":"resource_link","uri":"file:///a","name":"a"}',
    ),
    (
        ResourceLink(URI, "a", "A", "Text.", "text/plain", 2**63 - 1, FOR_USERS),
        (
            b'{"type":"resource_link","uri":"file:///a","name":"a","title":"A",'
            b'"description":"Text.","mimeType":"text/plain","size":9223372036854775807,'
            b'"annotations":{"audience":["user"],"priority":0.5}}'
        ),
    ),
]


@pytest.mark.parametrize(
    ("part", "document"), PARTS, ids=lambda one: type(one).__name__
)
def test_parts_travel(part: Part, document: bytes) -> None:
    codec = content_codec()
    assert codec.encode([part]) == b"[" + document + b"]"
    assert codec.decode(b"[" + document + b"]") == [part]


@pytest.mark.parametrize(
    ("part", "path"),
    [
        ({"type": "text", "text": "", "annotations": {"priority": 1.5}}, "priority"),
        ({"type": "text", "text": "", "annotations": {"priority": -0.1}}, "priority"),
        (
            {"type": "text", "text": "", "annotations": {"audience": ["me"]}},
            "audience/0",
        ),
        (
            {"type": "text", "text": "", "annotations": {"lastModified": "today"}},
            "lastModified",
        ),
    ],
)
def test_annotations_have_limits(part: dict[str, Any], path: str) -> None:
    with pytest.raises(Refused) as caught:
        content_codec().convert([part])
    assert [issue.path for issue in caught.value.issues] == [f"/0/annotations/{path}"]


@pytest.mark.parametrize("more", [{"size": -1}, {"uri": "none"}, {"other": 1}])
def test_links_have_limits(more: dict[str, Any]) -> None:
    link = {"type": "resource_link", "uri": URI, "name": "a", **more}
    with pytest.raises(Refused):
        content_codec().convert([link])
