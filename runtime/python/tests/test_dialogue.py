"""Dialogues: what a model is shown, what its turns become, how its run ends."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import AsyncIterator
from importlib import import_module
from typing import Any, cast

import pytest
from dialogue_formats import FORMATS, Format, Said, calls
from generated import ROOT
from sdk_lab import PNG, Lab, completions, registry, samples, samples_specs

from toolrt import (
    AgentPolicy,
    AgentSpec,
    CallFailed,
    Codec,
    Completion,
    Context,
    Registry,
    RegistryView,
    Spec,
)
from toolrt.agent import Ended, View
from toolrt.call import Asked, Audio, Image, ResourceLink, Text
from toolrt.dialogue import Bounds, Dialogue, Outcome, Turn, Unfinished
from toolrt.host import StateKeys
from toolrt.spec import Example, ToolsetSpec
from toolrt.table import STRING, Map
from toolrt.testing import ManualClock

ALL = pytest.mark.parametrize("fmt", FORMATS, ids=lambda fmt: fmt.name)
OPENAI, RESPONSES, ANTHROPIC, GEMINI, BEDROCK, MISTRAL = FORMATS
ALPHA = {"name": "alpha"}


def dialogue(fmt: Format, app: Registry, **more: Any) -> Dialogue[None]:
    return Dialogue(app, samples_specs.SPECS, provider=fmt.name, **more)


class Script:
    """A model that says what is written; it keeps what it is told."""

    def __init__(self, fmt: Format, *turns: Said) -> None:
        self.fmt = fmt
        self.turns = list(turns)
        self.messages: list[Any] = []

    def __call__(self, messages: list[Any]) -> Any:
        self.messages = list(messages)
        return self.fmt.response(self.turns.pop(0))


def agent(*names: str, **policy: Any) -> AgentSpec:
    tools = {name: samples_specs.SPECS[name] for name in names}
    used = View(lambda: ToolsetSpec(name="samples"), tools)
    return AgentSpec(name="tester", uses=(used,), policy=AgentPolicy(**policy))


# What a response becomes.


@ALL
def test_a_response_is_read_from_json_and_from_the_client_s_own_types(
    fmt: Format,
) -> None:
    chat = dialogue(fmt, registry(Lab()))
    said = calls(
        ("measure", {"name": "alpha", "unit": "g"}, "c1aaaaaaa"),
        ("picture", {"name": "x"}, "c2aaaaaaa"),
        text="Let me see.",
    )
    response, events = fmt.response(said), fmt.events(said)
    before = json.dumps([response, events])
    streams = chat.stream(), chat.stream()
    heard = "".join(streams[0].feed(event) for event in events)
    typed = "".join(streams[1].feed(fmt.typed_event(event)) for event in events)
    turns = [chat.turn(response), chat.turn(fmt.typed(response))]
    turns += [stream.done() for stream in streams]
    assert heard == typed == "Let me see."
    for turn in turns:
        assert turn.text == "Let me see."
        assert [(call.id, call.name) for call in turn.calls] == [
            ("c1aaaaaaa", "measure"),
            ("c2aaaaaaa", "picture"),
        ]
        assert not turn.truncated
        messages = turn.run()
        fmt.check({}, messages)
        one, picture = fmt.told(messages)
        assert one.text.startswith('{"name":"alpha","value":1.5,"unit":"g"}')
        assert picture.images == 1
        assert [envelope.ok for envelope in turn.envelopes if envelope] == [True, True]
        # Calls that have an answer are not made again.
        assert turn.run() == asyncio.run(turn.arun()) == messages
    # What the host has given stays as it is.
    assert json.dumps([response, events]) == before


def test_gemini_is_answered_in_the_names_in_which_it_has_called() -> None:
    chat = dialogue(GEMINI, registry(Lab()))
    response = GEMINI.response(calls(("picture", {"name": "x"}, "c1")))
    _, wire = chat.turn(response).run()
    json.dumps(wire)
    own = wire["parts"][0]["functionResponse"]
    assert own["parts"][0]["inlineData"]["mimeType"] == "image/png"
    _, client = chat.turn(GEMINI.typed(response)).run()
    own = client["parts"][0]["function_response"]
    assert own["parts"][0]["inline_data"]["data"] == PNG


def test_gemini_s_calls_have_no_ids_where_it_gives_none() -> None:
    lab = Lab()
    chat = dialogue(GEMINI, registry(lab))
    response = GEMINI.response(calls(("measure", ALPHA, ""), ("scale", ALPHA, "")))
    for part in response["candidates"][0]["content"]["parts"]:
        part.get("functionCall", {}).pop("id", None)
    model, user = chat.turn(response).run()
    own = [part["functionResponse"] for part in user["parts"]]
    assert [sorted(one) for one in own] == [["name", "response"]] * 2
    assert [one["name"] for one in own] == ["measure", "scale"]
    assert "id" not in json.dumps(model)
    assert own[0]["response"] == {
        "output": {"name": "alpha", "value": 1.5, "unit": "mg"},
        "note": "Write it down.",
    }
    assert all(cx.call_id for cx in lab.contexts)


@ALL
def test_content_that_a_format_has_no_place_for_is_told(fmt: Format) -> None:
    class Camera(Lab):
        def picture(self, cx: Context, args: Any) -> Any:
            del cx, args
            return [
                Text("Both:"),
                Image(PNG, "image/png"),
                Image(b"..", "image/tiff"),
                Audio(b"...", "audio/wav"),
                ResourceLink("test://more", "more"),
            ]

    chat = dialogue(fmt, registry(Camera()))
    messages = chat.turn(
        fmt.response(calls(("picture", {"name": "x"}, "c1aaaaaaa")))
    ).run()
    fmt.check({}, messages)
    (told,) = fmt.told(messages)
    assert told.images == 1
    assert "(2 bytes of the type image/tiff, not shown)" in told.text
    assert "(3 bytes of the type audio/wav, not shown)" in told.text
    assert "more: test://more" in told.text


def test_a_turn_without_a_word_is_no_message() -> None:
    for fmt in FORMATS:
        chat = dialogue(fmt, registry(Lab()))
        blank = {
            "openai": {"choices": [{"message": {"role": "assistant", "content": ""}}]},
            "openai-responses": {"output": []},
            "anthropic": {"content": [{"type": "text", "text": " "}]},
            "gemini": {"candidates": [{"finishReason": "STOP"}]},
            "bedrock": {"output": {"message": {"content": [{"text": "\n"}]}}},
            "mistral": {"choices": [{"message": {"role": "assistant", "content": ""}}]},
        }[fmt.name]
        assert chat.turn(blank).run() == []


def test_any_object_that_gives_its_members_is_a_response() -> None:
    class Own:
        def to_dict(self) -> Any:
            return OPENAI.response(Said("Hello."))

    chat = dialogue(OPENAI, registry(Lab()))
    assert chat.turn(Own()).text == "Hello."
    chunk = {"index": 0, "delta": {"content": "Hi."}, "finish_reason": "stop"}
    stream = chat.stream()
    stream.feed({"type": "chunk", "chunk": {"choices": [chunk]}, "snapshot": {}})
    stream.feed({"type": "content.delta", "delta": "Hi."})
    assert stream.done().text == "Hi."


# What a request says.


@ALL
def test_a_request_defines_the_tools_as_toolc_emits_them(fmt: Format) -> None:
    chat = dialogue(fmt, registry(Lab()))
    request = chat.request()
    fmt.check(request, [])
    assert fmt.names(request) == list(samples_specs.SPECS)
    text = json.dumps(request)
    spec = samples_specs.SPECS["measure"]()
    assert json.dumps(json.loads(spec.input_schema)) in text
    assert '"description": "Measure a sample."' in text
    assert "tool_choice" not in request
    # Each request has its own, to change.
    request.clear()
    assert fmt.names(chat.request()) == list(samples_specs.SPECS)


def test_notations_are_those_of_the_providers() -> None:
    lab, specs = registry(Lab()), {"crash": samples_specs.SPECS["crash"]}
    schema = {"type": "object", "properties": {}, "additionalProperties": False}
    own = {
        "name": "crash",
        "description": "Fail in a way that nobody has declared.",
    }
    chat = {fmt.name: Dialogue(lab, specs, provider=fmt.name) for fmt in FORMATS}
    function = {"type": "function", "function": {**own, "parameters": schema}}
    assert chat["openai"].request() == {"tools": [function]}
    assert chat["mistral"].request() == {"tools": [function]}
    assert chat["openai-responses"].request() == {
        "tools": [{"type": "function", **own, "parameters": schema, "strict": False}]
    }
    assert chat["anthropic"].request() == {"tools": [{**own, "input_schema": schema}]}
    declared = {
        **own,
        "parametersJsonSchema": schema,
        "responseJsonSchema": {"type": "integer"},
    }
    assert chat["gemini"].request() == {"tools": [{"functionDeclarations": [declared]}]}
    tool = {"toolSpec": {**own, "inputSchema": {"json": schema}}}
    assert chat["bedrock"].request() == {"toolConfig": {"tools": [tool]}}


def test_tools_are_strict_where_the_design_has_a_schema_for_that(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What a strict model sends for what is left out is undone."""
    monkeypatch.syspath_prepend(str(ROOT / "examples/todos/python"))
    todos: Any = import_module("gen.todos.tools.todos")
    specs = import_module("gen.todos.tools.todos.specs").SPECS
    taken: list[Any] = []

    class Store:
        def update_todos(self, _: Context, args: Any, injected: Any) -> Any:
            taken.append(args)
            return todos.TodosSnapshot(run_id=injected.run_id, items=[], revision=0)

        def get_todos(self, _: Context, _args: Any, _injected: Any) -> Any:
            raise NotImplementedError

    app = Registry().register(todos.toolset(Store()))
    cx = Context(run_id="6f1f6f0a-7a52-4f8e-9d3c-0d8f2c7f7f10")
    sent = {"id": "a", "title": "A", "status": None, "due": None, "tags": None}
    said = calls(("update_todos", {"mode": None, "items": [sent]}, "c1"))
    for fmt in (OPENAI, RESPONSES):
        chat = Dialogue(app, specs, provider=fmt.name, cx=cx)
        tool = chat.request()["tools"][0]
        own = tool.get("function", tool)
        schema = json.loads(specs["update_todos"]().schema_for("openai-strict"))
        assert own["strict"] is True
        assert own["parameters"] == schema
        assert [one.ok for one in made(chat, fmt, said)] == [True]
        assert taken.pop().items[0].id == "a"
        chat = Dialogue(app, specs, provider=fmt.name, strict=False)
        tool = chat.request()["tools"][0]
        assert not tool.get("function", tool).get("strict")
    # Another provider has no such schema: the model is told what is wrong.
    chat = Dialogue(app, specs, provider="anthropic", cx=cx)
    assert "strict" not in json.dumps(chat.request())
    assert [one.ok for one in made(chat, ANTHROPIC, said)] == [False]


