"""What the calls of one caller ask: answers that are there, requests that are open."""

from __future__ import annotations

from _thread import allocate_lock
from collections.abc import Awaitable, Callable, Coroutine, Generator
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

from toolrt import json
from toolrt.codec import Refused

from .envelope import CallFault
from .error import Action, Kind
from .request import (
    DECLINED,
    NOBODY,
    Asked,
    Asker,
    NoAnswer,
    Request,
    RequestKind,
    answers,
)
from .waiting import Waiting

if TYPE_CHECKING:
    from toolrt.codec import Codec
    from toolrt.diagnose import Issue

    from .context import Context

__all__ = ["Asking", "Carried", "Known", "Unanswered", "invalid_state"]

#: Asks: it gives what an asker lets wait, and takes what came of that.
Steps: TypeAlias = "Generator[Awaitable[object], object, list[Any]]"

#: How often an asker may answer wrongly.
_TRIES: Final = 3

_MAX_ISSUES: Final = 100


class Unanswered(Exception):  # an end of a question
    """There is no answer: nobody can give one, or none that is valid."""

    def __init__(self, *, invalid: bool = False) -> None:
        """Say why."""
        super().__init__(invalid)
        self.invalid = invalid


class Known(NamedTuple):
    """An answer, and the mark of what was asked."""

    mark: str
    #: The answer as plain JSON, or that it was refused.
    reply: object


class Carried:
    """What a call carries on in its next one."""

    __slots__ = ("answers", "once", "open")

    def __init__(self) -> None:
        """Start with nothing."""
        self.answers: dict[str, Known] = {}
        #: The marks of open requests.
        self.open: dict[str, str] = {}
        self.once: dict[str, object] = {}

    def to_json(self, expires: int) -> bytes:
        """Give what is sealed, always the same bytes for the same content."""
        answers = {
            key: {"mark": known.mark, "declined": True}
            if known.reply is DECLINED
            else {"mark": known.mark, "answer": known.reply}
            for key, known in sorted(self.answers.items())
        }
        return json.dump(
            {
                "expires": expires,
                "answers": answers,
                "open": dict(sorted(self.open.items())),
                "once": dict(sorted(self.once.items())),
            }
        )

    @classmethod
    def from_json(cls, document: bytes) -> tuple[Carried, int]:
        """Give what was sealed, and when it expires."""
        value: Any = json.parse(document)
        carried = cls()
        for key, known in value["answers"].items():
            reply = DECLINED if "declined" in known else known["answer"]
            carried.answers[key] = Known(known["mark"], reply)
        carried.open = value["open"]
        carried.once = value["once"]
        return carried, value["expires"]

    def join(self, document: bytes, *, forgiving: bool = False) -> None:
        """Add what a caller has answered.

        Args:
            document: The answers by name.
            forgiving: Whether those that are wrong are passed over.

        Raises:
            Refused: With everything that is wrong with it.

        """
        from toolrt.diagnose import unreadable  # noqa: PLC0415
        from toolrt.diagnose.below import of_key, of_value  # noqa: PLC0415

        try:
            responses = json.parse(document)
        except json.Broken as broken:
            raise Refused((unreadable(broken),)) from None
        if not isinstance(responses, dict):
            says = "must be an object with the answers by name."
            raise Refused((of_value("type", says),))
        issues: list[Issue] = []
        answers: dict[str, Known] = {}
        for key, response in responses.items():
            if len(issues) >= _MAX_ISSUES and not forgiving:
                break
            mark = self.open.get(key)
            if mark is None:
                issues.append(of_key(key, "unknown", "answers no open request."))
            elif isinstance(response, dict) and list(response) == ["answer"]:
                answers[key] = Known(mark, response["answer"])
            elif (
                isinstance(response, dict)
                and list(response) == ["declined"]
                and response["declined"] is True
            ):
                answers[key] = Known(mark, DECLINED)
            else:
                says = 'must be {"answer": …} or {"declined": true}.'
                issues.append(of_key(key, "type", says))
        if issues and not forgiving:
            raise Refused(tuple(issues))
        self.answers.update(answers)


