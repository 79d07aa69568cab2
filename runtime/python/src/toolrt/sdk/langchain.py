"""Tools for LangChain and LangGraph: `pip install langchain`.

Tools by themselves need `langchain-core` only.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Generator, Hashable, Mapping
from contextlib import contextmanager
from contextvars import ContextVar, copy_context
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Self, TypeAlias

import msgspec.json
from langchain_core.language_models.chat_models import BaseChatModel
from langchain_core.messages import ToolMessage
from langchain_core.messages.content import (
    create_file_block,
    create_image_block,
    create_text_block,
)
from langchain_core.runnables import RunnableConfig
from langchain_core.runnables.config import ensure_config
from langchain_core.tools import StructuredTool, ToolException
from pydantic import BaseModel, PrivateAttr
from pydantic_core import core_schema

from toolrt.agent.view import RegistryView
from toolrt.call.content import Audio, Image, Part, Resource, ResourceLink, Text
from toolrt.call.context import Context
from toolrt.call.envelope import Envelope, Status
from toolrt.call.event import Item, Progress, deliver
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
    is_id,
    parts,
    plain,
    schema,
    sent_names,
    used,
)
from .graph_waiting import Attempt, Kept, Key, Past, Waiting, waiting_of

if TYPE_CHECKING:
    from typing import Unpack

    from langchain.agents.middleware import AgentMiddleware
    from langchain.agents.structured_output import ToolStrategy
    from langchain_core.messages.content import ContentBlock
    from langgraph.graph.state import CompiledStateGraph
    from langgraph.runtime import Runtime

    from toolrt.agent.completion import Completion
    from toolrt.agent.spec import AgentSpec
    from toolrt.call.event import Event, EventSink
    from toolrt.host.registry import Registry
    from toolrt.spec import Spec

    #: An agent as the SDK has it, ready to be called.
    Graph: TypeAlias = CompiledStateGraph[Any, Any, Any, Any]
else:
    from toolrt.lazy import hinted

    Graph = hinted("CompiledStateGraph", "langgraph.graph.state")

__all__ = [
    "CALLER",
    "Answer",
    "CallContext",
    "Graph",
    "How",
    "Model",
    "RunContext",
    "ToolFailed",
    "agent",
    "agent_tools",
    "tools",
]

#: Who calls, as `meta.caller` says it.
CALLER: Final = "langchain"

#: What the SDK knows of a run.
RunContext: TypeAlias = RunnableConfig

#: The context of calls, or what gives it by what the SDK knows of a run.
CallContext: TypeAlias = ContextOf[RunContext]

#: What an agent can have as its model; a text such as `anthropic:claude-sonnet-4-5`.
Model: TypeAlias = BaseChatModel | str


def tools(
    app: Registry,
    specs: Specs,
    cx: CallContext = None,
    **how: Unpack[How],
) -> list[StructuredTool]:
    """Give tools as the SDK's own.

    The artifact of a message is the envelope as dicts, lists and scalars, which a
    checkpoint can hold; `Envelope.from_builtins` reads it.

    Inside of a graph with a checkpointer, a call that must ask a human first interrupts
    the graph. The value of the interrupt has the `requests` by name, as they stand in
    an envelope, the `tool`, the `tool_call_id`, and the `state` of the call. It goes on
    with `Command(resume={"responses": {"NAME": {"answer": …}}})`, or with
    `{"declined": true}` in place of an answer. Where the graph goes on in another
    process, or a node of it makes several calls that ask, the `state` stands beside the
    `responses`; other processes need the same state keys. An answer that cannot be
    used is asked for again. That other code of the graph has let a human approve a call
    is no consent.

    With `create_agent`, a tool that ends the run (`final`) ends it also where its call
    has failed, since that is what the SDK does with `return_direct`; an agent that
    `agent` gives goes on then.

    Args:
        app: Calls them.
        specs: What gives their specs, by name; those that are not registered are left
            out.
        cx: The context of their calls, or what gives it by the SDK's config. Without
            one, a `Context` that is the `context` of the graph's run is taken, or one
            that stands anywhere in the `configurable` of the config.
        how: How the model is answered.

    """
    return _tools(Bridge(app, specs, cx, how, CALLER), app)


def agent_tools(
    app: Registry,
    spec: AgentSpec,
    cx: CallContext = None,
    **how: Unpack[How],
) -> list[StructuredTool]:
    """Give exactly the tools that an agent uses, within the limits of its runs.

    A run is a run of a graph, with what goes on after its interrupts with the same list
    of tools. Outside of a graph it is told by the `run_id` or the `session_id` of the
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
) -> Graph:
    """Give an agent as the SDK's own: instructions, tools, where it stops, its answer.

    It has no checkpointer, without which nothing interrupts it: `graph.checkpointer =
    InMemorySaver()`.

    Args:
        app: Calls its tools.
        spec: The agent.
        model: Its model.
        cx: The context of the calls.
        completion: The typed answer of its model, which is then an `Answer` as the
            run's `structured_response`. An answer that is not valid is corrected by the
            model.
        how: How the model is answered.

    """
    named = sent_names(spec, how.get("provider", "any"))
    from langchain.agents import create_agent  # noqa: PLC0415 # tools do without

    own = agent_tools(app, spec, cx, **how)
    for tool in own:
        tool.return_direct = False
    return create_agent(
        model,
        own,
        system_prompt=instructions(spec, named),
        middleware=[
            _ends(frozenset(named(t.name) for t in spec.tools() if t.is_final))
        ],
        response_format=None if completion is None else _strategy(completion),
        name=spec.name,
    )


