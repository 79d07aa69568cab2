"""Tools made at run time, by the vectors of `spec/conformance/made`."""

from __future__ import annotations

import asyncio
import json
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from generated import ROOT
from made_cases import run_case

from toolrt import Context, Issue, RegisterError, Registry, ToolError
from toolrt.cli import Command, CommandSpec
from toolrt.made import DefinitionError, MadeTool, tool, toolset_of, toolset_of_executor
from toolrt.mcp.client import connect_stdio
from toolrt.mcp.definition import definition
from toolrt.plan import Plan
from toolrt.spec import Implementation
from toolrt.told import shape

HERE = Path(__file__).parent

CASES: list[dict[str, Any]] = json.loads(
    (ROOT / "spec/conformance/made/definitions.json").read_text("utf-8")
)["cases"]

NUMBER = {"properties": {"n": {"type": "integer"}}, "required": ["n"]}


@pytest.mark.parametrize("case", CASES, ids=[case["name"][:60] for case in CASES])
def test_definitions_are_as_the_vectors_say(case: dict[str, Any]) -> None:
    """Each definition is refused as the vectors say, or its calls end as they do."""
    assert json.dumps(run_case(case)) == json.dumps(case)


def halved(_: Context, args: dict[str, Any]) -> int:
    """Halve a number."""
    if args["n"] % 2:
        raise ToolError({"n": args["n"]}, code="odd")
    return int(args["n"] // 2)


def halve(**members: Any) -> MadeTool:
    """Give the tool that halves."""
    odd = {"code": "odd", "kind": "input", "message": "It is odd."}
    odd["details_schema"] = NUMBER  # type: ignore[assignment] # of JSON
    made: MadeTool = tool(
        name="halve",
        description="Halve a number.",
        input_schema=NUMBER,
        output_schema={"type": "integer"},
        errors=[odd],
        **members,
    )(halved)
    return made


def test_a_made_tool_is_a_tool_like_others() -> None:
    """It is found, listed, told of, and leaves again."""
    app = Registry().register(toolset_of("numbers", [halve(tags=["maths"])]))
    assert app.list() == ["halve"]
    assert [found.spec.name for found in app.find("halve a number")] == ["halve"]
    assert [spec.name for spec in app.search(any_tag=["maths"])] == ["halve"]
    toolset = app.toolset_of("halve")
    assert toolset is not None
    assert toolset.name == "numbers"
    assert app.call("halve", n=4).result == 2
    with pytest.raises(RegisterError):
        app.register(toolset_of("others", [halve()]))
    assert app.unregister_toolset("numbers") == 1
    assert app.list() == []


def test_async_handlers_checks_and_plans() -> None:
    """A handler may be async, and may have a check and a plan of its own."""

    async def run(_: Context, args: dict[str, Any]) -> int:
        await asyncio.sleep(0)
        return int(args["n"])

    def check(_: Context, args: dict[str, Any]) -> list[Issue]:
        return [Issue.of_check("/n", "must not be 13.")] if args["n"] == 13 else []

    made = tool(
        name="wait",
        input_schema=NUMBER,
        output_schema={"type": "integer"},
        check=check,
        plan=lambda _, args: [f"wait for {args['n']}"],
    )(run)
    app = Registry().register(toolset_of("waits", [made]))
    assert app.call("wait", n=3).result == 3
    error = app.call("wait", n=13).error
    assert error is not None
    assert error.message == "/n must not be 13."
    planned = app.call("wait", {"n": 1}, Context().with_dry_run())
    assert planned.result == {"dry_run": True, "actions": ["wait for 1"]}
    assert asyncio.run(app.acall("wait", {"n": 5})).result == 5


def test_tools_of_another_registry_are_called_there() -> None:
    """Arguments, results and errors pass through, each checked on this side as well."""
    there = Registry().register(toolset_of("numbers", [halve()]))
    near = {**halve().definition, "name": "near", "remote": "halve"}
    near["output_schema"] = {"type": "integer", "maximum": 5}
    here = Registry().register(toolset_of_executor("here", [near], there))
    assert here.call("near", n=4).result == 2
    error = here.call("near", n=3).error
    assert error is not None
    assert (error.code, error.details) == ("odd", {"n": 3})
    error = here.call("near", n=20).error
    assert error is not None
    assert error.code == "invalid_output"


def test_what_cannot_be_made_is_refused() -> None:
    """Names, functions and definitions that fit nothing are errors where they are."""
    with pytest.raises(DefinitionError, match="is the name of two tools"):
        toolset_of("twins", [halve(), halve()])
    with pytest.raises(DefinitionError):
        toolset_of("a b", [])
    with pytest.raises(TypeError, match="the handler of `halve` takes"):
        toolset_of("numbers", [MadeTool(halve().definition, lambda: 1)])
    with pytest.raises(DefinitionError, match="is true of tools with a plan"):
        toolset_of(
            "numbers", [MadeTool({**halve().definition, "dry_run": True}, halved)]
        )
    large = {"name": "large", "input_schema": {}, "description": "x" * 300_000}
    with pytest.raises(DefinitionError, match="at most 262144 bytes"):
        toolset_of("numbers", [MadeTool(large, halved)])
    with pytest.raises(DefinitionError):
        toolset_of("numbers", [MadeTool({"name": "x", "input_schema": {1, 2}}, halved)])
    loop: dict[str, Any] = {}
    loop["properties"] = {"a": loop}
    with pytest.raises(DefinitionError):
        toolset_of("numbers", [MadeTool({"name": "x", "input_schema": loop}, halved)])
    app = Registry().register(toolset_of("numbers", [tool(name="odd")(_undeclared)]))
    error = app.call("odd").error
    assert error is not None
    assert error.code == "internal"


def _undeclared(_: Context, __: dict[str, Any]) -> None:
    raise ToolError({}, code="nobody_knows")


@pytest.mark.parametrize("depth", [100, 200, 4_000])
def test_deep_schemas_end(depth: int) -> None:
    """Schemas that nest or lead on far are refused, or taken, in little time."""
    names = {
        f"a{index}": {"properties": {"x": {"$ref": f"#/$defs/a{index + 1}"}}}
        for index in range(depth)
    }
    schema = {
        "properties": {"a": {"$ref": "#/$defs/a0"}},
        "$defs": {**names, f"a{depth}": {}},
    }
    made = tool(name="deep", input_schema=schema)(_undeclared)
    if depth < 128:
        toolset_of("deep", [made])
        return
    with pytest.raises(DefinitionError, match="is nested too deeply"):
        toolset_of("deep", [made])


def test_the_example_of_the_page_works() -> None:
    """What `spec/made.md` shows can be pasted."""
    page = (ROOT / "spec/made.md").read_text("utf-8")
    block = page.split("```python\n")[1].split("```")[0]
    names: dict[str, Any] = {}
    exec(block, names)  # noqa: S102 # a text of this repository
    app: Registry = names["registry"]
    assert app.call("greet", name="Ada").result == "Hello, Ada!"
    error = app.call("greet", name="nobody").error
    assert error is not None
    assert error.code == "nobody"


def test_it_is_there_on_other_surfaces(capfd: pytest.CaptureFixture[str]) -> None:
    """Commands, servers and plans take it from the registry like any tool."""
    app = Registry().register(toolset_of("numbers", [halve()]))
    spec = app.get("halve")
    assert spec is not None
    told = definition(spec, "modern")
    assert told["inputSchema"]["required"] == ["n"]
    assert shape(spec) == '{"n": integer}'
    document = json.dumps({"steps": [{"tool": "halve", "arguments": {"n": "x"}}]})
    found = Plan.from_json(document).check(app)
    assert [issue.path for issue in found] == ["/steps/0/arguments/n"]
    command = Command(CommandSpec(name="numbers", tools=("halve",)), app)
    assert command.run(["halve", "8", "--json"]) == 0
    assert json.loads(capfd.readouterr().out)["result"] == 4
    assert command.run(["halve", "--help"]) == 0
    assert "Halve a number." in capfd.readouterr().out
    assert command.run(["--discover"]) == 0
    tools = json.loads(capfd.readouterr().out)["tools"]
    assert tools[0]["input_schema"]["properties"] == NUMBER["properties"]


def test_tools_of_a_server_without_a_design() -> None:
    """Each tool of a server becomes one of the registry, held to its schemas."""
    command = [sys.executable, str(HERE / "mcp_peer.py")]
    with connect_stdio(command) as server:
        app = Registry().register(server.toolset("peer"))
        assert app.list() == sorted(server.tools)
        spec = app.get("add")
        assert spec is not None
        assert spec.implementation == Implementation("mcp", "peer")
        assert app.call("add", a=1, b=2).result == {"sum": 3}
        error = app.call("add", a="x").error
        assert error is not None
        assert error.message == '/a must be an integer; got "x".'
        # A pattern of a server takes no longer than its text.
        begun = time.monotonic()
        app.call("evil", x="a" * 50_000 + "!")
        assert time.monotonic() - begun < 10
