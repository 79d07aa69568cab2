"""Typed calls over any executor; pages; hints; bindings."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from msgspec import UNSET, Struct
from numbers_tools import (
    ARGS,
    COUNT,
    HALVE,
    NUMBER,
    PAGES,
    QUICK,
    REMOVE,
    SOME,
    SPEC,
    WHO,
    WHOSE,
    Args,
    Number,
    TooOdd,
    Who,
    record,
)
from support import app, code, gives

from toolrt import (
    AnswerRefused,
    CallFailed,
    Codec,
    Context,
    Envelope,
    Internal,
    Meta,
    Partial,
    Refused,
    Registry,
    Sink,
    Status,
    Summary,
    Toolset,
)
from toolrt.call import InvalidOutput, Json, Members, Path
from toolrt.call.error import Passing
from toolrt.call.event import Log
from toolrt.call.inputs import mapped_payload, payload, roots, transform_result
from toolrt.host import (
    Bound,
    acall,
    acall_partial,
    apages,
    call,
    call_hint,
    call_partial,
    pages,
    question,
    reminder,
    result_hint,
    with_items,
)
from toolrt.table import INT, STRING


def halve(_: Context, args: Args) -> Number:
    if args.n == 3:
        raise TooOdd(n=3)
    if args.n == 5:
        raise ValueError
    return Number(value=args.n // 2)


def test_a_typed_call_gives_the_result_or_raises() -> None:
    registry = app(halve=halve)
    assert call(registry, HALVE, Args(n=8)) == Number(value=4)
    assert asyncio.run(acall(registry, HALVE, Args(n=8))) == Number(value=4)
    with pytest.raises(Refused) as refused:
        call(registry, HALVE, Args(n="x"))  # type: ignore[arg-type] # that is the point
    assert [issue.path for issue in refused.value.issues] == ["/n"]
    with pytest.raises(TooOdd) as declared:
        call(registry, HALVE, Args(n=3))
    assert declared.value == TooOdd(n=3)
    assert declared.value.fault is not None
    assert declared.value.fault.field == "n"
    assert str(declared.value) == "The number is odd."
    with pytest.raises(CallFailed, match="internal: The tool failed"):
        call(registry, HALVE, Args(n=5))
    with pytest.raises(CallFailed, match="unknown_tool"):
        asyncio.run(acall(registry, QUICK, Args(n=5)))


class Answers:
    """An executor that always answers the same."""

    def __init__(self, answer: bytes, status: Status = Status.SUCCESS) -> None:
        self.envelope: Envelope[Any] = Envelope(
            status=status, result_json=answer, meta=Meta()
        )
        self.sent: list[bytes] = []

    def call(
        self, tool: str, payload: bytes, cx: Context | None = None, /
    ) -> Envelope[Any]:
        assert tool
        assert cx is None or isinstance(cx, Context)
        self.sent.append(payload)
        return self.envelope


def test_a_client_passes_over_keys_that_it_does_not_know_and_says_so() -> None:
    logged: list[str] = []
    cx = Context(
        events=lambda event: (
            logged.append(event.kind.message) if isinstance(event.kind, Log) else None
        )
    )
    executor = Answers(b'{"value":1,"newer":2}')
    assert call(executor, HALVE, Args(n=8), cx) == Number(value=1)
    assert call(executor, HALVE, Args(n=8)) == Number(value=1)
    assert executor.sent == [b'{"n":8}'] * 2
    assert logged == ["the result of halve has an unknown key /newer"]
    with pytest.raises(AnswerRefused, match="the answer of halve is not valid"):
        call(Answers(b'{"value":1001}'), HALVE, Args(n=8))
    with pytest.raises(CallFailed, match="only a part of it was done"):
        call(Answers(b'{"value":1}', Status.PARTIAL), HALVE, Args(n=8))
    with pytest.raises(CallFailed):
        call(Answers(b"", Status.ERROR), HALVE, Args(n=8))


def test_a_part_is_a_result_where_it_is_asked_for() -> None:
    def some(_: Context, args: Args) -> Any:
        if args.n == 0:
            return Number(value=0)
        errors = (TooOdd(n=1), KeyError("secret"))
        return Partial(
            result=Number(value=1),
            errors=errors,  # type: ignore[arg-type] # a handler may be wrong
            summary=Summary(total=2),
        )

    registry = app(some=some)
    assert call_partial(registry, SOME, Args(n=0)) == Number(value=0)
    part = call_partial(registry, SOME, Args(n=1))
    assert isinstance(part, Partial)
    assert part == Partial(
        result=Number(value=1), errors=part.errors, summary=part.summary
    )
    assert part.summary.total == 2
    first, second = part.errors
    assert isinstance(first, TooOdd)
    assert first == TooOdd(n=1)
    assert second.fault is not None
    assert second.fault.code == "internal"
    again = asyncio.run(acall_partial(registry, SOME, Args(n=1)))
    assert isinstance(again, Partial)


def test_items_are_seen_before_the_result_is_there() -> None:
    def counts(_: Context, args: Args, sink: Sink[Number]) -> Number:
        for n in range(args.n):
            sink.send(Number(value=n))
        return Number(value=args.n)

    seen: list[int] = []
    names: list[str] = []
    outer = Context(events=lambda event: names.append(event.kind.name))
    cx = with_items(outer, COUNT, lambda item: seen.append(item.value))
    assert call(app(count=counts), COUNT, Args(n=3), cx).value == 3
    assert seen == [0, 1, 2]
    assert names.count("item") == 3


def paged(_: Context, args: Args) -> Number:
    at = 0 if args.cursor is UNSET else int(args.cursor)
    if at == args.n:
        return Number(value=at, next="")
    return Number(value=at, next=str(at + 1))


def test_pages_follow_their_cursor() -> None:
    registry = app(pages=paged)
    assert [page.value for page in pages(registry, PAGES, Args(n=3))] == [0, 1, 2, 3]

    async def read() -> list[int]:
        return [page.value async for page in apages(registry, PAGES, Args(n=2))]

    assert asyncio.run(read()) == [0, 1, 2]
    assert registry.call("pages", n=1).meta.next_cursor == "1"
    stuck = app(pages=gives(Number(value=1, next="same")))
    with pytest.raises(CallFailed, match="the same cursor again"):
        list(pages(stuck, PAGES, Args(n=1)))
    with pytest.raises(Refused):
        list(pages(registry, PAGES, Args(n=None)))  # type: ignore[arg-type] # wrong


def test_texts_of_a_tool() -> None:
    assert call_hint(HALVE, Args(n=8)) == "Halving 8"
    assert result_hint(HALVE, Args(n=8), Number(value=4)) == "It is 4/1"
    assert reminder(HALVE, Args(n=8), Number(value=4)) == ""
    assert question(REMOVE, Args(n=8)) == "Remove 8"
    assert question(HALVE, Args(n=8)) == ""


class Payload(Struct, kw_only=True, forbid_unknown_fields=True):
    n: int
    run_id: str


PAYLOAD: Codec[Payload] = record(Payload, n=INT, run_id=STRING)


def test_arguments_become_the_payload_of_a_method() -> None:
    given = roots(Args(n=8), ARGS, Who(run_id="r"), WHO)
    assert payload(given, PAYLOAD) == Payload(n=8, run_id="r")
    mapping = Members(
        (("n", Path("args", ("n",))), ("run_id", Path("args", ("cursor",))))
    )
    moved = roots(Args(n=8, cursor="c"), ARGS)
    assert mapped_payload(moved, mapping, PAYLOAD) == Payload(n=8, run_id="c")
    # What the caller sent is the caller's mistake, told of where the caller sent it …
    with pytest.raises(Passing) as passing:
        payload(roots(Args(n=8, cursor="c"), ARGS, Who(run_id="r"), WHO), PAYLOAD)
    assert passing.value.fault.field == "cursor"
    # … but not where it must not be shown, and nothing else is.
    with pytest.raises(Internal, match="do not fit the method"):
        payload(
            roots(Args(n=8, cursor="c"), ARGS, Who(run_id="r"), WHO),
            PAYLOAD,
            secrets=("cursor",),
        )
    tries = roots(Args(n=8), ARGS, Who(run_id="r", tries=1), WHO)
    assert payload(tries, PAYLOAD) == Payload(n=8, run_id="r")
    constant = Members((("n", Path("args", ("n",))), ("run_id", Json("1"))))
    with pytest.raises(Internal):
        mapped_payload(moved, constant, PAYLOAD)
    with pytest.raises(Internal, match="gives nothing"):
        mapped_payload(moved, Path("nowhere"), PAYLOAD)


def test_results_of_methods_become_results_of_tools() -> None:
    mapping = Members((("value", Path("result", ("n",))),))
    result = Payload(n=8, run_id="r")
    made = transform_result(PAYLOAD, result, NUMBER, mapping)
    assert made == Number(value=8)
    with pytest.raises(InvalidOutput):
        transform_result(PAYLOAD, Payload(n=1001, run_id="r"), NUMBER, mapping)
    with pytest.raises(Internal, match="breaks its own type"):
        transform_result(
            PAYLOAD,
            Payload(n="x", run_id="r"),  # type: ignore[arg-type] # that is the point
            NUMBER,
        )
    with pytest.raises(InvalidOutput):
        transform_result(PAYLOAD, result, NUMBER)


class Maths:
    def __init__(self) -> None:
        self.seen: list[Payload] = []

    def halve(self, _: Context, payload: Payload) -> Payload:
        self.seen.append(payload)
        return Payload(n=payload.n // 2, run_id=payload.run_id)

    async def ahalve(self, cx: Context, payload: Payload) -> Payload:
        return self.halve(cx, payload)

    def counts(
        self, _: Context, payload: Payload, injected: Who, sink: Sink[Number]
    ) -> Payload:
        sink.send(Number(value=payload.n))
        assert injected.run_id == "r"
        return payload


def to_payload(args: Args, _: object = None) -> Payload:
    return payload(roots(Args(n=args.n), ARGS, Who(run_id="r", tries=3), WHO), PAYLOAD)


def to_number(result: Payload) -> Number:
    mapping = Members((("value", Path("result", ("n",))),))
    made: Number = transform_result(PAYLOAD, result, NUMBER, mapping)
    return made


def test_a_toolset_is_made_straight_from_a_service() -> None:
    maths = Maths()
    sources = {"run_id": "context.run_id"}
    toolset = Toolset.bound(
        "numbers",
        lambda: lambda: SPEC,
        [
            Bound(HALVE, maths.halve, to_payload, to_number),
            Bound(QUICK, maths.ahalve, to_payload, to_number),
            Bound(
                COUNT,
                maths.counts,
                to_payload,
                to_number,
                injected=WHO,
                sources=sources,
                item=NUMBER,
            ),
            Bound(WHOSE, maths.ahalve, to_payload),
        ],
    )
    registry = Registry().register(toolset)
    cx = Context(run_id="r")
    for name in ("halve", "quick"):
        assert registry.call(name, n=8).result == Number(value=4)
        assert asyncio.run(registry.acall(name, n=8)).result == Number(value=4)
    # What the method does not take, it does not get.
    assert maths.seen[0] == Payload(n=8, run_id="r")
    assert registry.call("count", {"n": 3}, cx).result == Number(value=3)
    items = [event.kind.name for event in registry.stream("count", {"n": 3}, cx)]
    assert items.count("item") == 1
    assert code(registry.call("count", n=3)) == "missing_context"
    assert registry.call("whose", {"n": 3}, cx).result == []
