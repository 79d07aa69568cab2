"""Tools of a design in LangChain and LangGraph, run by their own agents and graphs."""

from __future__ import annotations

import asyncio
import json
import re
import sys
import threading
from importlib import import_module
from typing import Any, cast

import pytest
from langchain.agents import create_agent
from langchain.agents.middleware import HumanInTheLoopMiddleware
from langchain_core.language_models.chat_models import BaseChatModel
from langchain_core.messages import AIMessage, HumanMessage, ToolMessage
from langchain_core.outputs import ChatGeneration, ChatResult
from langchain_core.utils.function_calling import convert_to_openai_tool
from langgraph.checkpoint.memory import InMemorySaver
from langgraph.graph import END, START, MessagesState, StateGraph
from langgraph.prebuilt import ToolNode
from langgraph.types import Command
from msgspec.structs import replace
from sdk_lab import (
    PNG,
    WRONG,
    Lab,
    completions,
    registry,
    samples,
    samples_asks,
    samples_specs,
    sdk,
)

from toolrt import CallFailed, Codec, Context, Envelope, Event, Registry
from toolrt.agent import Completion, Ended, RunEnded
from toolrt.host import StateKeys
from toolrt.sdk.langchain import CALLER, ToolFailed, tools
from toolrt.sdk.langchain import agent as agent_of
from toolrt.table import INT

lab_sdk = sdk("langchain")

#: Runs a graph: `invoke`, or `ainvoke` on a loop of its own.
Run = Any

ON_THREAD = {"configurable": {"thread_id": "t-1"}}


@pytest.fixture(params=["sync", "async"])
def run(request: pytest.FixtureRequest) -> Run:
    """Give what runs a graph, or a tool, to its end."""

    def sync(one: Any, given: Any = "go", *args: Any, **more: Any) -> Any:
        return one.invoke(_said(given), *args, **more)

    def later(one: Any, given: Any = "go", *args: Any, **more: Any) -> Any:
        return asyncio.run(one.ainvoke(_said(given), *args, **more))

    return sync if request.param == "sync" else later


def _said(given: Any) -> Any:
    return {"messages": [HumanMessage(given)]} if isinstance(given, str) else given


def call(name: str, args: Any, call_id: str = "call_1") -> dict[str, Any]:
    return {"name": name, "args": args, "id": call_id, "type": "tool_call"}


def calls(*of: Any) -> AIMessage:
    return AIMessage("", tool_calls=list(of))


class Script(BaseChatModel):
    """A model that says what is written; it keeps what it is told."""

    # Pydantic copies what it is given here.
    turns: list[Any] = []  # noqa: RUF012
    inputs: list[Any] = []  # noqa: RUF012
    bound: list[Any] = []  # noqa: RUF012

    def __init__(self, *turns: Any) -> None:
        super().__init__()
        self.turns = list(turns)

    @property
    def _llm_type(self) -> str:
        return "script"

    def bind_tools(self, tools: Any, **_: Any) -> Any:
        self.bound = list(tools)
        return self

    def _generate(self, messages: Any, *_: Any, **__: Any) -> ChatResult:
        self.inputs.append(messages)
        turn = self.turns.pop(0)
        message = turn if isinstance(turn, AIMessage) else _message(turn)
        return ChatResult(generations=[ChatGeneration(message=message)])

    @property
    def outputs(self) -> list[Any]:
        """What tools have answered, as the model reads it."""
        return [one.content for one in self.inputs[-1] if isinstance(one, ToolMessage)]


def _message(turn: Any) -> AIMessage:
    return AIMessage(turn) if isinstance(turn, str) else calls(turn)


def agent(model: Script, app: Registry, cx: Any = None, **how: Any) -> Any:
    """Give an agent of the SDK with the tools of the lab, and with a checkpointer."""
    own = tools(app, samples_specs.SPECS, cx, **how)
    return create_agent(model, own, checkpointer=InMemorySaver())


def one_tool(app: Registry, name: str, **how: Any) -> Any:
    return next(t for t in tools(app, samples_specs.SPECS, **how) if t.name == name)


def answered(result: Any) -> list[ToolMessage]:
    return [one for one in result["messages"] if isinstance(one, ToolMessage)]


def asked(result: Any) -> Any:
    """Give the value of the one interrupt of a run."""
    (interrupt,) = result["__interrupt__"]
    return interrupt.value


