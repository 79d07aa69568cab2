"""What a call knows of its surroundings."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from os import PathLike, fspath
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from msgspec import Struct
from msgspec.structs import force_setattr

from toolrt import json

from .answering import Answering
from .caller import IN_PROCESS
from .cancel import Cancel
from .event import Artifact, Event, Log, Progress, deliver

if TYPE_CHECKING:
    from toolrt.files import FileRules, GrantedPath
    from toolrt.spec import AskSpec
    from toolrt.texts import Texts

    from .agreement import Agreement
    from .asking import Asking
    from .event import Decided, EventKind, EventSink, Level
    from .request import Asker
else:
    from toolrt.lazy import hinted

    Agreement = hinted("Agreement", "toolrt.call.agreement")
    Asker = hinted("Asker", "toolrt.call.request")
    Asking = hinted("Asking", "toolrt.call.asking")
    AskSpec = hinted("AskSpec", "toolrt.spec")
    FileRules = hinted("FileRules", "toolrt.files")
    GrantedPath = hinted("GrantedPath", "toolrt.files")
    Texts = hinted("Texts", "toolrt.texts")

    Decided = hinted("Decided", "toolrt.call.event")
    EventKind = hinted("EventKind", "toolrt.call.event")
    Level = hinted("Level", "toolrt.call.event")
    EventSink = hinted("EventSink", "toolrt.call.event")

__all__ = ["Context"]

_NO_LABELS: Mapping[str, str] = MappingProxyType({})

_NO_VALUES: Mapping[Any, Any] = MappingProxyType({})

_LABELS = "context.labels."

#: Events of the call itself, which come in any case.
_OF_THE_CALL = ("call_", "policy_")

T = TypeVar("T")


class Context(Answering, Struct, frozen=True, kw_only=True, eq=False):
    """What a call knows of its surroundings.

    Ids, caller, labels, deadline, cancelling, events.

    A value: the `with_…` methods give another one.

    >>> cx = Context(run_id="6f1f6f0a-7a52-4f8e-9d3c-0d8f2c7f7f10")
    >>> cx.with_label("tenant", "acme").label("tenant")
    'acme'
    """

    #: The session that the call belongs to.
    session_id: str | None = None
    #: The run within the session.
    run_id: str | None = None
    #: The model's turn within the run.
    turn_id: str | None = None
    #: The call itself; the registry gives one where the caller gave none.
    call_id: str | None = None
    #: The call that made this one.
    parent_call_id: str | None = None
    #: The agent of the design that makes calls with this context.
    agent: str | None = None
    #: Who calls: `human`, `ci`, `in-process` or an agent's name.
    caller: str = IN_PROCESS
    #: The scopes that the caller has, as whoever verified it says; `None` where nobody
    #: has verified the caller, whose calls the host's policy alone decides on. A call
    #: of a tool that needs another one ends as `missing_scope`, whatever the policy
    #: says.
    scopes: frozenset[str] | None = None
    #: Whose call it is, as a verifier says, different for every issuer and subject:
    #: states, subscriptions and answers that are kept for later belong to the owner.
    #: `None` where nobody has verified the caller, whose name is then what it claims.
    owner: str | None = None
    #: Where calls have come from, as the server knows that has taken them: an address.
    #: It says for whom a call counts whose caller nobody has verified.
    peer: str | None = None
    #: What the host has to say beside that, by name.
    labels: Mapping[str, str] = _NO_LABELS
    #: The folder where paths among the arguments start; that of the host's policy where
    #: it is not given.
    working_dir: str | None = None
    #: Where the call stands in a distributed trace (W3C Trace Context), as texts: who
    #: calls further on passes them on.
    traceparent: str | None = None
    tracestate: str | None = None
    #: What travels with the trace (W3C Baggage).
    baggage: str | None = None
    #: How many seconds calls with this context may take, each from its start.
    timeout: float | None = None
    #: When the running call must be done, on the host's clock; see `time_left`.
    deadline: float | None = None
    #: The receiver of events.
    events: EventSink | None = None
    #: Whether the call is to say what it would do, and do nothing.
    dry_run: bool = False
    #: The consent that the host has recorded for a call with this context.
    consent: Agreement | None = None
    #: The key of a call that may be repeated; see `with_idempotency_key`.
    idempotency_key: str | None = None
    #: Whether arguments may stand in the shapes of a lowered schema.
    lowered: bool = False
    #: Whether envelopes are to have the schema of their results.
    detail: bool = False
    #: Whether envelopes are to have the text of their results (`hint result`).
    hint: bool = False
    #: The kinds of requests that the caller can answer in a next call: `ask`,
    #: `confirm`, `sample`, `roots`. Then calls end as `input_required` where nobody
    #: else answers, if the registry has keys for the state.
    can_answer: frozenset[str] = frozenset()
    #: The tool that runs; empty outside a call.
    tool: str = ""
    # The token that cancels calls with this context, and whether somebody has asked for
    # it: then somebody may cancel from elsewhere, and a call must be able to end before
    # its handler does.
    _token: Cancel | None = None
    _asked: bool = False
    # Whether somebody has agreed to the chain of which the calls are steps.
    _agreed: bool = False
    # Whether the call ends where its handler would run.
    _checks: bool = False
    # Whether this is the context that a running handler was given.
    _running: bool = False
    # Whether calls that the handler makes are no business of the receiver of events.
    _hides_calls: bool = False
    # The arguments as they came: a JSON document, or dicts and lists.
    _payload: object = None
    # The host's clock, where there is a deadline on it.
    _now: Callable[[], float] | None = None
    # What the calls around this one have of the host's limits; the host knows what.
    _held: Any = None
    # What the calls around this one are to the hosts that have let them in.
    _passes: tuple[Any, ...] = ()
    # Hashes of the calls around this one that have an idempotency key.
    _claims: tuple[bytes, ...] = ()
    # Which attempt of the call this is.
    _attempt: int = 1
    # The answers to what a call before has asked, with its state.
    _responses: tuple[bytes, str] | None = None
    # Whether answers that cannot be used are as if they were not there.
    _forgiving: bool = False
    # Who answers what calls with this context ask, before the host's own asker.
    _asker: Asker | None = None
    # What is asked in the running call, or in the one that makes a call with this
    # context; nothing where nobody can be asked.
    _asking: Asking | None = None
    # The questions that the running tool declares.
    _asks: tuple[AskSpec, ...] = ()
    # What is known of the running call, for all contexts of it: `over`, `truncated`.
    _notes: set[str] | None = None
    # What the host's policy does to texts, where that is not the usual, and what they
    # must not repeat.
    _texts: Texts | None = None
    _secrets: tuple[str, ...] = ()
    # What the host's policy says of the files of the running call, and whether the
    # folder of the context is that of the policy.
    _files: FileRules | None = None
    _is_hosts_dir: bool = False
    # Whether the place in the trace is that of the span of the running call, or of the
    # one around.
    _placed: bool = False
    # What the host has given for its handlers, by type.
    _values: Mapping[Any, Any] = _NO_VALUES

    def path(self, path: str | PathLike[str]) -> GrantedPath:
        """Give a path from the arguments of the call, to be opened by its handler.

        It starts in `working_dir`, as the policy has checked it, and never leads out of
        the folders where that lets the call read, write or delete:
        `cx.path(args.file).read_text()`.

        A handler that opens a file by its text instead, `open(args.file)`, starts in
        the working directory of the process, which may be another folder, and follows a
        link that somebody puts there in between.
        """
        import os  # noqa: PLC0415 # few calls need it

        from toolrt.files import GrantedPath  # noqa: PLC0415

        text = fspath(path)
        base = self.working_dir or ""
        if not os.path.isabs(base):  # noqa: PTH117 # texts stay texts
            base = os.path.join(os.getcwd(), base)  # noqa: PTH109, PTH118 # likewise
        files = self._files
        access = None if files is None else files.access(text, self.payload or {})
        return GrantedPath(base, text, access)

    @property
    def own_working_dir(self) -> str | None:
        """The folder that the context was given, and not that of the host's policy.

        For the runtime itself.
        """
        return None if self._is_hosts_dir else self.working_dir

    def limit_files(self, files: FileRules) -> None:
        """Note what the policy says of files, in a context of nobody else yet."""
        import os  # noqa: PLC0415 # calls without a policy do not need it

        own = self.working_dir
        force_setattr(self, "_files", files)
        if own is None:
            force_setattr(self, "working_dir", files.working_dir)
            force_setattr(self, "_is_hosts_dir", True)  # noqa: FBT003
        elif not os.path.isabs(own):  # noqa: PTH117 # texts stay texts
            joined = os.path.join(files.working_dir, own)  # noqa: PTH118 # likewise
            force_setattr(self, "working_dir", joined)

    @property
    def cancel(self) -> Cancel:
        """The token that cancels calls with this context.

        Whoever asks for it means to use it: calls that begin later run where they can
        be left behind, which costs a thread. A handler looks at `is_cancelled`.
        """
        force_setattr(self, "_asked", True)  # noqa: FBT003
        return self.token()

    def is_cancelled(self) -> bool:
        """Whether the call is over: cancelled, or past its deadline."""
        return self._token is not None and self._token.is_cancelled()

    def runs_to_its_end(self) -> bool:
        """Whether nothing can end the call before its handler ends; for the runtime."""
        token = self._token
        free = token is None or not token.is_cancelled()
        return free and not self._asked and self.deadline is None

    def time_left(self) -> float | None:
        """How many seconds the running call has left, by the host's clock.

        Zero when its deadline has passed, `None` where it has none. While a human is
        asked, only the caller's limit counts; a handler has the tool's own as well.
        """
        if self.deadline is None or self._now is None:
            return None
        return max(self.deadline - self._now(), 0.0)

    def is_over(self) -> bool:
        """Whether nobody listens any more: the call has ended, or was cancelled."""
        ended = self._notes is not None and "over" in self._notes
        return ended or self.is_cancelled()

    def token(self) -> Cancel:
        """Give the token that cancels calls with this context.

        For the runtime itself.
        """
        token = self._token
        if token is None:
            token = Cancel()
            force_setattr(self, "_token", token)
        return token

    @property
    def may_be_cancelled(self) -> bool:
        """Whether somebody has asked for the token."""
        return self._asked

    @property
    def payload(self) -> object:
        """The arguments of the call as they came; `None` outside a call."""
        payload = self._payload
        if isinstance(payload, memoryview):
            return json.parse(bytes(cast("memoryview", payload)))
        if isinstance(payload, (bytes, bytearray, str)):
            return json.parse(payload)
        return payload

    @property
    def received(self) -> object:
        """The arguments as they came, documents unread."""
        return self._payload

    @property
    def is_running(self) -> bool:
        """Whether this is the context that a running handler was given."""
        return self._running

    def label(self, name: str) -> str | None:
        """Give the label `name`, which the host has set."""
        return self.labels.get(name)

    def with_session_id(self, session_id: str) -> Self:
        """Give the same context with this id of the session."""
        return self._with("session_id", session_id)

    def with_run_id(self, run_id: str) -> Self:
        """Give the same context with this id of the run."""
        return self._with("run_id", run_id)

    def with_turn_id(self, turn_id: str) -> Self:
        """Give the same context with this id of the turn."""
        return self._with("turn_id", turn_id)

    def with_parent_call_id(self, parent_call_id: str) -> Self:
        """Give the same context with this id of the call that makes calls with it."""
        return self._with("parent_call_id", parent_call_id)

    def with_call_id(self, call_id: str) -> Self:
        """Give the same context with this id; in a handler the `child` with this id."""
        cx = self.for_call()._copy()  # noqa: SLF001
        force_setattr(cx, "call_id", call_id)
        return cx

    def with_agent(self, agent: str) -> Self:
        """Give the same context for calls of this agent.

        Calls that a handler makes have it, too, unless an agent makes them: its
        `RegistryView` names its own.
        """
        return self._with("agent", agent)

    def with_caller(self, caller: str) -> Self:
        """Give the same context with this caller."""
        return self._with("caller", caller)

    def with_scopes(self, scopes: Iterable[str]) -> Self:
        """Give the same context for a verified caller that has these scopes alone.

        Calls that a handler makes have them, too. No context gains scopes: where it has
        some already, those stay that are in both.
        """
        if isinstance(scopes, str):
            raise TypeError("scopes are several texts, and not one")
        own = frozenset(scopes)
        return self._with("scopes", own if self.scopes is None else own & self.scopes)

    def lacking(self, scopes: Iterable[str]) -> tuple[str, ...]:
        """Give those of some scopes that the caller lacks.

        None where nobody has verified it.
        """
        own = self.scopes
        if own is None:
            return ()
        if isinstance(own, str):
            own = frozenset((own,))
        return tuple(scope for scope in scopes if scope not in own)

    def with_owner(self, owner: str) -> Self:
        """Give the same context for calls of this owner.

        Calls that a handler makes have it, too.
        """
        return self._with("owner", owner)

    def with_peer(self, peer: str) -> Self:
        """Give the same context for calls of this peer.

        A text that its callers cannot choose. Calls that a handler makes have it, too.
        """
        return self._with("peer", peer)

    def with_label(self, name: str, value: str) -> Self:
        """Give the same context with a label more."""
        return self._with("labels", {**self.labels, name: value})

    def with_working_dir(self, folder: str | PathLike[str]) -> Self:
        """Give the same context for calls whose paths start in this folder.

        It never changes where folders of grants start.
        """
        changed = self._with("working_dir", fspath(folder))
        force_setattr(changed, "_is_hosts_dir", False)  # noqa: FBT003
        return changed

    def with_traceparent(self, traceparent: str) -> Self:
        """Give the same context with this place in a distributed trace."""
        changed = self._with("traceparent", traceparent)
        force_setattr(changed, "_placed", False)  # noqa: FBT003
        return changed

    def with_tracestate(self, tracestate: str) -> Self:
        """Give the same context with this state of the trace."""
        changed = self._with("tracestate", tracestate)
        force_setattr(changed, "_placed", False)  # noqa: FBT003
        return changed

    def place(self, traceparent: str, tracestate: str | None) -> None:
        """Put the context of a call that begins at the place of its span.

        For the runtime itself, which alone has the context by then.
        """
        force_setattr(self, "traceparent", traceparent)
        force_setattr(self, "tracestate", tracestate)
        force_setattr(self, "_placed", True)  # noqa: FBT003

    @property
    def is_placed(self) -> bool:
        """Whether a call around this one has put its span into the context."""
        return self._placed

    def with_baggage(self, baggage: str) -> Self:
        """Give the same context with what travels with the trace."""
        return self._with("baggage", baggage)

    def with_value(self, value: T, type_: type[T] | None = None) -> Self:
        """Give the same context with something of the host for its handlers.

        Such as the user that a token stands for. Calls that a handler makes have it,
        too; other processes have not.

        Args:
            value: What they get.
            type_: The type by which they ask for it; that of the value where it is not
                given. Of each type there is one value, the last one.

        """
        key: Any = type(value) if type_ is None else type_
        return self._with("_values", {**self._values, key: value})

    def value(self, type_: type[T]) -> T | None:
        """Give what the host has given of a type; `None` where it has given nothing."""
        found: T | None = self._values.get(type_)
        return found

    def with_timeout(self, seconds: float) -> Self:
        """Give the same context with a limit in seconds on how long a call may take.

        It counts from the start of each call; the tool's own limit holds as well.
        """
        return self._with("timeout", seconds)

    def with_cancel(self, cancel: Cancel) -> Self:
        """Give the same context with this token."""
        changed = self._with("_token", cancel)
        force_setattr(changed, "_asked", True)  # noqa: FBT003
        return changed

    def with_events(self, events: EventSink) -> Self:
        """Give the same context with a receiver of events."""
        changed = self._with("events", events)
        force_setattr(changed, "_hides_calls", False)  # noqa: FBT003
        return changed

    def and_events(self, events: EventSink) -> Self:
        """Give the same context with a further receiver of events: each hears all."""
        if self.events is None:
            return self.with_events(events)
        from .both import Both  # noqa: PLC0415 # few need it

        return self.with_events(Both(self.events, events))

    def with_dry_run(self, *, dry_run: bool = True) -> Self:
        """Give the same context, asking for plans instead of effects."""
        return self._with("dry_run", dry_run)

    def with_consent(self, consent: Agreement | None) -> Self:
        """Give the same context with the host's record that a human has agreed.

        In a handler it is the `child` with that: consent to a call is none to what it
        calls. A record for another tool, other arguments or another caller is none, and
        so is one that has expired.
        """
        cx = self.for_call()._copy()  # noqa: SLF001
        force_setattr(cx, "consent", consent)
        return cx

    def with_idempotency_key(self, key: str) -> Self:
        """Give the same context for one call that may be repeated.

        The same call with the same key gets the answer to the first one, and one with
        other arguments is a `conflict`. In a handler it is the `child` with this key.
        """
        cx = self.for_call()._copy()  # noqa: SLF001
        force_setattr(cx, "idempotency_key", key)
        return cx

    def is_inside_of(self, key: bytes) -> bool:
        """Whether the call is made inside of one with this key."""
        return key in self._claims

    def claiming(self, key: bytes, attempt: int) -> Self:
        """Give the same context, for a call that has claimed a key."""
        cx = self.at_attempt(attempt)
        return cx._with("_claims", (*cx._claims, key))  # noqa: SLF001

    def at_attempt(self, attempt: int) -> Self:
        """Give the context of an attempt of the call; for the runtime itself."""
        return self if attempt == self._attempt else self._with("_attempt", attempt)

    @property
    def attempt(self) -> int:
        """Which attempt of the call this is, counted from 1.

        Another one follows where the handler is tried again (`retries`), and where the
        process of a call with an idempotency key has ended in mid-call: whoever makes
        the same call again takes over its key. A handler that gets 2 or more finds out
        first what the attempts before have done.
        """
        return self._attempt

    def with_steps_agreed(self, *, agreed: bool) -> Self:
        """Give the context of the steps of a chain; for the runtime itself."""
        return self._with("_agreed", agreed)

    @property
    def is_agreed(self) -> bool:
        """Whether this is a step of a chain to which somebody has agreed."""
        return self._agreed

    def with_can_answer(self, *kinds: str) -> Self:
        """Give the same context for a caller that can answer in a next call.

        Args:
            kinds: What it can answer: `ask`, `confirm`, `sample`, `roots`.

        """
        return self._with("can_answer", frozenset(map(str, kinds)))

    def with_asker(self, asker: Asker | None) -> Self:
        """Give the same context with somebody who answers what its calls ask.

        This one is asked before the host's own asker, also by calls that a handler
        makes. Where it gives `NOBODY`, the host's is asked.
        """
        return self._with("_asker", asker)

    @property
    def asker(self) -> Asker | None:
        """Who answers at once what calls with this context ask.

        In a handler that is everybody who is asked: the caller's, and then the host's.
        """
        return self._asker if self._asking is None else self._asking.asker

    def with_responses(
        self,
        responses: bytes | str | Mapping[str, object],
        state: str,
        *,
        forgiving: bool = False,
    ) -> Self:
        """Give the same context for the call that goes on with another one.

        That one has ended as `input_required`. The tool, its arguments and the caller
        must be the same. In a handler it is the `child` with that.

        Args:
            responses: `{"NAME": {"answer": …}}` or `{"NAME": {"declined": true}}`.
            state: The state of that envelope.
            forgiving: Whether answers that break their type, or answer nothing that was
                asked, are as if they were not there: what is open is asked again.
                Otherwise the call ends as `invalid_input`.

        """
        cx = self.for_call()._copy()  # noqa: SLF001
        if isinstance(responses, str):
            responses = responses.encode("utf-8", "surrogatepass")
        elif not isinstance(responses, bytes):
            responses = json.dump(responses)
        force_setattr(cx, "_responses", (responses, state))
        force_setattr(cx, "_forgiving", forgiving)
        return cx

    @property
    def responses(self) -> tuple[bytes, str] | None:
        """The answers that the caller brings, with the state; for the runtime."""
        return self._responses

    @property
    def forgives(self) -> bool:
        """Whether answers that cannot be used are as if they were not there."""
        return self._forgiving

    @property
    def asking(self) -> Asking | None:
        """What is asked in this call; for the runtime itself."""
        return self._asking

    def may_ask(self, asking: Asking | None, asks: tuple[AskSpec, ...]) -> None:
        """Note what a call may ask, in a context that nobody else has yet.

        For the runtime itself.
        """
        force_setattr(self, "_asking", asking)
        force_setattr(self, "_asks", asks)

    def with_lowered(self, *, lowered: bool = True) -> Self:
        """Give the same context for a call by a model that has a lowered schema.

        As strict modes need them: arguments that the tool does not take as they are go
        through `undone` first. Calls that a handler makes are not meant.
        """
        return self._with("lowered", lowered)

    def with_detail(self, *, detail: bool = True) -> Self:
        """Give the same context, asking for detail.

        Envelopes have the schema of their results (`meta.output_schema`), as on a
        session's first call of each tool. Calls that a handler makes are not meant.
        """
        return self._with("detail", detail)

    def with_hint(self, *, hint: bool = True) -> Self:
        """Give the same context, asking for the text of the result.

        Envelopes have it as `meta.hint`, where the design has a `hint result`. Calls
        that a handler makes are not meant.
        """
        return self._with("hint", hint)

    def child(self) -> Self:
        """Give the context of a call that a handler makes.

        This call is its parent, and its id and deadline are its own.

        A handler that makes a call with its own context makes it with this one.

        Events of the call go to the same receiver, but not where the handler is an
        agent: whoever called the agent sees one call and nothing of what is inside. Who
        wants to see that gives the child a receiver of its own.
        """
        child = self._with("parent_call_id", self.call_id)
        force_setattr(child, "call_id", None)
        force_setattr(child, "deadline", None)
        force_setattr(child, "consent", None)
        if self._agreed:
            force_setattr(child, "_agreed", False)  # noqa: FBT003
        force_setattr(child, "idempotency_key", None)
        if self._attempt != 1:
            force_setattr(child, "_attempt", 1)
        force_setattr(child, "lowered", False)  # noqa: FBT003
        force_setattr(child, "detail", False)  # noqa: FBT003
        force_setattr(child, "hint", False)  # noqa: FBT003
        force_setattr(child, "tool", "")
        if self._files is not None:
            force_setattr(child, "_files", None)
            if self._is_hosts_dir:
                force_setattr(child, "working_dir", None)
                force_setattr(child, "_is_hosts_dir", False)  # noqa: FBT003
        force_setattr(child, "_payload", None)
        force_setattr(child, "_notes", None)
        if self.can_answer:
            force_setattr(child, "can_answer", frozenset())
        force_setattr(child, "_responses", None)
        force_setattr(child, "_forgiving", False)  # noqa: FBT003
        force_setattr(child, "_asks", ())
        force_setattr(child, "_running", False)  # noqa: FBT003
        if self._hides_calls:
            force_setattr(child, "events", None)
            force_setattr(child, "_hides_calls", False)  # noqa: FBT003
        return child

    def source(self, source: str) -> str | None:
        """Give what an injected argument is read from.

        Such as `context.run_id` or `context.labels.tenant`; `None` where the host has
        given none.
        """
        if source.startswith(_LABELS):
            return self.labels.get(source[len(_LABELS) :])
        return _SOURCES[source](self)

    def shown(self, text: str) -> str:
        """Give a text of the call as the host's policy lets people and models see it.

        Progress, lines of the log and all texts that the runtime makes go through this.
        """
        from toolrt.texts import Texts  # noqa: PLC0415

        texts = Texts.CLEAN if self._texts is None else self._texts
        return texts.shown(text, self._secrets)

    def progress(self, message: str, percent: float | None = None) -> None:
        """Tell whoever listens how far the call has come.

        Args:
            message: A line for people.
            percent: How much is done, from 0 to 100, where that is known.

        """
        if self.events is not None:
            self.emit(Progress(self.shown(message), percent))

    def log(self, message: str, level: Level = "info") -> None:
        """Tell whoever listens a line of the log of the call.

        Args:
            message: The line.
            level: How much it matters, from `debug` to `emergency`.

        """
        if self.events is not None:
            self.emit(Log(self.shown(message), level))

    def artifact(self, name: str, uri: str) -> None:
        """Tell whoever listens of something that the call has made.

        Args:
            name: What people call it.
            uri: Where it is.

        """
        if self.events is not None:
            self.emit(Artifact(self.shown(name), self.shown(uri)))

    def mark_truncated(self) -> None:
        """Say that the result leaves something out: `meta.truncated`.

        For example because there is too much of it.
        """
        if self._running and self._notes is not None:
            self._notes.add("truncated")

    @property
    def is_truncated(self) -> bool:
        """Whether the handler has said that its result leaves something out."""
        return self._notes is not None and "truncated" in self._notes

    @property
    def held(self) -> Any:
        """What the calls around this one have of the host's limits.

        For the runtime itself.
        """
        return self._held

    def holding(self, held: object) -> Self:
        """Give the context of a handler whose call has this of the host's limits."""
        return self._with("_held", held)

    @property
    def passes(self) -> tuple[Any, ...]:
        """What the calls around this one are to the hosts that have let them in.

        For the runtime itself.
        """
        return self._passes

    def admit(self, own: object) -> None:
        """Note what a call is to its host, in a context that nobody else has yet."""
        force_setattr(self, "_passes", (*self._passes, own))

    def ensure_own_token(self, is_inside: bool) -> Cancel:  # each call asks
        """Give what cancels the call that starts, in a context of nobody else yet.

        The caller's token cancels it, too. A call inside of another one of the same
        host ends with that, and shares its token.
        """
        token = self._token
        if token is not None and is_inside:
            return token
        own = Cancel() if token is None else token.within()
        force_setattr(self, "_token", own)
        return own

    def mark_sent(self) -> None:
        """Note that the call has sent an item; for the runtime itself."""
        if self._notes is not None:
            self._notes.add("sent")

    @property
    def has_sent(self) -> bool:
        """Whether the call has sent an item."""
        return self._notes is not None and "sent" in self._notes

    def begin_again(self) -> None:
        """Forget what the handler said of its result: it starts anew."""
        if self._notes is not None:
            self._notes.discard("truncated")

    def decided(self, decision: Decided) -> None:
        """Tell whoever listens what a policy has decided about the call.

        Policies that ship do it themselves.
        """
        if self.events is not None:
            self.emit(decision)

    def emit(self, kind: EventKind) -> None:
        """Hand an event to the receiver, if there is one.

        A handler whose call is over is not heard any more.
        """
        over = not kind.name.startswith(_OF_THE_CALL) and self.is_over()
        if self.events is not None and not over:
            event = Event(
                tool=self.tool,
                call_id=self.call_id or "",
                parent_call_id=self.parent_call_id,
                session_id=self.session_id,
                run_id=self.run_id,
                turn_id=self.turn_id,
                agent=self.agent,
                kind=kind,
            )
            deliver(self.events, event)

    def for_call(self) -> Self:
        """Give the context for a call with this one.

        A handler's calls are children of its own.
        """
        return self.child() if self._running else self

    def started(self, tool: str, call_id: str | None, payload: object) -> Self:
        """Give the context of a call that starts now."""
        started = self.child() if self._running else self._copy()
        force_setattr(started, "_running", True)  # noqa: FBT003
        force_setattr(started, "tool", tool)
        force_setattr(started, "_payload", payload)
        force_setattr(started, "_notes", set())
        force_setattr(started, "_texts", None)
        if call_id is not None:
            force_setattr(started, "call_id", call_id)
        return started

    def with_texts(self, texts: Texts, secrets: tuple[str, ...]) -> Self:
        """Give the same context for a policy that does not do the usual to texts.

        Args:
            texts: What is done to them.
            secrets: What they must not repeat, beside what is known already.

        """
        changed = self._with("_texts", texts)
        force_setattr(changed, "_secrets", self._secrets + secrets)
        return changed

    def end(self) -> None:
        """Tell whatever a handler has left running that the call is over."""
        if self._notes is not None:
            self._notes.add("over")

    def checking(self) -> Self:
        """Give the context of a call that ends where its handler would run."""
        changed = self._with("_checks", True)  # noqa: FBT003
        force_setattr(changed, "events", None)
        return changed

    def hiding_calls(self) -> Self:
        """Give the context of an agent that runs: what it calls is its own business."""
        return self._with("_hides_calls", True)  # noqa: FBT003

    def with_deadline(self, deadline: float, now: Callable[[], float]) -> Self:
        """Give the same context with the time when the running call must be done.

        Args:
            deadline: The time, on the host's clock.
            now: Reads that clock.

        """
        changed = self._with("deadline", deadline)
        force_setattr(changed, "_now", now)
        return changed

    def for_line(self, cancel: Cancel, asker: Asker, events: EventSink) -> Self:
        """Give the same context for a call of a session; for the runtime itself."""
        changed = self._copy()
        force_setattr(changed, "_token", cancel)
        force_setattr(changed, "_asked", True)  # noqa: FBT003
        force_setattr(changed, "_asker", asker)
        force_setattr(changed, "events", events)
        force_setattr(changed, "_hides_calls", False)  # noqa: FBT003
        return changed

    def with_own_token(self) -> tuple[Self, Cancel]:
        """Give the context of a handler that is told when it is left behind."""
        own = Cancel()
        return self._with("_token", own), own

    def _copy(self) -> Self:
        # The module `copy` would take longer to load than this one.
        copied: Self = cast("Any", self).__copy__()
        return copied

    def _with(self, name: str, value: object) -> Self:
        changed = self._copy()
        force_setattr(changed, name, value)
        return changed

    def __reduce__(self) -> tuple[Any, ...]:
        """Give what another process can have of it, for `pickle`.

        Not the token, the receiver of events, the deadline and the payload: they belong
        to this process. In a handler it is the context of a call that it makes.
        """
        cx = self.for_call()
        values = {name: getattr(cx, name) for name in _TRAVELS}
        values["working_dir"] = self.working_dir
        if self._files is not None and self._files.is_limited:
            from toolrt.files.rules import Elsewhere  # noqa: PLC0415

            values["_files"] = Elsewhere(self._files.working_dir)
        return _of, ({**values, "labels": dict(cx.labels)},)

    def __deepcopy__(self, _: object) -> Self:
        """Give a copy with the same token and the same receiver of events."""
        return self._with("labels", MappingProxyType(dict(self.labels)))

    def __rich_repr__(self) -> list[tuple[str, Any]]:
        """Show what it is, and nothing of its values."""
        names = ("session_id", "run_id", "call_id", "caller")
        return [(name, getattr(self, name)) for name in names]

    def __repr__(self) -> str:
        """Show what it is, and nothing of its values."""
        fields = (f"{name}={value!r}" for name, value in self.__rich_repr__())
        return f"Context({', '.join(fields)}, …)"


#: What a context has that another process can use.
_TRAVELS = (
    "session_id",
    "run_id",
    "turn_id",
    "call_id",
    "parent_call_id",
    "agent",
    "caller",
    "scopes",
    "owner",
    "peer",
    "traceparent",
    "tracestate",
    "baggage",
    "timeout",
    "dry_run",
    "consent",
    "idempotency_key",
    "lowered",
    "detail",
    "hint",
    "can_answer",
)


def _of(values: dict[str, Any]) -> Context:
    return Context(**values)


_SOURCES: dict[str, Callable[[Context], str | None]] = {
    "context.session_id": lambda cx: cx.session_id,
    "context.run_id": lambda cx: cx.run_id,
    "context.turn_id": lambda cx: cx.turn_id,
    "context.call_id": lambda cx: cx.call_id,
    "context.parent_call_id": lambda cx: cx.parent_call_id,
    "context.caller": lambda cx: cx.caller,
}