class _Round:
    """One call of somebody outside, and the calls that its handlers make."""

    __slots__ = (
        "asker",
        "carried",
        "fault",
        "forgiving",
        "keeps",
        "later",
        "lock",
        "over",
        "requests",
        "wait",
    )

    def __init__(
        self,
        asker: Asker | None,
        later: frozenset[str],
        wait: Callable[[Awaitable[object]], object],
        *,
        goes_on: bool,
        forgiving: bool,
    ) -> None:
        self.asker = asker
        #: Whether an answer that breaks its type is as if it were not there.
        self.forgiving = forgiving
        self.later = later
        self.wait = wait
        #: Whether the call goes on with another one, or may go on in a next one.
        self.keeps = goes_on or bool(later)
        self.lock = allocate_lock()
        self.carried = Carried()
        self.requests: dict[str, Request] = {}
        #: Why the call cannot go on.
        self.fault: CallFault | None = None
        #: Whether nobody can answer any more: the call has ended.
        self.over = False


class Item(NamedTuple):
    """A request with the name of its answer, and how that is read."""

    name: str
    request: Request
    codec: Codec[Any]


class Asking:
    """What a call asks, within what its caller is asked."""

    __slots__ = ("_args", "_around", "_counts", "_own", "_round")

    def __init__(
        self,
        round_: _Round,
        around: Asking | None = None,
        own: str = "",
    ) -> None:
        """Take what all calls share, and the call around with the name there."""
        self._round = round_
        self._around = around
        self._own = own
        self._counts: dict[str, int] = {}
        self._args = ""

    @classmethod
    def of(
        cls,
        asker: Asker | None,
        later: frozenset[str],
        wait: Callable[[Awaitable[object]], object],
        *,
        goes_on: bool,
        forgiving: bool = False,
    ) -> Asking:
        """Give the asking of a call from outside.

        Args:
            asker: Who answers, where the host has somebody.
            later: What the caller can answer in its next call.
            wait: Waits for what an asker gives.
            goes_on: Whether the call goes on with another one.
            forgiving: Whether an answer that breaks its type is as if it were not
                there.

        """
        own = _Round(asker, later, wait, goes_on=goes_on, forgiving=forgiving)
        return cls(own)

    def inside(self, tool: str) -> Asking:
        """Give that of a call that the handler makes."""
        if "~" in tool or "/" in tool or "#" in tool:
            tool = tool.replace("~", "~0").replace("/", "~1").replace("#", "~2")
        return Asking(self._round, self, self._name(tool))

    @property
    def asker(self) -> Asker | None:
        """Who answers at once, where anybody does."""
        return self._round.asker

    @property
    def is_inside(self) -> bool:
        """Whether a handler makes the call."""
        return self._around is not None

    @property
    def may_be_bound(self) -> bool:
        """Whether what it asks may have to be bound to the arguments of its call."""
        return self._around is not None or self._round.keeps

    @property
    def may_go_on(self) -> bool:
        """Whether the call goes on with another one, or may go on in a next one."""
        return self._round.keeps

    def begin_again(self) -> None:
        """Begin again to count, for another attempt of the handler."""
        with self._round.lock:
            self._counts.clear()

    def bind(self, args: str) -> None:
        """Bind what a call inside asks to its arguments."""
        self._args = args

    def may_answer(self, kind: str) -> bool:
        """Whether somebody may answer requests of a kind."""
        one = self._round
        if one.asker is not None and answers(one.asker, kind):
            return True
        return not one.over and kind in one.later

    def carry_on(self, carried: Carried) -> None:
        """Take over what the call before has carried on."""
        self._round.carried.answers = carried.answers
        self._round.carried.once = carried.once

    def once_key(self, name: str) -> str:
        """Give the name of something that is done once, for the whole round."""
        return self._key(f"once {name}")

    def is_done(self, key: str) -> bool:
        """Whether it was done before."""
        return key in self._round.carried.once

    def done(self, key: str) -> object:
        """Give what came of it."""
        return self._round.carried.once[key]

    def set_done(self, key: str, result: object) -> None:
        """Remember what is done."""
        with self._round.lock:
            self._round.carried.once[key] = result

    def steps(self, cx: Context, items: list[Item]) -> Steps:
        """Ask, one after the other; what the caller answers later is asked at once.

        Raises:
            Unanswered: Nobody can answer.
            Waiting: The caller answers in its next call.

        """
        replies: list[Any] = []
        waits = False
        for item in items:
            key = self._key(item.name)
            mark = self._mark(item.request)
            known = self._round.carried.answers.get(key)
            if known is not None and not self._is_forgiven(key, known, item.codec):
                replies.append(self._checked(key, mark, known, item.codec))
                continue
            found: object = NOBODY
            asker = self._round.asker
            if asker is not None and answers(asker, item.request.kind):
                found = yield from self._asked(cx, item)
            if found is NOBODY:
                self._open(key, mark, item.request)
                waits = True
                continue
            reply = found
            if not isinstance(found, NoAnswer):
                reply = json.parse(item.codec.encode(found))
            with self._round.lock:
                self._round.carried.answers[key] = Known(mark, reply)
            replies.append(found)
        if waits:
            raise Waiting
        return replies

    def waiting(self) -> tuple[dict[str, Request], Carried, CallFault | None]:
        """Give what the caller is asked; nothing is asked any more."""
        one = self._round
        one.over = True
        return one.requests, one.carried, one.fault

    def end(self) -> None:
        """Let whoever still asks get no answer."""
        self._round.over = True

    def wait(self, steps: Steps) -> list[Any]:
        """Ask, for a handler that waits."""
        try:
            value = next(steps)
            while True:
                value = steps.send(self._round.wait(value))
        except StopIteration as stop:
            answers: list[Any] = stop.value
            return answers

    def _asked(
        self, cx: Context, item: Item
    ) -> Generator[Awaitable[object], object, object]:
        """Ask the asker, until the answer is valid."""
        asker = self._round.asker
        issues: tuple[Issue, ...] = ()
        for _ in range(_TRIES):
            found: Any = NOBODY
            if asker is not None:
                asked = Asked(
                    request=item.request,
                    issues=issues,
                    call_id=cx.call_id or "",
                    session_id=cx.session_id,
                    caller=cx.caller,
                )
                found = asker(asked)
            if hasattr(found, "__await__"):
                found = yield found
            if isinstance(found, NoAnswer):
                return found
            try:
                return item.codec.convert(found)
            except Refused as refused:
                issues = refused.issues
        raise Unanswered(invalid=True)

    def _is_forgiven(self, key: str, known: Known, codec: Codec[Any]) -> bool:
        """Whether an answer is as if it were not there, because it breaks its type."""
        if not self._round.forgiving or isinstance(known.reply, NoAnswer):
            return False
        try:
            codec.decode(json.dump(known.reply))
        except Refused:
            with self._round.lock:
                del self._round.carried.answers[key]
            return True
        return False

    def _checked(self, key: str, mark: str, known: Known, codec: Codec[Any]) -> Any:
        if known.mark != mark:
            raise self._never(invalid_state())
        if isinstance(known.reply, NoAnswer):
            return known.reply
        try:
            return codec.decode(json.dump(known.reply))
        except Refused as refused:
            from toolrt.diagnose.below import below  # noqa: PLC0415

            issues = [below(key, issue) for issue in refused.issues]
            raise self._never(CallFault.invalid_input(issues)) from None

    def _never(self, fault: CallFault) -> Waiting:
        """End the call with an error, whatever its handler does."""
        with self._round.lock:
            if self._round.fault is None:
                self._round.fault = fault
        return Waiting()

    def _open(self, key: str, mark: str, request: Request) -> None:
        one = self._round
        if one.over or request.kind.value not in one.later:
            raise Unanswered
        with one.lock:
            one.requests[key] = request
            one.carried.open[key] = mark

    def _name(self, name: str) -> str:
        with self._round.lock:
            count = self._counts.get(name, 0) + 1
            self._counts[name] = count
        return name if count == 1 else f"{name}#{count}"

    def _key(self, name: str) -> str:
        """Give a name, the same whenever the handlers do the same again."""
        return self._within(self._name(name))

    def _within(self, name: str) -> str:
        if self._around is None:
            return name
        return self._around._within(f"{self._own}/{name}")  # noqa: SLF001 # another one

    def _mark(self, request: Request) -> str:
        """Give what tells whether two requests are the same."""
        text = self._args.encode() + b"\n" + json.dump(request.to_raw())
        return sha256(text).hexdigest()[:32]


