# Made by toolc from shadows.tools; do not edit.
"""Everything the design declares of the toolset `lengthy`, as data."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from toolrt import spec as decl

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["SPECS", "spec", "toolset"]

# fmt: off


@cache
def toolset() -> decl.ToolsetSpec:
    """Give the spec of the toolset."""
    return decl.ToolsetSpec(
        name="lengthy",
        service="s",
        tools=("a_name_that_is_longer_than_what_fits_into_a_line_of_88_columns",),
    )


def spec(name: str) -> decl.Spec | None:
    """Give the spec of the tool of this name."""
    made = SPECS.get(name)
    return None if made is None else made()


@cache
def _a_name_that_is_longer_than_what_fits_into_a_line_of_88_columns() -> decl.Spec:
    """Give the spec of the tool `a_name_that_is_longer_than_what_fits_into_a_line_of_88_columns`."""
    return decl.Spec(
        name="a_name_that_is_longer_than_what_fits_into_a_line_of_88_columns",
        toolset="lengthy",
        service="s",
        version="1.0.0",
        input_schema='{"type":"object","properties":{"another_name_that_is_longer_than_what_fits_into_a_line_by_itself":{"type":"array","items":{"type":"string"}},"one_more_of_those_long_names":{"default":-9223372036854775808,"anyOf":[{"type":"integer","maximum":9},{"type":"null"}]},"short":{"type":"object","properties":{"a":{"type":"integer"},"b":{"type":"string"}},"required":["a"],"additionalProperties":false}},"required":["short"],"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"result_with_a_long_name_that_nobody_would_type":{"type":"object","additionalProperties":{"type":"array","items":{"type":"integer"}}}},"required":["result_with_a_long_name_that_nobody_would_type"],"additionalProperties":false}',
        dry_run=True,
    )


#: What gives the spec of each tool, made when it is first asked for.
SPECS: dict[str, Callable[[], decl.Spec]] = {
    "a_name_that_is_longer_than_what_fits_into_a_line_of_88_columns": _a_name_that_is_longer_than_what_fits_into_a_line_of_88_columns,
}
