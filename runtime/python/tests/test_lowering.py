"""Names and descriptions as providers accept them, and the way back from calls."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import pytest

from toolrt import Registry, Spec
from toolrt.dialogue import Dialogue
from toolrt.made import tool, toolset_of
from toolrt.mcp.definition import definition
from toolrt.mcp.server import Server
from toolrt.providers import LIMITS, Limits, Lowering, Names, lowered, shortened
from toolrt.providers.names import client_prefix
from toolrt.sdk.bridge import Bridge
from toolrt.told import described

VECTORS: Any = json.loads(
    (Path(__file__).parents[3] / "spec/conformance/names/names.json").read_bytes()
)
ARGUMENTS = {"filter[name]": "a", "$top": 3, "x-y": "b"}
SCHEMA = {
    "type": "object",
    "properties": {
        "filter[name]": {"type": "string"},
        "$top": {"type": "integer"},
        "x-y": {"type": "string"},
        "nested": {"type": "object", "properties": {"a b": {"type": "string"}}},
    },
    "required": ["filter[name]"],
    "dependentRequired": {"$top": ["filter[name]"]},
    "allOf": [{"if": {"required": ["$top"]}, "then": {"required": ["x-y"]}}],
    "additionalProperties": False,
}
LONG = "Finds files by their names. " * 60


def host(seen: list[Any]) -> Registry:
    def run(_: Any, args: Any) -> str:
        seen.append(args)
        return "done"

    @tool(name="files.find", description=LONG, input_schema=SCHEMA)
    def find(cx: Any, args: Any) -> str:
        return run(cx, args)

    @tool(name="files..find", description="Other.", input_schema={"type": "object"})
    def other(cx: Any, args: Any) -> str:
        return run(cx, args)

    @tool(name="x" * 70, description="Long.", input_schema={"type": "object"})
    def long(cx: Any, args: Any) -> str:
        return run(cx, args)

    return Registry().register(toolset_of("files", [find, other, long]))


@pytest.mark.parametrize("case", VECTORS["names"], ids=lambda case: case["name"])
def test_names_are_sent_as_vectors_say(case: Any) -> None:
    rules = Names(**case["accepts"])
    sent = lowered(case["names"], rules)
    assert [sent[name] for name in case["names"]] == case["sent"]
    assert all(map(rules.accepts, sent.values()))
    assert len(set(sent.values())) == len(sent)


def test_names_behind_the_prefix_of_a_client_are_sent_as_vectors_say() -> None:
    for case in VECTORS["servers"]:
        rules = LIMITS["mcp"].tools.after(client_prefix(case["server"]))
        sent = lowered(case["names"], rules)
        assert [sent[name] for name in case["names"]] == case["sent"]


@pytest.mark.parametrize("case", VECTORS["descriptions"], ids=lambda case: case["name"])
def test_descriptions_are_sent_as_vectors_say(case: Any) -> None:
    sent = shortened(case["text"], case["most"])
    assert sent == case["sent"]
    assert len(sent) <= case["most"]


def test_what_is_accepted_is_sent_as_it_is() -> None:
    spec = Spec(name="find", description="Finds.", input_schema='{"type": "object"}')
    lowering = Lowering([spec], LIMITS["any"])
    assert not lowering
    assert lowering.sent(spec) is spec


@pytest.mark.parametrize("provider", LIMITS)
def test_every_text_is_accepted_and_every_call_finds_its_way_back(
    provider: str,
) -> None:
    limits = LIMITS[provider]
    specs = list(host([]).specs())
    lowering = Lowering(specs, limits)
    names = [lowering.sent(spec).name for spec in specs]
    assert all(map(limits.tools.accepts, names))
    assert len(set(names)) == len(names)
    for spec, name in zip(specs, names, strict=True):
        assert lowering.own(name) == spec.name
        assert len(described(lowering.sent(spec))) <= (limits.description or 10_000)
    schema = json.loads(lowering.sent(specs[0]).input_schema)
    if limits.arguments is not None:
        assert all(map(limits.arguments.accepts, schema["properties"]))
    assert set(schema["required"]) <= set(schema["properties"])
    assert set(schema["dependentRequired"]) <= set(schema["properties"])
    assert set(schema["allOf"][0]["if"]["required"]) <= set(schema["properties"])
    # What the provider says nothing of stays.
    assert "a b" in schema["properties"]["nested"]["properties"]
    sent = dict(zip(schema["properties"], ["a", 3, "b", {}], strict=True))
    own = lowering.arguments("files.find", sent)
    assert list(own) == list(SCHEMA["properties"])  # type: ignore[call-overload]
    text = json.dumps(sent).encode()
    assert json.loads(lowering.arguments("files.find", text)) == own
    # A model may also call arguments by their own names.
    assert lowering.arguments("files.find", ARGUMENTS) == ARGUMENTS


def test_references_and_values_of_a_schema_keep_their_meaning() -> None:
    document = {
        "type": "object",
        "properties": {
            "a b": {"enum": [{"$ref": "#/properties/a b"}]},
            "c": {"$ref": "#/properties/a%20b/items"},
        },
    }
    spec = Spec(name="t", input_schema=json.dumps(document))
    sent = json.loads(Lowering([spec], LIMITS["anthropic"]).sent(spec).input_schema)
    assert sent["properties"] == {
        "a_b": {"enum": [{"$ref": "#/properties/a b"}]},
        "c": {"$ref": "#/properties/a_b/items"},
    }


def test_an_argument_that_is_there_by_both_names_stays() -> None:
    spec = Spec(name="t", input_schema=json.dumps(SCHEMA))
    lowering = Lowering([spec], LIMITS["anthropic"])
    both = {"filter[name]": "a", "filter_name": "b"}
    assert lowering.arguments("t", both) == both
    for payload in (None, "", b"[1]", "{", b'{"other":1}', 5):
        assert lowering.arguments("t", payload) == payload


def test_a_dialogue_sends_what_its_provider_accepts() -> None:
    seen: list[Any] = []
    app = host(seen)
    chat = Dialogue(app, provider="anthropic")
    tools = chat.request()["tools"]
    for one in tools:
        assert re.fullmatch(r"[a-zA-Z0-9_-]{1,128}", one["name"])
        for key in one["input_schema"].get("properties", {}):
            assert re.fullmatch(r"[a-zA-Z0-9_.-]{1,64}", key)
    used = {
        "type": "tool_use",
        "id": "c1",
        "name": tools[0]["name"],
        "input": {"filter_name": "a", "top": 3, "x-y": "b"},
    }
    message = {"role": "assistant", "content": [used], "stop_reason": "tool_use"}
    turn = chat.turn(message)
    assert turn.calls[0].name == "files.find"
    messages = turn.run()
    assert seen == [ARGUMENTS]
    # What the model has said goes back as it was.
    assert messages[0]["content"][0]["name"] == tools[0]["name"]
    openai = Dialogue(app, provider="openai").request()["tools"]
    assert max(len(one["function"]["description"]) for one in openai) <= 1024
    assert all(len(one["function"]["name"]) <= 64 for one in openai)


def test_a_bridge_has_tools_by_the_names_that_all_accept() -> None:
    seen: list[Any] = []
    app = host(seen)
    specs = {spec.name: lambda spec=spec: spec for spec in app.specs()}
    bridge = Bridge[Any](app, specs, None, {}, "lab")
    for spec in bridge.specs:
        assert LIMITS["any"].tools.accepts(spec.name)
    sent = bridge.specs[0]
    args = {"filter_name": "a", "top": 3, "x_y": "b"}
    cx = bridge.context(None)
    assert bridge.call(sent, args, cx).ok
    assert bridge.call(sent, json.dumps(args), cx).ok
    assert bridge.app.preflight(sent.name, args, cx).ok
    assert seen == [ARGUMENTS, ARGUMENTS]
    assert bridge.meant(sent.name, args) == ("files.find", ARGUMENTS)
    failed = bridge.call(sent, {"top": "x"}, cx)
    # The model reads the arguments by the names that it knows.
    assert '"filter_name": string' in bridge.text(sent, failed)
    with pytest.raises(ValueError, match="no provider"):
        Bridge[Any](app, specs, None, {"provider": "nobody"}, "lab")  # type: ignore[typeddict-item]


def test_a_server_of_mcp_shows_names_that_its_clients_can_send_on() -> None:
    app = host([])
    server = Server.of(app, "a-server-with-a-long-name")
    prefix = client_prefix(server.name)
    for spec in server.tools():
        sent = server.lowering.sent(spec)
        assert len(prefix + sent.name) <= 64
        assert server.shows(sent.name) is spec
        assert server.shows(spec.name) is spec
    spec = next(iter(app.specs()))
    from toolrt.mcp.definition import definition_json  # noqa: PLC0415

    shown = json.loads(definition_json(spec, "modern", server.lowering))
    assert shown["_meta"]["dev.toolc/name"] == "files.find"
    assert shown["_meta"]["dev.toolc/arguments"] == {
        "filter_name": "filter[name]",
        "top": "$top",
    }
    assert list(shown["inputSchema"]["properties"])[:2] == ["filter_name", "top"]
    assert "dev.toolc/name" not in definition(spec, "modern").get("_meta", {})


def test_clients_of_mcp_call_by_the_names_that_they_are_shown() -> None:
    from mcp import Client  # noqa: PLC0415

    from toolrt.mcp.serve.options import Options  # noqa: PLC0415
    from toolrt.mcp.serve.serving import Serving  # noqa: PLC0415

    seen: list[Any] = []
    server = Server.of(host(seen), "files")

    async def run() -> None:
        async with Client(Serving(server, Options()).protocol) as client:
            shown = {tool.name for tool in (await client.list_tools()).tools}
            own = {spec.name for spec in server.tools()}
            assert not shown & own
            sent = server.lowering.sent_name("files.find")
            assert sent in shown
            for name, args in (
                (sent, {"filter_name": "a", "top": 3, "x-y": "b"}),
                ("files.find", ARGUMENTS),
            ):
                result = await client.call_tool(name, args)
                assert not result.is_error
            assert seen == [ARGUMENTS, ARGUMENTS]

    asyncio.run(run())


def test_limits_are_those_of_the_compiler() -> None:
    assert LIMITS["openai"] == Limits(tools=Names(most=64, also="-"), description=1024)
