"""Tools for Semantic Kernel: `pip install semantic-kernel`.

A plugin has the tools as functions. `add_filters` gives a kernel what no function can
do by itself: it ends a run (by `CallFailed`, `RunEnded`, or a final tool), it asks
somebody to approve calls, and it tells the ids and the runs of calls. The kernel of an
agent that is made here has it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import suppress
from contextvars import ContextVar
from typing import TYPE_CHECKING, Any, Final, TypeAlias, TypeVar

from pydantic import PrivateAttr
from semantic_kernel import Kernel
from semantic_kernel.agents import ChatCompletionAgent
from semantic_kernel.connectors.ai import FunctionChoiceBehavior
from semantic_kernel.connectors.ai.chat_completion_client_base import (
    ChatCompletionClientBase,
)
from semantic_kernel.contents import (
    AudioContent,
    ChatMessageContent,
    FunctionCallContent,
    ImageContent,
    TextContent,
)
from semantic_kernel.contents.binary_content import BinaryContent
from semantic_kernel.exceptions import FunctionCallInvalidArgumentsException
from semantic_kernel.filters import (
    AutoFunctionInvocationContext,
    FilterTypes,
    FunctionInvocationContext,
)
from semantic_kernel.filters.filter_context_base import FilterContextBase
from semantic_kernel.functions import (
    FunctionResult,
    KernelArguments,
    KernelFunction,
    KernelFunctionMetadata,
    KernelParameterMetadata,
    KernelPlugin,
)

from toolrt.agent.run import RunEnded
from toolrt.agent.view import RegistryView
from toolrt.call.content import Audio, Image, Part, Resource
from toolrt.call.envelope import CallFailed, Envelope, Status
from toolrt.call.plain import items_of, members_of
from toolrt.codec import Refused
from toolrt.dialogue.content import shown
from toolrt.maybe import or_none
from toolrt.mcp.definition import definition
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
    from typing import Unpack

    from semantic_kernel.contents.chat_history import ChatHistory

    from toolrt.agent.completion import Completion
    from toolrt.agent.spec import AgentSpec
    from toolrt.call.agreement import Agreement
    from toolrt.call.context import Context
    from toolrt.host.registry import Registry
    from toolrt.spec import Spec

__all__ = [
    "CALLER",
    "Approve",
    "CallContext",
    "How",
    "Model",
    "RunContext",
    "add_filters",
    "agent",
    "agent_tools",
    "answer",
    "tools",
]

T = TypeVar("T")

#: Who calls, as `meta.caller` says it.
CALLER: Final = "semantic-kernel"

#: What the SDK knows of a call: an `AutoFunctionInvocationContext` where a model has
#: made it and the kernel has the filters, else a `FunctionInvocationContext`. Its
#: `arguments` are those of the host, without any that the model could have given.
RunContext: TypeAlias = FilterContextBase

#: The context of calls, or what gives it by what the SDK knows of one.
CallContext: TypeAlias = ContextOf[RunContext]

#: What an agent can have as its model; with `None` a service of its kernel.
Model: TypeAlias = ChatCompletionClientBase | None

#: Asks a human whether a call may be made; it gets the call and the tool's question.
Approve: TypeAlias = Callable[[AutoFunctionInvocationContext, str], Awaitable[bool]]

#: How many seconds an approval counts as consent: from the answer to the step of the
#: pipeline.
_CONSENT: Final = 60

#: What a model reads of a call that nobody wants.
_REFUSED: Final = "A human has refused this call."


def tools(
    app: Registry,
    specs: Specs,
    cx: CallContext = None,
    **how: Unpack[How],
) -> KernelPlugin:
    """Give tools as a plugin of the SDK.

    It is named by the toolset of the tools, or by their service where they are of
    several toolsets. The metadata of a result has the `envelope`, and of content the
    `content` as the SDK has it: models read texts alone. What should end a run is told
    to the model where the kernel has no filters of `add_filters`.

    Args:
        app: Calls them.
        specs: What gives their specs, by name; those that are not registered are left
            out.
        cx: The context of their calls, or what gives it by the SDK's. The SDK has no
            place of its own for one: all of its arguments can become a prompt.
        how: How the model is answered. The SDK has no deferred loading.

    """
    bridge = Bridge(app, specs, cx, how, CALLER)
    return _plugin(_name_of(bridge.registered), bridge, app)


def agent_tools(
    app: Registry,
    spec: AgentSpec,
    cx: CallContext = None,
    **how: Unpack[How],
) -> KernelPlugin:
    """Give exactly the tools that an agent uses, within the limits of its runs.

    A run is what the SDK does between a message and its answer. Without the filters of
    `add_filters`, all calls of the plugin are one run. It is named by the agent.
    """
    bridge = Bridge(RegistryView(app, spec), used(spec), cx, how, CALLER)
    return _plugin(spec.name, bridge, app)


def agent(
    app: Registry,
    spec: AgentSpec,
    model: Model,
    cx: CallContext = None,
    *,
    completion: Completion[Any] | None = None,
    **how: Unpack[How],
) -> ChatCompletionAgent:
    """Give an agent as the SDK's own: instructions, tools, filters, its answer.

    Its kernel asks nobody to approve calls; `add_filters(agent.kernel, approve)` does.

    Args:
        app: Calls its tools.
        spec: The agent.
        model: Its model; where it is `None`, a service is added to its kernel.
        cx: The context of the calls.
        completion: The typed answer of its model; `answer` reads it. Models of OpenAI
            are held to its schema, others are told.
        how: How the model is answered.

    """
    named = sent_names(spec, how.get("provider", "any"))
    kernel = _Kernel()
    kernel.add_plugin(agent_tools(app, spec, cx, **how))
    add_filters(kernel)
    told = [instructions(spec, named) or ""]
    arguments = None
    if completion is not None:
        arguments = _held(completion, model)
        if arguments is None:
            told.append(f"{_ANSWER}\n{completion.schema}")
    calls = spec.policy.calls
    more: dict[str, Any] = {}
    if calls is not None:
        # The run ends by its own limit, not by the SDK's, which would go on without
        # tools; calls that are not metered come on top.
        more["maximum_auto_invoke_attempts"] = max(_ATTEMPTS, 2 * calls)
    return ChatCompletionAgent(
        name=spec.name,
        description=spec.description or None,
        instructions=_literal("\n\n".join(part for part in told if part)) or None,
        service=model,
        kernel=kernel,
        arguments=arguments,
        function_choice_behavior=FunctionChoiceBehavior.Auto(**more),
    )


def add_filters(kernel: Kernel, approve: Approve | None = None) -> None:
    """Let the tools of this module end a kernel's runs, and ask somebody.

    Args:
        kernel: The kernel that has the tools. Functions of others are left alone.
        approve: Asks a human; what it says is consent to this one call, with the
            arguments that it has seen. It is asked only for calls that could be made,
            and where the registry has nobody to ask. Without it, nothing is consent.

    """

    async def around(
        context: AutoFunctionInvocationContext,
        next: Callable[[AutoFunctionInvocationContext], Awaitable[None]],  # noqa: A002 # the SDK gives it by name
    ) -> None:
        function = context.function
        if not isinstance(function, _Function):
            await next(context)
            return
        outer = _CALL.get()
        # A kernel may have filters of several calls of `add_filters`.
        call = outer if _is_of(outer, function) else None
        call = call or _Call(function, context)
        token = _CALL.set(call)
        try:
            if approve is not None and not await function.approved(call, approve):
                context.function_result = FunctionResult(
                    function=function.metadata, value=_REFUSED
                )
                return
            await next(context)
        finally:
            _CALL.reset(token)
        if call.ended is not None:
            raise call.ended
        context.terminate = context.terminate or call.is_last

    kernel.add_filter(FilterTypes.AUTO_FUNCTION_INVOCATION, around)


def answer(completion: Completion[T], message: ChatMessageContent) -> T:
    """Give the typed answer of an agent.

    Args:
        completion: The answer, as it was given to `agent`.
        message: The last message of the run.

    Raises:
        Refused: Lists everything that is wrong with it.

    """
    return completion.decode(message.content)


class _Call:
    """A call of a model, as the filters see it."""

    __slots__ = ("agreed", "context", "ended", "function", "is_last")

    def __init__(
        self, function: _Function, context: AutoFunctionInvocationContext
    ) -> None:
        self.function = function
        self.context = context
        #: The consent to it.
        self.agreed: Agreement | None = None
        #: What ends the run with it.
        self.ended: CallFailed | RunEnded | None = None
        #: Whether its result is the end of the run.
        self.is_last = False


class _Asked:
    """A call of a model, as a kernel that is made here sees it."""

    __slots__ = ("function", "given", "names")

    def __init__(
        self, function: _Function, names: frozenset[str], given: KernelArguments
    ) -> None:
        self.function = function
        #: The names of its arguments.
        self.names = names
        #: The arguments of the host.
        self.given = given


_CALL: Final[ContextVar[_Call | None]] = ContextVar("_CALL", default=None)
_ASKED: Final[ContextVar[_Asked | None]] = ContextVar("_ASKED", default=None)


def _is_of(call: _Call | _Asked | None, function: _Function) -> bool:
    # A handler may have functions of a kernel called, too.
    return call is not None and call.function is function


class _Function(KernelFunction):
    """A tool, and what the SDK asks of it."""

    _bridge: Bridge[RunContext] = PrivateAttr()
    _app: Registry = PrivateAttr()
    _spec: Spec = PrivateAttr()

    @classmethod
    def of(cls, bridge: Bridge[RunContext], app: Registry, spec: Spec) -> _Function:
        made = cls(
            metadata=KernelFunctionMetadata(
                name=spec.name,
                description=described(spec),
                parameters=_parameters(schema(spec.input_schema)),
                return_parameter=_returned(spec),
                is_prompt=False,
                additional_properties=_about(spec),
            )
        )
        made._bridge, made._app, made._spec = bridge, app, spec
        return made

    @property
    def parameters(self) -> list[KernelParameterMetadata]:
        """What the SDK holds a call to before it makes it; models see the metadata.

        In a kernel that is made here it is nothing, since the call says more.
        """
        own = self.metadata.parameters
        asked = _ASKED.get()
        if asked is None or not _is_of(asked, self):
            return own
        known = {one.name for one in own}
        return [
            *(one.model_copy(update={"is_required": False}) for one in own),
            *(_parameter(name) for name in asked.names if name not in known),
        ]

    async def approved(self, call: _Call, approve: Approve) -> bool:
        """Ask whether a call may be made, if that is the question."""
        spec = self._spec
        if not spec.needs_consent or call.agreed is not None:
            return True
        payload, cx = self._payload(call.context), self._cx(call.context, call)
        checked = self._bridge.app.preflight(spec.name, payload, cx)
        if checked.status is not Status.INPUT_REQUIRED:
            return True
        asked = (one.question or name for name, one in checked.requests.items())
        if await approve(call.context, "\n".join(asked)) is not True:
            return False
        # What is wrong with arguments is said by the call.
        with suppress(Refused):
            call.agreed = self._app.agreement(
                *self._bridge.meant(spec.name, payload), cx, by=CALLER, lasts=_CONSENT
            )
        return True

    # The SDK's own way for functions to be implemented, in spite of its name.
    async def _invoke_internal(self, context: FunctionInvocationContext) -> None:
        bridge, spec = self._bridge, self._spec
        outer = _CALL.get()
        call = outer if _is_of(outer, self) else None
        known: RunContext = context if call is None else call.context
        cx = self._cx(known, call)
        # Each loop of the SDK has a copy of the settings.
        run = None if call is None else Same(call.context.execution_settings)
        try:
            envelope = await bridge.acall(spec, self._payload(context), cx, run)
            text = bridge.text(spec, envelope)
        except (CallFailed, RunEnded) as ended:
            if call is None:
                raise
            # Whatever a function raises, the SDK tells the model: the filter raises.
            call.ended = ended
            return
        if call is not None:
            call.is_last = envelope.ok and spec.is_final
        context.result = FunctionResult(
            function=self.metadata, **_result(text, envelope)
        )

    # See `_invoke_internal`.
    async def _invoke_internal_stream(self, context: FunctionInvocationContext) -> None:
        await self._invoke_internal(context)

    def _cx(self, known: RunContext, call: _Call | None) -> Context:
        content = None if call is None else call.context.function_call_content
        cx = self._bridge.context(
            known.model_copy(update={"arguments": self._given(known.arguments)}),
            call_id=None if content is None else content.id,
        )
        if call is not None and call.agreed is not None:
            cx = cx.with_consent(call.agreed)
        return cx

    def _given(self, arguments: KernelArguments) -> KernelArguments:
        """Give the arguments of the host, without those of a model."""
        asked = _ASKED.get()
        if asked is not None and _is_of(asked, self):
            return asked.given
        # The SDK lets a model give no others than the parameters.
        names = {one.name for one in self.metadata.parameters}
        given = KernelArguments(settings=arguments.execution_settings)
        given.update(
            {name: one for name, one in arguments.items() if name not in names}
        )
        return given

    def _payload(self, context: RunContext) -> dict[str, Any]:
        """Give the arguments of a call, without what the host has for its prompts.

        The SDK fills parameters from the host's arguments that the model leaves out and
        may leave out; so does this.
        """
        asked = _ASKED.get()
        own = self.metadata.parameters
        if asked is not None and _is_of(asked, self):
            names = {one.name for one in own if not one.is_required} | asked.names
        else:
            names = {one.name for one in own}
        return {name: one for name, one in context.arguments.items() if name in names}


class _Kernel(Kernel):
    """A kernel whose own checks leave calls of tools to the pipeline."""

    async def invoke_function_call(
        self,
        function_call: FunctionCallContent,
        chat_history: ChatHistory,
        *,
        arguments: KernelArguments | None = None,
        **more: Any,
    ) -> AutoFunctionInvocationContext | None:
        """Make a call of a model, and add its answer to the history."""
        plugin = self.plugins.get(function_call.plugin_name or "")
        function = None if plugin is None else plugin.get(function_call.function_name)
        if not isinstance(function, _Function):
            return await super().invoke_function_call(
                function_call, chat_history, arguments=arguments, **more
            )
        call = _ModelCall.of(function_call)
        try:
            names = frozenset(call.to_kernel_arguments())
        except FunctionCallInvalidArgumentsException:
            # The SDK says so to the model.
            names = frozenset()
        token = _ASKED.set(_Asked(function, names, arguments or KernelArguments()))
        try:
            return await super().invoke_function_call(
                call, chat_history, arguments=arguments, **more
            )
        finally:
            _ASKED.reset(token)


class _ModelCall(FunctionCallContent):
    """A call of a model, whose arguments break nothing.

    The SDK takes an argument `settings` for its own, and ends the run at documents that
    are too deep and at numbers that are too long.
    """

    @classmethod
    def of(cls, call: FunctionCallContent) -> _ModelCall:
        return cls(
            inner_content=call.inner_content,
            ai_model_id=call.ai_model_id,
            id=call.id,
            index=call.index,
            name=call.name,
            function_name=call.function_name,
            plugin_name=call.plugin_name,
            arguments=call.arguments,
            metadata=call.metadata,
            call_id=call.call_id,
        )

    def to_kernel_arguments(self) -> KernelArguments:
        """Give the arguments.

        Raises:
            FunctionCallInvalidArgumentsException: They are no object.

        """
        try:
            parsed: object = self.parse_arguments()
        except (RecursionError, ValueError) as error:
            raise FunctionCallInvalidArgumentsException(str(error)) from None
        if parsed is not None and not isinstance(parsed, Mapping):
            raise FunctionCallInvalidArgumentsException("no object")
        arguments = KernelArguments()
        arguments.update(parsed or {})
        return arguments


def _plugin(name: str, bridge: Bridge[RunContext], app: Registry) -> KernelPlugin:
    functions = [_Function.of(bridge, app, spec) for spec in bridge.specs]
    return KernelPlugin(name=name, functions=[*functions])


def _name_of(specs: tuple[Spec, ...]) -> str:
    """Give the name of a plugin of these tools."""
    for names in ({one.toolset for one in specs}, {one.service for one in specs}):
        if len(names) == 1 and (name := names.pop()):
            return name
    return "tools"


def _parameters(whole: dict[str, Any]) -> list[KernelParameterMetadata]:
    """Give the parameters of a tool, each with all that its schema refers to.

    The SDK has a schema for each parameter, and none for all: what they share becomes a
    part of each that needs it.
    """
    shared = members_of(whole.get("$defs"))
    required = items_of(whole.get("required"))
    return [
        _parameter(
            name, _closed(name, members_of(one), shared), required=name in required
        )
        for name, one in members_of(whole.get("properties")).items()
    ]


def _parameter(
    name: str,
    own: dict[str, Any] | None = None,
    *,
    required: bool = False,
) -> KernelParameterMetadata:
    said = None if own is None else own.get("description")
    # Without the SDK's checks: names of parameters are the design's.
    return KernelParameterMetadata.model_construct(
        name=name,
        description=said,
        is_required=required,
        schema_data=own,
        type_=None if own is None else own.get("type"),
    )


def _closed(name: str, own: dict[str, Any], shared: dict[str, Any]) -> dict[str, Any]:
    """Give the schema of a parameter with the schemas that it refers to inside."""
    found: dict[str, Any] = {}
    base = f"#/properties/{name.replace('~', '~0').replace('/', '~1')}/$defs/"
    closed = _moved(own, base, shared, found)
    return {**closed, "$defs": found} if found else closed


def _moved(value: Any, base: str, shared: dict[str, Any], found: dict[str, Any]) -> Any:
    if isinstance(value, list):
        return [_moved(one, base, shared, found) for one in value]
    if not isinstance(value, dict):
        return value
    moved = {key: _moved(one, base, shared, found) for key, one in value.items()}
    target = value.get("$ref")
    if isinstance(target, str) and target.startswith(_DEFS):
        key = target.removeprefix(_DEFS)
        name = key.replace("~1", "/").replace("~0", "~")
        if name in shared and name not in found:
            # It may refer to itself.
            found[name] = None
            found[name] = _moved(shared[name], base, shared, found)
        moved["$ref"] = base + key
    return moved


_DEFS: Final = "#/$defs/"


def _returned(spec: Spec) -> KernelParameterMetadata | None:
    result = spec.output_schema
    return (
        None if result is None else _parameter("return", schema(result), required=True)
    )


def _about(spec: Spec) -> dict[str, Any]:
    """Give what MCP's definition of the tool says beside description and schemas."""
    about = definition(spec, "modern")
    kept = ("title", "annotations", "_meta")
    return {name: about[name] for name in kept if name in about}