def answers(**given: Any) -> Command[Any]:
    responses = {name: {"answer": answer} for name, answer in given.items()}
    return Command(resume={"responses": responses})


def with_state(value: Any, **given: Any) -> Command[Any]:
    """Answer an interrupt so that it is clear which one is meant."""
    resumed: Any = answers(**given).resume
    said = {name: value[name] for name in ("state", "tool_call_id")}
    return Command(resume={**resumed, **said})


def test_schemas_pass_as_they_are() -> None:
    measure = one_tool(registry(Lab()), "measure")
    spec = samples_specs.SPECS["measure"]()
    assert measure.args_schema == json.loads(spec.input_schema)
    assert measure.description == "Measure a sample."
    wire = convert_to_openai_tool(measure)["function"]
    assert wire["parameters"] == json.loads(spec.input_schema)
    assert wire["description"] == "Measure a sample."


def test_what_a_design_says_of_a_tool_is_there_for_traces() -> None:
    measure = one_tool(registry(Lab()), "measure")
    assert measure.tags == ["lab"]
    assert measure.metadata == {
        "toolrt": {
            "title": "Measure",
            "toolset": "samples",
            "service": "lab",
            "version": "1.0.0",
            "readonly": True,
            "idempotent": True,
            "cost": "low",
        }
    }


@pytest.mark.proves("corrected")
def test_a_model_corrects_its_call(run: Run) -> None:
    lab = Lab()
    good = {"name": "alpha", "unit": "g"}
    model = Script(
        call("measure", WRONG), call("measure", good, "call_2"), AIMessage("done")
    )
    result = run(agent(model, registry(lab)), "go", ON_THREAD)
    wrong, right = answered(result)
    assert str(wrong.content).split("\n") == [
        "/name must have 1 to 20 characters; got 0.",
        '/unit must be one of "mg", "g"; got "kilo".',
        '/time is not a known key. Did you mean "times"?',
        (
            'Arguments: {"name": string, "unit"?: "mg" | "g", '
            '"times"?: integer, "notes"?: {string: string}}'
        ),
        'Example: {"name":"alpha","unit":"g"}',
    ]
    assert (wrong.status, right.status) == ("error", "success")
    assert right.content == '{"name":"alpha","value":1.5,"unit":"g"}\n\nWrite it down.'
    assert result["messages"][-1].content == "done"
    assert lab.calls == [("measure", CALLER)]
    # The artifacts are whole envelopes, also that of the failure, and also where they
    # come out of the checkpoint.
    for message, ok in ((wrong, False), (right, True)):
        envelope = Envelope.from_builtins(message.artifact)
        assert envelope is not None
        assert envelope.ok is ok
    assert len(wrong.artifact["error"]["issues"]) == 3
    assert right.artifact["result"]["value"] == 1.5


def test_arguments_may_have_the_names_that_the_sdk_uses_itself(run: Run) -> None:
    names = ("self", "config", "run_manager", "callbacks", "runtime", "tool_call_id")
    model = Script(
        call("measure", {"name": "a", **dict.fromkeys(names, 1)}), AIMessage("done")
    )
    run(agent(model, registry(Lab())), "go", ON_THREAD)
    issues = model.outputs[0].split("\n")
    for name in names:
        assert any(issue.startswith(f"/{name} is not a known key") for issue in issues)


@pytest.mark.proves("errors")
def test_declared_errors_are_told_and_others_end_the_run(run: Run) -> None:
    app = registry(Lab())
    model = Script(call("measure", {"name": "gone"}), AIMessage("done"))
    run(agent(model, app), "go", ON_THREAD)
    assert model.outputs == ["There is no such sample.\nSamples are alpha and beta."]
    for stops in (call("measure", {"name": "night"}), call("crash", {})):
        with pytest.raises(CallFailed) as failed:
            run(agent(Script(stops), app), "go", ON_THREAD)
        assert "hunter2" not in str(failed.value)
    model = Script(call("crash", {}), AIMessage("done"))
    run(agent(model, app, on_stop="tell"), "go", ON_THREAD)
    assert "hunter2" not in model.outputs[0]


