"""Tools for the Claude Agent SDK: `pip install claude-agent-sdk "toolrt[mcp]"`.

The SDK knows tools as MCP servers. What serves here is what serves everywhere
(`toolrt.mcp`), within the process: definitions have schemas of results, and results
have structure.

Claude Code, which the SDK drives, hears what a server answers and nothing else: no
questions, no progress. What of the rest it has a place for goes through its hooks and
its callback; `agent` brings the hooks, for other tools `hooks` gives them. Consent is
that of the callback which `approving` gives.
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import Mapping
from contextvars import ContextVar
from math import isfinite
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeAlias, TypeVar, cast

import msgspec
from claude_agent_sdk import (
    CanUseTool,
    ClaudeAgentOptions,
    HookMatcher,
    McpSdkServerConfig,
    McpServerConfig,
    PermissionResult,
    PermissionResultAllow,
    ResultMessage,
    ToolPermissionContext,
)
from pydantic_core import to_json

from toolrt.agent.run import RunEnded
from toolrt.agent.view import RegistryView
from toolrt.call.context import Context
from toolrt.call.envelope import CallFailed, CallFault, Envelope, Meta, Status
from toolrt.call.error import Action, Kind, Refusal
from toolrt.call.plain import members_of
from toolrt.call.request import RequestKind, answers
from toolrt.codec import Refused
from toolrt.host.calling import Calling
from toolrt.host.doors import Consent
from toolrt.host.registry import Registry
from toolrt.json import dump, parse_or_none
from toolrt.mcp.serve.incoming import Incoming
from toolrt.mcp.serve.numbers import restored
from toolrt.mcp.serve.options import Options
from toolrt.mcp.serve.results import ENVELOPE
from toolrt.mcp.serve.serving import Serving
from toolrt.mcp.serve.sessions import session_of
from toolrt.mcp.server import Server
from toolrt.mcp.spec import ServerSpec

from .bridge import Bridge, ContextOf, How, Same, Specs, instructions, schema, used

if TYPE_CHECKING:
    from collections.abc import Hashable
    from typing import Unpack

    from claude_agent_sdk import HookContext, HookInput, HookJSONOutput
    from claude_agent_sdk.types import HookEvent
    from mcp.server import ServerRequestContext
    from mcp.server.context import CallNext, HandlerResult

    from toolrt.agent.completion import Completion
    from toolrt.agent.spec import AgentSpec
    from toolrt.host.pipeline import Payload
    from toolrt.spec import Spec

__all__ = [
    "CALLER",
    "CallContext",
    "How",
    "Model",
    "RunContext",
    "agent",
    "agent_tools",
    "answer",
    "approving",
    "hooks",
    "tools",
]

T = TypeVar("T")

#: Who calls, as `meta.caller` says it.
CALLER: Final = "claude-agent-sdk"

#: What the SDK knows of a call: its request.
RunContext: TypeAlias = Incoming

#: The context of calls, or what gives it by what the SDK knows of one.
CallContext: TypeAlias = ContextOf[RunContext]

#: What an agent can have as its model: its name.
Model: TypeAlias = str | None

#: Servers, as the SDK's options have them.
Servers: TypeAlias = Mapping[str, McpServerConfig] | str | Path

# What Claude Code 2.1 says and reads, which no type of the SDK names. One that does not
# know them says no id, so that nothing is consent, and ends no turn.

#: What Claude Code calls itself, as a client.
_CLI: Final = "claude-code"

#: Where it says the id that its model has given to a call.
_CALL_ID: Final = "claudecode/toolUseId"

#: Where a result says that it ends the turn.
_END: Final = "claude/endTurn"

#: Where a tool says that it is in every prompt, and found by no search.
_LOADED: Final = "anthropic/alwaysLoad"

#: Where a tool says that a human is asked before each call, whatever rules allow.
_ASKS: Final = "anthropic/requiresUserInteraction"

#: How many seconds a call may take at most; Claude Code waits no longer by itself.
_LONGEST: Final = 100_000.0

#: How many seconds an approval waits for its call: others of the turn come before it.
_WAITS: Final = 600.0

#: How many seconds it counts as consent, once its call is there.
_CONSENT: Final = 60

#: How many calls are known at once that have not come, or whose end nobody has seen.
_MOST: Final = 10_000


def tools(
    app: Registry,
    specs: Specs,
    cx: CallContext = None,
    **how: Unpack[How],
) -> McpSdkServerConfig:
    """Give tools as a server of the SDK, for `mcp_servers`.

    It is named by the toolset of the tools, or by their service where they are of
    several toolsets. A tool whose calls need consent says that a human must be asked,
    unless the host has somebody who is asked; see `approving`. No server can end a run:
    what should stop is told, unless the options have the `hooks`.

    Args:
        app: Calls them.
        specs: What gives their specs, by name; those that are not registered are left
            out.
        cx: The context of their calls, or what gives it by the request.
        how: How the model is answered.

    """
    return _Served(app, app, specs, cx, how).config


def agent_tools(
    app: Registry,
    spec: AgentSpec,
    cx: CallContext = None,
    **how: Unpack[How],
) -> McpSdkServerConfig:
    """Give exactly the tools that an agent uses, within the limits of its runs.

    A run is a prompt where the options have the `hooks`; else it is all that one client
    of the SDK does. To clients without sessions, the server has one run in all. It is
    named by the agent.
    """
    return _of_agent(app, spec, cx, how).config


def agent(
    app: Registry,
    spec: AgentSpec,
    model: Model,
    cx: CallContext = None,
    *,
    completion: Completion[Any] | None = None,
    **how: Unpack[How],
) -> ClaudeAgentOptions:
    """Give an agent as options of the SDK: instructions, tools, hooks, its answer.

    It has its own tools and no others, and reads no settings of the machine; all but
    those for which a human must be asked are allowed. Everything else is the SDK's to
    set (`dataclasses.replace`); `approving` gives its `can_use_tool`.

    Args:
        app: Calls its tools.
        spec: The agent.
        model: Its model; that of the SDK's settings where it is `None`.
        cx: The context of the calls.
        completion: The typed answer of its model: `answer` reads it.
        how: How the model is answered.

    """
    served = _of_agent(app, spec, cx, how)
    servers: dict[str, McpServerConfig] = {served.name: served.config}
    free = (one for one in served.bridge.specs if not served.asks(one))
    form = None
    if completion is not None:
        form = {"type": "json_schema", "schema": schema(completion.schema)}
    return ClaudeAgentOptions(
        # The search is a tool of Claude Code itself.
        tools=["ToolSearch"] if served.bridge.defers else [],
        allowed_tools=[_shown(served.name, served.sent_name(one)) for one in free],
        system_prompt=instructions(spec),
        mcp_servers=servers,
        strict_mcp_config=True,
        setting_sources=[],
        model=model,
        hooks=hooks(servers),
        output_format=form,
    )


def hooks(servers: Servers) -> dict[HookEvent, list[HookMatcher]]:
    """Give the hooks by which the tools of this module know of the SDK's runs.

    Calls get the ids of the session and of the prompt, which is the run. A call that
    fails in a way that no other call repairs ends the run, unless the model is told of
    it (`on_stop`): the run has then no answer, and the receiver of events has heard of
    the error.

    Args:
        servers: The servers, as the options have them; others are left alone.

    """
    begin = [
        HookMatcher(matcher=f"{_shown(name, '')}.*", hooks=[served.begins])
        for name, served in _ours(servers)
    ]
    end = [HookMatcher(hooks=[served.ends]) for _, served in _ours(servers)]
    if not begin:
        return {}
    # The SDK's type does not name this event, for which it has the type of an output.
    # `PostToolUseFailure` ends nothing.
    batch = cast("HookEvent", "PostToolBatch")
    return {"PreToolUse": begin, batch: end}


def approving(ask: CanUseTool, servers: Servers) -> CanUseTool:
    """Give a callback for `can_use_tool` whose approval is consent to that one call.

    To the call with this id, of this tool, with the arguments that were approved, once.
    The callback given must ask a human: its word is what counts.

    Args:
        ask: Asks a human, as the SDK has it.
        servers: The servers, as the options have them; for tools of others, the
            callback is as it was.

    """

    async def asked(
        tool: str, args: dict[str, Any], about: ToolPermissionContext
    ) -> PermissionResult:
        result = await ask(tool, args, about)
        if isinstance(result, PermissionResultAllow):
            agreed = args if result.updated_input is None else result.updated_input
            for name, served in _ours(servers):
                served.approve(name, tool, agreed, about.tool_use_id)
        return result

    return asked


def answer(completion: Completion[T], message: ResultMessage) -> T | None:
    """Give the typed answer of a run; `None` where it has none.

    Args:
        completion: The answer, as it was given to `agent`.
        message: The last message of the run.

    Raises:
        Refused: Lists everything that is wrong with it.

    """
    found = message.structured_output
    return None if found is None else completion.decode(msgspec.json.encode(found))


class _Call:
    """A call that is being answered."""

    __slots__ = ("envelope", "id", "incoming", "run", "run_id", "session_id")

    def __init__(self, incoming: Incoming, ids: dict[str, tuple[str, str]]) -> None:
        """Take its request, and what is known of those that come."""
        self.incoming = incoming
        said = incoming.meta.get(_CALL_ID)
        #: The id that the model has given to it.
        self.id = said if isinstance(said, str) else None
        known = None if self.id is None else ids.pop(self.id, None)
        self.session_id = None if known is None else known[0]
        self.run_id = None if known is None else known[1]
        #: What tells its run from others. Where requests stand alone, all are of one:
        #: otherwise there were no limits.
        self.run: Hashable = known
        if known is None and not incoming.is_modern:
            self.run = Same(session_of(incoming.ctx))
        #: What has come of it.
        self.envelope: Envelope[Any] | None = None


_CALLS: Final[ContextVar[_Call]] = ContextVar("_CALLS")


class _Served:
    """Tools that are served, and what is around each request (a middleware)."""

    def __init__(
        self,
        app: Registry,
        view: Registry | RegistryView,
        specs: Specs,
        cx: CallContext,
        how: How,
        *,
        name: str | None = None,
        instructions: str | None = None,
    ) -> None:
        self._app = app
        self.bridge = bridge = Bridge(view, specs, cx, how, CALLER, provider=None)
        #: The name of the server.
        self.name = _name_of(bridge.registered) if name is None else name
        # Approvals whose call has not come, by the id of the call.
        self._approved: dict[str, _Approval] = {}
        # Session and prompt of calls that have not come, by their ids.
        self._ids: dict[str, tuple[str, str]] = {}
        # Why calls end their run, by their ids.
        self._stops: dict[str, str] = {}
        spec = ServerSpec(
            name=self.name,
            service="",
            instructions=instructions,
            tools=tuple(specs.values()),
            text=bridge.said,
        )
        self._server = server = Server(spec, _Shown(app, self, frozenset(specs)))
        options = Options(deadline=_LONGEST, context=self._context)
        protocol = Serving(server, options).protocol
        protocol.middleware.insert(0, self)
        #: What the SDK takes.
        self.config = McpSdkServerConfig(type="sdk", name=self.name, instance=protocol)

    async def __call__(
        self, ctx: ServerRequestContext[Any, Any], call_next: CallNext
    ) -> HandlerResult:
        """Answer a request, or take a notification."""
        if ctx.method != "tools/call" or ctx.request_id is None:
            return _exact(await call_next(ctx))
        call = _Call(Incoming(ctx), self._ids)
        before = _CALLS.set(call)
        try:
            result = _exact(await call_next(ctx))
        finally:
            _CALLS.reset(before)
        envelope = call.envelope
        if isinstance(result, dict) and envelope is not None:
            self._complete(call, envelope, result)
        return result

    async def acall(self, spec: Spec, payload: Payload, cx: Context) -> Envelope[Any]:
        """Call a tool; a run that has ended answers itself."""
        call = _CALLS.get()
        try:
            envelope = await self.bridge.acall(spec, payload, cx, call.run)
        except RunEnded as ended:
            envelope = _ended(spec, cx, ended)
        call.envelope = envelope
        return envelope

    def asks(self, spec: Spec) -> bool:
        """Whether Claude Code must have a human asked before each call.

        Not where nobody needs to agree, or the host has somebody who asks.
        """
        app = self._app
        if not spec.needs_consent or app.confirmer is not None:
            return False
        asker, policy = app.asker, app.policy
        if asker is not None and answers(asker, RequestKind.CONFIRM):
            return False
        try:
            waits = policy.consent(spec, Context(caller=CALLER)) if policy else None
        except Refusal:
            return True
        return waits is not Consent.WAIVED

    def sent_name(self, spec: Spec) -> str:
        """Give the name by which the server shows a tool."""
        return self._server.lowering.sent_name(spec.name)

    def defined(self, spec: Spec) -> Spec:
        """Give a tool with what Claude Code reads of its definition."""
        meta = {**members_of(parse_or_none(spec.meta or "{}"))}
        meta[_LOADED] = not self.bridge.defers
        if self.asks(spec):
            meta[_ASKS] = True
        return msgspec.structs.replace(spec, meta=dump(meta).decode())

    def approve(
        self, server: str, tool: str, args: dict[str, Any], call_id: str | None
    ) -> None:
        """Keep that a human has approved a call, until it comes.

        Args:
            server: Under which name the SDK has this server.
            tool: What the SDK calls the tool.
            args: The arguments of the call.
            call_id: Its id.

        """
        if not call_id:
            return
        for spec in self.bridge.specs:
            if spec.needs_consent and _shown(server, self.sent_name(spec)) == tool:
                until = time.monotonic() + _WAITS
                approval = _Approval(spec.name, msgspec.json.encode(args), until)
                _keep(self._approved, call_id, approval)

    async def begins(
        self, given: HookInput, call_id: str | None, _: HookContext
    ) -> HookJSONOutput:
        """Learn to which session and prompt a call belongs (a hook)."""
        about: dict[str, object] = {**given}
        session, run = about.get("session_id"), about.get("prompt_id")
        if call_id and isinstance(session, str) and isinstance(run, str):
            _keep(self._ids, call_id, (session, run))
        return {}

    async def ends(
        self, given: HookInput, _: str | None, __: HookContext
    ) -> HookJSONOutput:
        """End the run, if one of its calls has failed so (a hook)."""
        calls = cast("Mapping[str, Any]", given).get("tool_calls")
        for one in calls if isinstance(calls, list) else ():
            why = self._stops.pop(str(members_of(one).get("tool_use_id")), None)
            if why is not None:
                return {"continue_": False, "stopReason": why}
        return {}

    def _context(self, given: Context, incoming: Incoming) -> Context:
        """Give the context of a call: the host's, with what the request says."""
        call = _CALLS.get(None)
        if call is None:
            # It lists what was seen when the server was made.
            return self.bridge.listing
        cx = self.bridge.context(incoming, None, call.id)
        if cx.session_id is None and call.session_id is not None:
            cx = cx.with_session_id(call.session_id)
        if cx.run_id is None and call.run_id is not None:
            cx = cx.with_run_id(call.run_id)
        if cx.traceparent is None and given.traceparent is not None:
            cx = cx.with_traceparent(given.traceparent)
        asked = given.timeout
        if asked is not None and asked < (
            _LONGEST if cx.timeout is None else cx.timeout
        ):
            cx = cx.with_timeout(asked)
        if given.can_answer:
            cx = cx.with_can_answer(*cx.can_answer, *given.can_answer)
        return self._agreed(cx, call)

    def _agreed(self, cx: Context, call: _Call) -> Context:
        """Give a context with consent, if a human has approved this very call."""
        approval = None if call.id is None else self._approved.pop(call.id, None)
        tool = call.incoming.params.get("name")
        if approval is None or approval.tool != self._server.lowering.own(str(tool)):
            return cx
        if time.monotonic() >= approval.until:
            return cx
        try:
            agreed = self._app.agreement(
                approval.tool,
                self._server.lowering.arguments(approval.tool, approval.args),
                cx,
                by=CALLER,
                lasts=_CONSENT,
            )
        except (KeyError, Refused):
            # The call says that there is no such tool, or what is wrong with it.
            return cx
        return cx.with_consent(agreed)

    def _complete(
        self, call: _Call, envelope: Envelope[Any], result: dict[str, Any]
    ) -> None:
        """Say in a result what it means to Claude Code."""
        spec = self.bridge.app.get(envelope.meta.tool)
        if envelope.ok and spec is not None and spec.is_final:
            result.setdefault("_meta", {})[_END] = True
        try:
            self.bridge.stop(envelope)
        except CallFailed as failed:
            if call.id is not None:
                _keep(self._stops, call.id, str(failed))
        if call.incoming.client != _CLI or "structuredContent" not in result:
            return
        document = (envelope.result_json or b"null").decode()
        if envelope.error is None and _texts(result) != [document]:
            # Where there is structure, its model reads nothing else: no hint, no
            # reminder, nothing of what was not done.
            del result["structuredContent"]
            result["_meta"][ENVELOPE]["result"] = _read(document)


