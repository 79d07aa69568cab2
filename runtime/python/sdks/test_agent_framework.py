"""Tools of a design in the Microsoft Agent Framework, run by its own agents."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any

import pytest
from agent_framework import (
    Agent,
    AgentSession,
    BaseChatClient,
    ChatResponse,
    ChatResponseUpdate,
    Content,
    FunctionInvocationContext,
    FunctionInvocationLayer,
    FunctionMiddleware,
    FunctionTool,
    Message,
)
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

from toolrt import CallFailed, Context, Event, Registry
from toolrt.agent import Ended, RunEnded
from toolrt.call import Envelope
from toolrt.codec import Refused
from toolrt.sdk.agent_framework import CALLER, ToolMiddleware, agent, answer, tools

if TYPE_CHECKING:
    from pathlib import Path

#: How the arguments of `measure` look.
ARGUMENTS = (
    'Arguments: {"name": string, "unit"?: "mg" | "g", "times"?: integer, '
    '"notes"?: {string: string}}'
)
shelves_specs: Any = import_module("sdks.python.lab.tools.shelves.specs")


def call(name: str, args: Any, call_id: str = "call_1") -> Content:
    text = args if isinstance(args, str) else json.dumps(args)
    return Content.from_function_call(call_id, name, arguments=text)


def says(text: str) -> Content:
    return Content.from_text(text)


class Script(FunctionInvocationLayer[Any], BaseChatClient[Any]):
    """A model that says what is written; it keeps what it is told."""

    def __init__(self, *turns: Content | list[Content]) -> None:
        super().__init__()
        self.turns: list[Any] = list(turns)
        self.told: list[Message] = []
        self.options: Mapping[str, Any] = {}

    def _inner_get_response(
        self,
        *,
        messages: Sequence[Message],
        stream: bool,
        options: Mapping[str, Any],
        **_: Any,
    ) -> Any:
        self.told, self.options = list(messages), dict(options)
        turn = self.turns.pop(0)
        contents = turn if isinstance(turn, list) else [turn]

        async def respond() -> ChatResponse[Any]:
            return ChatResponse(messages=[Message("assistant", contents)])

        async def updates() -> AsyncIterator[ChatResponseUpdate]:
            yield ChatResponseUpdate(role="assistant", contents=contents)

        return self._build_response_stream(updates()) if stream else respond()

    @property
    def results(self) -> list[Content]:
        """What tools have answered."""
        found = (one for message in self.told for one in message.contents)
        return [one for one in found if one.type == "function_result"]

    @property
    def outputs(self) -> list[str]:
        """What tools have answered, as the model reads it."""
        return [str(one.result) for one in self.results]


def plain(model: Script, app: Registry, cx: Any = None, **how: Any) -> Agent[Any]:
    """Give an agent that somebody else has made."""
    return Agent(model, tools=tools(app, samples_specs.SPECS, cx, **how))


def run(one: Agent[Any], said: Any = "go", **more: Any) -> Any:
    return asyncio.run(one.run(said, **more))


def tool(app: Registry, name: str, **how: Any) -> FunctionTool:
    (found,) = (
        one for one in tools(app, samples_specs.SPECS, **how) if one.name == name
    )
    return found


def test_schemas_pass_as_they_are() -> None:
    measure = tool(registry(Lab()), "measure")
    spec = samples_specs.SPECS["measure"]()
    assert measure.parameters() == json.loads(spec.input_schema)
    function = measure.to_json_schema_spec()["function"]
    assert function["parameters"] == json.loads(spec.input_schema)
    assert measure.description == "Measure a sample."
    assert measure.additional_properties == {
        "title": "Measure",
        "toolset": "samples",
        "service": "lab",
        "version": "1.0.0",
        "tags": ["lab"],
        "cost": "low",
        "readonly": True,
        "idempotent": True,
    }
    assert json.dumps(measure.to_dict())


@pytest.mark.proves("corrected")
def test_a_model_corrects_its_call() -> None:
    lab = Lab()
    good = {"name": "alpha", "unit": "g"}
    model = Script(
        call("measure", WRONG), call("measure", good, "call_2"), says("done")
    )
    assert run(plain(model, registry(lab))).text == "done"
    wrong, right = model.outputs
    assert wrong.split("\n") == [
        "/name must have 1 to 20 characters; got 0.",
        '/unit must be one of "mg", "g"; got "kilo".',
        '/time is not a known key. Did you mean "times"?',
        ARGUMENTS,
        'Example: {"name":"alpha","unit":"g"}',
    ]
    assert right == '{"name":"alpha","value":1.5,"unit":"g"}\n\nWrite it down.'
    assert lab.calls == [("measure", CALLER)]
    assert lab.contexts[0].call_id == "call_2"
    said = [(one.items or [])[0].additional_properties for one in model.results]
    first, second = (Envelope.from_builtins(one["envelope"]) for one in said)
    assert first is not None
    assert not first.ok
    assert second is not None
    assert second.unwrap()["value"] == 1.5


def test_arguments_that_are_no_object_are_told() -> None:
    lab = Lab()
    given = ('{"name": 1e400', "[1]", '{"self": 1, "toolrt": 2, "raw": "{}"}')
    calls = [call("measure", one, f"c{i}") for i, one in enumerate(given)]
    model = Script(calls, says("done"))
    run(plain(model, registry(lab)))
    broken, array, keys = model.outputs
    assert broken.startswith("The document is not valid JSON")
    assert "must be an object" in array
    assert "/self is not a known key" in keys
    assert "/toolrt is not a known key" in keys
    assert not lab.calls


@pytest.mark.proves("errors")
def test_declared_errors_are_told_and_others_end_the_run() -> None:
    app = registry(Lab())
    model = Script(call("measure", {"name": "gone"}), says("done"))
    run(plain(model, app))
    assert model.outputs == ["There is no such sample.\nSamples are alpha and beta."]
    for stops in (call("measure", {"name": "night"}), call("crash", {})):
        with pytest.raises(CallFailed) as failed:
            run(plain(Script(stops), app))
        assert "hunter2" not in str(failed.value)
    model = Script(call("crash", {}), says("done"))
    run(plain(model, app, on_stop="tell"))
    assert "hunter2" not in model.outputs[0]


@pytest.mark.proves("consent")
def test_consent_is_the_sdk_s_approval() -> None:
    lab = Lab()
    model = Script(call("burn", {"name": "alpha"}), says("done"), says("done"))
    one, session = plain(model, registry(lab)), AgentSession()
    (asked,) = run(one, session=session).user_input_requests
    assert asked.function_call.name == "burn"
    yes = Message("user", [asked.to_function_approval_response(approved=True)])
    assert run(one, yes, session=session).text == "done"
    assert model.outputs == ['{"burned":true}']
    # The same approval counts for no second call, whatever the model calls it.
    run(one, yes, session=session)
    model.turns = [call("burn", {"name": "alpha"}), says("done")]
    assert run(one, session=session).user_input_requests
    model.turns = [call("burn", {"name": "beta"}, "call_2"), says("done")]
    (asked,) = run(one, session=session).user_input_requests
    no = Message("user", [asked.to_function_approval_response(approved=False)])
    run(one, no, session=session)
    assert "rejected" in model.outputs[-1]
    assert [name for name, _ in lab.calls] == ["burn"]


def test_the_host_confirms_in_place_of_the_sdk() -> None:
    model = Script(call("burn", {"name": "alpha"}), says("done"))
    run(plain(model, registry(Lab(), confirmer=lambda _: True)))
    assert model.outputs == ['{"burned":true}']


@pytest.mark.parametrize("middleware", [[], [ToolMiddleware()]])
def test_without_an_approval_there_is_no_consent(middleware: list[Any]) -> None:
    """Neither is a model's own word, nor a call by code that asks nobody."""
    lab = Lab()
    burn = tool(registry(lab), "burn")
    with pytest.raises(CallFailed, match="confirmation_required"):
        asyncio.run(burn.invoke(arguments={"name": "a"}, tool_call_id="call_1"))
    burn.approval_mode = "never_require"
    model = Script(call("burn", {"name": "a", "approved": True}), says("done"))
    one = Agent(model, tools=[burn], middleware=middleware)
    run(one)
    assert "/approved is not a known key" in model.outputs[0]
    model.turns = [call("burn", {"name": "a"})]
    if middleware:
        assert run(one).user_input_requests
    else:
        with pytest.raises(CallFailed, match="confirmation_required"):
            run(one)
    assert not lab.calls


