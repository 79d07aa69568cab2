"""Tools for smolagents: `pip install smolagents`.

The SDK knows no approvals and no questions: the registry's confirmer and asker are
asked. Progress and items go to the receiver of events.
"""

from __future__ import annotations

import re
from io import BytesIO
from keyword import iskeyword
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from PIL import Image as Picture

# The SDK has types, and no mark that says so.
from smolagents import (  # type: ignore[import-untyped]
    ChatMessage,
    LogLevel,
    ToolCallingAgent,
    ToolOutput,
)
from smolagents import Model as ModelOfSdk
from smolagents import Tool as ToolOfSdk
from smolagents.utils import AgentMaxStepsError  # type: ignore[import-untyped]

from toolrt import json
from toolrt.agent.run import Ended, RunEnded
from toolrt.agent.view import RegistryView
from toolrt.call.cancel import Cancel
from toolrt.call.content import Audio, Image, Part, Resource, ResourceLink, Text
from toolrt.call.envelope import CallFailed, Envelope
from toolrt.call.plain import is_object, items_of, members_of
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
    schema,
    sent_names,
    used,
    value,
)
from .bridge import text as text_of

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator
    from typing import Self, Unpack

    from toolrt.agent.completion import Completion
    from toolrt.agent.spec import AgentSpec
    from toolrt.call.context import Context
    from toolrt.host.registry import Registry
    from toolrt.spec import Spec

__all__ = [
    "CALLER",
    "Agent",
    "CallContext",
    "How",
    "Model",
    "RunContext",
    "Said",
    "Tool",
    "ToolFailed",
    "agent",
    "agent_tools",
    "tools",
]

#: Who calls, as `meta.caller` says it.
CALLER: Final = "smolagents"

#: A tool as the SDK has it.
Tool: TypeAlias = ToolOfSdk

#: An agent as the SDK has it.
Agent: TypeAlias = ToolCallingAgent

#: The agent that calls, where it was made by `agent`; tools of other agents are told
#: nothing of these.
RunContext: TypeAlias = "ToolCallingAgent | None"

#: The context of calls, or what gives it by the agent that calls. It is called in the
#: context (`contextvars`) of the agent's run.
CallContext: TypeAlias = ContextOf[RunContext]

#: What an agent can have as its model.
Model: TypeAlias = ModelOfSdk


def tools(
    app: Registry,
    specs: Specs,
    cx: CallContext = None,
    **how: Unpack[How],
) -> list[Tool]:
    """Give tools as the SDK's own.

    A `ToolCallingAgent` gives the model a text (`Said`), whatever has come of a call;
    an error whose recovery is `stop` ends its run, with `CallFailed`.

    Code that a `CodeAgent` writes gets the result as dicts, lists and scalars, and a
    `ToolFailed` whose text is the same as for models. What code catches, nobody else
    hears of; the SDK tells the model of all that it does not catch, so that nothing
    ends a run.

    A name that the SDK cannot have is changed: `list-all` is `list_all`.

    Args:
        app: Calls them.
        specs: What gives their specs, by name; those that are not registered are left
            out.
        cx: The context of their calls.
        how: How the model is answered. The SDK has no deferred loading.

    """
    bridge = Bridge(app, specs, cx, how, CALLER)
    return [_Tool(spec, _Calls(bridge, spec)) for spec in bridge.specs]


