# Made by toolc from calls.tools; do not edit.
"""What a host implements to provide the toolset `calling`, and how it becomes a toolset."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import toolrt
from toolrt.host import Declared, Tool

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ....types.conformance_calls import codecs as conformance_calls_codecs
    from . import codecs, specs, types
else:
    conformance_calls_codecs = toolrt.later(
        __package__, "....types.conformance_calls.codecs"
    )
    codecs = toolrt.later(__package__, ".codecs")
    specs = toolrt.later(__package__, ".specs")
    types = toolrt.later(__package__, ".types")


class CallingTools(Protocol):
    """Tools of all sorts."""

    def find_names(
        self, cx: toolrt.Context, args: types.FindNamesArgs, /
    ) -> toolrt.Handled[types.FindNamesResult]:
        """Find names."""
        ...

    def who_am_i(
        self,
        cx: toolrt.Context,
        args: types.WhoAmIArgs,
        injected: types.WhoAmIInjected,
        /,
    ) -> toolrt.Handled[types.WhoAmIResult]:
        """Tell who calls."""
        ...

    def drop_paths(
        self, cx: toolrt.Context, args: types.DropPathsArgs, /
    ) -> toolrt.Handled[types.DropPathsResult]:
        """Drop some paths."""
        ...

    def plan_drop_paths(
        self, cx: toolrt.Context, args: types.DropPathsArgs, /
    ) -> toolrt.Handled[list[object]]:
        """Give what `drop_paths` would do, without doing it."""
        ...

    def drop_all(
        self, cx: toolrt.Context, args: types.DropAllArgs, /
    ) -> toolrt.Handled[types.DropAllResult]:
        """Drop everything."""
        ...

    def copy_ids(
        self, cx: toolrt.Context, args: types.CopyIdsArgs, /
    ) -> toolrt.Handled[toolrt.Outcome[types.CopyIdsResult]]:
        """Copy some ids."""
        ...

    def draw_chart(
        self, cx: toolrt.Context, args: types.DrawChartArgs, /
    ) -> toolrt.Handled[toolrt.Beside[types.DrawChartResult, types.DrawChartSide]]:
        """Draw a chart."""
        ...

    def read_pages(
        self, cx: toolrt.Context, args: types.ReadPagesArgs, /
    ) -> toolrt.Handled[types.ReadPagesResult]:
        """Read pages."""
        ...

    def count_words(
        self, cx: toolrt.Context, args: types.CountWordsArgs, /
    ) -> toolrt.Handled[types.CountWordsResult]:
        """Count some words."""
        ...

    def log_in(
        self, cx: toolrt.Context, args: types.LogInArgs, /
    ) -> toolrt.Handled[types.LogInResult]:
        """Log in."""
        ...

    def fetch_page(
        self, cx: toolrt.Context, args: types.FetchPageArgs, /
    ) -> toolrt.Handled[types.FetchPageResult]:
        """Fetch a page."""
        ...

    def put_note(
        self, cx: toolrt.Context, args: types.PutNoteArgs, /
    ) -> toolrt.Handled[types.PutNoteResult]:
        """Put a note into its place."""
        ...

    def send_note(
        self, cx: toolrt.Context, args: types.SendNoteArgs, /
    ) -> toolrt.Handled[types.SendNoteResult]:
        """Send a note, one after the other."""
        ...

    def ship_order(
        self, cx: toolrt.Context, args: types.ShipOrderArgs, /
    ) -> toolrt.Handled[types.ShipOrderResult]:
        """Ship an order."""
        ...


class CallingChecks:
    """Rules for arguments that the design cannot say, to be overridden."""

    def check_find_names(
        self, _cx: toolrt.Context, _args: types.FindNamesArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `find_names`."""
        return ()

    def check_who_am_i(
        self, _cx: toolrt.Context, _args: types.WhoAmIArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `who_am_i`."""
        return ()

    def check_drop_paths(
        self, _cx: toolrt.Context, _args: types.DropPathsArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `drop_paths`."""
        return ()

    def check_drop_all(
        self, _cx: toolrt.Context, _args: types.DropAllArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `drop_all`."""
        return ()

    def check_copy_ids(
        self, _cx: toolrt.Context, _args: types.CopyIdsArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `copy_ids`."""
        return ()

    def check_draw_chart(
        self, _cx: toolrt.Context, _args: types.DrawChartArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `draw_chart`."""
        return ()

    def check_read_pages(
        self, _cx: toolrt.Context, _args: types.ReadPagesArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `read_pages`."""
        return ()

    def check_count_words(
        self, _cx: toolrt.Context, _args: types.CountWordsArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `count_words`."""
        return ()

    def check_log_in(
        self, _cx: toolrt.Context, _args: types.LogInArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `log_in`."""
        return ()

    def check_fetch_page(
        self, _cx: toolrt.Context, _args: types.FetchPageArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `fetch_page`."""
        return ()

    def check_put_note(
        self, _cx: toolrt.Context, _args: types.PutNoteArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `put_note`."""
        return ()

    def check_send_note(
        self, _cx: toolrt.Context, _args: types.SendNoteArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `send_note`."""
        return ()

    def check_ship_order(
        self, _cx: toolrt.Context, _args: types.ShipOrderArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `ship_order`."""
        return ()


def toolset(tools: CallingTools) -> toolrt.Toolset:
    """Make the toolset, implemented by `tools`."""
    return toolrt.Toolset.of(
        "calling",
        lambda: specs.toolset,
        tools,
        [
            FIND_NAMES,
            WHO_AM_I,
            DROP_PATHS,
            DROP_ALL,
            COPY_IDS,
            DRAW_CHART,
            READ_PAGES,
            COUNT_WORDS,
            LOG_IN,
            FETCH_PAGE,
            PUT_NOTE,
            SEND_NOTE,
            SHIP_ORDER,
            SHIP_ALL,
        ],
    )


def toolset_from_mcp(server: toolrt.Executor | toolrt.AsyncExecutor) -> toolrt.Toolset:
    """Make the toolset of the same tools at an MCP server of this design, which `server` calls.

    Arguments are validated before they are sent, results when they come.

    Raises:
        toolrt.Drift: The server has other tools than the design says, and its
            connection does not allow that.
    """
    return toolrt.Toolset.remote(
        "calling",
        lambda: specs.toolset,
        [
            FIND_NAMES,
            WHO_AM_I,
            DROP_PATHS,
            DROP_ALL,
            COPY_IDS,
            DRAW_CHART,
            READ_PAGES,
            COUNT_WORDS,
            LOG_IN,
            FETCH_PAGE,
            PUT_NOTE,
            SEND_NOTE,
            SHIP_ORDER,
            SHIP_ALL,
        ],
        server,
        injects=True,
    )


FIND_NAMES = Tool(
    name="find_names",
    spec=lambda: specs.SPECS["find_names"],
    args=lambda: codecs.FIND_NAMES_ARGS,
    result=lambda: codecs.FIND_NAMES_RESULT,
    errors=lambda: {
        "bad_pattern": Declared(types.BadPattern, conformance_calls_codecs.BAD_PATTERN),
        "nothing_there": Declared(
            types.NothingThere, conformance_calls_codecs.NOTHING_THERE
        ),
        "already_there": Declared(
            types.AlreadyThere, conformance_calls_codecs.ALREADY_THERE
        ),
        "too_early": Declared(types.TooEarly, conformance_calls_codecs.TOO_EARLY),
        "not_yours": Declared(types.NotYours, conformance_calls_codecs.NOT_YOURS),
        "too_busy": Declared(types.TooBusy, conformance_calls_codecs.TOO_BUSY),
        "nobody_there": Declared(
            types.NobodyThere, conformance_calls_codecs.NOBODY_THERE
        ),
        "too_slow": Declared(types.TooSlow, conformance_calls_codecs.TOO_SLOW),
        "stopped": Declared(types.Stopped, conformance_calls_codecs.STOPPED),
        "broken": Declared(types.Broken, conformance_calls_codecs.BROKEN),
    },
)

WHO_AM_I = Tool(
    name="who_am_i",
    spec=lambda: specs.SPECS["who_am_i"],
    args=lambda: codecs.WHO_AM_I_ARGS,
    result=lambda: codecs.WHO_AM_I_RESULT,
    injected=lambda: codecs.WHO_AM_I_INJECTED,
)

DROP_PATHS = Tool(
    name="drop_paths",
    spec=lambda: specs.SPECS["drop_paths"],
    args=lambda: codecs.DROP_PATHS_ARGS,
    result=lambda: codecs.DROP_PATHS_RESULT,
    dry_run=True,
)

DROP_ALL = Tool(
    name="drop_all",
    spec=lambda: specs.SPECS["drop_all"],
    args=lambda: codecs.DROP_ALL_ARGS,
    result=lambda: codecs.DROP_ALL_RESULT,
)

COPY_IDS = Tool(
    name="copy_ids",
    spec=lambda: specs.SPECS["copy_ids"],
    args=lambda: codecs.COPY_IDS_ARGS,
    result=lambda: codecs.COPY_IDS_RESULT,
    errors=lambda: {
        "already_there": Declared(
            types.AlreadyThere, conformance_calls_codecs.ALREADY_THERE
        ),
        "too_busy": Declared(types.TooBusy, conformance_calls_codecs.TOO_BUSY),
    },
)

DRAW_CHART = Tool(
    name="draw_chart",
    spec=lambda: specs.SPECS["draw_chart"],
    args=lambda: codecs.DRAW_CHART_ARGS,
    result=lambda: codecs.DRAW_CHART_RESULT,
    side=lambda: codecs.DRAW_CHART_SIDE,
)

READ_PAGES = Tool(
    name="read_pages",
    spec=lambda: specs.SPECS["read_pages"],
    args=lambda: codecs.READ_PAGES_ARGS,
    result=lambda: codecs.READ_PAGES_RESULT,
)

COUNT_WORDS = Tool(
    name="count_words",
    spec=lambda: specs.SPECS["count_words"],
    args=lambda: codecs.COUNT_WORDS_ARGS,
    result=lambda: codecs.COUNT_WORDS_RESULT,
    errors=lambda: {
        "no_words": Declared(types.NoWords, conformance_calls_codecs.NO_WORDS),
        "nothing_there": Declared(
            types.NothingThere, conformance_calls_codecs.NOTHING_THERE
        ),
    },
)

LOG_IN = Tool(
    name="log_in",
    spec=lambda: specs.SPECS["log_in"],
    args=lambda: codecs.LOG_IN_ARGS,
    result=lambda: codecs.LOG_IN_RESULT,
    errors=lambda: {"locked": Declared(types.Locked, conformance_calls_codecs.LOCKED)},
)

FETCH_PAGE = Tool(
    name="fetch_page",
    spec=lambda: specs.SPECS["fetch_page"],
    args=lambda: codecs.FETCH_PAGE_ARGS,
    result=lambda: codecs.FETCH_PAGE_RESULT,
    errors=lambda: {
        "too_busy": Declared(types.TooBusy, conformance_calls_codecs.TOO_BUSY),
        "nobody_there": Declared(
            types.NobodyThere, conformance_calls_codecs.NOBODY_THERE
        ),
        "no_words": Declared(types.NoWords, conformance_calls_codecs.NO_WORDS),
    },
)

PUT_NOTE = Tool(
    name="put_note",
    spec=lambda: specs.SPECS["put_note"],
    args=lambda: codecs.PUT_NOTE_ARGS,
    result=lambda: codecs.PUT_NOTE_RESULT,
    errors=lambda: {
        "too_busy": Declared(types.TooBusy, conformance_calls_codecs.TOO_BUSY),
        "nobody_there": Declared(
            types.NobodyThere, conformance_calls_codecs.NOBODY_THERE
        ),
    },
)

SEND_NOTE = Tool(
    name="send_note",
    spec=lambda: specs.SPECS["send_note"],
    args=lambda: codecs.SEND_NOTE_ARGS,
    result=lambda: codecs.SEND_NOTE_RESULT,
    errors=lambda: {
        "too_busy": Declared(types.TooBusy, conformance_calls_codecs.TOO_BUSY),
        "no_words": Declared(types.NoWords, conformance_calls_codecs.NO_WORDS),
    },
)

SHIP_ORDER = Tool(
    name="ship_order",
    spec=lambda: specs.SPECS["ship_order"],
    args=lambda: codecs.SHIP_ORDER_ARGS,
    result=lambda: codecs.SHIP_ORDER_RESULT,
    errors=lambda: {
        "already_there": Declared(
            types.AlreadyThere, conformance_calls_codecs.ALREADY_THERE
        )
    },
)

SHIP_ALL = Tool(
    name="ship_all",
    spec=lambda: specs.SPECS["ship_all"],
    args=lambda: codecs.SHIP_ALL_ARGS,
    result=lambda: codecs.SHIP_ALL_RESULT,
    chain=True,
)