def made(chat: Dialogue[Any], fmt: Format, said: Said) -> list[Any]:
    turn = chat.turn(fmt.response(said))
    turn.run()
    return turn.envelopes


def test_strict_tools_stay_within_the_limits_of_a_request() -> None:
    """Anthropic takes 20 strict tools, 24 optional arguments, 16 of several types."""

    def request(optional: int, unions: int, tools: int = 25) -> list[bool]:
        properties: dict[str, Any] = {
            f"o{i}": {"type": "string"} for i in range(optional)
        }
        properties |= {f"u{i}": {"anyOf": [{}]} for i in range(unions)}
        schema: dict[str, Any] = {"type": "object", "properties": properties}
        schema["required"] = [f"u{i}" for i in range(unions)]
        strict = (("anthropic-strict", json.dumps(schema)),)
        example = (Example(args='{"row":1}'),)
        specs = {
            name: gives(Spec(name=name, provider_schemas=strict, examples=example))
            for name in list(shelf_names())[:tools]
        }
        chat = Dialogue(registry(Lab()), specs, provider="anthropic")
        defined = chat.request()["tools"]
        # Examples fit the schema of the design alone.
        assert all(("strict" in tool) != ("input_examples" in tool) for tool in defined)
        return [tool.get("strict", False) for tool in defined]

    assert request(0, 0) == [True] * 20 + [False] * 5
    assert request(7, 0).count(True) == 3
    assert request(0, 5).count(True) == 3
    assert request(0, 0, 4) == [True] * 4


