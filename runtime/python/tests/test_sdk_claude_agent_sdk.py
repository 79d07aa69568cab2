"""Tools of a design in the Claude Agent SDK, with a scripted Claude Code behind it."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

import pytest
from claude_agent_sdk import (
    ClaudeAgentOptions,
    PermissionResult,
    PermissionResultAllow,
    PermissionResultDeny,
    ResultMessage,
    ToolPermissionContext,
    Transport,
    UserMessage,
    query,
)
from mcp import Client
from mcp_types import ElicitResult
from sdk_lab import (
    PNG,
    WRONG,
    Lab,
    completions,
    registry,
    samples_specs,
    sdk,
)

from toolrt import Context, Event, Registry, Spec
from toolrt.codec import Refused
from toolrt.host.doors import Consent, Policy
from toolrt.sdk import claude_agent_sdk
from toolrt.sdk.claude_agent_sdk import CALLER, answer, approving, hooks, tools

lab_sdk = sdk("claude_agent_sdk")

ENVELOPE = "dev.toolc/envelope"
ANSWERS = {"Where to?": "Rome", "On ice?": True}


@dataclass(frozen=True)
class Use:
    """A call that the model wishes."""

    #: What the model calls the tool.
    tool: str
    args: Any
    id: str = "toolu_1"
    #: The arguments that are called in place of those that were approved.
    instead: Any = None


def use(tool: str, args: Any, call_id: str = "toolu_1", **more: Any) -> Use:
    return Use(f"mcp__samples__{tool}", args, call_id, **more)


class Cli(Transport):
    """Claude Code, as its version 2.1.329 does it, with a model that is written here.

    It speaks to the SDK's own code, which routes everything.
    """

    def __init__(self, options: ClaudeAgentOptions, *turns: list[Use]) -> None:
        self.options = options
        self.turns = list(turns)
        #: The definitions of all tools, by what the model calls them.
        self.tools: dict[str, Any] = {}
        #: What the model has read, by the id of the call.
        self.read: dict[str, Any] = {}
        #: Of which calls humans were asked.
        self.asked: list[str] = []
        #: What the SDK has told the host.
        self.messages: list[Any] = []
        self._hooks: dict[str, Any] = {}
        self._said: asyncio.Queue[dict[str, Any] | None] = asyncio.Queue()
        self._waiting: dict[str, asyncio.Future[Any]] = {}
        self._requests: dict[str, int] = {}
        self._number = 0
        self._task: asyncio.Task[None] | None = None

    async def connect(self) -> None:
        pass

    async def write(self, data: str) -> None:
        message = json.loads(data)
        if message["type"] == "control_request":
            self._hooks = message["request"].get("hooks") or {}
            done = {"subtype": "success", "request_id": message["request_id"]}
            await self._said.put({"type": "control_response", "response": done})
        elif message["type"] == "control_response":
            response = message["response"]
            self._waiting.pop(response["request_id"]).set_result(response)
        else:
            self._task = asyncio.create_task(self._run())
            # What breaks here ends the conversation, and is raised by `close`.
            self._task.add_done_callback(lambda _: self._said.put_nowait(None))

    async def read_messages(self) -> AsyncIterator[dict[str, Any]]:
        while (message := await self._said.get()) is not None:
            yield message

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    def is_ready(self) -> bool:
        return True

    async def end_input(self) -> None:
        await self._said.put(None)

    @property
    def result(self) -> ResultMessage:
        last = self.messages[-1]
        assert isinstance(last, ResultMessage)
        return last

    def envelope(self, call_id: str = "toolu_1") -> dict[str, Any]:
        """Give what the host hears of a call."""
        for message in self.messages:
            if isinstance(message, UserMessage) and message.uuid == call_id:
                assert isinstance(message.tool_use_result, dict)
                found: dict[str, Any] = message.tool_use_result
                return found
        raise KeyError(call_id)

    async def abandon(self, tool: str) -> None:
        """Wait no longer for the answer to a call."""
        params = {"requestId": self._requests[tool]}
        await self.rpc("samples", "notifications/cancelled", params, note=True)

    async def rpc(
        self, server: str, method: str, params: Any = None, *, note: bool = False
    ) -> Any:
        message: dict[str, Any] = {"jsonrpc": "2.0", "method": method}
        if params is not None:
            message["params"] = params
        if not note:
            message["id"] = self._number
        if method == "tools/call":
            self._requests[message["params"]["name"]] = self._number
        answered = await self._control(
            {"subtype": "mcp_message", "server_name": server, "message": message}
        )
        assert answered is not None
        return answered["response"]["mcp_response"]

    async def _control(self, request: Any) -> Any:
        self._number += 1
        name = f"r{self._number}"
        self._waiting[name] = asyncio.get_running_loop().create_future()
        await self._said.put(
            {"type": "control_request", "request_id": name, "request": request}
        )
        return await self._waiting[name]

    async def _hook(self, event: str, tool: str, **given: Any) -> list[Any]:
        about = {"hook_event_name": event, "session_id": "s-1", "prompt_id": "p-1"}
        found: list[Any] = []
        for matcher in self._hooks.get(event, ()):
            pattern = matcher["matcher"]
            if pattern is not None and re.fullmatch(pattern, tool) is None:
                continue
            for one in matcher["hookCallbackIds"]:
                request = {
                    "subtype": "hook_callback",
                    "callback_id": one,
                    "input": {**about, **given},
                    "tool_use_id": given.get("tool_use_id"),
                }
                answered = await self._control(request)
                found.append(answered["response"])
        return found

    async def _run(self) -> None:
        servers = self.options.mcp_servers
        assert isinstance(servers, dict)
        for server in servers:
            about = {
                "protocolVersion": "2025-11-25",
                "capabilities": {},
                "clientInfo": {"name": "claude-code", "version": "2.1.329"},
            }
            await self.rpc(server, "initialize", about)
            await self.rpc(server, "notifications/initialized", note=True)
            listed = await self.rpc(server, "tools/list")
            for tool in listed["result"]["tools"]:
                self.tools[f"mcp__{server}__{tool['name']}"] = {**tool, "of": server}
        for turn in self.turns:
            if not await self._turn(turn):
                break
        result: dict[str, Any] = {
            "type": "result",
            "subtype": "success",
            "session_id": "s-1",
            "structured_output": {"text": "fine", "score": 7},
        }
        numbers = ("duration_ms", "duration_api_ms", "num_turns")
        await self._said.put({**result, "is_error": False, **dict.fromkeys(numbers, 0)})

    async def _turn(self, turn: list[Use]) -> bool:
        """Make the calls of a turn; whether another turn comes."""
        found = await asyncio.gather(*map(self._called, turn))
        goes_on = True
        for one, result in zip(turn, found, strict=True):
            structure = result.get("structuredContent")
            content: Any = result["content"]
            if structure is not None and not result.get("isError"):
                images = [part for part in content if part["type"] != "text"]
                text = json.dumps(structure, separators=(",", ":"))
                content = [*images, {"type": "text", "text": text}]
            self.read[one.id] = content
            block = {"type": "tool_result", "tool_use_id": one.id, "content": content}
            message = {"role": "user", "content": [block]}
            await self._said.put(
                {
                    "type": "user",
                    "uuid": one.id,
                    "message": message,
                    "tool_use_result": result,
                }
            )
            ends = (result.get("_meta") or {}).get("claude/endTurn") is True
            goes_on &= not (ends and not result.get("isError"))
        calls = [{"tool_name": one.tool, "tool_use_id": one.id} for one in turn]
        outputs = await self._hook("PostToolBatch", "", tool_calls=calls)
        stops = [one.get("continue") is False for one in outputs]
        return goes_on and not any(stops)

    async def _called(self, one: Use) -> Any:
        tool = self.tools[one.tool]
        await self._hook("PreToolUse", one.tool, tool_use_id=one.id)
        meta = tool.get("_meta", {})
        args = one.args
        is_allowed = one.tool in self.options.allowed_tools
        if meta.get("anthropic/requiresUserInteraction") is True or not is_allowed:
            self.asked.append(one.tool)
            request = {
                "subtype": "can_use_tool",
                "tool_name": one.tool,
                "input": one.args,
                "tool_use_id": one.id,
            }
            said = await self._control(request)
            allowed = said.get("response", {})
            if allowed.get("behavior") != "allow":
                text = allowed.get("message") or said.get("error")
                part = {"type": "text", "text": text}
                return {"content": [part], "isError": True}
            args = allowed["updatedInput"]
        args = args if one.instead is None else one.instead
        about = {"claudecode/toolUseId": one.id, "progressToken": self._number}
        params = {"name": tool["name"], "arguments": args, "_meta": about}
        answered = await self.rpc(tool["of"], "tools/call", params)
        if "error" in answered:
            part = {"type": "text", "text": answered["error"]["message"]}
            return {"content": [part], "isError": True}
        return answered["result"]

    def text(self, call_id: str = "toolu_1") -> str:
        """Give what the model has read of a call."""
        return "\n\n".join(part["text"] for part in self.read[call_id])


def options(app: Registry, cx: Any = None, **how: Any) -> ClaudeAgentOptions:
    """Give options with the tools of samples, all of them allowed."""
    config = tools(app, samples_specs.SPECS, cx, **how)
    allowed = [f"mcp__samples__{name}" for name in samples_specs.SPECS]
    return ClaudeAgentOptions(
        mcp_servers={"samples": config},
        allowed_tools=allowed,
        hooks=hooks({"samples": config}),
    )


def run(one: ClaudeAgentOptions, *turns: list[Use]) -> Cli:
    cli = Cli(one, *turns)
    asyncio.run(go(one, cli))
    return cli


async def go(one: ClaudeAgentOptions, cli: Cli) -> None:
    async for message in query(prompt="go", options=one, transport=cli):
        cli.messages.append(message)


def test_schemas_results_and_metadata_pass_as_they_are() -> None:
    async def seen() -> None:
        config = lab_sdk.samples_tools(registry(Lab()))
        assert (config["type"], config["name"]) == ("sdk", "samples")
        async with Client(config["instance"]) as client:
            (measure, *_) = (await client.list_tools()).tools
            spec = samples_specs.SPECS["measure"]()
            assert measure.input_schema == json.loads(spec.input_schema)
            assert measure.output_schema == json.loads(spec.output_schema)
            assert measure.description == "Measure a sample."
            assert measure.annotations is not None
            assert measure.annotations.read_only_hint is True
            assert measure.meta is not None
            assert measure.meta["dev.toolc/cost"] == "low"
            result = await client.call_tool("measure", {"name": "alpha"})
            value = {"name": "alpha", "value": 1.5, "unit": "mg"}
            assert result.structured_content == value

    asyncio.run(seen())


@pytest.mark.proves("corrected")
def test_a_model_corrects_its_call() -> None:
    lab = Lab()
    good = {"name": "alpha", "unit": "g"}
    cli = run(
        options(registry(lab)),
        [use("measure", WRONG)],
        [use("measure", good, "toolu_2")],
    )
    lines = cli.text().split("\n")
    assert lines[:3] == [
        "/name must have 1 to 20 characters; got 0.",
        '/unit must be one of "mg", "g"; got "kilo".',
        '/time is not a known key. Did you mean "times"?',
    ]
    assert lines[3].startswith("Arguments: ")
    assert lines[4] == 'Example: {"name":"alpha","unit":"g"}'
    assert cli.envelope()["isError"] is True
    # The structure would hide the reminder from the model: it is in the envelope.
    value = {"name": "alpha", "value": 1.5, "unit": "g"}
    assert cli.text("toolu_2") == (
        '{"name":"alpha","value":1.5,"unit":"g"}\n\nWrite it down.'
    )
    assert cli.envelope("toolu_2")["_meta"][ENVELOPE]["result"] == value
    assert lab.calls == [("measure", CALLER)]
    assert lab.contexts[0].call_id == "toolu_2"


def test_what_a_model_reads_is_the_host_s_choice() -> None:
    measure = [use("measure", {"name": "alpha"})]
    cli = run(options(registry(Lab()), said="hint"), measure)
    assert cli.text() == "alpha weighs 1.5\n\nWrite it down."
    cli = run(options(registry(Lab()), said="both"), measure)
    assert '"value":1.5' in cli.text()
    cli = run(options(registry(Lab())), [use("finish", {"text": "bye"})])
    assert cli.text() == '{"text":"bye"}'
    assert cli.envelope()["structuredContent"] == {"text": "bye"}


def test_numbers_are_numbers() -> None:
    class Tiny(Lab):
        async def scale(self, cx: Context, args: Any) -> float:
            return 2.5e-9 * await super().scale(cx, args)

    cli = run(options(registry(Tiny())), [use("scale", {"name": "alpha"})])
    assert cli.envelope()["structuredContent"] == {"result": 2.5e-9}


@pytest.mark.proves("errors")
def test_declared_errors_are_told_and_others_end_the_run() -> None:
    lab = Lab()
    heard: list[Event] = []
    app, cx = registry(lab), Context().with_events(heard.append)
    again = [use("wait", {"ms": 0}, "toolu_2")]
    cli = run(options(app, cx), [use("measure", {"name": "gone"})], again)
    assert cli.text() == "There is no such sample.\nSamples are alpha and beta."
    assert "toolu_2" in cli.read
    for stops in (use("measure", {"name": "night"}), use("crash", {})):
        cli = run(options(app, cx), [stops], again)
        assert "toolu_2" not in cli.read
        assert "hunter2" not in json.dumps(cli.read)
        assert heard[-1].kind.name == "call_finished"
    cli = run(options(app, cx, on_stop="tell"), [use("crash", {})], again)
    assert "toolu_2" in cli.read
    # A server alone ends nothing: that is what the hooks are for.
    alone = replace(options(app, cx), hooks=None)
    assert "toolu_2" in run(alone, [use("crash", {})], again).read


def test_a_final_tool_ends_the_turn_when_it_has_succeeded() -> None:
    more = [use("wait", {"ms": 0}, "toolu_2")]
    cli = run(options(registry(Lab())), [use("finish", {"text": "bye"})], more)
    assert list(cli.read) == ["toolu_1"]
    cli = run(options(registry(Lab())), [use("finish", {})], more)
    assert list(cli.read) == ["toolu_1", "toolu_2"]


class Human:
    """Whoever is asked by the host's callback."""

    def __init__(self, *, says: bool = True, changed: Any = None) -> None:
        self.says = says
        self.changed = changed

    async def __call__(
        self, _: str, __: dict[str, Any], about: ToolPermissionContext
    ) -> PermissionResult:
        assert about.tool_use_id
        if self.says:
            return PermissionResultAllow(updated_input=self.changed)
        return PermissionResultDeny(message="Not today.")


