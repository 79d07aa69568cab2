"""Tools for LlamaIndex: `pip install llama-index-core`, and a model's own package.

A call of an agent that needs a human waits, as workflows of the SDK do: the stream of
the run has an `InputRequiredEvent` with the `requests` of the call by name, the `tool`,
the `tool_call_id`, and the sealed `state`. It goes on with a `HumanResponseEvent` that
has the same `state`, and `responses`, such as `{"confirm": {"answer": True}}` or
`{"address": {"declined": True}}`. Whoever runs such tools reads the stream: a run that
nobody answers waits until it is cancelled, or until the timeout of the agent.
"""

from __future__ import annotations

import asyncio
from base64 import b64encode
from collections.abc import Mapping
from contextlib import suppress
from contextvars import copy_context
from hashlib import sha256
from json import dumps
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

import msgspec.json
from llama_index.core.agent.workflow import (
    AgentOutput,
    AgentStreamStructuredOutput,
    FunctionAgent,
    ToolCall,
)
from llama_index.core.base.llms.types import (
    AudioBlock,
    ChatMessage,
    ContentBlock,
    DocumentBlock,
    ImageBlock,
    TextBlock,
)
from llama_index.core.llms.llm import LLM
from llama_index.core.tools import AsyncBaseTool, ToolMetadata, ToolOutput
from llama_index.core.workflow import Context as WorkflowContext
from llama_index.core.workflow import (
    Event,
    HumanResponseEvent,
    InputRequiredEvent,
    WorkflowRuntimeError,
)
from llama_index_instrumentation.dispatcher import active_instrument_tags
from pydantic import BaseModel, ConfigDict, PrivateAttr
from workflows.context.state_store import DictState

# The SDK has no other place where a tool learns which call it answers.
from workflows.runtime.types.results import StepWorkerStateContextVar

from toolrt.agent.run import Ended, RunEnded
from toolrt.agent.view import RegistryView
from toolrt.call.content import Audio, Image, Part, Resource, ResourceLink, Text
from toolrt.call.envelope import CallFailed, Envelope, Status
from toolrt.call.event import deliver
from toolrt.codec import Refused
from toolrt.maybe import or_none
from toolrt.told import described

from .bridge import (
    Bridge,
    ContextOf,
    How,
    Specs,
    instructions,
    is_id,
    parts,
    plain,
    schema,
    sent_names,
    used,
)
from .bridge import text as told

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Unpack

    from llama_index.core.agent.workflow import AgentContext, ToolCallResult
    from llama_index.core.memory import BaseMemory

    from toolrt.agent.completion import Completion
    from toolrt.agent.spec import AgentSpec
    from toolrt.call.context import Context
    from toolrt.call.event import Event as EventOfCall
    from toolrt.call.event import EventSink
    from toolrt.host.registry import Registry
    from toolrt.spec import Spec

