"""What all SDKs share: which tools there are, and how a model's calls reach them."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from threading import Lock
from typing import (
    TYPE_CHECKING,
    Any,
    Final,
    Generic,
    Literal,
    Protocol,
    TypeAlias,
    TypedDict,
    TypeVar,
)

import msgspec.json

from toolrt.call.caller import IN_PROCESS
from toolrt.call.context import Context
from toolrt.call.envelope import CallFailed, Envelope, Status
from toolrt.call.error import Action
from toolrt.told import error_text, partly

if TYPE_CHECKING:
    from toolrt.agent.run import Run
    from toolrt.agent.spec import AgentSpec
    from toolrt.agent.view import RegistryView
    from toolrt.call.content import Part
    from toolrt.host.registry import Registry
    from toolrt.providers.lowering import Lowering
    from toolrt.spec import Spec

__all__ = [
    "Bridge",
    "ContextOf",
    "How",
    "Said",
    "Same",
    "Source",
    "Target",
    "instructions",
    "is_id",
    "parts",
    "plain",
    "schema",
    "sent_names",
    "stops",
    "text",
    "value",
]

R = TypeVar("R")

#: The context of a model's calls: one for all, or what gives that of a call by what an
#: SDK knows of its run.
ContextOf: TypeAlias = Context | Callable[[R], Context] | None

#: What gives the specs of tools, by name.
Specs: TypeAlias = "Mapping[str, Callable[[], Spec]]"

#: What a model reads of a result: the JSON, what the tool says of it (`hint result`)
#: where it says something, or both.
Said: TypeAlias = Literal["json", "hint", "both"]


#: Who accepts the names of tools and arguments, and their descriptions.
Target: TypeAlias = Literal[
    "openai", "anthropic", "gemini", "bedrock", "mistral", "any"
]


class How(TypedDict, total=False):
    """What the functions that give tools take beside the tools and their context."""

    #: What a model reads of a result; `json` where it is not given.
    said: Said
    #: What an error does whose recovery is `stop`: it ends the run as `CallFailed`
    #: (`raise`, where it is not given), or the model is told and goes on (`tell`).
    on_stop: Literal["raise", "tell"]
    #: Whether the model finds the tools by a search of its provider (deferred loading)
    #: where the SDK has that; `False` where it is not given.
    defers: bool
    #: Which provider the SDK sends the tools to. It accepts their names, and where it
    #: limits them their descriptions. Where it is not given: the one that the SDK is
    #: made for, or names that all of them accept (`any`).
    provider: Target


class Source(Protocol):
    """Whatever has tools: a registry, or an agent's view of one."""

    def get(self, tool: str) -> Spec | None:
        """Give the spec of a tool."""
        ...

    def call(
        self, tool: str, payload: Any = None, cx: Context | None = None, /
    ) -> Envelope[Any]:
        """Call a tool and wait for its answer."""
        ...

    async def acall(
        self, tool: str, payload: Any = None, cx: Context | None = None, /
    ) -> Envelope[Any]:
        """Call a tool on the running event loop."""
        ...

    def preflight(
        self, tool: str, payload: Any = None, cx: Context | None = None, /
    ) -> Envelope[Any]:
        """Take the steps of a call up to its handler."""
        ...


