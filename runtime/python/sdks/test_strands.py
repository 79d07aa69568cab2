"""Tools of a design in Strands Agents, run by its own agent."""

from __future__ import annotations

import asyncio
import json
from importlib import import_module
from threading import Event as Signal
from typing import TYPE_CHECKING, Any

import pytest
from command_lab import calls, program
from command_lab import module as command_module
from mcp_lab import ALPHA, USED, module, reached, served
from mcp_lab import WRONG as WRONG_NAME
from sdk_lab import (
    PNG,
    WRONG,
    Lab,
    assistant,
    completions,
    registry,
    samples_specs,
)
from strands import Agent, BackgroundTasksConfig
from strands.hooks import AfterToolCallEvent, BeforeToolCallEvent
from strands.models import Model
from strands.tools.executors import SequentialToolExecutor

from toolrt import CallFailed, Completion, Context, Event, Registry, Spec
from toolrt.agent import Ended, RunEnded
from toolrt.sdk.strands import CALLER, agent, agent_tools, tools

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from strands.agent import AgentResult

REPORTS: Any = import_module("sdks.python.lab.tools.reports.specs").SPECS
SHELVES: Any = import_module("sdks.python.lab.tools.shelves.specs").SPECS

#: How the arguments of `measure` look.
ARGUMENTS = (
    'Arguments: {"name": string, "unit"?: "mg" | "g", "times"?: integer, '
    '"notes"?: {string: string}}'
)


#: What a human says.
YES, NO = True, False


def call(name: str, args: Any, call_id: str = "call_1") -> dict[str, Any]:
    return {"name": name, "args": args, "id": call_id}


class Script(Model):
    """A model that says what is written; it keeps what it is told."""

    def __init__(self, *turns: Any) -> None:
        self.turns = list(turns)
        self.messages: list[Any] = []
        self.told: Any = None
        self.tools: list[Any] = []

    def update_config(self, **_: Any) -> None:
        raise NotImplementedError

    def get_config(self) -> Any:
        return {}

    def structured_output(self, *_: Any, **__: Any) -> Any:
        raise NotImplementedError

    async def stream(
        self,
        messages: Any,
        tool_specs: Any = None,
        system_prompt: Any = None,
        **_: Any,
    ) -> AsyncIterator[Any]:
        """Say the next turn: a text, a call, or several calls."""
        self.messages = json.loads(json.dumps(messages, default=repr))
        self.told, self.tools = system_prompt, tool_specs or []
        turn = self.turns.pop(0)
        yield {"messageStart": {"role": "assistant"}}
        if isinstance(turn, str):
            yield {"contentBlockDelta": {"delta": {"text": turn}}}
            yield {"contentBlockStop": {}}
            yield {"messageStop": {"stopReason": "end_turn"}}
            return
        for one in turn if isinstance(turn, list) else [turn]:
            use = {"name": one["name"], "toolUseId": one["id"]}
            args = one["args"]
            text = args if isinstance(args, str) else json.dumps(args)
            yield {"contentBlockStart": {"start": {"toolUse": use}}}
            yield {"contentBlockDelta": {"delta": {"toolUse": {"input": text}}}}
            yield {"contentBlockStop": {}}
        yield {"messageStop": {"stopReason": "tool_use"}}

    @property
    def outputs(self) -> list[Any]:
        """The results of tools that the model has read last."""
        return results(self.messages[-1])

    @property
    def texts(self) -> list[str]:
        """Their texts."""
        return [one["content"][0]["text"] for one in self.outputs]


def results(message: Any) -> list[Any]:
    blocks = message["content"]
    return [one["toolResult"] for one in blocks if "toolResult" in one]


def of(model: Model, app: Registry, cx: Any = None, **how: Any) -> Agent:
    own = tools(app, samples_specs.SPECS, cx, **how)
    return Agent(model=model, tools=list(own), callback_handler=None)


def answered(result: AgentResult, *responses: Any) -> Any:
    """Give the answers to the interrupts of a run, in their order."""
    interrupts = list(result.interrupts or ())
    return [
        {"interruptResponse": {"interruptId": one.id, "response": response}}
        for one, response in zip(interrupts, responses, strict=True)
    ]