def asking(app: Registry, human: Human, **how: Any) -> ClaudeAgentOptions:
    one = options(app, **how)
    # What is allowed is asked nobody, and the SDK warns of that.
    one = replace(one, allowed_tools=[])
    return replace(one, can_use_tool=approving(human, one.mcp_servers))


@pytest.mark.proves("consent")
def test_consent_is_what_a_human_has_approved() -> None:
    lab = Lab()
    cli = run(asking(registry(lab), Human()), [use("burn", {"name": "alpha"})])
    assert cli.text() == '{"burned":true}'
    no = Human(says=False)
    cli = run(asking(registry(lab), no), [use("burn", {"name": "beta"})])
    assert cli.text() == "Not today."
    assert [name for name, _ in lab.calls] == ["burn"]
    # What the human has changed is what was approved.
    changed = Human(changed={"name": "gamma"})
    cli = run(asking(registry(lab), changed), [use("burn", {"name": "beta"})])
    assert cli.text() == '{"burned":true}'
    assert len(lab.calls) == 2


@pytest.mark.filterwarnings("ignore::claude_agent_sdk.CanUseToolShadowedWarning")
def test_a_human_is_asked_whatever_is_allowed() -> None:
    lab = Lab()
    one = options(registry(lab))
    ask = approving(Human(), one.mcp_servers)
    one = replace(one, can_use_tool=ask)
    turn = [use("burn", {"name": "a"}), use("measure", {"name": "a"}, "toolu_2")]
    cli = run(one, turn)
    assert cli.asked == ["mcp__samples__burn"]
    assert cli.text() == '{"burned":true}'