__all__ = [
    "CALLER",
    "Agent",
    "AnswerRefused",
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
CALLER: Final = "llama-index-core"


class RunContext(NamedTuple):
    """What the SDK knows of a call and of its run; nothing outside of a workflow."""

    #: The SDK's own context of the run.
    workflow: WorkflowContext[Any] | None = None
    #: What is in its store, where the host may have put something before the run.
    state: Mapping[str, Any] = MappingProxyType({})
    #: The id of the run.
    run_id: str | None = None
    #: The id that the model has given to the call.
    call_id: str | None = None


#: The context of calls, or what gives it by what the SDK knows of a call.
CallContext: TypeAlias = ContextOf[RunContext]

#: What an agent can have as its model, which must be able to call functions; that of
#: the SDK's `Settings` where it is `None`.
Model: TypeAlias = LLM | None


class ToolEvent(Event):
    """Progress, a line of the log, an artifact or an item of a call that runs."""

    #: The event as its JSON line has it: `event`, `tool`, `call_id` and more by kind.
    event: dict[str, Any]


def tools(
    app: Registry,
    specs: Specs,
    cx: CallContext = None,
    **how: Unpack[How],
) -> list[AsyncBaseTool]:
    """Give tools as the SDK's own.

    The `raw_output` of a `ToolOutput` is the envelope as dicts, lists and scalars;
    `Envelope.from_builtins` reads it. What a call tells while it runs is in the stream
    of the run, as `ToolEvent`.

    Agents of the SDK tell their model of every failure. An error whose recovery is
    `stop` ends the run of an `Agent` of this module alone.

    Args:
        app: Calls them.
        specs: What gives their specs, by name; those that are not registered are left
            out.
        cx: The context of their calls, or what gives it by what the SDK knows of them.
        how: How the model is answered. The SDK has no deferred loading.

    """
    return _tools(Bridge(app, specs, cx, how, CALLER), app)


def agent_tools(
    app: Registry,
    spec: AgentSpec,
    cx: CallContext = None,
    **how: Unpack[How],
) -> list[AsyncBaseTool]:
    """Give exactly the tools that an agent uses, within the limits of its runs.

    A run is one of a workflow of the SDK; one that goes on in another process is
    another. Outside of a workflow it is told by the `run_id` or the `session_id` of the
    context; without these, all calls of the list are one run.
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
) -> FunctionAgent:
    """Give an agent as the SDK's own: instructions, tools, where it stops, its answer.

    Everything else is the SDK's to set: `agent.streaming = False`, or
    `agent.run(…, max_iterations=…)`, which is 20 where it is not given.

    Args:
        app: Calls its tools.
        spec: The agent.
        model: Its model.
        cx: The context of the calls.
        completion: The typed answer of its model. The model gives it by a call of a
            tool with the name of the completion, and can correct it. The run's output
            has it as a dict (`structured_response`; as `{"answer": …}` where it is no
            object), and in its type (`raw`).
        how: How the model is answered.

    """
    named = sent_names(spec, how.get("provider", "any"))
    own: list[Any] = list(agent_tools(app, spec, cx, **how))
    answer = None
    said = instructions(spec, named)
    if completion is not None:
        answer = _Answer(completion, {tool.metadata.name for tool in own})
        own.append(answer)
        said = "\n\n".join(part for part in (said, answer.asked) if part)
    return Agent(
        name=spec.name,
        description=spec.description,
        system_prompt=said,
        tools=own,
        llm=model,
        answer=answer,
    )


class AnswerRefused(Exception):  # an end of a run
    """A model has ended its run again and again with what is not the typed answer."""

    def __init__(self, refused: Refused) -> None:
        """Take what is wrong with it."""
        super().__init__(str(refused))
        #: Everything that is wrong with it.
        self.issues = refused.issues


class Agent(FunctionAgent):
    """An agent that ends with the failures that no other call repairs.

    Its run ends with `CallFailed` or `RunEnded`, where other agents of the SDK tell
    their model. It takes the arguments of `FunctionAgent`.
    """

    _answer: _Answer | None = PrivateAttr(default=None)

    def __init__(self, *, answer: _Answer | None = None, **given: Any) -> None:
        """Take what the SDK's own agent takes."""
        super().__init__(**given)
        self._answer = answer

    async def handle_tool_call_results(
        self,
        ctx: WorkflowContext[Any],
        results: list[ToolCallResult],
        memory: BaseMemory,
    ) -> None:
        """Take what tools have answered in a turn.

        Raises:
            CallFailed: A call has failed in a way that no other call repairs.
            RunEnded: The run makes no more calls.

        """
        for result in results:
            failed = result.tool_output.exception
            # What came beside the last call is no reason to end otherwise.
            is_late = isinstance(failed, RunEnded) and failed.why is Ended.FINISHED
            if isinstance(failed, CallFailed | RunEnded) and not is_late:
                raise failed
        # The SDK drops what comes behind a tool that ends the run, even if it has
        # failed, and then the run goes on without that.
        shown = [
            result.model_copy(
                update={
                    "return_direct": result.return_direct
                    and not result.tool_output.is_error
                }
            )
            for result in results
        ]
        shown.sort(key=lambda result: result.return_direct)
        await super().handle_tool_call_results(ctx, shown, memory)

    async def take_step(
        self,
        ctx: AgentContext,
        llm_input: list[ChatMessage],
        tools: Sequence[AsyncBaseTool],
        memory: BaseMemory,
    ) -> AgentOutput:
        """Ask the model, which may end with nothing but its typed answer.

        Raises:
            AnswerRefused: It has tried to end with something else too often.

        """
        answer, tries = self._answer, _TRIES
        while True:
            output = await super().take_step(ctx, llm_input, tools, memory)
            if answer is None or output.tool_calls:
                return output
            try:
                output.raw = answer.read(output.response.content or "")
            except Refused as refused:
                tries -= 1
                if not tries:
                    raise AnswerRefused(refused) from None
                wrong = ChatMessage(role="user", content=f"{refused}\n{answer.asked}")
            else:
                return output
            said = await ctx.store.get(self.scratchpad_key, default=[])
            await ctx.store.set(self.scratchpad_key, [*said, wrong])

    async def finalize(
        self, ctx: WorkflowContext[Any], output: AgentOutput, memory: BaseMemory
    ) -> AgentOutput:
        """Give the output of the run, with the typed answer."""
        output = await super().finalize(ctx, output, memory)
        written = output.raw
        if self._answer is not None and isinstance(written, _Written):
            output.structured_response = dict(written)
            output.raw = self._answer.value(written)
            ctx.write_event_to_stream(AgentStreamStructuredOutput(output=written))
        return output


#: How often a model may try to end with what is not its typed answer.
_TRIES: Final = 3


def _tools(bridge: Bridge[RunContext], app: Registry) -> list[AsyncBaseTool]:
    # Without the package for it, nobody is asked anything.
    with suppress(ImportError):
        app.ensure_state_keys()
    return [_Tool(bridge, spec) for spec in bridge.specs]


class _Metadata(ToolMetadata):
    """What the SDK tells its models of a tool: the whole schema.

    Its own class keeps a part of the schema's top, and wants a class for it. Some
    models read the class.
    """

    def __init__(
        self, name: str, description: str, document: str, *, is_final: bool = False
    ) -> None:
        def read() -> dict[str, Any]:
            # Models of the SDK change what they get, and look for properties.
            return {"properties": {}} | schema(document)

        class Arguments(BaseModel):
            model_config = ConfigDict(extra="allow")

            @classmethod
            def model_json_schema(cls, *_: Any, **__: Any) -> dict[str, Any]:
                return read()

        Arguments.__name__ = name
        super().__init__(
            name=name,
            description=description,
            fn_schema=Arguments,
            return_direct=is_final,
        )
        self._read = read

    def get_parameters_dict(self) -> dict[str, Any]:
        return self._read()


class _Named(AsyncBaseTool):
    """A tool whose arguments come by name; any name may come."""

    def __init__(self, metadata: ToolMetadata) -> None:
        self._metadata = metadata

    @property
    def metadata(self) -> ToolMetadata:
        return self._metadata

    def __call__(self, /, *unnamed: Any, **args: Any) -> ToolOutput:
        return self.call(*unnamed, **args)

    def call(self, /, *unnamed: Any, **args: Any) -> ToolOutput:
        """Call the tool and wait.

        Raises:
            TypeError: An argument has no name. The SDK tries that with tools that have
                one argument, and then does it by name.

        """
        _refuse(unnamed)
        return self._call(args)

    async def acall(self, /, *unnamed: Any, **args: Any) -> ToolOutput:
        """Call the tool on the running event loop, as `call` does."""
        _refuse(unnamed)
        return await self._acall(args)

    def _call(self, args: dict[str, Any]) -> ToolOutput:
        raise NotImplementedError

    async def _acall(self, args: dict[str, Any]) -> ToolOutput:
        return self._call(args)


def _refuse(unnamed: tuple[Any, ...]) -> None:
    if unnamed:
        raise TypeError("Arguments come by name.")


class _Tool(_Named):
    """A tool, and what the SDK asks of it."""

    def __init__(self, bridge: Bridge[RunContext], spec: Spec) -> None:
        super().__init__(
            _Metadata(
                spec.name, described(spec), spec.input_schema, is_final=spec.is_final
            )
        )
        self._bridge = bridge
        self._spec = spec

    def _call(self, args: dict[str, Any]) -> ToolOutput:
        """Call the tool and wait; nobody is asked anything."""
        bridge, spec = self._bridge, self._spec
        cx = bridge.context(RunContext()).with_can_answer()
        try:
            envelope = bridge.call(spec, args, cx, cx.run_id or cx.session_id)
        except RunEnded as ended:
            return self._over(args, ended)
        return self._output(args, envelope)

    async def _acall(self, args: dict[str, Any]) -> ToolOutput:
        """Call the tool; within a call of an agent it can wait for a human."""
        bridge, spec = self._bridge, self._spec
        step = _Step.of(spec, args)
        run = RunContext() if step is None else await step.run_context()
        cx = _identified(bridge.context(run, call_id=run.call_id), run)
        key = run.run_id or cx.run_id or cx.session_id
        try:
            if step is None:
                cx = cx.with_can_answer()
                envelope = await bridge.acall(spec, args, cx, key)
            else:
                cx = cx.with_events(step.heard(cx.events))
                envelope = await self._going_on(args, cx, key, step)
        except RunEnded as ended:
            return self._over(args, ended)
        return self._output(args, envelope)

    async def _going_on(
        self, args: dict[str, Any], cx: Context, key: str | None, step: _Step
    ) -> Envelope[Any]:
        """Call with all that a human has answered, question after question.

        The SDK calls the tool anew when there is an answer. This goes on then where the
        call has ended.
        """
        first = cx if cx.can_answer else cx.with_can_answer("ask", "confirm")
        going, asked = first, await step.asked()
        if asked:
            going = await step.answered(first, asked)
        while True:
            envelope = await self._bridge.acall(self._spec, args, going, key)
            # Whatever was told is in the stream before the answer is.
            await asyncio.sleep(0)
            error = envelope.error
            is_expired = error is not None and error.code == _EXPIRED
            if is_expired and going is not first:
                # The answer came too late, or to other keys: it asks anew.
                going = first
                continue
            if envelope.status is not Status.INPUT_REQUIRED or envelope.state is None:
                return envelope
            asked = [*asked, step.asks(envelope)]
            await step.keep(asked)
            going = await step.answered(first, asked)

    def _output(self, args: dict[str, Any], envelope: Envelope[Any]) -> ToolOutput:
        bridge, spec = self._bridge, self._spec
        failed: CallFailed | None = None
        try:
            bridge.stop(envelope)
        except CallFailed as stops:
            failed = stops
        shown = parts(envelope)
        blocks: list[ContentBlock]
        if shown is None:
            blocks = [TextBlock(text=told(spec, envelope, bridge.said))]
        else:
            blocks = [_block(part) for part in shown]
            if envelope.meta.reminder is not None:
                blocks.append(TextBlock(text=envelope.meta.reminder))
        return ToolOutput(
            tool_name=spec.name,
            blocks=blocks,
            raw_input=args,
            raw_output=plain(envelope),
            is_error=envelope.error is not None,
            exception=failed,
        )

    def _over(self, args: dict[str, Any], ended: RunEnded) -> ToolOutput:
        return ToolOutput(
            tool_name=self._spec.name,
            content=f"{ended}.",
            raw_input=args,
            is_error=True,
            exception=ended,
        )


#: The code of an error where a state is none of this call, or none any more.
_EXPIRED: Final = "invalid_state"


def _identified(cx: Context, run: RunContext) -> Context:
    """Give a context with the id of the run, where it has none."""
    if cx.run_id is None and run.run_id is not None and is_id(run.run_id):
        return cx.with_run_id(run.run_id)
    return cx


class _Step:
    """The step of a workflow in which an agent makes a call."""

    def __init__(self, ctx: WorkflowContext[Any], call: ToolCall, item: object) -> None:
        self._ctx = ctx
        self._call = call
        self._run_id = active_instrument_tags.get().get("llamaindex.run_id")
        # Calls are told apart by the SDK's number of them; ids are the model's to say.
        about = [item, call.tool_id, call.tool_name, call.tool_kwargs]
        document = dumps(about, sort_keys=True, default=str).encode()
        #: Where the store has what the call has asked.
        self._key = f"toolrt_{sha256(document).hexdigest()}"

    @classmethod
    def of(cls, spec: Spec, args: dict[str, Any]) -> _Step | None:
        """Give the step that makes this very call; nothing if none does.

        A tool may be called by other code in a step, too. Whatever that code has done
        before would be done again with an answer.
        """
        try:
            ctx = WorkflowContext.get_step_context()
        except WorkflowRuntimeError:
            return None
        worker = StepWorkerStateContextVar.get(None)
        call = None if worker is None else worker.event
        if worker is None or not isinstance(call, ToolCall):
            return None
        if (call.tool_name, call.tool_kwargs) != (spec.name, args):
            return None
        return cls(ctx, call, worker.state.work_item_id)

    async def run_context(self) -> RunContext:
        state = await self._ctx.store.get_state()
        values = dict(state.items()) if isinstance(state, DictState) else {}
        return RunContext(self._ctx, values, self._run_id, self._call.tool_id or None)

    async def asked(self) -> list[dict[str, Any]]:
        """Give what the call has asked before, from the first to the last.

        Raises:
            WaitingForEvent: The call goes on already; for the SDK.

        """
        kept = await self._ctx.store.get(self._key, default=None) or {}
        going = kept.get("going")
        if going is not None and going == self._run_id:
            # An answer has come twice, and the SDK calls the tool for each: this is one
            # call too many, and nothing ever comes of it.
            await self._ctx.wait_for_event(
                HumanResponseEvent, requirements={"state": self._key}, timeout=None
            )
        return list(kept.get("asked", []))

    def asks(self, envelope: Envelope[Any]) -> dict[str, Any]:
        """Give what whoever answers has to know."""
        asked = envelope.requests.items()
        return {
            "type": "input_required",
            "prefix": "\n".join(one.question or name for name, one in asked),
            "tool": self._call.tool_name,
            "tool_call_id": self._call.tool_id,
            "requests": plain(envelope)["requests"],
            "state": envelope.state,
        }

    async def keep(self, asked: list[dict[str, Any]]) -> None:
        """Keep what the call has asked; a run can go on in another process."""
        await self._ctx.store.set(self._key, {"asked": asked})

    async def answered(self, cx: Context, asked: list[dict[str, Any]]) -> Context:
        """Give the context of a call that goes on with the answers of a human.

        There are answers to all that was asked before; the SDK forgets those that are
        asked for again.

        Raises:
            WaitingForEvent: There is no answer yet to the last question; for the SDK.

        """
        answers = [
            await self._ctx.wait_for_event(
                HumanResponseEvent,
                waiter_event=InputRequiredEvent(**one),
                requirements={"state": one["state"]},
                timeout=None,
            )
            for one in asked
        ]
        await self._ctx.store.set(self._key, {"going": self._run_id})
        responses = answers[-1].get("responses", None)
        if not isinstance(responses, dict):
            responses = {}
        # What a human has got wrong is asked again.
        return cx.with_responses(responses, asked[-1]["state"], forgiving=True)

    def heard(self, first: EventSink | None) -> EventSink:
        """Give a receiver that hands what a call tells on to the stream of the run."""
        loop, here, ctx = asyncio.get_running_loop(), copy_context(), self._ctx

        def hand_on(event: EventOfCall) -> None:
            said = msgspec.json.decode(event.to_json())
            ctx.write_event_to_stream(ToolEvent(event=said))

        def receive(event: EventOfCall) -> None:
            if first is not None:
                deliver(first, event)
            if not event.kind.name.startswith(("call_", "policy_")):
                # Handlers may run in threads of their own.
                loop.call_soon_threadsafe(hand_on, event, context=here)

        return receive


# What the model reads of content.


def _block(part: Part) -> ContentBlock:
    """Give a part of content as the SDK has it."""
    match part:
        case Text():
            return TextBlock(text=part.text)
        case Image():
            return ImageBlock(image=_base64(part.data), image_mimetype=part.mime_type)
        case Audio():
            # The SDK names the format, and makes a type of it.
            return AudioBlock(
                audio=_base64(part.data), format=part.mime_type.partition("/")[2]
            )
        case ResourceLink():
            return TextBlock(text=f"{part.name}: {part.uri}")
        case Resource():
            inside = part.resource
            said, blob = or_none(inside.text), or_none(inside.blob)
            if blob is None:
                return TextBlock(text=inside.uri if said is None else said)
            mime = or_none(inside.mime_type) or "application/octet-stream"
            return DocumentBlock(
                data=_base64(blob), title=inside.uri, document_mimetype=mime
            )


def _base64(data: bytes) -> bytes:
    # The SDK would take data for base64 that happens to look like it.
    return b64encode(data)


# The typed answer of an agent's model.


class _Written(dict[str, Any]):
    """An answer as the model has written it."""


class _Answer(_Named):
    """The typed answer of an agent's model, which ends the run.

    The SDK's own way (`output_cls`) asks the model once more, and says nothing of an
    answer that is not valid.
    """

    def __init__(self, completion: Completion[Any], names: set[str | None]) -> None:
        name = completion.name
        if name in names or name == _TAKEN:
            name = f"{name}_answer"
        inner = schema(completion.schema)
        #: Whether the answer is no object, and stands in one.
        self._wraps = inner.get("type") != "object"
        self._completion = completion
        document = completion.schema
        if self._wraps:
            document = msgspec.json.encode(_wrapped(inner)).decode()
        said = completion.description or "The answer, which ends the run."
        super().__init__(_Metadata(name, said, document, is_final=True))
        #: What the model is told to do.
        self.asked = f"End with a call of {name}, which is the answer."

    def _call(self, args: dict[str, Any]) -> ToolOutput:
        """Take the answer, or say what is wrong with it."""
        name = self.metadata.get_name()
        try:
            written = self._written(self._convert(args))
        except Refused as refused:
            return ToolOutput(name, str(refused), raw_input=args, is_error=True)
        said = msgspec.json.encode(written).decode()
        return ToolOutput(name, said, raw_input=args, raw_output=written)

    def read(self, text: str) -> _Written:
        """Read an answer that the model gives without a call.

        Raises:
            Refused: Lists everything that is wrong with it.

        """
        return self._written(self._completion.decode(text))

    def value(self, written: _Written) -> Any:
        """Give an answer in its type."""
        return self._convert(written)

    def _convert(self, args: dict[str, Any]) -> Any:
        given = args.get("answer") if self._wraps else args
        return self._completion.codec.convert(given)

    def _written(self, answer: Any) -> _Written:
        value = msgspec.json.decode(self._completion.encode(answer))
        return _Written({"answer": value} if self._wraps else value)


#: The name of a tool that the SDK has for itself.
_TAKEN: Final = "handoff"


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