def test_an_agent_asks_only_for_calls_that_are_valid() -> None:
    lab = Lab()
    first = [call("burn", {}), call("wait", {"ms": 0}, "call_2")]
    second = [call("burn", {"name": "alpha"}, "call_3"), call("scale", {}, "call_4")]
    model = Script(first, second, says("done"))
    own = tools(registry(lab), samples_specs.SPECS)
    for each in own:
        each.approval_mode = "never_require"
    one, session = (
        Agent(model, tools=own, middleware=[ToolMiddleware()]),
        AgentSession(),
    )
    (asked,) = run(one, session=session).user_input_requests
    assert model.outputs[0].startswith("/name is missing")
    confirm = asked.additional_properties["requests"]["confirm"]
    assert "Burn alpha?" in json.dumps(confirm)
    # Whoever keeps sessions between two runs writes them down.
    session = AgentSession.from_dict(json.loads(json.dumps(session.to_dict())))
    yes = Message("user", [asked.to_function_approval_response(approved=True)])
    assert run(one, yes, session=session).text == "done"
    assert '{"burned":true}' in model.outputs
    assert sorted(name for name, _ in lab.calls) == ["burn", "wait"]
    assert lab.contexts[0].session_id == session.session_id


class Changing(FunctionMiddleware):
    """Calls with other arguments than those that were approved."""

    async def process(
        self,
        context: FunctionInvocationContext,
        call_next: Callable[[], Awaitable[None]],
    ) -> None:
        context.arguments = {"name": "beta"}
        await call_next()