def agent_tools(
    app: Registry,
    spec: AgentSpec,
    cx: CallContext = None,
    **how: Unpack[How],
) -> list[Tool]:
    """Give exactly the tools that an agent uses, within the limits of its runs.

    The SDK says nothing of runs to tools: calls with the same `run_id` of the context,
    else with the same `session_id`, are one run. Without both, all calls are one.
    """
    bridge = Bridge(RegistryView(app, spec), used(spec), cx, how, CALLER)
    return [_Tool(one, _Calls(bridge, one)) for one in bridge.specs]


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

    It ends also with the result of a tool that is `final`, shows images to its model,
    and cancels its calls when it is interrupted. It prints nothing:
    `agent.logger.level` says otherwise.

    Args:
        app: Calls its tools.
        spec: The agent.
        model: Its model.
        cx: The context of the calls.
        completion: The typed answer of its model, which is then the run's output; a run
            that takes all its steps without one ends with `AgentMaxStepsError`.
        how: How the model is answered.

    """
    return _Agent(app, spec, model, cx, completion=completion, how=how)


class Said(str):
    """What a model reads of a call."""

    __slots__ = ("ends", "envelope", "value")

    #: The answer to the call; none of the typed answer of an agent.
    envelope: Envelope[Any] | None
    #: Whether it ends the run of an agent, and with what.
    ends: bool
    value: Any

    def __new__(
        cls,
        text: str,
        envelope: Envelope[Any] | None = None,
        *,
        ends: bool = False,
        value: Any = None,
    ) -> Self:
        """Take what there is."""
        said = super().__new__(cls, text)
        said.envelope, said.ends, said.value = envelope, ends, value
        return said


class ToolFailed(Exception):  # an end of a call
    """A call from code has failed; its text is what a model is told."""

    def __init__(self, text: str, envelope: Envelope[Any]) -> None:
        """Take what a model is told, and the answer to the call."""
        super().__init__(text)
        #: The answer to the call.
        self.envelope = envelope


class _Stop:
    """The result of a call that ends the run.

    What a tool raises, the SDK tells the model. It reads results outside of that.
    """

    def __init__(self, why: CallFailed | RunEnded) -> None:
        self._why = why

    def __str__(self) -> str:
        raise self._why


class _Inputs(dict[str, Any]):
    """What the SDK knows of arguments.

    A copy has what it shows to a model. The SDK's own look at arguments finds the first
    thing that is wrong, and hints at nothing; so it finds here that anything goes, and
    the pipeline says what is wrong.
    """

    def __init__(self, shown: dict[str, Any]) -> None:
        super().__init__(dict.fromkeys(shown, _ANYTHING))
        self._shown = shown

    def __contains__(self, key: object) -> bool:
        return True

    def __missing__(self, key: str) -> dict[str, Any]:
        return _ANYTHING

    def __deepcopy__(self, _: object) -> dict[str, Any]:
        return schema(json.dump(self._shown).decode())


_ANYTHING: Final[dict[str, Any]] = {
    "type": "any",
    "description": "",
    "nullable": True,
}


class _Own(ToolOfSdk):  # type: ignore[misc]
    """A tool of which the design says what it takes."""

    # What `forward` takes is not in its signature.
    skip_forward_signature_validation = True
    output_type = "any"

    def __init__(self, name: str, description: str, takes: dict[str, Any]) -> None:
        super().__init__()
        self.name = name
        self.description = description
        self.takes = takes
        self.inputs = _Inputs(_properties(takes))
        required = items_of(takes.get("required"))
        #: What may be left out and is never null: the SDK says of such ones that they
        #: can be null.
        self._left_out = {
            key
            for key, shown in _properties(takes).items()
            if key not in required and "null" not in _types(shown)
        }

    def to_tool_calling_prompt(self) -> str:
        """Say in the system prompt what it takes, with the whole schema."""
        document = json.dump(self.takes).decode()
        return f"{self.name}: {self.description}\n    Takes (JSON Schema): {document}"

    def to_code_prompt(self) -> str:
        """Say what code can call."""
        required = items_of(self.takes.get("required"))
        shown = [
            f"{key}: {'|'.join(_types(of))}{'' if key in required else ' = None'}"
            for key, of in _properties(self.takes).items()
        ]
        lines = [self.description, "", f"Args (JSON Schema): {_written(self.takes)}"]
        if self.output_schema is not None:
            lines += ["", f"Returns (JSON Schema): {_written(self.output_schema)}"]
        text = "\n".join(lines).replace("\\", "\\\\").replace('"""', '\\"""')
        inside = "\n".join(f"    {line}".rstrip() for line in text.split("\n"))
        signature = f"def {self.name}({', '.join(shown)}) -> any:"
        return f'{signature}\n    """\n{inside}\n    """'

    def given(self, args: tuple[Any, ...], named: dict[str, Any], *, code: bool) -> Any:
        """Give the arguments of a call, or what a model has given in their place."""
        if len(args) == 1 and not named and (not code or isinstance(args[0], dict)):
            (whole,) = args
            if not isinstance(whole, (dict, str)):
                return json.dump(whole) if _is_plain(whole) else str(whole)
        else:
            whole = {**dict(zip(self.inputs, args, strict=False)), **named}
            if len(args) > len(self.inputs):
                raise TypeError(f"{self.name} takes {len(self.inputs)} arguments")
        if not isinstance(whole, dict):
            return whole
        return {
            key: one
            for key, one in whole.items()
            if one is not None or key not in self._left_out
        }


class _Tool(_Own):
    """A tool as the SDK has it.

    Code of a model can read the attributes of a tool, but none that Python itself has.
    So none leads to the registry, except as what a method is bound to.
    """

    def __init__(self, spec: Spec, calls: _Calls) -> None:
        super().__init__(_name(spec.name), described(spec), schema(spec.input_schema))
        self.output_schema = (
            None if spec.output_schema is None else schema(spec.output_schema)
        )
        self._for_code = calls.for_code
        self._for_model = calls.for_model

    def __call__(
        self, /, *args: Any, sanitize_inputs_outputs: bool = False, **named: Any
    ) -> Any:
        """Call the tool, as code or as the SDK does for a model."""
        # Only the SDK's own call for a model asks for its types.
        if sanitize_inputs_outputs:
            return self._for_model(self.given(args, named, code=False))
        return self._for_code(self.given(args, named, code=True))

    def forward(self, **named: Any) -> Any:
        """Call the tool as code does."""
        return self(**named)


class _Calls:
    """The calls of a tool."""

    def __init__(
        self, bridge: Bridge[RunContext], spec: Spec, by: _Agent | None = None
    ) -> None:
        self._bridge = bridge
        self._spec = spec
        self._by = by

    def for_code(self, payload: Any) -> Any:
        envelope = self._call(payload)
        if envelope.error is not None:
            raise ToolFailed(text_of(self._spec, envelope), envelope)
        return value(envelope)

    def for_model(self, payload: Any) -> Said | _Stop:
        try:
            envelope = self._call(payload)
            text = self._bridge.text(self._spec, envelope)
        except CallFailed as failed:
            return _Stop(failed)
        except RunEnded as ended:
            # Beside the call that finishes a run, it ends well.
            is_well = ended.why is Ended.FINISHED
            return Said(str(ended)) if is_well else _Stop(ended)
        if envelope.error is not None:
            return Said(text, envelope)
        shown = parts(envelope)
        if shown is not None:
            told = [_line(part) for part in shown]
            if envelope.meta.reminder is not None:
                told.append(envelope.meta.reminder)
            text = "\n\n".join(told)
        ends, result = self._spec.is_final, value(envelope)
        return Said(text, envelope, ends=ends, value=result)

    def _call(self, payload: Any) -> Envelope[Any]:
        # There is nobody who goes on with a call later.
        cx = self._bridge.context(self._by).with_can_answer()
        run: Hashable = cx.run_id or cx.session_id
        if self._by is not None:
            cx, run = self._by.running(cx)
        return self._bridge.call(self._spec, payload, cx, run)


class _Answer(_Own):
    """The typed answer of an agent, in place of the SDK's own tool of this name."""

    def __init__(self, completion: Completion[Any]) -> None:
        whole = schema(completion.schema)
        self._inside = whole.get("type") != "object"
        self._completion = completion
        description = completion.description or "The answer, which ends the run."
        super().__init__(
            _FINAL_ANSWER, description, _inside(whole) if self._inside else whole
        )

    def __call__(
        self,
        /,
        *args: Any,
        sanitize_inputs_outputs: bool = False,  # noqa: ARG002 # the SDK says so
        **named: Any,
    ) -> Any:
        """Read the answer; the model is told everything that is wrong with it."""
        given = self.given(args, named, code=False)
        codec = self._completion.codec
        try:
            if not is_object(given):
                answer = self._completion.decode(given)
            elif not self._inside:
                answer = codec.convert(given)
            elif _ANSWER in given:
                answer = codec.convert(given[_ANSWER])
            else:
                return Said(f"/{_ANSWER} is missing.")
            text = codec.encode(answer).decode()
        except Refused as refused:
            return Said(str(refused))
        return Said(text, ends=True, value=answer)


