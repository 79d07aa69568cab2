"""What a client hears while a tool runs."""

from __future__ import annotations

from asyncio import sleep

from toolrt import Context

from gen.fixtures.tools import reports

#: How many seconds there are between two reports.
A_WHILE = 0.05


class Reports:
    """Logs, reports and takes its time."""

    async def test_tool_with_logging(
        self, cx: Context, args: reports.TestToolWithLoggingArgs
    ) -> str:
        cx.log("Tool execution started")
        await sleep(A_WHILE)
        cx.log("Tool processing data")
        await sleep(A_WHILE)
        cx.log("Tool execution completed")
        return "Logged three times."

    async def test_logging_tool(
        self, cx: Context, args: reports.TestLoggingToolArgs
    ) -> str:
        cx.log("Nobody has to hear this.")
        return "Logged once."

    async def test_tool_with_progress(
        self, cx: Context, args: reports.TestToolWithProgressArgs
    ) -> str:
        cx.progress("Begun", 0)
        await sleep(A_WHILE)
        cx.progress("Half done", 50)
        await sleep(A_WHILE)
        cx.progress("Done", 100)
        return "Reported three times."

    async def test_reconnection(
        self, cx: Context, args: reports.TestReconnectionArgs
    ) -> str:
        await sleep(2 * A_WHILE)
        return "Still there."