class Bridge(Generic[R]):
    """The tools that an SDK shows to a model, and the way of its calls to them.

    Those of the tools that are registered and that the host's policy admits
    (`advertised`); a tool that comes or goes later is a matter of the next list.
    """

    __slots__ = (
        "_caller",
        "_cx",
        "_lowering",
        "_runs",
        "_tells",
        "app",
        "defers",
        "listing",
        "registered",
        "said",
        "specs",
    )

    def __init__(
        self,
        app: Registry | RegistryView,
        specs: Specs,
        cx: ContextOf[R],
        how: How,
        caller: str,
        *,
        provider: str | None = "any",
    ) -> None:
        """Take whose tools they are.

        Args:
            app: Calls them.
            specs: What gives the specs of the tools, by name, in the order in which the
                model sees them.
            cx: The context of their calls.
            how: How a model is answered.
            caller: The name of the SDK, for calls whose context names no caller.
            provider: Who accepts the names of the tools, unless `how` says it; `None`
                where something else sees to that.

        """
        #: The tools that are registered, also those that a model does not see.
        self.registered = tuple(spec() for name, spec in specs.items() if name in app)
        # What an SDK knows of a run is not known yet.
        given = cx if isinstance(cx, Context) else Context()
        #: The context for which the policy decides what a model sees.
        self.listing = _called(given, caller)
        shown = app.advertised(self.registered, self.listing)
        # By all of them, so that no name depends on what is registered.
        all_ = (spec() for spec in specs.values())
        self._lowering = _lowering_of(all_, how.get("provider", provider))
        #: Those that a model sees, by names that its provider accepts.
        self.specs = shown
        #: Calls them by these names.
        self.app: Source = app
        if self._lowering:
            self.specs = tuple(map(self._lowering.sent, shown))
            self.app = _Renaming(app, self._lowering)
        self.said: Said = how.get("said", "json")
        self.defers = how.get("defers", False)
        self._tells = how.get("on_stop", "raise") == "tell"
        self._cx = cx
        self._caller = caller
        self._runs = _runs_of(app)

    def context(
        self, run: R, own: object = None, call_id: str | None = None
    ) -> Context:
        """Give the context of a call.

        Args:
            run: What the SDK knows of the run.
            own: What the host has given to the SDK for its tools: where it is a
                context, and no other is given, it is that of the call.
            call_id: The id that the model has given to the call.

        """
        cx = self._cx
        if cx is None:
            cx = own if isinstance(own, Context) else Context()
        elif not isinstance(cx, Context):
            cx = cx(run)
        cx = _called(cx, self._caller)
        if call_id is not None and cx.call_id is None and is_id(call_id):
            cx = cx.with_call_id(call_id)
        if self.said != "json":
            cx = cx.with_hint()
        return cx

    async def acall(
        self, spec: Spec, payload: Any, cx: Context, run: Hashable = None
    ) -> Envelope[Any]:
        """Call a tool; for an agent within the limits of its run.

        Args:
            spec: The tool.
            payload: The arguments.
            cx: The context of the call.
            run: What tells the run from others of the same agent.

        Raises:
            RunEnded: The run of the agent makes no more calls.

        """
        if self._runs is None:
            return await self.app.acall(spec.name, payload, cx)
        tool, payload = self.meant(spec.name, payload)
        return await self._runs.of(run).acall(tool, payload, cx)

    def call(
        self, spec: Spec, payload: Any, cx: Context, run: Hashable = None
    ) -> Envelope[Any]:
        """Call a tool and wait for its answer, as `acall` does."""
        if self._runs is None:
            return self.app.call(spec.name, payload, cx)
        tool, payload = self.meant(spec.name, payload)
        return self._runs.of(run).call(tool, payload, cx)

    def meant(self, name: str, payload: Any) -> tuple[str, Any]:
        """Give the tool that a call names, and its arguments by their own names."""
        if not self._lowering:
            return name, payload
        own = self._lowering.own(name)
        return own, self._lowering.arguments(own, payload)

    def sent_name(self, tool: str) -> str:
        """Give the name by which a model calls a tool."""
        return self._lowering.sent_name(tool) if self._lowering else tool

    def text(self, spec: Spec, envelope: Envelope[Any]) -> str:
        """Give what the model reads of a call.

        Raises:
            CallFailed: The error says that its caller should stop.

        """
        self.stop(envelope)
        return text(spec, envelope, self.said)

    def stop(self, envelope: Envelope[Any]) -> None:
        """End the run, if the call has failed in a way that no other call repairs.

        Raises:
            CallFailed: It has.

        """
        if not self._tells and stops(envelope):
            raise CallFailed(envelope)


class _Renaming:
    """Whatever has tools, by the names that a model calls them."""

    __slots__ = ("_app", "_lowering")

    def __init__(self, app: Registry | RegistryView, lowering: Lowering) -> None:
        self._app = app
        self._lowering = lowering

    def get(self, tool: str) -> Spec | None:
        spec = self._app.get(self._lowering.own(tool))
        return None if spec is None else self._lowering.sent(spec)

    def call(
        self, tool: str, payload: Any = None, cx: Context | None = None, /
    ) -> Envelope[Any]:
        own = self._lowering.own(tool)
        return self._app.call(own, self._lowering.arguments(own, payload), cx)

    async def acall(
        self, tool: str, payload: Any = None, cx: Context | None = None, /
    ) -> Envelope[Any]:
        own = self._lowering.own(tool)
        return await self._app.acall(own, self._lowering.arguments(own, payload), cx)

    def preflight(
        self, tool: str, payload: Any = None, cx: Context | None = None, /
    ) -> Envelope[Any]:
        own = self._lowering.own(tool)
        return self._app.preflight(own, self._lowering.arguments(own, payload), cx)


def _lowering_of(specs: Iterable[Spec], provider: str | None) -> Lowering | None:
    """Give how tools are sent; nothing where something else sees to that.

    Raises:
        ValueError: There is no such provider.

    """
    if provider is None:
        return None
    from toolrt.providers.lowering import Lowering  # noqa: PLC0415
    from toolrt.providers.table import LIMITS  # noqa: PLC0415

    if provider not in LIMITS:
        raise ValueError(f"there is no provider {provider!r}")
    lowering = Lowering(specs, LIMITS[provider])
    return lowering or None


def _called(cx: Context, caller: str) -> Context:
    """Give a context that says who calls."""
    return cx.with_caller(caller) if cx.caller == IN_PROCESS else cx


def stops(envelope: Envelope[Any]) -> bool:
    """Whether an error says that its caller should stop.

    That a human refuses one call is no reason to end a run.
    """
    error = envelope.error
    if error is None or error.code == "denied":
        return False
    return error.recovery.action is Action.STOP