def test_an_approval_is_consent_to_this_very_call_once() -> None:
    lab = Lab()
    one = asking(registry(lab), Human())
    other = {"name": "beta"}
    cli = run(one, [use("burn", {"name": "alpha"}, instead=other)])
    assert cli.text().startswith("A human must agree first: Burn beta?")
    cli = run(one, [use("burn", {"name": "alpha"}, instead={})])
    assert cli.text().startswith("/name is missing")
    assert not lab.calls

    async def again() -> None:
        args = {"name": "alpha"}
        assert one.can_use_tool is not None
        for tool, call_id in (("samples", "toolu_9"), ("other", "toolu_8")):
            context = ToolPermissionContext(tool_use_id=call_id)
            await one.can_use_tool(f"mcp__{tool}__burn", args, context)
        assert isinstance(one.mcp_servers, dict)
        config: Any = one.mcp_servers["samples"]
        # One for a tool of another server is none for this.
        burns = [("toolu_8", True), ("toolu_9", False), ("toolu_9", True)]
        async with Client(config["instance"]) as client:
            for call_id, is_error in burns:
                meta: Any = {"claudecode/toolUseId": call_id}
                result = await client.call_tool("burn", args, meta=meta)
                assert result.is_error is is_error

    asyncio.run(again())
    assert len(lab.calls) == 1


