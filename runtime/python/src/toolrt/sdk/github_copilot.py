"""Tools for the GitHub Copilot SDK: `pip install github-copilot-sdk`."""

from __future__ import annotations

import asyncio
import inspect
import time
from base64 import b64encode
from collections.abc import Callable
from contextlib import suppress
from logging import getLogger
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, TypeAlias, TypedDict

import msgspec.json
from copilot import (
    AttributedPermissionResult,
    CopilotSession,
    PermissionDecisionOutcome,
    PermissionHandler,
    PermissionRequest,
    SessionEvent,
    Tool,
    ToolInvocation,
    ToolResult,
    ToolSet,
)
from copilot.rpc import (
    PermissionDecisionApproved,
    PermissionDecisionApprovedForLocation,
    PermissionDecisionApprovedForSession,
    PermissionDecisionApproveForLocation,
    PermissionDecisionApproveForSession,
    PermissionDecisionApproveOnce,
)
from copilot.session import PermissionInvocation, SystemMessageAppendConfig
from copilot.session_events import AssistantMessageData, PermissionRequestCustomTool
from copilot.tools import ToolBinaryResult

from toolrt.agent.run import Ended, RunEnded
from toolrt.agent.view import RegistryView
from toolrt.call.content import Audio, Image, Part, Resource, ResourceLink, Text
from toolrt.call.envelope import CallFailed, Envelope, Status
from toolrt.call.request import RequestKind, answers
from toolrt.codec import Refused
from toolrt.maybe import or_none
from toolrt.told import described

from .bridge import (
    Bridge,
    ContextOf,
    How,
    Specs,
    instructions,
    parts,
    schema,
    sent_names,
    text,
    used,
)

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable
    from typing import NotRequired, Unpack

    from toolrt.agent.completion import Completion
    from toolrt.agent.spec import AgentSpec
    from toolrt.call.context import Context
    from toolrt.host.registry import Registry
    from toolrt.spec import Spec

__all__ = [
    "CALLER",
    "AgentConfig",
    "Ask",
    "CallContext",
    "How",
    "Model",
    "Outcome",
    "RunContext",
    "agent",
    "agent_tools",
    "approving",
    "run",
    "tools",
]

#: Who calls, as `meta.caller` says it.
CALLER: Final = "github-copilot-sdk"

#: What the SDK knows of a call.
RunContext: TypeAlias = ToolInvocation

#: The context of calls, or what gives it by what the SDK knows of a call.
CallContext: TypeAlias = ContextOf[RunContext]

#: What an agent can have as its model.
Model: TypeAlias = str | None

#: What the SDK asks for permissions (`on_permission_request`). It gives what one of the
#: SDK's own handlers gives.
Ask: TypeAlias = Callable[[PermissionRequest, PermissionInvocation], Any]

#: How many seconds an approval waits for its call.
_WAITS: Final = 600

#: How many seconds an approval counts as consent: from the look at it to the step of
#: the pipeline.
_CONSENT: Final = 60

_LOG: Final = getLogger(__name__)

#: How many approvals of a tool may wait for their calls at once.
_MOST: Final = 1000


class AgentConfig(TypedDict):
    """What a session of an agent is created with: `client.create_session(**config)`."""

    tools: list[Tool]
    #: The tools of the agent, and no other ones.
    available_tools: list[str]
    system_message: NotRequired[SystemMessageAppendConfig]
    model: NotRequired[str]


class Outcome(NamedTuple):
    """What has come of a run."""

    #: The last message of the model, if there is one.
    message: SessionEvent | None
    #: The typed answer of an agent that has one.
    answer: Any
    #: The answer to the call of a tool that has ended the run (`final`).
    final: Envelope[Any] | None


def tools(
    app: Registry,
    specs: Specs,
    cx: CallContext = None,
    **how: Unpack[How],
) -> list[Tool]:
    """Give tools as the SDK's own.

    The SDK asks for permission before the calls of tools that need consent, unless the
    host has somebody who is asked; of no other ones. With `approving`, that is consent.

    Args:
        app: Calls them.
        specs: What gives their specs, by name; those that are not registered are left
            out.
        cx: The context of their calls, or what gives it by the SDK's.
        how: How the model is answered.

    """
    return _tools(Bridge(app, specs, cx, how, CALLER), app)


def agent_tools(
    app: Registry,
    spec: AgentSpec,
    cx: CallContext = None,
    **how: Unpack[How],
) -> list[Tool]:
    """Give exactly the tools that an agent uses, within the limits of its runs.

    A run is what `run` does. All other calls of a session are one run.
    """
    return _tools(Bridge(RegistryView(app, spec), used(spec), cx, how, CALLER), app)