def test_schemas_pass_as_they_are() -> None:
    (measure, *_) = tools(registry(Lab()), samples_specs.SPECS)
    spec = samples_specs.SPECS["measure"]()
    assert measure.tool_spec["inputSchema"]["json"] == json.loads(spec.input_schema)
    assert measure.tool_spec["description"].startswith("Measure a sample.")
    assert measure.tool_spec["annotations"]["readOnlyHint"] is True
    assert measure.tool_spec["annotations"]["cost"] == "low"
    model = Script("done")
    of(model, registry(Lab()))("go")
    shown = model.tools[0]["inputSchema"]["json"]
    # The SDK adds descriptions, and takes nothing away.
    assert shown["properties"]["name"]["maxLength"] == 20
    assert shown["additionalProperties"] is False
    assert shown["properties"]["notes"]["additionalProperties"] is not None
    assert model.tools[0]["outputSchema"]["json"] == json.loads(spec.output_schema)


def test_what_has_no_type_is_not_made_a_text() -> None:
    takes = {
        "type": "object",
        "properties": {
            "any": {},
            "one": {"const": 1, "description": "One."},
            "in": {"type": "object", "properties": {"any": True}},
            "tree": {"$ref": "#/$defs/tree"},
        },
        "$defs": {"tree": {"properties": {"in": {"$ref": "#/$defs/tree"}}}},
    }
    spec = Spec(name="plant", input_schema=json.dumps(takes))
    model = Script("done")
    own = tools(Anything(), {"plant": lambda: spec})
    Agent(model=model, tools=list(own), callback_handler=None)("go")
    shown = model.tools[0]["inputSchema"]["json"]
    properties = shown["properties"]
    assert properties["any"]["anyOf"] == [{}]
    assert properties["one"] == {
        "description": "One.",
        "anyOf": [takes["properties"]["one"]],  # type: ignore[index]
    }
    assert properties["in"]["properties"]["any"]["anyOf"] == [True]
    assert all("type" not in properties[key] for key in ("any", "one", "tree"))
    assert shown["$defs"] == takes["$defs"]


class Anything(Registry):
    """A registry that says that it has every tool."""

    def __contains__(self, tool: object) -> bool:
        return True


@pytest.mark.proves("corrected")
def test_a_model_corrects_its_call() -> None:
    lab = Lab()
    good = {"name": "alpha", "unit": "g"}
    model = Script(call("measure", WRONG), call("measure", good, "call_2"), "done")
    one = of(model, registry(lab))
    assert str(one("go")).strip() == "done"
    (wrong,), (right,) = results(one.messages[2]), results(one.messages[4])
    assert wrong["status"] == "error"
    assert wrong["content"][0]["text"].split("\n") == [
        "/name must have 1 to 20 characters; got 0.",
        '/unit must be one of "mg", "g"; got "kilo".',
        '/time is not a known key. Did you mean "times"?',
        ARGUMENTS,
        'Example: {"name":"alpha","unit":"g"}',
    ]
    assert right["status"] == "success"
    assert right["content"] == [
        {"text": '{"name":"alpha","value":1.5,"unit":"g"}\n\nWrite it down.'}
    ]
    assert right["metadata"]["envelope"]["result"]["value"] == 1.5
    assert lab.calls == [("measure", CALLER)]
    assert lab.contexts[0].call_id == "call_2"
    assert lab.contexts[0].session_id == one.session_id


def test_what_is_no_json_calls_nothing() -> None:
    lab = Lab()
    model = Script(
        [
            call("measure", '{"name": 1e400', "a"),
            call("measure", "[]", "b"),
            call("measure", '{"name": NaN}', "c"),
        ],
        "done",
    )
    of(model, registry(lab))("go")
    assert [one["status"] for one in model.outputs] == ["error"] * 3
    assert not lab.calls


@pytest.mark.proves("errors")
def test_declared_errors_are_told_and_others_end_the_run() -> None:
    app = registry(Lab())
    model = Script(call("measure", {"name": "gone"}), "done")
    of(model, app)("go")
    assert model.texts == ["There is no such sample.\nSamples are alpha and beta."]
    for stops in (call("measure", {"name": "night"}), call("crash", {})):
        model = Script(stops)
        one = of(model, app)
        with pytest.raises(CallFailed) as failed:
            one("go")
        assert "hunter2" not in str(failed.value)
        assert failed.value.envelope.error is not None
        # The history is whole, and the agent can be asked again.
        assert results(one.messages[-1])[0]["status"] == "error"
        model.turns = ["fine"]
        assert str(one("again")).strip() == "fine"
    model = Script(call("crash", {}), "done")
    of(model, app, on_stop="tell")("go")
    assert "hunter2" not in model.texts[0]


