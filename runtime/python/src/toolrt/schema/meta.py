"""The schema of schemas, in our words: it says what is wrong with a schema."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from toolrt.json import parse

#: The URI of the schema of schemas, and what those of its parts start with.
URI: Final = "https://json-schema.org/draft/2020-12/schema"
FOLDER: Final = "https://json-schema.org/draft/2020-12/"


@cache
def schema() -> object:
    """Give the schema of schemas."""
    return parse(files("toolrt.schema").joinpath("meta.json").read_bytes())
