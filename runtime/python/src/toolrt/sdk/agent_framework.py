"""Tools for the Microsoft Agent Framework: `pip install agent-framework-core`."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeAlias, TypeVar

import msgspec.json
from agent_framework import (
    Agent,
    Content,
    FunctionInvocationContext,
    FunctionMiddleware,
    FunctionTool,
    MiddlewareFailure,
    MiddlewareTermination,
    SupportsChatGetResponse,
)
from agent_framework.exceptions import UserInputRequiredException
from pydantic import BaseModel

from toolrt import json
from toolrt.agent.run import Ended, RunEnded
from toolrt.agent.view import RegistryView
from toolrt.call.content import Audio, Image, Part, Resource, ResourceLink, Text
from toolrt.call.context import Context
from toolrt.call.envelope import CallFailed, Envelope, Status
from toolrt.call.request import RequestKind, answers
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
    from collections.abc import Awaitable, Callable
    from typing import Self, Unpack

    from agent_framework import AgentResponse

    from toolrt.agent.completion import Completion
    from toolrt.agent.spec import AgentSpec
    from toolrt.host.registry import Registry
    from toolrt.spec import Spec

__all__ = [
    "CALLER",
    "CallContext",
    "How",
    "Model",
    "RunContext",
    "RunFailed",
    "RunIsOver",
    "ToolMiddleware",
    "agent",
    "agent_tools",
    "answer",
    "tools",
]

T = TypeVar("T")

#: Who calls, as `meta.caller` says it.
CALLER: Final = "agent-framework"

#: What the SDK knows of a call and its run.
RunContext: TypeAlias = FunctionInvocationContext

#: The context of calls, or what gives it by what the SDK knows of a run.
CallContext: TypeAlias = ContextOf[RunContext]

#: What an agent can have as its model: a chat client.
Model: TypeAlias = SupportsChatGetResponse[Any]

#: How many seconds an approval counts as consent: from the SDK's look at it to the step
#: of the pipeline.
_CONSENT: Final = 60

#: Where the result of a call has its envelope, in the SDK's own maps.
_ENVELOPE: Final = "envelope"

#: Where the context of a call has the id that the model has given to it.
_CALL_ID: Final = "toolrt_call_id"


def tools(
    app: Registry,
    specs: Specs,
    cx: CallContext = None,
    **how: Unpack[How],
) -> list[FunctionTool]:
    """Give tools as the SDK's own.

    A tool whose calls need consent has the approval mode `always_require`, unless the
    host has somebody who is asked. The SDK then asks before it looks at the arguments.
    An approval needs an `AgentSession`: the SDK takes none without. What the SDK's own
    `ToolApprovalMiddleware` approves by a rule counts, too: a tool cannot tell.

    The first content of a result has the envelope among its `additional_properties`.

    With `ToolMiddleware` among the middleware of the agent, questions go to the human,
    and tools that are `final` end the run.

    Args:
        app: Calls them.
        specs: What gives their specs, by name; those that are not registered are left
            out.
        cx: The context of their calls, or what gives it by the SDK's. Without one, a
            `Context` among the `function_invocation_kwargs` of the run is taken.
        how: How the model is answered.

    """
    return _tools(Bridge(app, specs, cx, how, CALLER), app)


def agent_tools(
    app: Registry,
    spec: AgentSpec,
    cx: CallContext = None,
    **how: Unpack[How],
) -> list[FunctionTool]:
    """Give exactly the tools that an agent uses, within the limits of its runs.

    A run is one of the SDK; one that goes on after an approval is another.
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
) -> Agent[Any]:
    """Give an agent as the SDK's own: instructions, tools, where it stops, its answer.

    It has `ToolMiddleware`. A call that needs consent asks for the SDK's approval only
    once its arguments are valid.

    Args:
        app: Calls its tools.
        spec: The agent.
        model: Its model.
        cx: The context of the calls.
        completion: The typed answer of its model, which `answer` reads.
        how: How the model is answered.

    """
    named = sent_names(spec, how.get("provider", "any"))
    own = agent_tools(app, spec, cx, **how)
    for tool in own:
        # The tool asks by itself, with what the middleware knows.
        tool.approval_mode = "never_require"
    options: Any = None
    if completion is not None:
        options = {"response_format": _format(completion)}
    return Agent(
        model,
        instructions(spec, named),
        name=spec.name,
        description=spec.description or None,
        tools=own,
        default_options=options,
        middleware=[ToolMiddleware()],
    )


def answer(completion: Completion[T], response: AgentResponse[Any]) -> T | None:
    """Give the typed answer of a run.

    Args:
        completion: The answer, as it was given to `agent`.
        response: What the run has given.

    Returns:
        `None` where the run has ended without an answer: with a tool that is `final`,
        or with something that a human is asked.

    Raises:
        Refused: Lists everything that is wrong with it.

    """
    if not response.messages:
        return None
    last = response.messages[-1]
    if last.role != "assistant" or not last.text or response.user_input_requests:
        return None
    return completion.decode(last.text)