def test_what_ends_a_run_ends_it_after_an_interrupt_too() -> None:
    calls = [call("crash", {}, "c"), call("burn", {"name": "a"}, "b")]
    one = of(Script(calls, "never"), registry(Lab()))
    result = one("go")
    assert result.stop_reason == "interrupt"
    with pytest.raises(CallFailed):
        one(answered(result, NO))


def test_nothing_is_called_after_what_ends_a_run() -> None:
    lab = Lab()
    calls = [call("crash", {}, "c"), call("measure", {"name": "alpha"}, "m")]
    one = of(Script(calls), registry(lab))
    one.tool_executor = SequentialToolExecutor()
    with pytest.raises(CallFailed):
        one("go")
    assert [name for name, _ in lab.calls] == ["crash"]


def test_a_tool_that_is_final_ends_the_run() -> None:
    one = of(Script(call("finish", {"text": "bye"})), registry(Lab()))
    result = one("go")
    assert result.stop_reason == "end_turn"
    assert json.loads(str(result)) == {"text": "bye"}
    model = Script(call("finish", {}), "done")
    assert str(of(model, registry(Lab()))("go")).strip() == "done"


@pytest.mark.proves("consent")
def test_consent_is_an_interrupt() -> None:
    lab = Lab()
    model = Script(call("burn", {"name": "alpha"}), "done")
    one = of(model, registry(lab))
    result = one("go")
    (asked,) = result.interrupts or ()
    assert asked.reason == {
        "type": "input_required",
        "tool": "burn",
        "requests": {
            "confirm": {"kind": "confirm", "tool": "burn", "question": "Burn alpha?"}
        },
    }
    assert not lab.calls
    one(answered(result, YES))
    assert model.texts == ['{"burned":true}']
    # The next call is another one, whatever its id.
    for response in (False, "no", {"responses": {"confirm": {"declined": True}}}):
        model.turns = [call("burn", {"name": "alpha"}), "done"]
        result = one("go")
        one(answered(result, response))
        assert model.outputs[0]["status"] == "error"
    assert [name for name, _ in lab.calls] == ["burn"]


def test_consent_counts_for_one_call_with_its_arguments() -> None:
    lab = Lab()
    # A model gives the ids: here all are the same.
    names = ("alpha", "beta", "beta")
    model = Script([call("burn", {"name": name}) for name in names], "done")
    one = of(model, registry(lab))
    result = one("go")
    interrupts = list(result.interrupts or ())
    asked = [own.reason["requests"]["confirm"]["question"] for own in interrupts]
    assert sorted(asked) == ["Burn alpha?", "Burn beta?", "Burn beta?"]
    assert len({own.id for own in interrupts}) == 3
    agreed = asked.index("Burn beta?")
    one(answered(result, *(i == agreed for i in range(3))))
    assert [(cx.tool, cx.payload) for cx in lab.contexts] == [
        ("burn", {"name": "beta"})
    ]


@pytest.mark.proves("consent")
def test_consent_is_none_to_what_a_hook_makes_of_a_call() -> None:
    lab = Lab()
    one = of(Script(call("burn", {"name": "alpha"}), "done"), registry(lab))
    result = one("go")

    def change(event: BeforeToolCallEvent) -> None:
        event.tool_use = {**event.tool_use, "input": {"name": "beta"}}

    one.add_hook(change, BeforeToolCallEvent)
    result = one(answered(result, YES))
    (asked,) = result.interrupts or ()
    assert asked.reason["requests"]["confirm"]["question"] == "Burn beta?"
    assert not lab.calls


def test_nobody_approves_a_call_that_is_invalid_or_that_the_host_confirms() -> None:
    lab = Lab()
    model = Script(call("burn", {}), "done")
    of(model, registry(lab))("go")
    assert model.texts[0].startswith("/name is missing")
    model = Script(call("burn", {"name": "alpha"}), "done")
    of(model, registry(lab, confirmer=lambda _: True))("go")
    assert model.texts == ['{"burned":true}']