def _result(text: str, envelope: Envelope[Any]) -> dict[str, Any]:
    """Give what a model reads of a result, and what the host has of it."""
    about: dict[str, Any] = {"envelope": plain(envelope)}
    content = parts(envelope)
    if content is not None:
        text = "\n".join(str(one) for one in shown(content, frozenset()))
        about["content"] = list(_contents(content))
    return {"value": text, "metadata": about}


def _contents(
    content: list[Part],
) -> Iterator[TextContent | ImageContent | AudioContent | BinaryContent]:
    """Give content as the SDK has it."""
    for part in content:
        match part:
            case Image():
                yield ImageContent(
                    data=part.data, data_format="base64", mime_type=part.mime_type
                )
            case Audio():
                yield AudioContent(
                    data=part.data, data_format="base64", mime_type=part.mime_type
                )
            case Resource() if (blob := or_none(part.resource.blob)) is not None:
                mime = or_none(part.resource.mime_type) or "application/octet-stream"
                yield BinaryContent(data=blob, data_format="base64", mime_type=mime)
            case _:
                for text in shown([part], frozenset()):
                    yield TextContent(text=str(text))


#: What a model is told of its typed answer.
_ANSWER: Final = "End with JSON of this schema, and nothing else:"

#: How often the SDK asks the model again by itself.
_ATTEMPTS: Final = 5


def _held(completion: Completion[Any], model: Model) -> KernelArguments | None:
    """Give the settings that hold a model to its answer, if that is known."""
    from semantic_kernel.connectors.ai.open_ai import (  # noqa: PLC0415 # it is large
        OpenAIChatPromptExecutionSettings,
    )

    if model is None:
        return None
    settings = model.get_prompt_execution_settings_class()
    if not issubclass(settings, OpenAIChatPromptExecutionSettings):
        return None
    form = {
        "name": completion.name,
        "schema": schema(completion.schema),
        "strict": False,
    }
    return KernelArguments(
        settings=settings(
            service_id=model.service_id,
            response_format={"type": "json_schema", "json_schema": form},
        )
    )


def _literal(text: str) -> str:
    """Give a template whose text is this one, braces and all."""
    return text.replace("{{", "{{'{{'}}")