def first_of(first: Asker | None, then: Asker | None) -> Asker | None:
    """Give who asks one, and then the other if the first cannot answer."""
    return _Chain(first, then) if first and then else first or then


class _Chain:
    """Asks one, and then another one if the first cannot answer."""

    __slots__ = ("_first", "_then")

    def __init__(self, first: Asker, then: Asker) -> None:
        self._first = first
        self._then = then

    def answers(self, kind: RequestKind) -> bool:
        """Whether one of them answers requests of a kind."""
        return answers(self._first, kind) or answers(self._then, kind)

    def __call__(self, asked: Asked) -> object:
        kind = asked.request.kind
        found: object = NOBODY
        if answers(self._first, kind):
            found = self._first(asked)
            if hasattr(found, "__await__"):
                return self._later(found, asked)
        return self._next(asked) if found is NOBODY else found

    async def _later(self, found: Any, asked: Asked) -> object:
        found = await found
        if found is NOBODY:
            found = self._next(asked)
            if hasattr(found, "__await__"):
                found = await found
        return found

    def _next(self, asked: Asked) -> Any:
        if not answers(self._then, asked.request.kind):
            return NOBODY
        return self._then(asked)


async def awaited(steps: Steps) -> list[Any]:
    """Ask, for a handler that does something else meanwhile."""
    try:
        value = next(steps)
        while True:
            value = steps.send(await value)
    except StopIteration as stop:
        answers: list[Any] = stop.value
        return answers