def test_a_call_of_the_host_cannot_be_interrupted() -> None:
    lab = Lab()
    one = of(Script(), registry(lab))
    assert one.tool.burn(name="alpha")["status"] == "error"
    assert one.tool.measure(name="alpha")["status"] == "success"
    assert one.tool.crash()["status"] == "error"
    assert [name for name, _ in lab.calls] == ["measure", "crash"]


def test_a_hook_that_repeats_a_call_needs_consent_again() -> None:
    lab = Lab()
    again = [True]

    def repeat(event: AfterToolCallEvent) -> None:
        event.retry = bool(again and again.pop())

    one = of(Script(call("burn", {"name": "alpha"}), "done"), registry(lab))
    one.add_hook(repeat, AfterToolCallEvent)
    result = one(answered(one("go"), YES))
    assert result.stop_reason == "interrupt"
    assert [name for name, _ in lab.calls] == ["burn"]


def test_a_call_in_the_background_asks_too() -> None:
    lab = Lab()
    own = tools(registry(lab), samples_specs.SPECS)
    policy = BackgroundTasksConfig(always=["burn"])
    model = Script(call("burn", {"name": "alpha"}), "done", "done", "done")
    one = Agent(
        model=model, tools=list(own), callback_handler=None, background_tasks=policy
    )
    result = one("go")
    assert result.stop_reason == "interrupt"
    one(answered(result, YES))
    assert [name for name, _ in lab.calls] == ["burn"]
    assert '{\\"burned\\":true}' in json.dumps(model.messages)


def test_questions_are_interrupts_one_after_the_other() -> None:
    lab = Lab()
    model = Script(call("ship", {"name": "alpha"}), "done")
    one = of(model, registry(lab))
    result = one("go")
    (asked,) = result.interrupts or ()
    assert asked.reason["requests"]["address"]["question"] == "Where to?"
    # Somebody answers with what is no answer, and is asked once more.
    result = one(answered(result, {"responses": {"address": {"answer": 7}}}))
    (again,) = result.interrupts or ()
    assert (again.reason, again.id == asked.id) == (asked.reason, False)
    result = one(answered(result, {"responses": {"address": {"answer": "Rome"}}}))
    (cold,) = result.interrupts or ()
    assert list(cold.reason["requests"]) == ["cold"]
    one(answered(result, {"responses": {"cold": {"answer": True}}}))
    assert model.texts == ['{"to":"Rome","cold":true}']
    model.turns = [call("ship", {"name": "beta"}, "call_2"), "done"]
    result = one("go")
    one(answered(result, {"responses": {"address": {"declined": True}}}))
    assert model.outputs[0]["status"] == "error"


@pytest.mark.proves("items")
def test_items_and_progress_are_in_the_stream() -> None:
    heard: list[Event] = []
    cx = Context().with_events(heard.append)
    model = Script(call("watch", {"name": "alpha", "times": 2}), "done")
    one = of(model, registry(Lab()), cx)

    async def streamed() -> list[Any]:
        said = [event async for event in one.stream_async("go")]
        return [
            event["tool_stream_event"]["data"]
            for event in said
            if "tool_stream_event" in event
        ]

    told = asyncio.run(streamed())
    assert [one["event"] for one in told] == ["progress", "item"] * 2
    assert [one["value"]["value"] for one in told if "value" in one] == [0, 1]
    assert heard[-1].kind.name == "call_finished"
    assert model.texts == ["2"]


@pytest.mark.proves("image")
def test_images_are_images() -> None:
    one = of(Script(call("picture", {"name": "alpha"}), "done"), registry(Lab()))
    one("go")
    text, image = results(one.messages[2])[0]["content"]
    assert text == {"text": "alpha:"}
    assert image == {"image": {"format": "png", "source": {"bytes": PNG}}}


@pytest.mark.proves("cancel")
def test_a_run_that_is_cancelled_cancels_its_call() -> None:
    lab = Lab()

    async def cancelled() -> None:
        one = of(Script(call("wait", {"ms": 60000})), registry(lab))
        task = asyncio.create_task(one.invoke_async("go"))
        while not lab.calls and not task.done():  # noqa: ASYNC110 # it may fail, too
            await asyncio.sleep(0.01)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(cancelled())
    assert lab.cancelled == 1