def test_an_approval_does_not_wait_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(claude_agent_sdk, "_WAITS", 0.0)
    lab = Lab()
    cli = run(asking(registry(lab), Human()), [use("burn", {"name": "alpha"})])
    assert cli.text().startswith("A human must agree first")
    assert not lab.calls


def test_without_the_callback_of_this_module_there_is_no_consent() -> None:
    lab = Lab()
    one = replace(asking(registry(lab), Human()), can_use_tool=Human())
    cli = run(one, [use("burn", {"name": "a"})])
    assert cli.text().startswith("A human must agree first")
    assert not lab.calls


def test_nobody_is_asked_of_what_the_host_confirms_or_waives() -> None:
    class Waives(Policy):
        def consent(self, spec: Spec, cx: Context) -> Consent:  # noqa: ARG002
            return Consent.WAIVED

    for app in (
        registry(Lab(), confirmer=lambda _: True),
        registry(Lab(), asker=lambda _: True),
        registry(Lab(), policy=Waives()),
    ):
        cli = run(options(app), [use("burn", {"name": "alpha"})])
        assert not cli.asked
        assert cli.text() == '{"burned":true}'


def test_questions_go_to_the_client_or_to_the_host() -> None:
    app = registry(Lab(), asker=lambda asked: ANSWERS[asked.request.question])
    cli = run(options(app), [use("ship", {"name": "alpha"})])
    assert cli.text() == '{"to":"Rome","cold":true}'
    # Claude Code answers nothing itself.
    cli = run(options(registry(Lab())), [use("ship", {"name": "alpha"})])
    assert "Where to?" in cli.text()

    async def asked(mode: Any, *, agrees: bool) -> tuple[Any, Any]:
        async def answers(context: Any, params: Any) -> ElicitResult:  # noqa: ARG001
            if params.message not in ANSWERS:
                return ElicitResult(action="accept", content={"agree": agrees})
            content: Any = {"value": ANSWERS[params.message]}
            return ElicitResult(action="accept", content=content)

        config = tools(registry(Lab()), samples_specs.SPECS)
        async with Client(
            config["instance"], mode=mode, elicitation_callback=answers
        ) as client:
            ship = await client.call_tool("ship", {"name": "alpha"})
            burn = await client.call_tool("burn", {"name": "alpha"})
        return ship.structured_content, burn.is_error

    for mode in ("auto", "legacy"):
        for agrees in (True, False):
            ship, is_error = asyncio.run(asked(mode, agrees=agrees))
            assert ship == {"to": "Rome", "cold": True}
            assert is_error is not agrees


