# Made by toolc from records.tools; do not edit.
"""What a host implements to provide the toolset `records`, and how it becomes a toolset."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import toolrt
from toolrt.host import Tool

from . import codecs, specs

if TYPE_CHECKING:
    from . import types

__all__ = ["KEEP_RECORDS", "RecordsTools", "toolset"]


class RecordsTools(Protocol):
    """What a host implements to provide the toolset `records`."""

    def keep_records(
        self, cx: toolrt.Context, args: types.KeepRecordsArgs, /
    ) -> toolrt.Handled[types.Point | None]:
        """Everything at once."""
        ...


def toolset(tools: RecordsTools) -> toolrt.Toolset:
    """Make the toolset, implemented by `tools`."""
    return toolrt.Toolset.of(
        "records", specs.toolset, tools, [(KEEP_RECORDS, "keep_records")]
    )


KEEP_RECORDS = Tool(
    name="keep_records",
    spec=specs.SPECS["keep_records"],
    args=codecs.KEEP_RECORDS_ARGS,
    result=codecs.KEEP_RECORDS_RESULT,
)
