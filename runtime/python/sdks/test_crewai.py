"""Tools of a design in CrewAI, run by its own agents and crews."""

from __future__ import annotations

import asyncio
import json
import os
from typing import TYPE_CHECKING, Any

import pytest

# Nothing is sent anywhere; the SDK reads that when it is imported.
os.environ |= {
    "CREWAI_DISABLE_TELEMETRY": "true",
    "CREWAI_TRACING_ENABLED": "false",
    "OTEL_SDK_DISABLED": "true",
}

from command_lab import calls, program
from command_lab import module as command_module
from crewai import Agent, Crew, Task
from crewai.hooks.tool_hooks import (
    ToolCallHookContext,
    register_after_tool_call_hook,
    unregister_after_tool_call_hook,
)
from crewai.llms.base_llm import BaseLLM
from crewai.tools.tool_failure import ToolFailure
from mcp_lab import USED, module, reached, served
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
from toolrt.sdk.crewai import (
    CALLER,
    Answer,
    RunContext,
    Told,
    agent,
    agent_tools,
    guardrail,
    tools,
)
from toolrt.spec import Spec

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

#: How the arguments of `measure` look.
ARGUMENTS = (
    'Arguments: {"name": string, "unit"?: "mg" | "g", "times"?: integer, '
    '"notes"?: {string: string}}'
)

GOOD = {"name": "alpha", "unit": "g"}


def call(name: str, args: Any, call_id: str = "call_1") -> dict[str, Any]:
    text = args if isinstance(args, str) else json.dumps(args)
    return {"id": call_id, "function": {"name": name, "arguments": text}}


class Script(BaseLLM):
    """A model that says what is written; it keeps what it is told."""

    turns: list[Any] = []  # noqa: RUF012 # the SDK's models copy what fields begin with
    messages: list[Any] = []  # noqa: RUF012
    tools: Any = None
    by_text: bool = False

    def __init__(self, *turns: Any) -> None:
        super().__init__(model="script")
        self.turns = list(turns)

    def call(self, messages: Any, tools: Any = None, *_: Any, **__: Any) -> Any:
        self.messages, self.tools = list(messages), tools
        turn = self.turns.pop(0)
        return [turn] if isinstance(turn, dict) else turn

    def supports_function_calling(self) -> bool:
        return not self.by_text

    @property
    def outputs(self) -> list[str]:
        """What tools have answered, as the model reads it."""
        return [one["content"] for one in self.messages if one["role"] == "tool"]

    @property
    def schemas(self) -> dict[str, Any]:
        functions = [tool["function"] for tool in self.tools]
        return {one["name"]: one["parameters"] for one in functions}


def made(
    model: Script,
    app: Registry,
    cx: Any = None,
    specs: Any = samples_specs.SPECS,
    **how: Any,
) -> Agent:
    """Give an agent of the SDK with the tools, as a host would make it."""
    return Agent(
        role="tester",
        goal="test",
        backstory="none",
        llm=model,
        tools=tools(app, specs, cx, **how),
    )


def run(one: Agent) -> Any:
    return one.kickoff("go")


def assistant_spec() -> Any:
    return assistant.agent()


def test_schemas_say_the_same_in_strict_mode() -> None:
    model = Script("done")
    run(made(model, registry(Lab())))
    measure = model.schemas["measure"]
    assert measure["additionalProperties"] is False
    assert measure["required"] == list(measure["properties"])
    assert measure["properties"]["name"]["type"] == "string"
    assert "maxLength: 20" in measure["properties"]["name"]["description"]
    times, null = measure["properties"]["times"]["anyOf"]
    assert times == {"type": "integer", "minimum": 1, "maximum": 5}
    assert null == {"type": "null"}
    notes, _ = measure["properties"]["notes"]["anyOf"]
    assert notes["type"] == "string"