def shelf_names() -> Any:
    return import_module("sdks.python.lab.tools.shelves.specs").SPECS


def gives(spec: Spec) -> Any:
    return lambda: spec


def test_one_call_a_turn_is_said_where_there_is_a_word_for_it() -> None:
    one = Bounds(at_once=1)
    words = {
        fmt.name: {
            key: value
            for key, value in dialogue(fmt, registry(Lab()), bounds=one)
            .request()
            .items()
            if key not in {"tools", "toolConfig"}
        }
        for fmt in FORMATS
    }
    assert words == {
        "openai": {"parallel_tool_calls": False},
        "openai-responses": {"parallel_tool_calls": False},
        "mistral": {"parallel_tool_calls": False},
        "anthropic": {
            "tool_choice": {"type": "auto", "disable_parallel_tool_use": True}
        },
        "gemini": {},
        "bedrock": {},
    }


@ALL
def test_without_tools_there_is_nothing_of_tools(fmt: Format) -> None:
    chat = Dialogue(registry(Lab()), {}, provider=fmt.name)
    assert chat.request() == {}
    assert chat.instructions is None
    (told,) = fmt.told(
        chat.turn(fmt.response(calls(("measure", ALPHA, "c1aaaaaaa")))).run()
    )
    assert told.text == 'There is no tool "measure".'