def test_the_sdk_s_own_signal_cancels_a_call() -> None:
    lab, signal = Lab(), Signal()

    async def cancelled() -> AgentResult:
        one = of(Script(call("wait", {"ms": 60000})), registry(lab))
        task = asyncio.create_task(one.invoke_async("go", cancel_signal=signal))
        while not lab.calls and not task.done():  # noqa: ASYNC110 # it may fail, too
            await asyncio.sleep(0.01)
        signal.set()
        return await task

    assert asyncio.run(cancelled()).stop_reason == "cancelled"
    assert lab.cancelled == 1


@pytest.mark.proves("at once")
def test_calls_of_one_turn_run_at_once_unless_the_design_says_otherwise() -> None:
    lab = Lab()
    waits = [call("wait", {"ms": 200}, f"w{i}") for i in range(2)]
    scales = [call("scale", {"name": "a"}, f"s{i}") for i in range(3)]
    of(Script(waits, scales, "done"), registry(lab))("go")
    assert lab.most == {"wait": 2, "scale": 1}


def test_context_comes_from_the_state_of_the_invocation() -> None:
    lab = Lab()
    measure = call("measure", {"name": "alpha"})
    cx = Context(caller="ci").with_label("tenant", "acme")
    one = of(Script(measure, "x"), registry(lab))
    one("go", invocation_state={"context": cx})
    one = of(
        Script(measure, "x"),
        registry(lab),
        lambda own: Context(session_id=own.invocation_state["session"]),
    )
    one("go", invocation_state={"session": "s-1"})
    assert lab.tenants[0] == "acme"
    assert [caller for _, caller in lab.calls] == ["ci", CALLER]
    assert lab.contexts[1].session_id == "s-1"


def test_an_agent_has_its_tools_instructions_and_limits() -> None:
    lab = Lab()
    measure = [call("measure", {"name": "alpha"}, f"c{i}") for i in range(9)]
    model = Script(measure[0], "done")
    one = agent(registry(lab), assistant.agent(), model)
    one("go")
    assert "burn" not in one.tool_names
    assert one.tool_names[-1] == "write_report"
    assert model.told == (
        "Measure first, then finish.\n\n"
        "samples: When: A sample is to be measured Not: The sample is at home\n"
        "measure, then finish: When everything is measured"
    )
    # A run makes four calls, and the next run four again.
    for _ in range(2):
        model.turns = list(measure)
        lab.calls.clear()
        with pytest.raises(RunEnded) as ended:
            one("go")
        assert ended.value.why is Ended.CALLS
        assert len(lab.calls) == 4
    # Two failures in a row end it, too.
    model.turns = [call("measure", {}), call("measure", {}), call("measure", {})]
    with pytest.raises(RunEnded) as ended:
        one("go")
    assert ended.value.why is Ended.FAILURES
    # Beside the call that finishes a run, others are not made, and it ends well.
    model.turns = [[call("finish", {"text": "bye"}, "a"), measure[1]]]
    assert json.loads(str(one("go"))) == {"text": "bye"}


def test_an_agent_answers_in_its_type() -> None:
    spec = assistant.agent()
    wrong = call("report", {"text": ""})
    right = call("report", {"text": "fine", "score": 7}, "call_2")
    model = Script(wrong, right)
    one = agent(registry(Lab()), spec, model, completion=completions.REPORT)
    result = one("go")
    assert "/score is missing" in model.texts[0]
    answer: Any = result.structured_output
    assert answer.value == assistant.ReportAnswer(text="fine", score=7)
    assert answer.model_dump() == {"text": "fine", "score": 7}
    (shown,) = (tool for tool in model.tools if tool["name"] == "report")
    assert shown["inputSchema"]["json"] == json.loads(completions.REPORT.schema)


def test_an_answer_that_the_sdk_cannot_flatten_has_its_whole_schema() -> None:
    spec = assistant.agent()
    array = (
        '{"$ref":"#/$defs/a","$defs":{"a":{"type":"array",'
        '"items":{"$ref":"#/$defs/a"}}}}'
    )
    tree = (
        '{"type":"object","properties":{"in":{"$ref":"#/$defs/a"}},'
        '"$defs":{"a":{"type":"object","properties":{"in":{"$ref":"#/$defs/a"}}}}}'
    )
    report = {"text": "fine", "score": 7}
    for whole, given in ((array, {"answer": report}), (tree, report)):
        own = Completion(
            # There is a tool of that name.
            name="finish",
            agent="assistant",
            codec=completions.REPORT.codec,
            schema=whole,
        )
        model = Script(call("finish_answer", given))
        result = agent(registry(Lab()), spec, model, completion=own)("go")
        answer: Any = result.structured_output
        assert answer.value.score == 7
        (shown,) = (tool for tool in model.tools if tool["name"] == "finish_answer")
        assert shown["inputSchema"]["json"]["$defs"] == json.loads(whole)["$defs"]


