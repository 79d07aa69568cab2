# Made by toolc from shadows.tools; do not edit.
"""Typed calls of the toolset `lengthy`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import UNSET
from toolrt.host import acall, call, given

from .provider import A_NAME_THAT_IS_LONGER_THAN_WHAT_FITS_INTO_A_LINE_OF_88_COLUMNS

if TYPE_CHECKING:
    import toolrt
    from msgspec import UnsetType

    from . import types

__all__ = ["AsyncClient", "Client"]


class Client:
    """Calls the tools of `lengthy`."""

    def __init__(
        self, executor: toolrt.Executor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    def a_name_that_is_longer_than_what_fits_into_a_line_of_88_columns(
        self,
        *,
        another_name_that_is_longer_than_what_fits_into_a_line_by_itself: list[str]
        | UnsetType = UNSET,
        one_more_of_those_long_names: int | UnsetType | None = UNSET,
        short: types.ANameThatIsLongerOf88ColumnsArgsShort,
    ) -> types.ANameThatIsLongerOf88ColumnsResult:
        """Call `a_name_that_is_longer_than_what_fits_into_a_line_of_88_columns`."""
        return call(
            self._executor,
            A_NAME_THAT_IS_LONGER_THAN_WHAT_FITS_INTO_A_LINE_OF_88_COLUMNS,
            given(
                A_NAME_THAT_IS_LONGER_THAN_WHAT_FITS_INTO_A_LINE_OF_88_COLUMNS,
                another_name_that_is_longer_than_what_fits_into_a_line_by_itself=another_name_that_is_longer_than_what_fits_into_a_line_by_itself,
                one_more_of_those_long_names=one_more_of_those_long_names,
                short=short,
            ),
            self._cx,
        )


class AsyncClient:
    """Calls the tools of `lengthy`."""

    def __init__(
        self, executor: toolrt.AsyncExecutor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    async def a_name_that_is_longer_than_what_fits_into_a_line_of_88_columns(
        self,
        *,
        another_name_that_is_longer_than_what_fits_into_a_line_by_itself: list[str]
        | UnsetType = UNSET,
        one_more_of_those_long_names: int | UnsetType | None = UNSET,
        short: types.ANameThatIsLongerOf88ColumnsArgsShort,
    ) -> types.ANameThatIsLongerOf88ColumnsResult:
        """Call `a_name_that_is_longer_than_what_fits_into_a_line_of_88_columns`."""
        return await acall(
            self._executor,
            A_NAME_THAT_IS_LONGER_THAN_WHAT_FITS_INTO_A_LINE_OF_88_COLUMNS,
            given(
                A_NAME_THAT_IS_LONGER_THAN_WHAT_FITS_INTO_A_LINE_OF_88_COLUMNS,
                another_name_that_is_longer_than_what_fits_into_a_line_by_itself=another_name_that_is_longer_than_what_fits_into_a_line_by_itself,
                one_more_of_those_long_names=one_more_of_those_long_names,
                short=short,
            ),
            self._cx,
        )
