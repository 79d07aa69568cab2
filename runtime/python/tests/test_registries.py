"""Registries that change while they are used, and what only servers see of them."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest
from mcp_design import FILE, IMPROVE, SERVER, hidden
from numbers_tools import Number, numbers
from support import Lines, app, code, fault, gives

from toolrt import RegisterError, Registry
from toolrt.call import NOBODY, Asked, Context, RequestKind
from toolrt.host.keys import StateKeys
from toolrt.mcp.server import Server

FOUR = gives(Number(value=4))


def test_changes_are_told_and_counted() -> None:
    registry, seen = Registry(), list[list[str]]()
    end = registry.on_change(lambda: seen.append(registry.list()))
    registry.register(numbers(halve=FOUR, quick=FOUR))
    assert registry.unregister("quick")
    assert not registry.unregister("quick")
    with pytest.raises(RegisterError, match="already has a tool named `halve`"):
        registry.register(numbers(halve=FOUR))
    assert registry.unregister_toolset("numbers") == 1
    assert registry.unregister_toolset("numbers") == 0
    end()
    registry.register(numbers(halve=FOUR))
    assert seen == [["halve", "quick"], ["halve"], []]
    assert registry.changes == 4


def test_a_listener_that_fails_does_not_keep_others_from_hearing(
    caplog: pytest.LogCaptureFixture,
) -> None:
    registry, heard = Registry(), list[int]()
    registry.on_change(lambda: 1 // 0)
    registry.on_change(lambda: heard.append(registry.changes))
    registry.register(numbers(halve=FOUR))
    assert heard == [1]
    assert "a receiver of events failed" in caplog.text


def test_a_call_that_has_begun_keeps_its_tool() -> None:
    begun, go_on = threading.Event(), threading.Event()

    def halve(*_: Any) -> Number:
        begun.set()
        assert go_on.wait(5)
        return Number(value=4)

    registry = app(halve=halve)
    answers: list[Any] = []
    thread = threading.Thread(
        target=lambda: answers.append(registry.call("halve", {"n": 8}))
    )
    thread.start()
    assert begun.wait(5)
    assert registry.unregister("halve")
    assert code(registry.call("halve", {"n": 8})) == "unknown_tool"
    go_on.set()
    thread.join(5)
    assert answers[0].unwrap() == Number(value=4)


def test_many_threads_change_a_registry_at_once() -> None:
    registry = Registry()

    def change(name: str) -> None:
        for _ in range(50):
            registry.register(numbers(**{name: FOUR}))
            assert registry.unregister(name)

    names = ("halve", "quick", "erase")
    threads = [threading.Thread(target=change, args=(name,)) for name in names]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(10)
    assert registry.list() == []
    assert registry.changes == 300


def test_tools_of_servers_are_in_no_list() -> None:
    registry = app(halve=FOUR).register(hidden(file=gives("text")))
    shown, own = ["halve"], ["maths/improve", "maths/file"]
    assert registry.list() == shown == list(registry.tools)
    assert [spec.name for spec in registry.specs()] == shown
    assert [spec.name for spec in registry.search()] == shown
    assert [spec.name for spec in registry.served_specs()] == own
    assert not registry.find("improve file")
    assert fault(registry.call("maths/fil")).message == 'There is no tool "maths/fil".'
    assert registry.get("maths/file") is FILE.spec()
    assert registry.call("maths/file", {"path": "a"}).unwrap() == "text"


def test_a_server_shows_what_is_exposed_and_registered() -> None:
    registry = app(halve=FOUR, erase=FOUR)
    server = Server(lambda: SERVER, registry, hidden())
    assert [spec.name for spec in server.tools()] == ["halve"]
    registry.register(numbers(remove=FOUR))
    assert [spec.name for spec in server.tools()] == ["remove", "halve"]
    assert server.shows("remove") is not None
    assert server.shows("erase") is None
    assert server.shows("maths/improve") is None
    assert registry.call("maths/improve", {"goal": "more"}).ok
    assert [found.spec.name for found in server.find("erase halve")] == ["halve"]
    assert server.nearest("halv") == ["halve"]
    assert server.nearest("eras") == []
    whole = Server.of(registry, "all", "1.2.0")
    assert (whole.name, whole.version) == ("all", "1.2.0")
    assert [spec.name for spec in whole.tools()] == ["halve", "erase", "remove"]
    with pytest.raises(RegisterError):
        Server(SERVER, registry, hidden())


def test_watchers_of_resources_are_told() -> None:
    server, heard = Server(SERVER, Registry()), list[str]()
    end = server.on_update(heard.append)
    server.updated("file:///a")
    end()
    server.updated("file:///b")
    assert heard == ["file:///a"]


def test_nothing_of_a_server_is_loaded_before_it_is_needed() -> None:
    made: list[str] = []

    def spec() -> Any:
        made.append("spec")
        return SERVER

    server = Server(spec, Registry())
    assert not made
    assert server.name == "maths"
    assert server.spec is SERVER
    assert made == ["spec"]


def test_the_asker_of_a_context_is_asked_before_the_hosts() -> None:
    def asks(cx: Context, _: Any) -> Number:
        return Number(value=int(cx.sample(sample())))

    def sample() -> Any:
        from toolrt import Sample  # noqa: PLC0415

        return Sample.of("How many?", 10)

    def host(asked: Asked) -> object:
        return "1" if asked.request.tool == "halve" else NOBODY

    registry = app(halve=asks)
    registry.asker = host
    assert registry.call("halve", {"n": 2}).unwrap() == Number(value=1)
    mine = Context().with_asker(lambda _: "2")
    assert registry.call("halve", {"n": 2}, mine).unwrap() == Number(value=2)

    async def nobody(_: Asked) -> object:
        return NOBODY

    passed_on = Context().with_asker(nobody)
    assert registry.call("halve", {"n": 2}, passed_on).unwrap() == Number(value=1)
    registry.asker = None
    assert registry.call("halve", {"n": 2}, mine).unwrap() == Number(value=2)

    class Nobody:
        def answers(self, kind: RequestKind) -> bool:
            seen.append(kind)
            return False

        def __call__(self, _: Asked) -> object:
            raise AssertionError("it was not asked for")

    seen: list[RequestKind] = []
    unasked = Context().with_asker(Nobody())
    assert code(registry.call("halve", {"n": 2}, unasked)) == "no_asker"
    registry.asker = host
    assert registry.call("halve", {"n": 2}, unasked).unwrap() == Number(value=1)
    assert set(seen) == {RequestKind.SAMPLE}
    registry.asker = None
    child = Context().with_asker(lambda _: "3").child()
    assert asyncio.run(registry.acall("halve", {"n": 2}, child)).unwrap().value == 3


def test_answers_that_break_their_type_may_be_asked_for_again() -> None:
    def asks(cx: Context, _: Any) -> Number:
        from toolrt import Sample  # noqa: PLC0415

        return Number(value=int(cx.sample(Sample.of("How many?", 10))))

    registry = app(halve=asks)
    assert registry.ensure_state_keys() is registry.ensure_state_keys()
    cx = Context().with_can_answer("sample")
    first = registry.call("halve", {"n": 2}, cx)
    state = first.state or ""
    odd = {"sample": {"answer": 7}, "other": {"answer": 1}}
    strict = registry.call("halve", {"n": 2}, cx.with_responses(odd, state))
    assert code(strict) == "invalid_input"
    forgiving = cx.with_responses(odd, state, forgiving=True)
    again = registry.call("halve", {"n": 2}, forgiving)
    assert list(again.requests) == ["sample"]
    right = cx.with_responses({"sample": {"answer": "7"}}, again.state or "")
    assert registry.call("halve", {"n": 2}, right).unwrap() == Number(value=7)


def test_random_keys_open_nothing_of_others() -> None:
    from toolrt.host.keys import Bound  # noqa: PLC0415

    bound = Bound("halve", "hash", "caller")
    state = StateKeys.random().seal(b"content", bound)
    assert StateKeys.random().open(state, bound) is None


def test_the_hint_of_a_result_is_told_where_it_is_asked_for() -> None:
    registry = app(halve=FOUR, quick=FOUR)
    cx = Context().with_hint()
    envelope = registry.call("halve", {"n": 8}, cx)
    assert envelope.meta.hint == "It is 4/1"
    assert b'"hint":"It is 4/1"' in envelope.to_json()
    assert "hint" not in str(envelope.rest())
    assert registry.call("halve", {"n": 8}).meta.hint is None
    assert registry.call("quick", {"n": 8}, cx).meta.hint is None
    assert cx.child().hint is False


def test_prompts_are_rendered_by_the_runtime() -> None:
    registry = Registry(log=Lines()).register(hidden())
    made = registry.call(IMPROVE.name, {"goal": "more"})
    assert made.result_json == (
        b'[{"role":"user","content":{"type":"text","text":"Reach more."}},'
        b'{"role":"assistant","content":{"type":"text","text":"Why?"}},'
        b'{"role":"user","content":{"type":"image","data":"aGk=",'
        b'"mimeType":"image/png"}},'
        b'{"role":"user","content":{"type":"resource","resource":{'
        b'"uri":"file:///more","mimeType":"text/plain","text":"It is more"}}},'
        b'{"role":"user","content":{"type":"resource","resource":{'
        b'"uri":"file:///plan"}}}]'
    )
    assert code(registry.call(IMPROVE.name, {})) == "invalid_input"


@pytest.mark.parametrize("given", ["Teach.", None, 7])
def test_hosted_prompts_give_messages(given: Any) -> None:
    registry = Registry(log=Lines()).register(hidden(teach=gives(given)))
    made = registry.call("maths/teach", {"goal": "more"})
    if given == 7:
        assert code(made) == "invalid_output"
        return
    texts = [(one.role, one.content.text) for one in made.unwrap()]
    assert texts == ([] if given is None else [("user", "Teach.")])


def test_the_calls_of_an_inner_registry_have_ids_of_their_own() -> None:
    inner = Registry().register(numbers(halve=FOUR))
    seen: list[tuple[str | None, str | None]] = []

    def handler(cx: Context, _: Any) -> Number:
        child = inner.call("halve", {"n": 1}, cx.child())
        seen.append((cx.call_id, child.meta.call_id))
        return Number(value=1)

    outer = Registry().register(numbers(halve=handler))
    assert outer.call("halve", n=1).ok
    ((parent, child),) = seen
    assert parent != child
