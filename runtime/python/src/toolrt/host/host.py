"""What a host decides about calls, and what it remembers of them."""

from __future__ import annotations

from _thread import allocate_lock
from functools import partial
from typing import TYPE_CHECKING

from .gate import Gate

if TYPE_CHECKING:
    from collections.abc import Callable

    from toolrt.call.request import Asker
    from toolrt.repair import Repair
    from toolrt.spec import ToolsetSpec
    from toolrt.texts import Texts

    from .around import Around
    from .changed import Changed
    from .clock import Clock
    from .doors import Confirmer, IdSource, Log, Policy
    from .find import Index
    from .idempotency import Idempotency
    from .keys import StateKeys
    from .limits import Limits
    from .sessions import Sessions
    from .spans import Spans
    from .toolset import Entry
    from .turns import Turns

__all__ = ["Host"]


class Host:
    """What a host decides about calls."""

    __slots__ = (
        "_index",
        "_listeners",
        "_lock",
        "_sessions",
        "_turns",
        "_usual_idempotency",
        "around",
        "asker",
        "changes",
        "clock",
        "confirmer",
        "cpu_budget_ms",
        "entries",
        "gate",
        "ids",
        "keys",
        "lends",
        "limits",
        "log",
        "max_payload",
        "max_result",
        "own_idempotency",
        "policy",
        "random",
        "redacts",
        "repairs",
        "spans",
        "texts",
        "toolsets",
        "unrecorded",
    )

    def __init__(
        self,
        *,
        policy: Policy | None,
        confirmer: Confirmer | None,
        asker: Asker | None,
        keys: StateKeys | None,
        clock: Clock,
        ids: IdSource,
        random: Callable[[], float] | None,
        log: Log,
        max_payload: int,
        max_result: int,
        cpu_budget_ms: int,
        limits: Limits | None,
        idempotency: Idempotency | None,
    ) -> None:
        """Take what the host has decided."""
        self.set_policy(policy)
        self.confirmer = confirmer
        self.asker = asker
        self.keys = keys
        self.clock = clock
        self.ids = ids
        self.random = random
        self.log = log
        self.max_payload = max_payload
        #: The kinds of repairs of arguments that the host lets happen.
        self.repairs: frozenset[Repair] = frozenset()
        self.max_result = max_result
        #: How much CPU time the checks of one call may take together.
        self.cpu_budget_ms = cpu_budget_ms
        self.limits = limits
        #: Who is let in, and runs.
        self.gate = Gate()
        self._turns: Turns | None = None
        #: How answers are remembered, where somebody has decided that.
        self.own_idempotency = idempotency
        self._usual_idempotency: Idempotency | None = None
        self._lock = allocate_lock()
        #: The tools by name. A change puts another dict in its place: whoever has read
        #: it once sees the same tools to the end.
        self.entries: dict[str, Entry] = {}
        #: What loads the spec of each toolset, by its name.
        self.toolsets: dict[str, Callable[[], Callable[[], ToolsetSpec]]] = {}
        #: How often the tools have changed.
        self.changes = 0
        self._listeners: tuple[Callable[[Changed], object], ...] = ()
        #: What sees each call begin and end.
        self.around: tuple[Around, ...] = ()
        #: What begins a span for each call.
        self.spans: Spans | None = None
        #: Why calls cannot be recorded that should be: then none runs.
        self.unrecorded: str | None = None
        self._index: tuple[int, Index] | None = None
        self._sessions: Sessions | None = None

    def set_policy(self, policy: Policy | None) -> None:
        """Take another policy.

        What it does to texts is asked once, and kept where it is not the usual.
        """
        self.policy = policy
        self.texts: Texts | None = None
        # Whether it may give something to a call that is to be given back.
        self.lends = self.redacts = False
        if policy is not None:
            from .doors import Policy as Base  # noqa: PLC0415

            own = getattr(policy.limit, "__func__", None)
            self.lends = own is not Base.limit
            texts = policy.texts()
            self.texts = None if texts.name == "CLEAN" else texts
            self.redacts = texts.name == "REDACTED"

    def surround(self, around: Around) -> Callable[[], None]:
        """Take what sees each call begin and end; give what takes it back."""
        # Each registration is one of its own, of the same function, too.
        own: Around = partial(around)

        def end() -> None:
            with self._lock:
                self.around = tuple(one for one in self.around if one is not own)

        with self._lock:
            self.around = (*self.around, own)
        return end

    def trace(self, spans: Spans) -> Callable[[], None]:
        """Take what begins a span for each call; give what takes it back."""
        self.spans = spans

        def end() -> None:
            with self._lock:
                if self.spans is spans:
                    self.spans = None

        return end

    def change(self, change: Callable[[dict[str, Entry]], bool]) -> bool:
        """Change the tools, one change after the other; whether there was one.

        Args:
            change: Changes tools of one toolset in a copy of them, and says whether it
                has.

        """
        with self._lock:
            before, entries = self.entries, dict(self.entries)
            if not change(entries):
                return False
            self.entries = entries
            self.changes = number = self.changes + 1
            listeners = self._listeners
        if not listeners:
            return True
        from .changed import Changed  # noqa: PLC0415

        added = tuple(name for name in entries if name not in before)
        removed = tuple(name for name in before if name not in entries)
        one = entries[added[0]] if added else before[removed[0]]
        changed = Changed(number, one.toolset, added, removed)
        for listener in listeners:
            self._tell(listener, changed)
        return True

    def watch(self, listener: Callable[[Changed], object]) -> Callable[[], None]:
        """Tell somebody of each change, until the function that it gives is called."""

        def own(changed: Changed) -> object:
            return listener(changed)

        def end() -> None:
            with self._lock:
                left = (one for one in self._listeners if one is not own)
                self._listeners = tuple(left)

        with self._lock:
            self._listeners = (*self._listeners, own)
        return end

    def _tell(self, listener: Callable[[Changed], object], changed: Changed) -> None:
        try:
            listener(changed)
        except KeyboardInterrupt:
            raise
        except BaseException as error:  # noqa: BLE001 # the tools have changed as they have
            from toolrt.call.event import receiver_failed  # noqa: PLC0415

            receiver_failed(error)

    def index(self) -> Index:
        """Give what finds tools by words, made once for each change."""
        changes, entries = self.changes, self.entries
        known = self._index
        if known is not None and known[0] == changes:
            return known[1]
        from .find import Index  # noqa: PLC0415

        tools = (entry.tool for entry in entries.values())
        index = Index([tool.spec() for tool in tools if not tool.is_of_server])
        self._index = changes, index
        return index

    def sessions(self) -> Sessions:
        """Give what is known of sessions; few hosts have any."""
        if self._sessions is None:
            from .sessions import Sessions  # noqa: PLC0415

            self._sessions = Sessions()
        return self._sessions

    def turns(self) -> Turns:
        """Give whose turn it is; few tools limit that."""
        if self._turns is not None:
            return self._turns
        with self._lock:
            if self._turns is None:
                from .turns import Turns  # noqa: PLC0415

                self._turns = Turns(self.limits)
            return self._turns

    def idempotency(self) -> Idempotency:
        """Give how answers are remembered; few calls ask for that."""
        if self.own_idempotency is not None:
            return self.own_idempotency
        with self._lock:
            if self._usual_idempotency is None:
                from .idempotency import Idempotency  # noqa: PLC0415

                self._usual_idempotency = Idempotency()
            return self._usual_idempotency

    def set_idempotency(self, idempotency: Idempotency) -> None:
        """Remember answers in another way."""
        self.own_idempotency = idempotency

    def ensure_keys(self) -> StateKeys:
        """Give the keys for states, random ones if there are none."""
        with self._lock:
            if self.keys is None:
                from .keys import StateKeys  # noqa: PLC0415

                self.keys = StateKeys.random()
            return self.keys

    def forget_turns(self) -> None:
        """Begin anew, with other limits."""
        with self._lock:
            self._turns = None
