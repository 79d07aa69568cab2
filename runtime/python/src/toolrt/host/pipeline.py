"""The steps that every call goes through, in this order and without a way round."""

# pyright: reportPrivateUsage=false
from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar, cast

from msgspec.structs import force_setattr, replace

from toolrt import json
from toolrt.call.context import Context
from toolrt.call.envelope import (
    CallFault,
    Envelope,
    InvalidOutput,
    Meta,
    Status,
    TooMuch,
    spelt_out,
)
from toolrt.call.error import Internal, Kind, Passing, Refusal, ToolError
from toolrt.call.event import Finished, Progress, Scheduled, Started
from toolrt.call.plain import member_at
from toolrt.call.waiting import Waiting, waiting_in
from toolrt.codec import Refused
from toolrt.lazy import later
from toolrt.meter import LARGE

from .checking import Budget, Exhausted, checked, is_light, is_light_result
from .doors import LoggingLog
from .guard import Busy, Cancelled, Ended, TimedOut, Waited, Work
from .host import Host
from .taken import Taken
from .tool import Produced, produced, written

if TYPE_CHECKING:
    from collections.abc import Container, Sequence

    from toolrt.call.template import Template
    from toolrt.diagnose import Issue
    from toolrt.spec import Spec

    from .around import Around, Ends
    from .doors import Policy
    from .gate import Pass
    from .keyed import Claimed
    from .spans import Span
    from .tool import Handler, Tool
    from .toolset import Entry
    from .turn import Turn

__all__ = ["Host", "Payload", "call", "drive", "drive_async", "drive_on"]

#: The arguments of a call: a JSON document, a dict of plain values, or nothing.
Payload: TypeAlias = bytes | bytearray | memoryview | str | Mapping[str, object] | None

_asking = later("toolrt.host", ".asking")
_around = later("toolrt.host", ".around")
_authorize = later("toolrt.host", ".authorize")
_faults = later("toolrt.host", ".faults")
_helps = later("toolrt.host", ".helps")
_quota = later("toolrt.host", ".quota")
_sent = later("toolrt.host", ".sent")
_spans = later("toolrt.host", ".spans")

# How many issues an error lists.
_MOST_ISSUES = 100

#: The steps of a call: they give the handlers that are to run, and what else takes its
#: time, and take how those ended.
Steps: TypeAlias = "Generator[Waited, Ended, Envelope[Any]]"

T = TypeVar("T")

_MILLISECOND = 0.001

#: How many bytes arguments have that are no document yet.
_SOME = 1024


def drive(steps: Steps) -> Envelope[Any]:
    """Take the steps of a call for a caller that waits."""
    try:
        work = next(steps)
        while True:
            try:
                ended = work.run()
            except BaseException:
                _abandon(steps)
                raise
            work = steps.send(ended)
    except StopIteration as stop:
        envelope: Envelope[Any] = stop.value
        return envelope


def drive_on(
    steps: Steps,
    end: Callable[[Envelope[Any]], object],
    left: Callable[[], object],
    ended: Ended | None = None,
) -> None:
    """Take the steps of a call in this thread, until its end or its handler is left.

    Args:
        steps: The steps.
        end: Takes the answer.
        left: Is called where the handler is left, in the thread that leaves it.
        ended: What they wait for, if they do.

    """

    def leave(ended: Ended) -> None:
        left()
        drive_on(steps, end, left, ended)

    try:
        work = next(steps) if ended is None else steps.send(ended)
        while True:
            try:
                ended = work.run_here(leave) if isinstance(work, Work) else work.run()
            except KeyboardInterrupt:
                # A handler has raised it: nobody interrupts this thread.
                ended = None, Cancelled()
            if ended is None:
                return
            work = steps.send(ended)
    except StopIteration as stop:
        end(stop.value)
    except KeyboardInterrupt:
        # Likewise, what the host has given.
        fault = CallFault.cancelled()
        end(Envelope(status=Status.ERROR, error=fault, meta=Meta()))


async def drive_async(steps: Steps) -> Envelope[Any]:
    """Take the steps of a call for a caller that does something else."""
    try:
        work = next(steps)
        while True:
            try:
                ended = await work.arun()
            except BaseException:
                _abandon(steps)
                raise
            work = steps.send(ended)
    except StopIteration as stop:
        envelope: Envelope[Any] = stop.value
        return envelope


def _abandon(steps: Steps) -> None:
    """End a call whose caller has gone: whoever listens learns that, too."""
    with suppress(StopIteration):
        steps.send((None, Cancelled()))