class _Agent(ToolCallingAgent):  # type: ignore[misc]
    """An agent of a design."""

    def __init__(
        self,
        app: Registry,
        spec: AgentSpec,
        model: Model,
        cx: CallContext,
        *,
        completion: Completion[Any] | None,
        how: How,
    ) -> None:
        view = RegistryView(app, spec)
        bridge: Bridge[RunContext] = Bridge(view, used(spec), cx, how, CALLER)
        own: list[Any] = [_Tool(one, _Calls(bridge, one, self)) for one in bridge.specs]
        if completion is not None:
            own.append(_Answer(completion))
        self._is_typed = completion is not None
        self._cancel = Cancel()
        named = sent_names(spec, how.get("provider", "any"))
        super().__init__(
            own,
            model,
            instructions=instructions(spec, named),
            name=_name(spec.name),
            description=spec.description or None,
            verbosity_level=LogLevel.OFF,
        )

    def running(self, cx: Context) -> tuple[Context, Hashable]:
        """Give the context of a call of the run, and what tells the run from others."""
        cancel = self._cancel
        return cx if cx.may_be_cancelled else cx.with_cancel(cancel), Same(cancel)

    def run(self, *args: Any, **more: Any) -> Any:
        """Begin a run, with limits of its own."""
        self._cancel = Cancel()
        return super().run(*args, **more)

    def interrupt(self) -> None:
        """End the run, and the calls that it makes now."""
        super().interrupt()
        self._cancel.cancel()

    def process_tool_calls(
        self, chat_message: ChatMessage, memory_step: Any
    ) -> Iterator[Any]:
        """Make the calls of a turn, and end the run where one of them does."""
        final: ToolOutput | None = None
        images: list[Picture.Image] = []
        for output in super().process_tool_calls(chat_message, memory_step):
            said = output.output if isinstance(output, ToolOutput) else None
            if isinstance(said, Said):
                # By its name alone the SDK knows an answer.
                output.is_final_answer = False
                images += _images(said)
                if said.ends and final is None:
                    final = output
                    continue
            yield output
        if images:
            memory_step.observations_images = [
                *(memory_step.observations_images or ()),
                *images,
            ]
        if final is not None:
            # The SDK takes no final answer beside other calls, which are made by now.
            chat_message.tool_calls = [
                one for one in chat_message.tool_calls or () if one.id == final.id
            ][:1]
            final.is_final_answer = True
            final.output = final.output.value
            yield final

    def provide_final_answer(self, task: str) -> ChatMessage:
        """Give the text that a run ends with that has taken all its steps.

        Raises:
            AgentMaxStepsError: A text is no typed answer.

        """
        if self._is_typed:
            raise AgentMaxStepsError("Reached max steps.", self.logger)
        return super().provide_final_answer(task)


