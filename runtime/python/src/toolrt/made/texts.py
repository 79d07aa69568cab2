"""Texts with places for values, as people write them: `Delete {args.name}?`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from toolrt.call.template import Count, Scalar

if TYPE_CHECKING:
    from toolrt.call.template import Template

__all__ = ["template_of"]

_PLACE: Final = re.compile(
    r"\{(count )?((?:args|result|details)(?:\.[A-Za-z0-9_-]+)+)\}", re.ASCII
)


def template_of(text: str) -> Template:
    """Give the pieces of a text; braces with anything else in them are text."""
    pieces: list[str | Scalar | Count] = []
    begins = 0
    for found in _PLACE.finditer(text):
        before = text[begins : found.start()]
        if before:
            pieces.append(before)
        path = tuple(found[2].split("."))
        pieces.append(Count(path) if found[1] else Scalar(path))
        begins = found.end()
    if text[begins:]:
        pieces.append(text[begins:])
    return tuple(pieces)
