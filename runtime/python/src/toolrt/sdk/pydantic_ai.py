"""Tools for Pydantic AI: `pip install pydantic-ai-slim`, and a model's own package."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import msgspec.json
from pydantic_ai import (
    Agent,
    ApprovalRequired,
    BinaryContent,
    CallToolsNode,
    CustomEvent,
    DeferredToolRequests,
    ModelRequestNode,
    ModelRetry,
    StructuredDict,
    Tool,
    ToolFailed,
    ToolReturn,
    ToolReturnPart,
)
from pydantic_ai import RunContext as RunContextOfSdk
from pydantic_ai.capabilities import AbstractCapability
from pydantic_ai.exceptions import UserError
from pydantic_ai.models import Model as ModelOfSdk
from pydantic_ai.result import FinalResult
from pydantic_graph import End

from toolrt import json
from toolrt.agent.run import Ended, RunEnded
from toolrt.agent.view import RegistryView
from toolrt.call.content import Audio, Image, Part, Resource, ResourceLink, Text
from toolrt.call.envelope import Envelope, Status
from toolrt.call.error import Action
from toolrt.call.event import Event, deliver
from toolrt.codec import Refused
from toolrt.maybe import or_none
from toolrt.told import described

from .bridge import (
    Bridge,
    ContextOf,
    How,
    Same,
    Specs,
    instructions,
    parts,
    plain,
    schema,
    sent_names,
    used,
)

if TYPE_CHECKING:
    from collections.abc import Collection, Coroutine
    from typing import Unpack

    from toolrt.agent.completion import Completion
    from toolrt.agent.spec import AgentSpec
    from toolrt.call.context import Context
    from toolrt.call.event import EventSink
    from toolrt.host.registry import Registry
    from toolrt.spec import Spec

__all__ = [
    "CALLER",
    "CallContext",
    "How",
    "Model",
    "RunContext",
    "ToolEvent",
    "agent",
    "agent_tools",
    "tools",
]

#: Who calls, as `meta.caller` says it.
CALLER: Final = "pydantic-ai"

#: What the SDK knows of a run.
RunContext: TypeAlias = RunContextOfSdk[Any]

#: The context of calls, or what gives it by what the SDK knows of a run.
CallContext: TypeAlias = ContextOf[RunContext]

#: What an agent can have as its model.
Model: TypeAlias = ModelOfSdk | str | None

#: How many seconds an approval counts as consent: from the SDK's look at it to the step
#: of the pipeline.
_CONSENT: Final = 60

#: How often in a row an agent's model may correct a call of one tool, and its answer,
#: where the design says nothing (`failures`).
_RETRIES: Final = 3


@dataclass(kw_only=True)
class ToolEvent(CustomEvent, name="toolrt"):
    """Progress, a line of the log, an artifact or an item of a call that runs."""

    #: The event as its JSON line has it: `event`, `tool`, `call_id` and more by kind.
    event: dict[str, Any]


def tools(
    app: Registry,
    specs: Specs,
    cx: CallContext = None,
    **how: Unpack[How],
) -> list[Tool[Any]]:
    """Give tools as the SDK's own.

    What a call needs of a human defers it, as the SDK says: the run ends with a
    `DeferredToolRequests`, which must be among the `output_type` of the agent, or a
    `HandleDeferredToolCalls` answers at once. Its `metadata` has the `requests` of the
    call: `confirm`, or questions with their `state`. To approve is to consent. Answers
    to questions go back as `metadata` of the approval: the same `state`, and
    `responses`, such as `{"address": {"answer": "Rome"}}` or
    `{"address": {"declined": True}}`. Where keys for states are missing, ones are made
    that this process alone has; they need `toolrt[state]`, without which nobody is
    asked questions.

    A failure that the model can correct is a `ModelRetry` and counts against the
    retries of the tool: those of the agent (`Agent(retries=…)`, where the SDK's own
    default is one), unless `max_retries` of the tool is set. Every other one that the
    model is told is a `ToolFailed`, which counts nowhere.

    The model reads a text, and the SDK keeps the envelope of a success as `metadata` of
    the `ToolReturnPart`. What a call tells while it runs is in the run's stream, as
    `ToolEvent`.

    Args:
        app: Calls them.
        specs: What gives their specs, by name; those that are not registered are left
            out.
        cx: The context of their calls, or what gives it by the SDK's. Without one a
            `Context` that is the SDK's `deps` is taken.
        how: How the model is answered.

    """
    bridge = Bridge(app, specs, cx, how, CALLER)
    return _made(bridge, app)


def agent_tools(
    app: Registry,
    spec: AgentSpec,
    cx: CallContext = None,
    **how: Unpack[How],
) -> list[Tool[Any]]:
    """Give exactly the tools that an agent uses, within the limits of its runs.

    A run is one of the SDK; one that goes on after an approval is another.
    """
    bridge = Bridge(RegistryView(app, spec), used(spec), cx, how, CALLER)
    return _made(bridge, app)


def agent(
    app: Registry,
    spec: AgentSpec,
    model: Model,
    cx: CallContext = None,
    *,
    completion: Completion[Any] | None = None,
    **how: Unpack[How],
) -> Agent[Any, Any]:
    """Give an agent as the SDK's own: instructions, tools, where it stops, its answer.

    A run ends with the answer, with the result of a tool that is `final` (as dicts,
    lists and scalars), or with a `DeferredToolRequests`. The model may correct as many
    calls of a tool in a row as the design allows to fail, else three.

    Everything else is the SDK's to set, for each run or by `agent.override(…)`.

    Args:
        app: Calls its tools.
        spec: The agent.
        model: Its model; none where each run brings its own.
        cx: The context of the calls.
        completion: The typed answer of its model, which is then the run's output.
        how: How the model is answered.

    """
    named = sent_names(spec, how.get("provider", "any"))
    policy = spec.policy
    final = frozenset(named(tool.name) for tool in spec.tools() if tool.is_final)
    turn = policy.plan_timeout_ms
    retries = _RETRIES if policy.failures is None else policy.failures
    answer = None if completion is None else _Answer(completion)
    output: Any = str if answer is None else answer.output
    own = Agent[Any, Any](
        model,
        name=spec.name,
        description=spec.description or None,
        instructions=instructions(spec, named),
        tools=agent_tools(app, spec, cx, **how),
        output_type=[output, DeferredToolRequests],
        retries={"tools": retries, "output": _RETRIES},
        model_settings=None if turn is None else {"timeout": turn / 1000},
        capabilities=[_Ending(final)] if final else None,
        # A model's name is looked up when it is needed, as elsewhere.
        defer_model_check=True,
    )
    if answer is not None:
        own.output_validator(answer.read)
    return own


def _made(bridge: Bridge[RunContext], app: Registry) -> list[Tool[Any]]:
    with suppress(ImportError):
        app.ensure_state_keys()
    return [_Tool(bridge, app, spec).made() for spec in bridge.specs]


class _Tool:
    """A tool, and what the SDK asks of it."""

    def __init__(self, bridge: Bridge[RunContext], app: Registry, spec: Spec) -> None:
        self._bridge = bridge
        self._app = app
        self._spec = spec

    def made(self) -> Tool[Any]:
        spec = self._spec
        tool = Tool[Any].from_schema(
            self._invoke,
            name=spec.name,
            description=described(spec),
            json_schema=schema(spec.input_schema),
            takes_ctx=True,
            sequential=spec.parallel == 1,
        )
        # The SDK's own reader takes what is no object, and calls the function with it.
        reader: Any = _Reader()
        tool.function_schema.validator = reader
        if spec.output_schema is not None:
            tool.function_schema.return_schema = schema(spec.output_schema)
        tool.defer_loading = self._bridge.defers
        tool.metadata = _metadata(spec)
        return tool

    async def _invoke(self, run: RunContext, /, **args: Any) -> ToolReturn[Any]:
        payload = _payload(args)
        bridge, spec = self._bridge, self._spec
        cx = self._context(run, payload)
        if spec.needs_consent and not run.tool_call_approved:
            # Nothing has happened yet: no event, and no call of a run.
            checked = bridge.app.preflight(spec.name, payload, cx)
            if checked.status is Status.INPUT_REQUIRED:
                raise _deferred(checked)
        stream = _Stream(run)
        cx = stream.heard(cx)
        # All calls of a run share its id.
        key = Same(run.usage) if run.run_id is None else run.run_id
        try:
            envelope = await stream.during(bridge.acall(spec, payload, cx, key))
        except RunEnded as ended:
            if ended.why is not Ended.FINISHED:
                raise
            # The run is about to end, and well: this call came beside its last one.
            raise ToolFailed(str(ended)) from None
        if envelope.status is Status.INPUT_REQUIRED:
            raise _deferred(envelope)
        text = bridge.text(spec, envelope)
        error = envelope.error
        if error is not None:
            if error.recovery.action is Action.CORRECT:
                raise ModelRetry(text)
            raise ToolFailed(text)
        shown = parts(envelope)
        # Always a text, or content: what looks like a part of the SDK's (a link to an
        # image, say) would become one when a history is read.
        told = text if shown is None else [_part(part) for part in shown]
        return ToolReturn(told, metadata=plain(envelope))

    def _context(self, run: RunContext, payload: Any) -> Context:
        cx = self._bridge.context(run, run.deps, run.tool_call_id).for_call()
        if cx.run_id is None and run.run_id is not None:
            cx = cx.with_run_id(run.run_id)
        if cx.session_id is None and run.conversation_id is not None:
            cx = cx.with_session_id(run.conversation_id)
        left = run.remaining_time()
        if left is not None and (cx.timeout is None or left < cx.timeout):
            cx = cx.with_timeout(max(left, 0.0))
        if not cx.can_answer:
            cx = cx.with_can_answer("ask", "confirm")
        return self._approved(cx, run, payload) if run.tool_call_approved else cx

    def _approved(self, cx: Context, run: RunContext, payload: Any) -> Context:
        """Give the context of a call of which the SDK says that a human agrees."""
        spec, given = self._spec, run.tool_call_metadata
        if isinstance(given, dict):
            responses, state = given.get("responses"), given.get("state")
            if isinstance(responses, dict) and isinstance(state, str):
                # The model is told nothing of answers that are wrong: it is asked anew.
                cx = cx.with_responses(responses, state, forgiving=True)
        if spec.needs_consent:
            # Where it fails, the call says what is wrong.
            with suppress(Refused, KeyError):
                agreed = self._app.agreement(
                    *self._bridge.meant(spec.name, payload),
                    cx,
                    by=CALLER,
                    lasts=_CONSENT,
                )
                cx = cx.with_consent(agreed)
        return cx


def _deferred(envelope: Envelope[Any]) -> ApprovalRequired:
    """Give what ends a call that needs a human first."""
    asked = envelope.requests.items()
    metadata: dict[str, Any] = {
        "requests": {name: request.to_builtins() for name, request in asked}
    }
    if envelope.state is not None:
        metadata["state"] = envelope.state
    return ApprovalRequired(metadata)


class _Document(str):
    """What a model has given in place of an object of arguments."""

    __slots__ = ()


class _Reader:
    """Gives arguments to the function as they are: the pipeline says what is wrong.

    What the SDK calls a `SchemaValidatorProt`.
    """

    def validate_json(self, given: str | bytes | bytearray, **_: Any) -> dict[str, Any]:
        try:
            value = json.parse(given)
        except json.Broken:
            value = None
        if isinstance(value, dict):
            return value
        text = (
            given if isinstance(given, str) else bytes(given).decode("utf-8", "replace")
        )
        return {"": _Document(text)}

    def validate_python(self, given: Any, **_: Any) -> dict[str, Any]:
        if isinstance(given, dict):
            return given
        return {"": _Document(msgspec.json.encode(given).decode())}


def _payload(args: dict[str, Any]) -> Any:
    """Give the arguments, or what stands in their place."""
    document = args.get("")
    return str(document) if isinstance(document, _Document) else args


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
        "final": spec.is_final or None,
    }
    return {name: value for name, value in said.items() if value is not None}


def _part(part: Part) -> str | BinaryContent:
    """Give a part of content as the SDK has it."""
    match part:
        case Text():
            return part.text
        case Image() | Audio():
            return BinaryContent(part.data, media_type=part.mime_type)
        case ResourceLink():
            return f"{part.name}: {part.uri}"
        case Resource():
            inside = part.resource
            said, blob = or_none(inside.text), or_none(inside.blob)
            if blob is None:
                return inside.uri if said is None else said
            mime = or_none(inside.mime_type) or "application/octet-stream"
            return BinaryContent(blob, media_type=mime)


class _Stream:
    """Hands what a call tells, in any thread, to the stream of the SDK's run.

    Most calls tell nothing: the task that hands on begins with the first event.
    """

    def __init__(self, run: RunContext) -> None:
        self._run = run
        self._loop = asyncio.get_running_loop()
        self._own: EventSink | None = None
        self._is_told = False
        self._events: asyncio.Queue[Event | None] = asyncio.Queue()
        self._handing: asyncio.Task[None] | None = None

    def heard(self, cx: Context) -> Context:
        """Give the context of the call, whose own receiver still hears everything."""
        self._own = cx.events
        return cx.with_events(self._hear)

    async def during(self, call: Coroutine[Any, Any, Envelope[Any]]) -> Envelope[Any]:
        """Make the call, and hand on what it tells until it ends."""
        try:
            envelope = await call
            if self._is_told:
                # Behind whatever other threads have told before.
                ended = self._loop.create_future()
                self._loop.call_soon_threadsafe(self._end, ended)
                await (await ended)
        finally:
            if self._handing is not None:
                self._handing.cancel()
        return envelope

    def _hear(self, event: Event) -> None:
        if self._own is not None:
            deliver(self._own, event)
        if not event.kind.name.startswith(("call_", "policy_")):
            self._is_told = True
            self._loop.call_soon_threadsafe(self._put, event)

    def _put(self, event: Event | None) -> asyncio.Task[None]:
        if self._handing is None:
            self._handing = self._loop.create_task(self._hand_on())
        self._events.put_nowait(event)
        return self._handing

    def _end(self, ended: asyncio.Future[asyncio.Task[None]]) -> None:
        handing = self._put(None)
        if not ended.done():
            ended.set_result(handing)

    async def _hand_on(self) -> None:
        while (event := await self._events.get()) is not None:
            # Outside a run of an agent there is no stream.
            with suppress(UserError):
                said = msgspec.json.decode(event.to_json())
                await self._run.emit(ToolEvent(event=said))


class _Ending(AbstractCapability[Any]):
    """Ends a run with the result of a tool that is `final`.

    For the SDK only output tools end a run; those know nothing of approvals.
    """

    def __init__(self, names: Collection[str]) -> None:
        self._names = names

    async def after_node_run(self, ctx: RunContext, *, node: Any, result: Any) -> Any:
        if not isinstance(node, CallToolsNode) or not isinstance(
            result, ModelRequestNode
        ):
            return result
        request = result.request
        for part in request.parts:
            if (
                not isinstance(part, ToolReturnPart)
                or part.tool_name not in self._names
            ):
                continue
            envelope = part.metadata
            if isinstance(envelope, dict) and envelope.get("ok") is True:
                # As the SDK does it, so that a next run can go on with the history.
                ctx.messages.append(
                    replace(
                        request,
                        run_id=ctx.run_id,
                        conversation_id=ctx.conversation_id,
                        timestamp=part.timestamp,
                    )
                )
                return End(
                    FinalResult(
                        envelope.get("result"), part.tool_name, part.tool_call_id
                    )
                )
        return result


class _Answer:
    """The typed answer of an agent's model, as the SDK asks for it."""

    def __init__(self, completion: Completion[Any]) -> None:
        self._completion = completion
        whole = schema(completion.schema)
        #: Whether the answer is no object, and stands in one.
        self._inside = whole.get("type") != "object"
        if self._inside:
            whole = _inside(whole)
        self.output = _structured(whole, completion)

    def read(self, run: RunContext, answer: Any) -> Any:
        """Read what the model has answered, once it is whole.

        Raises:
            ModelRetry: Lists everything that is wrong with it.

        """
        if run.partial_output or not isinstance(answer, dict):
            return answer
        try:
            given = answer[_ANSWER] if self._inside else answer
        except KeyError:
            raise ModelRetry(f"/{_ANSWER} is missing.") from None
        try:
            return self._completion.codec.convert(given)
        except Refused as refused:
            raise ModelRetry(str(refused)) from None


#: The key of an answer that is no object.
_ANSWER: Final = "answer"


def _inside(whole: dict[str, Any]) -> dict[str, Any]:
    """Give the schema of an object with one key for values of a schema."""
    named = whole.pop("$defs", None)
    outside: dict[str, Any] = {
        "type": "object",
        "properties": {_ANSWER: whole},
        "required": [_ANSWER],
        "additionalProperties": False,
    }
    return outside if named is None else {**outside, "$defs": named}


def _structured(whole: dict[str, Any], completion: Completion[Any]) -> Any:
    """Give a type with a schema; the SDK has none for types that hold themselves."""
    name, description = completion.name, completion.description or None
    try:
        return StructuredDict(whole, name=name, description=description)
    except UserError:
        told = f"JSON Schema: {json.dump(whole).decode()}"
        if description is not None:
            told = f"{description}\n\n{told}"
        return StructuredDict({"type": "object"}, name=name, description=told)
