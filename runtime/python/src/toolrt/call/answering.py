"""What a handler asks whoever has made its call."""

# pyright: reportPrivateUsage=false
from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, TypeVar, cast, overload

from toolrt.codec import Codec

from .ask import Ask

if TYPE_CHECKING:
    from .answers import Folder
    from .asking import Asking, Item, Steps
    from .context import Context
    from .request import Request, RequestKind, Root, Sample
else:
    from toolrt.lazy import hinted

    RequestKind = hinted("RequestKind", "toolrt.call.request")
    Root = hinted("Root", "toolrt.call.request")
    Sample = hinted("Sample", "toolrt.call.request")

__all__ = ["Answering"]

T = TypeVar("T")
A = TypeVar("A")
B = TypeVar("B")
C = TypeVar("C")
D = TypeVar("D")


class Answering:
    """What a handler asks whoever has made its call.

    Where somebody answers at once, the asker of the host, the handler goes on. Where
    the caller can answer in a next call, the handler ends here, the call ends as
    `input_required`, and **the next call runs the handler again from its start** with
    the answers. What it does before a question would happen twice; `once` and `aonce`
    prevent that. A question that is asked again, in a loop, has an answer for each
    time, in order.

    A handler that is not async uses `ask`, `sample`, `roots` and `once`, one that is
    async those with an `a` in front.
    """

    __slots__ = ()

    @overload
    def ask(self, ask: Ask[A], /) -> A: ...
    @overload
    def ask(self, ask: Ask[A], other: Ask[B], /) -> tuple[A, B]: ...
    @overload
    def ask(self, ask: Ask[A], other: Ask[B], c: Ask[C], /) -> tuple[A, B, C]: ...
    @overload
    def ask(
        self, ask: Ask[A], other: Ask[B], c: Ask[C], d: Ask[D], /
    ) -> tuple[A, B, C, D]: ...
    def ask(self, *asks: Ask[Any]) -> Any:
        """Ask questions of the tool that runs, which the design declares with `asks`.

            address = cx.ask(asks.SHIP_ORDER_ADDRESS)
            address, express = cx.ask(asks.SHIP_ORDER_ADDRESS, asks.SHIP_ORDER_EXPRESS)

        Raises:
            Refusal: Nobody can answer (`no_asker`), or somebody refuses to (`denied`).

        """
        items = _questions(self._cx(), asks)
        return _one(_given(items, _waited(self._cx(), items)))

    @overload
    async def aask(self, ask: Ask[A], /) -> A: ...
    @overload
    async def aask(self, ask: Ask[A], other: Ask[B], /) -> tuple[A, B]: ...
    @overload
    async def aask(
        self, ask: Ask[A], other: Ask[B], c: Ask[C], /
    ) -> tuple[A, B, C]: ...
    @overload
    async def aask(
        self, ask: Ask[A], other: Ask[B], c: Ask[C], d: Ask[D], /
    ) -> tuple[A, B, C, D]: ...
    async def aask(self, *asks: Ask[Any]) -> Any:
        """Ask, as `ask` does, in an async handler."""
        items = _questions(self._cx(), asks)
        return _one(_given(items, await _awaited(self._cx(), items)))

    def ask_or_none(self, ask: Ask[T]) -> T | None:
        """Ask a question that may be refused: then there is no answer."""
        items = _questions(self._cx(), (ask,))
        return cast("T | None", _maybe(_waited(self._cx(), items)[0]))

    async def aask_or_none(self, ask: Ask[T]) -> T | None:
        """Ask, as `ask_or_none` does, in an async handler."""
        items = _questions(self._cx(), (ask,))
        return cast("T | None", _maybe((await _awaited(self._cx(), items))[0]))

    def sample(self, sample: Sample) -> str:
        """Ask the caller's model to go on with messages; give its text."""
        items = _sample(self._cx(), sample)
        return str(_given(items, _waited(self._cx(), items))[0])

    async def asample(self, sample: Sample) -> str:
        """Ask, as `sample` does, in an async handler."""
        items = _sample(self._cx(), sample)
        return str(_given(items, await _awaited(self._cx(), items))[0])

    def roots(self) -> list[Root]:
        """Ask the caller for its folders."""
        items = _roots(self._cx())
        return _folders(_given(items, _waited(self._cx(), items))[0])

    async def aroots(self) -> list[Root]:
        """Ask, as `roots` does, in an async handler."""
        items = _roots(self._cx())
        return _folders(_given(items, await _awaited(self._cx(), items))[0])

    def answers(self, kind: RequestKind | str) -> bool:
        """Whether somebody may answer requests of this kind.

        The host's asker, or the caller in its next call.
        """
        asking = self._cx()._asking  # noqa: SLF001
        return asking is not None and asking.may_answer(str(kind))

    def once(
        self, name: str, action: Callable[[], T], codec: Codec[T] | None = None
    ) -> T:
        """Do something once, although the handler may run again.

        Its result is in the state that the caller brings back. The same name again is
        another thing, in the order of the calls. An error is not kept.

        The state is encrypted and has a size limit. A caller that does not come back,
        or comes back with an older state, makes it happen again.

        Args:
            name: What is done.
            action: Does it.
            codec: Reads and writes what it gives; without one that is plain JSON.

        """
        asking = self._cx()._asking  # noqa: SLF001
        if asking is None or not asking.may_go_on:
            return action()
        key = asking.once_key(name)
        if asking.is_done(key):
            return _read(asking.done(key), codec)
        return _kept(asking, key, action(), codec)

    async def aonce(
        self,
        name: str,
        action: Callable[[], Awaitable[T]],
        codec: Codec[T] | None = None,
    ) -> T:
        """Do something once, as `once` does, in an async handler."""
        asking = self._cx()._asking  # noqa: SLF001
        if asking is None or not asking.may_go_on:
            return await action()
        key = asking.once_key(name)
        if asking.is_done(key):
            return _read(asking.done(key), codec)
        return _kept(asking, key, await action(), codec)

    def _cx(self) -> Context:
        return cast("Context", self)


