# Made by toolc from files.tools; do not edit.
"""The types of the package `acme.files`."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import msgspec
import toolrt
from msgspec import Struct

__all__ = ["FileMatch", "NoSuchFile", "NotText", "Order"]


class FileMatch(Struct, kw_only=True, forbid_unknown_fields=True):
    """A file that was found."""

    path: toolrt.FilePath
    """From the folder that was searched, with `/` between the parts."""
    size: Annotated[int, msgspec.Meta(ge=0, le=toolrt.MAX_INT)]
    """In bytes."""


class Order(StrEnum):
    """The order of an answer."""

    PATH = "path"
    """By path."""
    SIZE = "size"
    """The largest first."""


class NoSuchFile(toolrt.DeclaredError, code="no_such_file"):
    """Nothing is at this path.

    Kind `not_found`, recovery `correct`: Call find_files and pass one of its paths.
    """

    path: toolrt.FilePath


class NotText(toolrt.DeclaredError, code="not_text"):
    """The file is not text.

    Kind `precondition`, recovery `stop`: Tell the user that {details.path} is not a
    text file.
    """

    path: toolrt.FilePath
    offset: Annotated[int, msgspec.Meta(ge=0, le=toolrt.MAX_INT)]
