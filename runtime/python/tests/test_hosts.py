"""Hosts, by the vectors that every runtime runs."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from toolrt.host.sites import Endpoint, Site
from toolrt.host.uris import File, Nothing, Unclear, named

_FILE = Path(__file__).parents[3] / "spec/conformance/policies/hosts.json"
_VECTORS = json.loads(_FILE.read_text(encoding="utf-8"))


def told(uri: str) -> dict[str, Any]:
    """Give what a URI names, as the vectors write it."""
    match named(uri):
        case File(path):
            return {"file": path}
        case Nothing():
            return {"nothing": True}
        case Unclear(why):
            return {"unclear": why}
        case Endpoint(host, port, usual):
            private = host.is_private
            return {"host": host.text, "port": port, "usual": usual, "private": private}


@pytest.mark.parametrize("case", _VECTORS["uris"], ids=lambda case: repr(case["uri"]))
def test_uris(case: dict[str, Any]) -> None:
    assert told(case["uri"]) == case["named"]


@pytest.mark.parametrize(
    "case", _VECTORS["grants"], ids=lambda case: f"{case['grant']} {case['uri']}"
)
def test_grants(case: dict[str, Any]) -> None:
    site, endpoint = Site.parse(case["grant"]), named(case["uri"])
    assert site is not None
    assert isinstance(endpoint, Endpoint)
    assert site.has(endpoint) == case["covers"]
    # What the hint of a refusal says is a grant of it.
    own = Site.parse(str(endpoint))
    assert own is not None
    assert own.has(endpoint)


@pytest.mark.parametrize("mistake", _VECTORS["mistakes"], ids=repr)
def test_mistakes(mistake: str) -> None:
    assert Site.parse(mistake) is None


@pytest.mark.parametrize(
    ("whole", "part", "covers"),
    [
        ("a.example", "A.example.", True),
        ("a.example", "a.example:80", False),
        ("a.example:*", "a.example:80", True),
        ("a.example:*", "a.example", True),
        ("*.example", "a.example", True),
        ("*.example", "*.example", True),
        ("*.example", "*.a.example", True),
        ("*.a.example", "*.example", False),
        ("*.example", "example", False),
        ("a.example", "*.a.example", False),
        ("*.example", "a.example:80", False),
        ("*.example:*", "a.example:80", True),
        ("::ffff:10.0.0.1", "10.0.0.1", True),
    ],
)
def test_a_site_covers_what_it_names(whole: str, part: str, covers: bool) -> None:
    one, other = Site.parse(whole), Site.parse(part)
    assert one is not None
    assert other is not None
    assert one.covers(other) == covers
