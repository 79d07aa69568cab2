"""The registry: tools by name, and everything that a host decides about their calls."""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final, Self

from .calling import Calling
from .clock import SystemClock
from .counted import counted
from .doors import LoggingLog
from .host import Host

if TYPE_CHECKING:
    from toolrt.call.agreement import Agreement
    from toolrt.call.context import Context
    from toolrt.call.request import Asker
    from toolrt.recording import Recorder
    from toolrt.repair import Repair
    from toolrt.spec import Spec, ToolsetSpec

    from .around import Around, Ends
    from .changed import Changed
    from .clock import Clock
    from .doors import Confirmer, IdSource, Log, Policy
    from .find import Found
    from .idempotency import Idempotency
    from .keys import StateKeys
    from .limits import Limits
    from .pipeline import Payload
    from .shutdown import ShutDown
    from .spans import Spans
    from .toolset import Entry, Toolset
else:
    from toolrt.lazy import hinted

    Spec = hinted("Spec", "toolrt.spec")
    ToolsetSpec = hinted("ToolsetSpec", "toolrt.spec")
    Agreement = hinted("Agreement", "toolrt.call.agreement")
    Context = hinted("Context", "toolrt.call.context")
    Recorder = hinted("Recorder", "toolrt.recording.recorder")
    Repair = hinted("Repair", "toolrt.repair")
    Payload = hinted("Payload", "toolrt.host.pipeline")
    Asker = hinted("Asker", "toolrt.call.request")
    StateKeys = hinted("StateKeys", "toolrt.host.keys")
    Around = hinted("Around", "toolrt.host.around")
    Changed = hinted("Changed", "toolrt.host.changed")
    Clock = hinted("Clock", "toolrt.host.clock")
    Confirmer = hinted("Confirmer", "toolrt.host.doors")
    IdSource = hinted("IdSource", "toolrt.host.doors")
    Log = hinted("Log", "toolrt.host.doors")
    Policy = hinted("Policy", "toolrt.host.doors")
    Found = hinted("Found", "toolrt.host.find")
    Idempotency = hinted("Idempotency", "toolrt.host.idempotency")
    Limits = hinted("Limits", "toolrt.host.limits")
    ShutDown = hinted("ShutDown", "toolrt.host.shutdown")
    Spans = hinted("Spans", "toolrt.host.spans")
    Entry = hinted("Entry", "toolrt.host.toolset")
    Toolset = hinted("Toolset", "toolrt.host.toolset")

__all__ = ["CPU_BUDGET_MS", "MAX_PAYLOAD", "MAX_RESULT", "RegisterError", "Registry"]

#: How many milliseconds of CPU time the checks of one call may take together, where the
#: host says nothing.
CPU_BUDGET_MS = 250

#: How many bytes of arguments a call may bring, where the host says nothing.
MAX_PAYLOAD = 4 * 1024 * 1024

#: How many seconds calls have when a registry shuts down, where nobody says it.
GRACE: Final = 10.0

#: How many bytes a handler may give, where the host says nothing.
MAX_RESULT = 16 * 1024 * 1024

#: The variable that names the file in which a program records its calls.
_RECORD: Final = "TOOLRT_RECORD"


class RegisterError(ValueError):
    """A toolset cannot be registered."""

    def __init__(self, why: str) -> None:
        """Take why it cannot."""
        super().__init__(why)


