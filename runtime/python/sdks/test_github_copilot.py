"""Tools of a design in the GitHub Copilot SDK, with a runtime that speaks its protocol.

The SDK's own client and sessions run; what stands in for Copilot is a server on a
socket, whose model says what is written.
"""

from __future__ import annotations

import asyncio
import json
from base64 import b64decode
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple
from uuid import uuid4

import pytest
from command_lab import calls, program
from command_lab import module as command_module
from copilot import (
    CopilotClient,
    CopilotSession,
    PermissionDecisionContext,
    PermissionDecisionOutcome,
    PermissionDecisionSource,
    PermissionDecisionSurface,
    PermissionHandler,
    RuntimeConnection,
    Tool,
    ToolInvocation,
    create_attributed_permission_result,
)
from copilot.rpc import PermissionDecisionApproveOnce, PermissionDecisionReject
from copilot.session_events import AssistantMessageData
from mcp_lab import module
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
from toolrt.codec import Refused
from toolrt.sdk.github_copilot import CALLER, Outcome, agent, approving, run, tools

shelves_specs: Any = import_module("sdks.python.lab.tools.shelves.specs")

#: How the arguments of `measure` look.
ARGUMENTS = (
    'Arguments: {"name": string, "unit"?: "mg" | "g", "times"?: integer, '
    '"notes"?: {string: string}}'
)


class Call(NamedTuple):
    """A call of the model."""

    tool: str
    args: Any
    id: str = "call_1"
    #: What the tool is called with in the end, where the permission was for others.
    then: Any = None


class Runtime:
    """What stands in for Copilot: it asks, calls tools, and keeps what it is told."""

    def __init__(self, *turns: str | list[Call]) -> None:
        self.turns = list(turns)
        #: What the session was created with.
        self.created: dict[str, Any] = {}
        #: What the last message came with.
        self.sent: dict[str, Any] = {}
        #: What tools have answered, in the order of their answers.
        self.results: list[dict[str, Any]] = []
        #: The decisions about calls.
        self.decisions: list[str] = []
        self.aborted = 0
        self._waiting: dict[str, asyncio.Future[Any]] = {}
        self._turn: asyncio.Task[None] | None = None
        self._writer: Any = None
        self.closed = asyncio.Event()

    @property
    def texts(self) -> list[str]:
        """What the model reads of its calls."""
        return [one["textResultForLlm"] for one in self.results]

    async def serve(self, reader: Any, writer: Any) -> None:
        """Answer the requests of a client."""
        self._writer = writer
        with suppress(asyncio.IncompleteReadError, ConnectionError):
            while True:
                header = await reader.readuntil(b"\r\n\r\n")
                length = int(header.split(b":")[1])
                self._read(json.loads(await reader.readexactly(length)))
        self.closed.set()

    def _write(self, **message: Any) -> None:
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self._writer.write(b"Content-Length: %d\r\n\r\n%b" % (len(body), body))

    def _read(self, message: dict[str, Any]) -> None:
        params = message.get("params", {})
        result: dict[str, Any] = {"success": True}
        match message.get("method"):
            case "connect":
                result = {"ok": True, "protocolVersion": 3, "version": "1"}
            case "session.create":
                self.created, result = params, {"sessionId": params["sessionId"]}
            case "session.sendAndWait":
                self.sent = params
                self._turn = asyncio.create_task(self._answer(message["id"]))
                return
            case "session.abort":
                self.aborted += 1
                self._stop()
            case str(name) if "handlePending" in name:
                self._waiting.pop(params["requestId"]).set_result(params)
        if "id" in message:
            self._write(id=message["id"], result=result)
        if message.get("method") == "session.detach":
            # Otherwise the client waits a while for more.
            self._writer.close()

    def _stop(self) -> None:
        for request in self._waiting:
            self._event("external_tool.completed", requestId=request)
        if self._turn is not None:
            self._turn.cancel()

    def _event(self, kind: str, **data: Any) -> dict[str, Any]:
        now = datetime.now(UTC).isoformat()
        event = {"id": str(uuid4()), "timestamp": now, "type": kind, "data": data}
        params = {"sessionId": self.created["sessionId"], "event": event}
        self._write(method="session.event", params=params)
        return event

    async def _ask(self, kind: str, **data: Any) -> Any:
        request = str(uuid4())
        self._waiting[request] = future = asyncio.get_running_loop().create_future()
        self._event(kind, requestId=request, **data)
        return await future

    async def _answer(self, request: str) -> None:
        said, aborted = None, False
        try:
            while self.turns and said is None:
                turn = self.turns.pop(0)
                if isinstance(turn, str):
                    said = self._event("assistant.message", content=turn, messageId="m")
                elif any(await asyncio.gather(*map(self._call, turn))):
                    break
        except asyncio.CancelledError:
            aborted = True
        self._write(id=request, result={"response": said, "aborted": aborted})

    async def _call(self, call: Call) -> bool:
        """Make a call; whether it was the last one."""
        (tool,) = (one for one in self.created["tools"] if one["name"] == call.tool)
        if not tool.get("skipPermission"):
            wish = {
                "kind": "custom-tool",
                "toolName": call.tool,
                "toolDescription": tool["description"],
                "toolCallId": call.id,
                "args": call.args,
            }
            said = await self._ask("permission.requested", permissionRequest=wish)
            self.decisions.append(said["result"]["kind"])
            if "approve" not in self.decisions[-1]:
                return False
        said = await self._ask(
            "external_tool.requested",
            sessionId=self.created["sessionId"],
            toolCallId=call.id,
            toolName=call.tool,
            arguments=call.args if call.then is None else call.then,
        )
        assert "result" in said, said
        self.results.append(said["result"])
        is_success = said["result"]["resultType"] == "success"
        return bool(tool.get("isTerminal")) and is_success


