"""Tools for Strands Agents: `pip install strands-agents`.

A call that needs a human interrupts the agent (`stop_reason` is `interrupt`). The
`reason` of the interrupt is `{"type": "input_required", "tool", "requests"}`. The agent
goes on with the SDK's own `interruptResponse`, whose `response` is
`{"responses": {"NAME": {"answer": …}}}`, with `{"declined": true}` in place of an
answer. Where only consent is asked, `True` or `"y"` gives it, as elsewhere in the SDK,
and any other value that is no object refuses it. An answer counts only for the call,
the arguments and the question that were shown.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress
from hashlib import sha256
from json import dumps
from threading import Event as Signal
from typing import TYPE_CHECKING, Any, Final, TypeAlias, cast
from weakref import WeakKeyDictionary

import msgspec.json
from pydantic import BaseModel, ConfigDict, PrivateAttr, model_validator
from strands import Agent, ToolContext
from strands.hooks import AfterToolsEvent, BeforeInvocationEvent, BeforeModelCallEvent
from strands.interventions.actions import default_evaluate
from strands.middleware import InvokeModelContext, InvokeModelStage
from strands.models import Model as ModelOfSdk
from strands.tools import convert_pydantic_to_tool_spec
from strands.types.events import ToolResultEvent
from strands.types.exceptions import EventLoopException
from strands.types.tools import (
    AgentTool,
    ToolResult,
    ToolResultContent,
    ToolSpec,
    ToolUse,
)

from toolrt.agent.run import RunEnded
from toolrt.agent.view import RegistryView
from toolrt.call.content import Audio, Image, Part, Resource, ResourceLink, Text
from toolrt.call.context import Context
from toolrt.call.envelope import CallFailed, Envelope, Status
from toolrt.call.event import deliver
from toolrt.call.plain import is_object, members_of
from toolrt.call.request import RequestKind
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
from .bridge import text as text_of

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Hashable
    from typing import Self, Unpack
    from uuid import UUID

    from strands import LocalAgent

    from toolrt.agent.completion import Completion
    from toolrt.agent.run import Ended
    from toolrt.agent.spec import AgentSpec
    from toolrt.call.event import Event, EventSink
    from toolrt.host.registry import Registry
    from toolrt.spec import Spec

__all__ = [
    "CALLER",
    "Answer",
    "CallContext",
    "How",
    "Model",
    "RunContext",
    "RunFailed",
    "RunIsOver",
    "agent",
    "agent_tools",
    "tools",
]

#: Who calls, as `meta.caller` says it.
CALLER: Final = "strands-agents"

#: What the SDK knows of a call and of its run.
RunContext: TypeAlias = ToolContext[Any]

#: The context of calls, or what gives it by what the SDK knows of a call.
CallContext: TypeAlias = ContextOf[RunContext]

#: What an agent can have as its model; a text is the id of a model of Bedrock.
Model: TypeAlias = ModelOfSdk | str | None


def tools(
    app: Registry,
    specs: Specs,
    cx: CallContext = None,
    **how: Unpack[How],
) -> list[AgentTool]:
    """Give tools as the SDK's own.

    A result has the envelope as `metadata`, where tools of MCP have theirs; models do
    not read it. What a call tells while it runs is in the agent's stream, as the `data`
    of a `tool_stream_event`.

    A tool that is `final` ends the run: its result is the text of the last message. An
    error whose recovery is `stop` ends it before the model is asked again, with
    `RunFailed`.

    Args:
        app: Calls them.
        specs: What gives their specs, by name; those that are not registered are left
            out.
        cx: The context of their calls, or what gives it by the SDK's. Without one a
            `Context` among the values of the `invocation_state` is taken.
        how: How the model is answered. The SDK has no deferred loading.

    """
    return _made(Bridge(app, specs, cx, how, CALLER), app)


def agent_tools(
    app: Registry,
    spec: AgentSpec,
    cx: CallContext = None,
    **how: Unpack[How],
) -> list[AgentTool]:
    """Give exactly the tools that an agent uses, within the limits of its runs.

    A run is an invocation of the SDK; one that goes on after an interrupt is another.
    """
    return _made(Bridge(RegistryView(app, spec), used(spec), cx, how, CALLER), app)


def agent(
    app: Registry,
    spec: AgentSpec,
    model: Model,
    cx: CallContext = None,
    *,
    completion: Completion[Any] | None = None,
    **how: Unpack[How],
) -> Agent:
    """Give an agent as the SDK's own: instructions, tools, where it stops, its answer.

    It prints nothing: `agent.callback_handler` hears its stream.

    Args:
        app: Calls its tools.
        spec: The agent.
        model: Its model; the SDK's own where it is `None`.
        cx: The context of the calls.
        completion: The typed answer of its model, which is then the `value` of the
            run's `structured_output`, an `Answer`. The model gives it by a call, and
            can correct it.
        how: How the model is answered.

    """
    named = sent_names(spec, how.get("provider", "any"))
    own = agent_tools(app, spec, cx, **how)
    taken = {tool.tool_name for tool in own}
    asked = None if completion is None else _Asked(completion, taken)
    made = Agent(
        model=model,
        name=spec.name,
        description=spec.description or None,
        system_prompt=instructions(spec, named),
        tools=list(own),
        structured_output_model=None if asked is None else asked.type,
        callback_handler=None,
    )
    if asked is not None:
        made.add_middleware(InvokeModelStage.Input, asked.show)
    return made


# What the SDK's loop lets through as it is.


class RunFailed(CallFailed, EventLoopException):
    """A call has failed in a way that ends the run."""

    def __init__(self, envelope: Envelope[Any]) -> None:
        """Take the answer to the call."""
        EventLoopException.__init__(self, CallFailed(envelope))
        self.envelope = envelope


class RunIsOver(RunEnded, EventLoopException):
    """The run of an agent makes no more calls."""

    def __init__(self, why: Ended) -> None:
        """Take why the run makes no more calls."""
        EventLoopException.__init__(self, RunEnded(why))
        self.why = why


class _Ends:
    """How the run of an agent ends, as its calls have decided."""

    def __init__(self, of: LocalAgent) -> None:
        #: What the run ends with, before the model is asked again.
        self.failed: RunFailed | RunIsOver | None = None
        #: The results that end it, by the ids of their calls.
        self.final: dict[str, str] = {}
        of.add_hook(self._begin, BeforeInvocationEvent)
        of.add_hook(self._turn, BeforeModelCallEvent)
        of.add_hook(self._tools, AfterToolsEvent)

    def _begin(self, event: BeforeInvocationEvent) -> None:
        # Without messages, what was interrupted goes on.
        if event.messages:
            self.failed = None
            self.final.clear()

    def _turn(self, event: BeforeModelCallEvent) -> None:  # noqa: ARG002 # its name is the SDK's
        # Here the results of all calls are in the history. An error that a tool raises
        # is told to the model, as the SDK has it.
        if self.failed is not None:
            raise self.failed

    def _tools(self, event: AfterToolsEvent) -> None:
        for block in event.message["content"]:
            result = block.get("toolResult")
            if result is not None and result["status"] == "success":
                text = self.final.get(result["toolUseId"])
                if text is not None:
                    event.end_turn = text


_ENDS: Final[WeakKeyDictionary[Any, _Ends]] = WeakKeyDictionary()


def _ends_of(of: LocalAgent) -> _Ends:
    ends = _ENDS.get(of)
    if ends is None:
        ends = _ENDS[of] = _Ends(of)
    return ends


def _made(bridge: Bridge[RunContext], app: Registry) -> list[AgentTool]:
    # Without `toolrt[state]` nobody is asked.
    with suppress(ImportError):
        app.ensure_state_keys()
    return [_Tool(bridge, spec) for spec in bridge.specs]


class _Tool(AgentTool):
    """A tool as the SDK has it."""

    def __init__(self, bridge: Bridge[RunContext], spec: Spec) -> None:
        super().__init__()
        self._bridge = bridge
        self._spec = spec
        self._declared = _declared(spec)
        #: How often a turn has made the same call.
        self._came: WeakKeyDictionary[UUID, Counter[str]] = WeakKeyDictionary()

    @property
    def tool_name(self) -> str:
        return self._spec.name

    @property
    def tool_spec(self) -> ToolSpec:
        return self._declared

    @property
    def tool_type(self) -> str:
        return "toolrt"

    async def stream(
        self, tool_use: ToolUse, invocation_state: dict[str, Any], **more: Any
    ) -> AsyncGenerator[Any, None]:
        """Call the tool, and give what it tells meanwhile; the result comes last.

        Raises:
            InterruptException: A human is needed first. The SDK ends the run, and calls
                this once more with the answer.

        """
        # A call in the background has one of its own, with its own interrupts. The SDK
        # has no other name for it.
        own = more.get("_tool_context")
        cycle: UUID | None = None
        if own is None:
            own = _context(tool_use, invocation_state)
            cycle = invocation_state.get("event_loop_cycle_id")
        heard = _Heard()
        number = self._number(cycle, tool_use)
        making = asyncio.ensure_future(self._make(own, heard, number))
        making.add_done_callback(heard.end)
        watching = asyncio.ensure_future(_cancelling(making, own.cancel_signal))
        try:
            while (told := await heard.events.get()) is not None:
                yield told
            if making.cancelled():
                yield ToolResultEvent(_failed(tool_use, "The call was cancelled."))
            else:
                yield ToolResultEvent(await making)
        finally:
            watching.cancel()
            if making.cancel():
                await asyncio.wait({making})

    async def _make(self, own: RunContext, heard: _Heard, number: int) -> ToolResult:
        bridge, spec, use = self._bridge, self._spec, own.tool_use
        # Others than agents (of voices, say) have no turns; neither have calls that
        # hosts make by `agent.tool`.
        has_cycle = "event_loop_cycle_id" in own.invocation_state
        is_in_turn = isinstance(own.agent, Agent) and has_cycle
        ends = _ends_of(own.agent) if is_in_turn else None
        if ends is not None and ends.failed is not None:
            # A call before it in this turn has ended the run.
            return _failed(use, str(ends.failed))
        cx = heard.by(self._context(own))
        if is_in_turn and not cx.can_answer:
            cx = cx.with_can_answer("ask", "confirm")
        try:
            envelope = await self._go_on(own, cx, number)
            text = bridge.text(spec, envelope)
        except CallFailed as failed:
            if ends is None:
                raise
            ends.failed = RunFailed(failed.envelope)
            return _failed(use, text_of(spec, failed.envelope), failed.envelope)
        except RunEnded as ended:
            # Beside a call that finishes the run, nobody asks the model again.
            if ends is not None:
                ends.failed = RunIsOver(ended.why)
            return _failed(use, str(ended))
        if envelope.error is not None:
            return _failed(use, text, envelope)
        if ends is not None and spec.is_final:
            ends.final[use["toolUseId"]] = text
        return _result(use, "success", _content(text, envelope), envelope)

    def _context(self, own: RunContext) -> Context:
        given = own.invocation_state.values()
        context = next((one for one in given if isinstance(one, Context)), None)
        cx = self._bridge.context(own, context, own.tool_use["toolUseId"]).for_call()
        if cx.session_id is None and isinstance(own.agent, Agent):
            cx = cx.with_session_id(own.agent.session_id)
        return cx

    def _number(self, cycle: UUID | None, use: ToolUse) -> int:
        """Give how many times the turn has made the same call: ids are a model's."""
        if cycle is None:
            return 0
        came = self._came.setdefault(cycle, Counter())
        same = dumps([use["toolUseId"], use["input"]], sort_keys=True)
        came[same] += 1
        return came[same]

    async def _go_on(self, own: RunContext, cx: Context, number: int) -> Envelope[Any]:
        """Call with all that a human has answered, question after question.

        After an interrupt the SDK calls a tool from its start, and has kept all answers
        until the call is done.
        """
        run, args = _run_of(own), own.tool_use["input"]
        going, asked = cx, 0
        while True:
            envelope = await self._bridge.acall(self._spec, args, going, run)
            if envelope.status is not Status.INPUT_REQUIRED or envelope.state is None:
                return envelope
            reason = {
                "type": "input_required",
                "tool": self._spec.name,
                "requests": {
                    name: request.to_builtins()
                    for name, request in envelope.requests.items()
                },
            }
            # The answer is found by this name, and by the id of the call.
            shown = dumps([reason, args, number, asked], sort_keys=True)
            name = f"{self._spec.name}:{sha256(shown.encode()).hexdigest()}"
            responses = _responses(envelope, own.interrupt(name, reason))
            # What does not fit is asked once more.
            going = cx.with_responses(responses, envelope.state, forgiving=True)
            asked += 1