def test_an_answer_that_is_no_object_stands_in_one() -> None:
    own = Completion(
        name="words",
        agent="assistant",
        codec=completions.REPORT.codec,
        schema='{"type":"array"}',
    )
    right = call("words", {"answer": {"text": "fine", "score": 7}}, "call_2")
    model = Script(call("words", {"text": "fine"}), right)
    result = agent(registry(Lab()), assistant.agent(), model, completion=own)("go")
    answer: Any = result.structured_output
    assert answer.value.score == 7
    assert "/answer is missing." in model.texts[0]


@pytest.mark.proves("agent")
def test_an_agent_as_a_tool_is_one_pair_of_events() -> None:
    heard: list[Event] = []
    lab = Lab()
    cx = Context().with_events(heard.append)
    own = tools(registry(lab), REPORTS, cx)
    model = Script(call("write_report", {"topic": "alpha"}), "done")
    Agent(model=model, tools=list(own), callback_handler=None)("go")
    names = [(event.tool, event.kind.name) for event in heard]
    assert names == [
        ("write_report", f"call_{name}")
        for name in ("scheduled", "started", "finished")
    ]
    assert [name for name, _ in lab.calls] == ["measure"]


@pytest.mark.proves("fifty")
def test_fifty_tools() -> None:
    model = Script(call("shelf_50", {"row": 3}), "done")
    own = tools(registry(Lab()), SHELVES)
    Agent(model=model, tools=list(own), callback_handler=None)("go")
    assert len(model.tools) == 50
    assert model.texts == ['"shelf_50 3"']


def test_tools_that_nobody_registered_are_left_out() -> None:
    app = registry(Lab())
    app.unregister_toolset("samples")
    assert tools(app, samples_specs.SPECS) == []
    own = agent_tools(app, assistant.agent())
    assert [tool.tool_name for tool in own] == ["write_report"]


@pytest.mark.proves("mcp")
@pytest.mark.parametrize("way", ["http", "stdio"])
def test_a_server_of_the_design(tmp_path: Path, way: str) -> None:
    own = module("strands")
    wrong = Script(call("measure", {"name": ""}), "done")
    right = Script(call("measure", {"name": "alpha"}), "done")
    with served(tmp_path) as remote:
        for model in (wrong, right):
            server = reached(own, remote, way, tools=own.ASSISTANT_TOOLS)
            Agent(model=model, tools=[server], callback_handler=None)("go")
        assert remote.calls == [("measure", "strands-agents")]
    (said,) = wrong.outputs
    assert said["status"] == "error"
    assert WRONG_NAME in said["content"][0]["text"]
    (said,) = right.outputs
    assert said["status"] == "success"
    assert json.loads(said["content"][0]["text"]) == ALPHA
    assert sorted(one["name"] for one in right.tools) == sorted(USED)


@pytest.mark.proves("command")
def test_a_command_of_the_design(tmp_path: Path) -> None:
    own, log = command_module("strands"), tmp_path / "calls.txt"
    model = Script(
        call("measure", {"name": ""}),
        call("measure", {"name": "alpha"}, "call_2"),
        call("burn", {"name": "alpha"}, "call_3"),
        call("measure", {"name": "night"}, "call_4"),
        "never",
    )
    found = own.lab_tools_command(program(log), tools=[*USED, "burn"])
    agent = Agent(model=model, tools=found, callback_handler=None)
    ended = agent("go")
    messages = [one for message in agent.messages for one in results(message)]
    wrong, right, burned, stopped = messages
    assert wrong["status"] == "error"
    assert WRONG_NAME in wrong["content"][0]["text"]
    assert right["status"] == "success"
    assert "1.5" in right["content"][0]["text"]
    assert "Nobody has agreed" in burned["content"][0]["text"]
    assert stopped["content"][0]["text"] == "closed: The lab is closed."
    assert ended.stop_reason == "cancelled"
    assert model.turns == ["never"]
    assert calls(log) == [("measure", "strands-agents")] * 2
