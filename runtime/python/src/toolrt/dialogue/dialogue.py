"""A dialogue with a model: what it may call, and what comes of its turns."""

from __future__ import annotations

from collections.abc import AsyncIterable, Awaitable, Callable, Iterable, Mapping
from typing import (
    TYPE_CHECKING,
    Any,
    Final,
    Generic,
    Literal,
    TypeAlias,
    TypedDict,
    TypeVar,
    cast,
    overload,
)

from msgspec.structs import replace

from toolrt.agent.completion import Completion
from toolrt.agent.run import Ended, Run
from toolrt.agent.spec import AgentSpec, View
from toolrt.agent.view import RegistryView
from toolrt.call.context import Context
from toolrt.host.registry import Registry
from toolrt.providers.names import lowered
from toolrt.providers.table import LIMITS
from toolrt.sdk.bridge import Bridge, ContextOf, How, Said, instructions, schema
from toolrt.spec import Spec, ToolsetSpec
from toolrt.undo import undone

from .bounds import Bounds
from .failed import TurnFailed, too_large
from .loop import drive, drive_async, steps
from .outcome import Outcome
from .plain import is_message, size
from .stream import Stream
from .strict import Budget, strictly
from .turn import Maker, Turn
from .wire import Call, Reply, Wire
from .wires import Provider, wire_of

if TYPE_CHECKING:
    from typing import Unpack

__all__ = ["Dialogue", "Options"]

T = TypeVar("T")

#: The tools of a dialogue: what gives their specs, by name, or the agent that uses
#: them. Where it is `None`, all that are registered.
Tools: TypeAlias = Mapping[str, Callable[[], Spec]] | AgentSpec | None

#: Sends messages to a model, with `chat.request()`, and gives its response: an object
#: of the client, a dict, or the events of a stream.
Send: TypeAlias = Callable[[list[Any]], Any]

#: The same on an event loop.
AsyncSend: TypeAlias = Callable[[list[Any]], Awaitable[Any] | AsyncIterable[Any]]

#: Hears a text while it comes.
Hears: TypeAlias = Callable[[str], object]


class Options(TypedDict, total=False):
    """What a dialogue takes beside its tools."""

    #: The context of the calls, or what gives it by the call.
    cx: ContextOf[Call]
    #: What a model reads of a result; `json` where it is not given.
    said: Said
    #: What an error does whose recovery is `stop`: it ends the run as `CallFailed`
    #: (`raise`, where it is not given), or the model is told and goes on (`tell`).
    on_stop: Literal["raise", "tell"]
    #: Whether tools are strict where the design has a schema for that; `True` where it
    #: is not given.
    strict: bool
    #: Whether the provider searches for tools as the model needs them, in place of
    #: showing it all of them at once; only where it can (Anthropic, OpenAI Responses).
    defers: bool
    #: Whether the provider is given the form of the typed answer. Where it is not said:
    #: if it can take that form, and takes it beside tools. Else the model is told of it
    #: (`instructions`).
    formed: bool
    bounds: Bounds


