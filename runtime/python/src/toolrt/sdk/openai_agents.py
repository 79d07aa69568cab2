"""Tools for the OpenAI Agents SDK: `pip install openai-agents`."""

from __future__ import annotations

from base64 import b64encode
from typing import TYPE_CHECKING, Any, Final, TypeAlias
from weakref import WeakKeyDictionary

from agents import (
    Agent,
    AgentOutputSchemaBase,
    FunctionTool,
    RunContextWrapper,
    ToolOutputFileContent,
    ToolOutputImage,
    ToolOutputText,
)
from agents.agent import StopAtTools
from agents.exceptions import AgentsException, ModelBehaviorError
from agents.models.interface import Model as ModelOfSdk
from agents.tool_context import ToolContext

from toolrt.agent.run import RunEnded
from toolrt.agent.view import RegistryView
from toolrt.call.content import Audio, Image, Part, Resource, ResourceLink, Text
from toolrt.call.envelope import CallFailed, Envelope, Status
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
    from typing import Unpack

    from agents.tool import FunctionToolCustomDataContext

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
    "agent",
    "agent_tools",
    "tools",
]

#: Who calls, as `meta.caller` says it.
CALLER: Final = "openai-agents"

#: What the SDK knows of a run.
RunContext: TypeAlias = RunContextWrapper[Any]

#: The context of calls, or what gives it by what the SDK knows of a run.
CallContext: TypeAlias = ContextOf[RunContext]

#: What an agent can have as its model.
Model: TypeAlias = ModelOfSdk | str | None

#: How many seconds an approval counts as consent: from the SDK's look at it to the step
#: of the pipeline.
_CONSENT: Final = 60


def tools(
    app: Registry,
    specs: Specs,
    cx: CallContext = None,
    **how: Unpack[How],
) -> list[FunctionTool]:
    """Give tools as the SDK's own.

    A tool whose calls need consent interrupts the run (`needs_approval`), unless the
    host has somebody who is asked. The SDK-only data of an output item is the envelope.

    Args:
        app: Calls them.
        specs: What gives their specs, by name; those that are not registered are left
            out.
        cx: The context of their calls, or what gives it by the SDK's. Without one a
            `Context` that is the SDK's `context` is taken.
        how: How the model is answered.

    """
    bridge = Bridge(app, specs, cx, how, CALLER, provider="openai")
    return [_Tool(bridge, app, spec).made() for spec in bridge.specs]


