# Made by toolc from words.tools; do not edit.
"""The payloads, results and errors of the toolset `words`."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

__all__ = ["ListTestCaseTemplatesArgs", "ListTestCasesArgs"]


class ListTestCasesArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `list_test_cases`."""

    pattern: str | UnsetType = UNSET
    timeout: float | UnsetType = UNSET


class ListTestCaseTemplatesArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `list_test_case_templates`."""

    kind: Literal["UNSET", "Struct"] | UnsetType = UNSET
