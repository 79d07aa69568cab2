"""Tools of a design in Haystack, run by its own agent and a mocked model."""

from __future__ import annotations

import asyncio
import json
from base64 import b64encode
from importlib import import_module
from typing import TYPE_CHECKING, Any

import pytest
from command_lab import calls, program
from command_lab import module as command_module
from haystack.components.agents import Agent, State
from haystack.components.generators.chat.mock import MockChatGenerator
from haystack.core.errors import SerializationError
from haystack.dataclasses import (
    ChatMessage,
    ImageContent,
    StreamingChunk,
    TextContent,
    ToolCall,
    ToolCallResult,
)
from haystack.hooks import hook
from haystack.hooks.human_in_the_loop import ConfirmationUIResult
from haystack.hooks.human_in_the_loop.types import ConfirmationUI
from mcp_lab import USED, module, reached, served
from mcp_lab import WRONG as WRONG_NAME
from msgspec.structs import replace
from sdk_lab import PNG, WRONG, Lab, completions, registry, samples_specs

from toolrt import CallFailed, Codec, Context, Event, Registry
from toolrt.agent import Completion, Ended, RunEnded
from toolrt.sdk.haystack import (
    CALLER,
    AnswerRefused,
    Result,
    ToolFailed,
    agent,
    agent_tools,
    hooks,
    tools,
)
from toolrt.table import INT

if TYPE_CHECKING:
    from pathlib import Path

assistant_specs: Any = import_module("sdks.python.lab.agents.assistant.specs")
reports_specs: Any = import_module("sdks.python.lab.tools.reports.specs")
shelves_specs: Any = import_module("sdks.python.lab.tools.shelves.specs")

#: How the arguments of `measure` look.
ARGUMENTS = (
    'Arguments: {"name": string, "unit"?: "mg" | "g", "times"?: integer, '
    '"notes"?: {string: string}}'
)

Turn = str | ToolCall | list[ToolCall]


def call(name: str, args: Any, call_id: str | None = "call_1") -> ToolCall:
    return ToolCall(name, args, id=call_id)


class Script:
    """A model that says what is written; it keeps what it is told."""

    def __init__(self, *turns: Turn) -> None:
        self.turns: list[Turn] = list(turns)
        self.inputs: list[list[ChatMessage]] = []
        self.tools: Any = None
        self.model = MockChatGenerator(response_fn=self._says)

    def _says(self, messages: list[ChatMessage], tools: Any) -> ChatMessage:
        self.inputs.append(list(messages))
        self.tools = tools
        turn = self.turns.pop(0)
        if isinstance(turn, str):
            return ChatMessage.from_assistant(turn)
        calls = turn if isinstance(turn, list) else [turn]
        return ChatMessage.from_assistant(tool_calls=calls)

    @property
    def results(self) -> list[ToolCallResult]:
        """What tools have answered, as the model reads it."""
        return [one for message in self.inputs[-1] for one in message.tool_call_results]

    @property
    def outputs(self) -> list[Any]:
        return [one.result for one in self.results]


class Human(ConfirmationUI):
    """Somebody who answers what is written."""

    def __init__(self, *answers: str | ConfirmationUIResult) -> None:
        self.answers = list(answers)
        self.asked: list[tuple[str, Any]] = []

    def get_user_confirmation(
        self, tool_name: str, tool_description: str, tool_params: dict[str, Any]
    ) -> ConfirmationUIResult:
        assert tool_name == "burn"
        self.asked.append((tool_description, tool_params))
        answer = self.answers.pop(0)
        return ConfirmationUIResult(answer) if isinstance(answer, str) else answer


def using(
    model: Script, app: Registry, cx: Any = None, ui: Human | None = None, **how: Any
) -> Agent:
    own = tools(app, samples_specs.SPECS, cx, **how)
    return Agent(chat_generator=model.model, tools=[*own], hooks=hooks(ui))


