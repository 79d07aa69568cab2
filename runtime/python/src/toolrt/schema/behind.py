"""Issues of a part of a document, as issues of the document."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from toolrt.diagnose.path import subject
from toolrt.diagnose.shown import shortened

if TYPE_CHECKING:
    from toolrt.diagnose.issue import Issue


def behind(issue: Issue, uri: str, pointer: str) -> Issue:
    """Give the same issue of a part of a document, which may have a URI."""
    way = pointer + issue.path
    before = _subject(issue.path)
    says = issue.message.removeprefix(before)
    shown = _subject(way) if way or not uri else ""
    if uri:
        return replace(
            issue,
            path=f"{uri}#{way}",
            message=f"{shortened(uri)[1:-1]}#{shown}{says}",
        )
    return replace(issue, path=way, message=f"{shown}{says}")


def _subject(pointer: str) -> str:
    keys = pointer.split("/")[1:]
    return subject((*(key.replace("~1", "/").replace("~0", "~") for key in keys),))
