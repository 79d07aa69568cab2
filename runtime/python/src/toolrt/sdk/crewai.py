"""Tools for CrewAI: `pip install crewai`.

The SDK has its models' tools strict: it closes every object, requires every property
and writes out references. So models get schemas that say the same under these rules:
null for what may be left out, and a text that contains JSON for what has no such form.
The pipeline reads both, and the plain arguments as well.

A tool cannot end a run of the SDK by itself: a hook does, which `tools` registers with
the SDK, and which knows the calls of the tools of this module alone.
"""

from __future__ import annotations

from contextvars import ContextVar
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import msgspec.json
from crewai import Agent
from crewai.execution import get_execution_uuid
from crewai.hooks.dispatch import HookAborted, InterceptionPoint, get_hooks, register
from crewai.hooks.tool_hooks import ToolCallHookContext
from crewai.llms.base_llm import BaseLLM
from crewai.tasks.task_output import TaskOutput
from crewai.tools import BaseTool
from crewai.tools.tool_failure import (
    ToolFailure,
    ToolFailureReason,
    active_tool_failures,
)
from crewai.utilities.string_utils import sanitize_tool_name
from msgspec.structs import replace
from pydantic import BaseModel, ConfigDict, PrivateAttr, model_serializer

from toolrt import json
from toolrt.agent.run import RunEnded
from toolrt.agent.view import RegistryView
from toolrt.call.envelope import CallFailed, Envelope
from toolrt.call.error import Action, Kind
from toolrt.call.plain import items_of, members_of
from toolrt.codec import Refused
from toolrt.dialogue.content import shown
from toolrt.dialogue.strict import OPENAI, strictly
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

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Unpack

    from crewai.lite_agent_output import LiteAgentOutput

    from toolrt.agent.completion import Completion
    from toolrt.agent.spec import AgentSpec
    from toolrt.call.context import Context
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
    "Told",
    "agent",
    "agent_tools",
    "guardrail",
    "tools",
]

#: Who calls, as `meta.caller` says it.
CALLER: Final = "crewai"

#: What the SDK knows of a call: who makes it, for which task; `None` outside of a run.
RunContext: TypeAlias = ToolCallHookContext | None

#: The context of calls, or what gives it by what the SDK knows of one.
CallContext: TypeAlias = ContextOf[RunContext]

#: What an agent can have as its model; that of the SDK's settings where it is `None`.
Model: TypeAlias = BaseLLM | str | None


def tools(
    app: Registry,
    specs: Specs,
    cx: CallContext = None,
    **how: Unpack[How],
) -> list[BaseTool]:
    """Give tools as the SDK's own.

    A result is a `Told`, a text that has the envelope. A call that has failed is the
    SDK's `ToolFailure`, with the envelope among its details.

    Args:
        app: Calls them.
        specs: What gives their specs, by name; those that are not registered are left
            out.
        cx: The context of their calls, or what gives it by the SDK's. The id of the run
            that it leaves out is that of the SDK's execution.
        how: How the model is answered. The SDK has no deferred loading.

    """
    return _tools(Bridge(app, specs, cx, how, CALLER))


def agent_tools(
    app: Registry,
    spec: AgentSpec,
    cx: CallContext = None,
    **how: Unpack[How],
) -> list[BaseTool]:
    """Give exactly the tools that an agent uses, within the limits of its runs.

    A run is what an agent does for one task or one kickoff. All calls outside of those
    are one run.
    """
    return _tools(Bridge(RegistryView(app, spec), used(spec), cx, how, CALLER))


def agent(
    app: Registry,
    spec: AgentSpec,
    model: Model,
    cx: CallContext = None,
    *,
    completion: Completion[Any] | None = None,
    **how: Unpack[How],
) -> Agent:
    """Give an agent as the SDK's own: instructions, tools, its answer.

    Args:
        app: Calls its tools.
        spec: The agent.
        model: Its model.
        cx: The context of the calls.
        completion: The typed answer of its model: an `Answer` as the `pydantic` of what
            `kickoff` gives. An answer that is not valid ends the run: the SDK would do
            it all again, and not tell the model why. A `Task` needs a `guardrail`.
        how: How the model is answered.

    """
    named = sent_names(spec, how.get("provider", "any"))
    told = [instructions(spec, named) or ""]
    more: dict[str, Any] = {}
    if completion is not None:
        told.append(f"{_ANSWER}\n{completion.schema}")
        more |= {"guardrail": guardrail(completion), "guardrail_max_retries": 0}
    if spec.policy.calls is not None:
        # The run ends by its own limit, not by the SDK's, which would go on without
        # tools; calls that are not metered come on top.
        more["max_iter"] = max(_ITERATIONS, 2 * spec.policy.calls)
    return Agent(
        role=spec.title or spec.name,
        goal=spec.description or spec.title or spec.name,
        backstory="\n\n".join(part for part in told if part) or spec.name,
        llm=model,
        tools=agent_tools(app, spec, cx, **how),
        **more,
    )