class ToolFailed(ToolException):
    """A call has failed in a way that the model may correct; what it is told of it."""

    def __init__(self, text: str, envelope: Envelope[Any]) -> None:
        """Take what the model is told, and the answer to the call."""
        super().__init__(text)
        #: The answer to the call.
        self.envelope = envelope


class Answer(dict[str, Any]):
    """The typed answer of an agent's model, and the same as the model has written it.

    What comes out of a checkpoint is a plain dict: a checkpoint holds no other types.
    """

    def __init__(self, written: Mapping[str, Any], value: Any) -> None:
        """Take both."""
        super().__init__(written)
        #: The answer in its type.
        self.value = value


def _tools(bridge: Bridge[RunContext], app: Registry) -> list[StructuredTool]:
    return [_Tool(_Calls(bridge, app, spec), spec) for spec in bridge.specs]


class _Ids(NamedTuple):
    """What the SDK says of one call of a tool."""

    call: str | None = None
    run: object = None


_NO_IDS: Final = _Ids()

_IDS: ContextVar[_Ids] = ContextVar("toolrt_langchain_ids", default=_NO_IDS)


@contextmanager
def _called(given: dict[str, Any]) -> Generator[None]:
    token = _IDS.set(_Ids(given.get("tool_call_id"), given.get("run_id")))
    try:
        yield
    finally:
        _IDS.reset(token)


class _Tool(StructuredTool):
    """A tool as the SDK has it.

    The SDK's own class takes arguments such as `config` or `self` out of those of the
    model, or trips over them; this one hands on all that there are.
    """

    _calls: _Calls = PrivateAttr()

    def __init__(self, calls: _Calls, spec: Spec) -> None:
        defers = calls.bridge.defers
        super().__init__(
            name=spec.name,
            description=described(spec),
            args_schema={"properties": {}} | schema(spec.input_schema),
            func=calls.call,
            coroutine=calls.acall,
            response_format="content_and_artifact",
            handle_tool_error=True,
            return_direct=spec.is_final,
            tags=list(spec.tags) or None,
            metadata={"toolrt": _metadata(spec)},
            extras={"defer_loading": True} if defers else None,
        )
        self._calls = calls

    def run(self, *args: Any, **kwargs: Any) -> Any:
        with _called(kwargs):
            return super().run(*args, **kwargs)

    async def arun(self, *args: Any, **kwargs: Any) -> Any:
        with _called(kwargs):
            return await super().arun(*args, **kwargs)

    # In spite of their names, these two are what tools implement.

    def _run(self, /, *_: Any, **args: Any) -> Any:
        try:
            return self._calls.call(**args)
        except ToolFailed as failed:
            return self._failed(failed)

    async def _arun(self, /, *_: Any, **args: Any) -> Any:
        try:
            return await self._calls.acall(**args)
        except ToolFailed as failed:
            return self._failed(failed)

    def _failed(self, failed: ToolFailed) -> tuple[ToolMessage, dict[str, object]]:
        """Give the message that the SDK would make of an error, with the artifact."""
        call_id = _IDS.get().call
        if call_id is None or self.handle_tool_error is not True:
            raise failed
        artifact = _artifact(failed.envelope)
        message = ToolMessage(
            str(failed),
            artifact=artifact,
            tool_call_id=call_id,
            name=self.name,
            status="error",
        )
        return message, artifact