def run(one: Agent, **more: Any) -> dict[str, Any]:
    return one.run([ChatMessage.from_user("go")], **more)


def arun(one: Agent, **more: Any) -> dict[str, Any]:
    return asyncio.run(one.run_async([ChatMessage.from_user("go")], **more))


RUNS = pytest.mark.parametrize("runs", [run, arun])


def test_a_model_gets_the_whole_schema() -> None:
    (measure, *_) = tools(registry(Lab()), samples_specs.SPECS)
    whole = json.loads(samples_specs.SPECS["measure"]().input_schema)
    assert measure.parameters == whole
    assert measure.tool_spec == {
        "name": "measure",
        "description": "Measure a sample.",
        "parameters": whole,
    }
    # Some models of the SDK change what they get.
    measure.tool_spec["parameters"]["properties"].clear()
    assert measure.tool_spec["parameters"] == whole


@pytest.mark.proves("corrected")
@RUNS
def test_a_model_corrects_its_call(runs: Any) -> None:
    lab = Lab()
    good = {"name": "alpha", "unit": "g"}
    model = Script(call("measure", WRONG), call("measure", good, "call_2"), "done")
    result = runs(using(model, registry(lab)))
    wrong, right = model.results
    assert wrong.error
    assert str(wrong.result).split("\n") == [
        "/name must have 1 to 20 characters; got 0.",
        '/unit must be one of "mg", "g"; got "kilo".',
        '/time is not a known key. Did you mean "times"?',
        ARGUMENTS,
        'Example: {"name":"alpha","unit":"g"}',
    ]
    assert not right.error
    said = '{"name":"alpha","value":1.5,"unit":"g"}\n\nWrite it down.'
    assert right.result == said
    assert result["last_message"].text == "done"
    assert lab.calls == [("measure", CALLER)]
    assert lab.contexts[0].call_id == "call_2"


@RUNS
def test_any_name_may_come_as_an_argument(runs: Any) -> None:
    lab = Lab()
    names = ["self", "args", "kwargs", "state", "tool", "streaming_callback"]
    hostile = call("measure", {"name": "alpha", **dict.fromkeys(names, 1)})
    model = Script(hostile, call("crash", {"streaming_callback": None}), "done")
    one = using(model, registry(lab)).clone(tool_streaming_callback_passthrough=True)
    runs(one, streaming_callback=lambda _: None)
    assert str(model.outputs[0]).count("is not a known key") == len(names)
    assert "/streaming_callback is not a known key" in str(model.outputs[1])
    assert not lab.calls


@pytest.mark.proves("errors")
@RUNS
def test_errors_are_told_and_some_end_the_run(runs: Any) -> None:
    app = registry(Lab())
    model = Script(call("measure", {"name": "gone"}), "done")
    runs(using(model, app))
    assert model.outputs == ["There is no such sample.\nSamples are alpha and beta."]
    for stops in (call("measure", {"name": "night"}), call("crash", {})):
        with pytest.raises(CallFailed) as failed:
            runs(using(Script(stops), app))
        assert "hunter2" not in str(failed.value)
    model = Script(call("crash", {}), "done")
    runs(using(model, app, on_stop="tell"))
    assert "hunter2" not in str(model.outputs[0])


@pytest.mark.proves("consent")
@RUNS
def test_a_human_agrees_to_a_call_or_does_not(runs: Any) -> None:
    lab = Lab()
    ui = Human("confirm", ConfirmationUIResult("reject", "Too hot."))
    burns = [call("burn", {"name": name}, name) for name in ("alpha", "beta")]
    model = Script(*burns, "done")
    runs(using(model, registry(lab), ui=ui))
    assert ui.asked == [
        ("Burn alpha?", {"name": "alpha"}),
        ("Burn beta?", {"name": "beta"}),
    ]
    assert model.outputs == [
        '{"burned":true}',
        "A human has not agreed to the call. Too hot.",
    ]
    assert [cx.call_id for cx in lab.contexts] == ["alpha"]