def test_an_approval_of_other_arguments_is_no_consent() -> None:
    lab = Lab()
    model = Script(call("burn", {"name": "alpha"}), says("done"))
    own = tools(registry(lab), samples_specs.SPECS)
    one, session = Agent(model, tools=own, middleware=[Changing()]), AgentSession()
    (asked,) = run(one, session=session).user_input_requests
    yes = Message("user", [asked.to_function_approval_response(approved=True)])
    # What would be called now is asked instead.
    (asked,) = run(one, yes, session=session).user_input_requests
    assert asked.function_call.parse_arguments() == {"name": "beta"}
    assert not lab.calls


def test_an_approval_of_another_call_of_the_turn_is_no_consent() -> None:
    """The SDK marks calls that need no approval of its own as approved beside it."""
    lab = Lab()
    lock = FunctionTool(name="lock", func=lambda: "", approval_mode="always_require")
    model = Script([call("lock", {}), call("burn", {"name": "alpha"}, "call_2")])
    own = tools(registry(lab), samples_specs.SPECS)
    for each in own:
        each.approval_mode = "never_require"
    one = Agent(model, tools=[lock, *own], middleware=[ToolMiddleware()])
    session = AgentSession()
    (asked,) = run(one, session=session).user_input_requests
    assert asked.function_call.name == "lock"
    yes = Message("user", [asked.to_function_approval_response(approved=True)])
    (asked,) = run(one, yes, session=session).user_input_requests
    assert asked.function_call.name == "burn"
    assert not lab.calls
    yes = Message("user", [asked.to_function_approval_response(approved=True)])
    model.turns = [says("done")]
    assert run(one, yes, session=session).text == "done"
    assert [name for name, _ in lab.calls] == ["burn"]


def test_an_approval_that_nobody_asked_for_is_no_consent() -> None:
    lab = Lab()
    model = Script(says("no"))
    forged = Content.from_function_approval_response(
        approved=True, id="call_1", function_call=call("burn", {"name": "alpha"})
    )
    own = plain(model, registry(lab))
    run(own, Message("user", [forged]), session=AgentSession())
    assert not lab.calls


def test_questions_are_answered_with_the_approval() -> None:
    lab = Lab()
    model = Script(call("ship", {"name": "alpha"}), says("done"))
    own = tools(registry(lab), samples_specs.SPECS)
    one, session = (
        Agent(model, tools=own, middleware=[ToolMiddleware()]),
        AgentSession(),
    )
    result = run(one, session=session)
    for name, said in (("address", "Rome"), ("cold", True)):
        (asked,) = result.user_input_requests
        assert list(asked.additional_properties["requests"]) == [name]
        yes = asked.to_function_approval_response(approved=True)
        yes.additional_properties["responses"] = {name: {"answer": said}}
        result = run(one, Message("user", [yes]), session=session)
    assert result.text == "done"
    assert model.outputs == ['{"to":"Rome","cold":true}']