def _artifact(envelope: Envelope[Any]) -> dict[str, object]:
    """Give an envelope as a checkpoint can hold it."""
    return plain(envelope)


def _metadata(spec: Spec) -> dict[str, Any]:
    """Give what traces show of a tool; what the design does not say is out."""
    effects = spec.effects
    said = {
        "title": spec.title,
        "toolset": spec.toolset or None,
        "service": spec.service or None,
        "version": spec.version,
        "readonly": effects.readonly or None,
        "destructive": effects.destructive,
        "idempotent": effects.idempotent or None,
        "open_world": effects.open_world,
        "cost": spec.cost,
        "data": spec.data,
        "pii": spec.pii,
    }
    return {name: value for name, value in said.items() if value is not None}


class _Calls:
    """The calls of a tool."""

    def __init__(self, bridge: Bridge[RunContext], app: Registry, spec: Spec) -> None:
        self.bridge = bridge
        self._app = app
        self._spec = spec

    def call(self, /, **args: Any) -> tuple[Any, dict[str, object]]:
        bridge, spec = self.bridge, self._spec
        with self._begin(args) as one:
            envelope = one.past or bridge.call(spec, args, one.cx, one.run)
            while one.goes_on(envelope):
                envelope = bridge.call(spec, args, one.cx, one.run)
        return self._answered(envelope)

    async def acall(self, /, **args: Any) -> tuple[Any, dict[str, object]]:
        bridge, spec = self.bridge, self._spec
        async with self._begin(args) as one:
            envelope = one.past or await bridge.acall(spec, args, one.cx, one.run)
            while one.goes_on(envelope):
                envelope = await bridge.acall(spec, args, one.cx, one.run)
        return self._answered(envelope)

    def _begin(self, args: dict[str, Any]) -> _Call:
        ids, config = _IDS.get(), ensure_config()
        runtime = _runtime(config)
        cx = self.bridge.context(config, _own(config, runtime), ids.call)
        cx = _identified(cx, config, runtime, ids)
        if runtime is None:
            # Nobody goes on with the call later.
            return _Call(cx.with_can_answer(), cx.run_id or cx.session_id)
        cx = cx.with_events(_streamed(runtime, cx.events))
        run = _run_of(runtime, cx)
        task = _task(config, runtime)
        if task is None:
            return _Call(cx.with_can_answer(), run)
        waiting = waiting_of(self._app.ensure_state_keys())
        if not cx.can_answer:
            cx = cx.with_can_answer("ask", "confirm")
        return _Interruptible(
            cx,
            run,
            waiting=waiting,
            task=task,
            attempt=waiting.attempt(task.id, runtime),
            spec=self._spec,
            args=args,
            call_id=ids.call,
        )

    def _answered(self, envelope: Envelope[Any]) -> tuple[Any, dict[str, object]]:
        if envelope.error is not None:
            raise ToolFailed(self.bridge.text(self._spec, envelope), envelope)
        shown = parts(envelope)
        if shown is None:
            return self.bridge.text(self._spec, envelope), _artifact(envelope)
        blocks = [_block(part) for part in shown]
        if envelope.meta.reminder is not None:
            blocks.append(create_text_block(envelope.meta.reminder))
        return blocks, _artifact(envelope)