def test_an_agent_has_instructions() -> None:
    spec = import_module("sdks.python.lab.agents.assistant.specs").agent()
    chat = Dialogue(registry(Lab()), spec, provider="anthropic")
    assert chat.instructions == (
        "Measure first, then finish.\n\n"
        "samples: When: A sample is to be measured Not: The sample is at home\n"
        "measure, then finish: When everything is measured"
    )
    assert "burn" not in ANTHROPIC.names(chat.request())


# Typed answers.


@ALL
def test_the_form_of_an_answer_goes_with_the_request_or_with_the_instructions(
    fmt: Format,
) -> None:
    app, report = registry(Lab()), completions.REPORT
    chat = Dialogue(app, {}, provider=fmt.name, completion=report)
    fmt.check(chat.request(), [])
    assert chat.request()
    assert chat.instructions is None
    told = Dialogue(app, {}, provider=fmt.name, completion=report, formed=False)
    assert told.request() == {}
    assert told.instructions is not None
    assert report.schema in told.instructions
    # Gemini takes one of both: tools, or a form.
    both = Dialogue(app, samples_specs.SPECS, provider=fmt.name, completion=report)
    assert (both.instructions is None) == (fmt is not GEMINI)
    answer = '{"text": "fine", "score": 7}'
    fenced = f"```json\n{answer}\n```"
    for one, said in ((told, fenced), (chat, answer)):
        found: Any = one.run([], Script(fmt, Said(said))).unwrap()
        assert found.score == 7
    outcome = chat.run([], Script(fmt, Said(fenced), Said("no"), Said("{}")))
    assert outcome == Outcome(text="{}", ended=Unfinished.TRIES)
    with pytest.raises(ValueError, match="could not be used"):
        outcome.unwrap()


def test_forms_say_strictly_what_they_can() -> None:
    def form(schema: dict[str, Any], provider: Any) -> Any:
        completion = Completion(
            name="c", agent="a", codec=Codec[Any](STRING), schema=json.dumps(schema)
        )
        chat = Dialogue(Registry(), {}, provider=provider, completion=completion)
        request = chat.request()
        return request and next(iter(request.values()))

    def closed(required: list[str] | None = None, **properties: Any) -> dict[str, Any]:
        own = {"type": "object", "properties": properties}
        return {**own, "required": required or [], "additionalProperties": False}

    schema = closed(
        ["a"],
        a={"type": "string", "minLength": 1, "description": "An A."},
        b={"type": "integer", "minimum": 1},
        c={"oneOf": [{"type": "null"}, {"$ref": "#/$defs/D", "description": "D"}]},
        d={
            "type": "array",
            "items": {"type": "string", "format": "uri"},
            "minItems": 2,
        },
    )
    schema["$defs"] = {"D": closed()}
    anthropic = form(schema, "anthropic")["format"]["schema"]
    assert anthropic["required"] == ["a"]
    assert anthropic["properties"] == {
        "a": {"type": "string", "description": "An A.\n\nminLength: 1"},
        "b": {"type": "integer", "description": "minimum: 1"},
        "c": {
            "anyOf": [
                {"type": "null"},
                {"description": "D", "anyOf": [{"$ref": "#/$defs/D"}]},
            ]
        },
        "d": {
            "type": "array",
            "items": {"type": "string", "format": "uri"},
            "description": "minItems: 2",
        },
    }
    openai = form(schema, "openai")["json_schema"]
    assert openai["strict"] is True
    assert openai["schema"]["required"] == ["a", "b", "c", "d"]
    assert openai["schema"]["properties"]["b"] == {
        "anyOf": [{"type": "integer", "minimum": 1}, {"type": "null"}]
    }
    assert "format: " in json.dumps(openai["schema"]["properties"]["d"])
    # What no strict mode says: OpenAI goes without, Anthropic's model is told.
    loop = closed(a={"$ref": "#/$defs/L"})
    loop["$defs"] = {"L": closed(l={"$ref": "#/$defs/L"})}
    for never in (
        {"type": "string"},
        {"type": "object", "additionalProperties": {"type": "string"}},
        closed(a={}),
        closed(a={"type": "array"}),
        closed(a={"enum": [[]]}),
        closed(a={"type": "string", "not": {"const": "x"}}),
        closed(a=True),
    ):
        assert form(never, "anthropic") == {}
        assert form(never, "openai")["json_schema"]["strict"] is False
    assert form(loop, "anthropic") == {}
    ring = closed(a={"$ref": "#/$defs/L"})
    ring["$defs"] = {
        "L": closed(m={"$ref": "#/$defs/M"}),
        "M": closed(l={"$ref": "#/$defs/L"}),
    }
    assert form(ring, "anthropic") == {}
    assert form(loop, "openai")["json_schema"]["strict"] is True
    many = closed()
    many["properties"] = {f"o{i}": {"type": "string"} for i in range(25)}
    assert form(many, "bedrock") == {}
    assert form(many, "openai")["json_schema"]["strict"] is True


