"""Tools of a design in Pydantic AI, run by its own agents."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any

import pytest
from pydantic_ai import (
    Agent,
    AgentRunResult,
    BinaryContent,
    DeferredToolRequests,
    DeferredToolResults,
    ModelMessage,
    ModelRequest,
    ModelResponse,
    RunContext,
    TextPart,
    Tool,
    ToolApproved,
    ToolCallPart,
    ToolReturnPart,
    UnexpectedModelBehavior,
)
from pydantic_ai.capabilities import HandleDeferredToolCalls
from pydantic_ai.exceptions import UserError
from pydantic_ai.messages import ModelMessagesTypeAdapter
from pydantic_ai.models.function import (
    AgentInfo,
    DeltaToolCall,
    DeltaToolCalls,
    FunctionModel,
)
from sdk_lab import (
    PNG,
    WRONG,
    Lab,
    assistant,
    completions,
    registry,
    samples_specs,
    sdk,
)

from toolrt import CallFailed, Codec, Completion, Context, Event, Registry
from toolrt.agent import AgentSpec, Ended, RunEnded
from toolrt.host import GrantPolicy
from toolrt.sdk.pydantic_ai import CALLER, ToolEvent, tools
from toolrt.sdk.pydantic_ai import agent as agent_of
from toolrt.table import INT

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

lab_sdk = sdk("pydantic_ai")


def call(name: str, args: Any, call_id: str = "call_1") -> ToolCallPart:
    return ToolCallPart(name, args, tool_call_id=call_id)


Turn = str | ToolCallPart | list[ToolCallPart]


class Script:
    """A model that says what is written; it keeps what it is told."""

    def __init__(self, *turns: Turn) -> None:
        self.turns: list[Any] = list(turns)
        self.messages: list[ModelMessage] = []
        self.info: Any = None

    def model(self) -> FunctionModel:
        return FunctionModel(self._say, stream_function=self._stream)

    def _say(self, messages: list[ModelMessage], info: AgentInfo) -> ModelResponse:
        self.messages, self.info = list(messages), info
        turn = self.turns.pop(0)
        if isinstance(turn, str):
            return ModelResponse(parts=[TextPart(turn)])
        calls = turn if isinstance(turn, list) else [turn]
        return ModelResponse(parts=[*calls])

    async def _stream(
        self, messages: list[ModelMessage], info: AgentInfo
    ) -> AsyncIterator[str | DeltaToolCalls]:
        for i, part in enumerate(self._say(messages, info).parts):
            if isinstance(part, ToolCallPart):
                args = part.args_as_json_str()
                delta = DeltaToolCall(
                    part.tool_name, args, tool_call_id=part.tool_call_id
                )
                yield {i: delta}
            elif isinstance(part, TextPart):
                yield part.content

    @property
    def returns(self) -> list[ToolReturnPart]:
        """What tools have answered, in the order of the calls."""
        return [
            part
            for message in self.messages
            if isinstance(message, ModelRequest)
            for part in message.parts
            if isinstance(part, ToolReturnPart)
        ]

    @property
    def outputs(self) -> list[str]:
        """The same, as texts; the SDK marks those of failures for the model."""
        return [str(part.content) for part in self.returns]


def agent(script: Script, app: Registry, cx: Any = None, **how: Any) -> Agent[Any, Any]:
    own = tools(app, samples_specs.SPECS, cx, **how)
    kinds: Any = [str, DeferredToolRequests]
    return Agent(script.model(), tools=own, output_type=kinds)


def run(
    one: Agent[Any, Any], said: str | None = "go", **more: Any
) -> AgentRunResult[Any]:
    return asyncio.run(one.run(said, **more))


def asked(result: AgentRunResult[Any]) -> tuple[ToolCallPart, dict[str, Any]]:
    """Give the one call that waits for a human, with what it asks."""
    requests = result.output
    assert isinstance(requests, DeferredToolRequests)
    (waits,) = requests.approvals
    return waits, requests.metadata[waits.tool_call_id]


def go_on(
    one: Agent[Any, Any], result: AgentRunResult[Any], **answers: Any
) -> AgentRunResult[Any]:
    """Approve the call that waits, with the answers to its questions."""
    waits, metadata = asked(result)
    call_id = waits.tool_call_id
    responses = {name: {"answer": answer} for name, answer in answers.items()}
    given = DeferredToolResults(
        approvals={call_id: True},
        metadata={call_id: {**metadata, "responses": responses}},
    )
    # What a host keeps meanwhile is JSON.
    kept = ModelMessagesTypeAdapter.validate_json(result.all_messages_json())
    return run(one, None, message_history=kept, deferred_tool_results=given)


def test_schemas_pass_as_they_are() -> None:
    own = {tool.name: tool.tool_def for tool in lab_sdk.samples_tools(registry(Lab()))}
    spec = samples_specs.SPECS["measure"]()
    measure = own["measure"]
    assert measure.parameters_json_schema == json.loads(spec.input_schema)
    assert measure.return_schema == json.loads(spec.output_schema)
    assert measure.description == "Measure a sample."
    assert measure.metadata == {
        "title": "Measure",
        "toolset": "samples",
        "service": "lab",
        "version": "1.0.0",
        "tags": ["lab"],
        "cost": "low",
        "readonly": True,
        "idempotent": True,
    }
    assert own["scale"].sequential
    assert not measure.sequential
    assert not own["picture"].return_schema


@pytest.mark.proves("corrected")
def test_a_model_corrects_its_call() -> None:
    lab = Lab()
    good = json.dumps({"name": "alpha", "unit": "g"})
    script = Script(
        call("measure", json.dumps(WRONG)), call("measure", good, "call_2"), "done"
    )
    result = run(agent(script, registry(lab)))
    wrong, right = script.returns
    assert wrong.outcome == "retried"
    assert script.outputs[0].split("\n") == [
        "/name must have 1 to 20 characters; got 0.",
        '/unit must be one of "mg", "g"; got "kilo".',
        '/time is not a known key. Did you mean "times"?',
        (
            'Arguments: {"name": string, "unit"?: "mg" | "g", "times"?: integer, '
            '"notes"?: {string: string}}'
        ),
        'Example: {"name":"alpha","unit":"g"}',
    ]
    assert wrong.model_response_str().startswith('{"error":"/name must have')
    assert right.outcome == "success"
    assert right.content == (
        '{"name":"alpha","value":1.5,"unit":"g"}\n\nWrite it down.'
    )
    # The typed result is beside it.
    assert right.metadata["ok"] is True
    assert right.metadata["result"] == {"name": "alpha", "value": 1.5, "unit": "g"}
    assert result.output == "done"
    assert lab.calls == [("measure", CALLER)]


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ('{"name": 1e400', "The document is not valid JSON"),
        ('["alpha"]', "must be an object"),
        ("null", "must be an object"),
        ('{"": "{}"}', "/name is missing"),
        ("[" * 200 + "]" * 200, "nest"),
    ],
)
def test_what_are_no_arguments_is_told(given: str, told: str) -> None:
    script = Script(call("measure", given), "done")
    run(agent(script, registry(Lab())))
    assert told in script.outputs[0]
    assert script.returns[0].outcome == "retried"


def test_a_model_that_never_corrects_itself_is_ended_by_the_sdk() -> None:
    script = Script(*[call("measure", WRONG, f"c{i}") for i in range(9)])
    with pytest.raises(UnexpectedModelBehavior, match="max retries count of 1"):
        run(agent(script, registry(Lab())))
    with pytest.raises(UnexpectedModelBehavior, match="max retries count of 4"):
        run(agent(script, registry(Lab())), retries=4)
    assert len(script.turns) == 9 - 2 - 5


@pytest.mark.proves("errors")
def test_declared_errors_are_told_and_others_end_the_run() -> None:
    app = registry(Lab())
    script = Script(call("measure", {"name": "gone"}), "done")
    run(agent(script, app))
    text = "There is no such sample.\nSamples are alpha and beta."
    assert script.outputs == [text]
    assert script.returns[0].outcome == "retried"
    for stops in (call("measure", {"name": "night"}), call("crash", {})):
        with pytest.raises(CallFailed) as failed:
            run(agent(Script(stops), app))
        assert "hunter2" not in str(failed.value)
    script = Script(call("crash", {}), "done")
    run(agent(script, app, on_stop="tell"))
    assert "hunter2" not in script.outputs[0]
    # Nothing that the model could do better: no retry is used up.
    assert script.returns[0].outcome == "failed"


@pytest.mark.proves("consent")
def test_consent_is_the_sdk_s_approval() -> None:
    lab = Lab()
    heard: list[Event] = []
    script = Script(call("burn", {"name": "alpha"}), "done")
    one = agent(script, registry(lab), Context().with_events(heard.append))
    result = run(one)
    waits, metadata = asked(result)
    assert waits.tool_name == "burn"
    assert metadata["requests"]["confirm"]["question"] == "Burn alpha?"
    assert not lab.calls
    assert not heard
    result = run(
        one,
        None,
        message_history=result.all_messages(),
        deferred_tool_results=result.output.build_results(approve_all=True),
    )
    assert result.output == "done"
    assert script.outputs == ['{"burned":true}']
    script.turns = [call("burn", {"name": "beta"}), "done"]
    result = run(one)
    no = result.output.build_results(approvals={"call_1": False})
    run(one, None, message_history=result.all_messages(), deferred_tool_results=no)
    assert script.outputs == ["The tool call was denied."]
    assert script.returns[0].outcome == "denied"
    assert [name for name, _ in lab.calls] == ["burn"]


def test_an_approval_is_of_one_call() -> None:
    lab = Lab()
    script = Script(
        call("burn", {"name": "alpha"}), call("burn", {"name": "beta"}), "done"
    )
    one = agent(script, registry(lab))
    # The next call has even the same id.
    result = go_on(one, run(one))
    waits, metadata = asked(result)
    assert waits.args == {"name": "beta"}
    assert metadata["requests"]["confirm"]["question"] == "Burn beta?"
    assert len(lab.calls) == 1
    # An approval with the state of another call.
    _, other = asked(run(agent(Script(call("ship", {"name": "x"})), registry(Lab()))))
    yes = {"call_1": {**other, "responses": {"confirm": {"answer": True}}}}
    history = result.all_messages()
    given = DeferredToolResults(approvals={"call_1": True}, metadata=yes)
    run(one, None, message_history=history, deferred_tool_results=given)
    assert "The state does not belong to this call" in script.outputs[-1]
    # No approval, but what looks like an answer.
    given = DeferredToolResults(metadata=yes)
    with pytest.raises(UserError):
        run(one, None, message_history=history, deferred_tool_results=given)
    assert len(lab.calls) == 1


def test_a_human_may_approve_another_call_than_the_model_s() -> None:
    lab = Lab()
    script = Script(call("burn", {"name": "alpha"}), "done")
    one = agent(script, registry(lab))
    result = run(one)
    changed = {"call_1": ToolApproved(override_args={"name": "beta"})}
    run(
        one,
        None,
        message_history=result.all_messages(),
        deferred_tool_results=DeferredToolResults(approvals=dict(changed)),
    )
    assert lab.contexts[0].payload == {"name": "beta"}


def test_nobody_approves_a_call_that_is_invalid_or_that_the_host_confirms() -> None:
    lab = Lab()
    script = Script(call("burn", {}), "done")
    run(agent(script, registry(lab)))
    assert "/name is missing" in script.outputs[0]
    script = Script(call("burn", {"name": "alpha"}), "done")
    run(agent(script, registry(lab, confirmer=lambda _: True)))
    assert script.outputs == ['{"burned":true}']


def test_an_approval_is_consent_where_the_policy_wants_a_record() -> None:
    lab = Lab()
    policy = GrantPolicy("strict", allow_undeclared=True)
    script = Script(call("burn", {"name": "alpha"}), "done")
    one = agent(script, registry(lab, policy=policy))
    result = run(one)
    assert list(asked(result)[1]["requests"]) == ["confirm"]
    assert go_on(one, result).output == "done"
    assert [name for name, _ in lab.calls] == ["burn"]


def test_an_agent_that_defers_nothing_has_no_consent() -> None:
    lab = Lab()
    own = lab_sdk.samples_tools(registry(lab))
    script = Script(call("burn", {"name": "alpha"}))
    one: Agent[Any, Any] = Agent(script.model(), tools=own)
    with pytest.raises(UserError, match="DeferredToolRequests"):
        run(one)
    assert not lab.calls


def test_questions_are_answered_with_the_approval() -> None:
    lab = Lab()
    script = Script(call("ship", {"name": "alpha"}), "done")
    one = agent(script, registry(lab))
    result = run(one)
    _, metadata = asked(result)
    assert metadata["requests"] == {
        "address": {
            "kind": "ask",
            "tool": "ship",
            "question": "Where to?",
            "schema": {"type": "string"},
        }
    }
    # What breaks the type of the answer is asked again.
    result = go_on(one, result, address=7)
    assert list(asked(result)[1]["requests"]) == ["address"]
    result = go_on(one, result, address="Rome")
    assert list(asked(result)[1]["requests"]) == ["cold"]
    result = go_on(one, result, cold=True)
    assert result.output == "done"
    assert json.loads(script.outputs[0]) == {"to": "Rome", "cold": True}


def test_a_question_may_be_refused() -> None:
    lab = Lab()
    script = Script(call("ship", {"name": "alpha"}), "done")
    one = agent(script, registry(lab), on_stop="tell")
    result = run(one)
    waits, metadata = asked(result)
    no = {**metadata, "responses": {"address": {"declined": True}}}
    given = DeferredToolResults(
        approvals={waits.tool_call_id: True}, metadata={waits.tool_call_id: no}
    )
    history = result.all_messages()
    run(one, None, message_history=history, deferred_tool_results=given)
    assert script.returns[0].outcome == "failed"


def test_a_state_of_another_call_answers_nothing() -> None:
    one = agent(Script(call("ship", {"name": "alpha"})), registry(Lab()))
    _, other = asked(run(one))
    lab = Lab()
    script = Script(call("ship", {"name": "beta"}), "done")
    one = agent(script, registry(lab))
    result = run(one)
    given = {**other, "responses": {"address": {"answer": "Rome"}}}
    results = DeferredToolResults(
        approvals={"call_1": True}, metadata={"call_1": given}
    )
    history = result.all_messages()
    run(one, None, message_history=history, deferred_tool_results=results)
    assert "The state does not belong to this call" in script.outputs[0]


def test_a_handler_of_the_sdk_approves_within_the_run() -> None:
    lab = Lab()
    seen: list[dict[str, Any]] = []

    def approve(
        _: RunContext[Any], requests: DeferredToolRequests
    ) -> DeferredToolResults:
        seen.extend(requests.metadata.values())
        return requests.build_results(approve_all=True)

    script = Script(call("burn", {"name": "alpha"}), "done")
    own = tools(registry(lab), samples_specs.SPECS)
    handler: HandleDeferredToolCalls[Any] = HandleDeferredToolCalls(approve)
    one: Agent[Any, Any] = Agent(script.model(), tools=own, capabilities=[handler])
    assert run(one).output == "done"
    assert [list(one["requests"]) for one in seen] == [["confirm"]]
    assert script.outputs == ['{"burned":true}']


@pytest.mark.proves("items")
def test_items_and_progress_are_events_of_the_run() -> None:
    heard: list[Event] = []
    told: list[ToolEvent] = []
    cx = Context().with_events(heard.append)
    script = Script(call("watch", {"name": "alpha", "times": 2}), "done")
    one = agent(script, registry(Lab()), cx)

    async def listen() -> None:
        async with one.run_stream_events("go") as events:
            told.extend([one async for one in events if isinstance(one, ToolEvent)])

    asyncio.run(listen())
    assert [event.event["event"] for event in told] == ["progress", "item"] * 2
    assert {event.tool_call_id for event in told} == {"call_1"}
    assert {event.tool_name for event in told} == {"watch"}
    assert told[0].event["message"] == "reading 0"
    assert told[3].event["value"]["value"] == 1.0
    # The context's own receiver hears everything.
    names = [event.kind.name for event in heard]
    assert names.count("item") == 2
    assert names[0] == "call_scheduled"
    assert names[-1] == "call_finished"
    assert script.outputs == ["2"]


@pytest.mark.proves("image")
def test_images_are_images() -> None:
    script = Script(call("picture", {"name": "alpha"}), "done")
    result = run(agent(script, registry(Lab())))
    content: Any = script.returns[0].content
    text, image = content
    assert text == "alpha:"
    assert isinstance(image, BinaryContent)
    assert image.data == PNG
    assert image.media_type == "image/png"
    # A history can be kept, with everything.
    kept = ModelMessagesTypeAdapter.validate_json(result.all_messages_json())
    assert len(kept) == len(result.all_messages())


@pytest.mark.proves("cancel")
def test_a_run_that_is_cancelled_cancels_its_call() -> None:
    lab = Lab()

    async def cancelled() -> None:
        one = agent(Script(call("wait", {"ms": 60000})), registry(lab))
        task = asyncio.create_task(one.run("go"))
        # What the lab keeps is no event.
        while not lab.calls and not task.done():  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(cancelled())
    assert lab.cancelled == 1


def test_the_deadline_of_a_run_is_that_of_its_calls() -> None:
    lab = Lab()
    one = agent(Script(call("measure", {"name": "a"}), "done"), registry(lab))
    run(one, timeout=60)
    timeout = lab.contexts[0].timeout
    assert timeout is not None
    assert 50 < timeout <= 60


@pytest.mark.proves("at once")
def test_calls_of_one_turn_run_at_once_unless_the_design_says_otherwise() -> None:
    lab = Lab()
    waits = [call("wait", {"ms": 200}, f"w{i}") for i in range(2)]
    scales = [call("scale", {"name": "a"}, f"s{i}") for i in range(3)]
    run(agent(Script(waits, scales, "done"), registry(lab)))
    assert lab.most == {"wait": 2, "scale": 1}


def test_context_comes_from_that_of_the_sdk() -> None:
    lab = Lab()
    measure = call("measure", {"name": "alpha"})
    script = Script(measure, "x", measure, "x")
    cx = Context(caller="ci", session_id="s-0").with_label("tenant", "acme")
    run(agent(script, registry(lab)), deps=cx)
    one = agent(script, registry(lab), lambda given: Context(labels=given.deps))
    result = run(one, deps={"tenant": "other"}, conversation_id="talk")
    assert lab.tenants == ["acme", "other"]
    assert [caller for _, caller in lab.calls] == ["ci", CALLER]
    own, given = lab.contexts
    assert own.session_id == "s-0"
    assert given.session_id == "talk"
    assert given.run_id == result.run_id
    assert given.call_id == "call_1"


def test_an_agent_has_its_tools_instructions_limits_and_answer() -> None:
    lab = Lab()
    measure = [call("measure", {"name": "alpha"}, f"c{i}") for i in range(9)]
    answer = call("final_result", {"text": "fine", "score": 7})
    script = Script(measure[0], answer)
    one = lab_sdk.assistant_agent(registry(lab), script.model())
    assert one.name == "assistant"
    result = run(one)
    assert result.output.score == 7
    assert isinstance(result.output, assistant.ReportAnswer)
    (output,) = script.info.output_tools
    assert output.parameters_json_schema["properties"]["score"]["maximum"] == 10
    names = [tool.name for tool in script.info.function_tools]
    assert "burn" not in names
    assert names[-1] == "write_report"
    assert script.info.instructions == (
        "Measure first, then finish.\n\n"
        "samples: When: A sample is to be measured Not: The sample is at home\n"
        "measure, then finish: When everything is measured"
    )
    # A run makes four calls, and the next run four again.
    for _ in range(2):
        script.turns = list(measure)
        lab.calls.clear()
        with pytest.raises(RunEnded) as ended:
            run(one)
        assert ended.value.why is Ended.CALLS
        assert len(lab.calls) == 4
    assert completions.REPORT.name == "report"


def test_a_wrong_answer_is_corrected() -> None:
    script = Script(
        call("final_result", {"text": "", "score": 7}),
        call("final_result", '{"text": "x", "score": NaN}', "call_2"),
        call("final_result", {"text": "x", "score": 7}, "call_3"),
    )
    one = lab_sdk.assistant_agent(registry(Lab()), script.model())
    assert run(one).output.text == "x"
    assert "/text must have at least 1 character" in script.outputs[0]
    assert "/score" in script.outputs[1]


def test_as_many_calls_in_a_row_may_fail_as_the_design_says() -> None:
    script = Script(*[call("measure", WRONG, f"c{i}") for i in range(9)])
    one = lab_sdk.assistant_agent(registry(Lab()), script.model())
    with pytest.raises(RunEnded) as ended:
        run(one)
    assert ended.value.why is Ended.FAILURES
    assert len(script.turns) == 9 - 3


def test_a_final_tool_ends_the_run_with_its_result() -> None:
    lab = Lab()
    wrong, finish = call("finish", {}), call("finish", {"text": "bye"}, "call_2")
    script = Script(wrong, finish, "never said", "again")
    one = lab_sdk.assistant_agent(registry(lab), script.model(), completion=None)
    result = run(one)
    assert result.output == {"text": "bye"}
    assert script.turns == ["never said", "again"]
    # A next run goes on with the history.
    result = run(one, "more", message_history=result.all_messages())
    assert result.output == "never said"
    assert script.outputs[-1] == '{"text":"bye"}'


def test_a_call_beside_a_final_one_does_not_spoil_the_run() -> None:
    lab = Lab()
    script = Script(
        [call("finish", {"text": "bye"}), call("scale", {"name": "a"}, "c")]
    )
    one = lab_sdk.assistant_agent(registry(lab), script.model(), completion=None)
    assert run(one).output == {"text": "bye"}
    assert [name for name, _ in lab.calls] == ["finish"]


def test_a_run_that_streams_ends_with_a_final_tool_as_well() -> None:
    script = Script(call("finish", {"text": "bye"}), "never said")
    one = lab_sdk.assistant_agent(registry(Lab()), script.model(), completion=None)

    async def stream() -> Any:
        async with one.run_stream("go") as answer:
            return await answer.get_output()

    assert asyncio.run(stream()) == {"text": "bye"}


def test_an_answer_need_not_be_an_object() -> None:
    whole = '{"$ref":"#/$defs/N","$defs":{"N":{"type":"integer"}}}'
    codec: Codec[int] = Codec(INT)
    count = Completion(name="count", agent="a", codec=codec, schema=whole)
    script = Script(
        call("final_result", {"answer": "x"}), call("final_result", {"answer": 3}, "2")
    )
    spec = AgentSpec(name="a", completions=(count,))
    one = agent_of(registry(Lab()), spec, script.model(), completion=count)
    assert run(one).output == 3
    assert script.info.output_tools[0].parameters_json_schema["required"] == ["answer"]


def test_a_schema_that_the_sdk_cannot_have_is_told() -> None:
    tree = (
        '{"$ref":"#/$defs/T","$defs":{"T":{"type":"object","properties":'
        '{"of":{"type":"array","items":{"$ref":"#/$defs/T"}}}}}}'
    )
    codec: Codec[int] = Codec(INT)
    one = Completion(name="tree", agent="a", codec=codec, schema=tree)
    script = Script("no", "no", "no", "no")
    spec = AgentSpec(name="a", completions=(one,))
    with pytest.raises(UnexpectedModelBehavior):
        run(agent_of(registry(Lab()), spec, script.model(), completion=one))
    assert "JSON Schema: {" in script.info.output_tools[0].description


@pytest.mark.proves("agent")
def test_an_agent_as_a_tool_is_one_pair_of_events() -> None:
    heard: list[Event] = []
    lab = Lab()
    cx = Context().with_events(heard.append)
    script = Script(call("write_report", {"topic": "alpha"}), "done")
    own = lab_sdk.reports_tools(registry(lab), cx)
    run(Agent(script.model(), tools=own))
    names = [(event.tool, event.kind.name) for event in heard]
    assert names == [
        ("write_report", f"call_{name}")
        for name in ("scheduled", "started", "finished")
    ]
    assert [name for name, _ in lab.calls] == ["measure"]


@pytest.mark.proves("fifty")
def test_fifty_tools() -> None:
    script = Script(call("shelf_50", {"row": 3}), "done")
    own: list[Tool[Any]] = lab_sdk.shelves_tools(registry(Lab()))
    run(Agent(script.model(), tools=own))
    assert len(script.info.function_tools) == 50
    assert script.outputs == ['"shelf_50 3"']
    # The model finds them where they are deferred, and sees only the search.
    script = Script(
        call("search_tools", {"queries": ["shelf 50"]}),
        call("shelf_50", {"row": 3}),
        "done",
    )
    own = lab_sdk.shelves_tools(registry(Lab()), defers=True)
    assert all(tool.tool_def.defer_loading for tool in own)
    run(Agent(script.model(), tools=own))
    assert script.outputs[-1] == '"shelf_50 3"'


def test_tools_that_nobody_registered_are_left_out() -> None:
    app = registry(Lab())
    app.unregister_toolset("samples")
    assert lab_sdk.samples_tools(app) == []
    assert [tool.name for tool in lab_sdk.tools(app)] == ["write_report"]


def test_a_result_is_no_part_of_the_sdk_s() -> None:
    script = Script(call("measure", {"name": "alpha"}), "done")
    result = run(agent(script, registry(Lab()), said="hint"))
    assert script.outputs == ["alpha weighs 1.5\n\nWrite it down."]
    kept = ModelMessagesTypeAdapter.validate_json(result.all_messages_json())
    parts = [part for one in kept for part in one.parts]
    (back,) = (part for part in parts if isinstance(part, ToolReturnPart))
    assert back.content == "alpha weighs 1.5\n\nWrite it down."
    assert back.metadata["meta"]["caller"] == CALLER