def _context(use: ToolUse, state: dict[str, Any]) -> ToolContext[Any]:
    """Give what the SDK knows of a call, as its own decorator makes it."""
    by = state["agent"]
    signal = getattr(by, "cancel_signal", None) or Signal()
    return ToolContext(
        tool_use=use, agent=by, invocation_state=state, cancel_signal=signal
    )


def _run_of(own: RunContext) -> Hashable:
    """Give what tells an invocation of an agent from others."""
    invocation = own.agent.event_loop_metrics.latest_agent_invocation
    return Same(own.agent if invocation is None else invocation)


#: How often a call looks whether the run was cancelled, in seconds; as the SDK does.
_LOOKS: Final = 0.05


async def _cancelling(making: asyncio.Future[Any], signal: Signal) -> None:
    """Cancel a call when its run is cancelled."""
    # The signal is one of threads, which no loop can wait for.
    while not signal.is_set():  # noqa: ASYNC110
        await asyncio.sleep(_LOOKS)
    making.cancel()


class _Heard:
    """What a call tells, in any thread, until it ends."""

    def __init__(self) -> None:
        self.events: asyncio.Queue[dict[str, Any] | None] = asyncio.Queue()
        self._loop = asyncio.get_running_loop()
        self._own: EventSink | None = None

    def by(self, cx: Context) -> Context:
        """Give the context of the call, whose own receiver still hears everything."""
        self._own = cx.events
        return cx.with_events(self._hear)

    def end(self, _: object) -> None:
        self.events.put_nowait(None)

    def _hear(self, event: Event) -> None:
        if self._own is not None:
            deliver(self._own, event)
        if not event.kind.name.startswith(("call_", "policy_")):
            said = msgspec.json.decode(event.to_json())
            self._loop.call_soon_threadsafe(self.events.put_nowait, said)