def _questions(cx: Context, asks: tuple[Ask[Any], ...]) -> list[Item]:
    from .asking import Item  # noqa: PLC0415
    from .error import Internal  # noqa: PLC0415
    from .request import Request, RequestKind  # noqa: PLC0415

    items: list[Item] = []
    declared = {spec.name: spec for spec in cx._asks}  # noqa: SLF001
    for ask in asks:
        spec = declared.get(ask.name)
        if spec is None:
            text = f"the tool does not declare the question {ask.name}"
            raise Internal(text)
        request = Request(
            kind=RequestKind.ASK,
            tool=cx.tool,
            question=spec.question,
            schema=spec.schema,
        )
        items.append(Item(ask.name, request, ask.codec))
    return items


def _sample(cx: Context, sample: Sample) -> list[Item]:
    from .asking import Item  # noqa: PLC0415
    from .request import Request, RequestKind  # noqa: PLC0415

    request = Request(kind=RequestKind.SAMPLE, tool=cx.tool, sample=sample)
    return [Item("sample", request, _codecs().TEXT)]


def _roots(cx: Context) -> list[Item]:
    from .asking import Item  # noqa: PLC0415
    from .request import Request, RequestKind  # noqa: PLC0415

    request = Request(kind=RequestKind.ROOTS, tool=cx.tool)
    return [Item("roots", request, _codecs().ROOTS)]


def _codecs() -> Any:
    from . import answers  # noqa: PLC0415

    return answers


def _steps(cx: Context, items: list[Item]) -> tuple[Asking, Steps]:
    asking = cx._asking  # noqa: SLF001
    if asking is None:
        raise _nobody(items[0].request)
    return asking, asking.steps(cx, items)


def _waited(cx: Context, items: list[Item]) -> list[Any]:
    from .asking import Unanswered  # noqa: PLC0415

    asking, steps = _steps(cx, items)
    try:
        return asking.wait(steps)
    except Unanswered as why:
        raise _nobody(items[0].request, invalid=why.invalid) from None


async def _awaited(cx: Context, items: list[Item]) -> list[Any]:
    from .asking import Unanswered, awaited  # noqa: PLC0415

    _, steps = _steps(cx, items)
    try:
        return await awaited(steps)
    except Unanswered as why:
        raise _nobody(items[0].request, invalid=why.invalid) from None


def _nobody(request: Request, *, invalid: bool = False) -> Exception:
    from .asking import no_asker  # noqa: PLC0415
    from .error import Passing  # noqa: PLC0415

    return Passing(no_asker(request, invalid=invalid))


def _given(items: list[Item], answers: list[Any]) -> list[Any]:
    """Give the answers, where none was refused."""
    from .asking import refused  # noqa: PLC0415
    from .error import Passing  # noqa: PLC0415
    from .request import NoAnswer  # noqa: PLC0415

    for item, answer in zip(items, answers, strict=True):
        if isinstance(answer, NoAnswer):
            raise Passing(refused(item.request))
    return answers


def _maybe(answer: Any) -> Any:
    from .request import NoAnswer  # noqa: PLC0415

    return None if isinstance(answer, NoAnswer) else answer


def _one(answers: list[Any]) -> Any:
    return answers[0] if len(answers) == 1 else tuple(answers)


def _folders(answer: list[Folder]) -> list[Root]:
    from toolrt.maybe import or_none  # noqa: PLC0415

    from .request import Root  # noqa: PLC0415

    return [Root(one.uri, or_none(one.name)) for one in answer]


def _read(done: object, codec: Codec[T] | None) -> T:
    from toolrt import json  # noqa: PLC0415
    from toolrt.codec import Refused  # noqa: PLC0415

    from .asking import invalid_state  # noqa: PLC0415
    from .error import Passing  # noqa: PLC0415

    if codec is None:
        return cast("T", done)
    try:
        return codec.decode(json.dump(done))
    except Refused:
        # Another version of the handler has written it.
        raise Passing(invalid_state()) from None


def _kept(asking: Asking, key: str, result: T, codec: Codec[T] | None) -> T:
    from toolrt import json  # noqa: PLC0415

    document = json.dump(result) if codec is None else codec.encode(result)
    asking.set_done(key, json.parse(document))
    return result