class _Call:
    """A call, which may take several of the pipeline."""

    def __init__(self, cx: Context, run: Hashable) -> None:
        self.cx = cx
        self.run = run
        #: The answer, where the call was made before.
        self.past: Envelope[Any] | None = None

    def goes_on(self, _: Envelope[Any], /) -> bool:
        """Whether another call goes on with this one, now with the context."""
        return False

    # It is made in such a block.

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    async def __aenter__(self) -> Self:
        return self.__enter__()

    async def __aexit__(self, *raised: object) -> None:
        self.__exit__(*raised)


# What LangGraph has to do with it. Whoever runs no graph needs none of it.


def _runtime(config: RunnableConfig) -> Runtime[Any] | None:
    """Give what a graph knows of its run; nothing outside of a graph."""
    if not config.get("configurable"):
        return None
    try:
        from langgraph.runtime import get_runtime  # noqa: PLC0415
    except ImportError:
        return None
    # In spite of its type, it gives `None` outside of a graph.
    return get_runtime() or None


class _Task(NamedTuple):
    """A task of a graph: one run of a node, which begins again after an interrupt."""

    id: str
    #: Whether the graph is in no other graph.
    is_outermost: bool


def _task(config: RunnableConfig, runtime: Runtime[Any]) -> _Task | None:
    """Give the task that makes a call; nothing if it cannot be interrupted."""
    from langgraph.constants import CONFIG_KEY_CHECKPOINTER  # noqa: PLC0415

    info = runtime.execution_info
    if info is None or not config.get("configurable", {}).get(CONFIG_KEY_CHECKPOINTER):
        return None
    return _Task(info.task_id, _INSIDE not in info.checkpoint_ns)


#: What stands between the names of a graph and of one inside of it.
_INSIDE: Final = "|"


def _run_of(runtime: Runtime[Any], cx: Context) -> Hashable:
    """Give what tells the run of a graph from others."""
    if runtime.control is None:
        return cx.run_id or cx.session_id
    info = runtime.execution_info
    around = "" if info is None else info.checkpoint_ns.rpartition(_INSIDE)[0]
    # A graph inside of another one shares its control.
    return (Same(runtime.control), around)


def _own(config: RunnableConfig, runtime: Runtime[Any] | None) -> object:
    """Give the context that the host has given to the SDK; nothing without one."""
    if runtime is not None and isinstance(runtime.context, Context):
        return runtime.context
    given = config.get("configurable", {}).values()
    return next((one for one in given if isinstance(one, Context)), None)


def _identified(
    cx: Context, config: RunnableConfig, runtime: Runtime[Any] | None, ids: _Ids
) -> Context:
    """Give a context with the ids that the SDK has, where it has none."""
    info = None if runtime is None else runtime.execution_info
    thread = config.get("configurable", {}).get("thread_id")
    run = ids.run if info is None else info.run_id
    if cx.session_id is None and thread is not None and is_id(str(thread)):
        cx = cx.with_session_id(str(thread))
    if cx.run_id is None and run is not None and is_id(str(run)):
        cx = cx.with_run_id(str(run))
    return cx


def _streamed(runtime: Runtime[Any], first: EventSink | None) -> EventSink:
    """Give a receiver that hands progress and items on to the graph's custom stream."""
    here = copy_context()

    def receive(event: Event) -> None:
        if first is not None:
            deliver(first, event)
        if isinstance(event.kind, Progress | Item):
            said = msgspec.json.decode(event.to_json())
            # Handlers may run in threads of their own, where the SDK knows of no graph;
            # and two of them cannot be in one context at once.
            here.copy().run(runtime.stream_writer, said)

    return receive