def either(steps: Steps) -> list[Any] | Coroutine[Any, Any, list[Any]]:
    """Give the answers, or what waits for them."""
    try:
        first = next(steps)
    except StopIteration as stop:
        answers: list[Any] = stop.value
        return answers
    return _rest(steps, first)


async def _rest(steps: Steps, value: Awaitable[object]) -> list[Any]:
    try:
        while True:
            value = steps.send(await value)
    except StopIteration as stop:
        answers: list[Any] = stop.value
        return answers


def invalid_state() -> CallFault:
    """Give the error of a state that does not belong to the call, whatever is wrong."""
    return CallFault.of(
        "invalid_state",
        Kind.PRECONDITION,
        "The state does not belong to this call, or is too old.",
        action=Action.REPLAN,
        hint="Call the tool again without responses and state.",
    )


def no_asker(request: Request, *, invalid: bool = False) -> CallFault:
    """Give the error of a question that nobody answers."""
    needs = f"The tool {request.tool} needs an answer to {request.what()}, "
    why = "and got none that is valid." if invalid else "which nobody can give."
    return CallFault.of(
        "no_asker",
        Kind.PRECONDITION,
        needs + why,
        action=Action.REPLAN,
        hint=(
            "The host sets an asker, or sets keys for callers that declare that they "
            "can answer."
        ),
    )


def refused(request: Request) -> CallFault:
    """Give the error of a question that somebody has refused to answer."""
    message = f"The answer to {request.what()} was refused."
    return CallFault.of("denied", Kind.AUTH, message)