def test_an_answer_by_a_strict_form_is_undone() -> None:
    completion = Completion(
        name="c",
        agent="a",
        codec=Codec[Any](Map(STRING)),
        schema='{"type":"object","additionalProperties":{"type":"string"}}',
    )
    chat = Dialogue(Registry(), {}, provider="openai", completion=completion)
    sent = Said('[{"key":"a","value":"b"}]')
    assert chat.run([], Script(OPENAI, sent)).answer == {"a": "b"}


# How calls are made.


def test_a_model_calls_nothing_but_what_it_is_shown() -> None:
    lab = Lab()
    chat = Dialogue(
        registry(lab), {"scale": samples_specs.SPECS["scale"]}, provider="openai"
    )
    turn = chat.turn(OPENAI.response(calls(("measure", ALPHA, "c1"))))
    (told,) = OPENAI.told(turn.run())
    assert told.text == 'There is no tool "measure".'
    assert not lab.calls
    everything = Dialogue(registry(lab), provider="openai")
    assert len(OPENAI.names(everything.request())) == 60
    view = RegistryView(registry(lab), agent("scale"))
    assert OPENAI.names(Dialogue(view, provider="openai").request()) == ["scale"]
    with pytest.raises(TypeError, match="its own tools"):
        Dialogue(view, {}, provider="openai")
    with pytest.raises(ValueError, match="there is no provider 'openapi': openai, "):
        Dialogue(registry(lab), provider=cast("Any", "openapi"))


@ALL
def test_errors_are_told_and_some_end_the_run(fmt: Format) -> None:
    app = registry(Lab())
    chat = dialogue(fmt, app)
    gone = calls(("measure", {"name": "gone"}, "c1aaaaaaa"))
    (told,) = fmt.told(chat.turn(fmt.response(gone)).run())
    assert told.text == "There is no such sample.\nSamples are alpha and beta."
    assert told.is_error in {True, None}
    night = calls(("measure", {"name": "night"}, "c1aaaaaaa"))
    crash = calls(("crash", {}, "c1aaaaaaa"))
    for stops in (night, crash):
        messages: list[Any] = []
        with pytest.raises(CallFailed) as failed:
            chat.run(messages, Script(fmt, stops))
        assert "hunter2" not in str(failed.value)
        # There is no call without an answer.
        assert messages == []
    chat = dialogue(fmt, app, on_stop="tell")
    model = Script(fmt, crash, Said("done"))
    assert chat.run([], model).text == "done"
    assert "hunter2" not in json.dumps(model.messages, default=str)


def test_what_a_model_reads_of_a_result() -> None:
    said = calls(("measure", ALPHA, "c1"))
    texts = []
    for how in ("json", "hint", "both"):
        chat = dialogue(OPENAI, registry(Lab()), said=how)
        texts += [
            one.text for one in OPENAI.told(chat.turn(OPENAI.response(said)).run())
        ]
    document = '{"name":"alpha","value":1.5,"unit":"mg"}'
    assert texts == [
        f"{document}\n\nWrite it down.",
        "alpha weighs 1.5\n\nWrite it down.",
        f"alpha weighs 1.5\n\n{document}\n\nWrite it down.",
    ]
    chat = dialogue(GEMINI, registry(Lab()), said="hint")
    (told,) = GEMINI.told(chat.turn(GEMINI.response(said)).run())
    assert told.text == "alpha weighs 1.5\n\nWrite it down."