def test_tools_without_a_graph_answer_as_the_sdk_s_own_do(run: Run) -> None:
    measure = one_tool(registry(Lab()), "measure")
    message = run(measure, call("measure", {"name": "gone"}, "c"))
    assert (message.status, message.tool_call_id) == ("error", "c")
    assert message.artifact["error"]["code"] == "no_such_sample"
    # Without the id of a call, there is no message that could have an artifact.
    assert run(measure, {"name": "gone"}).startswith("There is no such sample.")
    assert json.loads(run(measure, {"name": "a"}).split("\n")[0])["value"] == 1.5
    # The host may want the error itself.
    measure.handle_tool_error = False
    with pytest.raises(ToolFailed) as failed:
        run(measure, call("measure", {"name": "gone"}))
    assert failed.value.envelope.error is not None


def test_tools_do_without_langgraph(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "langgraph.runtime", None)
    lab = Lab()
    measure = one_tool(registry(lab), "measure")
    assert run(measure, call("measure", {"name": "a"}), ON_THREAD).status == "success"
    assert lab.contexts[0].session_id == "t-1"


def test_a_model_may_read_what_the_tool_says_of_its_result(run: Run) -> None:
    measure = one_tool(registry(Lab()), "measure", said="hint")
    message = run(measure, call("measure", {"name": "alpha"}))
    assert message.content == "alpha weighs 1.5\n\nWrite it down."


@pytest.mark.proves("consent")
def test_consent_interrupts_the_graph(run: Run) -> None:
    lab = Lab()
    model = Script(call("burn", {"name": "alpha"}), AIMessage("done"))
    one = agent(model, registry(lab))
    value = asked(run(one, "go", ON_THREAD))
    assert value["tool"] == "burn"
    assert value["tool_call_id"] == "call_1"
    request = {"kind": "confirm", "tool": "burn", "question": "Burn alpha?"}
    assert value["requests"] == {"confirm": request}
    assert not lab.calls
    result = run(one, answers(confirm=True), ON_THREAD)
    assert result["messages"][-1].content == "done"
    assert model.outputs == ['{"burned":true}']
    assert lab.calls == [("burn", CALLER)]


@pytest.mark.proves("consent")
@pytest.mark.parametrize("answer", [{"answer": False}, {"declined": True}])
def test_a_human_who_refuses_is_told_to_the_model(run: Run, answer: Any) -> None:
    lab = Lab()
    model = Script(call("burn", {"name": "alpha"}), AIMessage("done"))
    one = agent(model, registry(lab))
    run(one, "go", ON_THREAD)
    run(one, Command(resume={"responses": {"confirm": answer}}), ON_THREAD)
    assert model.outputs == ["A human has refused the call."]
    assert not lab.calls


@pytest.mark.parametrize(
    "answer",
    [
        True,
        "approve",
        {"decisions": [{"type": "approve"}]},
        {"responses": {}},
        {"responses": {"confirm": {"answer": "yes"}}},
        {"responses": {"other": {"answer": True}}},
        {"responses": {"confirm": True}},
        {"responses": {"confirm": {"answer": re.compile("a checkpoint holds it")}}},
        {"responses": {"confirm": {"answer": True}}, "tool_call_id": "other"},
    ],
)
def test_what_is_no_answer_is_no_consent(run: Run, answer: Any) -> None:
    lab = Lab()
    model = Script(call("burn", {"name": "alpha"}), AIMessage("done"))
    one = agent(model, registry(lab))
    run(one, "go", ON_THREAD)
    again = run(one, Command(resume=answer), ON_THREAD)
    assert asked(again)["requests"]["confirm"]["question"] == "Burn alpha?"
    assert not lab.calls
    run(one, answers(confirm=True), ON_THREAD)
    assert model.outputs == ['{"burned":true}']


def test_an_approval_of_other_arguments_is_no_consent(run: Run) -> None:
    lab = Lab()
    app = registry(lab)
    alpha = agent(Script(call("burn", {"name": "alpha"})), app)
    state = asked(run(alpha, "go", ON_THREAD))["state"]
    model = Script(call("burn", {"name": "beta"}), AIMessage("done"))
    beta = agent(model, app)
    run(beta, "go", ON_THREAD)
    stolen = {"responses": {"confirm": {"answer": True}}, "state": state}
    run(beta, Command(resume=stolen), ON_THREAD)
    assert "does not belong to this call" in model.outputs[0]
    assert not lab.calls


