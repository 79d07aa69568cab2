# Made by toolc from shadows.tools; do not edit.
"""The payloads, results and errors of the toolset `lengthy`."""

from __future__ import annotations

from typing import Annotated

import msgspec
import toolrt
from msgspec import UNSET, Struct, UnsetType

__all__ = [
    "ANameThatIsLongerOf88ColumnsArgsShort",
    "ANameThatIsLongerOf88ColumnsResult",
    "ANameThatIsLongerThanWhatFitsIntoALineOf88ColumnsArgs",
]


class ANameThatIsLongerOf88ColumnsArgsShort(
    Struct, kw_only=True, forbid_unknown_fields=True
):
    a: toolrt.Int
    b: str | UnsetType = UNSET


class ANameThatIsLongerThanWhatFitsIntoALineOf88ColumnsArgs(
    Struct, kw_only=True, forbid_unknown_fields=True
):
    """The arguments of `a_name_that_is_longer_than_what_fits_into_a_line_of_88_columns`."""

    another_name_that_is_longer_than_what_fits_into_a_line_by_itself: (
        list[str] | UnsetType
    ) = UNSET
    one_more_of_those_long_names: (
        Annotated[int, msgspec.Meta(ge=toolrt.MIN_INT, le=9)] | None
    ) = -9223372036854775808
    short: ANameThatIsLongerOf88ColumnsArgsShort


class ANameThatIsLongerOf88ColumnsResult(
    Struct, kw_only=True, forbid_unknown_fields=True
):
    result_with_a_long_name_that_nobody_would_type: dict[str, list[toolrt.Int]]
