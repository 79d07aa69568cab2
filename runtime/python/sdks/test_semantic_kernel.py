"""Tools of a design in Semantic Kernel, run by its own loop."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator, Callable
from typing import TYPE_CHECKING, Any, ClassVar

import pytest
from command_lab import calls, program
from command_lab import module as command_module
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
from semantic_kernel import Kernel
from semantic_kernel.agents import ChatCompletionAgent
from semantic_kernel.connectors.ai.chat_completion_client_base import (
    ChatCompletionClientBase,
)
from semantic_kernel.connectors.ai.function_calling_utils import (
    kernel_function_metadata_to_function_call_format as as_models_see_it,
)
from semantic_kernel.connectors.ai.function_calling_utils import (
    update_settings_from_function_call_configuration,
)
from semantic_kernel.connectors.ai.open_ai import OpenAIChatPromptExecutionSettings
from semantic_kernel.contents import (
    ChatMessageContent,
    FunctionCallContent,
    FunctionResultContent,
    ImageContent,
    StreamingChatMessageContent,
    StreamingTextContent,
    TextContent,
)
from semantic_kernel.contents.utils.author_role import AuthorRole
from semantic_kernel.functions import KernelArguments, KernelPlugin

from toolrt import CallFailed, Context, Event, Registry
from toolrt.agent import Ended, RunEnded
from toolrt.codec import Refused
from toolrt.sdk.semantic_kernel import (
    CALLER,
    RunContext,
    add_filters,
    agent,
    agent_tools,
    answer,
    tools,
)
from toolrt.spec import Spec

if TYPE_CHECKING:
    from pathlib import Path

    from semantic_kernel.connectors.ai.prompt_execution_settings import (
        PromptExecutionSettings,
    )
    from semantic_kernel.contents.chat_history import ChatHistory
    from semantic_kernel.filters import AutoFunctionInvocationContext

#: How the arguments of `measure` look.
ARGUMENTS = (
    'Arguments: {"name": string, "unit"?: "mg" | "g", "times"?: integer, '
    '"notes"?: {string: string}}'
)

GOOD = {"name": "alpha", "unit": "g"}


def call(
    name: str, args: Any, call_id: str = "call_1", plugin: str = "samples"
) -> FunctionCallContent:
    text = args if isinstance(args, str) else json.dumps(args)
    return FunctionCallContent(id=call_id, name=f"{plugin}-{name}", arguments=text)


class Script(ChatCompletionClientBase):
    """A service that says what is written; it keeps what it is told."""

    SUPPORTS_FUNCTION_CALLING: ClassVar[bool] = True

    turns: list[Any] = []  # noqa: RUF012 # the SDK's models copy what fields begin with
    messages: list[ChatMessageContent] = []  # noqa: RUF012
    settings: Any = None

    def __init__(self, *turns: Any) -> None:
        super().__init__(ai_model_id="script", service_id="script")
        self.turns = list(turns)

    def get_prompt_execution_settings_class(self) -> type[PromptExecutionSettings]:
        return OpenAIChatPromptExecutionSettings

    # The SDK's own way for services to be implemented, in spite of its names.
    def _update_function_choice_settings_callback(self) -> Callable[..., None]:
        return update_settings_from_function_call_configuration

    async def _inner_get_chat_message_contents(
        self, chat_history: ChatHistory, settings: PromptExecutionSettings
    ) -> list[ChatMessageContent]:
        self.messages, self.settings = list(chat_history.messages), settings
        turn = self.turns.pop(0)
        if isinstance(turn, FunctionCallContent):
            turn = [turn]
        items: list[Any] = [TextContent(text=turn)] if isinstance(turn, str) else turn
        return [ChatMessageContent(role=AuthorRole.ASSISTANT, items=items)]

    async def _inner_get_streaming_chat_message_contents(
        self,
        chat_history: ChatHistory,
        settings: PromptExecutionSettings,
        function_invoke_attempt: int = 0,
    ) -> AsyncGenerator[list[StreamingChatMessageContent], Any]:
        (whole,) = await self._inner_get_chat_message_contents(chat_history, settings)
        items: list[Any] = [
            StreamingTextContent(choice_index=0, text=item.text)
            if isinstance(item, TextContent)
            else item
            for item in whole.items
        ]
        yield [
            StreamingChatMessageContent(
                role=whole.role,
                choice_index=0,
                items=items,
                function_invoke_attempt=function_invoke_attempt,
            )
        ]

    @property
    def results(self) -> list[FunctionResultContent]:
        """What tools have answered, as the model reads it."""
        items = [item for message in self.messages for item in message.items]
        return [item for item in items if isinstance(item, FunctionResultContent)]

    @property
    def outputs(self) -> list[Any]:
        return [one.result for one in self.results]


def made(
    model: Script,
    app: Registry,
    cx: Any = None,
    approve: Any = None,
    specs: Any = samples_specs.SPECS,
    **how: Any,
) -> ChatCompletionAgent:
    """Give an agent of the SDK with the tools, as a host would make it."""
    kernel = Kernel(plugins=tools(app, specs, cx, **how))
    add_filters(kernel, approve)
    return ChatCompletionAgent(name="tester", service=model, kernel=kernel)


def run(one: ChatCompletionAgent, **more: Any) -> ChatMessageContent:
    return asyncio.run(answered(one, **more))


async def answered(one: ChatCompletionAgent, **more: Any) -> ChatMessageContent:
    return (await one.get_response("go", **more)).message


def assistant_of(
    app: Registry, model: Script, *, typed: bool = False, **how: Any
) -> ChatCompletionAgent:
    completion = completions.REPORT if typed else None
    spec = assistant_spec()
    return agent(app, spec, model, completion=completion, **how)


def assistant_spec() -> Any:
    return assistant.agent()


def test_schemas_pass_parameter_by_parameter() -> None:
    plugin = tools(registry(Lab()), samples_specs.SPECS)
    assert plugin.name == "samples"
    shown = as_models_see_it(plugin["measure"].metadata)["function"]
    assert shown["name"] == "samples-measure"
    assert shown["description"] == "Measure a sample."
    whole = json.loads(samples_specs.SPECS["measure"]().input_schema)
    parameters = shown["parameters"]
    assert parameters["required"] == whole["required"]
    assert list(parameters["properties"]) == list(whole["properties"])
    assert parameters["properties"]["times"] == whole["properties"]["times"]
    about = plugin["measure"].metadata.additional_properties or {}
    assert about["annotations"]["readOnlyHint"] is True


def test_what_parameters_share_becomes_a_part_of_each() -> None:
    node = {"type": "object", "properties": {"next": {"$ref": "#/$defs/Node"}}}
    whole = {
        "type": "object",
        "properties": {
            "first": {"$ref": "#/$defs/Node"},
            "rest": {"type": "array", "items": {"$ref": "#/$defs/Node"}},
            "plain": {"type": "string"},
        },
        "$defs": {"Node": node},
    }
    spec = Spec(name="link", toolset="lists", input_schema=json.dumps(whole))
    plugin = tools({"link": spec}, {"link": lambda: spec})  # type: ignore[arg-type]
    shown = as_models_see_it(plugin["link"].metadata)["function"]["parameters"]
    of_first = "#/properties/first/$defs/Node"
    assert shown["properties"]["first"] == {
        "$ref": of_first,
        "$defs": {"Node": {**node, "properties": {"next": {"$ref": of_first}}}},
    }
    items = shown["properties"]["rest"]["items"]
    assert items == {"$ref": "#/properties/rest/$defs/Node"}
    assert shown["properties"]["plain"] == {"type": "string"}


@pytest.mark.proves("corrected")
def test_a_model_corrects_its_call() -> None:
    lab = Lab()
    model = Script(
        call("measure", WRONG, plugin="assistant"),
        call("measure", GOOD, "call_2", plugin="assistant"),
        "done",
    )
    message = run(assistant_of(registry(lab), model))
    wrong, right = model.outputs
    assert wrong.split("\n") == [
        "/name must have 1 to 20 characters; got 0.",
        '/unit must be one of "mg", "g"; got "kilo".',
        '/time is not a known key. Did you mean "times"?',
        ARGUMENTS,
        'Example: {"name":"alpha","unit":"g"}',
    ]
    assert right == '{"name":"alpha","value":1.5,"unit":"g"}\n\nWrite it down.'
    assert message.content == "done"
    assert lab.calls == [("measure", CALLER)]
    assert lab.contexts[0].call_id == "call_2"
    envelopes = [one.metadata["envelope"] for one in model.results]
    assert [one["ok"] for one in envelopes] == [False, True]
    assert envelopes[1]["result"]["value"] == 1.5


def test_a_kernel_of_the_host_checks_names_itself() -> None:
    model = Script(
        call("measure", {}),
        call("measure", WRONG),
        call("measure", {"name": ""}),
        "done",
    )
    run(made(model, registry(Lab())))
    missing, unexpected, wrong = model.outputs
    assert missing.startswith("Missing required argument(s): ['name']")
    assert unexpected.startswith("Received unexpected argument(s): ['time']")
    assert wrong.startswith("/name must have 1 to 20 characters; got 0.")


@pytest.mark.parametrize(
    "text",
    [
        '{"name": ',
        "[1]",
        "[" * 100_000,
        '{"name": ' + "9" * 5_000 + "}",
        '{"settings": [1]}',
        '{"self": 1}',
        '{"session": 1}',
    ],
)
def test_what_a_model_says_breaks_nothing(text: str) -> None:
    lab = Lab()
    model = Script(call("measure", text, plugin="assistant"), "done")
    message = run(assistant_of(registry(lab), model))
    assert message.content == "done"
    (told,) = model.outputs
    assert told.startswith(("The tool call arguments are malformed", "/"))
    assert not lab.calls


def test_the_arguments_of_the_host_are_no_arguments_of_a_tool() -> None:
    lab = Lab()
    model = Script(
        call("measure", {}, plugin="assistant"),
        call("measure", {"name": "alpha"}, "call_2", plugin="assistant"),
        "done",
    )
    arguments = KernelArguments(name="Bob", topic="weights")
    run(assistant_of(registry(lab), model), arguments=arguments)
    assert model.outputs[0].startswith("/name is missing")
    assert model.outputs[1].startswith('{"name":"alpha"')


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


def test_a_kernel_without_filters_tells_what_should_end_the_run() -> None:
    model = Script(call("crash", {}), "done")
    kernel = Kernel(plugins=tools(registry(Lab()), samples_specs.SPECS))
    run(ChatCompletionAgent(name="tester", service=model, kernel=kernel))
    assert model.outputs[0].startswith("An error occurred")
    assert "hunter2" not in model.outputs[0]


class Human:
    """Answers what it is asked, and keeps it."""

    def __init__(self, *answers: bool) -> None:
        self.answers = list(answers)
        self.asked: list[tuple[str, Any]] = []

    async def __call__(
        self, context: AutoFunctionInvocationContext, question: str
    ) -> bool:
        self.asked.append((question, dict(context.arguments)))
        return self.answers.pop(0)


@pytest.mark.proves("consent")
def test_consent_is_an_approval_by_the_filter() -> None:
    lab = Lab()
    human = Human(True, False)  # noqa: FBT003
    model = Script(
        call("burn", {"name": "alpha"}), call("burn", {"name": "beta"}, "2"), "done"
    )
    run(made(model, registry(lab), approve=human))
    assert model.outputs == ['{"burned":true}', "A human has refused this call."]
    assert human.asked == [
        ("Burn alpha?", {"name": "alpha"}),
        ("Burn beta?", {"name": "beta"}),
    ]
    assert [name for name, _ in lab.calls] == ["burn"]


def test_filters_may_be_added_once_more_to_ask_somebody() -> None:
    human = Human(True)  # noqa: FBT003
    model = Script(call("burn", {"name": "alpha"}), call("crash", {}))
    one = made(model, registry(Lab()))
    add_filters(one.kernel, human)
    with pytest.raises(CallFailed, match="internal"):
        run(one)
    assert model.outputs == ['{"burned":true}']
    assert len(human.asked) == 1


def test_a_streamed_run_is_the_same() -> None:
    lab = Lab()
    turns = Script(call("measure", GOOD), "done")
    one = made(turns, registry(lab))

    async def streamed() -> str:
        said = [str(item.message) async for item in one.invoke_stream("go")]
        return "".join(said)

    assert asyncio.run(streamed()) == "done"
    assert lab.calls == [("measure", CALLER)]
    assert turns.results[0].metadata["envelope"]["ok"] is True


def test_an_approval_is_for_the_arguments_that_were_seen() -> None:
    lab = Lab()
    one = made(
        Script(call("burn", {"name": "alpha"})),
        registry(lab),
        approve=Human(True),  # noqa: FBT003
    )

    async def changes(context: Any, next: Any) -> None:  # noqa: A002 # by name
        context.arguments["name"] = "all of them"
        await next(context)

    one.kernel.add_filter("function_invocation", changes)  # type: ignore[arg-type]
    with pytest.raises(CallFailed, match="confirmation_required"):
        run(one)
    assert not lab.calls


def test_nobody_approves_a_call_that_is_invalid_or_that_the_host_confirms() -> None:
    human = Human()
    model = Script(call("burn", {"name": 1}), "done")
    run(made(model, registry(Lab()), approve=human))
    assert model.outputs[0].startswith("/name must be a string")
    model = Script(call("burn", {"name": "alpha"}), "done")
    app = registry(Lab(), confirmer=lambda _: True)
    run(made(model, app, approve=human))
    assert model.outputs == ['{"burned":true}']
    assert not human.asked


def test_without_an_approval_there_is_no_consent() -> None:
    lab = Lab()
    with pytest.raises(CallFailed, match="confirmation_required"):
        run(made(Script(call("burn", {"name": "alpha"})), registry(lab)))
    assert not lab.calls


def test_questions_are_asked_by_the_registry() -> None:
    answers = {"Where to?": "Paris", "On ice?": True}
    model = Script(call("ship", {"name": "alpha"}), "done")
    run(
        made(
            model, registry(Lab(), asker=lambda asked: answers[asked.request.question])
        )
    )
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
def test_images_are_in_the_metadata_and_named_in_the_text() -> None:
    model = Script(call("picture", {"name": "alpha"}), "done")
    run(made(model, registry(Lab())))
    (result,) = model.results
    assert result.result == (
        f"alpha:\n({len(PNG)} bytes of the type image/png, not shown)"
    )
    text, image = result.metadata["content"]
    assert str(text) == "alpha:"
    assert isinstance(image, ImageContent)
    assert image.data == PNG


@pytest.mark.proves("cancel")
def test_a_run_that_is_cancelled_cancels_its_call() -> None:
    lab = Lab()

    async def cancelled() -> None:
        one = made(Script(call("wait", {"ms": 60000})), registry(lab))
        task = asyncio.ensure_future(one.get_response("go"))
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
    run(made(Script(waits, scales, "done"), registry(lab)))
    assert lab.most == {"wait": 2, "scale": 1}


def test_context_comes_from_what_the_sdk_knows() -> None:
    lab = Lab()

    def given(known: RunContext) -> Context:
        session = known.arguments.get("session")
        return Context(session_id=session, caller="ci").with_label("tenant", "acme")

    arguments = KernelArguments(session="s-1", name="Bob")
    model = Script(call("measure", GOOD), "x")
    run(made(model, registry(lab), given), arguments=arguments)
    # A model cannot name another session.
    other = {**GOOD, "session": "s-2"}
    model = Script(
        call("measure", other, plugin="assistant"),
        call("measure", GOOD, "call_2", plugin="assistant"),
        "x",
    )
    one = agent(registry(lab), assistant_spec(), model, given)
    run(one, arguments=arguments)
    assert model.outputs[0].startswith("/session is not a known key")
    assert lab.tenants == ["acme", "acme"]
    assert [cx.session_id for cx in lab.contexts] == ["s-1", "s-1"]
    assert lab.calls == [("measure", "ci")] * 2


def test_a_final_tool_ends_the_run_with_its_result() -> None:
    model = Script(call("finish", {"text": "bye"}))
    message = run(made(model, registry(Lab())))
    (result,) = message.items
    assert isinstance(result, FunctionResultContent)
    assert json.loads(result.result) == {"text": "bye"}


def test_an_agent_has_its_tools_instructions_limits_and_answer() -> None:
    lab = Lab()
    app = registry(lab)
    measure = [
        call("measure", {"name": "alpha"}, f"c{i}", plugin="assistant")
        for i in range(9)
    ]
    model = Script(measure[0], '{"text": "fine", "score": 7}')
    one = assistant_of(app, model, typed=True)
    message = run(one)
    assert answer(completions.REPORT, message).score == 7
    form = model.settings.response_format["json_schema"]
    assert form["schema"] == json.loads(completions.REPORT.schema)
    names = list(one.kernel.plugins["assistant"].functions)
    assert "burn" not in names
    assert names[-1] == "write_report"
    assert model.messages[0].content == (
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
    model.turns = ['{"text": ""}']
    message = run(one)
    with pytest.raises(Refused, match="/score is missing"):
        answer(completions.REPORT, message)
    model.turns = [call("finish", {"text": "bye"}, plugin="assistant")]
    (last,) = run(one).items
    assert json.loads(str(last)) == {"text": "bye"}


def test_braces_in_instructions_stay_text() -> None:
    model = Script("done")
    spec = assistant_spec()
    told = "Say {{$name}} and {{{ 1 }}} and {{samples-crash}}."
    changed = type(spec)(
        **{
            name: getattr(spec, name)
            for name in spec.__struct_fields__
            if name != "instructions"
        },
        instructions=told,
    )
    run(agent(registry(Lab()), changed, model))
    assert model.messages[0].content.startswith(told)


def test_an_agent_without_a_known_service_is_told_of_its_answer() -> None:
    one = agent(registry(Lab()), assistant_spec(), None, completion=completions.REPORT)
    said = asyncio.run(one.format_instructions(Kernel(), KernelArguments())) or ""
    assert said.endswith(completions.REPORT.schema)


def test_limits_of_an_agent_count_in_any_kernel() -> None:
    lab = Lab()
    plugin = agent_tools(registry(lab), assistant_spec())
    kernel = Kernel(plugins=plugin)
    model = Script(
        *[call("measure", GOOD, f"c{i}", plugin="assistant") for i in range(5)], "x"
    )
    run(ChatCompletionAgent(name="tester", service=model, kernel=kernel))
    assert len(lab.calls) == 4
    assert "calls" in model.outputs[4]


@pytest.mark.proves("agent")
def test_an_agent_as_a_tool_is_one_pair_of_events() -> None:
    heard: list[Event] = []
    lab = Lab()
    cx = Context().with_events(heard.append)
    model = Script(call("write_report", {"topic": "alpha"}, plugin="assistant"), "done")
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
    model = Script(call("shelf_50", {"row": 3}, plugin="shelves"), "done")
    run(made(model, registry(Lab()), specs=specs))
    assert len(model.settings.tools) == 50
    assert model.outputs == ['"shelf_50 3"']


def _given(spec: Spec) -> Callable[[], Spec]:
    return lambda: spec


def shelf_specs() -> list[Spec]:
    app = registry(Lab())
    found = (app.get(f"shelf_{i:02}") for i in range(1, 51))
    return [spec for spec in found if spec is not None]


def test_tools_that_nobody_registered_are_left_out() -> None:
    app = registry(Lab())
    app.unregister_toolset("samples")
    plugin = tools(app, samples_specs.SPECS)
    assert isinstance(plugin, KernelPlugin)
    assert not plugin.functions


def test_a_host_calls_a_function_by_itself() -> None:
    lab = Lab()
    kernel = Kernel(plugins=tools(registry(lab), samples_specs.SPECS))
    result = asyncio.run(
        kernel.invoke(
            plugin_name="samples",
            function_name="measure",
            arguments=KernelArguments(name="alpha", other=1),
        )
    )
    assert result is not None
    assert result.metadata["envelope"]["result"]["unit"] == "mg"
    assert lab.calls == [("measure", CALLER)]


@pytest.mark.proves("mcp")
@pytest.mark.parametrize("way", ["http", "stdio"])
def test_a_server_of_the_design(tmp_path: Path, way: str) -> None:
    own = module("semantic_kernel")
    model = Script(
        call("measure", {"name": ""}, plugin="lab_server"),
        call("measure", {"name": "alpha"}, "call_2", plugin="lab_server"),
        "done",
    )

    async def go(remote: Any) -> None:
        async with reached(own, remote, way) as server:
            kernel = Kernel()
            kernel.add_plugin(server)
            agent = ChatCompletionAgent(service=model, kernel=kernel)
            await agent.get_response("go")

    with served(tmp_path) as remote:
        asyncio.run(go(remote))
        assert remote.calls == [("measure", "semantic-kernel")]
    results = [
        item
        for message in model.messages
        for item in message.items
        if isinstance(item, FunctionResultContent)
    ]
    wrong, right = results
    assert WRONG_NAME in str(wrong.result)
    assert "1.5" in str(right.result)
    names = [tool["function"]["name"] for tool in model.settings.tools]
    assert set(names) >= {f"lab_server-{name}" for name in USED}


@pytest.mark.proves("command")
def test_a_command_of_the_design(tmp_path: Path) -> None:
    own, log = command_module("semantic_kernel"), tmp_path / "calls.txt"
    model = Script(
        call("measure", {"name": ""}, plugin="lab_tools"),
        call("measure", {"name": "alpha"}, "call_2", plugin="lab_tools"),
        call("burn", {"name": "alpha"}, "call_3", plugin="lab_tools"),
        "done",
    )
    kernel = Kernel()
    kernel.add_plugin(own.lab_tools_command(program(log), tools=[*USED, "burn"]))
    agent = ChatCompletionAgent(service=model, kernel=kernel)
    asyncio.run(agent.get_response("go"))
    results = [
        item
        for message in model.messages
        for item in message.items
        if isinstance(item, FunctionResultContent)
    ]
    wrong, right, burned = results
    assert WRONG_NAME in str(wrong.result)
    assert "1.5" in str(right.result)
    assert "Nobody has agreed whose consent counts." in str(burned.result)
    assert calls(log) == [("measure", "semantic-kernel")]
    names = [tool["function"]["name"] for tool in model.settings.tools]
    assert sorted(names) == sorted(f"lab_tools-{name}" for name in [*USED, "burn"])