def _responses(envelope: Envelope[Any], response: object) -> dict[str, Any]:
    """Give the answers of a human to what a call asks."""
    if is_object(response):
        return members_of(response.get("responses"))
    return {
        name: {"answer": True} if default_evaluate(response) else {"declined": True}
        for name, request in envelope.requests.items()
        if request.kind is RequestKind.CONFIRM
    }


def _result(
    use: ToolUse,
    status: str,
    content: list[ToolResultContent],
    envelope: Envelope[Any] | None,
) -> ToolResult:
    """Give a result as the SDK has it."""
    result: dict[str, Any] = {
        "toolUseId": use["toolUseId"],
        "status": status,
        "content": content,
    }
    if envelope is not None:
        result["metadata"] = {"envelope": plain(envelope)}
    return cast("ToolResult", result)


def _failed(
    use: ToolUse, text: str, envelope: Envelope[Any] | None = None
) -> ToolResult:
    return _result(use, "error", [{"text": text}], envelope)


def _content(text: str, envelope: Envelope[Any]) -> list[ToolResultContent]:
    """Give what a model reads of a result, with images and documents."""
    shown = parts(envelope)
    if shown is None:
        return [{"text": text}]
    content = [_part(part) for part in shown]
    if envelope.meta.reminder is not None:
        content.append({"text": envelope.meta.reminder})
    return content


