"""Two tools in place of many, by the vectors of every runtime."""

from __future__ import annotations

import asyncio
import json
from functools import partial
from typing import Any

import pytest
from catalogue_tools import HIDDEN, VECTORS, toolset
from dialogue_formats import FORMATS, Format, Said, calls
from mcp_raw import error_of, http_of
from support import Lines

from toolrt import Registry
from toolrt.call import Context, Event
from toolrt.dialogue import Dialogue
from toolrt.host import GrantPolicy, Question, catalogue
from toolrt.mcp import Server
from toolrt.mcp.spec import Discovery, ServerSpec

#: What an envelope says for whoever reads the result.
TOLD = ("reminder", "hint", "next_cursor")


def inner(log: Lines, case: dict[str, Any], asked: list[str]) -> Registry:
    def confirm(question: Question) -> bool:
        asked.append(question.text)
        agrees: bool = case["agrees"]
        return agrees

    confirmer = confirm if "agrees" in case else None
    grants, policy = case.get("grants"), None
    if grants is not None:
        policy = GrantPolicy("standard", capabilities=grants)
    registry = Registry(log=log, confirmer=confirmer, policy=policy)
    return registry.register(*map(toolset, VECTORS["tools"]))


@pytest.mark.parametrize("way", ["here", "beside", "itself"])
@pytest.mark.parametrize("case", VECTORS["cases"], ids=lambda case: case["name"])
def test_the_two_tools_do_what_the_vectors_say(case: dict[str, Any], way: str) -> None:
    log, asked, events = Lines(), list[str](), list[str]()
    tools = inner(log, case, asked)
    # The registry of the tools may have the two as well.
    front = tools if way == "itself" else Registry(log=log)
    front.register(catalogue(tools, only=lambda spec: spec.name not in HIDDEN))

    def hear(event: Event) -> None:
        events.append(f"{event.tool} {event.kind.name}")

    cx = Context().with_dry_run(dry_run=case.get("dry_run", False))
    cx = cx.with_hint(hint=case.get("hint", False))
    if "events" in case:
        cx = cx.with_events(hear)
    if case.get("preflight"):
        envelope = front.preflight(case["tool"], case["arguments"], cx)
    elif way == "beside":
        envelope = asyncio.run(front.acall(case["tool"], case["arguments"], cx))
    else:
        envelope = front.call(case["tool"], case["arguments"], cx)
    document = json.loads(envelope.to_json())
    meta = document.pop("meta")
    assert meta["tool"] == case["tool"]
    told = {key: meta[key] for key in TOLD if key in meta}
    assert told == case.get("meta", {})
    if "envelope" in case:
        assert document == case["envelope"]
    else:
        assert document["error"]["code"] == case["code"]
        paths = [issue["path"] for issue in document["error"].get("issues", ())]
        assert paths == case.get("paths", [])
    assert events == case.get("events", [])
    assert asked == case.get("questions", [])


#: What a request of MCP asks for.
OF_MCP = [
    case
    for case in VECTORS["cases"]
    if not case.get("preflight") and not case.get("dry_run")
]


@pytest.mark.parametrize("era", ["modern", "older"])
@pytest.mark.parametrize("case", OF_MCP, ids=lambda case: case["name"])
def test_the_two_tools_of_a_server(case: dict[str, Any], era: str) -> None:
    registry = inner(Lines(), case, [])
    specs = [spec for spec in registry.specs() if spec.name not in HIDDEN]
    spec = ServerSpec(
        name="odd",
        service="",
        tools=tuple(partial(lambda spec: spec, spec) for spec in specs),
        discovery=Discovery(search=True),
    )
    with http_of(Server(spec, registry)) as client:
        one = client if era == "modern" else client.session()
        params = {"name": case["tool"], "arguments": case["arguments"]}
        result = one.ask("tools/call", params).result
    if result.get("isError"):
        error = error_of(result)
        wanted = case.get("envelope", {}).get("error", error)
        assert error == wanted
        assert error["code"] == case.get("code", error["code"])
        paths = [issue["path"] for issue in error.get("issues", ())]
        assert "envelope" in case or paths == case.get("paths", [])
        return
    said = result["structuredContent"]
    value = said["result"] if isinstance(said, dict) and "result" in said else said
    assert value == case["envelope"]["result"]
    rest = result["_meta"]["dev.toolc/envelope"]
    assert rest["status"] == case["envelope"]["status"]
    assert rest.get("errors") == case["envelope"].get("errors")
    told = {key: rest["meta"].get(key) for key in ("reminder", "next_cursor")}
    assert told == {key: case.get("meta", {}).get(key) for key in told}


def test_a_server_lists_the_two_as_they_are() -> None:
    spec = ServerSpec(name="odd", service="", discovery=Discovery(search=True))
    with http_of(Server(spec, inner(Lines(), {}, []))) as client:
        search, run = client.ask("tools/list", {}).result["tools"]
    assert (search["name"], run["name"]) == ("search_tools", "run_tool")
    assert "tags" in search["inputSchema"]["properties"]
    # What it gives is what the tool gives: content as well.
    assert "outputSchema" not in run


def test_the_registry_of_the_tools_decides() -> None:
    log = Lines()
    tools = inner(log, {}, [])
    front = Registry(log=log).register(catalogue(tools))
    tools.shutdown(0)
    envelope = front.call("run_tool", name="echo", arguments={"n": 4})
    assert envelope.error is not None
    assert envelope.error.code == "unavailable"


def test_consent_that_is_recorded_is_for_the_tool() -> None:
    tools = inner(Lines(), {}, [])
    front = Registry().register(catalogue(tools))
    agreement = tools.agreement("drop", {"n": 4}, by="ada", lasts=60)
    cx = Context().with_consent(agreement)
    assert front.call("run_tool", {"name": "drop", "arguments": {"n": 4}}, cx).ok
    assert not front.call("run_tool", {"name": "drop", "arguments": {"n": 5}}, cx).ok


@pytest.mark.parametrize("fmt", FORMATS, ids=lambda fmt: fmt.name)
def test_a_model_finds_and_runs_tools(fmt: Format) -> None:
    front = Registry(log=Lines()).register(catalogue(inner(Lines(), {}, [])))
    chat = Dialogue(front, provider=fmt.name)
    assert fmt.names(chat.request()) == ["search_tools", "run_tool"]
    said = [
        calls(("search_tools", {"query": "number back"}, "c1aaaaaaa")),
        calls(
            ("run_tool", {"name": "echo", "arguments": {"n": 4}}, "c2aaaaaaa"),
            ("run_tool", {"name": "echo", "arguments": {"n": "x"}}, "c3aaaaaaa"),
        ),
        Said(text="Four."),
    ]
    told = list[str]()

    def send(messages: list[Any]) -> Any:
        told.append(json.dumps(messages, default=str))
        return fmt.response(said.pop(0))

    assert chat.run([{"role": "user", "content": "Four?"}], send).text == "Four."
    assert "Gives the number back." in told[1]
    assert "/arguments/n must be an integer" in told[2]