def test_a_human_may_change_a_call() -> None:
    lab = Lab()
    changed = ConfirmationUIResult("modify", new_tool_params={"name": "gamma"})
    ui = Human(changed, ConfirmationUIResult("modify"), "whatever")
    burns = [call("burn", {"name": name}, name) for name in "abc"]
    model = Script(*burns, "done")
    run(using(model, registry(lab), ui=ui))
    assert [cx.payload for cx in lab.contexts] == [{"name": "gamma"}]


def test_each_of_two_calls_that_are_the_same_is_asked_about() -> None:
    turn = [call("burn", {"name": "alpha"}, f"c{i}") for i in range(2)]
    for answers in (["reject", "confirm"], ["confirm", "confirm"]):
        lab = Lab()
        ui = Human(*answers)
        run(using(Script(turn, "done"), registry(lab), ui=ui))
        assert len(ui.asked) == 2
        assert len(lab.calls) == answers.count("confirm")
        assert "c1" in {cx.call_id for cx in lab.contexts}


def test_nobody_is_asked_about_a_call_that_is_invalid_or_that_the_host_confirms() -> (
    None
):
    model = Script(call("burn", {}), "done")
    run(using(model, registry(Lab()), ui=Human()))
    assert str(model.outputs[0]).startswith("/name is missing")
    model = Script(call("burn", {"name": "alpha"}), "done")
    run(using(model, registry(Lab(), confirmer=lambda _: True), ui=Human()))
    assert model.outputs == ['{"burned":true}']


def test_without_a_human_there_is_no_consent() -> None:
    lab = Lab()
    app = registry(lab)
    burns = call("burn", {"name": "alpha"})
    for points in ({}, hooks()):
        own = tools(app, samples_specs.SPECS)
        one = Agent(chat_generator=Script(burns).model, tools=[*own], hooks=points)
        with pytest.raises(CallFailed, match="confirmation_required"):
            run(one)
    assert not lab.calls


def test_what_a_human_has_agreed_to_does_not_count_later() -> None:
    lab = Lab()
    burn = call("burn", {"name": "alpha"})
    model = Script(burn, "done", burn)
    own = tools(registry(lab), samples_specs.SPECS)

    @hook
    def drop(state: State) -> None:
        """Take the calls away, as another hook of the host may."""
        state.set("messages", [ChatMessage.from_user("not now")])

    points = hooks(Human("confirm"))
    points["before_tool"].append(drop)
    run(Agent(chat_generator=model.model, tools=[*own], hooks=points))
    with pytest.raises(CallFailed, match="confirmation_required"):
        run(Agent(chat_generator=model.model, tools=[*own]))
    assert not lab.calls


@pytest.mark.proves("items")
@RUNS
def test_items_and_progress_are_in_the_stream_of_the_run(runs: Any) -> None:
    heard: list[Event] = []
    chunks: list[StreamingChunk] = []
    cx = Context().with_events(heard.append)
    model = Script(call("watch", {"name": "alpha", "times": 2}), "done")
    one = using(model, registry(Lab()), cx)
    one.tool_streaming_callback_passthrough = True
    runs(one, streaming_callback=chunks.append)
    told = [one.meta["toolrt"] for one in chunks if "toolrt" in one.meta]
    assert [one["event"] for one in told] == ["progress", "item"] * 2
    assert heard[-1].kind.name == "call_finished"
    assert model.outputs == ["2"]