#: The name of the tool by which a model ends a run of the SDK.
_FINAL_ANSWER: Final = "final_answer"

#: The key of an answer that is no object.
_ANSWER: Final = "answer"


def _name(name: str) -> str:
    """Give a name that can be one in Python, and is not the SDK's own."""
    name = re.sub(r"\W", "_", name, flags=re.ASCII)
    if name[:1].isdigit():
        name = f"_{name}"
    return f"{name}_" if iskeyword(name) or name == _FINAL_ANSWER else name


def _is_plain(given: object) -> bool:
    return given is None or isinstance(given, (bool, int, float, list))


def _line(part: Part) -> str:
    """Give a part of content as a text."""
    match part:
        case Text():
            return part.text
        case Image() | Audio():
            return f"[{part.mime_type}, {len(part.data)} bytes]"
        case ResourceLink():
            return f"{part.name}: {part.uri}"
        case Resource():
            inside = part.resource
            said, blob = or_none(inside.text), or_none(inside.blob)
            if blob is None:
                return inside.uri if said is None else said
            return f"[{inside.uri}, {len(blob)} bytes]"


def _images(said: Said) -> Iterator[Picture.Image]:
    """Give the images of a result; those that cannot be read are only told of."""
    shown = None if said.envelope is None else parts(said.envelope)
    for part in shown or ():
        if isinstance(part, Image):
            try:
                image = Picture.open(BytesIO(part.data))
                image.load()
            except Exception:  # noqa: BLE001, S112 # whatever stands in the bytes
                continue
            yield image