def test_maps_and_what_leads_back_to_itself_are_texts() -> None:
    by_name = {"type": "object", "additionalProperties": {"type": "string"}}
    node = {
        "type": "object",
        "properties": {"next": {"$ref": "#/$defs/Node"}},
        "additionalProperties": False,
    }
    whole = {
        "type": "object",
        "properties": {
            "first": {"$ref": "#/$defs/Node"},
            "plain": {"type": "string"},
            "map": by_name,
        },
        "required": ["plain", "map"],
        "additionalProperties": False,
        "$defs": {"Node": node},
    }
    spec = Spec(name="link", toolset="lists", input_schema=json.dumps(whole))
    (tool,) = tools({"link": spec}, {"link": lambda: spec})  # type: ignore[arg-type]
    shown = tool.args_schema.model_json_schema()
    assert shown["properties"]["plain"] == {"type": "string"}
    first, _ = shown["properties"]["first"]["anyOf"]
    assert first["type"] == "string"
    assert '"$defs"' in first["description"]
    assert shown["properties"]["map"] == {
        "type": "string",
        "description": "A text that contains JSON of this schema: "
        '{"type":"object","additionalProperties":{"type":"string"}}',
    }


def test_arguments_of_a_strict_model_are_read_as_they_are_meant() -> None:
    lab = Lab()
    strict = {"name": "alpha", "unit": None, "times": None, "notes": '{"string": "a"}'}
    model = Script(call("measure", strict), "done")
    run(made(model, registry(lab)))
    assert model.outputs == [
        '{"name":"alpha","value":1.5,"unit":"mg"}\n\nWrite it down.'
    ]


@pytest.mark.proves("corrected")
def test_a_model_corrects_its_call() -> None:
    lab = Lab()
    model = Script(call("measure", WRONG), call("measure", GOOD, "call_2"), "done")
    output = run(made(model, registry(lab)))
    wrong, right = model.outputs
    assert wrong.split("\n") == [
        "/name must have 1 to 20 characters; got 0.",
        '/unit must be one of "mg", "g"; got "kilo".',
        '/time is not a known key. Did you mean "times"?',
        ARGUMENTS,
        'Example: {"name":"alpha","unit":"g"}',
    ]
    assert right == '{"name":"alpha","value":1.5,"unit":"g"}\n\nWrite it down.'
    assert output.raw == "done"
    assert lab.calls == [("measure", CALLER)]
    (failed,) = output.tool_failures
    assert failed.failure.details["envelope"]["ok"] is False


@pytest.mark.parametrize(
    "text",
    ['{"name": ', '{"self": 1}', '{"args": 1}', "{}", '{"name": 1e400}'],
)
def test_what_a_model_says_breaks_nothing(text: str) -> None:
    lab = Lab()
    model = Script(call("measure", text), "done")
    assert run(made(model, registry(lab))).raw == "done"
    assert len(model.outputs) == 1
    assert not lab.calls


def test_the_host_has_the_envelope_of_a_result() -> None:
    seen: list[Any] = []

    def sees(context: ToolCallHookContext) -> None:
        seen.append(context.raw_tool_result)

    register_after_tool_call_hook(sees)
    try:
        run(made(Script(call("measure", GOOD), "done"), registry(Lab())))
    finally:
        unregister_after_tool_call_hook(sees)
    (result,) = seen
    assert isinstance(result, Told)
    assert json.loads(result.envelope.result_json or b"")["value"] == 1.5


@pytest.mark.proves("errors")
def test_declared_errors_are_told_and_others_end_the_run() -> None:
    app = registry(Lab())
    model = Script(call("measure", {"name": "gone"}), "done")
    run(made(model, app))
    assert model.outputs == ["There is no such sample.\nSamples are alpha and beta."]
    for stops in (call("measure", {"name": "night"}), call("crash", {})):
        with pytest.raises(CallFailed) as failed:
            run(made(Script(stops), app))
        assert "hunter2" not in str(failed.value)
    model = Script(call("crash", {}), "done")
    run(made(model, app, on_stop="tell"))
    assert "hunter2" not in model.outputs[0]


