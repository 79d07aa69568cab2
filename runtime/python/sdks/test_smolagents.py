"""Tools of a design in smolagents, run by its own agents."""

from __future__ import annotations

import copy
import json
from importlib import import_module
from io import BytesIO
from threading import Thread
from time import sleep
from types import MethodType
from typing import TYPE_CHECKING, Any

import pytest
from command_lab import calls, program
from command_lab import module as command_module
from mcp_lab import USED, module, reached, served
from mcp_lab import WRONG as WRONG_NAME
from PIL import Image as Picture
from sdk_lab import (
    WRONG,
    Lab,
    assistant,
    completions,
    registry,
    samples_specs,
)
from smolagents import (  # type: ignore[import-untyped]
    ChatMessage,
    CodeAgent,
    LogLevel,
    Model,
    ToolCallingAgent,
    ToolOutput,
)
from smolagents.models import (  # type: ignore[import-untyped]
    ChatMessageToolCall,
    ChatMessageToolCallFunction,
    MessageRole,
    get_tool_json_schema,
)
from smolagents.utils import AgentError  # type: ignore[import-untyped]

from toolrt import CallFailed, Completion, Context, Event, Registry, Spec
from toolrt.agent import Ended, RunEnded
from toolrt.call import Image
from toolrt.sdk import smolagents
from toolrt.sdk.smolagents import CALLER, Said, ToolFailed, agent, agent_tools, tools

if TYPE_CHECKING:
    from pathlib import Path

REPORTS: Any = import_module("sdks.python.lab.tools.reports.specs").SPECS
SHELVES: Any = import_module("sdks.python.lab.tools.shelves.specs").SPECS

#: How the arguments of `measure` look.
ARGUMENTS = (
    'Arguments: {"name": string, "unit"?: "mg" | "g", "times"?: integer, '
    '"notes"?: {string: string}}'
)


def call(name: str, args: Any, call_id: str = "call_1") -> ChatMessageToolCall:
    own = ChatMessageToolCallFunction(name=name, arguments=args)
    return ChatMessageToolCall(function=own, id=call_id, type="function")


DONE = call("final_answer", {"answer": "done"}, "end")


class Script(Model):  # type: ignore[misc]
    """A model that says what is written; it keeps what it is told."""

    def __init__(self, *turns: Any) -> None:
        super().__init__(model_id="script")
        self.turns = list(turns)
        self.messages: list[Any] = []
        self.tools: list[Any] = []

    def generate(self, messages: Any, **given: Any) -> ChatMessage:
        """Say the next turn: a text, a call, or several calls."""
        self.messages = [copy.copy(one) for one in messages]
        asked = given.get("tools_to_call_from") or []
        self.tools = [get_tool_json_schema(tool) for tool in asked]
        turn = self.turns.pop(0)
        if isinstance(turn, str):
            return ChatMessage(role=MessageRole.ASSISTANT, content=turn)
        calls = copy.deepcopy(turn if isinstance(turn, list) else [turn])
        return ChatMessage(role=MessageRole.ASSISTANT, tool_calls=calls)

    @property
    def told(self) -> str:
        """The last thing that the model was told."""
        text: str = self.messages[-1].content[0]["text"]
        return text.removeprefix("Observation:\n")


def of(model: Model, app: Registry, cx: Any = None, **how: Any) -> ToolCallingAgent:
    own = tools(app, samples_specs.SPECS, cx, **how)
    return ToolCallingAgent(own, model, verbosity_level=LogLevel.OFF)


def test_arguments_have_their_whole_schemas() -> None:
    model = Script(DONE)
    of(model, registry(Lab())).run("go")
    whole = json.loads(samples_specs.SPECS["measure"]().input_schema)
    shown = model.tools[0]["function"]
    assert shown["description"].startswith("Measure a sample.")
    properties = shown["parameters"]["properties"]
    assert properties["name"] == whole["properties"]["name"]
    assert properties["unit"] == {
        **whole["properties"]["unit"],
        "description": "",
        "nullable": True,
    }
    assert shown["parameters"]["required"] == ["name"]
    # The prompt has the schema as it is.
    system = model.messages[0].content[0]["text"]
    assert samples_specs.SPECS["measure"]().input_schema in system


