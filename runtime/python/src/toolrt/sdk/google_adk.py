"""Tools for Google's Agent Development Kit: `pip install google-adk`.

A tool that needs a human asks by the SDK's own confirmation of tools: it ends its call
with a request (`adk_request_confirmation`), whose hint is what is asked, and whose
payload has `requests` by name, `may_ask` (what else the tool declares), and a sealed
`state`. Whoever answers sends the SDK's confirmation. `confirmed` alone is consent.
Questions are answered by its payload: `{"responses": {"NAME": {"answer": …}}}`. For a
tool that is a node of a workflow, the payload of the request goes back with it.

The state of a session is no place for a context: models can write to it, by the tools
and the `output_key` of their agents. A host gives its context to the functions here, or
a function that makes one by what the SDK knows of a call.
"""

from __future__ import annotations

from json import dumps
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from google.adk.agents import LlmAgent
from google.adk.flows.llm_flows.functions import (
    REQUEST_CONFIRMATION_FUNCTION_CALL_NAME,
)
from google.adk.models import BaseLlm
from google.adk.tools.base_tool import BaseTool
from google.adk.tools.base_toolset import BaseToolset
from google.adk.tools.set_model_response_tool import SetModelResponseTool
from google.adk.tools.tool_context import ToolContext
from google.genai import types

from toolrt import json
from toolrt.agent.view import RegistryView
from toolrt.call.content import Audio, Image, Part, Resource, ResourceLink, Text
from toolrt.call.envelope import Envelope, Status
from toolrt.call.plain import items_of, members_of
from toolrt.call.request import RequestKind
from toolrt.codec import Refused
from toolrt.maybe import or_none
from toolrt.mcp.definition import definition
from toolrt.told import described, error_text, partly