class Dialogue(Generic[T]):
    """A dialogue with a model, in the wire format of its provider.

        chat = Dialogue(app, agent, provider="anthropic", cx=cx)

        def send(messages):
            return client.messages.create(
                model=…, max_tokens=…, messages=messages, **chat.request()
            )

        outcome = chat.run(messages, send)

    The model calls nothing but the tools that it is shown, each call within the limits
    of its agent and through the whole pipeline. Whoever sends the requests in a loop of
    their own reads the responses as turns:

        turn = chat.turn(client.messages.create(…, messages=messages, **chat.request()))
        messages += turn.run()

    It counts one run at a time: conversations that are held at once have a dialogue
    each, which is cheap to make.
    """

    @overload
    def __init__(
        self: Dialogue[None],
        app: Registry | RegistryView,
        tools: Tools = None,
        *,
        provider: Provider | Wire,
        completion: None = None,
        **options: Unpack[Options],
    ) -> None: ...
    @overload
    def __init__(
        self,
        app: Registry | RegistryView,
        tools: Tools = None,
        *,
        provider: Provider | Wire,
        completion: Completion[T],
        **options: Unpack[Options],
    ) -> None: ...
    def __init__(
        self,
        app: Registry | RegistryView,
        tools: Tools = None,
        *,
        provider: Provider | Wire,
        completion: Completion[Any] | None = None,
        **options: Unpack[Options],
    ) -> None:
        """Take the tools and their provider.

        Args:
            app: Calls the tools. A view has those of its agent, and its limits.
            tools: Those that the model is shown; those that are not registered are left
                out.
            provider: Whose wire format it is: `openai` (Chat Completions),
                `openai-responses`, `anthropic`, `gemini`, `bedrock` (Converse),
                `mistral`.
            completion: The typed answer of the model.
            options: How its calls are made and answered.

        Raises:
            ValueError: There is no such provider.

        """
        self._wire = wire_of(provider)
        self._completion = completion
        self._bounds = options.get("bounds", Bounds())
        self._strict = options.get("strict", True)
        self._defers = options.get("defers", False)
        view = _view(app, tools)
        # The agent of a registry's own tools is none that anybody has declared.
        self._agent = view.agent if view.agent.name else None
        specs = {spec.name: _given(spec) for spec in view.specs()}
        how = How(
            said=options.get("said", "json"), on_stop=options.get("on_stop", "raise")
        )
        cx = options.get("cx")
        self._cx = cx if isinstance(cx, Context) else None
        own, target = self._wire.caller, self._wire.plain
        self._bridge = Bridge[Call](view, specs, cx, how, own, provider=target)
        self._view = view
        self._lowered = frozenset(
            self._bridge.meant(spec.name, None)[0]
            for spec in self._bridge.specs
            if self._has_schemas(spec)
        )
        self._form = self._form_of(options.get("formed"))
        self._run = Run(view)

    @property
    def instructions(self) -> str | None:
        """What the model is to be told before the first message.

        The instructions of the agent, and the form of the answer where the provider is
        not given it. Each provider has its own place for that.
        """
        told: list[str | None] = []
        if self._agent is not None:
            told.append(instructions(self._agent, self._bridge.sent_name))
        if self._completion is not None and self._form is None:
            told.append(_told(self._completion))
        return "\n\n".join(filter(None, told)) or None

    def request(self) -> dict[str, Any]:
        """Give the members of a request that are the tools' and the answer's.

        Definitions of the tools, strict where that is possible; that none may be called
        when the run has made all its calls; the form of the typed answer. For Gemini
        they are members of `config`.
        """
        members = dict(self._form or {})
        tools = list(self._definitions())
        if self._defers and tools and self._wire.finder is not None:
            tools = [self._wire.finder, *map(_deferred, tools)]
        if tools:
            members |= self._wire.request(
                tools,
                free=self._run.ended() is None,
                single=self._bounds.at_once == 1,
            )
        return members

    def turn(self, response: object, hears: Hears | None = None) -> Turn:
        """Read a response.

        Args:
            response: An object of the client or a dict; or the events of a stream.
            hears: Hears the text while it comes.

        Raises:
            TurnFailed: It is no turn of a model.

        """
        events = self._events(response)
        if events is None:
            return self._read(response)
        stream = self.stream()
        try:
            for event in cast("Iterable[Any]", events):
                _hear(hears, stream.feed(event))
        finally:
            _close(events)
        return stream.done()

    async def aturn(self, response: object, hears: Hears | None = None) -> Turn:
        """Read a response, as `turn` does; its events may come on the event loop."""
        events = self._events(response)
        if not hasattr(events, "__aiter__"):
            return self.turn(response, hears)
        stream = self.stream()
        try:
            async for event in cast("AsyncIterable[Any]", events):
                _hear(hears, stream.feed(event))
        finally:
            closed = _close(events)
            if isinstance(closed, Awaitable):
                await closed
        return stream.done()

    def stream(self) -> Stream:
        """Give what reads a response that comes in pieces."""
        return Stream(self._wire, self._bounds.size, self._turn)

    def run(
        self, messages: list[Any], send: Send, hears: Hears | None = None
    ) -> Outcome[T]:
        """Drive the model to its answer; the messages grow by what is said.

        The limits of the run begin anew. A request takes as long as it takes: its
        client has a timeout for that, such as `turn_time`.

        Args:
            messages: Those of the conversation, with that of the user as the last one.
            send: Sends them.
            hears: Hears the model's text while it comes.

        Raises:
            CallFailed: A call has failed in a way that ends the run, or asks something
                of its caller (`input_required`). The messages end before that turn.
            TurnFailed: A response is no turn of a model.

        """
        self.begin()
        outcome: Outcome[T] = drive(self, steps(self, messages), messages, send, hears)
        return outcome

    async def arun(
        self, messages: list[Any], send: AsyncSend, hears: Hears | None = None
    ) -> Outcome[T]:
        """Drive the model to its answer, as `run` does, on the running event loop.

        Calls of one turn are made at once. A request ends with the limits of the run,
        and when the context is cancelled.
        """
        self.begin()
        outcome: Outcome[T] = await drive_async(
            self, steps(self, messages), messages, send, hears
        )
        return outcome

    def begin(self) -> None:
        """Begin a run: the limits of the agent begin anew."""
        self._run = Run(self._view)

    def ended(self) -> Ended | None:
        """Why the run makes no more calls; `None` while it may."""
        return self._run.ended()

    def turn_time(self) -> float | None:
        """How many seconds the model's next turn may take; `None` without a limit."""
        return self._run.turn_time()

    # What the loop asks.

    @property
    def wire(self) -> Wire:
        """The wire format."""
        return self._wire

    @property
    def bounds(self) -> Bounds:
        """How much of a model is taken."""
        return self._bounds

    @property
    def cx(self) -> Context | None:
        """The context of all calls, where there is one."""
        return self._cx

    @property
    def is_typed(self) -> bool:
        """Whether the model is to give a typed answer."""
        return self._completion is not None

    def decoded(self, text: str) -> T:
        """Read the typed answer.

        Raises:
            Refused: Lists everything that is wrong with it.

        """
        completion: Completion[Any] = cast("Completion[Any]", self._completion)
        answer = text if self._form is not None else _unfenced(text)
        if self._form is not None:
            # Where a strict form asks for null, what is left out is null.
            answer = (undone(completion.codec.table, text) or b"").decode() or text
        return cast("T", completion.decode(answer))

    def told_form(self) -> str:
        """Give what the model is told of the form of its answer."""
        return "" if self._completion is None else _told(self._completion)

    def _read(self, response: object) -> Turn:
        members = self._wire.members(response)
        if size(members, self._bounds.size) > self._bounds.size:
            raise too_large(self._bounds.size)
        return self._turn(self._wire.read(members))

    def _turn(self, reply: Reply) -> Turn:
        maker = Maker(self._bridge, self._run, self._lowered, self._bounds)
        return Turn(self._wire, reply, maker)

    def _events(self, response: object) -> object | None:
        if is_message(response):
            if isinstance(response, Mapping):
                return cast("object | None", self._wire.events(dict(response)))
            return None
        if isinstance(response, Iterable | AsyncIterable) and not isinstance(
            response, str | bytes
        ):
            return cast("object", response)
        kind = type(response).__name__
        raise TurnFailed(f"an object of the type {kind} is no response")

    def _has_schemas(self, spec: Spec) -> bool:
        own = {name for name, _ in spec.provider_schemas}
        strict = self._wire.strict
        return bool(own & {self._wire.plain, "" if strict is None else strict.name})

    def _definitions(self) -> Iterable[Any]:
        wire, dialect = self._wire, self._wire.strict
        budget = None if dialect is None or not self._strict else Budget(dialect)
        for spec in self._bridge.specs:
            own = dict(spec.provider_schemas)
            if dialect is not None and budget is not None and dialect.name in own:
                strict = schema(own[dialect.name])
                if budget.takes(strict):
                    yield wire.tool(spec, strict, strict=True)
                    continue
            whole = schema(spec.schema_for(wire.plain))
            yield wire.tool(spec, whole, strict=False)

    def _form_of(self, wanted: bool | None) -> dict[str, Any] | None:
        wire, completion = self._wire, self._completion
        if completion is None or wanted is False:
            return None
        if wanted is None and self._bridge.specs and not wire.forms_with_tools:
            return None
        # No form has another name than the tools of its provider.
        names = LIMITS[wire.plain].tools
        sent = lowered([completion.name], names)[completion.name]
        completion = replace(completion, name=sent)
        whole = schema(completion.schema)
        dialect = wire.formed
        strict = None if dialect is None else strictly(whole, dialect)
        if strict is not None:
            return wire.form(completion, strict, strict=True)
        return wire.form(completion, whole, strict=False)


