"""Tools for Haystack: `pip install haystack-ai`.

A tool of the SDK learns nothing of the run that calls it: `hooks` tells it, and lets a
human confirm calls. Agents that are made here have them; others take them as their own
(`Agent(…, hooks=hooks(ui))`).
"""

from __future__ import annotations

import asyncio
from base64 import b64encode
from collections.abc import Callable
from contextlib import suppress
from contextvars import ContextVar
from inspect import isawaitable
from threading import Lock
from typing import TYPE_CHECKING, Any, Final, Self, TypeAlias
from weakref import WeakKeyDictionary

import msgspec.json
from haystack.components.agents import Agent, State
from haystack.components.generators.chat.types import ChatGenerator
from haystack.core.errors import SerializationError
from haystack.dataclasses import (
    ChatMessage,
    FileContent,
    ImageContent,
    StreamingChunk,
    TextContent,
    ToolCall,
)
from haystack.hooks.human_in_the_loop import ConfirmationHook, ToolExecutionDecision
from haystack.hooks.human_in_the_loop.types import (
    ConfirmationStrategy,
    ConfirmationUI,
)
from haystack.tools.errors import ToolInvocationError
from haystack.tools.tool import Tool

from toolrt.agent.run import Ended, RunEnded
from toolrt.agent.view import RegistryView
from toolrt.call.content import Audio, Image, Part, Resource, ResourceLink, Text
from toolrt.call.context import Context
from toolrt.call.envelope import Envelope, Status
from toolrt.call.event import deliver
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
    from collections.abc import Coroutine, Hashable
    from typing import Unpack

    from haystack.hooks import Hook, HookPoint

    from toolrt.agent.completion import Completion
    from toolrt.agent.spec import AgentSpec
    from toolrt.call.agreement import Agreement
    from toolrt.call.event import Event, EventSink
    from toolrt.host.registry import Registry
    from toolrt.spec import Spec

__all__ = [
    "CALLER",
    "AnswerRefused",
    "CallContext",
    "How",
    "Model",
    "Result",
    "RunContext",
    "ToolFailed",
    "agent",
    "agent_tools",
    "hooks",
    "tools",
]

#: Who calls, as `meta.caller` says it.
CALLER: Final = "haystack-ai"

#: What the SDK knows of a run; nothing without the `hooks`.
RunContext: TypeAlias = State | None

#: The context of calls, or what gives it by what the SDK knows of a run.
CallContext: TypeAlias = ContextOf[RunContext]

#: What an agent can have as its model.
Model: TypeAlias = ChatGenerator

#: How many seconds a confirmation counts as consent: until the SDK has begun the call.
_CONSENT: Final = 60

#: What the SDK has for parts of content.
_Content: TypeAlias = TextContent | ImageContent | FileContent


def tools(
    app: Registry,
    specs: Specs,
    cx: CallContext = None,
    **how: Unpack[How],
) -> list[Tool]:
    """Give tools as the SDK's own.

    A tool gives a `Result`, from which the SDK makes what the model reads; what of it
    is to be in the state of a run, the host says (`tool.outputs_to_state`). A failure
    is a `ToolFailed`, which the SDK tells its model; one whose recovery is `stop` ends
    the run.

    Args:
        app: Calls them.
        specs: What gives their specs, by name; those that are not registered are left
            out.
        cx: The context of their calls, or what gives it by the state of the run.
            Without one, a `Context` is taken that the `hook_context` of the run has.
        how: How the model is answered. For tools that a model searches, the SDK has a
            `SearchableToolset`.

    """
    return _tools(Bridge(app, specs, cx, how, CALLER), app)