#: The formats of the SDK, by types of media.
_IMAGES: Final[dict[str, Any]] = {
    "image/png": "png",
    "image/jpeg": "jpeg",
    "image/gif": "gif",
    "image/webp": "webp",
}
_DOCUMENTS: Final[dict[str, Any]] = {
    "application/pdf": "pdf",
    "text/csv": "csv",
    "application/msword": "doc",
    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": "docx",
    "application/vnd.ms-excel": "xls",
    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": "xlsx",
    "text/html": "html",
    "text/plain": "txt",
    "text/markdown": "md",
}


def _part(part: Part) -> ToolResultContent:
    """Give a part of content as the SDK has it."""
    match part:
        case Text():
            return {"text": part.text}
        case Image():
            return _blob(part.data, part.mime_type)
        case Audio():
            return _blob(part.data, part.mime_type)
        case ResourceLink():
            return {"text": f"{part.name}: {part.uri}"}
        case Resource():
            inside = part.resource
            said, blob = or_none(inside.text), or_none(inside.blob)
            if blob is None:
                return {"text": inside.uri if said is None else said}
            return _blob(blob, or_none(inside.mime_type) or "application/octet-stream")


def _blob(data: bytes, mime: str) -> ToolResultContent:
    """Give bytes as an image or a document, or a line that they are there."""
    if mime in _IMAGES:
        return {"image": {"format": _IMAGES[mime], "source": {"bytes": data}}}
    if mime in _DOCUMENTS:
        # Some providers take few characters in names; the design's may have any.
        return {
            "document": {
                "format": _DOCUMENTS[mime],
                "name": "document",
                "source": {"bytes": data},
            }
        }
    return {"text": f"{len(data)} bytes of {mime}, which cannot be shown."}


