"""Every tool that the documents say a server has is there, with these parameters."""

from __future__ import annotations

import asyncio
import re
import sys
from pathlib import Path

from mcp import Client, StdioServerParameters

HERE = Path(__file__).parent
DOCS = HERE.parent / "docs"


def told() -> dict[str, set[str]]:
    """Give the parameters of each tool of the server, as AGENTS.md tells them."""
    text = (DOCS / "AGENTS.md").read_text()
    found = {}
    for part in text.split("\n### ")[1:]:
        usage = re.search(r"the tool `(\w+)` of the MCP server `notes_server`", part)
        assert usage is not None, part
        parameters = part.partition("Parameters:\n\n")[2].partition("\n\n")[0]
        found[usage[1]] = set(re.findall(r"^- `(\w+)`", parameters, re.MULTILINE))
    return found


async def served(folder: Path) -> dict[str, set[str]]:
    """Give the parameters of each tool as the server lists them."""
    words = [str(HERE / "main.py"), str(folder)]
    server = StdioServerParameters(command=sys.executable, args=words)
    async with Client(server) as client:
        tools = (await client.list_tools()).tools
    return {tool.name: set(tool.input_schema.get("properties", {})) for tool in tools}


def test_the_server_has_what_is_told(tmp_path: Path) -> None:
    assert told() == asyncio.run(served(tmp_path))