def agent_tools(
    app: Registry,
    spec: AgentSpec,
    cx: CallContext = None,
    **how: Unpack[How],
) -> list[Tool]:
    """Give exactly the tools that an agent uses, within the limits of its runs.

    Without the `hooks`, a run is told by the `run_id` or the `session_id` of the
    context; without these, too, all calls of the list are one run.
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
) -> Agent:
    """Give an agent as the SDK's own: instructions, tools, where it stops, its answer.

    What a run gives has the `envelopes` of all calls that have succeeded. Everything
    else is the SDK's to set: `agent.clone(…)`. A human who confirms calls is
    `agent.clone(hooks={**agent.hooks, **hooks(ui)})`.

    Args:
        app: Calls its tools.
        spec: The agent.
        model: Its model.
        cx: The context of the calls.
        completion: The typed answer of its model, which is then the `answer` of what a
            run gives. The model gives it by a call of a tool with the name of the
            completion, and can correct it.
        how: How the model is answered.

    """
    own = agent_tools(app, spec, cx, **how)
    for tool in own:
        tool.outputs_to_state = {"envelopes": {}}
    named = sent_names(spec, how.get("provider", "any"))
    ends = ["text", *(named(tool.name) for tool in spec.tools() if tool.is_final)]
    said = instructions(spec, named)
    state: dict[str, Any] = {"envelopes": {"type": list[dict[str, Any]]}}
    points = hooks()
    if completion is not None:
        answer = _Answer(completion, {tool.name for tool in own})
        own.append(answer)
        ends.append(answer.name)
        said = "\n\n".join(part for part in (said, answer.asked) if part)
        state["answer"] = {"type": object}
        points["on_exit"] = [_Held(answer)]
    return Agent(
        chat_generator=model,
        tools=list(own),
        # The SDK reads a template.
        system_prompt=None if said is None else said.replace("{", "{{ '{' }}"),
        exit_conditions=ends,
        state_schema=state,
        tool_streaming_callback_passthrough=True,
        hooks=points,
    )


def hooks(ui: ConfirmationUI | None = None) -> dict[HookPoint, list[Hook]]:
    """Give what tells the tools of this module about the run that calls them.

    With it, the limits of an agent count by runs of the SDK, and calls have the ids
    that the model has given to them.

    Args:
        ui: Asks a human whether a call that needs consent is made; it gets the tool's
            question in place of the description. What it confirms (`confirm`, or
            `modify` with other arguments) is consent to that call. Without it nothing
            is. It is asked only where arguments are valid, no policy refuses the call,
            and the host has nobody else who is asked.

    """
    return {"before_tool": [_Before(ui)], "after_tool": [_After()]}


class Result(dict[str, Any]):
    """What a call gives to the SDK: its envelope as dicts, lists and scalars."""

    def __init__(self, envelope: Envelope[Any], content: str | list[_Content]) -> None:
        """Take the answer to the call, and what the model reads of it."""
        super().__init__(plain(envelope))
        #: What the model reads.
        self.content = content


class ToolFailed(ToolInvocationError):
    """A call has failed; what the model is told of it."""

    def __init__(
        self, text: str, tool_name: str, envelope: Envelope[Any] | None = None
    ) -> None:
        """Take what the model is told, and the answer to the call if there is one."""
        super().__init__(text, tool_name)
        #: The answer to the call.
        self.envelope = envelope


class AnswerRefused(Exception):  # an end of a run
    """A model has ended its run again and again with what is not the typed answer."""

    def __init__(self, refused: Refused) -> None:
        """Take what is wrong with it."""
        super().__init__(str(refused))
        #: Everything that is wrong with it.
        self.issues = refused.issues


def _tools(bridge: Bridge[RunContext], app: Registry) -> list[Tool]:
    return [_Tool(bridge, app, spec) for spec in bridge.specs]


class _Plain(Tool):
    """A tool as the SDK has it, which lets through what ends a run.

    The SDK's own class makes a failure to tell of every exception.
    """

    def __init__(
        self,
        name: str,
        description: str,
        document: str,
        *,
        shows: Callable[[Any], Any],
        outputs_to_state: dict[str, dict[str, Any]] | None = None,
    ) -> None:
        def function(streaming_callback: object = None, **args: Any) -> Any:
            return self._call(args, streaming_callback)

        async def async_function(streaming_callback: object = None, **args: Any) -> Any:
            return await self._acall(args, streaming_callback)

        super().__init__(
            name=name,
            description=description,
            parameters=schema(document),
            function=function,
            async_function=async_function,
            outputs_to_string={"handler": shows, "raw_result": True},
            outputs_to_state=outputs_to_state,
        )

    @property
    def tool_spec(self) -> dict[str, Any]:
        # Models of the SDK change what they get.
        whole = msgspec.json.decode(msgspec.json.encode(self.parameters))
        return {
            "name": self.name,
            "description": self.description,
            "parameters": whole,
        }

    # Any name may come as an argument.

    def invoke(self, /, **args: Any) -> Any:
        return self._call(*_apart(args))

    async def invoke_async(self, /, **args: Any) -> Any:
        return await self._acall(*_apart(args))

    def _call(self, args: dict[str, Any], callback: object) -> Any:
        raise NotImplementedError

    async def _acall(self, args: dict[str, Any], callback: object) -> Any:
        return self._call(args, callback)


def _apart(args: dict[str, Any]) -> tuple[dict[str, Any], object]:
    """Give the arguments, and what the SDK has put among them."""
    callback = args.get(_CALLBACK)
    if not callable(callback):
        # The SDK puts nothing there if the model has.
        return args, None
    return {name: one for name, one in args.items() if name != _CALLBACK}, callback


#: The name by which the SDK gives the receiver of its stream to tools.
_CALLBACK: Final = "streaming_callback"


class _Tool(_Plain):
    """A tool, and what the SDK asks of it."""

    def __init__(self, bridge: Bridge[RunContext], app: Registry, spec: Spec) -> None:
        super().__init__(spec.name, described(spec), spec.input_schema, shows=_shown)
        self.bridge = bridge
        self.app = app
        self.spec = spec

    def context(self, state: RunContext, call_id: str | None = None) -> Context:
        """Give the context of a call."""
        cx = self.bridge.context(state, _own(state), call_id)
        # Nobody goes on with the call later.
        return cx.with_can_answer()

    def _call(self, args: dict[str, Any], callback: object) -> Result:
        cx, run = self._begin(args)
        if callable(callback):
            cx = cx.with_events(_handing_on(callback, cx.events))
        try:
            envelope = self.bridge.call(self.spec, args, cx, run)
        except RunEnded as ended:
            raise self._late(ended) from None
        return self._result(envelope)

    async def _acall(self, args: dict[str, Any], callback: object) -> Result:
        cx, run = self._begin(args)
        stream = _Stream(callback, cx.events) if callable(callback) else None
        if stream is not None:
            cx = cx.with_events(stream.hear)
        call = self.bridge.acall(self.spec, args, cx, run)
        try:
            envelope = await (call if stream is None else stream.during(call))
        except RunEnded as ended:
            raise self._late(ended) from None
        return self._result(envelope)

    def _begin(self, args: dict[str, Any]) -> tuple[Context, Hashable]:
        step = _STEP.get()
        call = None if step is None else step.take(self.name, args)
        if step is None or call is None:
            cx = self.context(None)
            return cx, cx.run_id or cx.session_id
        cx = self.context(step.state, call.id)
        agreed = step.agreed.pop(id(call), None)
        return cx.with_consent(agreed) if agreed else cx, Same(step.state)

    def _late(self, ended: RunEnded) -> Exception:
        """Give what the SDK takes of a call that was not made."""
        if ended.why is not Ended.FINISHED:
            return ended
        # The run is about to end, and well: this call came beside its last one.
        return ToolFailed(f"{ended}.", self.name)

    def _result(self, envelope: Envelope[Any]) -> Result:
        text = self.bridge.text(self.spec, envelope)
        if envelope.error is not None:
            raise ToolFailed(text, self.name, envelope)
        shown = parts(envelope)
        if shown is None:
            return Result(envelope, text)
        content = [_part(part) for part in shown]
        if envelope.meta.reminder is not None:
            content.append(TextContent(envelope.meta.reminder))
        return Result(envelope, content)


def _shown(result: Result) -> str | list[_Content]:
    return result.content


def _own(state: RunContext) -> object:
    """Give the context that the host has given to the run; nothing without one."""
    given = None if state is None else state.data.get("hook_context")
    if not isinstance(given, dict):
        return None
    return next((one for one in given.values() if isinstance(one, Context)), None)


# What tools know of a run.


class _Step:
    """The calls of one turn, which tools run in threads and tasks of their own."""

    def __init__(self, state: State) -> None:
        self.state = state
        #: The consents of a human, by the identity of the call.
        self.agreed: dict[int, Agreement] = {}
        self._lock = Lock()
        self._calls: list[ToolCall] = []

    def begin(self, agreed: list[tuple[ToolCall, Agreement]]) -> None:
        """Take the calls that are made, and the consents to some of them."""
        messages = self.state.data.get("messages") or []
        self._calls = list(messages[-1].tool_calls) if messages else []
        for seen, agreement in agreed:
            for call in self._calls:
                # The SDK makes new calls of those that it shows to somebody.
                is_seen = (call.tool_name, call.arguments) == (
                    seen.tool_name,
                    seen.arguments,
                )
                if is_seen and id(call) not in self.agreed:
                    self.agreed[id(call)] = agreement
                    break

    def take(self, name: str, args: dict[str, Any]) -> ToolCall | None:
        """Give a call that nobody has taken yet; nothing if there is none like this."""
        with self._lock:
            for i, call in enumerate(self._calls):
                if (call.tool_name, call.arguments) == (name, args):
                    return self._calls.pop(i)
        return None


_STEP: ContextVar[_Step | None] = ContextVar("toolrt_haystack_step", default=None)


class _OfProcess:
    """Something that cannot be saved, as the SDK would with an agent that has it."""

    def to_dict(self) -> dict[str, Any]:
        raise SerializationError("Tools of a registry belong to their process.")

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> Self:  # noqa: ARG003 # as the SDK has it
        raise SerializationError("Tools of a registry belong to their process.")


class _Before(_OfProcess):
    """Tells tools about the run, and asks a human where there is one."""

    allowed_hook_points = ("before_tool",)

    def __init__(self, ui: ConfirmationUI | None) -> None:
        self._ui = ui

    def run(self, state: State) -> None:
        step, strategy = _Step(state), _Strategy(self._ui, state)
        names = self._asked(state)
        if names:
            ConfirmationHook(dict.fromkeys(names, strategy)).run(state)
        step.begin(strategy.agreed)
        _STEP.set(step)

    async def run_async(self, state: State) -> None:
        step, strategy = _Step(state), _Strategy(self._ui, state)
        names = self._asked(state)
        if names:
            await ConfirmationHook(dict.fromkeys(names, strategy)).run_async(state)
        step.begin(strategy.agreed)
        _STEP.set(step)

    def _asked(self, state: State) -> list[str | tuple[str, ...]]:
        """Give the names of tools of this turn whose calls need consent."""
        if self._ui is None:
            return []
        messages = state.data.get("messages") or []
        called = {call.tool_name for one in messages[-1:] for call in one.tool_calls}
        return [tool.name for tool in _consented(state) if tool.name in called]


def _consented(state: State) -> list[_Tool]:
    """Give the tools of a run whose calls need consent."""
    given = state.data.get("tools") or []
    return [one for one in given if isinstance(one, _Tool) and one.spec.needs_consent]


class _After(_OfProcess):
    """Forgets the turn."""

    allowed_hook_points = ("after_tool",)

    def run(self, state: State) -> None:  # noqa: ARG002 # the SDK gives it
        _STEP.set(None)

    async def run_async(self, state: State) -> None:
        self.run(state)


class _Strategy(_OfProcess, ConfirmationStrategy):
    """Asks a human about the calls of one turn that need consent.

    The SDK's own strategy may go on without asking anybody (`NeverAskPolicy`).
    """

    def __init__(self, ui: ConfirmationUI | None, state: State) -> None:
        self._ui = ui
        self._state = state
        self._tools = {tool.name: tool for tool in _consented(state)}
        #: What the human has agreed to.
        self.agreed: list[tuple[ToolCall, Agreement]] = []

    def run(
        self,
        *,
        tool_name: str,
        tool_description: str,
        tool_params: dict[str, Any],
        tool_call_id: str | None = None,
        confirmation_strategy_context: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> ToolExecutionDecision:
        tool = self._tools[tool_name]
        cx = tool.context(self._state, tool_call_id)
        final: dict[str, Any] | None = tool_params
        checked = tool.bridge.app.preflight(tool_name, tool_params, cx)
        if checked.status is Status.INPUT_REQUIRED and self._ui is not None:
            asked = [one.question for one in checked.requests.values() if one.question]
            said = self._ui.get_user_confirmation(
                tool_name, "\n".join(asked) or tool_description, tool_params
            )
            if said.action == "modify":
                final = said.new_tool_params
            elif said.action != "confirm":
                final = None
            if final is None:
                return ToolExecutionDecision(
                    tool_name=tool_name,
                    execute=False,
                    tool_call_id=tool_call_id,
                    feedback=_refused(said.feedback),
                )
            # Where it fails, the call says what is wrong.
            with suppress(Refused):
                meant = tool.bridge.meant(tool_name, final)
                agreed = tool.app.agreement(*meant, cx, by=CALLER, lasts=_CONSENT)
                self.agreed.append((ToolCall(tool_name, final), agreed))
        return ToolExecutionDecision(
            tool_name=tool_name,
            execute=True,
            tool_call_id=tool_call_id,
            final_tool_params=final,
        )

    async def run_async(
        self,
        *,
        tool_name: str,
        tool_description: str,
        tool_params: dict[str, Any],
        tool_call_id: str | None = None,
        confirmation_strategy_context: dict[str, Any] | None = None,
    ) -> ToolExecutionDecision:
        # Whoever asks a human blocks.
        return await asyncio.to_thread(
            self.run,
            tool_name=tool_name,
            tool_description=tool_description,
            tool_params=tool_params,
            tool_call_id=tool_call_id,
            confirmation_strategy_context=confirmation_strategy_context,
        )


def _refused(feedback: str | None) -> str:
    told = "A human has not agreed to the call."
    return f"{told} {feedback}" if feedback else told


# What a call tells while it runs.


def _chunk(event: Event) -> StreamingChunk | None:
    """Give an event as the SDK streams it; nothing for those of the call itself."""
    if event.kind.name.startswith(("call_", "policy_")):
        return None
    return StreamingChunk("", meta={"toolrt": msgspec.json.decode(event.to_json())})


def _handing_on(
    callback: Callable[[StreamingChunk], Any], first: EventSink | None
) -> EventSink:
    def hear(event: Event) -> None:
        if first is not None:
            deliver(first, event)
        chunk = _chunk(event)
        if chunk is not None:
            callback(chunk)

    return hear


class _Stream:
    """Hands what a call tells, in any thread, to a receiver that may be awaited."""

    def __init__(
        self, callback: Callable[[StreamingChunk], Any], first: EventSink | None
    ) -> None:
        self._callback = callback
        self._first = first
        self._loop = asyncio.get_running_loop()
        self._chunks: asyncio.Queue[StreamingChunk | None] = asyncio.Queue()

    def hear(self, event: Event) -> None:
        if self._first is not None:
            deliver(self._first, event)
        chunk = _chunk(event)
        if chunk is not None:
            self._loop.call_soon_threadsafe(self._chunks.put_nowait, chunk)

    async def during(self, call: Coroutine[Any, Any, Envelope[Any]]) -> Envelope[Any]:
        """Make the call, and hand on what it tells until it ends."""
        handing = asyncio.create_task(self._hand_on())
        try:
            envelope = await call
            # Behind whatever other threads have told before.
            self._loop.call_soon_threadsafe(self._chunks.put_nowait, None)
            await handing
        finally:
            handing.cancel()
        return envelope

    async def _hand_on(self) -> None:
        while (chunk := await self._chunks.get()) is not None:
            done = self._callback(chunk)
            if isawaitable(done):
                await done


# What the model reads of content.


def _part(part: Part) -> _Content:
    """Give a part of content as the SDK has it."""
    match part:
        case Text():
            return TextContent(part.text)
        case Image():
            return ImageContent(
                _base64(part.data), mime_type=part.mime_type, validation=False
            )
        case Audio():
            return FileContent(
                _base64(part.data), mime_type=part.mime_type, validation=False
            )
        case ResourceLink():
            return TextContent(f"{part.name}: {part.uri}")
        case Resource():
            inside = part.resource
            said, blob = or_none(inside.text), or_none(inside.blob)
            if blob is None:
                return TextContent(inside.uri if said is None else said)
            mime = or_none(inside.mime_type) or "application/octet-stream"
            return FileContent(
                _base64(blob), mime_type=mime, filename=inside.uri, validation=False
            )


def _base64(data: bytes) -> str:
    return b64encode(data).decode()


# The typed answer of an agent's model.


class _Answer(_Plain):
    """The typed answer of an agent's model, which ends the run."""

    def __init__(self, completion: Completion[Any], names: set[str]) -> None:
        name = completion.name
        if name in names:
            name = f"{name}_answer"
        inner = schema(completion.schema)
        #: Whether the answer is no object, and stands in one.
        self._wraps = inner.get("type") != "object"
        self.completion = completion
        document = completion.schema
        if self._wraps:
            document = msgspec.json.encode(_wrapped(inner)).decode()
        super().__init__(
            name,
            completion.description or "The answer, which ends the run.",
            document,
            shows=lambda result: completion.encode(result["answer"]).decode(),
            outputs_to_state={"answer": {"source": "answer"}},
        )
        #: What the model is told to do.
        self.asked = f"End with a call of {name}, which is the answer."

    def _call(self, args: dict[str, Any], callback: object) -> dict[str, Any]:  # noqa: ARG002
        given = args.get("answer") if self._wraps else args
        try:
            return {"answer": self.completion.codec.convert(given)}
        except Refused as refused:
            raise ToolFailed(str(refused), self.name) from None