@pytest.mark.proves("items")
def test_items_and_progress_go_to_the_receiver_of_events_and_to_clients() -> None:
    heard: list[Event] = []
    cx = Context().with_events(heard.append)
    watch = {"name": "alpha", "times": 2}
    cli = run(options(registry(Lab()), cx), [use("watch", watch)])
    names = [event.kind.name for event in heard]
    assert names.count("item") == 2
    assert names.count("progress") == 2
    assert names[-1] == "call_finished"
    assert cli.text() == '{"result":2}'

    async def listened() -> list[str | None]:
        told: list[str | None] = []

        async def tell(
            progress: float,  # noqa: ARG001
            total: float | None,  # noqa: ARG001
            message: str | None,
        ) -> None:
            told.append(message)

        config = tools(registry(Lab()), samples_specs.SPECS, cx)
        async with Client(config["instance"], mode="legacy") as client:
            await client.call_tool("watch", watch, progress_callback=tell)
        return told

    heard.clear()
    told = asyncio.run(listened())
    assert told[0] == "reading 0"
    assert len(told) == 4
    assert [event.kind.name for event in heard].count("item") == 2


@pytest.mark.proves("image")
def test_images_are_images() -> None:
    cli = run(options(registry(Lab())), [use("picture", {"name": "alpha"})])
    text, image = cli.read["toolu_1"]
    assert text == {"type": "text", "text": "alpha:"}
    assert (image["type"], image["mimeType"]) == ("image", "image/png")
    assert image["data"].startswith("iVBOR")
    assert len(PNG) > 60