class _Shown(Registry):
    """The registry as a server shows it, and as its clients call it."""

    __slots__ = ("_names", "_served")

    def __init__(self, app: Registry, served: _Served, names: frozenset[str]) -> None:
        # What the host has decided is one thing, of which this is another view.
        Calling.__init__(self, app.host, names, None)
        self._served = served
        self._names = names

    def get(self, tool: str) -> Spec | None:
        """Give the spec of a tool, as it is shown."""
        spec = super().get(tool)
        if spec is None or tool not in self._names:
            return spec
        return self._served.defined(spec)

    async def acall(
        self,
        tool: str,
        payload: Payload = None,
        cx: Context | None = None,
        /,
        **args: object,
    ) -> Envelope[Any]:
        """Call a tool on the running event loop."""
        spec = super().get(tool)
        if spec is None or args:
            return await super().acall(tool, payload, cx, **args)
        return await self._served.acall(spec, payload, cx or Context())


class _Approval(msgspec.Struct, frozen=True):
    """A call that a human has approved."""

    tool: str
    args: bytes
    #: When it is worth nothing any more, on the monotonic clock.
    until: float


def _of_agent(app: Registry, spec: AgentSpec, cx: CallContext, how: How) -> _Served:
    view = RegistryView(app, spec)
    # What its model is told, the agent says.
    return _Served(app, view, used(spec), cx, how, name=spec.name, instructions="")