def test_a_receiver_of_the_stream_may_be_awaited() -> None:
    chunks: list[StreamingChunk] = []

    async def receive(chunk: StreamingChunk) -> None:
        await asyncio.sleep(0.01)
        chunks.append(chunk)

    model = Script(call("watch", {"name": "alpha", "times": 2}), "done")
    one = using(model, registry(Lab()))
    one.tool_streaming_callback_passthrough = True
    arun(one, streaming_callback=receive)
    kinds = ["toolrt" in one.meta for one in chunks if one.tool_call_result or one.meta]
    assert kinds.count(True) == 4
    # What a call tells is there before its answer.
    answered = [i for i, one in enumerate(chunks) if one.tool_call_result]
    assert all("toolrt" not in one.meta for one in chunks[answered[0] :])


@pytest.mark.proves("image")
@RUNS
def test_images_are_images(runs: Any) -> None:
    model = Script(call("picture", {"name": "alpha"}), "done")
    runs(using(model, registry(Lab())))
    text, image = model.outputs[0]
    assert text == TextContent("alpha:")
    assert isinstance(image, ImageContent)
    assert image.base64_image == b64encode(PNG).decode()
    assert image.mime_type == "image/png"


@pytest.mark.proves("cancel")
def test_a_run_that_is_cancelled_cancels_its_call() -> None:
    lab = Lab()

    async def cancelled() -> None:
        one = using(Script(call("wait", {"ms": 60000})), registry(lab))
        said = [ChatMessage.from_user("go")]
        task = asyncio.create_task(one.run_async(said))
        while not lab.calls and not task.done():  # noqa: ASYNC110 # it may fail, too
            await asyncio.sleep(0.01)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(cancelled())
    assert lab.cancelled == 1


@pytest.mark.proves("at once")
@RUNS
def test_calls_of_one_turn_run_at_once_unless_the_design_says_otherwise(
    runs: Any,
) -> None:
    lab = Lab()
    waits = [call("wait", {"ms": 200}, f"w{i}") for i in range(2)]
    scales = [call("scale", {"name": "a"}, f"s{i}") for i in range(3)]
    runs(using(Script(waits, scales, "done"), registry(lab)))
    assert lab.most == {"wait": 2, "scale": 1}
    assert {cx.call_id for cx in lab.contexts} == {"w0", "w1", "s0", "s1", "s2"}


@RUNS
def test_context_comes_from_that_of_the_run(runs: Any) -> None:
    lab = Lab()
    measure = call("measure", {"name": "alpha"})
    cx = Context(caller="ci").with_label("tenant", "acme")
    runs(using(Script(measure, "x"), registry(lab)), hook_context={"context": cx})

    def given(state: State | None) -> Context:
        assert state is not None
        return Context(session_id=state.data["hook_context"]["session"])

    one = using(Script(measure, "x"), registry(lab), given)
    runs(one, hook_context={"session": "s-1"})
    assert lab.tenants[0] == "acme"
    assert [caller for _, caller in lab.calls] == ["ci", CALLER]
    assert lab.contexts[1].session_id == "s-1"


def one_agent(model: Script, app: Registry, **more: Any) -> Agent:
    return agent(app, assistant_specs.agent(), model.model, **more)


@RUNS
def test_an_agent_has_its_tools_instructions_and_limits(runs: Any) -> None:
    lab = Lab()
    measure = [call("measure", {"name": "alpha"}, f"c{i}") for i in range(9)]
    model = Script(measure[0], "done")
    one = one_agent(model, registry(lab))
    result = runs(one)
    (envelope,) = result["envelopes"]
    assert envelope["result"]["value"] == 1.5
    names = [tool.name for tool in model.tools]
    assert "burn" not in names
    assert names[-1] == "write_report"
    assert model.inputs[0][0].text == (
        "Measure first, then finish.\n\n"
        "samples: When: A sample is to be measured Not: The sample is at home\n"
        "measure, then finish: When everything is measured"
    )
    # A run makes four calls, and the next run four again.
    for _ in range(2):
        model.turns = list(measure)
        lab.calls.clear()
        with pytest.raises(RunEnded) as ended:
            runs(one)
        assert ended.value.why is Ended.CALLS
        assert len(lab.calls) == 4