@asynccontextmanager
async def started(
    runtime: Runtime, config: Any, ask: Any = None
) -> AsyncGenerator[CopilotSession]:
    """Give a session of the SDK with a runtime."""
    server = await asyncio.start_server(runtime.serve, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    client = CopilotClient(connection=RuntimeConnection.for_uri(f"127.0.0.1:{port}"))
    await client.start()
    try:
        yield await client.create_session(on_permission_request=ask, **config)
    finally:
        await client.stop()
        await runtime.closed.wait()
        server.close()


def ran(
    runtime: Runtime,
    own: list[Tool],
    *,
    ask: Callable[..., Any] | None = None,
    config: Any = None,
) -> Outcome:
    """Run a session with tools, or with a config that has them."""

    async def running() -> Outcome:
        given = {"tools": own} if config is None else config
        async with started(runtime, given, ask) as session:
            return await run(session, "go", own, timeout=20)

    return asyncio.run(running())


def samples(app: Registry, cx: Any = None, **how: Any) -> list[Tool]:
    return tools(app, samples_specs.SPECS, cx, **how)


def test_definitions_pass_as_they_are() -> None:
    runtime = Runtime("done")
    outcome = ran(runtime, samples(registry(Lab())))
    assert outcome.message is not None
    assert isinstance(outcome.message.data, AssistantMessageData)
    assert outcome.message.data.content == "done"
    by_name = {one["name"]: one for one in runtime.created["tools"]}
    measure = by_name["measure"]
    spec = samples_specs.SPECS["measure"]()
    assert measure["parameters"] == json.loads(spec.input_schema)
    assert measure["description"] == "Measure a sample."
    assert measure["defer"] == "never"
    assert measure["metadata"]["toolrt"]["tags"] == ["lab"]
    assert [name for name, one in by_name.items() if not one.get("skipPermission")] == [
        "burn"
    ]
    assert [name for name, one in by_name.items() if one.get("isTerminal")] == [
        "finish"
    ]
    assert samples(registry(Lab()), defers=True)[0].defer == "auto"


@pytest.mark.proves("corrected")
def test_a_model_corrects_its_call() -> None:
    lab = Lab()
    good = {"name": "alpha", "unit": "g"}
    turns = [Call("measure", WRONG)], [Call("measure", good, "call_2")]
    runtime = Runtime(*turns, "done")
    ran(runtime, samples(registry(lab)))
    wrong, right = runtime.results
    assert wrong["textResultForLlm"].split("\n") == [
        "/name must have 1 to 20 characters; got 0.",
        '/unit must be one of "mg", "g"; got "kilo".',
        '/time is not a known key. Did you mean "times"?',
        ARGUMENTS,
        'Example: {"name":"alpha","unit":"g"}',
    ]
    assert (wrong["resultType"], wrong["error"]) == ("failure", "invalid_input")
    assert right["resultType"] == "success"
    assert right["textResultForLlm"] == (
        '{"name":"alpha","value":1.5,"unit":"g"}\n\nWrite it down.'
    )
    assert lab.calls == [("measure", CALLER)]
    assert lab.contexts[0].call_id == "call_2"
    assert lab.contexts[0].session_id == runtime.created["sessionId"]


def test_arguments_that_are_no_object_are_told() -> None:
    lab = Lab()
    runtime = Runtime(
        [Call("measure", '{"name": 1e400')], [Call("measure", [1])], "done"
    )
    ran(runtime, samples(registry(lab)))
    broken, array = runtime.texts
    assert broken.startswith("The document is not valid JSON")
    assert "must be an object" in array
    assert not lab.calls


@pytest.mark.proves("errors")
def test_declared_errors_are_told_and_others_end_the_run() -> None:
    app = registry(Lab())
    runtime = Runtime([Call("measure", {"name": "gone"})], "done")
    ran(runtime, samples(app))
    assert runtime.texts == ["There is no such sample.\nSamples are alpha and beta."]
    for stops in (Call("measure", {"name": "night"}), Call("crash", {})):
        # The sibling, which would take a minute, ends with the run.
        runtime = Runtime([stops, Call("wait", {"ms": 60000}, "call_2")], "done")
        with pytest.raises(CallFailed) as failed:
            ran(runtime, samples(app))
        assert "hunter2" not in str(failed.value)
        assert runtime.turns == ["done"]
        assert runtime.aborted == 1
    runtime = Runtime([Call("crash", {})], "done")
    ran(runtime, samples(app, on_stop="tell"))
    assert "hunter2" not in runtime.texts[0]
    assert runtime.aborted == 0


def allows(*_: Any) -> Any:
    """Ask a human, who agrees."""
    return PermissionDecisionApproveOnce()


async def refuses(*_: Any) -> Any:
    """Ask a human, who does not."""
    return PermissionDecisionReject(feedback="no")


@pytest.mark.proves("consent")
def test_consent_is_the_sdk_s_permission() -> None:
    lab = Lab()
    own = samples(registry(lab))
    runtime = Runtime([Call("burn", {"name": "alpha"})], "done")
    ran(runtime, own, ask=approving(allows, own))
    assert runtime.texts == ['{"burned":true}']
    runtime = Runtime([Call("burn", {"name": "alpha"})], "done")
    ran(runtime, own, ask=approving(refuses, own))
    assert runtime.decisions == ["reject"]
    assert [name for name, _ in lab.calls] == ["burn"]


def test_nobody_is_asked_about_a_call_that_is_invalid_or_that_the_host_confirms() -> (
    None
):
    asked: list[Any] = []

    def asking(request: Any, _: Any) -> Any:
        asked.append(request)
        return PermissionDecisionApproveOnce()

    own = samples(registry(Lab()))
    runtime = Runtime([Call("burn", {})], "done")
    ran(runtime, own, ask=approving(asking, own))
    assert runtime.texts[0].startswith("/name is missing")
    own = samples(registry(Lab(), confirmer=lambda _: True))
    runtime = Runtime([Call("burn", {"name": "alpha"})], "done")
    ran(runtime, own)
    assert runtime.texts == ['{"burned":true}']
    assert not runtime.decisions
    assert not asked


def unasked(request: Any, about: Any) -> Any:
    """Say that nobody was asked."""
    context = PermissionDecisionContext(
        outcome=PermissionDecisionOutcome.AUTO_APPROVED,
        source=next(iter(PermissionDecisionSource)),
        surface=PermissionDecisionSurface.SDK,
    )
    return create_attributed_permission_result(allows(request, about), context)


@pytest.mark.parametrize("ask", [PermissionHandler.approve_all, unasked])
def test_a_permission_that_no_human_has_given_is_no_consent(ask: Any) -> None:
    lab = Lab()
    own = samples(registry(lab))
    for asking in (ask, approving(ask, own)):
        runtime = Runtime([Call("burn", {"name": "alpha"})], "done")
        with pytest.raises(CallFailed, match="confirmation_required"):
            ran(runtime, own, ask=asking)
    assert not lab.calls


def test_a_permission_counts_for_one_call_and_its_arguments() -> None:
    lab = Lab()
    own = samples(registry(lab))
    changed = Call("burn", {"name": "alpha"}, then={"name": "beta"})
    with pytest.raises(CallFailed, match="confirmation_required"):
        ran(Runtime([changed]), own, ask=approving(allows, own))
    runtime = Runtime([Call("burn", {"name": "alpha"})], "done")
    ran(runtime, own, ask=approving(allows, own))
    (burn,) = (one for one in own if one.name == "burn")
    assert burn.handler is not None
    # The same call again, without the SDK.
    again = ToolInvocation(
        runtime.created["sessionId"], "call_1", "burn", {"name": "alpha"}
    )
    result: Any = burn.handler(again)
    assert asyncio.run(result).error == "confirmation_required"
    assert len(lab.calls) == 1


def test_the_host_s_asker_answers_questions() -> None:
    lab = Lab()
    said: dict[str | None, object] = {"Where to?": "Rome", "On ice?": True}
    app = registry(lab, asker=lambda asked: said[asked.request.question])
    runtime = Runtime([Call("ship", {"name": "alpha"})], "done")
    ran(runtime, samples(app))
    assert runtime.texts == ['{"to":"Rome","cold":true}']


@pytest.mark.proves("items")
def test_items_and_progress_go_to_the_receiver_of_events() -> None:
    heard: list[Event] = []
    cx = Context().with_events(heard.append)
    runtime = Runtime([Call("watch", {"name": "alpha", "times": 2})], "done")
    ran(runtime, samples(registry(Lab()), cx))
    names = [event.kind.name for event in heard]
    assert names.count("item") == 2
    assert names.count("progress") == 2
    assert names[-1] == "call_finished"
    assert runtime.texts == ["2"]


@pytest.mark.proves("image")
def test_images_are_images() -> None:
    runtime = Runtime([Call("picture", {"name": "alpha"})], "done")
    ran(runtime, samples(registry(Lab())))
    (result,) = runtime.results
    assert result["textResultForLlm"] == "alpha:"
    (image,) = result["binaryResultsForLlm"]
    assert (image["type"], image["mimeType"]) == ("image", "image/png")
    assert b64decode(image["data"]) == PNG


@pytest.mark.proves("cancel")
def test_a_run_that_is_cancelled_cancels_its_call() -> None:
    lab = Lab()
    own = samples(registry(lab))

    async def cancelled(*, is_late: bool) -> None:
        runtime = Runtime([Call("wait", {"ms": 60000})])
        async with started(runtime, {"tools": own}) as session:
            timeout = 0.5 if is_late else 20
            task = asyncio.create_task(run(session, "go", own, timeout=timeout))
            while not lab.running.get("wait"):  # noqa: ASYNC110 # a handler says nothing
                await asyncio.sleep(0.01)
            if not is_late:
                task.cancel()
            with pytest.raises(TimeoutError if is_late else asyncio.CancelledError):
                await task
            while lab.running["wait"]:  # noqa: ASYNC110 # as above
                await asyncio.sleep(0.01)
        assert runtime.aborted == 1

    asyncio.run(cancelled(is_late=False))
    asyncio.run(cancelled(is_late=True))
    assert lab.cancelled == 2


@pytest.mark.proves("at once")
def test_calls_of_one_turn_run_at_once_unless_the_design_says_otherwise() -> None:
    lab = Lab()
    waits = [Call("wait", {"ms": 200}, f"w{i}") for i in range(2)]
    scales = [Call("scale", {"name": "a"}, f"s{i}") for i in range(3)]
    ran(Runtime(waits, scales, "done"), samples(registry(lab)))
    assert lab.most == {"wait": 2, "scale": 1}


def test_context_comes_from_that_of_the_sdk() -> None:
    lab = Lab()
    cx = Context(caller="ci", session_id="s-1").with_label("tenant", "acme")
    measure = [Call("measure", {"name": "alpha"})]
    ran(Runtime(measure, "x"), samples(registry(lab), cx))
    own = samples(registry(lab), lambda call: Context(session_id=call.tool_call_id))
    ran(Runtime(measure, "x"), own)
    assert lab.tenants[0] == "acme"
    assert [caller for _, caller in lab.calls] == ["ci", CALLER]
    assert lab.contexts[0].session_id == "s-1"
    assert lab.contexts[1].session_id == "call_1"


def test_what_the_host_s_own_code_raises_is_not_for_the_model() -> None:
    def context(_: ToolInvocation) -> Context:
        message = "the password is hunter2"
        raise ValueError(message)

    own = samples(registry(Lab()), context)
    runtime = Runtime([Call("measure", {"name": "alpha"})])
    with pytest.raises(ValueError, match="hunter2"):
        ran(runtime, own)
    assert "hunter2" not in str(runtime.results)


def test_an_agent_has_its_tools_instructions_limits_and_answer() -> None:
    lab = Lab()
    measure = [[Call("measure", {"name": "alpha"}, f"c{i}")] for i in range(9)]
    config = agent(
        registry(lab), assistant.agent(), "gpt-5", completion=completions.REPORT
    )
    own = config["tools"]
    runtime = Runtime(measure[0], '{"text": "fine", "score": 7}')
    assert ran(runtime, own, config=config).answer.score == 7
    names = [one["name"] for one in runtime.created["tools"]]
    assert "burn" not in names
    assert names[-1] == "write_report"
    assert runtime.created["availableTools"] == [f"custom:{name}" for name in names]
    assert runtime.created["model"] == "gpt-5"
    assert runtime.created["systemMessage"] == {
        "mode": "append",
        "content": (
            "Measure first, then finish.\n\n"
            "samples: When: A sample is to be measured Not: The sample is at home\n"
            "measure, then finish: When everything is measured"
        ),
    }
    form = runtime.sent["responseFormat"]["jsonSchema"]
    assert form["schema"] == json.loads(completions.REPORT.schema)
    # A run makes four calls, and the next run four again.
    for _ in range(2):
        lab.calls.clear()
        with pytest.raises(RunEnded) as ended:
            ran(Runtime(*measure), own, config=config)
        assert ended.value.why is Ended.CALLS
        assert len(lab.calls) == 4
    with pytest.raises(Refused, match="/score is missing"):
        ran(Runtime('{"text": ""}'), own, config=config)


def test_a_final_tool_ends_the_run_once_it_has_a_result() -> None:
    config = agent(
        registry(Lab()), assistant.agent(), None, completion=completions.REPORT
    )
    calls = [Call("finish", {})], [Call("finish", {"text": "bye"}, "call_2")]
    runtime = Runtime(*calls, "never said")
    outcome = ran(runtime, config["tools"], config=config)
    assert outcome.final is not None
    assert outcome.final.unwrap().text == "bye"
    assert outcome.message is None
    assert runtime.turns == ["never said"]


@pytest.mark.proves("agent")
def test_an_agent_as_a_tool_is_one_pair_of_events() -> None:
    heard: list[Event] = []
    lab = Lab()
    cx = Context().with_events(heard.append)
    config = agent(registry(lab), assistant.agent(), None, cx)
    runtime = Runtime([Call("write_report", {"topic": "alpha"})], "done")
    ran(runtime, config["tools"], config=config)
    names = [(event.tool, event.kind.name) for event in heard]
    assert names == [
        ("write_report", f"call_{name}")
        for name in ("scheduled", "started", "finished")
    ]
    assert [name for name, _ in lab.calls] == ["measure"]


@pytest.mark.proves("fifty")
def test_fifty_tools() -> None:
    runtime = Runtime([Call("shelf_50", {"row": 3})], "done")
    ran(runtime, tools(registry(Lab()), shelves_specs.SPECS))
    assert len(runtime.created["tools"]) == 50
    assert runtime.texts == ['"shelf_50 3"']


def test_tools_that_nobody_registered_are_left_out() -> None:
    app = registry(Lab())
    app.unregister_toolset("samples")
    assert samples(app) == []


@pytest.mark.proves("mcp")
def test_a_server_of_the_design() -> None:
    own = module("github_copilot")
    runtime = Runtime("done")
    servers = {
        "remote": own.lab_server_http(
            "http://127.0.0.1:8000/mcp", tools=own.ASSISTANT_TOOLS
        ),
        "local": own.lab_server_stdio(["serve-lab", "--quick"], env={"A": "b"}),
    }
    ran(runtime, [], config={"mcp_servers": servers})
    # What Copilot is told; it is the client itself.
    assert runtime.created["mcpServers"] == {
        "remote": {
            "type": "http",
            "url": "http://127.0.0.1:8000/mcp",
            "headers": {"Toolrt-Caller": "github-copilot-sdk"},
            "tools": list(own.ASSISTANT_TOOLS),
            "timeout": 600_000,
        },
        "local": {
            "type": "stdio",
            "command": "serve-lab",
            "args": ["--quick"],
            "env": {"TOOLRT_CALLER": "github-copilot-sdk", "A": "b"},
            "tools": list(own.LAB_SERVER_TOOLS),
            "timeout": 600_000,
        },
    }


@pytest.mark.proves("command")
def test_a_command_of_the_design(tmp_path: Path) -> None:
    own, log = command_module("github_copilot"), tmp_path / "calls.txt"
    found = own.lab_tools_command(program(log), tools=["measure", "burn"])
    runtime = Runtime(
        [Call("measure", {"name": ""}, "1")],
        [Call("measure", {"name": "alpha"}, "2")],
        [Call("burn", {"name": "alpha"}, "3")],
        [Call("measure", {"name": "night"}, "4")],
        "done",
    )
    ran(runtime, found)
    wrong, right, burned, stopped = runtime.results
    assert wrong["resultType"] == "failure"
    assert "/name must have 1 to 20 characters" in wrong["textResultForLlm"]
    assert right["resultType"] == "success"
    assert "1.5" in right["textResultForLlm"]
    assert "Nobody has agreed" in burned["textResultForLlm"]
    assert "The lab is closed." in stopped["textResultForLlm"]
    assert calls(log) == [("measure", "github-copilot-sdk")] * 2