def _wrapped(inner: dict[str, Any]) -> dict[str, Any]:
    """Give the schema of arguments for an answer that is no object."""
    outer: dict[str, Any] = {
        "type": "object",
        "properties": {"answer": inner},
        "required": ["answer"],
        "additionalProperties": False,
    }
    if "$defs" in inner:
        # References start at the root.
        outer["$defs"] = inner.pop("$defs")
    return outer


class _Held(_OfProcess):
    """Holds a model to its typed answer that ends with a text."""

    allowed_hook_points = ("on_exit",)

    def __init__(self, answer: _Answer) -> None:
        self._answer = answer
        self._tries = WeakKeyDictionary[State, int]()

    def run(self, state: State) -> None:
        if state.data.get("exit_reason") not in _TEXTS:
            return
        messages = state.data["messages"]
        try:
            answer = self._answer.completion.decode(messages[-1].text or "")
        except Refused as refused:
            tries = self._tries[state] = self._tries.get(state, 0) + 1
            if tries >= _TRIES:
                raise AnswerRefused(refused) from None
            wrong = ChatMessage.from_user(f"{refused}\n{self._answer.asked}")
            state.set("messages", [wrong])
            state.set("continue_run", value=True)
        else:
            state.set("answer", answer)

    async def run_async(self, state: State) -> None:
        self.run(state)


#: How runs end that end with a text.
_TEXTS: Final = ("text", "length", "content_filter")

#: How often a model may try to end with what is not its typed answer.
_TRIES: Final = 3