def test_references_and_alternatives_are_shown_in_place() -> None:
    takes = {
        "type": "object",
        "properties": {
            "one": {"$ref": "#/$defs/tree", "description": "A tree."},
            "two": {"anyOf": [{"type": "string", "maxLength": 3}, {"enum": [1]}]},
            "three": {},
        },
        "required": ["one", "two", "three"],
        "$defs": {
            "tree": {
                "type": "object",
                "properties": {"in": {"$ref": "#/$defs/tree"}},
            }
        },
    }
    spec = Spec(name="plant", input_schema=json.dumps(takes))
    (plant,) = tools(_App(), {"plant": lambda: spec})
    properties = get_tool_json_schema(plant)["function"]["parameters"]["properties"]
    assert properties == {
        "one": {
            "type": "object",
            "properties": {"in": {}},
            "description": "A tree.",
        },
        "two": {
            "allOf": [{"anyOf": takes["properties"]["two"]["anyOf"]}],  # type: ignore[index]
            "type": ["string", "integer"],
            "description": "",
        },
        "three": {
            "type": ["string", "number", "boolean", "object", "array", "null"],
            "description": "",
        },
    }


class _App(Registry):
    """A registry that says that it has every tool."""

    def __contains__(self, tool: object) -> bool:
        return True


@pytest.mark.proves("corrected")
def test_a_model_corrects_its_call() -> None:
    lab = Lab()
    good = {"name": "alpha", "unit": "g", "times": None}
    model = Script(call("measure", WRONG), call("measure", good), DONE)
    one = of(model, registry(lab))
    outputs = [
        step.output for step in one.run("go", stream=True) if type(step) is ToolOutput
    ]
    assert outputs[0].split("\n") == [
        "/name must have 1 to 20 characters; got 0.",
        '/unit must be one of "mg", "g"; got "kilo".',
        '/time is not a known key. Did you mean "times"?',
        ARGUMENTS,
        'Example: {"name":"alpha","unit":"g"}',
    ]
    assert model.told == '{"name":"alpha","value":1.5,"unit":"g"}\n\nWrite it down.'
    assert lab.calls == [("measure", CALLER)]
    assert isinstance(outputs[1], Said)
    assert [output.envelope.ok for output in outputs[:2]] == [False, True]
    assert outputs[1].value["value"] == 1.5


def test_whatever_stands_in_place_of_arguments_is_told() -> None:
    lab = Lab()
    for given in ('{"name": 1e400', "7", "[1]", {"name": "a", "self": 1}, {"name": 1}):
        model = Script(call("measure", given), DONE)
        of(model, registry(lab)).run("go")
        assert ARGUMENTS in model.told or "valid JSON" in model.told
    model = Script(call("measure", {"name": "a", "sanitize_inputs_outputs": 1}), DONE)
    of(model, registry(lab)).run("go")
    assert "sanitize_inputs_outputs" in model.told
    assert not lab.calls


@pytest.mark.proves("errors")
def test_declared_errors_are_told_and_others_end_the_run() -> None:
    app = registry(Lab())
    model = Script(call("measure", {"name": "gone"}), DONE)
    of(model, app).run("go")
    assert model.told == "There is no such sample.\nSamples are alpha and beta."
    night, crash = call("measure", {"name": "night"}, "n"), call("crash", {}, "c")
    for stops in (night, crash, [night, call("measure", {"name": "alpha"}, "m")]):
        with pytest.raises(CallFailed) as failed:
            of(Script(stops), app).run("go")
        assert "hunter2" not in str(failed.value)
    model = Script(crash, DONE)
    of(model, app, on_stop="tell").run("go")
    assert "hunter2" not in model.told


@pytest.mark.proves("consent")
def test_consent_and_answers_are_the_host_s() -> None:
    lab = Lab()
    burn = call("burn", {"name": "alpha"})
    with pytest.raises(CallFailed, match="confirmation_required"):
        of(Script(burn), registry(lab)).run("go")
    cx = Context().with_can_answer("ask", "confirm")
    app = registry(lab)
    app.ensure_state_keys()
    with pytest.raises(CallFailed, match="confirmation_required"):
        of(Script(burn), app, cx).run("go")
    model = Script(burn, DONE)
    of(model, registry(lab, confirmer=lambda _: False)).run("go")
    assert not lab.calls
    model = Script(burn, DONE)
    of(model, registry(lab, confirmer=lambda _: True)).run("go")
    assert model.told == '{"burned":true}'
    model = Script(call("ship", {"name": "alpha"}), DONE)
    answers: Any = {"Where to?": "Rome", "On ice?": True}
    own = registry(lab, asker=lambda asked: answers[asked.request.question])
    of(model, own).run("go")
    assert model.told == '{"to":"Rome","cold":true}'