def _ours(servers: Servers) -> list[tuple[str, _Served]]:
    """Give those of the servers that this module has made, with their names."""
    if not isinstance(servers, Mapping):
        return []
    found: list[tuple[str, _Served]] = []
    for name, config in servers.items():
        if config.get("type") == "sdk":
            instance = cast("McpSdkServerConfig", config)["instance"]
            around = (one for one in instance.middleware if isinstance(one, _Served))
            found += ((name, served) for served in around)
    return found


def _name_of(specs: tuple[Spec, ...]) -> str:
    """Give the name of a server of these tools."""
    for names in ({one.toolset for one in specs}, {one.service for one in specs}):
        if len(names) == 1 and (name := names.pop()):
            return name
    return "tools"


def _shown(server: str, tool: str) -> str:
    """Give what Claude Code calls a tool."""
    return "__".join(("mcp", *(_ODD.sub("_", name) for name in (server, tool))))


_ODD: Final = re.compile(r"[^a-zA-Z0-9_-]")


def _ended(spec: Spec, cx: Context, ended: RunEnded) -> Envelope[Any]:
    """Give the answer to a call that the run may not make."""
    message = f"No more calls are made: {ended.why}."
    fault = CallFault.of("run_ended", Kind.PRECONDITION, message, action=Action.STOP)
    meta = Meta(
        tool=spec.name,
        toolset=spec.toolset,
        service=spec.service,
        call_id=cx.call_id or "",
        session_id=cx.session_id,
        caller=cx.caller,
    )
    return Envelope(status=Status.ERROR, error=fault, meta=meta)


def _keep(known: dict[str, T], call_id: str, value: T) -> None:
    """Keep something of a call; the oldest goes where there are too many."""
    if len(known) >= _MOST:
        del known[next(iter(known))]
    known[call_id] = value


def _texts(result: dict[str, Any]) -> list[object]:
    return [part.get("text") for part in result["content"]]


def _exact(result: HandlerResult) -> HandlerResult:
    """Give a result with the numbers that what serves has marked.

    Who writes bytes makes numbers of the marks; here nobody does.
    """
    if not isinstance(result, dict):
        return result
    try:
        document = to_json(result)
    except ValueError:
        # It is too deep to look for them.
        return result
    exact = restored(document)
    if exact is document:
        return result
    read: dict[str, Any] = _read(exact)
    return read


def _read(document: str | bytes) -> Any:
    return json.loads(document, parse_float=_number)


def _number(text: str) -> float | str:
    """Give a number; the text of one that is beyond all that Python has."""
    number = float(text)
    return number if isfinite(number) else text
