"""The CPU time of a call: what its checks may take, and that nobody waits for them."""

# pyright: reportPrivateUsage=false
from __future__ import annotations

import asyncio
import json
import random
import threading
import time
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from generated import ROOT
from numbers_tools import Args, record

from toolrt import Codec, Registry
from toolrt.codec import Refused
from toolrt.diagnose.suggest import nearest
from toolrt.host.checking import achecked
from toolrt.json import pieces
from toolrt.made import tool, toolset_of
from toolrt.meter import Budget, Exhausted, current, in_order, spend
from toolrt.table import INT, STRING, List, Pattern
from toolrt.table.automaton import Automaton
from toolrt.table.ecma import parsed

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from toolrt import Envelope

CASES: list[dict[str, Any]] = json.loads(
    (ROOT / "spec/conformance/budget/budget.json").read_text("utf-8")
)["cases"]

#: More than any of the documents here need, on any machine.
AMPLE = 600_000


def text_of(made: dict[str, Any]) -> str:
    """Give the document of a vector."""
    return f"{made['before']}{made['text'] * made['times']}{made['after']}"


def schema_of(schema: Any) -> Any:
    """Give a schema of a vector with its many names written out."""
    if isinstance(schema, list):
        return [schema_of(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    if set(schema) == {"before", "count"}:
        return [f"{schema['before']}{at}" for at in range(schema["count"])]
    return {name: schema_of(one) for name, one in schema.items()}


def registry(case: dict[str, Any], handler: Callable[..., Any]) -> Registry:
    """Give a host that has the tool of a vector, and one more."""
    given = {"input_schema": schema_of(case["schema"])}
    if "output_schema" in case:
        given["output_schema"] = schema_of(case["output_schema"])
    checked = tool(name="checked", description="It is checked.", **given)(handler)
    ping = tool(
        name="ping", description="It is small.", input_schema={"type": "object"}
    )(lambda _cx, _args: "pong")
    app = Registry().register(toolset_of("budgets", [checked, ping]))
    app.cpu_budget_ms = case.get("cpu_budget_ms", app.cpu_budget_ms)
    return app


@pytest.mark.parametrize("case", CASES, ids=[case["name"] for case in CASES])
def test_checks_take_as_long_as_the_vectors_say(case: dict[str, Any]) -> None:
    """What takes too long ends as the vectors say, each time anew."""
    result = json.loads(text_of(case["result"])) if "result" in case else "done"
    app = registry(case, lambda _cx, _args: result)
    payload = text_of(case["arguments"])

    def check(envelope: Envelope[Any]) -> None:
        error = envelope.error
        assert (error and error.code) == case["code"]
        if error is not None and "message" in case:
            assert error.message == case["message"]
        if error is not None and "suggestion" in case:
            assert [one.suggestion for one in error.issues] == [case["suggestion"]]
        assert envelope.meta.executed == case.get("executed", False)

    check(app.call("checked", payload))
    check(asyncio.run(app.acall("checked", payload)))


#: Cases that take long with the usual budget, each in another place of the runtime.
LONG = [case for case in CASES if case["code"] == "too_large"]


@pytest.mark.parametrize("case", LONG, ids=[case["name"] for case in LONG])
def test_the_loop_goes_on_while_values_are_checked(case: dict[str, Any]) -> None:
    """Other calls are answered while a check takes long."""
    app = registry(case | {"cpu_budget_ms": 400}, lambda _cx, _args: "done")
    payload = text_of(case["arguments"])
    gaps: list[float] = []

    async def ping() -> None:
        while True:
            before = time.perf_counter()
            assert (await app.acall("ping", b"{}")).ok
            await asyncio.sleep(0.001)
            gaps.append(time.perf_counter() - before)

    async def run() -> float:
        await app.acall("ping", b"{}")
        pings = asyncio.create_task(ping())
        await asyncio.sleep(0.01)
        gaps.clear()
        before = time.perf_counter()
        envelope = await app.acall("checked", payload)
        took = time.perf_counter() - before
        pings.cancel()
        assert envelope.error is None or envelope.error.code in {
            "too_large",
            "invalid_input",
        }
        return took

    took = asyncio.run(run())
    # A loop that waits for the check has one gap that is all of it. Of what C does in
    # one piece, the interpreter waits for at most a few.
    assert took < 0.05 or len(gaps) >= 3, (took, gaps)
    assert took < 0.05 or max(gaps) < 0.75 * took, (took, max(gaps))


def test_a_check_that_its_caller_leaves_ends_soon() -> None:
    """A cancelled call does not go on to be checked, and others are."""
    case = next(case for case in CASES if case["name"].startswith("contains: many"))
    app = registry(case | {"cpu_budget_ms": AMPLE}, lambda _cx, _args: "done")

    async def run() -> None:
        call = asyncio.create_task(app.acall("checked", text_of(case["arguments"])))
        await asyncio.sleep(0.1)
        call.cancel()
        with pytest.raises(asyncio.CancelledError):
            await call
        app.cpu_budget_ms = 1
        other = await app.acall("checked", text_of(case["arguments"]))
        assert other.error is not None
        assert other.error.code == "too_large"

    before = time.perf_counter()
    asyncio.run(run())
    threads = [one for one in threading.enumerate() if one.name == "toolrt-checks"]
    for thread in threads:
        thread.join(10)
        assert not thread.is_alive()
    assert time.perf_counter() - before < 60


def test_calls_inside_of_a_call_have_budgets_of_their_own() -> None:
    """What a handler calls does not take from the budget of its own call."""
    inner = next(case for case in CASES if case["name"].startswith("contains: many"))
    app = registry(inner, lambda _cx, _args: "done")

    def outer(cx: Any, _args: Any) -> str:
        envelope = app.call("checked", text_of(inner["arguments"]), cx)
        assert envelope.error is not None
        return envelope.error.code

    made = tool(name="outer", description="Calls.", input_schema={"type": "object"})
    app.register(toolset_of("outer", [made(outer)]))
    envelope = app.call("outer", {})
    assert envelope.ok
    assert json.loads(envelope.result_json or b"")[0]["text"] == "too_large"


def test_many_checks_run_one_after_the_other() -> None:
    """However many come at once, each has its answer and its own budget."""
    case = next(case for case in CASES if case["name"].startswith("contains: many"))
    app = registry(case | {"cpu_budget_ms": 5}, lambda _cx, _args: "done")
    payload = text_of(case["arguments"])

    async def run() -> list[Envelope[Any]]:
        calls: list[Awaitable[Envelope[Any]]] = [
            app.acall("checked", payload) for _ in range(8)
        ]
        return list(await asyncio.gather(*calls))

    codes = {one.error and one.error.code for one in asyncio.run(run())}
    assert codes == {"too_large"}


def test_a_budget_is_used_up_by_all_checks_together() -> None:
    """The second check has what the first has left."""
    budget = Budget(40)

    def spin() -> None:
        for _ in range(100_000_000):
            spend(10)

    with pytest.raises(Exhausted):
        budget.run_on_loop(spin, size=0)
    with pytest.raises(Exhausted):
        budget.run(spin)
    before = time.thread_time()
    with pytest.raises(Exhausted):
        budget.run(spin)
    assert time.thread_time() - before < 0.03
    assert not current().is_limited
    spin_a_little = Budget(10_000)
    assert spin_a_little.run(lambda: 7) == 7


def test_texts_are_sorted_in_runs() -> None:
    """Many texts have the order that `sorted` gives."""
    keys = [f"{at * 7919 % 20011:05d}" for at in range(20011)]
    assert in_order(keys) == sorted(keys)
    assert in_order([(key, at) for at, key in enumerate(keys)], lambda one: one[0]) == [
        (key, at) for key, at in sorted((key, at) for at, key in enumerate(keys))
    ]
    assert in_order([]) == []


@pytest.mark.parametrize(
    "source",
    ["a*b", "^a", "a$", "^a$", "(a|b)*c", "^(a|b)*$", "^", "$", "b$|^a", "(^a|b)c"],
)
def test_long_texts_match_as_short_ones_do(source: str) -> None:
    """An automaton decides a text by what it remembers as it does step by step."""
    automaton = Automaton(parsed(source, {}))
    steps = Automaton(parsed(source, {}))
    steps._has_rows = False  # noqa: SLF001 # the other way to decide it
    for fill in ("", "a" * 3000, "ab" * 1500, "c" * 3000, "d" * 70_000):
        for before in ("", "a", "b", "c"):
            for after in ("", "a", "b", "c"):
                text = before + fill + after
                assert automaton.matches(text) == steps.matches(text), text[:9]


def test_long_texts_are_decided_beside_the_interpreter() -> None:
    """A pattern that `re` decides is decided by an automaton where a text is long."""
    pattern = Pattern("^[a-z]+$")
    assert pattern.matches("a" * 4_000_000)
    assert not pattern.matches("a" * 4_000_000 + "1")
    repeated = Pattern(r"^(a+)b\1$")
    assert repeated.matches("aabaa")
    with pytest.raises(Exhausted):
        Budget(AMPLE).run(lambda: repeated.matches("a" * 400_000))


def test_the_loop_goes_on_while_a_name_is_looked_for() -> None:
    """A tool that is not there is looked for among many beside the loop."""
    names = [f"name{at}" for at in range(20_000)]

    async def run() -> tuple[Any, list[str]]:
        order: list[str] = []

        async def find() -> Any:
            found = await achecked(Budget(AMPLE), lambda: nearest("nmae12345", names))
            order.append("found")
            return found

        task = asyncio.create_task(find())
        await asyncio.sleep(0)
        order.append("others")
        return await task, order

    found, order = asyncio.run(run())
    assert found == "name12345"
    assert order == ["others", "found"]


def test_documents_that_are_read_in_pieces_are_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whatever a document has, in pieces it is read as in one go."""
    whole = msgspec.json.Decoder().decode
    chance = random.Random(3)  # noqa: S311 # documents by chance

    def value(depth: int) -> Any:
        kind = chance.random()
        if depth == 0 or kind < 0.3:
            texts = ["a,b", 'x"]}\\', "é\n", "", 1, -2.5, None, True, [], {}]
            return chance.choice(texts)
        if kind < 0.7:
            return [value(depth - 1) for _ in range(chance.choice([1, 3, 9]))]
        names = [chance.choice('abc"\\[{') + str(at) for at in range(4)]
        return {name: value(depth - 1) for name in names}

    for window in (16, 100, 2**15):
        monkeypatch.setattr(pieces, "_WINDOW", window)
        for _ in range(60):
            for separators in ((",", ":"), (" ,\n", " : ")):
                data = json.dumps(value(5), separators=separators).encode()
                assert pieces.read(data, pieces.Untyped(whole)) == whole(data)
        twice = b'{"a":1,"b":[1,2],"a":{"c":[1,2,3,4,5,6,7,8,9]},"a":3}'
        read = pieces.read(twice, pieces.Untyped(whole))
        assert list(read.items()) == [("a", 3), ("b", [1, 2])]


def test_large_documents_of_a_type_are_read_as_small_ones() -> None:
    """Within a budget, values of many parts are the same, and so are their issues."""
    codec: Codec[Any] = Codec(
        List(record(Args, n=INT, cursor=STRING).table, most=40000)
    )
    good = (
        b"[" + b",".join(b'{"n":%d,"cursor":"a"}' % at for at in range(30_000)) + b"]"
    )
    assert Budget(AMPLE).run(lambda: codec.decode(good)) == codec.decode(good)
    for old, new in (
        (b'"n":20000,', b'"m":20000,'),
        (b'"n":20000,', b'"n":"x",'),
        (b'"n":20000,', b'"n":20000'),
        (b'[{"n":0', b'[{"n":1},{"n":2},' + b'{"n":3},' * 20_000 + b'{"n":0'),
    ):
        wrong = good.replace(old, new, 1)
        with pytest.raises(Refused) as alone:
            codec.decode(wrong)
        with pytest.raises(Refused) as limited:
            Budget(AMPLE).run(partial(codec.decode, wrong))
        assert limited.value.issues == alone.value.issues