def test_without_a_checkpointer_or_a_graph_nobody_consents(run: Run) -> None:
    lab = Lab()
    app = registry(lab)
    app.ensure_state_keys()
    for cx in (None, Context().with_can_answer("confirm")):
        own = tools(app, samples_specs.SPECS, cx)
        model = Script(call("burn", {"name": "alpha"}), AIMessage("done"))
        with pytest.raises(CallFailed, match="confirmation_required"):
            run(create_agent(model, own), "go", ON_THREAD)
    burn = one_tool(app, "burn", on_stop="tell")
    message = run(burn, call("burn", {"name": "alpha"}))
    assert message.artifact["error"]["code"] == "confirmation_required"
    assert not lab.calls


def test_what_other_code_of_the_graph_lets_a_human_approve_is_no_consent(
    run: Run,
) -> None:
    lab = Lab()
    model = Script(call("burn", {"name": "alpha"}), AIMessage("done"))
    one = create_agent(
        model,
        tools(registry(lab), samples_specs.SPECS),
        middleware=[HumanInTheLoopMiddleware(interrupt_on={"burn": True})],
        checkpointer=InMemorySaver(),
    )
    run(one, "go", ON_THREAD)
    approved: Any = Command(resume={"decisions": [{"type": "approve"}]})
    assert asked(run(one, approved, ON_THREAD))["type"] == "input_required"
    assert not lab.calls
    run(one, answers(confirm=True), ON_THREAD)
    assert model.outputs == ['{"burned":true}']


def test_nobody_is_asked_about_a_call_that_is_invalid_or_that_the_host_confirms(
    run: Run,
) -> None:
    lab = Lab()
    model = Script(call("burn", {}), AIMessage("done"))
    run(agent(model, registry(lab)), "go", ON_THREAD)
    assert model.outputs[0].startswith("/name is missing")
    model = Script(call("burn", {"name": "alpha"}), AIMessage("done"))
    run(agent(model, registry(lab, confirmer=lambda _: True)), "go", ON_THREAD)
    assert model.outputs == ['{"burned":true}']


class Careful(Lab):
    """Pays before it asks, and once."""

    def __init__(self) -> None:
        super().__init__()
        self.paid = 0

    async def ship(self, cx: Context, args: Any) -> Any:  # noqa: ARG002
        self._called(cx)

        async def pay() -> int:
            self.paid += 1
            return self.paid

        await cx.aonce("pay", pay)
        to = await cx.aask(samples_asks.SHIP_ADDRESS)
        await cx.aonce("pay again", pay)
        cold = await cx.aask(samples_asks.SHIP_COLD)
        return samples.ShipResult(to=to, cold=cold)


def test_questions_interrupt_one_after_the_other(run: Run) -> None:
    lab = Careful()
    model = Script(call("ship", {"name": "alpha"}), AIMessage("done"))
    one = agent(model, registry(lab))
    value = asked(run(one, "go", ON_THREAD))
    assert value["requests"]["address"]["question"] == "Where to?"
    assert value["requests"]["address"]["schema"] == {"type": "string"}
    value = asked(run(one, answers(address=7), ON_THREAD))
    assert list(value["requests"]) == ["address"]
    value = asked(run(one, answers(address="Rome"), ON_THREAD))
    assert list(value["requests"]) == ["cold"]
    run(one, answers(cold=True), ON_THREAD)
    assert model.outputs == ['{"to":"Rome","cold":true}']
    # Nothing of it was done twice, although the SDK has begun four times.
    assert lab.paid == 2
    assert len(lab.calls) == 4


def test_an_answer_is_used_once(run: Run) -> None:
    lab = Careful()
    one = agent(Script(call("ship", {"name": "alpha"})), registry(lab))
    first = asked(run(one, "go", ON_THREAD))
    second = asked(run(one, with_state(first, address="Rome"), ON_THREAD))
    assert asked(run(one, Command(resume="what?"), ON_THREAD)) == second
    assert lab.paid == 2
    assert len(lab.calls) == 2


def test_a_graph_that_begins_again_without_an_answer_asks_the_same(run: Run) -> None:
    lab = Careful()
    one = agent(Script(call("ship", {"name": "alpha"})), registry(lab))
    first = asked(run(one, "go", ON_THREAD))
    again = run(one, None, ON_THREAD)
    assert asked(again) == first
    assert len(lab.calls) == 1


