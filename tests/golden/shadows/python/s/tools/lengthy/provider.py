# Made by toolc from shadows.tools; do not edit.
"""What a host implements to provide the toolset `lengthy`, and how it becomes a toolset."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import toolrt
from toolrt.host import Tool

if TYPE_CHECKING:
    from . import codecs, specs, types
else:
    codecs = toolrt.later(__package__, ".codecs")
    specs = toolrt.later(__package__, ".specs")
    types = toolrt.later(__package__, ".types")

__all__ = [
    "A_NAME_THAT_IS_LONGER_THAN_WHAT_FITS_INTO_A_LINE_OF_88_COLUMNS",
    "LengthyTools",
    "toolset",
]


class LengthyTools(Protocol):
    """What a host implements to provide the toolset `lengthy`."""

    def a_name_that_is_longer_than_what_fits_into_a_line_of_88_columns(
        self,
        cx: toolrt.Context,
        args: types.ANameThatIsLongerThanWhatFitsIntoALineOf88ColumnsArgs,
        /,
    ) -> toolrt.Handled[types.ANameThatIsLongerOf88ColumnsResult]:
        """Run the tool `a_name_that_is_longer_than_what_fits_into_a_line_of_88_columns`."""
        ...

    def plan_a_name_that_is_longer_than_what_fits_into_a_line_of_88_columns(
        self,
        cx: toolrt.Context,
        args: types.ANameThatIsLongerThanWhatFitsIntoALineOf88ColumnsArgs,
        /,
    ) -> toolrt.Handled[list[object]]:
        """Give what `a_name_that_is_longer_than_what_fits_into_a_line_of_88_columns` would do, without doing it."""
        ...


def toolset(tools: LengthyTools) -> toolrt.Toolset:
    """Make the toolset, implemented by `tools`."""
    return toolrt.Toolset.of(
        "lengthy",
        lambda: specs.toolset,
        tools,
        [
            (
                A_NAME_THAT_IS_LONGER_THAN_WHAT_FITS_INTO_A_LINE_OF_88_COLUMNS,
                "a_name_that_is_longer_than_what_fits_into_a_line_of_88_columns",
                "plan_a_name_that_is_longer_than_what_fits_into_a_line_of_88_columns",
            )
        ],
    )


A_NAME_THAT_IS_LONGER_THAN_WHAT_FITS_INTO_A_LINE_OF_88_COLUMNS = Tool(
    name="a_name_that_is_longer_than_what_fits_into_a_line_of_88_columns",
    spec=lambda: specs.SPECS[
        "a_name_that_is_longer_than_what_fits_into_a_line_of_88_columns"
    ],
    args=lambda: (
        codecs.A_NAME_THAT_IS_LONGER_THAN_WHAT_FITS_INTO_A_LINE_OF88_COLUMNS_ARGS
    ),
    result=lambda: codecs.A_NAME_THAT_IS_LONGER_OF88_COLUMNS_RESULT,
    dry_run=True,
)
