# Made by toolc from files.tools; do not edit.
"""The types of the package `acme.files`."""

from __future__ import annotations

from typing import Annotated

import msgspec
import toolrt
from msgspec import Struct

__all__ = ["BadPattern", "FileMatch", "Renamed"]


class FileMatch(Struct, kw_only=True, forbid_unknown_fields=True):
    path: toolrt.FilePath
    size: Annotated[int, msgspec.Meta(ge=0, le=toolrt.MAX_INT)]
    modified: toolrt.DateTime

    @classmethod
    def make(
        cls, *, path: str, size: int, modified: str | toolrt.natural.DateTime
    ) -> toolrt.Self:
        """Make one of Python's own dates, times and ids, or of their texts."""
        return toolrt.make(
            cls, __name__, "FILE_MATCH", path=path, size=size, modified=modified
        )


class Renamed(
    Struct, kw_only=True, forbid_unknown_fields=True, rename={"from_": "from"}
):
    from_: toolrt.FilePath
    to: toolrt.FilePath


class BadPattern(toolrt.DeclaredError, code="bad_pattern"):
    """The glob pattern cannot be parsed.

    Kind `input`, recovery `correct`: Close the bracket at {details.position}.
    """

    position: toolrt.Int