def agent(
    app: Registry,
    spec: AgentSpec,
    model: Model,
    cx: CallContext = None,
    *,
    completion: Completion[Any] | None = None,
    **how: Unpack[How],
) -> AgentConfig:
    """Give an agent as what the SDK creates its session with.

    Its instructions stand behind those of Copilot. It has no other tools; whatever else
    the session needs stands beside: `client.create_session(**config, hooks=…)`. The
    same goes for `resume_session`.

    Args:
        app: Calls its tools.
        spec: The agent.
        model: Its model; that of Copilot where it is `None`.
        cx: The context of the calls.
        completion: The typed answer of its model, which `run` asks for.
        how: How the model is answered.

    """
    named = sent_names(spec, how.get("provider", "any"))
    own = RegistryView(app, spec)
    bridge: Bridge[RunContext] = Bridge(own, used(spec), cx, how, CALLER)
    made = _tools(bridge, app, completion)
    available = ToolSet()
    for tool in made:
        available.add_custom(tool.name)
    if bridge.defers:
        available.add_builtin("tool_search_tool")
    config: AgentConfig = {"tools": made, "available_tools": available.to_list()}
    told = instructions(spec, named)
    if told is not None:
        config["system_message"] = {"mode": "append", "content": told}
    if model is not None:
        config["model"] = model
    return config


def approving(ask: Ask, tools: Iterable[Tool]) -> Ask:
    """Give what a session takes as `on_permission_request`.

    What a human allows is consent to that one call, with the arguments that they have
    seen. Nobody is asked for calls that fail anyway, or that need no consent. That a
    human has allowed all calls to come is no consent to the next one, and neither is
    `PermissionHandler.approve_all`, nor what says of itself that no user was prompted
    (`create_attributed_permission_result`).

    Args:
        ask: Asks a human for the permission.
        tools: Those of the session; others are left to `ask`.

    """
    own = {one.name: one.calls for one in tools if isinstance(one, _Tool)}
    is_human = ask is not PermissionHandler.approve_all

    async def asked(request: PermissionRequest, about: PermissionInvocation) -> Any:
        calls, session_id = None, about["session_id"]
        if isinstance(request, PermissionRequestCustomTool):
            calls = own.get(request.tool_name)
            if (
                calls is not None
                and not request.managed_approval_required
                and not calls.waits(session_id, request.tool_call_id, request.args)
            ):
                return PermissionDecisionApproveOnce()
        result = ask(request, about)
        if inspect.isawaitable(result):
            result = await result
        if (
            calls is not None
            and isinstance(request, PermissionRequestCustomTool)
            and is_human
            and _is_consent(result)
        ):
            calls.approve(session_id, request.tool_call_id, request.args)
        return result

    return asked


async def run(
    session: CopilotSession,
    prompt: str,
    tools: Iterable[Tool],
    *,
    timeout: float = 60.0,  # noqa: ASYNC109 # it is the SDK's
) -> Outcome:
    """Send a message to a session, and wait for what comes of it.

    Without this, the SDK has nothing that ends a run: the model is told that it should
    stop, whatever it does then.

    Args:
        session: The session.
        prompt: The message.
        tools: The tools of the session.
        timeout: How many seconds the run may take.

    Raises:
        CallFailed: A call has failed in a way that ends the run, which is aborted.
        RunEnded: The run of an agent makes no more calls; it is aborted.
        Refused: The typed answer is not valid; lists everything that is wrong with it.
        TimeoutError: The run takes too long; it is aborted, and its calls with it.
        RuntimeError: Another run of the session is under way.
        Exception: What the host's own code has raised that gives a context.

    """
    shared = {one.calls.shared for one in tools if isinstance(one, _Tool)}
    current = _Run(session)
    session_id = session.session_id
    if any(session_id in one.runs for one in shared):
        message = "Another run of the session is under way."
        raise RuntimeError(message)
    for one in shared:
        one.runs[session_id] = current
    completion = next((c for one in shared if (c := one.completion) is not None), None)
    form = None if completion is None else schema(completion.schema)
    event: SessionEvent | None = None
    try:
        event = await session.send_and_wait(
            prompt, response_schema=form, timeout=timeout
        )
    except (TimeoutError, asyncio.CancelledError):
        current.abort()
        raise
    except Exception:
        # What is aborted, or ends with a tool, has no answer for the SDK.
        if current.failure is None and current.final is None:
            raise
    finally:
        for one in shared:
            del one.runs[session_id]
    if current.failure is not None:
        raise current.failure
    data = None if event is None else event.data
    found = None
    if completion is not None and current.final is None:
        said = data.content if isinstance(data, AssistantMessageData) else ""
        found = completion.decode(said)
    return Outcome(event, found, current.final)