def test_tools_may_be_listed_anew_for_each_run(run: Run) -> None:
    saver, lab = InMemorySaver(), Careful()
    app = registry(lab)

    def listed(*turns: Any) -> Any:
        own = tools(app, samples_specs.SPECS)
        return create_agent(Script(*turns), own, checkpointer=saver)

    run(listed(call("ship", {"name": "alpha"})), "go", ON_THREAD)
    run(listed(), answers(address="Rome"), ON_THREAD)
    result = run(listed("done"), answers(cold=True), ON_THREAD)
    assert answered(result)[0].content == '{"to":"Rome","cold":true}'
    assert lab.paid == 2


def test_another_process_goes_on_with_the_state(run: Run) -> None:
    saver, keys = InMemorySaver(), StateKeys({"a": b"1" * 32})
    lab = Careful()

    def process() -> tuple[Any, Script]:
        model = Script(AIMessage("done"))
        own = tools(registry(lab, state_keys=keys), samples_specs.SPECS)
        return create_agent(model, own, checkpointer=saver), model

    one, model = process()
    model.turns.insert(0, call("ship", {"name": "alpha"}))
    value = asked(run(one, "go", ON_THREAD))
    for answer in ({"address": "Rome"}, {"cold": False}):
        one, model = process()
        result = run(one, with_state(value, **answer), ON_THREAD)
        value = asked(result) if "__interrupt__" in result else value
    assert model.outputs == ['{"to":"Rome","cold":false}']
    assert lab.paid == 2


def test_another_process_asks_again_where_there_is_no_state(run: Run) -> None:
    saver, lab = InMemorySaver(), Lab()
    one = create_agent(
        Script(call("burn", {"name": "alpha"})),
        tools(registry(lab), samples_specs.SPECS),
        checkpointer=saver,
    )
    run(one, "go", ON_THREAD)
    model = Script(AIMessage("done"))
    own = tools(registry(lab), samples_specs.SPECS)
    one = create_agent(model, own, checkpointer=saver)
    assert asked(run(one, answers(confirm=True), ON_THREAD))["tool"] == "burn"
    assert not lab.calls
    run(one, answers(confirm=True), ON_THREAD)
    assert model.outputs == ['{"burned":true}']


def test_two_calls_of_a_turn_have_an_interrupt_each(run: Run) -> None:
    lab = Lab()
    model = Script(
        calls(
            call("burn", {"name": "alpha"}, "a"),
            call("burn", {"name": "beta"}, "b"),
        ),
        AIMessage("done"),
    )
    one = agent(model, registry(lab))
    result = run(one, "go", ON_THREAD)
    said = {"a": {"answer": True}, "b": {"declined": True}}
    resumed = {
        one.id: {"responses": {"confirm": said[one.value["tool_call_id"]]}}
        for one in result["__interrupt__"]
    }
    run(one, Command(resume=resumed), ON_THREAD)
    assert model.outputs == ['{"burned":true}', "A human has refused the call."]
    assert [name for name, _ in lab.calls] == ["burn"]


def node_of_tools(app: Registry, *of: Any) -> Any:
    """Give a graph in which one node makes all calls of a turn, in one task."""
    graph = StateGraph(MessagesState)
    says: Any = lambda _: {"messages": [calls(*of)]}  # noqa: E731
    graph.add_node("model", says)
    graph.add_node("tools", ToolNode(tools(app, samples_specs.SPECS)))
    graph.add_edge(START, "model")
    graph.add_edge("model", "tools")
    graph.add_edge("tools", END)
    return graph.compile(checkpointer=InMemorySaver())


class Slowly(Lab):
    """Takes a while to burn."""

    async def burn(self, cx: Context, args: Any) -> Any:
        await asyncio.sleep(0.1)
        return await super().burn(cx, args)


# Where one burns slowly, the other has asked long before it has burned.
@pytest.mark.parametrize("kind", [Lab, Slowly])
def test_an_answer_is_not_taken_for_another_call_of_the_node(
    run: Run, kind: type[Lab]
) -> None:
    lab = kind()
    burns = [call("burn", {"name": name}, name) for name in ("alpha", "beta")]
    one = node_of_tools(registry(lab), *burns)
    result = run(one, "go", ON_THREAD)
    agreed, burned = list[str](), list[str]()
    for _ in range(10):
        if "__interrupt__" not in result:
            break
        value = asked(result)
        agreed.append(value["tool_call_id"])
        result = run(one, with_state(value, confirm=True), ON_THREAD)
        burned = [cast("Any", cx.payload)["name"] for cx in lab.contexts]
        assert set(burned) <= set(agreed)
    # Each was burned once, although the node has begun again for each.
    assert sorted(burned) == ["alpha", "beta"]


