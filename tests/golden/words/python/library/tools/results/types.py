# Made by toolc from words.tools; do not edit.
"""The payloads, results and errors of the toolset `results`."""

from __future__ import annotations

import toolrt
from msgspec import Struct

from ....types.words.types import ImportResult as WordsImportResult
from ....types.words.types import Item, Listed, Terms

__all__ = [
    "ImportArgs",
    "ImportResult",
    "Item",
    "Listed",
    "ReadTermsArgs",
    "ReadTermsResult",
    "TakeArgs",
    "TakeResult",
    "Terms",
    "WordsImportResult",
]


class ReadTermsArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `read_terms`."""

    terms: Terms
    item: Item


class ReadTermsResult(Struct, kw_only=True, forbid_unknown_fields=True):
    done: bool
    item: Item


class ImportArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `import`."""

    listed: Listed


class ImportResult(Struct, kw_only=True, forbid_unknown_fields=True):
    result: WordsImportResult


class TakeArgs(Struct, kw_only=True):
    """The arguments of `take`."""


class TakeResult(Struct, kw_only=True, forbid_unknown_fields=True):
    other: toolrt.Int