class ToolMiddleware(FunctionMiddleware):
    """What tools need of the loop of an agent, beside their calls.

    With it, a call that needs a human ends the run with a request for approval. Its
    `additional_properties` have the `requests` of the call by name, and the `state` of
    its questions. It goes on in a run of the same session, with
    `request.to_function_approval_response(True)`. That has the same properties; without
    the `requests` it is no consent. Answers to questions are properties of it, too:
    `responses`, such as `{"address": {"answer": "Rome"}}` or
    `{"address": {"declined": True}}`. Where keys for states are missing, ones are made
    that this process alone has; they need `toolrt[state]`, without which nobody is
    asked questions.

    A tool that is `final` ends the run, if its call has a result.
    """

    async def process(
        self,
        context: FunctionInvocationContext,
        call_next: Callable[[], Awaitable[None]],
    ) -> None:
        """Make a call, and end the run after the last one.

        Raises:
            MiddlewareTermination: It was the last one.

        """
        await call_next()
        envelope = context.metadata.get(_ENVELOPE)
        tool = context.function
        if not isinstance(tool, _Tool) or not isinstance(envelope, Envelope):
            return
        if envelope.ok and tool.calls.spec.is_final:
            raise MiddlewareTermination(f"{tool.name} ends the run.")


# What the SDK lets through as it is.


class RunFailed(CallFailed, MiddlewareFailure):
    """A call has failed in a way that ends the run."""


class RunIsOver(RunEnded, MiddlewareFailure):
    """The run of an agent makes no more calls."""


def _tools(bridge: Bridge[RunContext], app: Registry) -> list[FunctionTool]:
    with suppress(ImportError):
        app.ensure_state_keys()
    return [_Tool(_Calls(bridge, app, spec)) for spec in bridge.specs]


class _Given(BaseModel):
    """Takes all arguments as they are: the pipeline says what is wrong with them.

    With a schema in its place, the SDK would check some of it, and tell the model only
    that something is wrong.
    """

    given: dict[str, Any]

    @classmethod
    def model_validate(cls, obj: Any, **_: Any) -> Self:
        return cls.model_construct(given=obj)

    def model_dump(self, **_: Any) -> dict[str, Any]:
        return self.given


class _Tool(FunctionTool):
    """A tool as the SDK has it."""

    DEFAULT_EXCLUDE: ClassVar[set[str]] = {*FunctionTool.DEFAULT_EXCLUDE, "calls"}

    def __init__(self, calls: _Calls) -> None:
        spec = calls.spec
        super().__init__(
            name=spec.name,
            description=described(spec),
            approval_mode="always_require" if calls.asks() else "never_require",
            additional_properties=_metadata(spec),
            func=calls.answer,
            input_model=_Given,
        )
        self.calls = calls

    def parameters(self) -> dict[str, Any]:
        return schema(self.calls.spec.input_schema)

    async def invoke(self, **given: Any) -> Any:
        context, call_id = given.get("context"), given.get("tool_call_id")
        if context is not None and isinstance(call_id, str):
            context.metadata[_CALL_ID] = call_id
        return await super().invoke(**given)

    def __call__(self, /, *_: Any, **given: Any) -> Any:
        # The context has the arguments, whatever they are called: `self`, say.
        return super().__call__(toolrt=given["toolrt"])