def test_calls_run_at_once_as_far_as_they_may() -> None:
    waits = [("wait", {"ms": 50}, f"w{i}") for i in range(6)]
    scales = [("scale", ALPHA, f"s{i}") for i in range(3)]
    for most, at_once in ((6, 16), (2, 2), (1, 1)):
        lab = Lab()
        chat = dialogue(OPENAI, registry(lab), bounds=Bounds(at_once=at_once))
        turn = chat.turn(OPENAI.response(calls(*waits, *scales)))
        told = OPENAI.told(asyncio.run(turn.arun()))
        assert [one.id for one in told] == [wish[2] for wish in [*waits, *scales]]
        assert lab.most == {"wait": most, "scale": 1}


def test_a_final_tool_waits_and_ends_the_run() -> None:
    said = calls(
        ("wait", {"ms": 30}, "c1"),
        ("finish", {"text": "bye"}, "c2"),
        ("measure", ALPHA, "c3"),
        text="So be it.",
    )
    for runs in (True, False):
        lab = Lab()
        chat = dialogue(ANTHROPIC, registry(lab))
        messages: list[Any] = []
        model = Script(ANTHROPIC, said)
        outcome = (
            chat.run(messages, model)
            if runs
            else asyncio.run(chat.arun(messages, awaited(model)))
        )
        assert outcome.ended is Ended.FINISHED
        assert outcome.text == "So be it."
        assert outcome.final is not None
        assert outcome.final.result == samples.FinishResult(text="bye")
        assert [name for name, _ in lab.calls] == ["wait", "finish"]
        assert ANTHROPIC.told(messages)[-1].text == (
            "Nothing was done: the run is finished."
        )
    failed = calls(("finish", {}, "c1"))
    chat = dialogue(ANTHROPIC, registry(Lab()))
    model = Script(ANTHROPIC, failed, said)
    assert chat.run([], model).ended is Ended.FINISHED


def awaited(model: Script) -> Any:
    async def send(messages: list[Any]) -> Any:
        return model(messages)

    return send


def test_the_context_of_calls_is_the_host_s() -> None:
    lab = Lab()
    cx = Context(caller="ci", session_id="s").with_label("tenant", "acme")
    said = calls(("measure", ALPHA, "c1"))
    made(dialogue(OPENAI, registry(lab), cx=cx), OPENAI, said)
    by_call = dialogue(
        OPENAI, registry(lab), cx=lambda call: Context(run_id=f"run of {call.id}")
    )
    made(by_call, OPENAI, said)
    assert lab.calls == [("measure", "ci"), ("measure", "openai")]
    assert lab.tenants[0] == "acme"
    assert [one.call_id for one in lab.contexts] == ["c1", "c1"]
    assert lab.contexts[1].run_id == "run of c1"


def test_consent_and_answers_come_from_the_host() -> None:
    said = calls(("burn", ALPHA, "c1"), ("ship", ALPHA, "c2"))
    asked: list[str] = []

    def asker(request: Asked) -> object:
        asked.append(request.request.question or "")
        return True if "ice" in asked[-1] else "Berlin"

    def confirmer(_: Any) -> bool:
        return True

    app = registry(Lab(), confirmer=confirmer, asker=asker)
    turn = dialogue(OPENAI, app).turn(OPENAI.response(said))
    told = OPENAI.told(asyncio.run(turn.arun()))
    assert [one.text for one in told] == [
        '{"burned":true}',
        '{"to":"Berlin","cold":true}',
    ]
    assert asked == ["Where to?", "On ice?"]
    # A human who refuses one call ends no run.
    app = registry(Lab(), confirmer=lambda _: False)
    model = Script(OPENAI, calls(("burn", ALPHA, "c1")), Said("well"))
    assert dialogue(OPENAI, app).run([], model).text == "well"
    with pytest.raises(CallFailed, match="confirmation_required"):
        dialogue(OPENAI, registry(Lab())).run([], Script(OPENAI, said))