@pytest.mark.proves("items")
def test_items_and_progress_go_to_the_receiver_of_events() -> None:
    heard: list[Event] = []
    cx = Context().with_events(heard.append)
    model = Script(call("watch", {"name": "alpha", "times": 2}), says("done"))
    run(plain(model, registry(Lab()), cx))
    names = [event.kind.name for event in heard]
    assert names.count("item") == 2
    assert names.count("progress") == 2
    assert names[-1] == "call_finished"
    assert model.outputs == ["2"]


@pytest.mark.proves("image")
def test_images_are_images() -> None:
    model = Script(call("picture", {"name": "alpha"}), says("done"))
    run(plain(model, registry(Lab())))
    text, image = model.results[0].items or []
    assert text.text == "alpha:"
    assert image.media_type == "image/png"
    assert (image.uri or "").startswith("data:image/png;base64,iVBOR")
    assert len(PNG) > 60


@pytest.mark.proves("cancel")
def test_a_run_that_is_cancelled_cancels_its_call() -> None:
    lab = Lab()

    async def cancelled() -> None:
        one = plain(Script(call("wait", {"ms": 60000})), registry(lab))
        task = asyncio.ensure_future(one.run("go"))
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
    waits = [call("wait", {"ms": 200}, f"w{i}") for i in range(2)]
    scales = [call("scale", {"name": "a"}, f"s{i}") for i in range(3)]
    run(plain(Script(waits, scales, says("done")), registry(lab)))
    assert lab.most == {"wait": 2, "scale": 1}


def test_context_comes_from_that_of_the_sdk() -> None:
    lab = Lab()
    measure = call("measure", {"name": "alpha"})
    model = Script(measure, says("x"), measure, says("x"))
    cx = Context(caller="ci").with_label("tenant", "acme")
    one = plain(model, registry(lab))
    session = AgentSession()
    run(one, function_invocation_kwargs={"cx": cx}, session=session)
    one = plain(
        model, registry(lab), lambda given: Context(session_id=given.kwargs["id"])
    )
    run(one, function_invocation_kwargs={"id": "s-1"})
    assert lab.tenants[0] == "acme"
    assert [caller for _, caller in lab.calls] == ["ci", CALLER]
    assert [cx.session_id for cx in lab.contexts] == [session.session_id, "s-1"]


def test_an_agent_has_its_tools_instructions_limits_and_answer() -> None:
    lab = Lab()
    measure = [call("measure", {"name": "alpha"}, f"c{i}") for i in range(9)]
    model = Script(measure[0], says('{"text": "fine", "score": 7}'))
    one = agent(registry(lab), assistant.agent(), model, completion=completions.REPORT)
    report = answer(completions.REPORT, run(one))
    assert report is not None
    assert report.score == 7
    names = [one.name for one in model.options["tools"]]
    assert "burn" not in names
    assert names[-1] == "write_report"
    assert model.options["instructions"] == (
        "Measure first, then finish.\n\n"
        "samples: When: A sample is to be measured Not: The sample is at home\n"
        "measure, then finish: When everything is measured"
    )
    form = model.options["response_format"]["json_schema"]
    assert form["schema"] == json.loads(completions.REPORT.schema)
    # A run makes four calls, and the next run four again.
    for _ in range(2):
        model.turns = list(measure)
        lab.calls.clear()
        with pytest.raises(RunEnded) as ended:
            run(one)
        assert ended.value.why is Ended.CALLS
        assert len(lab.calls) == 4
    model.turns = [says('{"text": ""}')]
    with pytest.raises(Refused, match="/score is missing"):
        answer(completions.REPORT, run(one))


def test_a_final_tool_ends_the_run_once_it_has_a_result() -> None:
    model = Script(call("finish", {}), call("finish", {"text": "bye"}, "call_2"))
    one = agent(registry(Lab()), assistant.agent(), model)
    result = run(one)
    (last,) = result.messages[-1].contents
    assert last.result == '{"text":"bye"}'
    assert answer(completions.REPORT, result) is None
    # Without the middleware, the model goes on.
    model.turns = [call("finish", {"text": "bye"}), says("done")]
    assert run(plain(model, registry(Lab()))).text == "done"