def call(  # noqa: PLR0915 # the order of the steps is in one place
    host: Host,
    seen: Container[str] | None,
    name: str,
    payload: Payload,
    cx: Context | None,
    *,
    busy: bool = False,
    waits: bool = False,
) -> Steps:
    """One call, from the name of a tool to its envelope.

    Whatever the host has given may fail: each call of a tool that is known has one
    `call_scheduled`, one `call_finished` and one envelope, and nothing but an interrupt
    gets out.

    Args:
        host: What the host decides.
        seen: Where it is given, other tools are unknown.
        name: The name of the tool.
        payload: The arguments.
        cx: The context of whoever calls.
        busy: Whether there is no thread for it.
        waits: Whether the caller waits: then a handler that nothing can end before it
            ends itself runs right where the steps are taken.

    """
    entry = host.entries.get(name)
    if entry is None or (seen is not None and name not in seen):
        return (yield from _unknown(host, seen, name, cx))
    tool = entry.tool
    start, broken, budget = 0.0, None, None
    try:
        start = host.clock.now()
        spec, known = tool.spec(), tool.meta
        if host.repairs or (cx is not None and cx.lowered and not cx.is_running):
            budget = Budget(host.cpu_budget_ms)
            made = _sent.taken(host, tool, payload, known, cx=cx, budget=budget)
            payload, known, broken = yield from made
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # noqa: BLE001 # a door of the host failed
        spec, broken = _nameless(entry), error
        known = Meta(tool=spec.name, toolset=spec.toolset)
    try:
        cx = _started(host, cx, spec.name, payload)
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # noqa: BLE001 # likewise
        cx, broken = (cx or Context()).started(spec.name, "", payload), error
    if host.policy is not None and broken is None:
        try:
            files = host.policy.files(spec)
        except KeyboardInterrupt:
            raise
        except BaseException as error:  # noqa: BLE001 # likewise
            broken = error
        else:
            if files is not None:
                cx.limit_files(files)
    if host.asker or host.keys or spec.asks or cx._asking or cx._asker:  # noqa: SLF001
        _asking.begin(host, cx, spec)
    span: Span | None = None
    if host.spans is not None and not cx._checks:  # noqa: SLF001
        # A preflight is no call.
        begun: tuple[Span | None, Context]
        begun = _spans.begun(host.spans, spec, cx, tool, host.log)
        span, cx = begun
    if spec.implementation.kind == "agent":
        cx = cx.hiding_calls()
    if host.texts is not None:
        # It is the call's own by now.
        force_setattr(cx, "_texts", host.texts)
    if cx.timeout is not None or cx.deadline is not None:
        cx = _with_callers_deadline(cx, host, start)
    # It leaves when everybody has heard of its end.
    admitted = host.gate.enter(cx)
    run = _Run(host, entry, spec, known, start, cx, admitted, waits, budget)
    if span is not None:
        run.span = span
    try:
        try:
            if cx.events is not None:
                cx.emit(Scheduled())
            if host.around and not cx._checks:  # noqa: SLF001
                # A preflight is no call.
                run.begin(host.around)
            if isinstance(broken, Exhausted | Cancelled):
                raise broken  # noqa: TRY301 # it ends the call as it would later
            if broken is not None:
                envelope = run.failure(run.internal(broken))
            elif busy:
                envelope = run.failure(_faults.busy(spec))
            elif span is None:
                envelope = yield from run.steps(payload)
            else:
                envelope = yield from _spans.within(span, run.steps(payload))
        except Refusal as refusal:
            envelope = run.failure(refusal.fault)
        except Exhausted:
            envelope = run.failure(_faults.too_slow(host.cpu_budget_ms))
        except Cancelled:
            envelope = run.failure(CallFault.cancelled())
        except KeyboardInterrupt:
            run.finish(run.failure(CallFault.cancelled()))
            raise
        except Waiting:
            envelope = run.waiting()
        except BaseException as error:  # noqa: BLE001 # a door failed, or the runtime itself
            envelope = run.failure(run.internal(error))
        if envelope.error is not None or cx.session_id is not None or cx.detail:
            envelope = _helps.helped(envelope, spec, host, cx)
        if (
            cx.events is not None
            or cx.idempotency_key is not None
            or run.ends
            or span is not None
        ):
            envelope = run.finish(envelope)
        asking = cx._asking  # noqa: SLF001
        if asking is not None and not asking.is_inside:
            # Whoever still asks gets no answer.
            asking.end()
        return envelope
    finally:
        if admitted is not None:
            host.gate.leave(admitted)


def _with_callers_deadline(cx: Context, host: Host, start: float) -> Context:
    """Give the earlier of the limits that the caller has set."""
    limits = (cx.deadline, None if cx.timeout is None else start + cx.timeout)
    deadline = min(limit for limit in limits if limit is not None)
    return cx.with_deadline(deadline, host.clock.now)


def _nameless(entry: Entry) -> Spec:
    """Give what is known of a tool whose spec cannot be loaded."""
    from toolrt.spec import Spec  # noqa: PLC0415

    return Spec(name=entry.tool.name, toolset=entry.toolset)


def _started(host: Host, cx: Context | None, tool: str, payload: Payload) -> Context:
    if cx is None:
        return Context(
            call_id=host.ids(),
            tool=tool,
            _payload=payload,
            _running=True,
            _notes=set(),
        )
    cx.token()  # shared with the call, which can be cancelled from now on
    call_id = host.ids() if cx.call_id is None or cx.is_running else None
    return cx.started(tool, call_id, payload)


