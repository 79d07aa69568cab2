"""What a model calls that no design has, by an SDK and by a dialogue.

The two tools of a catalogue, tools that a host has made at run time, and those of a
live MCP server; all of them are recorded.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import catalogue_tools
import pytest
from dialogue_formats import FORMATS, Format, Said, calls
from mcp_raw import error_of, http_of
from support import Lines

from toolrt import Registry, ToolError
from toolrt.dialogue import Dialogue
from toolrt.host import catalogue
from toolrt.made import tool as made
from toolrt.made import toolset_of
from toolrt.mcp import Server
from toolrt.mcp.client import connect_stdio
from toolrt.recording import Recorder
from toolrt.sdk.langchain import tools as langchain_tools

if TYPE_CHECKING:
    from langchain_core.tools import StructuredTool

HERE = Path(__file__).parent

SCHEMA: dict[str, Any] = {
    "properties": {
        "n": {"type": "integer"},
        "key": {"type": "string", "writeOnly": True},
    },
    "required": ["n"],
    "additionalProperties": False,
}


@made(
    name="halve",
    description="Halve a number.",
    input_schema=SCHEMA,
    output_schema={"type": "integer"},
    errors=[{"code": "odd", "kind": "input", "message": "It is odd."}],
)
def halve(_: Any, args: Any) -> int:
    if args["n"] % 2:
        raise ToolError({}, code="odd")
    return int(args["n"] // 2)


def numbers() -> Registry:
    return Registry(log=Lines()).register(toolset_of("numbers", [halve]))


def of_langchain(app: Registry) -> dict[str, StructuredTool]:
    specs = {spec.name: (lambda spec=spec: spec) for spec in app.specs()}
    return {tool.name: tool for tool in langchain_tools(app, specs)}


def said(tool: StructuredTool, args: Any) -> str:
    """Give what a model reads of a call."""
    call = {"name": tool.name, "args": args, "id": "c1", "type": "tool_call"}
    return str(tool.invoke(call).content)


def test_an_sdk_finds_and_runs_tools() -> None:
    app = Registry(log=Lines())
    app.register(*map(catalogue_tools.toolset, catalogue_tools.VECTORS["tools"]))
    front = Registry(log=Lines()).register(catalogue(app))
    tools = of_langchain(front)
    assert list(tools) == ["search_tools", "run_tool"]
    found = json.loads(said(tools["search_tools"], {"query": "number back"}))
    assert found["tools"][0]["name"] == "echo"
    run = tools["run_tool"]
    wrong = said(run, {"name": "echo", "arguments": {"n": "x"}})
    assert '/arguments/n must be an integer; got "x".' in wrong
    assert said(run, {"name": "page", "arguments": {"n": 4}}) == '"p5"\n\nPage 4.'


def test_an_sdk_calls_tools_that_were_made(tmp_path: Path) -> None:
    app = numbers()
    end = app.record(Recorder(tmp_path / "calls.jsonl"))
    (tool,) = of_langchain(app).values()
    wrong = said(tool, {"n": "x", "m": 1})
    assert "/n must be an integer" in wrong
    assert "/m is not a known key." in wrong
    assert said(tool, {"n": 3}).startswith("It is odd.")
    assert said(tool, {"n": 4, "key": "hunter2"}) == "2"
    end()
    lines = (tmp_path / "calls.jsonl").read_text("utf-8")
    assert [json.loads(line)["tool"] for line in lines.splitlines()] == ["halve"] * 3
    assert "hunter2" not in lines


@pytest.mark.parametrize("fmt", FORMATS, ids=lambda fmt: fmt.name)
def test_a_dialogue_calls_tools_that_were_made(fmt: Format, tmp_path: Path) -> None:
    app = numbers()
    app.record(Recorder(tmp_path / "calls.jsonl"))
    chat = Dialogue(app, provider=fmt.name)
    assert fmt.names(chat.request()) == ["halve"]
    turns = [
        calls(("halve", {"n": "x"}, "c1aaaaaaa"), ("halve", {"n": 4}, "c2aaaaaaa")),
        Said(text="Two."),
    ]
    told = list[str]()

    def send(messages: list[Any]) -> Any:
        told.append(json.dumps(messages, default=str))
        return fmt.response(turns.pop(0))

    assert chat.run([{"role": "user", "content": "Half of 4?"}], send).text == "Two."
    assert "/n must be an integer" in told[1]
    lines = (tmp_path / "calls.jsonl").read_text("utf-8").splitlines()
    assert [json.loads(line)["envelope"]["status"] for line in lines] == [
        "error",
        "success",
    ]


def test_a_server_shows_tools_that_were_made(tmp_path: Path) -> None:
    app = numbers()
    app.record(Recorder(tmp_path / "calls.jsonl"))
    with http_of(Server.of(app, "made")) as client:
        (listed,) = client.ask("tools/list", {}).result["tools"]
        assert listed["inputSchema"]["required"] == ["n"]

        def call(**args: Any) -> Any:
            params = {"name": "halve", "arguments": args}
            return client.ask("tools/call", params).result

        assert call(n=4)["structuredContent"] == 2
        assert error_of(call(n=3))["code"] == "odd"
        (issue,) = error_of(call(n="x"))["issues"]
        assert issue["path"] == "/n"
    lines = (tmp_path / "calls.jsonl").read_text("utf-8").splitlines()
    ended = [json.loads(line)["envelope"]["status"] for line in lines]
    assert ended == ["success", "error", "error"]


def test_tools_of_a_live_server_are_called_by_an_sdk_and_a_dialogue(
    tmp_path: Path,
) -> None:
    with connect_stdio([sys.executable, str(HERE / "mcp_peer.py")]) as server:
        app = Registry(log=Lines()).register(server.toolset("peer"))
        app.record(Recorder(tmp_path / "calls.jsonl"))
        add = of_langchain(app)["add"]
        assert said(add, {"a": 1, "b": 2}) == '{"sum":3}'
        assert '/a must be an integer; got "x".' in said(add, {"a": "x"})
        fmt = FORMATS[0]
        turns = [calls(("add", {"a": 2, "b": 2}, "c1aaaaaaa")), Said(text="Four.")]
        chat = Dialogue(app, provider=fmt.name)
        messages: list[Any] = [{"role": "user", "content": "2 + 2?"}]
        answer = chat.run(messages, lambda _: fmt.response(turns.pop(0)))
        assert answer.text == "Four."
    lines = (tmp_path / "calls.jsonl").read_text("utf-8").splitlines()
    recorded = [json.loads(line) for line in lines]
    assert [call["tool"] for call in recorded] == ["add"] * 3
    ended = [call["envelope"]["status"] for call in recorded]
    assert ended == ["success", "error", "success"]