def test_what_a_call_asks_may_be_answered_later() -> None:
    lab = Lab()
    app = registry(lab, state_keys=StateKeys({"a": b"1" * 32}))
    cx = Context().with_can_answer("ask", "confirm")
    said = calls(("measure", ALPHA, "c1"), ("burn", ALPHA, "c2"), ("ship", ALPHA, "c3"))
    turn = dialogue(OPENAI, app, cx=cx).turn(OPENAI.response(said))
    answers: list[dict[str, object]] = [
        {"confirm": {"answer": True}},
        {"address": {"answer": "Berlin"}},
        {"cold": {"declined": True}},
    ]
    for index, answer in zip((1, 2, 2), answers, strict=True):
        with pytest.raises(CallFailed, match="asks something first"):
            asyncio.run(turn.arun())
        envelope = turn.envelopes[index]
        assert envelope is not None
        assert answer.keys() <= set(envelope.requests)
        turn.answer(turn.calls[index], answer)
    told = OPENAI.told(asyncio.run(turn.arun()))
    assert told[1].text == '{"burned":true}'
    assert "On ice?" in told[2].text
    assert [name for name, _ in lab.calls].count("measure") == 1
    with pytest.raises(KeyError):
        turn.answer(turn.calls[0], {})


# How a run ends.


def test_an_agent_s_limits_hold_for_each_run() -> None:
    lab = Lab()
    wrong = [calls(("measure", {}, f"c{i}")) for i in range(9)]
    chat = Dialogue(registry(lab), agent("measure", failures=2), provider="openai")
    for _ in range(2):
        assert chat.run([], Script(OPENAI, *wrong)).ended is Ended.FAILURES
    at_once = calls(*(("measure", {}, f"c{i}") for i in range(4)))
    outcome = asyncio.run(chat.arun([], awaited(Script(OPENAI, at_once))))
    assert outcome.ended is Ended.FAILURES
    clock = ManualClock()

    def slow(messages: list[Any]) -> Any:
        clock.advance(3)
        return Script(OPENAI, calls(("measure", ALPHA, "c1")))(messages)

    own = agent("measure", time_ms=5000, plan_timeout_ms=4000)
    chat = Dialogue(registry(lab, clock=clock), own, provider="openai")
    assert chat.turn_time() == 4.0
    assert chat.run([], slow).ended is Ended.TIME
    assert chat.ended() is Ended.TIME


def test_a_model_that_thinks_too_long_is_not_waited_for() -> None:
    ended: list[str] = []

    async def send(_: list[Any]) -> Any:
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            ended.append("cancelled")
            raise

    async def fails(_: list[Any]) -> Any:
        raise TimeoutError("the client's own")

    own = agent("measure", plan_timeout_ms=50)
    chat = Dialogue(registry(Lab()), own, provider="openai")
    start = time.monotonic()
    assert asyncio.run(chat.arun([], send)) == Outcome(ended=Ended.TIME)
    assert time.monotonic() - start < 10
    assert ended == ["cancelled"]
    with pytest.raises(TimeoutError, match="own"):
        asyncio.run(chat.arun([], fails))


def test_a_run_is_cancelled_by_its_context_and_by_its_task() -> None:
    lab = Lab()
    cx = Context()
    token = cx.cancel

    async def send(_: list[Any]) -> Any:
        threading.Timer(0.05, token.cancel).start()
        await asyncio.sleep(60)

    chat = dialogue(OPENAI, registry(lab), cx=cx)
    assert asyncio.run(chat.arun([], send)) == Outcome(ended=Unfinished.CANCELLED)
    assert chat.run([], Script(OPENAI)) == Outcome(ended=Unfinished.CANCELLED)

    async def cancelled() -> None:
        waits = calls(("wait", {"ms": 60000}, "c1"), ("wait", {"ms": 60000}, "c2"))
        own = dialogue(OPENAI, registry(lab))
        task = asyncio.create_task(own.arun([], awaited(Script(OPENAI, waits))))
        while len(lab.calls) < 2 and not task.done():  # noqa: ASYNC110 # the lab's
            await asyncio.sleep(0.01)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(cancelled())
    assert lab.cancelled == 2


@ALL
def test_turns_that_are_cut_off_or_refused(fmt: Format) -> None:
    lab = Lab()
    chat = dialogue(fmt, registry(lab))
    cut = Said(end="truncated", calls=calls(*two("scale", "measure")).calls)
    messages: list[Any] = []
    outcome = chat.run(messages, Script(fmt, cut, Said("It we", end="truncated")))
    assert outcome == Outcome(text="It we", ended=Unfinished.TRUNCATED)
    # The last call may be half of one, even where it is valid.
    assert [name for name, _ in lab.calls] == ["scale"]
    assert fmt.told(messages)[1].text.startswith("This call was cut off")
    refused = Said("I will", end="refused", calls=cut.calls)
    if fmt is not MISTRAL:
        turn = chat.turn(fmt.response(refused))
        assert turn.refused
        turn.run()
        assert chat.run([], Script(fmt, refused)) == Outcome(
            text="I will", ended=Unfinished.REFUSED
        )
        assert len(lab.calls) == 1