def guardrail(
    completion: Completion[Any],
) -> Callable[[TaskOutput | LiteAgentOutput], tuple[bool, Any]]:
    """Give a guardrail of the SDK that holds a model to its typed answer.

    The `pydantic` of an output is then an `Answer`. A run that a tool has ended has no
    answer of the model. The SDK does the whole task again for an answer that is not
    valid, with all calls of tools: see `guardrail_max_retries` of a `Task`.
    """
    # The SDK reads the types of a function, but not those that are written later.
    return lambda output: _checked(completion, output)


def _checked(
    completion: Completion[Any], output: TaskOutput | LiteAgentOutput
) -> tuple[bool, Any]:
    messages = output.messages
    if messages and messages[-1]["role"] == "tool":
        return True, output.raw
    try:
        value = completion.decode(output.raw)
    except Refused as refused:
        return False, str(refused)
    answer = Answer.of(value, msgspec.json.decode(completion.encode(value)))
    if isinstance(output, TaskOutput):
        return True, output.model_copy(update={"pydantic": answer})
    return True, answer


class Answer(BaseModel):
    """The typed answer of an agent's model; written as JSON it is that answer."""

    #: The answer, as the completion has it.
    value: Any
    _plain: Any = PrivateAttr(default=None)

    @classmethod
    def of(cls, value: Any, plain: Any) -> Answer:
        """Give an answer.

        Args:
            value: As the completion has it.
            plain: As dicts, lists and scalars.

        """
        made = cls(value=value)
        made._plain = plain
        return made

    @model_serializer
    def _written(self) -> Any:
        return self._plain


class Told(str):
    """What a model reads of a result."""

    __slots__ = ("envelope",)

    #: The answer to the call.
    envelope: Envelope[Any]

    @classmethod
    def of(cls, text: str, envelope: Envelope[Any]) -> Told:
        """Give a text with the answer to a call."""
        made = cls(text)
        made.envelope = envelope
        return made


# What the SDK lets through as it is.


class RunFailed(CallFailed, HookAborted):
    """A call has failed in a way that ends the run."""

    def __init__(self, envelope: Envelope[Any]) -> None:
        """Take the answer to the call."""
        super().__init__(envelope)
        self.reason = str(self)


class RunIsOver(RunEnded, HookAborted):
    """The run of an agent makes no more calls."""

    def __init__(self, ended: RunEnded) -> None:
        """Take why it does not."""
        super().__init__(ended.why)
        self.reason = str(self)


class _Ends(ToolFailure):
    """A failure that ends the run."""

    _why: RunFailed | RunIsOver = PrivateAttr()

    @classmethod
    def of(cls, why: RunFailed | RunIsOver) -> _Ends:
        made = cls(message=str(why))
        made._why = why
        return made

    @property
    def why(self) -> RunFailed | RunIsOver:
        return self._why


class _Tool(BaseTool):
    """A tool, and what the SDK asks of it."""

    _bridge: Bridge[RunContext] = PrivateAttr()
    _spec: Spec = PrivateAttr()

    @classmethod
    def of(cls, bridge: Bridge[RunContext], spec: Spec) -> _Tool:
        made = cls(
            name=spec.name,
            description=described(spec),
            args_schema=_arguments(spec),
            result_as_answer=spec.is_final,
            # The registry knows which calls need not be made again.
            cache_function=_never,
        )
        made._bridge, made._spec = bridge, spec
        return made

    # The SDK's own way for tools to be implemented, in spite of its name.
    def _run(self, /, *_: Any, **args: Any) -> Told | ToolFailure:
        try:
            return self._told(
                self._bridge.call(self._spec, args, self._cx(args), _run_now())
            )
        except RunEnded as ended:
            return _Ends.of(RunIsOver(ended))

    # See `_run`.
    async def _arun(self, /, *_: Any, **args: Any) -> Told | ToolFailure:
        try:
            return self._told(
                await self._bridge.acall(self._spec, args, self._cx(args), _run_now())
            )
        except RunEnded as ended:
            return _Ends.of(RunIsOver(ended))

    def _cx(self, args: dict[str, Any]) -> Context:
        known = _KNOWN.get()
        if known is not None and (
            known.tool_name != sanitize_tool_name(self.name) or known.tool_input != args
        ):
            # That is another call.
            known = None
        cx = self._bridge.context(known).with_lowered()
        run = get_execution_uuid()
        if run is not None and cx.run_id is None and is_id(run):
            cx = cx.with_run_id(run)
        return cx

    def _told(self, envelope: Envelope[Any]) -> Told | ToolFailure:
        try:
            text = self._bridge.text(self._spec, envelope)
        except CallFailed as failed:
            return _Ends.of(RunFailed(failed.envelope))
        error = envelope.error
        if error is not None:
            return ToolFailure(
                message=text,
                reason=ToolFailureReason.INVALID_INPUT
                if error.kind is Kind.INPUT
                else ToolFailureReason.TOOL_REPORTED,
                retryable=error.recovery.action is Action.RETRY,
                details={"envelope": plain(envelope)},
            )
        content = parts(envelope)
        if content is not None:
            text = "\n".join(str(one) for one in shown(content, frozenset()))
        return Told.of(text, envelope)