def agent_tools(
    app: Registry,
    spec: AgentSpec,
    cx: CallContext = None,
    **how: Unpack[How],
) -> list[FunctionTool]:
    """Give exactly the tools that an agent uses, within the limits of its runs."""
    bridge = Bridge(
        RegistryView(app, spec), used(spec), cx, how, CALLER, provider="openai"
    )
    return [_Tool(bridge, app, one).made() for one in bridge.specs]


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

    Everything else is the SDK's to set: `agent.clone(…)`.

    Args:
        app: Calls its tools.
        spec: The agent.
        model: Its model; that of the SDK's settings where it is `None`.
        cx: The context of the calls.
        completion: The typed answer of its model, which is then the run's output.
        how: How the model is answered.

    """
    named = sent_names(spec, how.get("provider", "openai"))
    final = [named(tool.name) for tool in spec.tools() if tool.is_final]
    stop: Any = StopAtTools(stop_at_tool_names=final) if final else "run_llm_again"
    return Agent(
        name=spec.name,
        model=model,
        instructions=instructions(spec, named),
        handoff_description=spec.description or None,
        tools=list(agent_tools(app, spec, cx, **how)),
        tool_use_behavior=stop,
        output_type=None if completion is None else _Answer(completion),
    )


# What the SDK lets through as it is.


class RunFailed(CallFailed, AgentsException):
    """A call has failed in a way that ends the run."""


class RunIsOver(RunEnded, AgentsException):
    """The run of an agent makes no more calls."""


class _Tool:
    """A tool, and what the SDK asks of it."""

    def __init__(self, bridge: Bridge[RunContext], app: Registry, spec: Spec) -> None:
        self._bridge = bridge
        self._app = app
        self._spec = spec
        self._envelopes = WeakKeyDictionary[ToolContext[Any], Envelope[Any]]()

    def made(self) -> FunctionTool:
        spec = self._spec
        return FunctionTool(
            name=spec.name,
            description=described(spec),
            params_json_schema=schema(spec.input_schema),
            on_invoke_tool=self._invoke,
            # The SDK's strict mode requires what may be left out, and refuses maps.
            # With a schema of results (`output_json_schema`), nothing but such results
            # could be answered: no error.
            strict_json_schema=False,
            needs_approval=self._needs_approval if spec.needs_consent else False,
            custom_data_extractor=self._custom_data,
            defer_loading=self._bridge.defers,
        )

    async def _needs_approval(
        self, run: RunContext, args: dict[str, Any], call_id: str
    ) -> bool:
        cx = self._bridge.context(run, run.context, call_id)
        checked = self._bridge.app.preflight(self._spec.name, args, cx)
        return checked.status is Status.INPUT_REQUIRED

    async def _invoke(self, run: ToolContext[Any], args: str) -> Any:
        bridge, spec = self._bridge, self._spec
        cx = bridge.context(run, run.context, run.tool_call_id)
        if spec.needs_consent and run.is_tool_approved(spec.name, run.tool_call_id):
            try:
                agreed = self._app.agreement(
                    *bridge.meant(spec.name, args), cx, by=CALLER, lasts=_CONSENT
                )
                cx = cx.with_consent(agreed)
            except Refused:
                # The call says what is wrong with the arguments.
                pass
        try:
            # All calls of a run share its usage.
            envelope = await bridge.acall(spec, args, cx, Same(run.usage))
            self._envelopes[run] = envelope
            text = bridge.text(spec, envelope)
        except CallFailed as failed:
            raise RunFailed(failed.envelope) from None
        except RunEnded as ended:
            raise RunIsOver(ended.why) from None
        shown = parts(envelope)
        return text if shown is None else [_part(part) for part in shown]

    def _custom_data(self, cx: FunctionToolCustomDataContext) -> dict[str, Any] | None:
        envelope = self._envelopes.pop(cx.tool_context, None)
        return None if envelope is None else {"envelope": plain(envelope)}


def _part(
    part: Part,
) -> ToolOutputText | ToolOutputImage | ToolOutputFileContent:
    """Give a part of content as the SDK has it."""
    match part:
        case Text():
            return ToolOutputText(text=part.text)
        case Image():
            return ToolOutputImage(image_url=_data_url(part.data, part.mime_type))
        case Audio():
            return ToolOutputFileContent(
                file_data=_data_url(part.data, part.mime_type), filename="audio"
            )
        case ResourceLink():
            return ToolOutputText(text=f"{part.name}: {part.uri}")
        case Resource():
            inside = part.resource
            said, blob = or_none(inside.text), or_none(inside.blob)
            if blob is None:
                return ToolOutputText(text=inside.uri if said is None else said)
            mime = or_none(inside.mime_type) or "application/octet-stream"
            return ToolOutputFileContent(
                file_data=_data_url(blob, mime), filename=inside.uri
            )


def _data_url(data: bytes, mime: str) -> str:
    return f"data:{mime};base64,{b64encode(data).decode()}"


class _Answer(AgentOutputSchemaBase):
    """The typed answer of an agent's model, as the SDK asks for it."""

    def __init__(self, completion: Completion[Any]) -> None:
        self._completion = completion

    def is_plain_text(self) -> bool:
        return False

    def name(self) -> str:
        return self._completion.name

    def json_schema(self) -> dict[str, Any]:
        return schema(self._completion.schema)

    def is_strict_json_schema(self) -> bool:
        return False

    def validate_json(self, json_str: str) -> Any:
        try:
            return self._completion.decode(json_str)
        except Refused as refused:
            raise ModelBehaviorError(str(refused)) from refused
