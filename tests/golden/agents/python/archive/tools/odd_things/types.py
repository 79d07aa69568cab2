# Made by toolc from shared.tools; do not edit.
"""The payloads, results and errors of the toolset `odd: things`."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import toolrt
from msgspec import Struct

__all__ = [
    "AToolWithANameThatIsLongerThanMostNamesOfToolsArgs",
    "AToolWithANameThatIsMostNamesOfToolsItem",
    "AToolWithANameThatIsOfToolsResultItem",
    "CountArgs",
    "FetchArgs",
    "FetchResult",
    "TypeArgs",
    "XArgs",
    "XResult",
]


class TypeArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `type`."""


class CountArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `count`.

    Counts.
    """

    to: toolrt.Int


class FetchArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `fetch!`."""

    x: toolrt.Int


class FetchResult(
    Struct, kw_only=True, forbid_unknown_fields=True, rename={"fetch": "fetch!"}
):
    """The result of `fetch!`."""

    fetch: toolrt.Int


class XArgs(Struct, kw_only=True, forbid_unknown_fields=True, rename={"self_": "self"}):
    """The arguments of `../x`."""

    self_: str


if TYPE_CHECKING:
    XResult: TypeAlias = "tuple[int, *tuple[str, ...]]"
    """A part of the result of `../x`."""
else:
    XResult = toolrt.opaque("XResult")


class AToolWithANameThatIsLongerThanMostNamesOfToolsArgs(
    Struct, kw_only=True, forbid_unknown_fields=True
):
    """The arguments of `a_tool_with_a_name_that_is_longer_than_most_names_of_tools`."""

    an_argument: str


class AToolWithANameThatIsOfToolsResultItem(
    Struct, kw_only=True, forbid_unknown_fields=True
):
    """A part of the result of `a_tool_with_a_name_that_is_longer_than_most_names_of_tools`."""

    an_item: str


class AToolWithANameThatIsMostNamesOfToolsItem(
    Struct, kw_only=True, forbid_unknown_fields=True
):
    """An item of `a_tool_with_a_name_that_is_longer_than_most_names_of_tools`."""

    a_part: dict[str, list[toolrt.Int]]
