"""Tools of a design in LlamaIndex, run by its own agents and a mocked model."""

from __future__ import annotations

import asyncio
import json
from base64 import b64encode
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any

import pytest
from command_lab import calls, program
from command_lab import module as command_module
from llama_index.core.agent.workflow import (
    AgentOutput,
    AgentWorkflow,
    FunctionAgent,
    ToolCallResult,
)
from llama_index.core.base.llms.types import (
    ChatMessage,
    ImageBlock,
    TextBlock,
    ToolCallBlock,
)
from llama_index.core.llms.mock import MockFunctionCallingLLM
from llama_index.core.memory import ChatMemoryBuffer
from llama_index.core.tools import AsyncBaseTool, ToolOutput, adapt_to_async_tool
from llama_index.core.tools.calling import acall_tool, call_tool
from llama_index.core.workflow import (
    Context as WorkflowContext,
)
from llama_index.core.workflow import (
    Event,
    HumanResponseEvent,
    InputRequiredEvent,
    WorkflowRuntimeError,
)
from mcp_lab import USED, module, reached, served
from mcp_lab import WRONG as WRONG_NAME
from sdk_lab import PNG, WRONG, Lab, completions, registry, samples_specs

from toolrt import CallFailed, Codec, Context, Registry
from toolrt import Event as EventOfCall
from toolrt.agent import Completion, Ended, RunEnded
from toolrt.sdk.llama_index import (
    CALLER,
    Agent,
    AnswerRefused,
    RunContext,
    ToolEvent,
    agent,
    agent_tools,
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

#: Answers a request of a call.
Human = Callable[[InputRequiredEvent], dict[str, Any]]


def call(name: str, args: Any, call_id: str = "call_1") -> ToolCallBlock:
    return ToolCallBlock(tool_call_id=call_id, tool_name=name, tool_kwargs=args)


Turn = str | ToolCallBlock | list[ToolCallBlock]


class Script:
    """A model that says what is written; it keeps what it is told."""

    def __init__(self, *turns: Turn) -> None:
        self.turns: list[Turn] = list(turns)
        self.inputs: list[list[ChatMessage]] = []
        self.tools: Sequence[AsyncBaseTool] = ()
        self.model = MockFunctionCallingLLM(response_generator=self._says)

    def _says(self, messages: Sequence[ChatMessage], **given: Any) -> ChatMessage:
        self.inputs.append(list(messages))
        self.tools = given["tools"]
        turn = self.turns.pop(0)
        if isinstance(turn, str):
            return ChatMessage(role="assistant", content=turn)
        calls = turn if isinstance(turn, list) else [turn]
        return ChatMessage(role="assistant", blocks=list(calls))

    @property
    def answers(self) -> list[ChatMessage]:
        """What tools have answered, as the model reads it."""
        return [one for one in self.inputs[-1] if one.role == "tool"]

    @property
    def outputs(self) -> list[str | None]:
        return [one.content for one in self.answers]


class Run:
    """A run of an agent that is over."""

    def __init__(self) -> None:
        self.output: Any = None
        self.events: list[Event] = []
        self.asked: list[InputRequiredEvent] = []

    @property
    def results(self) -> list[ToolOutput]:
        of_calls = (one for one in self.events if isinstance(one, ToolCallResult))
        return [one.tool_output for one in of_calls]


def using(model: Script, app: Registry, cx: Any = None, **how: Any) -> FunctionAgent:
    own = tools(app, samples_specs.SPECS, cx, **how)
    return FunctionAgent(name="tester", llm=model.model, tools=[*own])


def run(one: Any, human: Human | None = None, **more: Any) -> Run:
    return asyncio.run(arun(one, human, **more))


async def arun(one: Any, human: Human | None = None, **more: Any) -> Run:
    made = Run()
    handler = one.run(user_msg="go", **more)
    async for event in handler.stream_events():
        made.events.append(event)
        if isinstance(event, InputRequiredEvent):
            made.asked.append(event)
            if human is None:
                await handler.cancel_run()
                return made
            given = {"state": event.state, **human(event)}
            handler.ctx.send_event(answer(**given))
    made.output = await handler
    return made


def answer(state: str, responses: Any = None) -> HumanResponseEvent:
    fields = {"state": state, "responses": responses}
    return HumanResponseEvent(**fields)


def yes(event: InputRequiredEvent) -> dict[str, Any]:
    return {"responses": {name: {"answer": True} for name in event.requests}}


def no(event: InputRequiredEvent) -> dict[str, Any]:
    return {"responses": {name: {"declined": True} for name in event.requests}}


def test_a_model_gets_the_whole_schema() -> None:
    (measure, *_) = tools(registry(Lab()), samples_specs.SPECS)
    spec = samples_specs.SPECS["measure"]()
    whole = json.loads(spec.input_schema)
    assert whole["additionalProperties"] is False
    own = measure.metadata
    assert own.get_parameters_dict() == whole
    assert own.to_openai_tool()["function"] == {
        "name": "measure",
        "description": "Measure a sample.",
        "parameters": whole,
    }
    # Some models of the SDK read the class, and some change what they get.
    assert own.fn_schema is not None
    own.fn_schema.model_json_schema().clear()
    assert own.fn_schema.model_json_schema() == whole


@pytest.mark.proves("corrected")
def test_a_model_corrects_its_call() -> None:
    lab = Lab()
    good = {"name": "alpha", "unit": "g"}
    model = Script(call("measure", WRONG), call("measure", good, "call_2"), "done")
    made = run(using(model, registry(lab)))
    wrong, right = model.outputs
    assert (wrong or "").split("\n") == [
        "/name must have 1 to 20 characters; got 0.",
        '/unit must be one of "mg", "g"; got "kilo".',
        '/time is not a known key. Did you mean "times"?',
        ARGUMENTS,
        'Example: {"name":"alpha","unit":"g"}',
    ]
    assert right == '{"name":"alpha","value":1.5,"unit":"g"}\n\nWrite it down.'
    assert str(made.output) == "done"
    assert lab.calls == [("measure", CALLER)]
    assert lab.contexts[0].call_id == "call_2"
    failed, result = made.results
    assert failed.is_error
    assert not result.is_error
    assert result.raw_output["result"]["value"] == 1.5


def test_any_name_may_come_as_an_argument() -> None:
    lab = Lab()
    names = ["self", "args", "kwargs", "ctx", "input", "func", "instance", "tool"]
    hostile = call("measure", {"name": "alpha", **dict.fromkeys(names, 1)})
    model = Script(hostile, call("crash", {"self": 1}), "done")
    run(using(model, registry(lab)))
    assert (model.outputs[0] or "").count("is not a known key") == len(names)
    assert not lab.calls


@pytest.mark.proves("errors")
def test_errors_are_told_and_some_end_the_run_of_an_agent() -> None:
    app = registry(Lab())
    model = Script(call("measure", {"name": "gone"}), "done")
    run(using(model, app))
    assert model.outputs == ["There is no such sample.\nSamples are alpha and beta."]
    for stops in (call("measure", {"name": "night"}), call("crash", {})):
        own = [*tools(app, samples_specs.SPECS)]
        with pytest.raises(CallFailed) as failed:
            run(Agent(llm=Script(stops).model, tools=own))
        assert "hunter2" not in str(failed.value)
        # Agents of the SDK itself tell their model.
        model = Script(stops, "done")
        made = run(using(model, app))
        assert isinstance(made.results[0].exception, CallFailed)
        assert "hunter2" not in (model.outputs[0] or "")
    model = Script(call("crash", {}), "done")
    own = [*tools(app, samples_specs.SPECS, on_stop="tell")]
    assert str(run(Agent(llm=model.model, tools=own)).output) == "done"


@pytest.mark.proves("consent")
def test_a_human_agrees_to_a_call_or_does_not() -> None:
    lab = Lab()
    model = Script(call("burn", {"name": "alpha"}), "done")
    made = run(using(model, registry(lab)), yes)
    (asked,) = made.asked
    assert asked.prefix == "Burn alpha?"
    assert (asked.tool, asked.tool_call_id) == ("burn", "call_1")
    assert asked.requests["confirm"]["question"] == "Burn alpha?"
    assert model.outputs == ['{"burned":true}']
    assert len(lab.calls) == 1
    model = Script(call("burn", {"name": "beta"}), "done")
    run(using(model, registry(lab)), no)
    assert len(lab.calls) == 1
    assert "burned" not in (model.outputs[0] or "")


def test_an_answer_to_another_call_is_no_consent() -> None:
    lab = Lab()
    states: list[str] = []

    def other(event: InputRequiredEvent) -> dict[str, Any]:
        """Answer the second request first, and the first one never."""
        states.append(event.state)
        return {"state": states[-1] if len(states) == 2 else "none", **yes(event)}

    turn = [call("burn", {"name": name}) for name in ("alpha", "beta")]
    one = using(Script(turn), registry(lab))

    async def waits() -> None:
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(arun(one, other), 0.5)

    asyncio.run(waits())
    assert len(lab.calls) == 1


def test_two_calls_that_are_the_same_are_two_questions() -> None:
    lab = Lab()
    asked: list[str] = []

    def once(event: InputRequiredEvent) -> dict[str, Any]:
        asked.append(event.state)
        return yes(event) if len(asked) == 1 else no(event)

    model = Script([call("burn", {"name": "alpha"}) for _ in range(2)], "done")
    run(using(model, registry(lab)), once)
    assert len(set(asked)) == 2
    assert len(lab.calls) == 1


def test_an_answer_that_comes_twice_is_one_call() -> None:
    lab = Lab()
    one = using(Script(call("burn", {"name": "alpha"}), "done"), registry(lab))

    async def twice() -> Run:
        made = Run()
        handler = one.run(user_msg="go")
        async for event in handler.stream_events():
            if isinstance(event, InputRequiredEvent):
                made.asked.append(event)
                for _ in range(2):
                    handler.ctx.send_event(answer(event.state, **yes(event)))
        made.output = await handler
        return made

    made = asyncio.run(twice())
    assert str(made.output) == "done"
    assert len(made.asked) == 1
    assert len(lab.calls) == 1


def test_nobody_is_asked_about_a_call_that_is_invalid_or_that_the_host_confirms() -> (
    None
):
    model = Script(call("burn", {}), "done")
    assert not run(using(model, registry(Lab()))).asked
    assert (model.outputs[0] or "").startswith("/name is missing")
    model = Script(call("burn", {"name": "alpha"}), "done")
    app = registry(Lab(), confirmer=lambda _: True)
    assert not run(using(model, app)).asked
    assert model.outputs == ['{"burned":true}']


def test_outside_of_an_agent_nobody_consents() -> None:
    lab = Lab()
    burn: Any = next(
        one
        for one in tools(registry(lab), samples_specs.SPECS)
        if one.metadata.name == "burn"
    )
    output = burn(name="alpha")
    assert output.raw_output["error"]["code"] == "confirmation_required"
    output = asyncio.run(burn.acall(name="alpha"))
    assert output.raw_output["error"]["code"] == "confirmation_required"
    assert not lab.calls


def test_questions_are_answered_one_after_the_other() -> None:
    lab = Lab()
    given: dict[str, Any] = {"address": {"answer": "Rome"}, "cold": {"answer": True}}
    model = Script(call("ship", {"name": "alpha"}), "done")
    made = run(
        using(model, registry(lab)),
        lambda event: {"responses": {name: given[name] for name in event.requests}},
    )
    assert [one.prefix for one in made.asked] == ["Where to?", "On ice?"]
    assert made.asked[0].requests["address"]["schema"]["type"] == "string"
    assert model.outputs == ['{"to":"Rome","cold":true}']


def test_an_answer_that_is_wrong_is_asked_for_again() -> None:
    answers: list[Any] = [
        {"responses": {"address": {"answer": 7}}},
        {"responses": "Rome"},
        {},
        {"responses": {"address": {"answer": "Rome"}}},
        {"responses": {"cold": {"declined": True}}},
    ]
    model = Script(call("ship", {"name": "alpha"}), "done")
    made = run(using(model, registry(Lab())), lambda _: answers.pop(0))
    asked = [one.prefix for one in made.asked]
    assert asked == ["Where to?"] * 4 + ["On ice?"]
    assert "to" not in made.results[0].raw_output


@pytest.mark.filterwarnings("ignore:Skipping serialization")
def test_a_run_that_waits_goes_on_from_what_was_saved() -> None:
    lab = Lab()
    app = registry(lab)
    model = Script(call("ship", {"name": "alpha"}), "done")
    given = {"address": {"answer": "Rome"}, "cold": {"answer": False}}

    async def saved() -> tuple[str, str]:
        handler = using(model, app).run(user_msg="go")
        async for event in handler.stream_events():
            if isinstance(event, InputRequiredEvent):
                if "cold" in event.requests:
                    break
                handler.ctx.send_event(answer(event.state, given))
        document = json.dumps(handler.ctx.to_dict())
        await handler.cancel_run()
        return document, event.state

    async def goes_on(document: str, state: str) -> Any:
        one = using(model, app)
        ctx: Any = WorkflowContext.from_dict(one, json.loads(document))
        handler = one.run(ctx=ctx)
        # The SDK saves no memory, and does not ask a second time.
        await handler.ctx.store.set("memory", ChatMemoryBuffer.from_defaults())
        handler.ctx.send_event(answer(state, given))
        return await handler

    assert str(asyncio.run(goes_on(*asyncio.run(saved())))) == "done"
    assert model.outputs == ['{"to":"Rome","cold":false}']


@pytest.mark.proves("items")
def test_items_and_progress_are_in_the_stream_of_the_run() -> None:
    heard: list[EventOfCall] = []
    cx = Context().with_events(heard.append)
    model = Script(call("watch", {"name": "alpha", "times": 2}), "done")
    made = run(using(model, registry(Lab()), cx))
    told = [one.event for one in made.events if isinstance(one, ToolEvent)]
    assert [one["event"] for one in told] == ["progress", "item"] * 2
    assert {one["call_id"] for one in told} == {"call_1"}
    assert heard[-1].kind.name == "call_finished"
    assert model.outputs == ["2"]
    kinds = [type(one) for one in made.events]
    assert kinds.index(ToolCallResult) > kinds.index(ToolEvent)


@pytest.mark.proves("image")
def test_images_are_images() -> None:
    model = Script(call("picture", {"name": "alpha"}), "done")
    run(using(model, registry(Lab())))
    text, image = model.answers[0].blocks
    assert text == TextBlock(text="alpha:")
    assert isinstance(image, ImageBlock)
    assert image.image == b64encode(PNG)
    assert image.image_mimetype == "image/png"


@pytest.mark.proves("cancel")
def test_a_run_that_is_cancelled_cancels_its_call() -> None:
    lab = Lab()

    async def cancelled() -> None:
        handler = using(Script(call("wait", {"ms": 60000})), registry(lab)).run("go")
        while not lab.calls and not handler.is_done():  # noqa: ASYNC110 # it may fail
            await asyncio.sleep(0.01)
        await handler.cancel_run()

    asyncio.run(cancelled())
    assert lab.cancelled == 1


@pytest.mark.proves("at once")
def test_calls_of_one_turn_run_at_once_unless_the_design_says_otherwise() -> None:
    lab = Lab()
    waits = [call("wait", {"ms": 200}, f"w{i}") for i in range(2)]
    scales = [call("scale", {"name": "a"}, f"s{i}") for i in range(3)]
    run(using(Script(waits, scales, "done"), registry(lab)))
    assert lab.most == {"wait": 2, "scale": 1}


def test_context_comes_from_what_the_sdk_knows() -> None:
    lab = Lab()
    measure = call("measure", {"name": "alpha"})
    cx = Context(caller="ci").with_label("tenant", "acme")
    run(using(Script(measure, "done"), registry(lab), cx))
    assert lab.tenants == ["acme"]
    assert lab.calls == [("measure", "ci")]
    known: list[RunContext] = []

    def given(own: RunContext) -> Context:
        known.append(own)
        return Context(session_id=own.state["session"])

    async def with_state() -> None:
        one = using(Script(measure, "done"), registry(lab), given)
        ctx: Any = WorkflowContext(one)
        await ctx.store.set("session", "s-1")
        handler = one.run(user_msg="go", ctx=ctx)
        await handler
        assert known[0].run_id == handler.run_id

    asyncio.run(with_state())
    assert known[0].call_id == "call_1"
    assert known[0].workflow is not None
    assert lab.contexts[1].session_id == "s-1"
    assert lab.contexts[1].run_id == known[0].run_id
    assert lab.contexts[1].caller == CALLER


def test_a_final_tool_ends_the_run_unless_it_fails() -> None:
    done = call("finish", {"text": "bye"}, "c2")
    model = Script([call("finish", {}), call("measure", {"name": "a"})], done)
    made = run(one_agent(model, registry(Lab())))
    assert made.output.raw["result"] == {"text": "bye"}
    assert str(made.output) == '{"text":"bye"}'
    # What came beside the call that has failed is not lost.
    assert len(model.answers) == 2


def one_agent(model: Script, app: Registry, **more: Any) -> FunctionAgent:
    return agent(app, assistant_specs.agent(), model.model, **more)


def test_an_agent_has_its_tools_instructions_and_limits() -> None:
    lab = Lab()
    measure = [call("measure", {"name": "alpha"}, f"c{i}") for i in range(9)]
    model = Script(measure[0], "done")
    one = one_agent(model, registry(lab))
    assert str(run(one).output) == "done"
    names = [tool.metadata.name for tool in model.tools]
    assert "burn" not in names
    assert names[-1] == "write_report"
    assert model.inputs[0][0].content == (
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
    # Agents of the SDK itself tell their model.
    own = agent_tools(registry(lab), assistant_specs.agent())
    model.turns = [measure[:5], "done"]
    run(FunctionAgent(llm=model.model, tools=[*own]))
    assert model.outputs[-1] == "the run has made all calls that it may make."


def test_what_comes_beside_the_last_call_is_no_failure() -> None:
    turn = [call("finish", {"text": "bye"}), call("measure", {"name": "a"}, "c2")]
    memory = ChatMemoryBuffer.from_defaults()
    made = run(one_agent(Script(turn), registry(Lab())), memory=memory)
    assert made.output.raw["result"] == {"text": "bye"}
    # Models refuse a history in which a call has no answer.
    told = [one.additional_kwargs for one in memory.get_all() if one.role == "tool"]
    assert [one["tool_call_id"] for one in told] == ["c2", "call_1"]


def test_a_typed_answer_is_a_call_that_the_model_can_correct() -> None:
    report = completions.REPORT
    good = {"text": "fine", "score": 7}
    model = Script(call("report", {"text": "fine"}), call("report", good, "c2"))
    one = one_agent(model, registry(Lab()), completion=report)
    made = run(one)
    (told,) = model.outputs
    assert told == "/score is missing; it must be an integer."
    assert isinstance(made.output, AgentOutput)
    output: Any = made.output
    assert output.structured_response == good
    assert output.raw.score == 7
    shown = next(own for own in model.tools if own.metadata.name == "report")
    assert shown.metadata.get_parameters_dict() == json.loads(report.schema)
    said = model.inputs[0][0].content or ""
    assert said.endswith("End with a call of report, which is the answer.")
    # A text that is the answer is one; any other is not.
    model.turns = ["I am done", json.dumps(good)]
    answered: Any = run(one).output
    assert answered.raw.text == "fine"
    assert "not valid JSON" in (model.inputs[-1][-1].content or "")
    model.turns = ["no"] * 9
    with pytest.raises(AnswerRefused):
        run(one)
    assert len(model.turns) == 6


def test_a_typed_answer_may_be_no_object() -> None:
    score: Completion[int] = Completion(
        name="score",
        agent="assistant",
        codec=Codec(INT),
        schema='{"type":"integer"}',
    )
    model = Script(call("score", {"answer": 7}))
    output = run(one_agent(model, registry(Lab()), completion=score)).output
    assert (output.raw, output.structured_response) == (7, {"answer": 7})


def test_agents_of_a_workflow_have_limits_and_human_answers_too() -> None:
    lab = Lab()
    measure = [call("measure", {"name": "alpha"}, f"c{i}") for i in range(9)]
    one = one_agent(Script(*measure), registry(lab))
    with pytest.raises(RunEnded):
        run(AgentWorkflow(agents=[one], root_agent="assistant"))
    model = Script(call("burn", {"name": "alpha"}), "done")
    one = using(model, registry(lab))
    run(AgentWorkflow(agents=[one], root_agent="tester"), yes)
    assert model.outputs == ['{"burned":true}']


@pytest.mark.proves("agent")
def test_an_agent_as_a_tool_is_one_pair_of_events() -> None:
    heard: list[EventOfCall] = []
    lab = Lab()
    cx = Context().with_events(heard.append)
    model = Script(call("write_report", {"topic": "alpha"}), "done")
    own = tools(registry(lab), reports_specs.SPECS, cx)
    run(FunctionAgent(llm=model.model, tools=[*own]))
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
    run(FunctionAgent(llm=model.model, tools=[*own]))
    assert len(model.tools) == 50
    assert model.outputs == ['"shelf_50 3"']


def test_a_tool_is_called_without_an_agent() -> None:
    (shelf, *_) = tools(registry(Lab()), shelves_specs.SPECS)
    assert adapt_to_async_tool(shelf) is shelf
    # The SDK gives a tool with one argument its value without the name first.
    assert call_tool(shelf, {"row": 3}).content == '"shelf_01 3"'
    assert asyncio.run(acall_tool(shelf, {"row": 4})).content == '"shelf_01 4"'
    assert "/rows is not a known key" in call_tool(shelf, {"rows": 3}).content


def test_tools_that_nobody_registered_are_left_out() -> None:
    app = registry(Lab())
    app.unregister_toolset("samples")
    assert tools(app, samples_specs.SPECS) == []


def test_a_model_that_never_ends_is_ended_by_the_sdk() -> None:
    model = Script(*[call("measure", {"name": "a"}) for _ in range(9)])
    with pytest.raises(WorkflowRuntimeError):
        run(using(model, registry(Lab())), max_iterations=2)


@pytest.mark.proves("mcp")
@pytest.mark.parametrize("way", ["http", "stdio"])
def test_a_server_of_the_design(tmp_path: Path, way: str) -> None:
    own = module("llama_index")
    model = Script(
        call("measure", {"name": ""}), call("measure", {"name": "alpha"}, "2"), "done"
    )

    async def go(remote: Any) -> Run:
        found = reached(own, remote, way, tools=own.ASSISTANT_TOOLS)
        found = await found.to_tool_list_async()
        return await arun(FunctionAgent(name="tester", llm=model.model, tools=found))

    with served(tmp_path) as remote:
        made = asyncio.run(go(remote))
        assert remote.calls == [("measure", "llama-index-core")]
    wrong, right = model.outputs
    assert WRONG_NAME in str(wrong)
    assert "1.5" in str(right)
    assert len(made.results) == 2
    names = [one.metadata.name for one in model.tools]
    assert sorted(str(name) for name in names) == sorted(USED)


@pytest.mark.proves("command")
def test_a_command_of_the_design(tmp_path: Path) -> None:
    own, log = command_module("llama_index"), tmp_path / "calls.txt"
    model = Script(
        call("measure", {"name": ""}),
        call("measure", {"name": "alpha"}, "2"),
        call("burn", {"name": "alpha"}, "3"),
        call("measure", {"name": "night"}, "4"),
        "done",
    )
    found = own.lab_tools_command(program(log), tools=[*USED, "burn"])

    async def go() -> Run:
        return await arun(FunctionAgent(name="tester", llm=model.model, tools=found))

    made = asyncio.run(go())
    wrong, right, burned, stopped = map(str, model.outputs)
    assert WRONG_NAME in wrong
    assert "1.5" in right
    assert "Nobody has agreed whose consent counts." in burned
    assert "closed: The lab is closed." in stopped
    assert [one.is_error for one in made.results] == [True, False, True, True]
    assert isinstance(made.results[-1].exception, own.CommandError)
    assert calls(log) == [("measure", "llama-index-core")] * 2
    names = [one.metadata.name for one in model.tools]
    assert sorted(str(name) for name in names) == sorted([*USED, "burn"])
    # The same without a loop.
    (measure,) = own.lab_tools_command(program(log), tools=["measure"])
    assert measure(name="alpha").raw_output["result"]["value"] == 1.5
    with pytest.raises(TypeError):
        measure("alpha")