@pytest.mark.proves("items")
def test_items_and_progress_go_to_the_receiver_of_events() -> None:
    heard: list[Event] = []
    cx = Context().with_events(heard.append)
    model = Script(call("watch", {"name": "alpha", "times": 2}), DONE)
    of(model, registry(Lab()), cx).run("go")
    names = [event.kind.name for event in heard]
    assert (names.count("item"), names.count("progress")) == (2, 2)
    assert model.told == "2"


@pytest.mark.proves("at once")
def test_calls_of_one_turn_run_at_once_unless_the_design_says_otherwise() -> None:
    lab = Lab()
    waits = [call("wait", {"ms": 200}, f"w{i}") for i in range(2)]
    scales = [call("scale", {"name": "a"}, f"s{i}") for i in range(3)]
    of(Script(waits, scales, DONE), registry(lab)).run("go")
    assert lab.most == {"wait": 2, "scale": 1}


def test_context_is_given() -> None:
    lab = Lab()
    measure = call("measure", {"name": "alpha"})
    cx = Context(caller="ci").with_label("tenant", "acme")
    of(Script(measure, DONE), registry(lab), cx).run("go")
    made = agent(
        registry(lab),
        assistant.agent(),
        Script(measure, DONE),
        lambda own: Context(session_id=own and own.name),
    )
    made.run("go")
    assert lab.tenants[0] == "acme"
    assert [caller for _, caller in lab.calls] == ["ci", CALLER]
    assert lab.contexts[1].session_id == "assistant"


def code(*lines: str) -> str:
    return "<code>\n" + "\n".join(lines) + "\n</code>"


def coder(model: Model, app: Registry, **how: Any) -> CodeAgent:
    own = tools(app, samples_specs.SPECS, **how)
    return CodeAgent(own, model, verbosity_level=LogLevel.OFF)


def test_code_has_values() -> None:
    lab = Lab()
    model = Script(
        code(
            'one = measure("alpha", unit="g")',
            'print(measure({"name": "beta"})["unit"], watch("alpha", 1))',
            'final_answer(one["value"] * 2)',
        )
    )
    one = coder(model, registry(lab))
    assert one.run("go") == 3.0
    assert "mg 1" in one.memory.steps[-1].observations
    system = model.messages[0].content[0]["text"]
    assert "def measure(name: string, unit: string = None" in system
    assert samples_specs.SPECS["measure"]().output_schema in system
    assert [name for name, _ in lab.calls] == ["measure", "measure", "watch"]


def test_code_is_told_what_is_wrong() -> None:
    lab = Lab()
    calls = ('measure(name="", time=2)', 'burn("alpha")', "crash()", "crash(1)")
    model = Script(*map(code, calls), code('final_answer("done")'))
    one = coder(model, registry(lab))
    assert one.run("go") == "done"
    errors = [str(step.error) for step in one.memory.steps[1:-1]]
    assert ARGUMENTS in errors[0]
    assert '/time is not a known key. Did you mean "times"?' in errors[0]
    assert "confirm" in errors[1]
    assert all("hunter2" not in error for error in errors)
    (measure, *_) = tools(registry(lab), samples_specs.SPECS)
    with pytest.raises(ToolFailed, match="no such sample"):
        measure.forward(name="gone")


def test_code_gets_at_no_registry() -> None:
    lab = Lab()
    inside = "burn._for_code.__self__"
    model = Script(code(f"{inside}._bridge.app"), code('final_answer("done")'))
    one = coder(model, registry(lab))
    assert one.run("go") == "done"
    assert "__self__" in str(one.memory.steps[1].error)
    plain = (str, dict, bool, list, set, type(None), MethodType)
    assert all(isinstance(own, plain) for own in vars(one.tools["burn"]).values())


def test_what_stands_in_the_agent_s_state_is_no_argument() -> None:
    lab = Lab()
    model = Script(call("measure", {"name": "thing"}), DONE)
    of(model, registry(lab)).run("go", additional_args={"thing": object()})
    assert not lab.calls
    assert "object" in model.told or ARGUMENTS in model.told