from .bridge import (
    Bridge,
    ContextOf,
    How,
    Specs,
    instructions,
    parts,
    schema,
    sent_names,
    used,
    value,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from typing import Unpack

    from google.adk.agents.callback_context import CallbackContext
    from google.adk.agents.readonly_context import ReadonlyContext
    from google.adk.models.llm_response import LlmResponse
    from google.adk.tools.tool_confirmation import ToolConfirmation

    from toolrt.agent.completion import Completion
    from toolrt.agent.spec import AgentSpec
    from toolrt.call.context import Context
    from toolrt.host.registry import Registry
    from toolrt.spec import Spec

__all__ = [
    "CALLER",
    "AnswerRefused",
    "CallContext",
    "How",
    "Model",
    "RunContext",
    "Toolset",
    "agent",
    "agent_tools",
    "tools",
]

#: Who calls, as `meta.caller` says it.
CALLER: Final = "google-adk"

#: What the SDK knows of a call and of its run.
RunContext: TypeAlias = ToolContext

#: The context of calls, or what gives it by what the SDK knows of a call.
CallContext: TypeAlias = ContextOf[RunContext]

#: What an agent can have as its model.
Model: TypeAlias = BaseLlm | str | None


def tools(
    app: Registry,
    specs: Specs,
    cx: CallContext = None,
    **how: Unpack[How],
) -> list[BaseTool]:
    """Give tools as the SDK's own.

    What a model reads is `{"output": …}` or `{"error": …}`, as the SDK's models know
    it. Where the registry has no keys for the states of calls that ask, it gets random
    ones: a process that starts anew asks again.

    Args:
        app: Calls them.
        specs: What gives their specs, by name; those that are not registered are left
            out.
        cx: The context of their calls, or what gives it by the SDK's. Ids of the
            session and of the run that it leaves out are those of the SDK.
        how: How the model is answered. The SDK has no deferred loading.

    """
    app.ensure_state_keys()
    bridge = Bridge(app, specs, cx, how, CALLER, provider="gemini")
    return [_Tool(bridge, spec) for spec in bridge.specs]


def agent_tools(
    app: Registry,
    spec: AgentSpec,
    cx: CallContext = None,
    **how: Unpack[How],
) -> list[BaseTool]:
    """Give exactly the tools that an agent uses, within the limits of its runs.

    A run is an invocation of the SDK. One that goes on when a human has answered is
    another invocation, unless the SDK's app is resumable.
    """
    app.ensure_state_keys()
    bridge = Bridge(
        RegistryView(app, spec), used(spec), cx, how, CALLER, provider="gemini"
    )
    return [_Tool(bridge, one) for one in bridge.specs]


class Toolset(BaseToolset):
    """Tools as one thing of a module, which a `root_agent.yaml` names.

    clerk_tools = Toolset(google_adk.clerk_tools(app))
    """

    def __init__(self, tools: Iterable[BaseTool]) -> None:
        """Take the tools."""
        super().__init__()
        self._tools = list(tools)

    async def get_tools(
        self,
        readonly_context: ReadonlyContext | None = None,  # noqa: ARG002 # as the SDK asks
    ) -> list[BaseTool]:
        """Give all of them."""
        return list(self._tools)


def agent(
    app: Registry,
    spec: AgentSpec,
    model: Model,
    cx: CallContext = None,
    *,
    completion: Completion[Any] | None = None,
    **how: Unpack[How],
) -> LlmAgent:
    """Give an agent as the SDK's own: instructions, tools, where it stops, its answer.

    Everything else is the SDK's to set: `agent.clone(update={…})`.

    Args:
        app: Calls its tools.
        spec: The agent.
        model: Its model; that of its parent, or the SDK's own, where it is `None`.
        cx: The context of the calls.
        completion: The typed answer of its model, which is then the text of the run's
            last event, as JSON. The model gives it by a call of `set_model_response`,
            and can correct it.
        how: How the model is answered.

    """
    named = sent_names(spec, how.get("provider", "gemini"))
    own: list[Any] = list(agent_tools(app, spec, cx, **how))
    told = instructions(spec, named) or ""
    more: dict[str, Any] = {}
    if completion is not None:
        own.append(_Answer(completion))
        told = "\n\n".join(part for part in (told, _ANSWER) if part)
        more["after_model_callback"] = _checked(completion)
    # A function, since braces in a text would be read as names of the session's state.
    return LlmAgent(
        name=spec.name,
        description=spec.description,
        model=model or "",
        instruction=_given(told),
        tools=own,
        **more,
    )


class AnswerRefused(Exception):  # an end of a run
    """A model has ended its run with a text that is not the typed answer."""

    def __init__(self, refused: Refused) -> None:
        """Take what is wrong with it."""
        super().__init__(str(refused))
        #: Everything that is wrong with it.
        self.issues = refused.issues


class _Tool(BaseTool):
    """A tool, and what the SDK asks of it."""

    def __init__(self, bridge: Bridge[RunContext], spec: Spec) -> None:
        super().__init__(
            name=spec.name,
            description=described(spec),
            custom_metadata=_metadata(spec),
        )
        self._bridge = bridge
        self._spec = spec
        self._waiting = _Waiting()

    # The SDK's own way for tools to declare themselves, in spite of its name.
    def _get_declaration(self) -> types.FunctionDeclaration:
        result = self._spec.output_schema
        return types.FunctionDeclaration(
            name=self.name,
            description=self.description,
            parameters_json_schema=schema(self._spec.input_schema),
            response_json_schema=None if result is None else schema(result),
        )

    async def run_async(
        self, *, args: dict[str, Any], tool_context: ToolContext
    ) -> dict[str, Any]:
        """Call the tool; the SDK calls this once more when a human has answered."""
        bridge, spec, actions = self._bridge, self._spec, tool_context.actions
        cx = self._context(tool_context)
        run = _run_of(tool_context)
        key = (run, dumps(args, sort_keys=True))
        answered = _answered(tool_context) or _Answered(self._waiting.pop(key))
        envelope = await self._go_on(args, cx, run, answered)
        if envelope.status is Status.INPUT_REQUIRED:
            asked = "\n".join(
                request.question or name for name, request in envelope.requests.items()
            )
            if tool_context.tool_confirmation is not None:
                # The SDK shows no second request of the same call to anybody.
                self._waiting.put(key, envelope.state)
                return {"error": f"{asked}\n{_AGAIN}"}
            tool_context.request_confirmation(
                hint=asked, payload=_payload(spec, envelope)
            )
            # Nobody but the human has anything to say now.
            actions.skip_summarization = True
            return {"error": f"{asked}\n{_ASKED}"}
        bridge.stop(envelope)
        if envelope.ok and spec.is_final:
            actions.skip_summarization = True
        if envelope.error is not None:
            return {"error": error_text(spec, envelope)}
        return dict(self._response(envelope))

    def _context(self, own: ToolContext) -> Context:
        call_id = own.function_call_id
        cx = self._bridge.context(own, call_id=call_id)
        if cx.session_id is None:
            cx = cx.with_session_id(own.session.id)
        if cx.run_id is None:
            cx = cx.with_run_id(own.invocation_id)
        # Without an id, the SDK could not ask.
        return cx.with_can_answer(*_ASKABLE) if call_id else cx

    async def _go_on(
        self, args: dict[str, Any], cx: Context, run: _Run, answered: _Answered
    ) -> Envelope[Any]:
        """Call with all that a human has answered, question after question."""
        state, now = answered.state, answered.now
        later = dict(answered.later)
        while True:
            going = cx
            if state is not None:
                # What does not fit is asked once more.
                going = cx.with_responses(dumps(now), state, forgiving=True)
            envelope = await self._bridge.acall(self._spec, args, going, run)
            error = envelope.error
            if state is not None and error is not None and error.code == _EXPIRED:
                # The answers came too late, or to another process: it asks anew.
                state, later = None, {}
                continue
            asks = [
                name
                for name, request in envelope.requests.items()
                if request.kind is RequestKind.ASK and name in later
            ]
            if envelope.status is not Status.INPUT_REQUIRED or not asks:
                return envelope
            state, now = envelope.state, {name: later.pop(name) for name in asks}

    def _response(self, envelope: Envelope[Any]) -> Iterator[tuple[str, Any]]:
        said, meta = self._bridge.said, envelope.meta
        hinted = meta.hint is not None and said != "json"
        if hinted:
            yield "hint", meta.hint
        if not hinted or said == "both":
            content = parts(envelope)
            yield (
                "output",
                value(envelope) if content is None else [_part(one) for one in content],
            )
        if envelope.status is Status.PARTIAL:
            yield "partial", partly(envelope)
        if meta.reminder is not None:
            yield "reminder", meta.reminder


#: What tells a run: the session, whose id is its user's own, and the invocation.
_Run: TypeAlias = tuple[str, str, str]

#: What the SDK's confirmation can answer.
_ASKABLE: Final = ("ask", "confirm")

#: The code of an error where a state is none of this call, or none any more.
_EXPIRED: Final = "invalid_state"

#: What a model reads of a call that waits.
_ASKED: Final = "A human is asked; the call goes on with the answer."
_AGAIN: Final = "Not everything is answered. Call it again with the same arguments."

#: What a model is told of its typed answer.
_ANSWER: Final = f"End with a call of {SetModelResponseTool.NAME}, which is the answer."


def _run_of(own: ToolContext) -> _Run:
    return own.user_id, own.session.id, own.invocation_id


class _Waiting:
    """The states of calls that a model has to make again."""

    def __init__(self) -> None:
        self._states: dict[tuple[_Run, str], str] = {}

    def put(self, key: tuple[_Run, str], state: str | None) -> None:
        if state is None:
            return
        if len(self._states) >= _MOST_WAITING:
            # The one that has waited for the longest time.
            del self._states[next(iter(self._states))]
        self._states[key] = state

    def pop(self, key: tuple[_Run, str]) -> str | None:
        """Give the state, once: what a human has agreed to is one call."""
        return self._states.pop(key, None)


#: How many calls of a tool may wait to be made again.
_MOST_WAITING: Final = 1_000


class _Answered:
    """What a human has answered to a call."""

    def __init__(
        self,
        state: str | None,
        now: dict[str, object] | None = None,
        later: dict[str, object] | None = None,
    ) -> None:
        #: The state of the call that has asked.
        self.state = state
        #: The answers to what it has asked.
        self.now = now or {}
        #: Answers to what it may ask next.
        self.later = later or {}


def _payload(spec: Spec, envelope: Envelope[Any]) -> dict[str, Any]:
    """Give what whoever answers has to know, and what the call needs to go on."""
    asked = {name: one.to_builtins() for name, one in envelope.requests.items()}
    return {
        "requests": asked,
        "may_ask": {
            ask.name: {"question": ask.question, "schema": schema(ask.schema)}
            for ask in spec.asks
            if ask.name not in asked
        },
        "responses": {},
        "state": envelope.state,
    }


def _answered(own: ToolContext) -> _Answered | None:
    """Give what a human has answered to this call; `None` where nobody has."""
    given = own.tool_confirmation
    if given is None:
        return None
    asked = members_of(_shown(own, given).payload)
    state = asked.get("state")
    if not isinstance(state, str):
        return _Answered(None)
    responses = members_of(members_of(given.payload).get("responses"))
    now: dict[str, object] = {}
    for name, request in members_of(asked.get("requests")).items():
        if not given.confirmed:
            now[name] = {"declined": True}
        elif members_of(request).get("kind") == RequestKind.CONFIRM:
            now[name] = {"answer": True}
        elif name in responses:
            now[name] = responses[name]
    later = {name: one for name, one in responses.items() if name not in now}
    return _Answered(state, now, later if given.confirmed else None)


def _shown(own: ToolContext, given: ToolConfirmation) -> ToolConfirmation:
    """Give the request that a human has answered, as this tool has made it.

    The SDK takes an answer to any call of `adk_request_confirmation` in the session
    that names this call. A model can make such a call, too, with a harmless question of
    its own: an answer to that one is no answer to this call.
    """
    asked: ToolConfirmation | None = None
    calls: dict[str, dict[str, Any]] = {}
    answers: list[str] = []
    for event in own.session.events:
        requested = event.actions.requested_tool_confirmations
        asked = requested.get(own.function_call_id or "", asked)
        for call in event.get_function_calls():
            if call.name == REQUEST_CONFIRMATION_FUNCTION_CALL_NAME and call.id:
                calls[call.id] = call.args or {}
        if event.author == "user":
            answers = [one.id for one in event.get_function_responses() if one.id]
    if asked is None:
        # A node of a workflow keeps its requests where no model gets at them.
        return given
    genuine = _as_shown(asked.model_dump(by_alias=True, exclude_none=True))
    seen = [
        _as_shown(call["toolConfirmation"])
        for call in map(calls.get, answers)
        if call is not None
        and members_of(call.get("originalFunctionCall")).get("id")
        == own.function_call_id
    ]
    if seen and all(one == genuine for one in seen):
        return asked
    return type(given)()


def _as_shown(confirmation: dict[str, Any]) -> dict[str, Any]:
    """Give what a request says, without the place where a host may write answers."""
    payload = members_of(confirmation.get("payload"))
    kept = {name: one for name, one in payload.items() if name != "responses"}
    return {**confirmation, "payload": kept}


def _part(part: Part) -> str | types.Part:
    """Give a part of content as the SDK has it: a text, or data beside the output."""
    match part:
        case Text():
            return part.text
        case Image() | Audio():
            return types.Part.from_bytes(data=part.data, mime_type=part.mime_type)
        case ResourceLink():
            return f"{part.name}: {part.uri}"
        case Resource():
            inside = part.resource
            said, blob = or_none(inside.text), or_none(inside.blob)
            if blob is None:
                return inside.uri if said is None else said
            mime = or_none(inside.mime_type) or "application/octet-stream"
            return types.Part.from_bytes(data=blob, mime_type=mime)


def _metadata(spec: Spec) -> dict[str, Any] | None:
    """Give what MCP's definition of the tool says beside description and schemas."""
    about = definition(spec, "modern")
    kept = ("title", "annotations", "_meta")
    return {name: about[name] for name in kept if name in about} or None


def _given(text: str) -> Any:
    def instruction(_: ReadonlyContext) -> str:
        return text

    return instruction


class _Answer(BaseTool):
    """The typed answer of an agent's model.

    It stands in for the SDK's own tool of this name, which shows a model nothing of a
    JSON Schema and checks nothing. The SDK ends the run with what it is given.
    """

    def __init__(self, completion: Completion[Any]) -> None:
        super().__init__(
            name=SetModelResponseTool.NAME,
            description=completion.description or "The answer, which ends the run.",
        )
        self._completion = completion
        inner = schema(completion.schema)
        self._wraps = inner.get("type") != "object"
        self._schema = _wrapped(inner) if self._wraps else inner

    # See `_Tool`.
    def _get_declaration(self) -> types.FunctionDeclaration:
        return types.FunctionDeclaration(
            name=self.name,
            description=self.description,
            parameters_json_schema=self._schema,
        )

    async def run_async(
        self, *, args: dict[str, Any], tool_context: ToolContext
    ) -> dict[str, Any]:
        """Take the answer, or say what is wrong with it."""
        given = args.get("response") if self._wraps else args
        try:
            answer = self._completion.codec.convert(given)
        except Refused as refused:
            return {"error": str(refused)}
        plain = json.parse(self._completion.encode(answer))
        tool_context.actions.set_model_response = plain
        return {"output": plain}


def _wrapped(inner: dict[str, Any]) -> dict[str, Any]:
    """Give the schema of arguments for an answer that is no object."""
    outer: dict[str, Any] = {
        "type": "object",
        "properties": {"response": inner},
        "required": ["response"],
    }
    if "$defs" in inner:
        # References start at the root.
        outer["$defs"] = inner.pop("$defs")
    return outer


def _checked(completion: Completion[Any]) -> Any:
    """Give what holds a model to its typed answer that ends with a text."""

    def check(
        callback_context: CallbackContext,  # noqa: ARG001 # the SDK gives it by name
        llm_response: LlmResponse,
    ) -> None:
        content = llm_response.content
        said = items_of(None if content is None else content.parts)
        texts = [part.text for part in said if part.text and not part.thought]
        calls = any(part.function_call for part in said)
        if llm_response.partial or calls or not texts:
            return
        try:
            completion.decode("".join(texts))
        except Refused as refused:
            raise AnswerRefused(refused) from None

    return check