class _Run:
    """A run of a session."""

    __slots__ = ("_aborting", "_session", "failure", "final")

    def __init__(self, session: CopilotSession) -> None:
        self._session = session
        self._aborting: asyncio.Task[None] | None = None
        #: What has ended it.
        self.failure: Exception | None = None
        #: The answer to the call that has ended it well.
        self.final: Envelope[Any] | None = None

    def fail(self, failure: Exception) -> None:
        """End the run; only the first failure counts."""
        if self.failure is None:
            self.failure = failure
            self.abort()

    def abort(self) -> None:
        """Abort what the session does; the call that says so may be a part of it."""
        self._aborting = asyncio.create_task(self._abort())
        _ABORTING.add(self._aborting)
        self._aborting.add_done_callback(_ABORTING.discard)

    async def _abort(self) -> None:
        # There may be no connection any more: then nothing goes on, either.
        with suppress(Exception):
            await self._session.abort()


#: What is still to be aborted; the event loop alone does not keep its tasks.
_ABORTING: Final[set[asyncio.Task[None]]] = set()


class _Shared:
    """What the tools of one list share."""

    __slots__ = ("app", "bridge", "completion", "runs")

    def __init__(
        self,
        bridge: Bridge[RunContext],
        app: Registry,
        completion: Completion[Any] | None,
    ) -> None:
        self.bridge = bridge
        self.app = app
        self.completion = completion
        #: What runs, by the id of the session.
        self.runs: dict[str, _Run] = {}


class _Approval(NamedTuple):
    """A call that a human has approved."""

    args: bytes
    #: When it is worth nothing any more, on the monotonic clock.
    until: float


def _tools(
    bridge: Bridge[RunContext],
    app: Registry,
    completion: Completion[Any] | None = None,
) -> list[Tool]:
    shared = _Shared(bridge, app, completion)
    return [_Tool(_Calls(shared, spec)) for spec in bridge.specs]


class _Tool(Tool):
    """A tool as the SDK has it."""

    def __init__(self, calls: _Calls) -> None:
        spec = calls.spec
        super().__init__(
            name=spec.name,
            description=described(spec),
            handler=calls.answer,
            parameters=schema(spec.input_schema),
            skip_permission=not calls.asks(),
            defer="auto" if calls.shared.bridge.defers else "never",
            metadata={"toolrt": _metadata(spec)},
            is_terminal=spec.is_final,
        )
        self.calls = calls


class _Calls:
    """The calls of a tool."""

    def __init__(self, shared: _Shared, spec: Spec) -> None:
        self.shared = shared
        self.spec = spec
        # Approvals whose call has not come, by the ids of the session and the call.
        self._approved: dict[tuple[str, str], _Approval] = {}

    def asks(self) -> bool:
        """Whether the SDK must ask for permission before each call."""
        app = self.shared.app
        if not self.spec.needs_consent or app.confirmer is not None:
            return False
        return app.asker is None or not answers(app.asker, RequestKind.CONFIRM)

    def waits(self, session_id: str, call_id: str | None, args: Any) -> bool:
        """Whether a call waits for nothing but consent."""
        call = ToolInvocation(session_id, call_id or "", self.spec.name, args)
        app = self.shared.bridge.app
        checked = app.preflight(self.spec.name, args, self._context(call))
        return checked.status is Status.INPUT_REQUIRED

    def approve(self, session_id: str, call_id: str | None, args: Any) -> None:
        """Keep that a human has approved a call, until it comes."""
        if not call_id:
            return
        if len(self._approved) >= _MOST:
            del self._approved[next(iter(self._approved))]
        approval = _Approval(msgspec.json.encode(args), time.monotonic() + _WAITS)
        self._approved[session_id, call_id] = approval

    async def answer(self, call: ToolInvocation) -> ToolResult:
        """Make a call, and give what the model reads of it."""
        shared, spec = self.shared, self.spec
        bridge, current = shared.bridge, shared.runs.get(call.session_id)
        key: Hashable = call.session_id if current is None else current
        try:
            cx = self._agreed(self._context(call), call)
            envelope = await bridge.acall(spec, call.arguments, cx, key)
        except RunEnded as ended:
            if current is not None and ended.why is not Ended.FINISHED:
                current.fail(ended)
            told = f"No more calls are made: {ended}."
            return ToolResult(told, "failure", error="run_ended")
        except Exception as failed:  # noqa: BLE001 # it is the host's
            if current is None:
                _LOG.exception("A call of %s was not made.", spec.name)
            else:
                current.fail(failed)
            # The SDK would tell the model what the host's code says.
            return ToolResult("The call was not made.", "failure", error="internal")
        try:
            bridge.stop(envelope)
        except CallFailed as failed:
            if current is not None:
                current.fail(failed)
        if envelope.ok and spec.is_final and current is not None:
            current.final = envelope
        return _result(spec, envelope, bridge)

    def _context(self, call: ToolInvocation) -> Context:
        bridge = self.shared.bridge
        cx = bridge.context(call, None, call.tool_call_id).for_call()
        if cx.session_id is None and call.session_id:
            cx = cx.with_session_id(call.session_id)
        # Nobody goes on with the call later.
        return cx.with_can_answer()

    def _agreed(self, cx: Context, call: ToolInvocation) -> Context:
        """Give a context with consent, if a human has approved this very call."""
        approval = self._approved.pop((call.session_id, call.tool_call_id), None)
        if approval is None or time.monotonic() >= approval.until:
            return cx
        # Where it fails, the call says what is wrong.
        with suppress(Refused, KeyError):
            meant = self.shared.bridge.meant(self.spec.name, approval.args)
            agreed = self.shared.app.agreement(*meant, cx, by=CALLER, lasts=_CONSENT)
            cx = cx.with_consent(agreed)
        return cx