def two(*names: str) -> list[tuple[str, Any, str]]:
    return [(name, ALPHA, f"c{i}aaaaaaa") for i, name in enumerate(names)]


def test_refusals_have_their_reasons() -> None:
    app = registry(Lab())
    message = {"role": "assistant", "refusal": "I must not.", "content": None}
    chat = {"choices": [{"message": message, "finish_reason": "stop"}]}
    part = {"type": "refusal", "refusal": "I must not."}
    item = {"type": "message", "role": "assistant", "content": [part]}
    blocked = {"promptFeedback": {"blockReason": "SAFETY"}}
    for fmt, response, why in (
        (OPENAI, chat, "I must not."),
        (RESPONSES, {"status": "completed", "output": [item]}, "I must not."),
        (GEMINI, blocked, "SAFETY"),
    ):
        turn = dialogue(fmt, app).turn(response)
        assert turn.refused
        assert turn.why == why
    stream = dialogue(GEMINI, app).stream()
    stream.feed(blocked)
    assert stream.done().refused


def test_turns_that_go_on_or_that_nobody_could_read() -> None:
    lab = Lab()
    paused = ANTHROPIC.response(Said("One moment."))
    paused["stop_reason"] = "pause_turn"
    answers = [paused, ANTHROPIC.response(Said("Done."))]
    messages: list[Any] = []
    chat = dialogue(ANTHROPIC, registry(lab))
    assert chat.run(messages, lambda _: answers.pop(0)).text == "Done."
    assert [message["role"] for message in messages] == ["assistant"] * 2
    malformed = {"candidates": [{"finishReason": "MALFORMED_FUNCTION_CALL"}]}
    chat = dialogue(GEMINI, registry(lab))
    messages = []
    assert chat.run(messages, lambda _: malformed).ended is Unfinished.TRIES
    assert [one["parts"][0]["text"][:30] for one in messages] == [
        "Your last call could not be re"
    ] * 2


def test_a_model_that_never_ends() -> None:
    lab = Lab()
    chat = dialogue(OPENAI, registry(lab), bounds=Bounds(turns=3))
    model = Script(OPENAI, *[calls(("measure", ALPHA, "c1"))] * 9)
    assert chat.run([], model).ended is Unfinished.TURNS
    assert len(lab.calls) == 3


def test_streams_are_heard_while_they_come_and_closed() -> None:
    closed: list[str] = []

    class Events:
        def __init__(self, *events: Any) -> None:
            self.events = list(events)

        def __iter__(self) -> Any:
            return iter(self.events)

        def close(self) -> None:
            closed.append("sync")

    class AsyncEvents:
        def __init__(self, *events: Any) -> None:
            self.events = list(events)

        async def __aiter__(self) -> AsyncIterator[Any]:
            for event in self.events:
                yield event

        async def close(self) -> None:
            closed.append("async")

    chat = dialogue(ANTHROPIC, registry(Lab()))
    events = ANTHROPIC.events(Said("Hello, people."))
    heard: list[str] = []
    assert chat.turn(Events(*events), heard.append).text == "Hello, people."
    assert heard == ["Hello, ", "people."]

    async def read() -> Turn:
        return await chat.aturn(AsyncEvents(*events), heard.append)

    assert asyncio.run(read()).text == "Hello, people."
    assert closed == ["sync", "async"]
    # An answer that is no coroutine is one, too.
    outcome = asyncio.run(chat.arun([], lambda _: AsyncEvents(*events)))
    assert outcome.text == "Hello, people."
    with pytest.raises(RuntimeError):
        chat.turn(Events(*events), failing)
    assert closed[-1] == "sync"


def failing(_: str) -> None:
    raise RuntimeError


def test_what_a_host_raises_gets_through() -> None:
    def send(_: list[Any]) -> Any:
        raise StopIteration

    chat = dialogue(OPENAI, registry(Lab()))
    with pytest.raises(StopIteration):
        chat.run([], send)