def test_without_hooks_a_run_is_told_by_the_context() -> None:
    app, spec = registry(Lab()), assistant_specs.agent()
    own = agent_tools(app, spec, Context(run_id="r-1"))
    (measure, *_) = own
    for _ in range(4):
        measure.invoke(name="alpha")
    with pytest.raises(RunEnded):
        measure.invoke(name="alpha")


def test_braces_in_instructions_are_text() -> None:
    model = Script("done")
    text = "{{ 7 * 7 }} {% raw %} {# no #} {name}"
    spec = replace(assistant_specs.agent(), instructions=text)
    run(agent(registry(Lab()), spec, model.model))
    assert (model.inputs[0][0].text or "").startswith(text)


@RUNS
def test_a_final_tool_ends_the_run_unless_it_fails(runs: Any) -> None:
    turn = [call("finish", {}), call("measure", {"name": "a"}, "c2")]
    model = Script(turn, call("finish", {"text": "bye"}, "c3"))
    result = runs(one_agent(model, registry(Lab())))
    assert result["exit_reason"] == "finish"
    assert result["envelopes"][-1]["result"] == {"text": "bye"}
    assert len(model.results) == 2


def test_what_comes_beside_the_last_call_is_no_failure() -> None:
    turn = [call("finish", {"text": "bye"}), call("measure", {"name": "a"}, "c2")]
    one = one_agent(Script(turn), registry(Lab())).clone(tool_concurrency_limit=1)
    result = run(one)
    assert result["exit_reason"] == "finish"
    (told,) = result["last_message"].tool_call_results
    assert told.result == "the run is finished."


@RUNS
def test_a_typed_answer_is_a_call_that_the_model_can_correct(runs: Any) -> None:
    report = completions.REPORT
    good = {"text": "fine", "score": 7}
    model = Script(call("report", {"text": "fine"}), call("report", good, "c2"))
    one = one_agent(model, registry(Lab()), completion=report)
    result = runs(one)
    assert model.outputs == ["/score is missing; it must be an integer."]
    assert result["answer"].score == 7
    assert result["exit_reason"] == "report"
    assert result["last_message"].tool_call_result.result == json.dumps(
        good, separators=(",", ":")
    )
    shown = next(own for own in model.tools if own.name == "report")
    assert shown.parameters == json.loads(report.schema)
    said = model.inputs[0][0].text or ""
    assert said.endswith("End with a call of report, which is the answer.")
    # A text that is the answer is one; any other is not.
    model.turns = ["I am done", json.dumps(good)]
    assert runs(one)["answer"].text == "fine"
    assert "not valid JSON" in (model.inputs[-1][-1].text or "")
    model.turns = ["no"] * 9
    with pytest.raises(AnswerRefused):
        runs(one)
    assert len(model.turns) == 6


def test_a_typed_answer_may_be_no_object() -> None:
    score: Completion[int] = Completion(
        name="score",
        agent="assistant",
        codec=Codec(INT),
        schema='{"type":"integer"}',
    )
    model = Script(call("score", {"answer": 7}))
    assert run(one_agent(model, registry(Lab()), completion=score))["answer"] == 7


@pytest.mark.proves("agent")
def test_an_agent_as_a_tool_is_one_pair_of_events() -> None:
    heard: list[Event] = []
    lab = Lab()
    cx = Context().with_events(heard.append)
    model = Script(call("write_report", {"topic": "alpha"}), "done")
    own = tools(registry(lab), reports_specs.SPECS, cx)
    run(Agent(chat_generator=model.model, tools=[*own]))
    names = [(event.tool, event.kind.name) for event in heard]
    assert names == [
        ("write_report", f"call_{name}")
        for name in ("scheduled", "started", "finished")
    ]
    assert [name for name, _ in lab.calls] == ["measure"]