def test_an_agent_has_its_tools_instructions_and_limits() -> None:
    lab = Lab()
    measure = [call("measure", {"name": "alpha"}, f"c{i}") for i in range(9)]
    model = Script(measure[0], DONE)
    one = agent(registry(lab), assistant.agent(), model)
    assert one.run("go") == "done"
    assert "burn" not in one.tools
    system = model.messages[0].content[0]["text"]
    assert "Measure first, then finish.\n\nsamples: When: A sample is" in system
    # A run makes four calls, and the next run four again.
    for _ in range(2):
        model.turns = list(measure)
        lab.calls.clear()
        with pytest.raises(RunEnded) as ended:
            one.run("go")
        assert ended.value.why is Ended.CALLS
        assert len(lab.calls) == 4
    # Two failures in a row end it, too.
    model.turns = [call("measure", {}), call("measure", {}), call("measure", {})]
    with pytest.raises(RunEnded) as ended:
        one.run("go")
    assert ended.value.why is Ended.FAILURES


def test_an_agent_s_tools_count_by_the_run_of_the_context() -> None:
    app, spec = registry(Lab()), assistant.agent()
    (measure, *_) = agent_tools(app, spec, Context(run_id="r-1"))
    for _ in range(4):
        measure(name="alpha")
    with pytest.raises(RunEnded):
        measure(name="alpha")


def test_a_tool_that_is_final_ends_the_run_of_an_agent() -> None:
    measure = call("measure", {"name": "alpha"}, "m")
    finish = call("finish", {"text": "bye"}, "f")
    for turn in (finish, [finish, measure], [measure, finish]):
        one = agent(registry(Lab()), assistant.agent(), Script(turn))
        assert one.run("go") == {"text": "bye"}
    model = Script(call("finish", {}), DONE)
    one = agent(registry(Lab()), assistant.agent(), model)
    assert one.run("go") == "done"


def test_an_agent_answers_in_its_type() -> None:
    lab, spec = Lab(), assistant.agent()
    wrong = call("final_answer", {"text": ""}, "w")
    right = call("final_answer", {"text": "fine", "score": 7}, "r")
    measure = call("measure", {"name": "alpha"}, "m")
    model = Script([measure, wrong], right)
    one = agent(registry(lab), spec, model, completion=completions.REPORT)
    assert one.run("go") == assistant.ReportAnswer(text="fine", score=7)
    assert "/score is missing" in model.told
    assert "Write it down." in model.told
    shown = model.tools[-1]["function"]["parameters"]["properties"]
    assert shown["score"]["maximum"] == 10
    model = Script(measure, measure)
    one = agent(registry(lab), spec, model, completion=completions.REPORT)
    with pytest.raises(AgentError, match="max steps"):
        one.run("go", max_steps=1)


def test_an_answer_that_is_no_object_stands_in_one() -> None:
    whole = '{"type":"array","items":{"type":"string"}}'
    own = Completion(
        name="words", agent="assistant", codec=completions.REPORT.codec, schema=whole
    )
    right = call("final_answer", {"answer": {"text": "fine", "score": 7}})
    model = Script(call("final_answer", {"text": "fine"}), right)
    one = agent(registry(Lab()), assistant.agent(), model, completion=own)
    assert one.run("go").score == 7
    assert model.told == "/answer is missing."


class Camera(Lab):
    """Takes a picture, and one that cannot be read."""

    def picture(self, cx: Context, args: Any) -> Any:
        """Give a text and two images."""
        text, _ = super().picture(cx, args)
        file = BytesIO()
        Picture.new("RGB", (2, 3)).save(file, "PNG")
        broken = Image(b"no image", "image/png")
        return [text, Image(file.getvalue(), "image/png"), broken]


@pytest.mark.proves("image")
def test_images_are_shown_by_agents() -> None:
    picture = call("picture", {"name": "alpha"})
    model = Script(picture, DONE)
    of(model, registry(Camera())).run("go")
    lines = model.told.split("\n\n")
    assert (lines[0], lines[2]) == ("alpha:", "[image/png, 8 bytes]")
    model = Script(picture, DONE)
    agent(registry(Camera()), assistant.agent(), model).run("go")
    (image,) = (
        part["image"]
        for message in model.messages
        for part in message.content
        if part["type"] == "image"
    )
    assert image.size == (2, 3)


@pytest.mark.proves("cancel")
def test_an_agent_that_is_interrupted_cancels_its_call() -> None:
    lab = Lab()
    one = agent(
        registry(lab), assistant.agent(), Script(call("wait", {"ms": 60000}), DONE)
    )
    ends: list[BaseException] = []

    def run() -> None:
        try:
            one.run("go")
        except (AgentError, CallFailed) as error:
            ends.append(error)

    thread = Thread(target=run)
    thread.start()
    while not lab.calls and thread.is_alive():
        sleep(0.01)
    one.interrupt()
    thread.join(timeout=20)
    assert len(ends) == 1
    assert lab.cancelled == 1