_APPROVALS: Final = (
    PermissionDecisionApproved,
    PermissionDecisionApprovedForLocation,
    PermissionDecisionApprovedForSession,
    PermissionDecisionApproveForLocation,
    PermissionDecisionApproveForSession,
    PermissionDecisionApproveOnce,
)


def _is_consent(result: object) -> bool:
    """Whether a permission says that a human has given it."""
    if isinstance(result, AttributedPermissionResult):
        if (
            result.decision_context.outcome
            is not PermissionDecisionOutcome.PROMPTED_USER
        ):
            return False
        result = result.result
    return isinstance(result, _APPROVALS)


def _metadata(spec: Spec) -> dict[str, Any]:
    """Give what hosts choose tools by; no model reads it."""
    effects = spec.effects
    said = {
        "title": spec.title,
        "toolset": spec.toolset or None,
        "service": spec.service or None,
        "version": spec.version,
        "tags": list(spec.tags) or None,
        "cost": spec.cost,
        "readonly": effects.readonly or None,
        "destructive": effects.destructive,
        "idempotent": effects.idempotent or None,
        "open_world": effects.open_world,
    }
    return {name: value for name, value in said.items() if value is not None}


def _result(
    spec: Spec, envelope: Envelope[Any], bridge: Bridge[RunContext]
) -> ToolResult:
    """Give what has come of a call as the SDK has it."""
    error = envelope.error
    if error is not None:
        return ToolResult(text(spec, envelope), "failure", error=error.code)
    shown = parts(envelope)
    if shown is None:
        return ToolResult(text(spec, envelope, bridge.said))
    lines: list[str] = []
    files: list[ToolBinaryResult] = []
    for part in shown:
        one = _part(part)
        if isinstance(one, str):
            lines.append(one)
        else:
            files.append(one)
    if envelope.meta.reminder is not None:
        lines.append(envelope.meta.reminder)
    return ToolResult("\n\n".join(lines), binary_results_for_llm=files or None)


def _part(part: Part) -> str | ToolBinaryResult:
    """Give a part of content as the SDK has it."""
    match part:
        case Text():
            return part.text
        case Image():
            return _file(part.data, part.mime_type, "image")
        case Audio():
            return _file(part.data, part.mime_type, "resource")
        case ResourceLink():
            return f"{part.name}: {part.uri}"
        case Resource():
            inside = part.resource
            said, blob = or_none(inside.text), or_none(inside.blob)
            if blob is None:
                return inside.uri if said is None else said
            mime = or_none(inside.mime_type) or "application/octet-stream"
            return _file(blob, mime, "resource", inside.uri)


def _file(
    data: bytes, mime: str, kind: Literal["image", "resource"], told: str = ""
) -> ToolBinaryResult:
    return ToolBinaryResult(b64encode(data).decode(), mime, kind, told)
