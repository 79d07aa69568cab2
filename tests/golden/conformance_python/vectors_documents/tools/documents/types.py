# Made by toolc from documents.tools; do not edit.
"""The payloads, results and errors of the toolset `documents`."""

from __future__ import annotations

from msgspec import Struct

from ....types.conformance_documents.types import (
    Any_,
    Nest,
    Numbers,
    Open,
    Pair,
    Strings,
)

__all__ = [
    "Any_",
    "CheckDocuments0Args",
    "CheckDocuments1Args",
    "CheckDocuments2Args",
    "CheckDocuments3Args",
    "CheckDocuments4Args",
    "CheckDocuments5Args",
    "Nest",
    "Numbers",
    "Open",
    "Pair",
    "Strings",
]


class CheckDocuments0Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_documents0`."""


class CheckDocuments1Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_documents1`."""


class CheckDocuments2Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_documents2`."""


class CheckDocuments3Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_documents3`."""


class CheckDocuments4Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_documents4`."""


class CheckDocuments5Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_documents5`."""