class _Interruptible(_Call):
    """A call that can interrupt its graph.

    After an interrupt, the graph runs the task again from its start: this goes on where
    the call has ended, and calls nothing while the graph has no new answer.
    """

    def __init__(
        self,
        cx: Context,
        run: Hashable,
        *,
        waiting: Waiting,
        task: _Task,
        attempt: Attempt,
        spec: Spec,
        args: dict[str, Any],
        call_id: str | None,
    ) -> None:
        self._first = cx
        self._waiting = waiting
        self._task = task
        self._attempt = attempt
        self._spec = spec
        self._args = args
        self._key: Key = (task.id, call_id)
        #: How many answers of the task were seen.
        self._seen = 0
        self._kept = waiting.get(self._key)
        super().__init__(cx, waiting.run(run, self._kept))

    def __enter__(self) -> Self:
        try:
            self._begin()
        except BaseException:
            self._waiting.leave(self._task.id, self._attempt)
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self._waiting.leave(self._task.id, self._attempt)

    async def __aenter__(self) -> Self:
        try:
            return self.__enter__()
        except BaseException as raised:
            await self._ended(raised)
            raise

    async def __aexit__(self, *raised: object) -> None:
        self.__exit__()
        await self._ended(raised[1])

    async def _ended(self, raised: object) -> None:
        """Give other calls of the task their time, which an interrupt would not."""
        from langgraph.errors import GraphInterrupt  # noqa: PLC0415

        if isinstance(raised, GraphInterrupt):
            await self._attempt.ended()

    def _begin(self) -> None:
        waiting, past = self._waiting, self._waiting.past(self._key)
        if past is not None and (past.tool, past.args) == (self._spec.name, self._args):
            self.past = past.envelope
        elif self._kept is not None:
            self._go_on(self._kept, self._answers())
        elif (
            self._may_ask()
            and self._task.is_outermost
            and not waiting.of(self._task.id)
        ):
            # The task may have been interrupted in another process. Inside of another
            # graph, the answer might be for that one.
            answers = self._answers()
            if answers:
                self._takes(answers[-1], None)

    def goes_on(self, envelope: Envelope[Any], /) -> bool:
        if envelope.status is not Status.INPUT_REQUIRED:
            past = Past(self._spec.name, self._args, envelope)
            self._waiting.end(self._key, past)
            return False
        requests = envelope.requests.items()
        self._ask(
            {
                "type": "input_required",
                "tool": self._spec.name,
                "tool_call_id": self._key[1],
                "requests": {name: one.to_builtins() for name, one in requests},
                "state": envelope.state,
            }
        )
        return True

    def _go_on(self, kept: Kept, answers: list[Any]) -> None:
        """Go on with an answer, or ask the same again."""
        state = kept.asked["state"]
        for answer in reversed(answers):
            has_state = isinstance(answer, dict) and answer.get("state") == state
            if has_state and self._takes(answer, None):
                return
        # An answer without a state might be for another call of the same task, and one
        # with another state for what another process has asked since.
        is_next = kept.before == len(answers) - 1
        is_clear = is_next and self._waiting.of(self._key[0]) == 1
        if not answers or not self._takes(answers[-1], state if is_clear else None):
            self._ask(kept.asked)

    def _may_ask(self) -> bool:
        return bool(self._spec.asks) or self._spec.needs_consent

    def _ask(self, asked: dict[str, Any]) -> None:
        """Interrupt the graph, or take the answer that it has.

        Raises:
            GraphInterrupt: It has none.

        """
        from langgraph.types import interrupt  # noqa: PLC0415

        seen = self._seen
        # Whose answer it is, only the state can tell.
        for answer in self._answers()[seen:]:
            if self._takes(answer, None):
                return
        self._waiting.keep(self._key, Kept(asked, self._seen, self.run))
        interrupt(asked)

    def _answers(self) -> list[Any]:
        """Give all answers that the graph has for the task."""
        answers = self._attempt.answers()
        self._seen = len(answers)
        return answers

    def _takes(self, answer: object, state: str | None) -> bool:
        """Take an answer, if it can be used.

        Args:
            answer: What the graph has been resumed with.
            state: The state that it goes on with, where it brings none.

        """
        if not isinstance(answer, dict):
            return False
        responses, state = answer.get("responses"), answer.get("state", state)
        is_own = answer.get("tool_call_id", self._key[1]) == self._key[1]
        if not is_own or not isinstance(responses, dict) or not isinstance(state, str):
            return False
        try:
            # What a human has got wrong is asked again.
            self.cx = self._first.with_responses(responses, state, forgiving=True)
        except (TypeError, ValueError, RecursionError):
            return False
        return True