class Slow(Lab):
    """Takes a while until it asks."""

    async def ship(self, cx: Context, args: Any) -> Any:
        await asyncio.sleep(0.1)
        return await super().ship(cx, args)


def test_an_answer_that_may_be_for_another_call_is_for_none() -> None:
    ships = [call("ship", {"name": name}, name) for name in ("alpha", "beta")]
    # Both calls wait, in threads of one task.
    one = node_of_tools(registry(Slow()), *ships)
    first = asked(one.invoke(_said("go"), ON_THREAD))
    again = one.invoke(answers(address="Rome"), ON_THREAD)
    assert asked(again)["requests"] == first["requests"]


def test_calls_beside_one_that_asks_are_made_once(run: Run) -> None:
    lab = Lab()
    beside = [call("measure", {"name": "alpha"}, "m"), call("burn", {"name": "a"}, "b")]
    one = node_of_tools(registry(lab), *beside)
    run(one, "go", ON_THREAD)
    result = run(one, answers(confirm=True), ON_THREAD)
    assert answered(result)[1].content == '{"burned":true}'
    assert [name for name, _ in lab.calls] == ["measure", "burn"]


@pytest.mark.proves("items")
def test_items_and_progress_go_to_the_custom_stream_and_to_the_receiver() -> None:
    heard: list[Event] = []
    cx = Context().with_events(heard.append)

    def graph() -> Any:
        model = Script(call("watch", {"name": "alpha", "times": 2}), AIMessage("done"))
        return agent(model, registry(Lab()), cx)

    async def later() -> list[Any]:
        given = _said("go")
        stream = graph().astream(given, ON_THREAD, stream_mode="custom")
        return [one async for one in stream]

    at_once = list(graph().stream(_said("go"), ON_THREAD, stream_mode="custom"))
    for streamed in (at_once, asyncio.run(later())):
        assert [one["event"] for one in streamed] == ["progress", "item"] * 2
        assert streamed[3]["value"] == {"name": "alpha", "value": 1.0, "unit": "mg"}
        assert streamed[2]["percent"] == 50.0
        assert {one["call_id"] for one in streamed} == {"call_1"}
    names = [event.kind.name for event in heard]
    assert names.count("item") == names.count("progress") == 4
    assert names[-1] == "call_finished"


class Threads(Lab):
    """Tells how far it is from a thread of its own."""

    def crash(self, cx: Context, args: Any) -> int:  # noqa: ARG002
        others = [threading.Thread(target=cx.progress, args=("x",)) for _ in range(4)]
        for one in others:
            one.start()
        for one in others:
            one.join()
        return 1


def test_threads_of_handlers_reach_the_stream() -> None:
    one = agent(Script(call("crash", {}), AIMessage("")), registry(Threads()))
    streamed = list(one.stream(_said("go"), ON_THREAD, stream_mode="custom"))
    assert [event["message"] for event in streamed] == ["x"] * 4


@pytest.mark.proves("image")
def test_images_are_images(run: Run) -> None:
    model = Script(call("picture", {"name": "alpha"}), AIMessage("done"))
    run(agent(model, registry(Lab())), "go", ON_THREAD)
    text, image = model.outputs[0]
    assert (text["type"], text["text"]) == ("text", "alpha:")
    assert (image["type"], image["mime_type"]) == ("image", "image/png")
    assert image["base64"].startswith("iVBOR")
    assert len(PNG) > 60


@pytest.mark.proves("cancel")
def test_a_run_that_is_cancelled_cancels_its_call() -> None:
    lab = Lab()

    async def cancelled() -> None:
        one = agent(Script(call("wait", {"ms": 60000})), registry(lab))
        task = asyncio.create_task(one.ainvoke(_said("go"), ON_THREAD))
        while not lab.calls and not task.done():  # noqa: ASYNC110 # it has no event
            await asyncio.sleep(0.01)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        await asyncio.sleep(0.05)

    asyncio.run(cancelled())
    assert lab.cancelled == 1


