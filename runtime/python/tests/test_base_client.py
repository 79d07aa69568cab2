"""What generated clients share: names become arguments, and answers become values."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest
from msgspec import UNSET, UnsetType
from numbers_tools import COUNT, HALVE, PAGES, SOME, Args, Number, TooOdd
from support import app, gives

from toolrt import Context, Partial, Refused, Registry, Sink, Summary, ToolError
from toolrt.host import AsyncBaseClient, BaseClient, built

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterator

    from toolrt.host import Tool

HALVES: Tool[Args, Number] = HALVE
COUNTS: Tool[Args, Number] = COUNT


class Built:
    build_halve = built(HALVE, lambda: Args)


class Client(BaseClient, Built):
    def halve(self, *, n: int, cursor: str | UnsetType = UNSET) -> Number:
        return self._call(HALVES, n=n, cursor=cursor)

    def halve_of(self, args: Args, /) -> Number:
        return self._call(HALVES, args)

    def some(self, *, n: int) -> Number | Partial[Number]:
        return self._call_partial(SOME, n=n)

    def stream_count(self, on_item: Callable[[Number], object], /, *, n: int) -> Number:
        return self._stream(on_item, COUNTS, n=n)

    def stream_some(self, on_item: Callable[[Any], object], /, *, n: int) -> Any:
        return self._stream_partial(on_item, SOME, n=n)

    def pages(self, *, n: int) -> Iterator[Number]:
        return self._pages(PAGES, n=n)


class AsyncClient(AsyncBaseClient, Built):
    async def halve(self, *, n: int, cursor: str | UnsetType = UNSET) -> Number:
        return await self._call(HALVES, n=n, cursor=cursor)

    async def some(self, *, n: int) -> Number | Partial[Number]:
        return await self._call_partial(SOME, n=n)

    async def stream_count(
        self, on_item: Callable[[Number], object], /, *, n: int
    ) -> Number:
        return await self._stream(on_item, COUNTS, n=n)

    async def stream_some(self, on_item: Callable[[Any], object], /, *, n: int) -> Any:
        return await self._stream_partial(on_item, SOME, n=n)

    def pages(self, *, n: int) -> AsyncIterator[Number]:
        return self._pages(PAGES, n=n)


def halve(cx: Context, args: Args) -> Number:
    if args.n == 3:
        raise TooOdd(n=3)
    return Number(value=args.n // 2, next=cx.label("who") or UNSET)


def count(_: Context, args: Args, sink: Sink[Number]) -> Number:
    for n in range(args.n):
        sink.send(Number(value=n))
    return Number(value=args.n)


def paged(_: Context, args: Args) -> Number:
    at = 0 if args.cursor is UNSET else int(args.cursor)
    return Number(value=at, next="" if at == args.n else str(at + 1))


def part(_: Context, args: Args) -> Partial[Number]:
    errors: list[ToolError] = [TooOdd(n=1)]
    return Partial(
        result=Number(value=args.n), errors=errors, summary=Summary(succeeded=1)
    )


def registry() -> Registry:
    return app(halve=halve, count=count, pages=paged, some=part)


def test_names_become_arguments_and_answers_values() -> None:
    client = Client(registry(), Context(labels={"who": "me"}))
    assert client.halve(n=8) == Number(value=4, next="me")
    assert client.halve_of(Args(n=8)) == Number(value=4, next="me")
    with pytest.raises(TooOdd) as odd:
        client.halve(n=3)
    assert odd.value.n == 3
    with pytest.raises(Refused):
        client.halve(n="x")  # type: ignore[arg-type] # that is the point
    some = client.some(n=2)
    assert isinstance(some, Partial)
    assert some.result == Number(value=2)
    assert some.errors == [TooOdd(n=1)]
    assert [page.value for page in client.pages(n=2)] == [0, 1, 2]


def test_items_are_seen_while_the_tool_runs() -> None:
    seen: list[int] = []
    names: list[str] = []
    outer = Context(events=lambda event: names.append(event.kind.name))
    client = Client(registry(), outer)
    done = client.stream_count(lambda item: seen.append(item.value), n=3)
    assert (done.value, seen) == (3, [0, 1, 2])
    assert names.count("item") == 3
    assert isinstance(client.stream_some(seen.append, n=2), Partial)
    assert seen == [0, 1, 2]


def test_the_same_from_an_event_loop() -> None:
    async def run() -> None:
        seen: list[int] = []
        client = AsyncClient(registry(), Context(labels={"who": "me"}))
        assert await client.halve(n=8) == Number(value=4, next="me")
        with pytest.raises(TooOdd):
            await client.halve(n=3)
        assert isinstance(await client.some(n=2), Partial)
        done = await client.stream_count(lambda item: seen.append(item.value), n=2)
        assert (done.value, seen) == (2, [0, 1])
        assert isinstance(await client.stream_some(seen.append, n=2), Partial)
        assert [page.value async for page in client.pages(n=2)] == [0, 1, 2]

    asyncio.run(run())


def test_calls_are_made_without_a_client() -> None:
    for made in (Client.build_halve(n=8), AsyncClient(registry()).build_halve(n=8)):
        assert made == ("halve", b'{"n":8}')
    client = Client(app(halve=gives(Number(value=1))))
    assert client.build_halve(n=8, cursor="c").payload == b'{"n":8,"cursor":"c"}'
    with pytest.raises(Refused):
        Client.build_halve(n="x")  # type: ignore[arg-type] # that is the point


def test_arguments_may_have_the_names_of_the_clients_own() -> None:
    client: Any = BaseClient(registry())
    for name in ("self", "tool", "args", "on_item"):
        with pytest.raises(TypeError, match=f"Unexpected keyword argument '{name}'"):
            client._call(HALVE, n=8, **{name: 1})  # noqa: SLF001 # as a method does
