"""A server, as the client of the official SDK sees it: both eras, both transports."""

from __future__ import annotations

import asyncio
import sys
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any

import pytest
from mcp import Client, StdioServerParameters
from mcp.shared.exceptions import MCPError
from mcp_raw import PROGRAM, http_of
from mcp_served import served
from mcp_types import (
    CreateMessageResult,
    ElicitResult,
    ListRootsResult,
    Root,
    TextContent,
    TextResourceContents,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

PAIRS = [("http", "legacy"), ("http", "2026-07-28"), ("stdio", "auto")]


@pytest.fixture(params=PAIRS, ids="-".join)
def connected(request: pytest.FixtureRequest) -> Iterator[Callable[..., Client]]:
    """Give what makes a client of a server."""
    transport, mode = request.param
    with ExitStack() as stack:
        target: Any = StdioServerParameters(command=sys.executable, args=[PROGRAM])
        if transport == "http":
            target = stack.enter_context(http_of(served())).url
        yield lambda **more: Client(target, mode=mode, **more)


async def elicited(_: Any, params: Any) -> ElicitResult:
    value: dict[str, Any] = (
        {"street": "Elm"} if "live" in params.message else {"value": "Ann"}
    )
    return ElicitResult(action="accept", content=value)


async def sampled(_: Any, params: Any) -> CreateMessageResult:
    said = TextContent(type="text", text=f"{params.system_prompt} Sure.")
    return CreateMessageResult(role="assistant", content=said, model="m")


async def rooted(_: Any) -> ListRootsResult:
    return ListRootsResult(roots=[Root(uri="file:///home")])  # type: ignore[arg-type]


def test_a_whole_conversation(connected: Callable[..., Client]) -> None:
    heard: list[Any] = []

    async def heard_of(
        progress: float, total: float | None, message: str | None
    ) -> None:
        heard.append((progress, total, message))

    async def talk() -> None:
        client = connected(
            elicitation_callback=elicited,
            sampling_callback=sampled,
            list_roots_callback=rooted,
        )
        async with client:
            tools = (await client.list_tools()).tools
            assert [tool.name for tool in tools][:2] == ["add", "double"]
            result = await client.call_tool("add", {"a": 1, "b": 2})
            assert result.structured_content == {"sum": 3}
            result = await client.call_tool("double", {"n": 3})
            assert result.is_error
            result = await client.call_tool(
                "steps", {"n": 1}, progress_callback=heard_of
            )
            assert heard[0] == (50.0, 100.0, "half")
            result = await client.call_tool("meet", {})
            assert "Ann of Elm" in str(result.structured_content)
            result = await client.call_tool("think", {})
            said = str(result.structured_content)
            assert "Be brief. Sure." in said
            assert "file:///home" in said
            read = await client.read_resource("served://about")
            assert isinstance(read.contents[0], TextResourceContents)
            prompt = await client.get_prompt("greet", {"name": "Ann"})
            assert len(prompt.messages) == 2
            with pytest.raises(MCPError, match="Did you mean"):
                await client.call_tool("ad", {})
            calls = (client.call_tool("add", {"a": n}) for n in range(50))
            sums = [one.structured_content for one in await asyncio.gather(*calls)]
            assert sums == [{"sum": n} for n in range(50)]

    asyncio.run(talk())
