"""What a model may see under the host's policy: lists of servers, SDKs, dialogues."""

from __future__ import annotations

import asyncio
from importlib import import_module
from typing import TYPE_CHECKING, Any

import pytest
from dialogue_formats import FORMATS, Format, calls
from mcp import Client
from mcp_raw import http_of
from mcp_served import served
from sdk_lab import Lab, assistant, registry, samples_specs

from toolrt import Context, Refusal, RegistryView, Spec
from toolrt.call import CallFault, Kind
from toolrt.dialogue import Dialogue
from toolrt.host import GrantPolicy, Policy

if TYPE_CHECKING:
    from collections.abc import Iterable


class Knows(Policy):
    """Admits some tools to some callers, and fails about one."""

    def __init__(self, caller: str, *tools: str, fails: str = "") -> None:
        self.caller = caller
        self.tools = tools
        self.fails = fails

    def admit(self, spec: Spec, cx: Context) -> None:
        if spec.name == self.fails:
            raise RuntimeError("a policy that fails")
        if spec.name not in self.tools or cx.caller != self.caller:
            raise Refusal(CallFault.of("stranger", Kind.AUTH, "No."))


def names(specs: Iterable[Spec]) -> list[str]:
    return [spec.name for spec in specs]


GRANTED = GrantPolicy(scopes=["maths"], environ={})
#: A tool that needs another scope.
GUARDED = "erase"


@pytest.mark.parametrize("mode", ["legacy", "2026-07-28"])
def test_a_server_lists_what_the_policy_admits(mode: Any) -> None:
    server = served()
    everything = names(server.tools())

    async def talk(url: str) -> tuple[list[str], Any]:
        async with Client(url, mode=mode) as client:
            listed = (await client.list_tools()).tools
            # The client of the SDK looks for tools in no list.
            result = await client.call_tool(GUARDED, {"n": 1})
            assert not (await client.call_tool("add", {"a": 1, "b": 2})).is_error
            return [tool.name for tool in listed], result

    with http_of(server) as http:
        assert asyncio.run(talk(http.url))[0] == everything
        server.registry.policy = GRANTED
        listed, result = asyncio.run(talk(http.url))
        assert listed == [name for name in everything if name != GUARDED]
        assert result.is_error
        assert result.structured_content is None
        error = result.meta["dev.toolc/envelope"]["error"]
        assert error["code"] == "missing_scope"


def test_lists_under_a_policy_are_private() -> None:
    server = served()
    with http_of(server) as http:
        open_to_all = http.ask("tools/list", {}).result["cacheScope"]
        server.registry.policy = GRANTED
        assert http.ask("tools/list", {}).result["cacheScope"] == "private"
        server.registry.policy = None
        assert http.ask("tools/list", {}).result["cacheScope"] == open_to_all


def test_a_policy_of_the_host_sees_who_asks() -> None:
    server = served()
    server.registry.policy = Knows("ada", "add", fails="double")
    for caller, wanted in (("ada", ["add"]), ("eve", [])):
        with http_of(server, caller=caller) as http:
            listed = http.ask("tools/list", {}).result["tools"]
            assert [tool["name"] for tool in listed] == wanted


def test_a_search_finds_what_the_policy_admits() -> None:
    server = served(discovery={"search": True})
    params = {"name": "search_tools", "arguments": {"query": "erase"}}
    with http_of(server) as http:
        for policy, wanted in ((None, [GUARDED]), (GRANTED, [])):
            server.registry.policy = policy
            found = http.ask("tools/call", params).result["structuredContent"]
            assert [tool["name"] for tool in found["tools"]] == wanted


#: SDKs with the names of their callers; all others make their tools in the same way.
SDKS = ["google_adk", "langchain", "openai_agents", "pydantic_ai"]


@pytest.mark.parametrize("name", SDKS)
def test_an_sdk_lists_what_the_policy_admits(name: str) -> None:
    module: Any = import_module(f"sdks.python.lab.sdk.{name}")
    caller = import_module(f"toolrt.sdk.{name}").CALLER

    def listed(policy: Policy | None, cx: Any = None) -> list[str]:
        app = registry(Lab(), policy=policy)
        return [tool.name for tool in module.samples_tools(app, cx)]

    everything = list(samples_specs.SPECS)
    assert listed(None) == listed(Policy()) == everything
    granted = Knows(caller, "measure", "finish", fails="burn")
    assert listed(granted) == ["measure", "finish"]
    # What gives the context of a run is not asked before there is one.
    assert listed(granted, lambda _: Context(caller="eve")) == ["measure", "finish"]
    assert listed(granted, Context(caller="eve")) == []
    assert listed(Knows("eve", "scale"), Context(caller="eve")) == ["scale"]


def test_a_server_for_claude_keeps_its_name() -> None:
    module: Any = import_module("sdks.python.lab.sdk.claude_agent_sdk")

    def name(policy: Policy | None) -> Any:
        app = registry(Lab(), policy=policy)
        return module.tools(app)["name"], module.samples_tools(app)["name"]

    caller = import_module("toolrt.sdk.claude_agent_sdk").CALLER
    assert name(Knows(caller, "measure")) == name(Knows(caller)) == name(None)


def test_a_view_of_an_agent_shows_what_the_policy_admits() -> None:
    class OfAgents(Policy):
        def admit(self, spec: Spec, cx: Context) -> None:
            if cx.agent != "assistant" or spec.name == "crash":
                raise Refusal(CallFault.of("stranger", Kind.AUTH, "No."))

    app = registry(Lab(), policy=OfAgents())
    view = RegistryView(app, assistant.agent())
    own = names(view.specs())
    assert names(view.advertised(view.specs())) == [
        one for one in own if one != "crash"
    ]
    assert app.advertised(app.specs()) == ()
    app.policy = None
    assert names(view.advertised(view.specs())) == own
    assert names(app.advertised(app.specs())) == names(app.specs())


@pytest.mark.parametrize("fmt", FORMATS, ids=lambda fmt: fmt.name)
def test_a_dialogue_shows_what_the_policy_admits(fmt: Format) -> None:
    lab = Lab()
    app = registry(lab, policy=Knows(fmt.caller, "measure"))
    chat = Dialogue(app, samples_specs.SPECS, provider=fmt.name, on_stop="tell")
    assert fmt.names(chat.request()) == ["measure"]
    # A model may still name what it was not shown.
    wish = calls(("scale", {"name": "alpha"}, "call_1"))
    turn = chat.turn(fmt.response(wish))
    (told,) = fmt.told(turn.run())
    assert told.text == "No."
    assert not lab.calls