def text(spec: Spec, envelope: Envelope[Any], said: Said = "json") -> str:
    """Give what a model reads of a call, whatever has come of it."""
    if envelope.error is not None:
        return error_text(spec, envelope)
    return "\n\n".join(_paragraphs(envelope, said))


def parts(envelope: Envelope[Any]) -> list[Part] | None:
    """Give the parts of untyped content; nothing of other results."""
    result = envelope.result
    if envelope.error is not None or not isinstance(result, list) or not result:
        return None
    from toolrt.call.content import (  # noqa: PLC0415
        Audio,
        Image,
        Resource,
        ResourceLink,
        Text,
    )

    kinds = (Audio, Image, Resource, ResourceLink, Text)
    return result if all(isinstance(part, kinds) for part in result) else None


def _paragraphs(envelope: Envelope[Any], said: Said) -> Iterator[str]:
    hint = envelope.meta.hint
    hinted = hint is not None and said != "json"
    if hint is not None and hinted:
        yield hint
    if not hinted or said == "both":
        yield (envelope.result_json or b"null").decode()
    if envelope.status is Status.PARTIAL:
        yield partly(envelope)
    if envelope.meta.reminder is not None:
        yield envelope.meta.reminder


#: How long the id of a call may be that comes from a model's provider.
_LONGEST_ID: Final = 128


def is_id(call_id: str) -> bool:
    """Whether the id that a provider gives to a call can be that of the call."""
    return (
        0 < len(call_id) <= _LONGEST_ID and call_id.isascii() and call_id.isprintable()
    )


class Same:
    """Tells a run by an object of the SDK, which is no key by itself."""

    __slots__ = ("_of",)

    def __init__(self, of: object) -> None:
        """Take the object, which stays alive: no other one gets its identity."""
        self._of = of

    def __eq__(self, other: object) -> bool:
        """Whether it is the same object."""
        return isinstance(other, Same) and self._of is other._of

    def __hash__(self) -> int:
        """Give the same for the same object."""
        return id(self._of)


class _Runs:
    """The runs of an agent, by whatever an SDK tells them apart."""

    __slots__ = ("_lock", "_runs", "_view")

    def __init__(self, view: RegistryView) -> None:
        self._view = view
        self._lock = Lock()
        self._runs: dict[Hashable, Run] = {}

    def of(self, key: Hashable) -> Run:
        """Give a run, which begins with its first call."""
        from toolrt.agent.run import Run  # noqa: PLC0415

        with self._lock:
            run = self._runs.pop(key, None) or Run(self._view)
            if len(self._runs) >= _MOST_RUNS:
                # The one that has made no call for the longest time.
                del self._runs[next(iter(self._runs))]
            self._runs[key] = run
            return run


#: How many runs of an agent are counted at once.
_MOST_RUNS: Final = 10_000


def _runs_of(app: Registry | RegistryView) -> _Runs | None:
    from toolrt.agent.view import RegistryView  # noqa: PLC0415

    return _Runs(app) if isinstance(app, RegistryView) else None


def sent_names(spec: AgentSpec, provider: str) -> Callable[[str], str]:
    """Give what gives the names by which an agent's model calls its tools."""
    lowering = _lowering_of(spec.tools(), provider)
    if lowering is None:
        return str
    names = {one.name: lowering.sent(one).name for one in spec.tools()}
    return lambda name: names.get(name, name)


def used(spec: AgentSpec) -> Specs:
    """Give what gives the specs of the tools that an agent uses."""
    return {name: one for view in spec.uses for name, one in view.tools.items()}


def instructions(spec: AgentSpec, named: Callable[[str], str] = str) -> str | None:
    """Give what an agent's model is told: by the design, and which tool when.

    Args:
        spec: The agent.
        named: Gives the name by which its model calls a tool.

    """
    lines: list[str] = []
    for view in spec.uses:
        toolset = view.toolset()
        said = [("When", toolset.when), ("Not", toolset.avoid)]
        texts = [f"{word}: {text}" for word, text in said if text is not None]
        if texts:
            lines.append(f"{toolset.name}: {' '.join(texts)}")
    for tool in spec.tools():
        lines += [
            f"{named(tool.name)}, then {named(to.tool)}: {to.reason}"
            for to in spec.next(tool)
        ]
    told = (spec.instructions or spec.description, "\n".join(lines))
    return "\n\n".join(part for part in told if part) or None


def schema(document: str) -> dict[str, Any]:
    """Give a JSON Schema as an SDK takes it; each caller has its own, to change."""
    return dict(msgspec.json.decode(document))


def plain(envelope: Envelope[Any]) -> dict[str, Any]:
    """Give an envelope as dicts, lists and scalars that any writer of JSON takes.

    `Envelope.to_builtins` keeps numbers that are spelt in an unusual way.
    """
    return dict(msgspec.json.decode(envelope.to_json()))


def value(envelope: Envelope[Any]) -> Any:
    """Give a result as dicts, lists and scalars."""
    document = envelope.result_json
    return None if document is None else msgspec.json.decode(document)
