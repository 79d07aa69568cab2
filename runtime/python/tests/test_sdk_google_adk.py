"""Tools of a design in Google's ADK, run by its own runner."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator
from typing import TYPE_CHECKING, Any

import pytest
from google.adk.agents import LlmAgent
from google.adk.agents.run_config import RunConfig
from google.adk.models import BaseLlm
from google.adk.models.llm_response import LlmResponse
from google.adk.runners import InMemoryRunner, Runner
from google.adk.sessions.sqlite_session_service import SqliteSessionService
from google.adk.workflow import START, Workflow
from google.genai import types
from msgspec import UNSET
from pydantic import Field
from sdk_lab import PNG, WRONG, Lab, completions, registry, samples_specs, sdk

from toolrt import CallFailed, Context, Event, Registry
from toolrt.agent import AgentSpec, Ended, RunEnded
from toolrt.sdk.google_adk import CALLER, AnswerRefused, agent, tools

if TYPE_CHECKING:
    from pathlib import Path

    from google.adk.events import Event as EventOfSdk
    from google.adk.models.llm_request import LlmRequest
    from google.adk.tools.base_tool import BaseTool
    from google.adk.tools.tool_context import ToolContext

lab_sdk = sdk("google_adk")

#: What the SDK calls to ask whoever answers.
ASKS = "adk_request_confirmation"


def call(name: str, args: dict[str, Any], call_id: str | None = None) -> types.Part:
    wish = types.FunctionCall(name=name, args=args, id=call_id)
    return types.Part(function_call=wish)


def says(text: str) -> types.Part:
    return types.Part(text=text)


class Script(BaseLlm):
    """A model that says what is written; it keeps what it is told."""

    model: str = "script"
    turns: list[Any] = Field(default_factory=list)
    requests: list[Any] = Field(default_factory=list)

    async def generate_content_async(
        self,
        llm_request: LlmRequest,
        stream: bool = False,  # noqa: ARG002, FBT002 # as the SDK calls it
    ) -> AsyncGenerator[LlmResponse, None]:
        self.requests.append(llm_request.model_copy(deep=False))
        turn = self.turns.pop(0)
        parts = turn if isinstance(turn, list) else [turn]
        yield LlmResponse(content=types.Content(role="model", parts=parts))

    @property
    def declared(self) -> dict[str, types.FunctionDeclaration]:
        """The tools that the model sees."""
        own: Any = self.requests[-1].config.tools
        return {one.name: one for tool in own for one in tool.function_declarations}


def script(*turns: types.Part | list[types.Part]) -> Script:
    return Script(turns=list(turns), requests=[])


class Chat:
    """A session with an agent."""

    def __init__(self, own: LlmAgent) -> None:
        self.own = own
        self.runner: Runner = InMemoryRunner(agent=own, app_name="lab")
        self.session: Any = None
        self.events: list[EventOfSdk] = []

    async def send(self, *parts: types.Part, **more: Any) -> None:
        """Run until the agent ends or asks; `events` are those of this run."""
        if self.session is None:
            self.session = await self.runner.session_service.create_session(
                app_name="lab", user_id="ann"
            )
        self.events = []
        stream = self.runner.run_async(
            user_id="ann",
            session_id=self.session.id,
            new_message=types.Content(role="user", parts=list(parts)),
            **more,
        )
        async for event in stream:
            self.events.append(event)

    def say(self, text: str = "go", **more: Any) -> Chat:
        asyncio.run(self.send(says(text), **more))
        return self

    def answer(
        self, asked: types.FunctionCall, *, confirmed: bool, payload: Any = None
    ) -> Chat:
        response = {"confirmed": confirmed, "payload": payload}
        given = types.FunctionResponse(id=asked.id, name=ASKS, response=response)
        asyncio.run(self.send(types.Part(function_response=given)))
        return self

    @property
    def outputs(self) -> list[Any]:
        """What tools have answered in this run."""
        found = [one for event in self.events for one in event.get_function_responses()]
        return [one.response for one in found]

    @property
    def asked(self) -> list[types.FunctionCall]:
        """What the SDK has asked in this run."""
        found = [one for event in self.events for one in event.get_function_calls()]
        return [one for one in found if one.name == ASKS]

    @property
    def text(self) -> str | None:
        """What the agent has said at last."""
        content = self.events[-1].content
        return None if content is None or not content.parts else content.parts[-1].text


def chat(model: Script, app: Registry, cx: Any = None, **how: Any) -> Chat:
    own: list[Any] = list(tools(app, samples_specs.SPECS, cx, **how))
    return Chat(LlmAgent(name="tester", model=model, tools=own))


def request_of(asked: types.FunctionCall) -> dict[str, Any]:
    confirmation: dict[str, Any] = (asked.args or {})["toolConfirmation"]
    return confirmation


def test_schemas_pass_as_they_are() -> None:
    model = script(says("done"))
    chat(model, registry(Lab())).say()
    spec = samples_specs.SPECS["measure"]()
    declared = model.declared["measure"]
    assert declared.description == "Measure a sample."
    assert declared.parameters_json_schema == json.loads(spec.input_schema)
    assert declared.response_json_schema == json.loads(spec.output_schema)
    assert declared.parameters is None


def test_metadata_is_that_of_mcp() -> None:
    own = {tool.name: tool for tool in lab_sdk.samples_tools(registry(Lab()))}
    about = own["measure"].custom_metadata
    assert about["title"] == "Measure"
    assert about["annotations"] == {"readOnlyHint": True, "idempotentHint": True}
    assert about["_meta"]["dev.toolc/cost"] == "low"
    assert about["_meta"]["dev.toolc/tags"] == ["lab"]
    assert json.dumps(about)


@pytest.mark.proves("corrected")
def test_a_model_corrects_its_call() -> None:
    lab = Lab()
    good = {"name": "alpha", "unit": "g"}
    model = script(call("measure", WRONG), call("measure", good, "c2"), says("done"))
    one = chat(model, registry(lab)).say()
    wrong, right = one.outputs
    assert wrong["error"].split("\n") == [
        "/name must have 1 to 20 characters; got 0.",
        '/unit must be one of "mg", "g"; got "kilo".',
        '/time is not a known key. Did you mean "times"?',
        (
            'Arguments: {"name": string, "unit"?: "mg" | "g", "times"?: integer, '
            '"notes"?: {string: string}}'
        ),
        'Example: {"name":"alpha","unit":"g"}',
    ]
    assert right == {
        "output": {"name": "alpha", "value": 1.5, "unit": "g"},
        "reminder": "Write it down.",
    }
    assert one.text == "done"
    assert lab.calls == [("measure", CALLER)]
    assert lab.contexts[0].call_id == "c2"


def test_arguments_that_are_no_json_are_told() -> None:
    # Some models of the SDK give what Python's `json` reads.
    wrong: list[dict[str, Any]] = [
        {"name": float("nan")},
        {"name": "\ud800"},
        {"name": "a", "times": 1 << 70},
        {"name": "a", "times": 2.5},
    ]
    for args in wrong:
        one = chat(script(call("measure", args), says("done")), registry(Lab())).say()
        assert "error" in one.outputs[0], args
    # Sessions in some stores have doubles for all numbers.
    whole = {"name": "a", "times": 2.0}
    one = chat(script(call("measure", whole), says("done")), registry(Lab())).say()
    assert "output" in one.outputs[0]


def test_hints_are_told_where_the_host_wants_them() -> None:
    for said, names in (("hint", ["hint"]), ("both", ["hint", "output"])):
        model = script(call("measure", {"name": "alpha"}), says("done"))
        one = chat(model, registry(Lab()), said=said).say()
        assert list(one.outputs[0]) == [*names, "reminder"]
        assert one.outputs[0]["hint"] == "alpha weighs 1.5"


@pytest.mark.proves("errors")
def test_declared_errors_are_told_and_others_end_the_run() -> None:
    app = registry(Lab())
    model = script(call("measure", {"name": "gone"}), says("done"))
    one = chat(model, app).say()
    assert one.outputs == [
        {"error": "There is no such sample.\nSamples are alpha and beta."}
    ]
    for stops in (call("measure", {"name": "night"}), call("crash", {})):
        with pytest.raises(CallFailed) as failed:
            chat(script(stops), app).say()
        assert "hunter2" not in str(failed.value)
    one = chat(script(call("crash", {}), says("done")), app, on_stop="tell").say()
    assert "hunter2" not in str(one.outputs)
    assert one.text == "done"


@pytest.mark.proves("consent")
def test_consent_is_the_sdk_s_confirmation() -> None:
    lab = Lab()
    model = script(call("burn", {"name": "alpha"}, "b1"), says("done"))
    one = chat(model, registry(lab)).say()
    (asked,) = one.asked
    assert request_of(asked)["hint"] == "Burn alpha?"
    assert len(model.requests) == 1
    one.answer(asked, confirmed=True)
    assert one.outputs == [{"output": {"burned": True}}]
    assert one.text == "done"
    # What was sealed for the human is nothing that the model reads.
    state = request_of(asked)["payload"]["state"]
    assert all(state not in str(request.contents) for request in model.requests)
    model.turns = [call("burn", {"name": "beta"}, "b2"), says("done")]
    (asked,) = one.say().asked
    one.answer(asked, confirmed=False)
    assert "refused" in one.outputs[0]["error"]
    assert [name for name, _ in lab.calls] == ["burn"]


def test_nobody_confirms_a_call_that_is_invalid_or_that_the_host_confirms() -> None:
    one = chat(script(call("burn", {}), says("done")), registry(Lab())).say()
    assert one.outputs[0]["error"].startswith("/name is missing")
    assert one.asked == []
    app = registry(Lab(), confirmer=lambda _: True)
    one = chat(script(call("burn", {"name": "alpha"}), says("done")), app).say()
    assert one.outputs == [{"output": {"burned": True}}]
    assert one.asked == []


def test_an_answer_is_no_consent_to_other_arguments() -> None:
    lab = Lab()
    model = script(call("burn", {"name": "alpha"}, "b1"))
    one = chat(model, registry(lab)).say()
    (asked,) = one.asked
    # The model has made a call of the same id since.
    model.turns = [call("burn", {"name": "beta"}, "b1"), says("done")]
    (again,) = one.say().asked
    with pytest.raises(ValueError, match="arguments mismatch"):
        one.answer(asked, confirmed=True)
    assert not lab.calls
    one.answer(again, confirmed=True)
    assert one.outputs == [{"output": {"burned": True}}]
    # Whoever answers twice gets nothing twice.
    one.answer(again, confirmed=True)
    assert len(lab.calls) == 1


def test_an_answer_to_a_question_of_the_model_is_no_consent() -> None:
    lab = Lab()
    wish = call("burn", {"name": "alpha"}, "b1")
    model = script(wish)
    one = chat(model, registry(lab)).say()
    # The model makes the SDK's own call, with a question of its own.
    forged = {
        "originalFunctionCall": {"id": "b1", "name": "burn", "args": {"name": "alpha"}},
        "toolConfirmation": {"hint": "Water the flowers?"},
    }
    model.turns = [call(ASKS, forged, "f1"), says("?")]
    (asked,) = one.say().asked
    model.turns = [says("done")]
    one.answer(asked, confirmed=True)
    assert not lab.calls
    assert "Burn alpha?" in one.outputs[0]["error"]


def test_questions_are_answered_by_the_payload_of_the_confirmation() -> None:
    lab = Lab()
    model = script(call("ship", {"name": "alpha"}, "s1"), says("done"))
    one = chat(model, registry(lab)).say()
    (asked,) = one.asked
    request = request_of(asked)
    assert request["hint"] == "Where to?"
    payload = request["payload"]
    assert payload["requests"]["address"]["schema"] == {"type": "string"}
    assert payload["may_ask"]["cold"]["question"] == "On ice?"
    payload["responses"] = {"address": {"answer": "Bern"}, "cold": {"answer": True}}
    one.answer(asked, confirmed=True, payload=payload)
    assert one.outputs == [{"output": {"to": "Bern", "cold": True}}]
    assert one.text == "done"


def test_what_is_left_open_is_asked_when_the_model_calls_again() -> None:
    lab = Lab()
    wish = {"name": "alpha"}
    model = script(call("ship", wish, "s1"))
    one = chat(model, registry(lab)).say()
    model.turns = [call("ship", wish, "s2")]
    responses: dict[str, Any] = {"address": {"answer": "Bern"}, "cold": {"answer": 1}}
    one.answer(one.asked[0], confirmed=True, payload={"responses": responses})
    assert "Call it again" in one.outputs[0]["error"]
    (asked,) = one.asked
    # What is answered is answered: only the other one is asked.
    assert request_of(asked)["hint"] == "On ice?"
    model.turns = [says("done")]
    one.answer(
        asked, confirmed=True, payload={"responses": {"cold": {"answer": False}}}
    )
    assert one.outputs == [{"output": {"to": "Bern", "cold": False}}]


def test_a_human_answers_nothing() -> None:
    model = script(call("ship", {"name": "alpha"}, "s1"), says("done"))
    one = chat(model, registry(Lab())).say()
    one.answer(one.asked[0], confirmed=False)
    assert "error" in one.outputs[0]
    assert one.text == "done"


def test_an_answer_to_another_process_is_asked_for_again() -> None:
    lab = Lab()
    model = script(call("burn", {"name": "alpha"}, "b1"))
    one = chat(model, registry(lab)).say()
    asked = one.asked[0]
    restarted = registry(lab)
    # The same session in a process that has other keys.
    one.own.tools = list(tools(restarted, samples_specs.SPECS))
    model.turns = [call("burn", {"name": "alpha"}, "b2")]
    one.answer(asked, confirmed=True)
    assert not lab.calls
    assert one.outputs[0]["error"].startswith(
        "Burn alpha?\nNot everything is answered."
    )
    model.turns = [says("done")]
    one.answer(one.asked[0], confirmed=True)
    assert one.outputs == [{"output": {"burned": True}}]


def test_sessions_in_a_database_keep_what_is_asked(tmp_path: Path) -> None:
    model = script(call("burn", {"name": "alpha"}, "b1"), says("done"))
    one = chat(model, registry(Lab()))
    kept = SqliteSessionService(str(tmp_path / "sessions.db"))
    one.runner = Runner(agent=one.own, app_name="lab", session_service=kept)
    one.say()
    one.answer(one.asked[0], confirmed=True)
    assert one.outputs == [{"output": {"burned": True}}]


def test_a_node_of_a_workflow_asks_by_its_own_request() -> None:
    lab = Lab()
    (burn,) = (
        one for one in tools(registry(lab), samples_specs.SPECS) if one.name == "burn"
    )

    def chosen() -> dict[str, Any]:
        return {"name": "alpha"}

    flow: Any = Workflow(name="flow", edges=[(START, chosen, burn)])
    for confirmed, calls in ((False, 0), (True, 1)):
        one = Chat(flow).say()
        found = [asked for event in one.events for asked in event.get_function_calls()]
        (asked,) = found
        shown = (asked.args or {})["payload"]
        # Who answers sends the payload back.
        response = {"confirmed": confirmed, "payload": shown["confirmation_payload"]}
        given = types.FunctionResponse(id=asked.id, name=asked.name, response=response)
        asyncio.run(one.send(types.Part(function_response=given)))
        assert len(lab.calls) == calls


def test_siblings_of_a_call_that_asks_are_answered() -> None:
    lab = Lab()
    model = script(
        [call("measure", {"name": "a"}, "m1"), call("burn", {"name": "b"}, "b1")],
        says("done"),
    )
    one = chat(model, registry(lab)).say()
    one.answer(one.asked[0], confirmed=True)
    assert [name for name, _ in lab.calls] == ["measure", "burn"]
    assert one.text == "done"


@pytest.mark.proves("items")
def test_items_and_progress_go_to_the_receiver_of_events() -> None:
    heard: list[Event] = []
    cx = Context().with_events(heard.append)
    model = script(call("watch", {"name": "alpha", "times": 2}), says("done"))
    one = chat(model, registry(Lab()), cx).say()
    names = [event.kind.name for event in heard]
    assert names.count("item") == 2
    assert names.count("progress") == 2
    assert names[-1] == "call_finished"
    assert one.outputs == [{"output": 2}]


@pytest.mark.proves("image")
def test_images_are_parts_of_the_response() -> None:
    model = script(call("picture", {"name": "alpha"}), says("done"))
    one = chat(model, registry(Lab())).say()
    found = [one for event in one.events for one in event.get_function_responses()]
    (response,) = found
    assert response.response == {"output": ["alpha:"]}
    (part,) = response.parts or []
    assert part.inline_data is not None
    assert part.inline_data.mime_type == "image/png"
    assert part.inline_data.data == PNG


def test_a_final_tool_ends_the_run() -> None:
    model = script(call("finish", {}), call("finish", {"text": "bye"}), says("more"))
    one = chat(model, registry(Lab())).say()
    assert [list(output) for output in one.outputs] == [["error"], ["output"]]
    assert one.events[-1].is_final_response()
    assert len(model.requests) == 2


@pytest.mark.proves("cancel")
def test_a_run_that_is_cancelled_cancels_its_call() -> None:
    lab = Lab()

    async def cancelled(signal: asyncio.Event | None) -> None:
        one = chat(script(call("wait", {"ms": 60000})), registry(lab))
        task = asyncio.create_task(one.send(says("go"), abort_signal=signal))
        lab.calls.clear()
        while not lab.calls and not task.done():  # noqa: ASYNC110 # no event tells
            await asyncio.sleep(0.01)
        if signal is None:
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
        else:
            signal.set()
            await task

    asyncio.run(cancelled(None))
    assert lab.cancelled == 1
    asyncio.run(cancelled(asyncio.Event()))
    assert lab.cancelled == 2


@pytest.mark.proves("at once")
def test_calls_of_one_turn_run_at_once_unless_the_design_says_otherwise() -> None:
    lab = Lab()
    waits = [call("wait", {"ms": 200}, f"w{i}") for i in range(2)]
    scales = [call("scale", {"name": "a"}, f"s{i}") for i in range(3)]
    chat(script(waits, scales, says("done")), registry(lab)).say()
    assert lab.most == {"wait": 2, "scale": 1}


def test_context_has_the_ids_of_the_sdk() -> None:
    lab = Lab()
    model = script(call("measure", {"name": "alpha"}, "m1"), says("done"))
    one = chat(model, registry(lab)).say()
    (cx,) = lab.contexts
    assert cx.session_id == one.session.id
    assert cx.run_id == one.events[0].invocation_id
    assert cx.call_id == "m1"
    # What the host says itself stays.
    own = Context(caller="ci", session_id="s", run_id="r").with_label("tenant", "acme")
    model.turns = [call("measure", {"name": "alpha"}), says("done")]
    chat(model, registry(lab), own).say()
    cx = lab.contexts[1]
    assert (cx.caller, cx.session_id, cx.run_id) == ("ci", "s", "r")
    assert lab.tenants == [UNSET, "acme"]


def test_context_comes_from_what_the_host_says_of_the_run_and_not_from_state() -> None:
    lab = Lab()

    def context(run: ToolContext) -> Context:
        tenant = str(run.custom_metadata["tenant"])
        return Context().with_label("tenant", tenant).with_label("user", run.user_id)

    model = script(call("measure", {"name": "alpha"}), says("done"))
    one = chat(model, registry(lab), context)
    one.say(run_config=RunConfig(custom_metadata={"tenant": "acme"}))
    assert lab.tenants == ["acme"]
    assert lab.contexts[0].label("user") == "ann"
    model.turns = [call("measure", {"name": "alpha"}), says("done")]
    # Neither a context nor a label is taken from there.
    state: dict[str, Any] = {"cx": Context(caller="ci"), "tenant": "acme"}
    chat(model, registry(lab)).say(state_delta=state)
    assert lab.tenants[1] is UNSET
    assert lab.calls[1] == ("measure", CALLER)


def test_an_agent_has_its_tools_instructions_and_limits() -> None:
    lab = Lab()
    measure = [call("measure", {"name": "alpha"}, f"c{i}") for i in range(9)]
    model = script(says("done"))
    own = lab_sdk.assistant_agent(registry(lab), model, completion=None)
    one = Chat(own).say()
    assert own.name == "assistant"
    assert own.description == "Measures and reports."
    names = list(model.declared)
    assert "burn" not in names
    assert names[-1] == "write_report"
    told = str(model.requests[0].config.system_instruction)
    assert told.startswith(
        "Measure first, then finish.\n\n"
        "samples: When: A sample is to be measured Not: The sample is at home\n"
        "measure, then finish: When everything is measured"
    )
    # A run makes four calls, and the next run four again.
    for _ in range(2):
        model.turns = list(measure)
        lab.calls.clear()
        with pytest.raises(RunEnded) as ended:
            one.say()
        assert ended.value.why is Ended.CALLS
        assert len(lab.calls) == 4
    model.turns = [call("finish", {"text": "bye"})]
    assert one.say().outputs == [{"output": {"text": "bye"}}]


def test_braces_in_instructions_are_no_names_of_the_state() -> None:
    text = "Answer {name} and {secret?} as {'a': 1}."
    spec = AgentSpec(name="braces", instructions=text)
    model = script(says("done"))
    own = agent(registry(Lab()), spec, model)
    Chat(own).say(state_delta={"name": "x", "secret": "hunter2"})
    told = str(model.requests[0].config.system_instruction)
    assert text in told


def test_the_answer_of_an_agent_is_typed() -> None:
    wrong = call("set_model_response", {"text": "", "score": 11})
    right = call("set_model_response", {"text": "fine", "score": 7})
    model = script(call("measure", {"name": "alpha"}), wrong, right)
    own = lab_sdk.assistant_agent(registry(Lab()), model)
    one = Chat(own).say()
    declared = model.declared["set_model_response"].parameters_json_schema
    assert declared == json.loads(completions.REPORT.schema)
    told = one.outputs[1]["error"]
    assert "/text must have" in told
    assert "/score must be" in told
    assert one.text is not None
    assert completions.REPORT.decode(one.text).score == 7
    # A text that is the answer is one, and any other ends the run.
    model.turns = [says('{"text": "fine", "score": 8}')]
    assert one.say().text == '{"text": "fine", "score": 8}'
    for text in ("I am done.", '{"text": "fine"}'):
        model.turns = [says(text)]
        with pytest.raises(AnswerRefused):
            one.say()


@pytest.mark.proves("agent")
def test_an_agent_as_a_tool_is_one_pair_of_events() -> None:
    heard: list[Event] = []
    lab = Lab()
    cx = Context().with_events(heard.append)
    model = script(call("write_report", {"topic": "alpha"}), says("done"))
    own = list(lab_sdk.reports_tools(registry(lab), cx))
    Chat(LlmAgent(name="x", model=model, tools=own)).say()
    names = [(event.tool, event.kind.name) for event in heard]
    assert names == [
        ("write_report", f"call_{name}")
        for name in ("scheduled", "started", "finished")
    ]
    assert [name for name, _ in lab.calls] == ["measure"]


@pytest.mark.proves("fifty")
def test_fifty_tools() -> None:
    model = script(call("shelf_50", {"row": 3}), says("done"))
    own: list[BaseTool] = lab_sdk.shelves_tools(registry(Lab()))
    one = Chat(LlmAgent(name="x", model=model, tools=list(own))).say()
    assert len(model.declared) == 50
    assert one.outputs == [{"output": "shelf_50 3"}]


def test_tools_that_nobody_registered_are_left_out() -> None:
    app = registry(Lab())
    app.unregister_toolset("samples")
    assert lab_sdk.samples_tools(app) == []
    assert [tool.name for tool in lab_sdk.tools(app)] == ["write_report"]