def test_a_failure_among_calls_at_once_ends_the_run() -> None:
    specs = {**samples_specs.SPECS}
    # A tool that ends the run lets the SDK make one call after the other.
    del specs["finish"]
    turn = [call("crash", {}), call("measure", GOOD, "call_2")]
    with pytest.raises(CallFailed):
        run(made(Script(turn), registry(Lab()), specs=specs))


@pytest.mark.proves("consent")
def test_consent_is_asked_by_the_registry_alone() -> None:
    lab = Lab()
    with pytest.raises(CallFailed, match="confirmation_required"):
        run(made(Script(call("burn", {"name": "alpha"})), registry(lab)))
    model = Script(call("burn", {"name": "alpha"}), "done")
    run(made(model, registry(lab, confirmer=lambda _: False)))
    assert not lab.calls
    model.turns = [call("burn", {"name": "alpha"}), "done"]
    run(made(model, registry(lab, confirmer=lambda _: True)))
    assert model.outputs == ['{"burned":true}']


def test_questions_are_asked_by_the_registry() -> None:
    answers = {"Where to?": "Paris", "On ice?": True}
    app = registry(Lab(), asker=lambda asked: answers[asked.request.question])
    model = Script(call("ship", {"name": "alpha"}), "done")
    run(made(model, app))
    assert model.outputs == ['{"to":"Paris","cold":true}']


@pytest.mark.proves("items")
def test_items_and_progress_go_to_the_receiver_of_events() -> None:
    heard: list[Event] = []
    cx = Context().with_events(heard.append)
    model = Script(call("watch", {"name": "alpha", "times": 2}), "done")
    run(made(model, registry(Lab()), cx))
    names = [event.kind.name for event in heard]
    assert names.count("item") == 2
    assert names.count("progress") == 2
    assert names[-1] == "call_finished"
    assert model.outputs == ["2"]


@pytest.mark.proves("image")
def test_images_are_named_in_the_text() -> None:
    model = Script(call("picture", {"name": "alpha"}), "done")
    run(made(model, registry(Lab())))
    assert model.outputs == [
        f"alpha:\n({len(PNG)} bytes of the type image/png, not shown)"
    ]


@pytest.mark.proves("cancel")
def test_a_call_is_cancelled_by_its_deadline() -> None:
    lab = Lab()
    model = Script(call("wait", {"ms": 60000}), "done")
    run(made(model, registry(lab), Context().with_timeout(0.2), on_stop="tell"))
    assert lab.cancelled == 1
    assert "time" in model.outputs[0]


@pytest.mark.proves("at once")
def test_calls_of_one_turn_run_at_once_unless_the_design_says_otherwise() -> None:
    lab = Lab()
    specs = {name: samples_specs.SPECS[name] for name in ("wait", "scale")}
    waits = [call("wait", {"ms": 300}, f"w{i}") for i in range(2)]
    scales = [call("scale", {"name": "a"}, f"s{i}") for i in range(3)]
    run(made(Script(waits, scales, "done"), registry(lab), specs=specs))
    assert lab.most == {"wait": 2, "scale": 1}


def test_no_result_is_taken_from_a_cache() -> None:
    lab = Lab()
    model = Script(call("measure", GOOD), call("measure", GOOD, "call_2"), "done")
    run(made(model, registry(lab)))
    assert len(lab.calls) == 2


def test_context_comes_from_what_the_sdk_knows() -> None:
    lab = Lab()
    seen: list[RunContext] = []

    def given(known: RunContext) -> Context:
        seen.append(known)
        return Context(session_id="s-1", caller="ci").with_label("tenant", "acme")

    one = made(Script(call("measure", GOOD), "done"), registry(lab), given)
    run(one)
    assert lab.tenants == ["acme"]
    assert lab.calls == [("measure", "ci")]
    assert lab.contexts[0].session_id == "s-1"
    assert lab.contexts[0].run_id
    (known,) = seen
    assert known is not None
    assert known.agent is one
    # Outside of a run it knows nothing.
    by_name = {
        tool.name: tool for tool in tools(registry(lab), samples_specs.SPECS, given)
    }
    assert isinstance(by_name["measure"].run(name="alpha"), Told)
    assert isinstance(by_name["measure"].run(), ToolFailure)
    assert asyncio.run(by_name["measure"].arun(name="alpha")).envelope.ok
    assert seen[1:] == [None, None, None]