class Registry(Calling):
    """Tools by name, and everything that a host decides about their calls.

    Each call goes through every step of the pipeline; there is no way round.

    >>> app = Registry()
    >>> app.call("update_todos", items=[]).error.message
    'There is no tool "update_todos".'
    """

    __slots__ = ()

    def __init__(
        self,
        *,
        policy: Policy | None = None,
        confirmer: Confirmer | None = None,
        asker: Asker | None = None,
        state_keys: StateKeys | None = None,
        clock: Clock | None = None,
        ids: IdSource | None = None,
        random: Callable[[], float] | None = None,
        log: Log | None = None,
        max_payload: int = MAX_PAYLOAD,
        max_result: int = MAX_RESULT,
        cpu_budget_ms: int = CPU_BUDGET_MS,
        limits: Limits | None = None,
        idempotency: Idempotency | None = None,
    ) -> None:
        """Make a registry without tools.

        Args:
            policy: What is allowed: a `GrantPolicy`, the host's own, or both (`&`).
                Where it is not given, everything but what the environment takes away.
            confirmer: Who is asked before destructive calls. Without one they are
                refused, unless the context carries consent.
            asker: Who answers what tools ask while they run, and consents to calls
                where there is no confirmer.
            state_keys: Keys for the state of calls that end as `input_required`.
                Without them no call does, whatever its caller can answer.
            clock: The clock of deadlines, in seconds. If it has `sleep` or `asleep`,
                these make the waits between attempts; if it has `alarm`, that says when
                a deadline has come, and not the system's time.
            ids: Where the ids of calls come from that bring none.
            random: Gives numbers from 0 to below 1, by which waits between attempts
                differ; `random.random` where it is not given.
            log: Where undeclared errors go; to `logging` where it is not given.
            max_payload: How many bytes of arguments a call may bring.
            max_result: How many bytes a handler may give: as a result with what is
                beside it, as an item, as the details of an error.
            cpu_budget_ms: How many milliseconds of CPU time it may take to check the
                arguments and the result of a call, together.
            limits: How many calls run at once, how many wait, and how often tools are
                called; the `parallel` of tools holds in any case.
            idempotency: How the answers to calls with an idempotency key are
                remembered; a day in memory where it is not given.

        """
        host = Host(
            policy=_policy(policy),
            confirmer=confirmer,
            asker=asker,
            keys=state_keys,
            clock=clock or SystemClock(),
            ids=ids or counted,
            random=random,
            log=log or LoggingLog(),
            max_payload=max_payload,
            max_result=max_result,
            cpu_budget_ms=cpu_budget_ms,
            limits=limits,
            idempotency=idempotency,
        )
        super().__init__(host, None, None)
        if _RECORD in os.environ:
            from toolrt.recording import Recorder, RecordError  # noqa: PLC0415

            try:
                self.record(Recorder.of_environment())
            except RecordError as error:
                host.unrecorded = str(error)

    def register(self, *toolsets: Toolset) -> Self:
        """Add toolsets, each of them whole or not at all; gives the registry.

        Tools come and go while others are called, also from other threads: a call that
        has begun keeps its tool.

        Raises:
            RegisterError: A name is taken, or something is missing.

        """
        host = self._host
        for toolset in toolsets:
            added = toolset

            def add(entries: dict[str, Entry], added: Toolset = added) -> bool:
                _add(entries, added)
                host.toolsets = {**host.toolsets, added.name: added.load}
                return bool(added.entries)

            host.change(add)
        return self

    def unregister(self, tool: str) -> bool:
        """Remove a tool; whether it was there."""
        return self._host.change(
            lambda entries: entries.pop(tool, None) is not None,
        )

    def unregister_toolset(self, toolset: str) -> int:
        """Remove all tools of a toolset; how many there were."""
        names: list[str] = []

        def remove(entries: dict[str, Entry]) -> bool:
            names.extend(
                name for name, entry in entries.items() if entry.toolset == toolset
            )
            for name in names:
                del entries[name]
            return bool(names)

        self._host.change(remove)
        return len(names)

    def on_change(self, callback: Callable[[], object]) -> Callable[[], None]:
        """Tell somebody each time tools were added or removed.

        Args:
            callback: Called without arguments when a change is done, in the thread that
                has made it.

        Returns:
            What ends it when it is called.

        """
        return self._host.watch(lambda _: callback())

    def watch(self, callback: Callable[[Changed], object]) -> Callable[[], None]:
        """Tell somebody what has changed each time tools were added or removed.

        Args:
            callback: Called with the change when it is done, in the thread that has
                made it. Changes that threads make at the same time may come in another
                order than they happened: their numbers say which came first.

        Returns:
            What ends it when it is called.

        """
        return self._host.watch(callback)

    def around(self, around: Around) -> Callable[[], None]:
        """See each call of a tool begin and end, whoever makes it.

        Several see a call in the order in which they came, and its end in the reverse
        order. None of them can change or skip a step; what fails in one goes to the
        log.

        Args:
            around: Called with the spec and the context of a call when it begins; what
                it gives, if anything, is called with the envelope when it has ended.
                Both take their time from the call.

        Returns:
            What ends it when it is called. Calls that run then are seen to their end.

        """
        return self._host.surround(around)

    def record(self, recorder: Recorder) -> Callable[[], None]:
        """Record each call of a tool, as `spec/recordings.md` says.

        Programs whose environment has `TOOLRT_RECORD` record without it. What cannot be
        written goes to the log.

        Args:
            recorder: Where to.

        Returns:
            What ends it when it is called. Calls that run then are recorded.

        """
        host = self._host

        def begun(spec: Spec, cx: Context) -> Ends:
            entry = host.entries.get(spec.name)
            tool = None if entry is None else entry.tool
            return recorder.begin(spec, cx, tool, host.log)

        return host.surround(begun)

    def shutdown(self, grace: float = GRACE) -> ShutDown:
        """End the calls of the registry, for good, and wait for that.

        From now on a call ends as `unavailable`, and so does one that still waits for
        its turn. Those that run go on, with the calls that they make in their own
        contexts; who still runs when the grace is over is cancelled, and has a second
        more. Whoever has not ended then is left alone: it does not look at its context.
        When this returns, receivers have heard of the end of all others, and recordings
        have them.

        Several may shut it down; each waits as long as it says, and the first grace
        that is over counts. A handler that shuts down its own registry waits for
        itself, until it is cancelled. On an event loop use `ashutdown`, or `async with
        registry`, which ends with it.

        Args:
            grace: How many seconds calls that run have.

        """
        from .shutdown import shutdown  # noqa: PLC0415

        return shutdown(self._host.gate, grace)

    async def ashutdown(self, grace: float = GRACE) -> ShutDown:
        """End the calls of the registry, for good, while the loop goes on.

        See `shutdown`.

        Args:
            grace: How many seconds calls that run have.

        """
        from .shutdown import ashutdown  # noqa: PLC0415

        return await ashutdown(self._host.gate, grace)

    @property
    def is_shut_down(self) -> bool:
        """Whether the registry was told to shut down."""
        return self._host.gate.is_shut

    def __enter__(self) -> Self:
        """Give the registry, which is shut down at the end."""
        return self

    def __exit__(self, *_: object) -> None:
        """Shut it down."""
        self.shutdown()

    async def __aenter__(self) -> Self:
        """Give the registry, which is shut down at the end."""
        return self

    async def __aexit__(self, *_: object) -> None:
        """Shut it down."""
        await self.ashutdown()

    def trace(self, spans: Spans) -> Callable[[], None]:
        """Begin a span for each call of a tool, as `spec/telemetry.md` says.

        Args:
            spans: A `toolrt.telemetry.Telemetry`, or a tracer of the host's own.
                Another one takes the place of the one before.

        Returns:
            What ends it when it is called. The spans of calls that run then end with
            them.

        """
        return self._host.trace(spans)

    @property
    def changes(self) -> int:
        """How often tools were added or removed."""
        return self._host.changes

    def get(self, tool: str) -> Spec | None:
        """Give the spec of a tool, also of one that only a server calls."""
        entry = self._host.entries.get(tool)
        return None if entry is None else entry.tool.spec()

    def specs(self) -> Iterator[Spec]:
        """Give the specs of all tools, in the order they were registered.

        Not of those that only a server calls: its resources and prompts.
        """
        tools = (entry.tool for entry in self._host.entries.values())
        return (tool.spec() for tool in tools if not tool.is_of_server)

    def served_specs(self) -> Iterator[Spec]:
        """Give the specs of the tools that only servers call: resources and prompts."""
        tools = (entry.tool for entry in self._host.entries.values())
        return (tool.spec() for tool in tools if tool.is_of_server)

    def names(self) -> Sequence[str]:
        """Give the names of all tools, sorted by their code points."""
        return sorted(self.list())

    def __len__(self) -> int:
        """Give how many tools there are, without those that only a server calls."""
        return len(self.list())

    def __bool__(self) -> bool:
        """Tell that it is one: a registry without tools is none the less true."""
        return True

    def __iter__(self) -> Iterator[str]:
        """Give the names of all tools, in the order they were registered."""
        return iter(self.list())

    def toolset_of(self, tool: str) -> ToolsetSpec | None:
        """Give the toolset with which a tool was registered."""
        entry = self._host.entries.get(tool)
        load = None if entry is None else self._host.toolsets.get(entry.toolset)
        return None if load is None else load()()

    def find(self, query: str, limit: int = 10) -> Sequence[Found]:
        """Find tools by words, the best ones first.

        Args:
            query: Words of what they are called and what they do.
            limit: How many there may be at most.

        """
        return self._host.index().find(query, limit)

    def search(  # the criteria of a query
        self,
        text: str | None = None,
        *,
        name_contains: str | None = None,
        toolset: str | None = None,
        service: str | None = None,
        any_tag: Iterable[str] = (),
        all_tags: Iterable[str] = (),
        capabilities: Iterable[str] = (),
        readonly: bool | None = None,
        destructive: bool | None = None,
        idempotent: bool | None = None,
        open_world: bool | None = None,
        limit: int | None = None,
    ) -> Sequence[Spec]:
        """Give the specs of the tools that match; what is not given matches every tool.

        Those that fit the text best come first; without a text they are in the order
        they were registered.

        Args:
            text: Words of what tools are called and what they do, whatever their case:
                tools with one of them match, ranked as by `find`. A text without words
                matches no tool.
            name_contains: A part of the name.
            toolset: The toolset to which the tool belongs.
            service: The service that owns its toolset.
            any_tag: Tags of which the tool has at least one.
            all_tags: Tags that the tool all has.
            capabilities: Capabilities that the tool all needs, such as `fs:read`.
            readonly: Whether it declares so; a tool that declares neither counts as one
                that declares that it is not.
            destructive: Likewise.
            idempotent: Likewise.
            open_world: Likewise.
            limit: How many there may be at most; all where it is not given.

        """
        from .search import Query  # noqa: PLC0415

        query = Query(
            text=text,
            name_contains=name_contains,
            toolset=toolset,
            service=service,
            any_tag=tuple(any_tag),
            all_tags=tuple(all_tags),
            capabilities=tuple(capabilities),
            readonly=readonly,
            destructive=destructive,
            idempotent=idempotent,
            open_world=open_world,
        )
        return self._host.index().search(query, limit)

    def agreement(
        self,
        tool: str,
        payload: Payload,
        cx: Context | None = None,
        *,
        by: str,
        lasts: int,
    ) -> Agreement:
        """Give the record that somebody has agreed to a call, for `with_consent`.

        Whoever makes it has asked a human.

        Args:
            tool: The name of the tool.
            payload: Its arguments, as a JSON document or a dict.
            cx: The context of the call, which has its caller.
            by: Who has agreed.
            lasts: For how many seconds from now on.

        Raises:
            KeyError: There is no such tool.
            Refused: The arguments are not valid.

        """
        from toolrt.call.agreement import Agreement  # noqa: PLC0415
        from toolrt.call.context import Context  # noqa: PLC0415

        from .asking import unix_time  # noqa: PLC0415

        codec = self._host.entries[tool].tool.args
        if payload is None or isinstance(payload, bytes | bytearray | memoryview | str):
            args = codec.decode(b"{}" if payload is None else payload)
        else:
            args = codec.convert(payload)
        caller = (cx or Context()).caller
        until = unix_time(self._host) + lasts
        document = codec.encode(args)
        return Agreement.to(tool, document, by=by, caller=caller, until=until)

    def authorize(self, tool: str, cx: Context | None = None) -> None:
        """Refuse a tool that the caller of a context may not name.

        Step 2 of the pipeline alone, for whoever refers to a tool without a call: a
        surface that completes arguments of it, or tells of changes of the resource that
        it reads. Nobody hears of what is decided here.

        Args:
            tool: Its name.
            cx: The context, with the scopes of its caller.

        Raises:
            Refusal: `unknown_tool`, `missing_scope` where the caller lacks a scope of
                the tool, or what the policy says. One that raises something else
                refuses.

        """
        from toolrt.call.error import Refusal  # noqa: PLC0415

        from .authorize import authorize_quietly  # noqa: PLC0415

        spec = self.get(tool)
        if spec is None:
            from .faults import unknown_tool  # noqa: PLC0415

            raise Refusal(unknown_tool(tool, self.list()))
        authorize_quietly(self._host.policy, spec, cx)

    @property
    def policy(self) -> Policy | None:
        """What is allowed; everything where it is `None`.

        Where it is set to `None`, the environment can still take away; see
        `GrantPolicy`.
        """
        return self._host.policy

    @policy.setter
    def policy(self, policy: Policy | None) -> None:
        self._host.set_policy(_policy(policy))

    @property
    def confirmer(self) -> Confirmer | None:
        """Who is asked before destructive calls."""
        return self._host.confirmer

    @confirmer.setter
    def confirmer(self, confirmer: Confirmer | None) -> None:
        self._host.confirmer = confirmer

    @property
    def asker(self) -> Asker | None:
        """Who answers what tools ask while they run."""
        return self._host.asker

    @asker.setter
    def asker(self, asker: Asker | None) -> None:
        self._host.asker = asker

    @property
    def state_keys(self) -> StateKeys | None:
        """Keys for the state of calls that end as `input_required`."""
        return self._host.keys

    @state_keys.setter
    def state_keys(self, keys: StateKeys | None) -> None:
        self._host.keys = keys

    def ensure_state_keys(self) -> StateKeys:
        """Give the keys for states; where there are none, random ones from now on.

        States that these have sealed are worth nothing when the process has ended.
        """
        return self._host.ensure_keys()

    @property
    def max_payload(self) -> int:
        """How many bytes of arguments a call may bring."""
        return self._host.max_payload

    @max_payload.setter
    def max_payload(self, size: int) -> None:
        self._host.max_payload = size

    @property
    def repair(self) -> frozenset[Repair]:
        """Which arguments that are nearly right are repaired; none by default.

        What was repaired is said in `meta.warnings`. It is set to `True` for all kinds,
        to `False`, or to names of kinds.
        """
        return self._host.repairs

    @repair.setter
    def repair(self, repairs: bool | Collection[Repair]) -> None:
        from toolrt.repair import of  # noqa: PLC0415

        self._host.repairs = of(repairs)

    @property
    def max_result(self) -> int:
        """How many bytes a handler may give."""
        return self._host.max_result

    @max_result.setter
    def max_result(self, size: int) -> None:
        self._host.max_result = size

    @property
    def cpu_budget_ms(self) -> int:
        """How much CPU time the checks of one call may take together."""
        return self._host.cpu_budget_ms

    @cpu_budget_ms.setter
    def cpu_budget_ms(self, milliseconds: int) -> None:
        self._host.cpu_budget_ms = milliseconds

    @property
    def limits(self) -> Limits | None:
        """How many calls run at once, how many wait, and how often tools are called.

        Calls that run or wait when it is set are not counted any more.
        """
        return self._host.limits

    @limits.setter
    def limits(self, limits: Limits | None) -> None:
        self._host.limits = limits
        self._host.forget_turns()

    @property
    def idempotency(self) -> Idempotency:
        """How the answers to calls with an idempotency key are remembered."""
        return self._host.idempotency()

    @idempotency.setter
    def idempotency(self, idempotency: Idempotency) -> None:
        self._host.set_idempotency(idempotency)

    @property
    def clock(self) -> Clock:
        """The clock of deadlines."""
        return self._host.clock

    def __repr__(self) -> str:
        """Show the names of the tools."""
        return f"Registry({self.list()!r})"


def _policy(policy: Policy | None) -> Policy | None:
    """Give the host's policy, or what the environment makes of none."""
    if policy is None and any(name.startswith("TOOLRT_") for name in os.environ):
        from .policy import usual  # noqa: PLC0415

        return usual()
    return policy


def _add(entries: dict[str, Entry], toolset: Toolset) -> None:
    for entry in toolset.entries:
        name = entry.tool.name
        if name in entries:
            taken = f"the toolset `{entries[name].toolset}` already has a tool"
            raise RegisterError(f"{taken} named `{name}`")
        entries[name] = entry