@pytest.mark.proves("agent")
def test_an_agent_as_a_tool_is_one_pair_of_events() -> None:
    heard: list[Event] = []
    lab = Lab()
    own = tools(registry(lab), REPORTS, Context().with_events(heard.append))
    model = Script(call("write_report", {"topic": "alpha"}), DONE)
    ToolCallingAgent(own, model, verbosity_level=LogLevel.OFF).run("go")
    names = [(event.tool, event.kind.name) for event in heard]
    assert names == [
        ("write_report", f"call_{name}")
        for name in ("scheduled", "started", "finished")
    ]
    assert [name for name, _ in lab.calls] == ["measure"]


@pytest.mark.proves("fifty")
def test_fifty_tools() -> None:
    model = Script(call("shelf_50", {"row": 3}), DONE)
    own = tools(registry(Lab()), SHELVES)
    ToolCallingAgent(own, model, verbosity_level=LogLevel.OFF).run("go")
    assert len(model.tools) == 51
    assert model.told == '"shelf_50 3"'


def test_names_are_such_that_the_sdk_can_have_them() -> None:
    for name, shown in (
        ("list-all", "list_all"),
        ("import", "import_"),
        ("2x", "_2x"),
        ("final_answer", "final_answer_"),
    ):
        spec = Spec(name=name)
        (one,) = smolagents.tools(_App(), {name: lambda own=spec: own})  # type: ignore[misc]
        assert one.name == shown


def test_tools_that_nobody_registered_are_left_out() -> None:
    app = registry(Lab())
    app.unregister_toolset("samples")
    assert tools(app, samples_specs.SPECS) == []
    own = agent_tools(app, assistant.agent())
    assert [tool.name for tool in own] == ["write_report"]


@pytest.mark.proves("mcp")
@pytest.mark.parametrize("way", ["http", "stdio"])
def test_a_server_of_the_design(tmp_path: Path, way: str) -> None:
    own = module("smolagents")
    wrong = Script(call("measure", {"name": ""}), DONE)
    right = Script(call("measure", {"name": "alpha"}), DONE)
    with (
        served(tmp_path) as remote,
        reached(own, remote, way, tools=own.ASSISTANT_TOOLS) as found,
    ):
        for model in (wrong, right):
            ToolCallingAgent(found, model, verbosity_level=LogLevel.OFF).run("go")
        assert remote.calls == [("measure", "smolagents")]
    assert WRONG_NAME in wrong.told
    assert "1.5" in right.told
    names = {one["function"]["name"] for one in right.tools}
    assert names == {*USED, "final_answer"}


@pytest.mark.proves("command")
def test_a_command_of_the_design(tmp_path: Path) -> None:
    own, log = command_module("smolagents"), tmp_path / "calls.txt"
    wrong = Script(call("measure", {"name": "", "unit": None}), DONE)
    right = Script(call("measure", {"name": "alpha", "times": None}), DONE)
    burned = Script(call("burn", {"name": "alpha"}), DONE)
    found = own.lab_tools_command(program(log), tools=[*USED, "burn"])
    for model in (wrong, right, burned):
        ToolCallingAgent(found, model, verbosity_level=LogLevel.OFF).run("go")
    assert WRONG_NAME in wrong.told
    assert "1.5" in right.told
    assert "Nobody has agreed whose consent counts." in burned.told
    assert calls(log) == [("measure", "smolagents")]
    names = {one["function"]["name"] for one in right.tools}
    assert names == {*USED, "burn", "final_answer"}


@pytest.mark.proves("command")
def test_a_command_that_says_stop_ends_the_run(tmp_path: Path) -> None:
    own = command_module("smolagents")
    model = Script(call("measure", {"name": "night"}), DONE)
    found = own.lab_tools_command(program(tmp_path / "calls.txt"))
    with pytest.raises(own.CommandError, match="The lab is closed"):
        ToolCallingAgent(found, model, verbosity_level=LogLevel.OFF).run("go")


def test_code_calls_a_command_with_values(tmp_path: Path) -> None:
    own = command_module("smolagents")
    (tool,) = own.lab_tools_command(program(tmp_path / "x"), tools=["write_report"])
    assert tool("alpha") == {"text": "alpha: 1.5"}
    assert tool({"topic": "alpha"}) == {"text": "alpha: 1.5"}
    with pytest.raises(own.ToolError, match="/topic"):
        tool(topic=1)