def _never(*_: Any) -> bool:
    return False


def _run_now() -> Same | None:
    # Each execution of the SDK has a list of its own for failures of tools.
    now = active_tool_failures()
    return None if now is None else Same(now)


#: The call that is about to be made.
_KNOWN: Final[ContextVar[ToolCallHookContext | None]] = ContextVar(
    "_KNOWN", default=None
)


def _before(context: ToolCallHookContext) -> None:
    _KNOWN.set(context)


def _after(context: ToolCallHookContext) -> None:
    _KNOWN.set(None)
    result = context.raw_tool_result
    if isinstance(result, _Ends):
        raise result.why


def _tools(bridge: Bridge[RunContext]) -> list[BaseTool]:
    for point, hook in (
        (InterceptionPoint.PRE_TOOL_CALL, _before),
        (InterceptionPoint.POST_TOOL_CALL, _after),
    ):
        if hook not in get_hooks(point):
            register(point, hook)
    return [_Tool.of(bridge, spec) for spec in bridge.specs]


class _Arguments(BaseModel):
    """Arguments, which the pipeline checks."""

    model_config = ConfigDict(extra="allow")


def _arguments(spec: Spec) -> type[BaseModel]:
    """Give a class whose JSON Schema is that of a tool's arguments."""
    document = json.dump(_lowered(schema(spec.input_schema))).decode()

    class Arguments(_Arguments):
        @classmethod
        def model_json_schema(cls, *_: Any, **__: Any) -> dict[str, Any]:
            return schema(document)

    Arguments.__name__ = Arguments.__qualname__ = spec.name
    return Arguments


def _lowered(whole: dict[str, Any]) -> dict[str, Any]:
    """Give a schema that the SDK's own changes leave as it is."""
    made = strictly(whole, _STRICT)
    if made is not None:
        return made
    # Argument by argument: those that have no such form are texts.
    required = items_of(whole.get("required"))
    closed: dict[str, Any] = {"type": "object", "additionalProperties": False}
    properties: dict[str, Any] = {}
    definitions: dict[str, Any] = {}
    for name, own in members_of(whole.get("properties")).items():
        alone = closed | {
            "properties": {name: own},
            "required": [name] if name in required else [],
            "$defs": _reached(own, members_of(whole.get("$defs"))),
        }
        one = strictly(alone, _STRICT)
        if one is None:
            one = closed | {"properties": {name: _text(own, alone)}}
            if name not in required:
                nullable = {"anyOf": [one["properties"][name], {"type": "null"}]}
                one["properties"][name] = nullable
        properties |= one["properties"]
        definitions |= members_of(one.get("$defs"))
    return closed | {
        "properties": properties,
        "required": list(properties),
        **({"$defs": definitions} if definitions else {}),
    }


def _reached(own: Any, shared: dict[str, Any]) -> dict[str, Any]:
    """Give the definitions that a schema leads to."""
    reached: dict[str, Any] = {}
    waiting = [own]
    while waiting:
        one = waiting.pop()
        if isinstance(one, list):
            waiting += one
        elif isinstance(one, dict):
            waiting += one.values()
            target = one.get("$ref")
            if isinstance(target, str) and target.startswith(_DEFS):
                key = target.removeprefix(_DEFS)
                name = key.replace("~1", "/").replace("~0", "~")
                if name in shared and name not in reached:
                    reached[name] = shared[name]
                    waiting.append(shared[name])
    return reached


_DEFS: Final = "#/$defs/"


def _text(own: Any, alone: dict[str, Any]) -> dict[str, Any]:
    """Give the schema of a text that contains the JSON of a value."""
    shared = alone["$defs"]
    whole = {**members_of(own), **({"$defs": shared} if shared else {})}
    said = whole.pop("description", None)
    form = f"A text that contains JSON of this schema: {json.dump(whole).decode()}"
    told = "\n\n".join(part for part in (said, form) if part)
    return {"type": "string", "description": told}


#: What the SDK makes of the schemas of tools: the strict mode of OpenAI, without
#: references that lead back to themselves, and with few formats.
_STRICT: Final = replace(
    OPENAI,
    recursive=False,
    formats=frozenset({"date-time", "date", "time", "duration"}),
)

#: What a model is told of its typed answer.
_ANSWER: Final = "End with JSON of this schema, and nothing else:"

#: How often the SDK asks the model again by itself.
_ITERATIONS: Final = 25