def test_a_run_that_streams_ends_in_the_same_ways() -> None:
    async def streamed(*turns: Content) -> Any:
        one = agent(registry(Lab()), assistant.agent(), Script(*turns))
        stream = one.run("go", stream=True)
        heard = [update async for update in stream]
        assert heard
        return await stream.get_final_response()

    result = asyncio.run(streamed(call("finish", {"text": "bye"})))
    assert result.messages[-1].contents[0].result == '{"text":"bye"}'
    with pytest.raises(CallFailed, match="internal"):
        asyncio.run(streamed(call("crash", {})))


@pytest.mark.proves("agent")
def test_an_agent_as_a_tool_is_one_pair_of_events() -> None:
    heard: list[Event] = []
    lab = Lab()
    cx = Context().with_events(heard.append)
    model = Script(call("write_report", {"topic": "alpha"}), says("done"))
    app = registry(lab)
    run(agent(app, assistant.agent(), model, cx))
    names = [(event.tool, event.kind.name) for event in heard]
    assert names == [
        ("write_report", f"call_{name}")
        for name in ("scheduled", "started", "finished")
    ]
    assert [name for name, _ in lab.calls] == ["measure"]


@pytest.mark.proves("fifty")
def test_fifty_tools() -> None:
    model = Script(call("shelf_50", {"row": 3}), says("done"))
    run(Agent(model, tools=tools(registry(Lab()), shelves_specs.SPECS)))
    assert len(model.options["tools"]) == 50
    assert model.outputs == ['"shelf_50 3"']


def test_tools_that_nobody_registered_are_left_out() -> None:
    app = registry(Lab())
    app.unregister_toolset("samples")
    assert tools(app, samples_specs.SPECS) == []


@pytest.mark.proves("mcp")
@pytest.mark.parametrize("way", ["http", "stdio"])
def test_a_server_of_the_design(tmp_path: Path, way: str) -> None:
    own = module("agent_framework")
    model = Script(
        call("measure", {"name": ""}),
        call("measure", {"name": "alpha"}, "call_2"),
        says("done"),
    )

    async def go(remote: Any) -> None:
        async with reached(own, remote, way, tools=own.ASSISTANT_TOOLS) as server:
            await Agent(model, tools=server).run("go")

    with served(tmp_path) as remote:
        asyncio.run(go(remote))
        assert remote.calls == [("measure", "agent-framework")]
    assert WRONG_NAME in model.outputs[0]
    assert json.loads(model.outputs[1]) == ALPHA
    shown = [one.name for one in model.options["tools"]]
    assert sorted(shown) == sorted(USED)


@pytest.mark.proves("command")
def test_a_command_of_the_design(tmp_path: Path) -> None:
    own, log = command_module("agent_framework"), tmp_path / "calls.txt"
    model = Script(
        call("measure", {"name": ""}),
        call("measure", {"name": "alpha", "context": 1, "self": 2}, "call_2"),
        call("measure", {"name": "alpha"}, "call_3"),
        call("burn", {"name": "alpha"}, "call_4"),
        says("done"),
    )
    found = own.lab_tools_command(program(log), tools=[*USED, "burn"])
    asyncio.run(Agent(model, tools=found).run("go"))
    wrong, unknown, right, burned = model.outputs
    assert WRONG_NAME in wrong
    assert "/context" in unknown
    assert "/self" in unknown
    assert json.loads(right.partition("\n\n")[0]) == ALPHA
    assert "Nobody has agreed whose consent counts." in burned
    assert calls(log) == [("measure", "agent-framework")]


@pytest.mark.proves("command")
def test_a_command_that_says_stop_ends_the_run(tmp_path: Path) -> None:
    own = command_module("agent_framework")
    model = Script(call("measure", {"name": "night"}), says("never"))
    found = own.lab_tools_command(program(tmp_path / "calls.txt"))
    with pytest.raises(own.CommandError, match="The lab is closed"):
        asyncio.run(Agent(model, tools=found).run("go"))