@pytest.mark.proves("cancel")
def test_a_run_that_is_cancelled_cancels_its_call() -> None:
    lab = Lab()

    async def cancelled() -> None:
        one = options(registry(lab))
        task = asyncio.create_task(go(one, Cli(one, [use("wait", {"ms": 60000})])))
        await called(task)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    async def abandoned() -> None:
        one = options(registry(lab))
        cli = Cli(one, [use("wait", {"ms": 60000})])
        task = asyncio.create_task(go(one, cli))
        await called(task)
        await cli.abandon("wait")
        await task
        assert cli.text() == "Request cancelled"

    async def called(task: asyncio.Task[None]) -> None:
        while not lab.calls and not task.done():  # noqa: ASYNC110
            await asyncio.sleep(0.01)

    asyncio.run(cancelled())
    assert lab.cancelled == 1
    lab.calls.clear()
    asyncio.run(abandoned())
    assert lab.cancelled == 2


@pytest.mark.proves("at once")
def test_calls_of_one_turn_run_at_once_unless_the_design_says_otherwise() -> None:
    lab = Lab()
    waits = [use("wait", {"ms": 200}, f"w{i}") for i in range(2)]
    scales = [use("scale", {"name": "a"}, f"s{i}") for i in range(3)]
    run(options(registry(lab)), waits, scales)
    assert lab.most == {"wait": 2, "scale": 1}


def test_context_comes_from_the_host_and_from_the_sdk() -> None:
    lab = Lab()
    measure = [use("measure", {"name": "alpha"})]
    cx = Context(caller="ci").with_label("tenant", "acme")
    run(options(registry(lab), cx), measure)
    one = options(
        registry(lab),
        lambda call: Context(session_id=call.meta["claudecode/toolUseId"]),
    )
    run(one, measure)
    assert lab.tenants[0] == "acme"
    assert [caller for _, caller in lab.calls] == ["ci", CALLER]
    first, then = lab.contexts
    assert (first.session_id, first.run_id, first.call_id) == ("s-1", "p-1", "toolu_1")
    assert then.session_id == "toolu_1"


def measured(times: int) -> list[list[Use]]:
    name = "mcp__assistant__measure"
    return [[Use(name, {"name": "alpha"}, f"c{i}")] for i in range(times)]