_NO_TOOLSET: Final = ToolsetSpec(name="")


def _deferred(tool: dict[str, Any]) -> dict[str, Any]:
    # A search takes no examples.
    kept = {key: tool[key] for key in tool if key != "input_examples"}
    return {**kept, "defer_loading": True}


def _view(app: Registry | RegistryView, tools: Tools) -> RegistryView:
    """Give the tools of a dialogue, and no others."""
    if isinstance(app, RegistryView):
        if tools is not None:
            raise TypeError("a view has its own tools")
        return app
    if isinstance(tools, AgentSpec):
        return RegistryView(app, tools)
    if tools is None:
        tools = {spec.name: _given(spec) for spec in app.specs()}
    used = View(lambda: _NO_TOOLSET, dict(tools))
    return RegistryView(app, AgentSpec(name="", uses=(used,)))


def _given(spec: Spec) -> Callable[[], Spec]:
    return lambda: spec


def _told(completion: Completion[Any]) -> str:
    said = [completion.description] if completion.description else []
    form = f"Answer with JSON alone, by this JSON Schema: {completion.schema}"
    return "\n\n".join([*said, form])


def _unfenced(text: str) -> str:
    """Give the JSON of an answer that stands in a block of Markdown."""
    inside = text.strip()
    if not (inside.startswith("```") and inside.endswith("```") and "\n" in inside):
        return text
    return inside[inside.index("\n") : -3].strip()


def _hear(hears: Hears | None, text: str) -> None:
    if hears is not None and text:
        hears(text)


def _close(events: object) -> object:
    """End a stream that nobody reads any more."""
    close = getattr(events, "close", None) or getattr(events, "aclose", None)
    return close() if callable(close) else None