def test_a_call_may_take_as_long_as_its_context_says(run: Run) -> None:
    model = Script(call("wait", {"ms": 60000}), AIMessage("done"))
    run(agent(model, registry(Lab()), Context(timeout=0.05)), "go", ON_THREAD)
    assert model.outputs == ["The tool wait was not done in time."]


@pytest.mark.proves("at once")
def test_calls_of_one_turn_run_at_once_unless_the_design_says_otherwise(
    run: Run,
) -> None:
    lab = Lab()
    waits = [call("wait", {"ms": 200}, f"w{i}") for i in range(2)]
    scales = [call("scale", {"name": "a"}, f"s{i}") for i in range(3)]
    model = Script(calls(*waits), calls(*scales), AIMessage("done"))
    run(agent(model, registry(lab)), "go", ON_THREAD)
    assert lab.most == {"wait": 2, "scale": 1}


def test_context_comes_from_that_of_the_graph_or_from_the_config(run: Run) -> None:
    lab = Lab()
    app = registry(lab)
    cx = Context(caller="ci").with_label("tenant", "acme")

    def graph(given: Any = None) -> Any:
        model = Script(call("measure", {"name": "alpha"}), AIMessage("x"))
        return agent(model, app, given)

    run(graph(), "go", ON_THREAD, context=cx)
    run(graph(), "go", {"configurable": {"thread_id": "t-2", "toolrt": cx}})
    of = lambda config: Context(turn_id=config["configurable"]["thread_id"])  # noqa: E731
    run(graph(of), "go", ON_THREAD)
    assert lab.tenants[:2] == ["acme", "acme"]
    assert [caller for _, caller in lab.calls] == ["ci", "ci", CALLER]
    assert lab.contexts[2].turn_id == "t-1"


def test_ids_are_those_of_the_sdk_where_the_context_has_none(run: Run) -> None:
    lab = Lab()
    app = registry(lab)
    run_id = "6f1f6f0a-7a52-4f8e-9d3c-0d8f2c7f7f10"

    def ids() -> Any:
        cx = lab.contexts[-1]
        return cx.session_id, cx.run_id, cx.call_id

    for given in (None, Context(session_id="mine", run_id="own", call_id="c")):
        model = Script(call("measure", {"name": "alpha"}, "call_7"), AIMessage("x"))
        run(agent(model, app, given), "go", {**ON_THREAD, "run_id": run_id})
        expected = ("t-1", run_id, "call_7") if given is None else ("mine", "own", "c")
        assert ids() == expected
    measure = one_tool(app, "measure")
    run(measure, call("measure", {"name": "a"}, "c9"), {**ON_THREAD, "run_id": run_id})
    assert ids() == ("t-1", run_id, "c9")
    # What could break a log is no id.
    model = Script(call("measure", {"name": "alpha"}, "a\nb"), AIMessage("x"))
    run(agent(model, app), "go", {"configurable": {"thread_id": "x" * 1000}})
    session, _, call_id = ids()
    assert session is None
    assert call_id != "a\nb"


def test_an_agent_has_its_tools_instructions_limits_and_answer(run: Run) -> None:
    lab = Lab()
    measure = [call("measure", {"name": "alpha"}, f"c{i}") for i in range(9)]
    model = Script(measure[0], call("report", {"text": "fine", "score": 7}))
    one = lab_sdk.assistant_agent(registry(lab), model)
    answer = run(one)["structured_response"]
    assert answer.value.score == 7
    assert answer == {"text": "fine", "score": 7}
    names = [tool.name for tool in model.bound]
    assert "burn" not in names
    assert names[-2:] == ["write_report", "report"]
    assert model.bound[-1].args_schema == json.loads(completions.REPORT.schema)
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


def test_an_agent_corrects_its_answer(run: Run) -> None:
    model = Script(
        call("report", {"text": ""}, "a"),
        call("report", {"text": "x", "score": 1}, "b"),
    )
    one = lab_sdk.assistant_agent(registry(Lab()), model)
    # A checkpoint holds such an answer.
    one.checkpointer = InMemorySaver()
    answer = run(one, "go", ON_THREAD)["structured_response"]
    assert model.outputs[0].split("\n") == [
        "/text must have at least 1 character; got 0.",
        "/score is missing; it must be an integer.",
    ]
    assert answer.value == completions.REPORT.decode('{"text":"x","score":1}')
    kept = one.get_state(ON_THREAD).values["structured_response"]
    assert completions.REPORT.codec.convert(kept) == answer.value