def test_an_agent_has_its_tools_instructions_limits_and_answer() -> None:
    lab = Lab()
    one = lab_sdk.assistant_agent(registry(lab), "claude-x")
    assert one.model == "claude-x"
    assert one.system_prompt == (
        "Measure first, then finish.\n\n"
        "samples: When: A sample is to be measured Not: The sample is at home\n"
        "measure, then finish: When everything is measured"
    )
    assert one.tools == []
    assert one.max_turns is None
    report = completions.REPORT
    schema = json.loads(report.schema)
    assert one.output_format == {"type": "json_schema", "schema": schema}
    cli = run(one, *measured(1))
    assert set(cli.tools) == set(one.allowed_tools)
    assert "mcp__assistant__burn" not in cli.tools
    assert list(cli.tools)[-1] == "mcp__assistant__write_report"
    found = answer(report, cli.result)
    assert found is not None
    assert found.score == 7
    with pytest.raises(Refused, match="/score is missing"):
        answer(report, replace(cli.result, structured_output={"text": "x"}))
    assert answer(report, replace(cli.result, structured_output=None)) is None


def test_a_run_of_an_agent_makes_as_many_calls_as_its_design_says() -> None:
    lab = Lab()
    app = registry(lab)
    # Each has a new server: the fake has always the same session and prompt.
    cli = run(lab_sdk.assistant_agent(app, None), *measured(9))
    assert len(lab.calls) == 4
    assert len(cli.read) == 5
    assert cli.text("c4") == (
        "No more calls are made: the run has made all calls that it may make."
    )
    config = lab_sdk.assistant_tools(app)
    alone = ClaudeAgentOptions(mcp_servers={"assistant": config})
    alone.allowed_tools = ["mcp__assistant__measure"]
    for _ in range(2):
        # Without hooks a run is what one client does, and nothing ends it.
        lab.calls.clear()
        cli = run(alone, *measured(9))
        assert len(lab.calls) == 4
        assert len(cli.read) == 9

    async def called() -> None:
        # Clients of the later era have no session.
        async with Client(lab_sdk.assistant_tools(app)["instance"]) as client:
            for _ in range(9):
                await client.call_tool("measure", {"name": "alpha"})

    lab.calls.clear()
    asyncio.run(called())
    assert len(lab.calls) == 4


@pytest.mark.proves("agent")
def test_an_agent_as_a_tool_is_one_pair_of_events() -> None:
    heard: list[Event] = []
    lab = Lab()
    cx = Context().with_events(heard.append)
    config = lab_sdk.reports_tools(registry(lab), cx)
    name = "mcp__reports__write_report"
    one = ClaudeAgentOptions(mcp_servers={"reports": config}, allowed_tools=[name])
    run(one, [Use(name, {"topic": "alpha"})])
    names = [(event.tool, event.kind.name) for event in heard]
    assert names == [
        ("write_report", f"call_{name}")
        for name in ("scheduled", "started", "finished")
    ]
    assert [name for name, _ in lab.calls] == ["measure"]


@pytest.mark.proves("fifty")
def test_fifty_tools() -> None:
    name = "mcp__shelves__shelf_50"
    for defers in (False, True):
        config = lab_sdk.shelves_tools(registry(Lab()), defers=defers)
        one = ClaudeAgentOptions(mcp_servers={"shelves": config}, allowed_tools=[name])
        cli = run(one, [Use(name, {"row": 3})])
        assert len(cli.tools) == 50
        loaded = [one["_meta"]["anthropic/alwaysLoad"] for one in cli.tools.values()]
        assert loaded == [not defers] * 50
        assert cli.text() == '{"result":"shelf_50 3"}'
    assert lab_sdk.assistant_agent(registry(Lab()), None, defers=True).tools == [
        "ToolSearch"
    ]


def test_tools_that_nobody_registered_are_left_out() -> None:
    app = registry(Lab())
    app.unregister_toolset("samples")

    async def names(config: Any) -> list[str]:
        async with Client(config["instance"]) as client:
            return [tool.name for tool in (await client.list_tools()).tools]

    assert asyncio.run(names(lab_sdk.samples_tools(app))) == []
    config = lab_sdk.tools(app)
    assert asyncio.run(names(config)) == ["write_report"]
    # Several toolsets are of the service.
    assert lab_sdk.tools(registry(Lab()))["name"] == "lab"


def test_tools_of_others_are_no_business_of_hooks_and_approvals() -> None:
    other: Any = {"type": "stdio", "command": "x"}
    assert hooks({"other": other}) == {}
    assert hooks("mcp.json") == {}