def _declared(spec: Spec) -> ToolSpec:
    """Give what the SDK tells a model of a tool."""
    declared = ToolSpec(
        name=spec.name,
        # Providers want one.
        description=described(spec) or spec.name,
        inputSchema={"json": _kept(schema(spec.input_schema))},
    )
    if spec.output_schema is not None:
        declared["outputSchema"] = {"json": schema(spec.output_schema)}
    about = _annotations(spec)
    if about:
        declared["annotations"] = about
    return declared


def _annotations(spec: Spec) -> dict[str, object]:
    """Give what hosts decide by; no model reads it."""
    effects = spec.effects
    said = {
        "title": spec.title,
        "readOnlyHint": effects.readonly or None,
        "destructiveHint": effects.destructive,
        "idempotentHint": effects.idempotent or None,
        "openWorldHint": effects.open_world,
        "toolset": spec.toolset or None,
        "version": spec.version,
        "tags": list(spec.tags) or None,
        "cost": spec.cost,
    }
    return {name: value for name, value in said.items() if value is not None}


#: Where a schema has one of these, the SDK leaves its type alone.
_TYPED: Final = frozenset({"type", "$ref", "anyOf", "oneOf", "allOf", "not"})


def _kept(whole: dict[str, Any]) -> dict[str, Any]:
    """Give a schema that means the same once the SDK has filled it up.

    The SDK makes a string of every property without a type.
    """
    properties = whole.get("properties")
    if not is_object(properties):
        return whole
    return {**whole, "properties": {key: _typed(of) for key, of in properties.items()}}


def _typed(of: object) -> object:
    if not is_object(of):
        return {"anyOf": [of]}
    if of.get("type") == "object":
        return _kept(of)
    if _TYPED.isdisjoint(of):
        said = {"description": of["description"]} if "description" in of else {}
        return {**said, "anyOf": [of]}
    return of


class Answer(BaseModel):
    """The typed answer of an agent's model."""

    model_config = ConfigDict(extra="allow")

    _value: Any = PrivateAttr(default=None)

    @property
    def value(self) -> Any:
        """The answer in its type."""
        return self._value


#: The key of an answer that is no object.
_ANSWER: Final = "answer"


class _Asked:
    """The typed answer of an agent, as the SDK asks its model for it."""

    def __init__(self, completion: Completion[Any], taken: set[str]) -> None:
        """Take the answer, and the names of tools, of which it must have none."""
        self._completion = completion
        whole = schema(completion.schema)
        #: Whether the answer is no object, and stands in one.
        self._inside = whole.get("type") != "object"
        self._whole = _inside(whole) if self._inside else whole
        self._name = completion.name
        while self._name in taken:
            self._name += "_answer"
        self.type = self._made()

    def _made(self) -> type[Answer]:
        asked = self
        document = msgspec.json.encode(self._whole).decode()
        documents = [document]

        class Own(Answer):
            @model_validator(mode="after")
            def _read(self) -> Self:
                self._value = asked.read(self.model_extra or {})
                return self

            @classmethod
            def model_json_schema(cls, *_: Any, **__: Any) -> dict[str, Any]:
                return schema(documents[-1])

        Own.__name__ = Own.__qualname__ = self._name
        told = self._completion.description
        Own.__doc__ = told
        try:
            convert_pydantic_to_tool_spec(Own)
        except (ValueError, RecursionError):
            # The SDK has no way with types that hold themselves.
            documents.append('{"type":"object"}')
            Own.__doc__ = "\n\n".join(filter(None, (told, f"JSON Schema: {document}")))
        return Own

    def read(self, given: dict[str, Any]) -> Any:
        """Read what the model has answered.

        Raises:
            ValueError: Lists everything that is wrong with it.

        """
        if self._inside and _ANSWER not in given:
            raise ValueError(f"/{_ANSWER} is missing.")
        try:
            answer = given[_ANSWER] if self._inside else given
            return self._completion.codec.convert(answer)
        except Refused as refused:
            raise ValueError(str(refused)) from None

    def show(self, context: InvokeModelContext) -> InvokeModelContext:
        """Give the model the whole schema: the SDK's own has no alternatives."""
        specs = list(context.tool_specs)
        for at, spec in enumerate(specs):
            if spec["name"] == self._name:
                specs[at] = spec.copy()
                specs[at]["inputSchema"] = {"json": self._whole}
        return context.replace(tool_specs=specs)


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
