"""Tools of a design in the OpenAI Agents SDK, run by its own runner."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from agents import (
    Agent,
    MaxTurnsExceeded,
    ModelBehaviorError,
    ModelResponse,
    Runner,
    RunResult,
    Usage,
    set_tracing_disabled,
)
from agents.models.interface import Model
from openai.types.responses import (
    ResponseFunctionToolCall,
    ResponseOutputItem,
    ResponseOutputMessage,
    ResponseOutputText,
)
from sdk_lab import PNG, WRONG, Lab, completions, registry, samples_specs, sdk

from toolrt import CallFailed, Context, Event, Registry
from toolrt.agent import Ended, RunEnded
from toolrt.sdk.openai_agents import CALLER, tools

lab_sdk = sdk("openai_agents")

#: How the arguments of `measure` look.
ARGUMENTS = (
    'Arguments: {"name": string, "unit"?: "mg" | "g", "times"?: integer, '
    '"notes"?: {string: string}}'
)
set_tracing_disabled(disabled=True)


def call(name: str, args: Any, call_id: str = "call_1") -> ResponseFunctionToolCall:
    text = args if isinstance(args, str) else json.dumps(args)
    return ResponseFunctionToolCall(
        call_id=call_id, name=name, arguments=text, type="function_call"
    )


def says(text: str) -> ResponseOutputMessage:
    part = ResponseOutputText(type="output_text", text=text, annotations=[])
    return ResponseOutputMessage(
        id="m", type="message", role="assistant", status="completed", content=[part]
    )


class Script(Model):
    """A model that says what is written; it keeps what it is told."""

    def __init__(self, *turns: ResponseOutputItem | list[ResponseOutputItem]) -> None:
        self.turns: list[Any] = list(turns)
        self.inputs: list[Any] = []
        self.told: Any = None
        self.tools: Any = None

    async def get_response(self, *_: Any, **given: Any) -> ModelResponse:
        self.told, self.tools = given["system_instructions"], given["tools"]
        self.inputs.append(given["input"])
        turn = self.turns.pop(0)
        output = turn if isinstance(turn, list) else [turn]
        return ModelResponse(output=output, usage=Usage(), response_id=None)

    def stream_response(self, *_: Any, **__: Any) -> Any:
        raise NotImplementedError

    @property
    def outputs(self) -> list[Any]:
        """What tools have answered, as the model reads it."""
        kind = "function_call_output"
        return [one["output"] for one in self.inputs[-1] if one.get("type") == kind]


def agent(model: Model, app: Registry, cx: Any = None, **how: Any) -> Agent[Any]:
    own = tools(app, samples_specs.SPECS, cx, **how)
    return Agent(name="tester", model=model, tools=list(own))


def run(one: Agent[Any], said: Any = "go", **more: Any) -> RunResult:
    return asyncio.run(Runner.run(one, said, **more))


def test_schemas_pass_as_they_are() -> None:
    (measure, *_) = lab_sdk.samples_tools(registry(Lab()))
    spec = samples_specs.SPECS["measure"]()
    assert measure.params_json_schema == json.loads(spec.input_schema)
    assert measure.strict_json_schema is False
    assert measure.description == "Measure a sample."


@pytest.mark.proves("corrected")
def test_a_model_corrects_its_call() -> None:
    lab = Lab()
    good = {"name": "alpha", "unit": "g"}
    model = Script(
        call("measure", WRONG), call("measure", good, "call_2"), says("done")
    )
    result = run(agent(model, registry(lab)))
    wrong, right = model.outputs
    assert wrong.split("\n") == [
        "/name must have 1 to 20 characters; got 0.",
        '/unit must be one of "mg", "g"; got "kilo".',
        '/time is not a known key. Did you mean "times"?',
        ARGUMENTS,
        'Example: {"name":"alpha","unit":"g"}',
    ]
    assert right == '{"name":"alpha","value":1.5,"unit":"g"}\n\nWrite it down.'
    assert result.final_output == "done"
    assert lab.calls == [("measure", CALLER)]
    assert lab.contexts[0].call_id == "call_2"
    items = [one for one in result.new_items if one.type == "tool_call_output_item"]
    envelopes = [(one.custom_data or {})["envelope"] for one in items]
    assert [one["ok"] for one in envelopes] == [False, True]
    assert envelopes[1]["result"]["value"] == 1.5


def test_what_is_no_json_is_told() -> None:
    model = Script(call("measure", '{"name": 1e400'), says("done"))
    run(agent(model, registry(Lab())))
    assert model.outputs[0].startswith("The document is not valid JSON")


@pytest.mark.proves("errors")
def test_declared_errors_are_told_and_others_end_the_run() -> None:
    app = registry(Lab())
    model = Script(call("measure", {"name": "gone"}), says("done"))
    run(agent(model, app))
    assert model.outputs == ["There is no such sample.\nSamples are alpha and beta."]
    for stops in (call("measure", {"name": "night"}), call("crash", {})):
        with pytest.raises(CallFailed) as failed:
            run(agent(Script(stops), app))
        assert "hunter2" not in str(failed.value)
    model = Script(call("crash", {}), says("done"))
    run(agent(model, app, on_stop="tell"))
    assert "hunter2" not in model.outputs[0]


@pytest.mark.proves("consent")
def test_consent_is_the_sdk_s_approval() -> None:
    lab = Lab()
    model = Script(call("burn", {"name": "alpha"}), says("done"), says("done"))
    one = agent(model, registry(lab))
    result = run(one)
    (asked,) = result.interruptions
    assert asked.name == "burn"
    state = result.to_state()
    state.approve(asked)
    assert run(one, state).final_output == "done"
    assert model.outputs == ['{"burned":true}']
    model.turns = [call("burn", {"name": "beta"}), says("done")]
    result = run(one)
    state = result.to_state()
    state.reject(result.interruptions[0])
    run(one, state)
    assert "not approved" in model.outputs[0]
    assert [name for name, _ in lab.calls] == ["burn"]


def test_nobody_approves_a_call_that_is_invalid_or_that_the_host_confirms() -> None:
    lab = Lab()
    model = Script(call("burn", {}), says("done"))
    run(agent(model, registry(lab)))
    assert model.outputs[0].startswith("/name is missing")
    model = Script(call("burn", {"name": "alpha"}), says("done"))
    run(agent(model, registry(lab, confirmer=lambda _: True)))
    assert model.outputs == ['{"burned":true}']


def test_a_tool_without_the_sdk_s_approval_has_no_consent() -> None:
    lab = Lab()
    (burn,) = (
        one for one in lab_sdk.samples_tools(registry(lab)) if one.name == "burn"
    )
    burn.needs_approval = False
    one = Agent(
        name="x", tools=[burn], model=Script(call("burn", {"name": "a"}), says(""))
    )
    with pytest.raises(CallFailed, match="confirmation_required"):
        run(one)
    assert not lab.calls


@pytest.mark.proves("items")
def test_items_and_progress_go_to_the_receiver_of_events() -> None:
    heard: list[Event] = []
    cx = Context().with_events(heard.append)
    model = Script(call("watch", {"name": "alpha", "times": 2}), says("done"))
    run(agent(model, registry(Lab()), cx))
    names = [event.kind.name for event in heard]
    assert names.count("item") == 2
    assert names.count("progress") == 2
    assert names[-1] == "call_finished"
    assert model.outputs == ["2"]


@pytest.mark.proves("image")
def test_images_are_images() -> None:
    model = Script(call("picture", {"name": "alpha"}), says("done"))
    run(agent(model, registry(Lab())))
    text, image = model.outputs[0]
    assert text == {"type": "input_text", "text": "alpha:"}
    assert image["type"] == "input_image"
    assert image["image_url"].startswith("data:image/png;base64,iVBOR")
    assert len(PNG) > 60


@pytest.mark.proves("cancel")
def test_a_run_that_is_cancelled_cancels_its_call() -> None:
    lab = Lab()

    async def cancelled() -> None:
        one = agent(Script(call("wait", {"ms": 60000})), registry(lab))
        task = asyncio.create_task(Runner.run(one, "go"))
        while not lab.calls and not task.done():  # noqa: ASYNC110 # it may fail, too
            await asyncio.sleep(0.01)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(cancelled())
    assert lab.cancelled == 1


@pytest.mark.proves("at once")
def test_calls_of_one_turn_run_at_once_unless_the_design_says_otherwise() -> None:
    lab = Lab()
    waits: list[ResponseOutputItem] = [
        call("wait", {"ms": 200}, f"w{i}") for i in range(2)
    ]
    scales: list[ResponseOutputItem] = [
        call("scale", {"name": "a"}, f"s{i}") for i in range(3)
    ]
    run(agent(Script(waits, scales, says("done")), registry(lab)))
    assert lab.most == {"wait": 2, "scale": 1}


def test_context_comes_from_that_of_the_sdk() -> None:
    lab = Lab()
    model = Script(*[call("measure", {"name": "alpha"}) for _ in range(2)], says("x"))
    cx = Context(caller="ci").with_label("tenant", "acme")
    model.turns[1:1] = [says("x")]
    one = agent(model, registry(lab))
    run(one, context=cx)
    one = agent(
        model,
        registry(lab),
        lambda given: Context(session_id=given.context["session"]),
    )
    run(one, context={"session": "s-1"})
    assert lab.tenants[0] == "acme"
    assert [caller for _, caller in lab.calls] == ["ci", CALLER]
    assert lab.contexts[1].session_id == "s-1"


def test_an_agent_has_its_tools_instructions_limits_and_answer() -> None:
    lab = Lab()
    measure = [call("measure", {"name": "alpha"}, f"c{i}") for i in range(9)]
    answer = says('{"text": "fine", "score": 7}')
    model = Script(measure[0], answer)
    one = lab_sdk.assistant_agent(registry(lab), model)
    result = run(one)
    assert result.final_output.score == 7
    names = [tool.name for tool in one.tools]
    assert "burn" not in names
    assert names[-1] == "write_report"
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
            run(one)
        assert ended.value.why is Ended.CALLS
        assert len(lab.calls) == 4
    model.turns = [says('{"text": ""}')]
    with pytest.raises(ModelBehaviorError, match="/score is missing"):
        run(one)
    model.turns = [call("finish", {"text": "bye"})]
    one = lab_sdk.assistant_agent(registry(lab), model, completion=None)
    assert json.loads(run(one).final_output) == {"text": "bye"}
    assert completions.REPORT.name == "report"


@pytest.mark.proves("agent")
def test_an_agent_as_a_tool_is_one_pair_of_events() -> None:
    heard: list[Event] = []
    lab = Lab()
    cx = Context().with_events(heard.append)
    model = Script(call("write_report", {"topic": "alpha"}), says("done"))
    run(agent_of_reports(model, registry(lab), cx))
    names = [(event.tool, event.kind.name) for event in heard]
    assert names == [
        ("write_report", f"call_{name}")
        for name in ("scheduled", "started", "finished")
    ]
    assert [name for name, _ in lab.calls] == ["measure"]


def agent_of_reports(model: Model, app: Registry, cx: Context) -> Agent[Any]:
    return Agent(name="x", model=model, tools=list(lab_sdk.reports_tools(app, cx)))


@pytest.mark.proves("fifty")
def test_fifty_tools() -> None:
    model = Script(call("shelf_50", {"row": 3}), says("done"))
    shelves = lab_sdk.shelves_tools(registry(Lab()), defers=True)
    assert all(tool.defer_loading for tool in shelves)
    own = lab_sdk.shelves_tools(registry(Lab()))
    run(Agent(name="x", model=model, tools=list(own)))
    assert len(model.tools) == 50
    assert model.outputs == ['"shelf_50 3"']


def test_tools_that_nobody_registered_are_left_out() -> None:
    app = registry(Lab())
    app.unregister_toolset("samples")
    assert lab_sdk.samples_tools(app) == []
    assert [tool.name for tool in lab_sdk.tools(app)] == ["write_report"]


def test_a_model_that_never_ends_is_ended_by_the_sdk() -> None:
    model = Script(*[call("measure", {"name": "a"}) for _ in range(3)])
    with pytest.raises(MaxTurnsExceeded):
        run(agent(model, registry(Lab())), max_turns=2)