def _ends(final: frozenset[str]) -> AgentMiddleware[Any, Any, Any]:
    """Give what ends the run of an agent when a tool has succeeded that ends it."""
    from langchain.agents.middleware import before_model  # noqa: PLC0415

    def ends(state: Any, _: Any) -> dict[str, Any] | None:
        for message in reversed(state["messages"]):
            if not isinstance(message, ToolMessage):
                break
            if message.name in final and message.status == "success":
                return {"jump_to": "end"}
        return None

    return before_model(can_jump_to=["end"], name="final")(ends)


# What the model reads of content.


def _block(part: Part) -> ContentBlock:
    """Give a part of content as the SDK has it."""
    match part:
        case Text():
            return create_text_block(part.text)
        case Image():
            return create_image_block(
                base64=_base64(part.data), mime_type=part.mime_type
            )
        case Audio():
            # The SDK makes a text of a message of a tool that has audio.
            return create_file_block(
                base64=_base64(part.data), mime_type=part.mime_type
            )
        case ResourceLink():
            return create_text_block(f"{part.name}: {part.uri}")
        case Resource():
            inside = part.resource
            said, blob = or_none(inside.text), or_none(inside.blob)
            if blob is None:
                return create_text_block(inside.uri if said is None else said)
            mime = or_none(inside.mime_type) or "application/octet-stream"
            return create_file_block(base64=_base64(blob), mime_type=mime)


def _base64(data: bytes) -> str:
    return b64encode(data).decode()


# The typed answer of an agent's model.


class _Wrong(Exception):  # an answer, and what is wrong with it
    """An answer breaks its type. It is no `ValueError`, which pydantic would reword."""


def _strategy(completion: Completion[Any]) -> ToolStrategy[Any]:
    """Give the answer of an agent's model as the SDK asks for it: by a tool."""
    from langchain.agents.structured_output import (  # noqa: PLC0415
        StructuredOutputValidationError,
        ToolStrategy,
    )

    def corrected(error: Exception) -> str:
        if isinstance(error, StructuredOutputValidationError):
            cause = error.source.__cause__
            error = cause if isinstance(cause, _Wrong) else error
        return str(error)

    return ToolStrategy(
        _model_of(completion),
        tool_message_content="The answer is taken.",
        handle_errors=corrected,
    )


def _model_of(completion: Completion[Any]) -> type[BaseModel]:
    """Give a model that has a completion's schema, and that its codec reads."""
    asked = schema(completion.schema)
    wraps = asked.get("type") != "object"
    if wraps:
        # The arguments of a tool are an object.
        shared = {"$defs": asked.pop("$defs")} if "$defs" in asked else {}
        asked = {
            "type": "object",
            "properties": {"answer": asked},
            "required": ["answer"],
            "additionalProperties": False,
            **shared,
        }

    def read(given: Any) -> Answer:
        try:
            if wraps and list(given) != ["answer"]:
                raise _Wrong('The answer must be {"answer": …}.')
            value = completion.codec.convert(given["answer"] if wraps else given)
        except Refused as refused:
            raise _Wrong(str(refused)) from refused
        return Answer(given, value)

    class Written(BaseModel):
        @classmethod
        def model_json_schema(cls, *_: Any, **__: Any) -> dict[str, Any]:
            return asked

        @classmethod
        def __get_pydantic_core_schema__(
            cls, _source: Any, _handler: Any, /
        ) -> core_schema.CoreSchema:
            return core_schema.no_info_plain_validator_function(read)

    # The SDK takes them from the class.
    Written.__name__ = completion.name
    Written.__doc__ = completion.description
    return Written
