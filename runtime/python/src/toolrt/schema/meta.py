"""The meta-schemas, in our words: they say what is wrong with a schema."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from toolrt.json import parse

from .drafts import Draft

_FILES: Final = {
    Draft.V4: "meta-04.json",
    Draft.V6: "meta-06.json",
    Draft.V7: "meta-07.json",
    Draft.V2019_09: "meta-2019-09.json",
    Draft.V2020_12: "meta-2020-12.json",
}


@cache
def schema(draft: Draft) -> dict[str, object]:
    """Give the meta-schema of a draft."""
    text = files("toolrt.schema").joinpath(_FILES[draft]).read_bytes()
    found = parse(text)
    if not isinstance(found, dict):
        raise TypeError("a meta-schema is an object")
    return found
