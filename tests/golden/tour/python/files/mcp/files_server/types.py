# Made by toolc from files.tools; do not edit.
"""The types of the resources and prompts of the server `files_server`."""

from __future__ import annotations

from msgspec import Struct

__all__ = ["FileTextArgs", "SuggestNamesArgs"]


class FileTextArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `files_server/file_text`.

    The text of one file.
    """

    path: str


class SuggestNamesArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `files_server/suggest_names`.

    Ask for a better name for each file.
    """

    pattern: str