def test_an_answer_that_is_no_object_is_one_for_the_sdk(run: Run) -> None:
    score: Completion[int] = Completion(
        name="score",
        agent="assistant",
        description="From 0 to 10.",
        codec=Codec(INT),
        schema='{"type":"integer"}',
    )
    wrong, right = call("score", {"answer": "x"}), call("score", {"answer": 3}, "b")
    model = Script(call("score", {"score": 3}, "c"), wrong, right)
    one = agent_of(registry(Lab()), assistant_that_ships(), model, completion=score)
    assert run(one)["structured_response"].value == 3
    assert model.outputs == [
        'The answer must be {"answer": …}.',
        'The value must be an integer; got "x".',
    ]
    asked_of = model.bound[-1]
    assert asked_of.description == "From 0 to 10."
    assert asked_of.args_schema["properties"] == {"answer": {"type": "integer"}}


def test_an_agent_stops_where_a_final_tool_has_succeeded(run: Run) -> None:
    lab = Lab()
    wrong, right = call("finish", {}, "a"), call("finish", {"text": "bye"}, "b")
    model = Script(wrong, right)
    one = lab_sdk.assistant_agent(registry(lab), model, completion=None)
    result = run(one)
    assert result["messages"][-1].content == '{"text":"bye"}'
    assert model.outputs[0].startswith("/text is missing")
    # In other agents, the SDK does it.
    model = Script(right)
    run(agent(model, registry(lab)), "go", ON_THREAD)
    assert len(model.inputs) == 1


def test_limits_count_on_after_an_interrupt(run: Run) -> None:
    lab = Careful()
    turns = [call("measure", {"name": "alpha"}, f"c{i}") for i in range(9)]
    turns[1] = call("ship", {"name": "alpha"}, "ship")
    one = agent_of(registry(lab), assistant_that_ships(), Script(*turns))
    one.checkpointer = InMemorySaver()
    run(one, "go", ON_THREAD)
    run(one, answers(address="Rome"), ON_THREAD)
    with pytest.raises(RunEnded):
        run(one, answers(cold=True), ON_THREAD)
    # One before, one that asks twice, and two after it.
    made = ["measure", "ship", "ship", "ship", "measure", "measure"]
    assert [name for name, _ in lab.calls] == made


def assistant_that_ships() -> Any:
    """Give the assistant with a tool more, which asks."""
    spec: Any = import_module("sdks.python.lab.agents.assistant.specs").agent()
    view, *others = spec.uses
    tools_of = {**view.tools, "ship": samples_specs.SPECS["ship"]}
    return replace(spec, uses=(replace(view, tools=tools_of), *others))


@pytest.mark.proves("agent")
def test_an_agent_as_a_tool_is_one_pair_of_events(run: Run) -> None:
    heard: list[Event] = []
    lab = Lab()
    cx = Context().with_events(heard.append)
    model = Script(call("write_report", {"topic": "alpha"}), AIMessage("done"))
    run(create_agent(model, lab_sdk.reports_tools(registry(lab), cx)))
    names = [(event.tool, event.kind.name) for event in heard]
    assert names == [
        ("write_report", f"call_{name}")
        for name in ("scheduled", "started", "finished")
    ]
    assert [name for name, _ in lab.calls] == ["measure"]
    assert model.outputs == ['{"text":"alpha: 1.5"}']


@pytest.mark.proves("fifty")
def test_fifty_tools(run: Run) -> None:
    model = Script(call("shelf_50", {"row": 3}), AIMessage("done"))
    shelves = lab_sdk.shelves_tools(registry(Lab()), defers=True)
    assert all(tool.extras == {"defer_loading": True} for tool in shelves)
    own = lab_sdk.shelves_tools(registry(Lab()))
    assert own[0].extras is None
    run(create_agent(model, own))
    assert len(model.bound) == 50
    assert model.outputs == ['"shelf_50 3"']


def test_tools_that_nobody_registered_are_left_out() -> None:
    app = registry(Lab())
    app.unregister_toolset("samples")
    assert lab_sdk.samples_tools(app) == []
    assert [tool.name for tool in lab_sdk.tools(app)] == ["write_report"]