def _written(of: dict[str, Any]) -> str:
    return json.dump(of).decode()


# The SDK shows a model each argument on its own. The whole schema is in the prompt.


def _properties(whole: dict[str, Any]) -> dict[str, Any]:
    """Give the schemas of arguments as the SDK shows them: each whole, with a type."""
    named = members_of(whole.get("$defs"))
    required = items_of(whole.get("required"))
    shown: dict[str, Any] = {}
    for key, given in members_of(whole.get("properties")).items():
        of = _Inlined(named).of(given)
        one = of if is_object(of) else {}
        if "anyOf" in one:
            # The SDK would make a list of types of it.
            one["allOf"] = [{"anyOf": one.pop("anyOf")}, *items_of(one.get("allOf"))]
        types = _types(one)
        one["type"] = types[0] if len(types) == 1 else types
        one.setdefault("description", "")
        if key not in required:
            # By this the SDK knows what may be left out.
            one["nullable"] = True
        shown[key] = one
    return shown


#: How many schemas are put in place of references.
_MOST_INLINED: Final = 1_000


class _Inlined:
    """Puts schemas in place of references to them."""

    def __init__(self, named: dict[str, Any]) -> None:
        self._named = named
        self._open: set[str] = set()
        self._count = 0

    def of(self, given: Any) -> Any:
        if isinstance(given, list):
            return [self.of(one) for one in given]
        if not is_object(given):
            return given
        reference = given.get("$ref")
        rest = {key: self.of(one) for key, one in given.items() if key != "$ref"}
        if not isinstance(reference, str):
            return rest
        name = reference.removeprefix("#/$defs/").replace("~1", "/").replace("~0", "~")
        self._count += 1
        if name in self._open or self._count > _MOST_INLINED:
            # It holds itself: the prompt says how.
            return rest
        self._open.add(name)
        inside = self.of(self._named.get(name))
        self._open.discard(name)
        return {**inside, **rest} if is_object(inside) else rest


_ALL_TYPES: Final = ("string", "number", "boolean", "object", "array", "null")

_TYPE_OF: Final[dict[type, str]] = {
    str: "string",
    bool: "boolean",
    int: "integer",
    float: "number",
    dict: "object",
    list: "array",
    type(None): "null",
}


def _types(of: Any) -> list[str]:
    """Give the types of the values of a schema without references, all if none."""
    given = members_of(of)
    kind = given.get("type")
    if kind is not None:
        return [kind] if isinstance(kind, str) else list(kind)
    if "const" in given or "enum" in given:
        values = [given["const"]] if "const" in given else items_of(given["enum"])
        found = dict.fromkeys(_TYPE_OF.get(type(one), "number") for one in values)
        return list(found) or list(_ALL_TYPES)
    for keyword in ("anyOf", "oneOf"):
        if keyword in given:
            every = [kind for one in items_of(given[keyword]) for kind in _types(one)]
            return list(dict.fromkeys(every)) or list(_ALL_TYPES)
    if len(items_of(given.get("allOf"))) == 1:
        return _types(given["allOf"][0])
    return list(_ALL_TYPES)


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