@pytest.mark.proves("fifty")
def test_fifty_tools() -> None:
    model = Script(call("shelf_50", {"row": 3}), "done")
    own = tools(registry(Lab()), shelves_specs.SPECS)
    run(Agent(chat_generator=model.model, tools=[*own]))
    assert len(model.tools) == 50
    assert model.outputs == ['"shelf_50 3"']


def test_a_tool_is_called_without_an_agent() -> None:
    (measure, *_) = tools(registry(Lab()), samples_specs.SPECS)
    result = measure.invoke(name="alpha")
    assert isinstance(result, Result)
    assert result["result"]["value"] == 1.5
    with pytest.raises(ToolFailed) as failed:
        asyncio.run(measure.invoke_async(name=""))
    assert failed.value.envelope is not None
    assert failed.value.envelope.error is not None
    assert failed.value.envelope.error.code == "invalid_input"


def test_the_host_says_what_is_in_the_state_of_a_run() -> None:
    model = Script(call("measure", {"name": "alpha"}), "done")
    (measure, *_) = tools(registry(Lab()), samples_specs.SPECS)
    measure.outputs_to_state = {"reading": {"source": "result"}}
    one = Agent(
        chat_generator=model.model,
        tools=[measure],
        state_schema={"reading": {"type": dict}},
    )
    assert run(one)["reading"]["value"] == 1.5


def test_an_agent_with_such_tools_is_not_saved() -> None:
    with pytest.raises(SerializationError):
        one_agent(Script(), registry(Lab())).to_dict()


def test_tools_that_nobody_registered_are_left_out() -> None:
    app = registry(Lab())
    app.unregister_toolset("samples")
    assert tools(app, samples_specs.SPECS) == []


def test_a_model_that_never_ends_is_ended_by_the_sdk() -> None:
    model = Script(*[call("measure", {"name": "a"}) for _ in range(9)])
    result = run(using(model, registry(Lab())).clone(max_agent_steps=2))
    assert result["exit_reason"] == "max_agent_steps"


@pytest.mark.proves("mcp")
@pytest.mark.parametrize("way", ["http", "stdio"])
def test_a_server_of_the_design(tmp_path: Path, way: str) -> None:
    own = module("haystack")
    model = Script(
        call("measure", {"name": ""}), call("measure", {"name": "alpha"}, "2"), "done"
    )
    with served(tmp_path) as remote:
        server = reached(own, remote, way, tools=own.ASSISTANT_TOOLS)
        run(Agent(chat_generator=model.model, tools=server))
        server.close()
        assert remote.calls == [("measure", "haystack-ai")]
    wrong, right = model.results
    assert wrong.error
    assert WRONG_NAME in str(wrong.result)
    assert "1.5" in str(right.result)
    assert sorted(one.name for one in model.tools) == sorted(USED)


@pytest.mark.proves("command")
def test_a_command_of_the_design(tmp_path: Path) -> None:
    own, log = command_module("haystack"), tmp_path / "calls.txt"
    model = Script(
        call("measure", {"name": ""}),
        call("measure", {"name": "alpha"}, "2"),
        call("burn", {"name": "alpha"}, "3"),
        "done",
    )
    found = own.lab_tools_command(program(log), tools=[*USED, "burn"])
    run(Agent(chat_generator=model.model, tools=found))
    wrong, right, burned = model.results
    assert wrong.error
    assert WRONG_NAME in str(wrong.result)
    assert "1.5" in str(right.result)
    assert burned.error
    assert "Nobody has agreed whose consent counts." in str(burned.result)
    assert calls(log) == [("measure", "haystack-ai")]


@pytest.mark.proves("command")
def test_a_command_that_says_stop_ends_the_run(tmp_path: Path) -> None:
    own = command_module("haystack")
    model = Script(call("measure", {"name": "night"}), "never")
    found = own.lab_tools_command(program(tmp_path / "calls.txt"))
    with pytest.raises(own.CommandError, match="The lab is closed"):
        run(Agent(chat_generator=model.model, tools=found))