def test_a_final_tool_ends_the_run_with_its_result() -> None:
    model = Script(call("finish", {}), call("finish", {"text": "bye"}))
    output = run(made(model, registry(Lab())))
    assert model.outputs[0].startswith("/text is missing")
    assert json.loads(output.raw) == {"text": "bye"}


def test_an_agent_has_its_tools_instructions_limits_and_answer() -> None:
    lab = Lab()
    measure = [call("measure", {"name": f"a{i}"}, f"c{i}") for i in range(9)]
    model = Script(measure[0], '{"text": "fine", "score": 7}')
    one = agent(registry(lab), assistant_spec(), model, completion=completions.REPORT)
    output = run(one)
    assert isinstance(output.pydantic, Answer)
    assert output.pydantic.value.score == 7
    assert "burn" not in model.schemas
    assert "write_report" in model.schemas
    system = model.messages[0]["content"]
    assert "Measure first, then finish." in system
    assert "measure, then finish: When everything is measured" in system
    model.turns = ['{"text": ""}']
    with pytest.raises(ValueError, match="/score is missing"):
        run(one)
    # A run makes four calls, and the next run four again.
    for _ in range(2):
        model.turns = list(measure)
        lab.calls.clear()
        with pytest.raises(RunEnded) as ended:
            run(one)
        assert ended.value.why is Ended.CALLS
        assert len(lab.calls) == 4
    # An answer of a tool is none of the model's.
    model.turns = [call("finish", {"text": "bye"})]
    assert json.loads(run(one).raw) == {"text": "bye"}


def test_a_crew_has_the_tools_too() -> None:
    lab = Lab()
    model = Script(
        call("measure", GOOD), '{"text": "fine"}', '{"text": "fine", "score": 7}'
    )
    one = agent(registry(lab), assistant_spec(), model)
    task = Task(
        description="go",
        expected_output="a report",
        agent=one,
        guardrail=guardrail(completions.REPORT),
    )
    crew = Crew(agents=[one], tasks=[task])
    output: Any = crew.kickoff()
    assert output.pydantic.value.score == 7
    assert output.pydantic.model_dump() == {"text": "fine", "score": 7}
    assert any("/score is missing" in str(one["content"]) for one in model.messages)
    assert lab.calls == [("measure", CALLER)]
    model.turns = [call("crash", {})]
    with pytest.raises(CallFailed):
        crew.kickoff()


def test_a_run_on_an_event_loop_is_the_same() -> None:
    lab = Lab()
    app = registry(lab)
    model = Script(call("measure", GOOD), "done")
    output = asyncio.run(made(model, app).kickoff_async("go"))
    assert output.raw == "done"
    assert lab.calls == [("measure", CALLER)]
    with pytest.raises(CallFailed):
        asyncio.run(made(Script(call("crash", {})), app).kickoff_async("go"))


def action(name: str, args: Any) -> str:
    return f"Thought: so.\nAction: {name}\nAction Input: {json.dumps(args)}"


def test_models_that_know_tools_by_text_correct_their_calls_too() -> None:
    lab = Lab()
    app = registry(lab)
    model = Script(
        action("measure", WRONG),
        action("measure", GOOD),
        "Thought: so.\nFinal Answer: done",
    )
    model.by_text = True
    assert run(made(model, app)).raw == "done"
    told = "\n".join(str(one["content"]) for one in model.messages)
    assert '/unit must be one of "mg", "g"; got "kilo".' in told
    assert '{"name":"alpha","value":1.5,"unit":"g"}' in told
    assert lab.calls == [("measure", CALLER)]
    model.turns = [action("crash", {})]
    with pytest.raises(CallFailed):
        run(made(model, app))