def _size(payload: Payload) -> int:
    """Give how many bytes a payload has, as far as that is seen at once."""
    if isinstance(payload, (bytes, bytearray, memoryview, str)):
        return len(payload)
    return 0 if payload is None else _SOME


def _unknown(
    host: Host,
    seen: Container[str] | None,
    name: str,
    cx: Context | None,
) -> Steps:
    try:
        cx = _started(host, cx, "", None)
    except Exception:  # noqa: BLE001 # the answer is the same without an id
        cx = (cx or Context()).started("", "", None)
    entries = host.entries.items()

    def unknown() -> CallFault:
        known = (
            known
            for known, entry in entries
            if (seen is None or known in seen) and not entry.tool.is_of_server
        )
        fault: CallFault = _faults.unknown_tool(name, known)
        return fault

    try:
        fault = yield from checked(Budget(host.cpu_budget_ms), unknown)
    except Exhausted:
        # It is unknown in any case.
        fault = _faults.unknown_tool(name, ())
    except Cancelled:
        fault = CallFault.cancelled()
    meta = Meta(
        tool=name,
        call_id=cx.call_id or "",
        session_id=cx.session_id,
        caller=cx.caller,
    )
    return Envelope(status=Status.ERROR, error=fault, meta=meta)


class _Run:
    """One call of a tool that is known."""

    __slots__ = (
        "_args_hash",
        "_attempt",
        "_budget",
        "_claimed",
        "_cx",
        "_denied",
        "_dry_run",
        "_entry",
        "_executed",
        "_given",
        "_host",
        "_known",
        "_pass",
        "_spec",
        "_start",
        "_tool",
        "_waits",
        "ends",
        "span",
    )

    def __init__(  # noqa: PLR0917 # keywords would take their time, in each call
        self,
        host: Host,
        entry: Entry,
        spec: Spec,
        known: Meta,
        start: float,
        cx: Context,
        admitted: Pass | None,
        waits: bool,
        budget: Budget | None,
    ) -> None:
        self._host = host
        # The CPU time of its checks, where some of it was used.
        self._budget = budget
        self._entry = entry
        self._tool: Tool[Any, Any] = entry.tool
        self._spec = spec
        # What envelopes say of the tool.
        self._known = known
        self._start = start
        self._cx = cx
        # Nothing where the host has not let it in.
        self._pass = admitted
        self._waits = waits
        self._dry_run = False
        self._denied = False
        self._executed = False
        # The idempotency key that the call has claimed.
        self._claimed: Claimed | None = None
        #: What is called at the end.
        self.ends: list[Ends] | None = None
        #: The span of the call, if it has one.
        self.span: Span | None = None
        # Which attempt of the handler it is, after the first one.
        self._attempt: int | None = None
        # How many bytes of a partial outcome there are; `None` outside of one.
        self._given: int | None = None
        # The hash of the arguments, where the call may go on in another one.
        self._args_hash = ""

    def steps(self, payload: Payload) -> Steps:  # noqa: PLR0915 # likewise
        """Give the steps between the name and the envelope."""
        host, spec, tool, cx = self._host, self._spec, self._tool, self._cx
        policy = host.policy
        if self._pass is None:
            raise _faults.shut_down()
        if host.unrecorded is not None:
            raise _faults.unrecorded(host.unrecorded)
        if cx.scopes is not None:
            _authorize.authorize(policy, spec, cx)
        elif policy is not None:
            policy.admit(spec, cx)
        size = _size(payload)
        if is_light(tool.args.table, size):
            args = self._decode(payload)
        else:
            args = yield from self._checked(partial(self._decode, payload), size)
        if host.texts is not None and host.redacts:
            secrets = yield from self._checked(partial(self._secrets, args), size)
            self._cx = cx = cx.with_texts(host.texts, secrets)
        given = (args,) if tool.injected is None else self._given_to_handler(args)
        if policy is not None and policy.reads_args(spec):
            admit = partial(self._admit, policy, cx, args)
            if size < LARGE:
                admit()
            else:
                yield from self._checked(admit, size)
        if self._entry.check is not None:
            self._check(self._entry.check, args)
        asking, responses = cx._asking, cx._responses  # noqa: SLF001
        if responses is not None or (asking is not None and asking.may_be_bound):
            self._args_hash = _asking.go_on(host, cx, spec, tool.args, args)
        if cx.dry_run:
            return (yield from self._plan(given))
        if cx._checks:  # noqa: SLF001
            preflight = self._entry.preflight
            if preflight is None:
                return self._preflight(args)
            inside = yield from preflight(cx, args)
            return replace(inside, meta=self._meta())
        if cx.idempotency_key is not None:
            first = yield from self._claim(args)
            if first is not None:
                return first
            cx = self._cx
        if tool.needs_consent and not cx.is_agreed:
            denied = yield from self._confirm(args)
            if denied is not None:
                return denied
        turn = None
        if spec.parallel is not None or host.limits is not None:
            turn = self._turn(cx)
            if turn is not None and not turn.is_mine:
                yield from self._until_it_comes(cx, turn)
        taken = None
        if turn is not None or host.lends:
            taken = Taken(turn)
        try:
            if host.lends and policy is not None and taken is not None:
                taken.add(policy.limit(spec, cx))
            if spec.timeout_ms is not None:
                cx = self._with_deadline(spec.timeout_ms)
            if turn is not None:
                cx = cx.holding(turn.held)
            needs = cx.events is not None or spec.reminder is not None or cx.hint
            told = self._begin(cx, args) if needs else None
        except BaseException:
            if taken is not None:
                taken.leave(self._log)
            raise
        release = None if taken is None else taken.release()
        if self._claimed is not None and self._claimed.attempt > 1:
            self._attempt = self._claimed.attempt
        if spec.retries:
            value, fault = yield from self._attempts(cx, args, given, release)
        else:
            ended = None
            if self._waits and self._claimed is None:
                ended = self._ended_here(cx, given, taken)
            value, error = ended or (yield self._work(cx, given, release))
            fault = None
            if error is not None:
                _wait_for_caller(error)
                fault = self._failed(error, cx)
        if fault is not None:
            return self.failure(fault)
        try:
            if tool.result is not None and is_light_result(tool.result.table):
                made = produced(tool, value)
            else:
                made = yield from self._checked(partial(produced, tool, value), 0)
        except InvalidOutput as invalid:
            return self.failure(self._invalid_output(invalid.issues))
        except Exhausted:
            return self.failure(self._took_too_long())
        if made.size > host.max_result:
            return self.failure(self._gave_too_much(made.size, host.max_result))
        return self._success(made, told, cx)

    def _budgeted(self) -> Budget:
        """Give the CPU time of its checks; few calls ask for it."""
        if self._budget is None:
            self._budget = Budget(self._host.cpu_budget_ms)
        return self._budget

    def _checked(
        self, check: Callable[[], T], size: int
    ) -> Generator[Waited, Ended, T]:
        """Give what a check gives within the budget, beside the loop if it is long."""
        return checked(self._budgeted(), check, size)

    def _admit(self, policy: Policy, cx: Context, args: Any) -> None:
        """Let the policy look at the arguments."""
        policy.admit_args(self._spec, self._tool.args.to_builtins(args), cx)

    def _begin(self, cx: Context, args: Any) -> object:
        """Tell that the call begins; give the arguments where texts will need them."""
        spec, told = self._spec, None
        hints = spec.call_hint is not None or spec.result_hint is not None
        if spec.reminder is not None or (hints and (cx.events is not None or cx.hint)):
            told = self._tool.args.to_builtins(args)
        if cx.events is not None:
            cx.emit(Started())
            if spec.call_hint is not None:
                text = _text(spec.call_hint, {"args": told})
                cx.emit(Progress(cx.shown(text)))
        return told

    def _check(self, check: Handler, args: Any) -> None:
        """Let the provider judge arguments of the right types."""
        issues = list(check(self._cx, args))
        if not issues:
            return
        from toolrt.diagnose import Issue  # noqa: PLC0415 # it takes its time to load

        if not all(isinstance(issue, Issue) for issue in issues):
            raise Internal("a check gave something else than issues")
        raise Refusal(CallFault.invalid_input(issues[:_MOST_ISSUES]))

    def _claim(self, args: Any) -> Generator[Waited, Ended, Envelope[Any] | None]:
        """Claim the key of the call; gives the first answer if there is one."""
        from .keyed import Claimed, claimed  # noqa: PLC0415

        cx, host = self._cx, self._host
        document = self._tool.args.encode(args)
        own = host.idempotency()
        try:
            made = yield from claimed(
                own,
                self._spec,
                document,
                cx,
                clock=host.clock,
                own_pass=self._pass,
                report=self._log,
            )
        except (TimedOut, Cancelled) as error:
            raise Refusal(self._failed(error, cx)) from None
        if isinstance(made, Claimed):
            self._claimed = made
            self._cx = cx.claiming(made.key, made.attempt)
            return None
        envelope = Envelope.from_json(made)
        if envelope is None:
            raise Internal("the store has no envelope of the call")
        result: Any = None
        if envelope.result_json is not None:
            result = self._tool.result_codec().decode(envelope.result_json)
        meta = replace(envelope.meta, replayed=True)
        return replace(envelope, result=result, meta=meta)

    def _settle(self, claimed: Claimed, envelope: Envelope[Any]) -> Envelope[Any]:
        """Remember the answer to a call with an idempotency key.

        Returns:
            The answer, or an error if another call has taken over the key: then the
            answer to that one is the answer for everybody.

        """
        self._claimed = None
        try:
            if claimed.settle(envelope, self._host.clock.now()):
                return envelope
            self._executed = claimed.has_begun
            self._denied = False
            return self.failure(claimed.taken_over())
        except KeyboardInterrupt:
            raise
        except BaseException as error:  # noqa: BLE001 # the call has ended as it has
            kind = type(error).__name__
            text = f"the store of idempotency keys failed: {kind}: {error}"
            self._log(text, error)
            return envelope

    def _turn(self, cx: Context) -> Turn | None:
        """Give a turn, or a place in the queue; nothing where nothing is limited."""
        host = self._host
        try:
            caller = _quota.caller_key(cx)
            return host.turns().enter(self._spec, cx.held, caller, host.clock.now)
        except Exception as full:
            fault: CallFault | None = _faults.no_turn(self._spec, full)
            if fault is None:
                raise
            raise Refusal(fault) from None

    def _until_it_comes(self, cx: Context, turn: Turn) -> Generator[Waited, Ended]:
        """Wait for a turn.

        The tool's own limit does not count yet; the caller's does, and a cancel.
        """
        own = self._pass
        if own is None or not own.may_wait():
            turn.leave()
            raise _faults.shut_down()
        try:
            _, error = yield turn.waited(cx, self._host.clock)
        except BaseException:
            turn.leave()
            raise
        if own.is_turned_away():
            turn.leave()
            raise _faults.shut_down()
        if error is not None:
            turn.leave()
            raise Refusal(self._failed(error, cx))

    def _attempts(
        self, cx: Context, args: Any, given: tuple[Any, ...], release: Any
    ) -> Generator[Waited, Ended, tuple[Any, CallFault | None]]:
        """Run the handler, again if it fails for now and may be tried again."""
        from . import attempts  # noqa: PLC0415

        codec = self._tool.args
        most = attempts.retries(self._spec) + 1
        before = cx.attempt - 1
        # A handler may change what it is given; the next one gets its own.
        document = codec.encode(args)
        held = None if release is None else attempts.Held(release)
        try:
            for attempt in range(1, most + 1):
                if attempt > 1:
                    given = self._given_to_handler(codec.decode(document))
                    self._attempt = before + attempt
                    cx = cx.at_attempt(before + attempt)
                    cx.begin_again()
                    if cx.asking is not None:
                        cx.asking.begin_again()
                taken = None if held is None else held.taken()
                value, error = yield self._work(cx, given, taken)
                if error is None:
                    return value, None
                _wait_for_caller(error)
                fault = self._failed(error, cx)
                if attempt == most or not attempts.may_pass(fault):
                    return None, fault
                if isinstance(error, Busy) or cx.has_sent:
                    return None, fault
                wait = attempts.wait_ms(self._spec, attempt, fault, self._host.random)
                if cx.deadline is not None:
                    now = self._host.clock.now()
                    if now + wait / 1000 >= cx.deadline:
                        return None, fault
                cx.log(
                    f"Attempt {attempt} of {most} failed with {fault.code}; "
                    f"the next one begins in {wait} ms."
                )
                if wait:
                    clock = self._host.clock
                    _, error = yield attempts.Pause(cx, clock, wait / 1000, self._log)
                    if error is not None:
                        return None, self._failed(error, cx)
            raise AssertionError("the last attempt ends the loop")
        finally:
            if held is not None:
                held.drop()

    def _given_to_handler(self, args: Any) -> tuple[Any, ...]:
        """Give the arguments, with those that come from the context."""
        injected = self._tool.injected
        if injected is None:
            return (args,)
        from toolrt.call.injection import inject  # noqa: PLC0415

        sources = {own.argument: own.source for own in self._spec.injected}
        return (args, inject(self._cx, sources, injected))

    def _ended_here(
        self, cx: Context, given: tuple[Any, ...], taken: Taken | None
    ) -> Ended | None:
        """Run a handler at once, where nothing can end the call before it ends itself.

        What `Work` does for all others is not needed then.
        """
        entry = self._entry
        if (
            entry.is_async
            or not cx.runs_to_its_end()
            or self._tool.chain
            or self._tool.item is not None
        ):
            return None
        try:
            value = entry.handler(cx, *given)
        except BaseException as error:
            if taken is not None:
                taken.leave(self._log)
            if isinstance(error, KeyboardInterrupt):
                raise
            return None, error
        if hasattr(value, "__await__"):
            release = None if taken is None else taken.release()
            clock = self._host.clock
            work = Work(cx, clock, lambda _: value, self._log, release=release)
            return work.run()
        if taken is not None:
            taken.leave(self._log)
        return value, None

    def _work(self, cx: Context, given: tuple[Any, ...], release: Any) -> Work:
        tool, entry, clock = self._tool, self._entry, self._host.clock
        if tool.chain:
            from .chain import Chain  # noqa: PLC0415

            chain = Chain(self._host, self._spec, tool, given)
            work = Work(
                cx, clock, chain.run, self._log, ainvoke=chain.arun, release=release
            )
            if self._claimed is not None:
                self._claimed.works.append(work)
            return work
        handler = entry.handler
        item = None if tool.item is None else tool.item

        def invoke(cx: Context) -> Any:
            if item is None:
                return handler(cx, *given)
            from toolrt.call.sink import Sink  # noqa: PLC0415

            sink = Sink(cx, item, limit=self._host.max_result)
            return handler(cx, *given, sink)

        work = Work(
            cx, clock, invoke, self._log, is_async=entry.is_async, release=release
        )
        if self._claimed is not None:
            self._claimed.works.append(work)
        return work

    def _decode(self, payload: Payload) -> Any:
        args = self._decoded(payload)
        if self._spec.injected:
            from toolrt.table import record_of  # noqa: PLC0415 # few tools need it

            record = record_of(self._tool.args.table)
            if record is None or record.rest is None:
                return args
            from toolrt.diagnose import hidden_keys  # noqa: PLC0415

            # What the context fills in would else be the caller's wherever undeclared
            # keys go.
            injected = {own.argument for own in self._spec.injected}
            issues = hidden_keys(self._tool.args.table, args, injected)
            if issues:
                raise Refusal(CallFault.invalid_input(issues))
        return args

    def _decoded(self, payload: Payload) -> Any:
        codec = self._tool.args
        limit = self._host.max_payload
        try:
            if payload is None:
                return codec.decode(b"{}")
            if isinstance(payload, (bytes, bytearray, memoryview)):
                size = len(payload)
                if size > limit:
                    raise _faults.too_large(size, limit)
                return codec.decode(payload)
            if isinstance(payload, str):
                size = len(payload)
                if size * 4 > limit:
                    size = len(payload.encode(errors="surrogatepass"))
                if size > limit:
                    raise _faults.too_large(size, limit)
                return codec.decode(payload)
            args = codec.convert(payload)
            size = len(codec.encode(args))
        except Refused as refused:
            raise Refusal(CallFault.invalid_input(refused.issues)) from None
        if size > limit:
            raise _faults.too_large(size, limit)
        return args

    def _secrets(self, args: Any) -> tuple[str, ...]:
        """Give what no text of the call may repeat."""
        from toolrt.diagnose.hidden import secret_texts  # noqa: PLC0415
        from toolrt.table.secrets import holds_secrets  # noqa: PLC0415

        codec = self._tool.args
        if not holds_secrets(codec.table):
            return ()
        return tuple(secret_texts(codec.table, codec.to_builtins(args)))

    def _plan(self, given: tuple[Any, ...]) -> Steps:
        plan = self._entry.plan
        if plan is None:
            raise Refusal(_faults.no_dry_run(self._spec))
        cx, limit = self._cx, self._spec.timeout_ms
        if limit is not None:
            cx = self._with_deadline(limit)
        if cx.events is not None:
            cx.emit(Started())
        work = Work(
            cx,
            self._host.clock,
            lambda cx: plan(cx, *given),
            self._log,
            is_async=self._entry.plan_is_async,
        )
        actions, error = yield work
        if error is not None:
            _wait_for_caller(error)
            return self.failure(self._failed(error, cx))
        result = {"dry_run": True, "actions": list(actions)}
        document = json.dump(result)
        limit = self._host.max_result
        if len(document) > limit:
            return self.failure(self._gave_too_much(len(document), limit))
        self._dry_run = True
        return Envelope(
            status=Status.SUCCESS,
            result=result,
            result_json=document,
            meta=self._meta(),
        )

    def _preflight(self, args: Any) -> Envelope[Any]:
        """Give the answer to a call that ends here: whether a human must agree."""
        if self._tool.needs_consent and not self._cx.is_agreed:
            from .consent import Confirmation  # noqa: PLC0415

            confirmation = Confirmation(self._host, self._cx, self._spec)
            request = confirmation.open(self._tool, args)
            if request is not None:
                return Envelope(
                    status=Status.INPUT_REQUIRED,
                    requests={"confirm": request},
                    meta=self._meta(),
                )
        return Envelope(status=Status.SUCCESS, meta=self._meta())

    def _confirm(self, args: Any) -> Generator[Waited, Ended, Envelope[Any] | None]:
        """Ask for consent.

        An envelope where a human has refused and the tool has an answer for that.
        """
        from .consent import Confirmation  # noqa: PLC0415

        confirmation = Confirmation(self._host, self._cx, self._spec)
        # The tool's own limit does not count yet; the caller's does, and a cancel.
        work = confirmation.asked(self._tool, args, self._log)
        if work is None:
            return None
        agrees, error = yield work
        if error is not None:
            _wait_for_caller(error)
            raise Refusal(self._failed(error, self._cx))
        refusal = confirmation.answered(agrees)
        if refusal is None:
            return None
        confirm = self._spec.confirm
        if confirm is None or confirm.denied is None:
            raise Refusal(refusal)
        self._denied = True
        document = confirm.denied.encode()
        result = self._tool.result_codec().decode(document)
        return Envelope(
            status=Status.SUCCESS,
            result=result,
            result_json=document,
            meta=self._meta(),
        )

    def waiting(self) -> Envelope[Any]:
        """Give the answer to a call that waits for its caller.

        Raises:
            Waiting: The call around is the one that asks its caller.

        """
        asking = self._cx.asking
        if asking is None or asking.is_inside:
            if self._claimed is not None:
                left: Envelope[Any] = Envelope(
                    status=Status.INPUT_REQUIRED, meta=self._meta()
                )
                self._settle(self._claimed, left)
            self.finish(self.failure(CallFault.cancelled()))
            raise Waiting
        from .asking import sealed  # noqa: PLC0415
        from .keys import Bound  # noqa: PLC0415

        requests, carried, fault = asking.waiting()
        if fault is not None:
            return self.failure(fault)
        try:
            bound = Bound(
                self._spec.name, self._args_hash, self._cx.caller, self._cx.owner
            )
            state = sealed(self._host, carried, bound)
        except KeyboardInterrupt:
            raise
        except BaseException as error:  # noqa: BLE001 # a door of the host failed
            return self.failure(self.internal(error))
        limit = self._host.max_payload
        if state is None or len(state) > limit:
            size = 0 if state is None else len(state)
            text = f"the state takes {size} bytes; at most {limit} are allowed"
            return self.failure(self.internal(Internal(text)))
        return Envelope(
            status=Status.INPUT_REQUIRED,
            requests=requests,
            state=state,
            meta=self._meta(),
        )

    def _with_deadline(self, limit: int) -> Context:
        """Give the earlier of the tool's limit, which begins now, and the caller's."""
        cx = self._cx
        now = self._host.clock.now
        own = now() + limit / 1000
        if cx.deadline is not None and cx.deadline <= own:
            return cx
        return cx.with_deadline(own, now)

    def _success(self, made: Produced, told: object, cx: Context) -> Envelope[Any]:
        spec = self._spec
        said = made.said
        plain = told is None and spec.paging is None and made.partial is None
        if plain and said is None:
            return Envelope(
                status=Status.SUCCESS,
                result=made.result,
                result_json=made.json,
                meta=self._meta(side=made.side, truncated=cx.is_truncated),
            )
        cursor = reminder = hint = None
        if spec.paging is not None or told is not None:
            result = self._tool.result_codec().to_builtins(made.result)
            if spec.paging is not None:
                found = member_at(result, spec.paging.next)
                cursor = found if isinstance(found, str) else None
            if told is not None:
                roots = {"args": told, "result": result}
                if spec.result_hint is not None:
                    text = cx.shown(_text(spec.result_hint, roots))
                    if cx.events is not None:
                        cx.emit(Progress(text))
                    if cx.hint:
                        hint = text
                if spec.reminder is not None:
                    reminder = cx.shown(_text(spec.reminder, roots))
        if said is not None:
            # Texts were made to be shown where they were made.
            cursor, reminder, hint = said.next_cursor, said.reminder, said.hint
        errors: tuple[CallFault, ...] = ()
        summary = None
        if made.partial is not None:
            failures, summary = made.partial
            self._given = made.size
            errors = tuple(self._failed(error, None) for error in failures)
            if self._given > self._host.max_result:
                too_much = self._gave_too_much(self._given, self._host.max_result)
                return self.failure(too_much)
        meta = self._meta(
            side=made.side,
            next_cursor=cursor,
            reminder=reminder,
            hint=hint,
            truncated=cx.is_truncated,
        )
        return Envelope(
            status=Status.SUCCESS if made.partial is None else Status.PARTIAL,
            result=made.result,
            result_json=made.json,
            errors=errors,
            summary=summary,
            meta=meta,
        )

    def begin(self, around: tuple[Around, ...]) -> None:
        """Tell what surrounds calls that this one begins."""
        self.ends = _around.begun(around, self._spec, self._cx, self._log)

    def finish(self, envelope: Envelope[Any]) -> Envelope[Any]:
        """Tell whoever listens that the call has ended, when its answer is known.

        Returns:
            The answer, which is another one if the call has lost its idempotency key.

        """
        cx = self._cx
        if self._claimed is not None:
            envelope = self._settle(self._claimed, envelope)
        if self.ends is not None:
            _around.ended(self.ends, envelope, self._log)
        span, self.span = self.span, None
        if span is not None:
            _spans.end(span, self._spec, envelope, self._host.log)
        if cx.events is not None:
            cx.end()
            cx.emit(Finished(envelope))
        return envelope

    def failure(self, fault: CallFault) -> Envelope[Any]:
        """Give the envelope of a call that failed."""
        return Envelope(status=Status.ERROR, error=fault, meta=self._meta())

    def internal(self, error: BaseException) -> CallFault:
        """Give an undeclared failure.

        Callers learn that it happened, the log learns what it was.
        """
        try:
            text = str(error)
        except BaseException:  # noqa: BLE001 # an error may even fail to say what it is
            text = "no text"
        if type(error) is not Internal:
            text = f"{type(error).__name__}: {text}"
        self._log(text, error)
        message = "The tool failed for a reason of its own."
        return CallFault.of("internal", Kind.INTERNAL, message)

    def _failed(self, error: BaseException, cx: Context | None) -> CallFault:
        """Give what a handler ended with, as callers see it."""
        if isinstance(error, ToolError):
            return self._declared(error)
        if isinstance(error, TimedOut):
            message = f"The tool {self._spec.name} was not done in time."
            return CallFault.of("timeout", Kind.TIMEOUT, message)
        if isinstance(error, Cancelled):
            return CallFault.cancelled()
        if isinstance(error, Busy):
            full: CallFault = _faults.busy(self._spec)
            return full
        if isinstance(error, Passing):
            return error.fault
        if isinstance(error, InvalidOutput):
            return self._invalid_output(error.issues)
        if isinstance(error, TooMuch):
            return self._gave_too_much(error.size, error.limit)
        fault = self.internal(error)
        # A handler that stumbled over a cancelled call inside was cancelled itself.
        return CallFault.cancelled() if cx is not None and cx.is_cancelled() else fault

    def _declared(self, error: ToolError) -> CallFault:
        code = error.code or type(error.details).__name__
        declared, spec = self._tool.errors.get(code), self._spec.error(code)
        if declared is None or spec is None or not declared.takes(error):
            text = f"the tool does not declare the error {code}"
            return self.internal(Internal(text))
        try:
            check = partial(written, declared.codec, error.details)
            _, document = self._budgeted().run(check, size=0)
        except InvalidOutput as invalid:
            return self._invalid_output(invalid.issues)
        except Exhausted:
            return self._took_too_long()
        limit = self._host.max_result
        if document != b"{}" and self._given is not None:
            # The parts of a partial outcome count together.
            self._given += len(document)
        elif len(document) > limit:
            return self._gave_too_much(len(document), limit)
        details = json.parse(document)
        hint = None
        if spec.hint is not None:
            hint = self._cx.shown(_text(spec.hint, {"details": details}))
        fault: CallFault = _faults.declared(spec, details, hint)
        return fault

    def _invalid_output(self, issues: Sequence[Issue]) -> CallFault:
        self._executed = True
        self._log(f"the result breaks its type: {spelt_out(issues)}", None)
        message = "The tool ran, but its result breaks its declared type."
        return CallFault.of("invalid_output", Kind.INTERNAL, message, issues=issues)

    def _gave_too_much(self, size: int, limit: int) -> CallFault:
        self._executed = True
        self._log(f"{size} bytes were given; at most {limit} are allowed", None)
        message = (
            f"The tool ran, but it gave {size} bytes; at most {limit} are allowed."
        )
        return CallFault.of("invalid_output", Kind.INTERNAL, message)

    def _took_too_long(self) -> CallFault:
        self._executed = True
        message = (
            "The tool ran, but checking its arguments and its result takes more than "
            f"{self._host.cpu_budget_ms} ms of computing time."
        )
        self._log(message, None)
        return CallFault.of("invalid_output", Kind.INTERNAL, message)

    def _log(self, text: str, error: BaseException | None) -> None:
        about = self._spec.name, self._cx.call_id or ""
        try:
            self._host.log.failure(*about, text, error)
        except KeyboardInterrupt:
            raise
        except BaseException as failed:  # noqa: BLE001 # the log is no matter of the call
            with suppress(Exception):
                log = LoggingLog()
                log.failure(*about, text, error)
                log.failure(*about, "the log failed", failed)

    def _meta(
        self,
        *,
        side: object = None,
        next_cursor: str | None = None,
        reminder: str | None = None,
        hint: str | None = None,
        truncated: bool = False,
    ) -> Meta:
        cx = self._cx
        try:
            passed = self._host.clock.now() - self._start
        except KeyboardInterrupt:
            raise
        except BaseException:  # noqa: BLE001 # the call has ended as it has
            passed = 0.0
        # Most of it is the same for each call of the tool, or is not there.
        meta: Meta = cast("Any", self._known).__copy__()
        force_setattr(meta, "call_id", cx.call_id or "")
        force_setattr(meta, "caller", cx.caller)
        if passed >= _MILLISECOND:
            force_setattr(meta, "duration_ms", int(passed * 1000))
        if cx.session_id is not None:
            force_setattr(meta, "session_id", cx.session_id)
        if side is None and next_cursor is None and reminder is None and hint is None:
            plain = not (truncated or self._dry_run or self._denied or self._executed)
            if plain and self._attempt is None:
                return meta
        return replace(
            meta,
            dry_run=self._dry_run,
            denied=self._denied,
            executed=self._executed,
            truncated=truncated,
            attempts=self._attempt,
            side=side,
            next_cursor=next_cursor,
            reminder=reminder,
            hint=hint,
        )


def _wait_for_caller(error: BaseException) -> None:
    """End the call where its handler can only wait for the caller."""
    if not isinstance(error, Exception):
        waiting = waiting_in(error)
        if waiting is not None:
            raise waiting


def _text(template: Template, roots: Mapping[str, object]) -> str:
    """Give the text of a template, which few tools have."""
    from toolrt.call.template import render  # noqa: PLC0415

    return render(template, roots)
