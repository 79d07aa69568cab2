# Made by toolc from wide.tools; do not edit.
"""From the arguments of the bound tools of `mapped` to the payloads of their methods, and back with the results."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolrt import call

from ....types.acme_corners import codecs as acme_corners_codecs
from . import codecs

if TYPE_CHECKING:
    from ...service import types as corners_service
    from . import types

# fmt: off
_FIND_ARGS = call.Members((("text", call.Path("args", ("query",))), ("top", call.Path("args", ("limit",))), ("lang", call.Json('"en"'))))
_FIND_RESULT = call.Members((("hits", call.Path("result", ("items",))), ("more", call.Path("result", ("truncated",)))))
# fmt: on


def find_payload(args: types.FindArgs) -> corners_service.SearchArgs:
    """Give what `corners.search` takes for a call of `find`."""
    roots = call.roots(args, codecs.FIND_ARGS)
    return call.mapped_payload(roots, _FIND_ARGS, acme_corners_codecs.SEARCH_ARGS)


def find_result(result: corners_service.AcmeCornersSearchResult) -> types.FindResult:
    """Give what `find` gives for a result of `corners.search`."""
    return call.transform_result(
        acme_corners_codecs.SEARCH_RESULT, result, codecs.FIND_RESULT, _FIND_RESULT
    )