def test_limits_of_an_agent_count_outside_of_runs_too() -> None:
    own = agent_tools(registry(Lab()), assistant_spec())
    measure = next(tool for tool in own if tool.name == "measure")
    results = [measure.run(name="alpha") for _ in range(5)]
    assert [isinstance(one, Told) for one in results] == [True] * 4 + [False]


@pytest.mark.proves("agent")
def test_an_agent_as_a_tool_is_one_pair_of_events() -> None:
    heard: list[Event] = []
    lab = Lab()
    cx = Context().with_events(heard.append)
    model = Script(call("write_report", {"topic": "alpha"}), "done")
    run(agent(registry(lab), assistant_spec(), model, cx))
    names = [(event.tool, event.kind.name) for event in heard]
    assert names == [
        ("write_report", f"call_{name}")
        for name in ("scheduled", "started", "finished")
    ]
    assert [name for name, _ in lab.calls] == ["measure"]


@pytest.mark.proves("fifty")
def test_fifty_tools() -> None:
    specs = {spec.name: _given(spec) for spec in shelf_specs()}
    model = Script(call("shelf_50", {"row": 3}), "done")
    run(made(model, registry(Lab()), specs=specs))
    assert len(model.tools) == 50
    assert model.outputs == ['"shelf_50 3"']


def _given(spec: Spec) -> Callable[[], Spec]:
    return lambda: spec


def shelf_specs() -> Iterator[Spec]:
    app = registry(Lab())
    found = (app.get(f"shelf_{i:02}") for i in range(1, 51))
    return (spec for spec in found if spec is not None)


def test_tools_that_nobody_registered_are_left_out() -> None:
    app = registry(Lab())
    app.unregister_toolset("samples")
    assert tools(app, samples_specs.SPECS) == []


@pytest.mark.proves("mcp")
@pytest.mark.parametrize("way", ["http", "stdio"])
def test_a_server_of_the_design(tmp_path: Path, way: str) -> None:
    own = module("crewai")
    model = Script(
        call("measure", {"name": "gone"}),
        call("measure", {"name": "alpha"}, "call_2"),
        "done",
    )
    with (
        served(tmp_path) as remote,
        reached(own, remote, way, tools=own.ASSISTANT_TOOLS) as found,
    ):
        run(Agent(role="tester", goal="test", backstory="none", llm=model, tools=found))
        assert remote.calls == [("measure", "crewai")] * 2
    wrong, right = model.outputs
    assert "There is no such sample." in wrong
    assert "1.5" in right
    assert sorted(model.schemas) == sorted(USED)


@pytest.mark.proves("command")
def test_a_command_of_the_design(tmp_path: Path) -> None:
    own, log = command_module("crewai"), tmp_path / "calls.txt"
    model = Script(
        call("measure", {"name": "", "unit": None, "times": None, "notes": None}),
        call("measure", {"name": "alpha", "notes": '{"a": "b"}'}, "call_2"),
        call("burn", {"name": "alpha"}, "call_3"),
        "done",
    )
    found = own.lab_tools_command(program(log), tools=[*USED, "burn"])
    run(Agent(role="tester", goal="test", backstory="none", llm=model, tools=found))
    wrong, right, burned = model.outputs
    assert WRONG_NAME in wrong
    assert "1.5" in right
    assert "Nobody has agreed whose consent counts." in burned
    assert calls(log) == [("measure", "crewai")]
    assert sorted(model.schemas) == sorted([*USED, "burn"])
    # A map is no object that the strict mode knows.
    assert "A text that contains JSON" in str(model.schemas["measure"])


@pytest.mark.proves("command")
def test_a_command_that_says_stop_ends_the_run(tmp_path: Path) -> None:
    own = command_module("crewai")
    model = Script(call("measure", {"name": "night"}), "never")
    found = own.lab_tools_command(program(tmp_path / "calls.txt"))
    agent = Agent(role="tester", goal="test", backstory="none", llm=model, tools=found)
    with pytest.raises(own.CommandError, match="The lab is closed"):
        run(agent)
