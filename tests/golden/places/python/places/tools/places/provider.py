# Made by toolc from places.tools; do not edit.
"""What a host implements to provide the toolset `places`, and how it becomes a toolset."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import toolrt
from toolrt.host import Tool

if TYPE_CHECKING:
    from ....types.case_places import codecs as case_places_codecs
    from . import codecs, specs, types
else:
    case_places_codecs = toolrt.later(__package__, "....types.case_places.codecs")
    codecs = toolrt.later(__package__, ".codecs")
    specs = toolrt.later(__package__, ".specs")
    types = toolrt.later(__package__, ".types")

__all__ = [
    "CLEAN",
    "COPY",
    "COPY_OUT",
    "FETCH",
    "FETCH_OURS",
    "LINK",
    "LIST",
    "LOAD",
    "READ",
    "VISIT",
    "PlacesTools",
    "toolset",
]


class PlacesTools(Protocol):
    """Tools with paths and URIs in their arguments."""

    def read(self, cx: toolrt.Context, args: types.ReadArgs, /) -> toolrt.Handled[str]:
        """Reads a file."""
        ...

    def list_(self, cx: toolrt.Context, args: types.ListArgs, /) -> toolrt.Handled[str]:
        """Lists a folder, this one by default."""
        ...

    def copy(self, cx: toolrt.Context, args: types.Copy, /) -> toolrt.Handled[str]:
        """Copies."""
        ...

    def copy_out(
        self, cx: toolrt.Context, args: types.CopyOutArgs, /
    ) -> toolrt.Handled[str]:
        """Copies again, where the design says it."""
        ...

    def clean(
        self, cx: toolrt.Context, args: types.CleanArgs, /
    ) -> toolrt.Handled[str]:
        """Cleans up."""
        ...

    def visit(
        self, cx: toolrt.Context, args: types.VisitArgs, /
    ) -> toolrt.Handled[str]:
        """Deals with places of all kinds."""
        ...

    def fetch(
        self, cx: toolrt.Context, args: types.FetchArgs, /
    ) -> toolrt.Handled[str]:
        """Gets a page."""
        ...

    def fetch_ours(
        self, cx: toolrt.Context, args: types.FetchOursArgs, /
    ) -> toolrt.Handled[str]:
        """Gets a page of ours."""
        ...

    def load(self, cx: toolrt.Context, args: types.LoadArgs, /) -> toolrt.Handled[str]:
        """Gets a file or a page, and nothing else."""
        ...

    def link(self, cx: toolrt.Context, args: types.LinkArgs, /) -> toolrt.Handled[str]:
        """Writes a link, which nobody opens."""
        ...


def toolset(tools: PlacesTools) -> toolrt.Toolset:
    """Make the toolset, implemented by `tools`."""
    return toolrt.Toolset.of(
        "places",
        lambda: specs.toolset,
        tools,
        [
            (READ, "read"),
            (LIST, "list_"),
            (COPY, "copy"),
            (COPY_OUT, "copy_out"),
            (CLEAN, "clean"),
            (VISIT, "visit"),
            (FETCH, "fetch"),
            (FETCH_OURS, "fetch_ours"),
            (LOAD, "load"),
            (LINK, "link"),
        ],
    )


READ = Tool(
    name="read",
    spec=lambda: specs.SPECS["read"],
    args=lambda: codecs.READ_ARGS,
    result=lambda: codecs.READ_RESULT,
)

LIST = Tool(
    name="list",
    spec=lambda: specs.SPECS["list"],
    args=lambda: codecs.LIST_ARGS,
    result=lambda: codecs.LIST_RESULT,
)

COPY = Tool(
    name="copy",
    spec=lambda: specs.SPECS["copy"],
    args=lambda: case_places_codecs.COPY,
    result=lambda: codecs.COPY_RESULT,
)

COPY_OUT = Tool(
    name="copy_out",
    spec=lambda: specs.SPECS["copy_out"],
    args=lambda: codecs.COPY_OUT_ARGS,
    result=lambda: codecs.COPY_OUT_RESULT,
)

CLEAN = Tool(
    name="clean",
    spec=lambda: specs.SPECS["clean"],
    args=lambda: codecs.CLEAN_ARGS,
    result=lambda: codecs.CLEAN_RESULT,
)

VISIT = Tool(
    name="visit",
    spec=lambda: specs.SPECS["visit"],
    args=lambda: codecs.VISIT_ARGS,
    result=lambda: codecs.VISIT_RESULT,
)

FETCH = Tool(
    name="fetch",
    spec=lambda: specs.SPECS["fetch"],
    args=lambda: codecs.FETCH_ARGS,
    result=lambda: codecs.FETCH_RESULT,
)

FETCH_OURS = Tool(
    name="fetch_ours",
    spec=lambda: specs.SPECS["fetch_ours"],
    args=lambda: codecs.FETCH_OURS_ARGS,
    result=lambda: codecs.FETCH_OURS_RESULT,
)

LOAD = Tool(
    name="load",
    spec=lambda: specs.SPECS["load"],
    args=lambda: codecs.LOAD_ARGS,
    result=lambda: codecs.LOAD_RESULT,
)

LINK = Tool(
    name="link",
    spec=lambda: specs.SPECS["link"],
    args=lambda: codecs.LINK_ARGS,
    result=lambda: codecs.LINK_RESULT,
)
