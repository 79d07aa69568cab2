# Made by toolc from relatives.tools; do not edit.
"""What a host implements to provide the toolset `sheets`, and how it becomes a toolset."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import toolrt
from toolrt.host import Bound, Declared, Tool

if TYPE_CHECKING:
    from ....sheet.service import SheetService
    from ....types.relatives import codecs as relatives_codecs
    from . import codecs, specs, transforms, types
else:
    relatives_codecs = toolrt.later(__package__, "....types.relatives.codecs")
    codecs = toolrt.later(__package__, ".codecs")
    specs = toolrt.later(__package__, ".specs")
    transforms = toolrt.later(__package__, ".transforms")
    types = toolrt.later(__package__, ".types")

__all__ = [
    "FROM_SERVICE",
    "PATH",
    "ROWS",
    "ROWS_RESULT",
    "SHEETS_TOOLS",
    "SHEET_SERVICE",
    "S",
    "SheetsTools",
    "toolset",
    "toolset_from_service",
]


class SheetsTools(Protocol):
    """Every tool is a method, so that the toolset comes straight from the service."""

    def s(self, cx: toolrt.Context, args: types.SArgs, /) -> toolrt.Handled[types.S]:
        """Run the tool `s`."""
        ...

    def from_service(
        self, cx: toolrt.Context, args: types.FromServiceArgs, /
    ) -> toolrt.Handled[types.FromService]:
        """Run the tool `from_service`."""
        ...

    def sheets_tools(
        self, cx: toolrt.Context, args: types.SheetsToolsArgs, /
    ) -> toolrt.Handled[types.RelativesSheetsTools]:
        """Run the tool `sheets_tools`."""
        ...

    def sheet_service(
        self, cx: toolrt.Context, args: types.SheetServiceArgs, /
    ) -> toolrt.Handled[types.SheetService]:
        """Run the tool `sheet_service`."""
        ...

    def path(
        self, cx: toolrt.Context, args: types.PathArgs, /
    ) -> toolrt.Handled[types.PathResult]:
        """Run the tool `path`."""
        ...

    def rows(
        self, cx: toolrt.Context, args: types.RowsArgs, /
    ) -> toolrt.Handled[types.RowsResult]:
        """Run the tool `rows`."""
        ...

    def rows_result(
        self, cx: toolrt.Context, args: types.RowsResultArgs, /
    ) -> toolrt.Handled[types.RowsResultResult]:
        """Run the tool `rows_result`."""
        ...


def toolset(tools: SheetsTools) -> toolrt.Toolset:
    """Make the toolset, implemented by `tools`."""
    return toolrt.Toolset.of(
        "sheets",
        lambda: specs.toolset,
        tools,
        [
            (S, "s"),
            (FROM_SERVICE, "from_service"),
            (SHEETS_TOOLS, "sheets_tools"),
            (SHEET_SERVICE, "sheet_service"),
            (PATH, "path"),
            (ROWS, "rows"),
            (ROWS_RESULT, "rows_result"),
        ],
    )


def toolset_from_service(service: SheetService) -> toolrt.Toolset:
    """Make the toolset, implemented by the methods that its tools are bound to."""
    return toolrt.Toolset.bound(
        "sheets",
        lambda: specs.toolset,
        [
            Bound(S, service.s, transforms.s_payload, transforms.s_result),
            Bound(
                FROM_SERVICE,
                service.from_service,
                transforms.from_service_payload,
                transforms.from_service_result,
            ),
            Bound(
                SHEETS_TOOLS,
                service.sheets_tools,
                transforms.sheets_tools_payload,
                transforms.sheets_tools_result,
            ),
            Bound(
                SHEET_SERVICE,
                service.service,
                transforms.sheet_service_payload,
                transforms.sheet_service_result,
            ),
            Bound(PATH, service.path, transforms.path_payload, transforms.path_result),
            Bound(ROWS, service.read, transforms.rows_payload, transforms.rows_result),
            Bound(
                ROWS_RESULT,
                service.read_result,
                transforms.rows_result_payload,
                transforms.rows_result_result,
            ),
        ],
    )


S = Tool(
    name="s",
    spec=lambda: specs.SPECS["s"],
    args=lambda: codecs.S_ARGS,
    result=lambda: relatives_codecs.S,
)

FROM_SERVICE = Tool(
    name="from_service",
    spec=lambda: specs.SPECS["from_service"],
    args=lambda: codecs.FROM_SERVICE_ARGS,
    result=lambda: relatives_codecs.FROM_SERVICE,
)

SHEETS_TOOLS = Tool(
    name="sheets_tools",
    spec=lambda: specs.SPECS["sheets_tools"],
    args=lambda: codecs.SHEETS_TOOLS_ARGS,
    result=lambda: relatives_codecs.SHEETS_TOOLS,
)

SHEET_SERVICE = Tool(
    name="sheet_service",
    spec=lambda: specs.SPECS["sheet_service"],
    args=lambda: codecs.SHEET_SERVICE_ARGS,
    result=lambda: relatives_codecs.SHEET_SERVICE,
    errors=lambda: {"draft": Declared(types.DraftError, relatives_codecs.DRAFT_ERROR)},
)

PATH = Tool(
    name="path",
    spec=lambda: specs.SPECS["path"],
    args=lambda: codecs.PATH_ARGS,
    result=lambda: codecs.PATH_RESULT,
)

ROWS = Tool(
    name="rows",
    spec=lambda: specs.SPECS["rows"],
    args=lambda: codecs.ROWS_ARGS,
    result=lambda: codecs.ROWS_RESULT,
)

ROWS_RESULT = Tool(
    name="rows_result",
    spec=lambda: specs.SPECS["rows_result"],
    args=lambda: codecs.ROWS_RESULT_ARGS,
    result=lambda: codecs.ROWS_RESULT_RESULT,
)