class _Calls:
    """The calls of a tool."""

    def __init__(self, bridge: Bridge[RunContext], app: Registry, spec: Spec) -> None:
        self._bridge = bridge
        self._app = app
        self.spec = spec
        self._has_raw = _RAW in schema(spec.input_schema).get("properties", {})

    def asks(self) -> bool:
        """Whether the SDK must have a human asked before each call."""
        app = self._app
        if not self.spec.needs_consent or app.confirmer is not None:
            return False
        return app.asker is None or not answers(app.asker, RequestKind.CONFIRM)

    async def answer(self, toolrt: FunctionInvocationContext, **_: Any) -> Any:
        """Make a call, and give what the model reads of it."""
        bridge, spec = self._bridge, self.spec
        payload = self._payload(toolrt.arguments)
        approval, knows = _approval(toolrt, spec)
        cx = self._context(toolrt, payload, approval, knows=knows)
        if spec.needs_consent and knows and approval is None:
            # Nothing has happened yet: no event, and no call of a run.
            checked = bridge.app.preflight(spec.name, payload, cx)
            if checked.status is Status.INPUT_REQUIRED:
                raise _asked(toolrt, spec, checked)
        # All calls of a run share its list of tools.
        run = None if toolrt.tools is None else Same(toolrt.tools)
        try:
            envelope = await bridge.acall(spec, payload, cx, run)
            if knows and envelope.status is Status.INPUT_REQUIRED:
                raise _asked(toolrt, spec, envelope)
            text = bridge.text(spec, envelope)
        except CallFailed as failed:
            raise RunFailed(failed.envelope) from None
        except RunEnded as ended:
            if ended.why is Ended.FINISHED:
                # The run is about to end, and well: this call came beside its last one.
                return str(ended)
            raise RunIsOver(ended.why) from None
        toolrt.metadata[_ENVELOPE] = envelope
        shown = parts(envelope)
        told = [Content.from_text(text)] if shown is None else [_part(p) for p in shown]
        if shown is not None and envelope.meta.reminder is not None:
            told.append(Content.from_text(envelope.meta.reminder))
        told[0].additional_properties[_ENVELOPE] = plain(envelope)
        return told

    def _context(
        self,
        run: RunContext,
        payload: Any,
        approval: Content | None,
        *,
        knows: bool,
    ) -> Context:
        given = run.kwargs.values()
        own = next((one for one in given if isinstance(one, Context)), None)
        call_id = run.metadata.get(_CALL_ID)
        cx = self._bridge.context(run, own, call_id).for_call()
        if cx.session_id is None and run.session is not None:
            cx = cx.with_session_id(run.session.session_id)
        if not knows:
            # Nobody goes on with the call later.
            cx = cx.with_can_answer()
            return self._agreed(cx, payload) if self._is_approved(run) else cx
        if not cx.can_answer:
            cx = cx.with_can_answer("ask", "confirm")
        if approval is None:
            return cx
        said = approval.additional_properties
        responses, state = said.get("responses"), said.get("state")
        if isinstance(responses, dict) and isinstance(state, str):
            # The model is told nothing of answers that are wrong: it is asked anew.
            cx = cx.with_responses(responses, state, forgiving=True)
        call = approval.function_call
        return cx if call is None else self._agreed(cx, call.parse_arguments())

    def _is_approved(self, run: RunContext) -> bool:
        """Whether an SDK that names no approval has had this call approved.

        Its loop calls a tool that always requires an approval only after one. What is
        called by other code has no list of tools.
        """
        tool = run.function
        if run.tools is None or not any(one is tool for one in run.tools):
            return False
        return tool.approval_mode == "always_require"

    def _agreed(self, cx: Context, args: Any) -> Context:
        # Where it fails, the call says what is wrong.
        with suppress(Refused, KeyError):
            agreed = self._app.agreement(
                *self._bridge.meant(self.spec.name, args), cx, by=CALLER, lasts=_CONSENT
            )
            cx = cx.with_consent(agreed)
        return cx

    def _payload(self, args: Any) -> Any:
        """Give the arguments, or what the model has given in their place."""
        given = dict(args)
        if self._has_raw or given.keys() != {_RAW}:
            return given
        raw = given[_RAW]
        if not isinstance(raw, str):
            return msgspec.json.encode(raw).decode()
        try:
            # An object would have been taken for the arguments.
            return given if isinstance(json.parse(raw), dict) else raw
        except json.Broken:
            return raw


#: Where the SDK puts what is no object.
_RAW: Final = "raw"


def _approval(run: RunContext, spec: Spec) -> tuple[Content | None, bool]:
    """Give the approval of a call by a human; and whether the SDK would name one.

    It does so where there is middleware for functions.
    """
    call_id = run.metadata.get("call_id")
    knows = call_id is not None
    given = run.metadata.get("approval_response")
    if not isinstance(given, Content) or given.approved is not True:
        return None, knows
    call = given.function_call
    if call is None or call.name != spec.name or call.call_id != call_id:
        return None, knows
    # Calls of tools that require no approval are approved by the SDK itself, where
    # another call of the turn waits for a human. What was asked here has requests.
    is_asked = isinstance(given.additional_properties.get("requests"), dict)
    if not is_asked and run.function.approval_mode != "always_require":
        return None, knows
    return given, knows


def _asked(
    run: RunContext, spec: Spec, envelope: Envelope[Any]
) -> UserInputRequiredException:
    """Give what ends a call that needs a human first."""
    call_id = run.metadata["call_id"]
    # The SDK's own name of this call; models use theirs again.
    own = run.metadata.get("function_call_occurrence_id", call_id)
    call = Content.from_function_call(
        call_id, spec.name, arguments=dict(run.arguments), id=own
    )
    asked = envelope.requests.items()
    said: dict[str, Any] = {
        "requests": {name: request.to_builtins() for name, request in asked}
    }
    if envelope.state is not None:
        said["state"] = envelope.state
    request = Content.from_function_approval_request(
        own, call, additional_properties=said
    )
    return UserInputRequiredException([request])


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


def _part(part: Part) -> Content:
    """Give a part of content as the SDK has it."""
    match part:
        case Text():
            return Content.from_text(part.text)
        case Image() | Audio():
            return Content.from_data(part.data, part.mime_type)
        case ResourceLink():
            return Content.from_text(f"{part.name}: {part.uri}")
        case Resource():
            inside = part.resource
            said, blob = or_none(inside.text), or_none(inside.blob)
            if blob is None:
                return Content.from_text(inside.uri if said is None else said)
            mime = or_none(inside.mime_type) or "application/octet-stream"
            return Content.from_data(blob, mime, name=inside.uri)


def _format(completion: Completion[Any]) -> dict[str, Any]:
    """Give the form of a typed answer, which the SDK's clients know."""
    form: dict[str, Any] = {
        "name": completion.name,
        "schema": schema(completion.schema),
        # The provider's strict mode requires what may be left out.
        "strict": False,
    }
    if completion.description:
        form["description"] = completion.description
    return {"type": "json_schema", "json_schema": form}
