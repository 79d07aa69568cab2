"""What generated packages do, from the design to the answer."""

from __future__ import annotations

import asyncio
import inspect
import json
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from toolrt import (
    CallFailed,
    Context,
    Event,
    Issue,
    Partial,
    Refused,
    Registry,
    RegistryView,
    Toolset,
)
from toolrt.plan import Plan

GOLDEN = Path(__file__).parents[3] / "tests" / "golden"
TODOS = Path(__file__).parents[3] / "examples" / "todos" / "python"


def package(case: str, path: str, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Load a part of a golden tree, whose folder is a package named `python`."""
    monkeypatch.syspath_prepend(str(GOLDEN / case))
    for name in [name for name in sys.modules if name.split(".")[0] == "python"]:
        monkeypatch.delitem(sys.modules, name)
    return import_module(f"python.{path}")


class Shop:
    """Sells, by the methods of the service."""

    def __init__(self, types: Any) -> None:
        self.types = types
        self.found = 0

    def _item(self, name: str) -> Any:
        price = self.types.Money(amount=5)
        return self.types.Item(id=name, price=price)

    async def buy(self, _: Context, payload: Any) -> Any:
        if payload.id == "none":
            raise self.types.Gone(id="none")
        assert payload.count == 1
        return self._item(payload.id)

    def find(self, _: Context, query: Any) -> Any:
        items = [self._item(query.text), self._item("other")]
        self.found += 1
        # Each second page is the last one.
        following = "more" if self.found % 2 else None
        return self.types.FindResult(items=items, total=2, next=following)

    def stock(self, _: Context, payload: Any, injected: Any) -> Any:
        return [self._item(f"{payload.id} {injected.run}")]

    def watch(self, _: Context, payload: Any, sink: Any) -> int:
        assert payload.token.expose() == "hidden"
        price = self.types.Money(amount=7)
        sink.send(self.types.WatchItem(at="2026-11-21T00:00:00Z", price=price))
        return 3

    def clear(self, cx: Context, _: Any) -> None:
        assert cx.consent

    async def label(self, _: Context, payload: Any) -> str:
        await asyncio.sleep(0)
        return f"{payload.id}: {payload.text}"


CX = Context(labels={"token": "hidden"})


def till(monkeypatch: pytest.MonkeyPatch) -> tuple[Any, Registry]:
    tools = package("bindings", "shop.tools.till", monkeypatch)
    service = import_module("python.shop.service")
    made: Toolset = tools.toolset_from_service(Shop(service))
    return tools, Registry().register(made)


def test_a_toolset_straight_from_a_service(monkeypatch: pytest.MonkeyPatch) -> None:
    tools, registry = till(monkeypatch)
    app = registry.within(CX)
    bought = app.tools.buy_item(id="a")
    assert bought.to_builtins()["result"] == {
        "id": "a",
        "price": {"amount": 5, "currency": "EUR"},
        "tags": [],
    }
    assert app.tools.label_item(id="a", text="b").result == "a: b"
    limit = app.tools.label_item(id="a", text="too long by far").error
    assert limit is not None
    assert (limit.code, limit.field) == ("invalid_input", "text")
    gone = app.tools.buy_item(id="none").error
    assert gone is not None
    assert gone.recovery.hint == "Not none."
    assert tools.Client(registry, CX).search(words="first").hits == ["first", "other"]
    assert app.call("clear_all").error is not None
    agreement = registry.agreement("clear_all", None, CX, by="tests", lasts=60)
    consent = CX.with_consent(agreement)
    assert registry.call("clear_all", None, consent).result == []


class Depot:
    """Sells and counts, by the methods of two services."""

    def count(self, _: Context, payload: Any) -> dict[str, int]:
        return {payload.run: len(payload.kinds)}

    def stock(self, _: Context, _payload: Any, _injected: Any) -> Any:
        return []


class Rest:
    """What neither service gives."""

    def plan_count_boxes(self, _: Context, args: Any, injected: Any) -> list[object]:
        return [f"count {len(args.sizes)} in {injected.run}"]

    async def greet(self, _: Context, args: Any) -> str:
        await asyncio.sleep(0)
        return f"Hello {args.name}!"

    def check_greet(self, _: Context, args: Any) -> list[Issue]:
        if args.name != "nobody":
            return []
        return [Issue.of_check("/name", "must be somebody")]

    def check_look(self, _: Context, args: Any) -> list[Issue]:
        return [Issue.of_check("/id", "must be seen")] if args.id == "hidden" else []


def test_the_host_gives_what_services_do_not(monkeypatch: pytest.MonkeyPatch) -> None:
    both = package("bindings", "shop.tools.both", monkeypatch)
    registry = Registry().register(both.toolset_from_service(Depot(), Rest()))
    run = "6f1f6f0a-7a52-4f8e-9d3c-0d8f2c7f7f10"
    cx = Context(run_id=run)
    greeted = registry.call("greet", {"name": "Ada"}, cx).to_builtins()["result"]
    assert greeted == [{"type": "text", "text": "Hello Ada!"}]
    boxes = {"sizes": ["box"]}
    planned = registry.call("count_boxes", boxes, cx.with_dry_run())
    actions = [f"count 1 in {run}"]
    assert planned.result == {"dry_run": True, "actions": actions}
    assert registry.call("count_boxes", boxes, cx).result == {run: 1}
    for tool, args, issue in (
        ("greet", {"name": "nobody"}, "/name must be somebody"),
        ("look", {"id": "hidden"}, "/id must be seen"),
    ):
        error = registry.call(tool, args, cx).error
        assert error is not None
        assert error.code == "invalid_input"
        assert [it.message for it in error.issues] == [issue]
    assert registry.call("look", {"id": "x"}, cx).result == []


def test_a_rest_that_lacks_something_is_no_toolset(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    both = package("bindings", "shop.tools.both", monkeypatch)

    class Handlers:
        def greet(self, _: Context, _args: Any) -> str:
            return "Hello!"

    class Plans:
        def plan_count_boxes(self, _: Context, _args: Any, _injected: Any) -> Any:
            return []

    for rest, lacks in ((Handlers(), "plan_count_boxes"), (Plans(), "greet")):
        with pytest.raises(TypeError, match=f"has no method `{lacks}`"):
            both.toolset_from_service(Depot(), rest)


def test_clients_build_calls_that_others_send(monkeypatch: pytest.MonkeyPatch) -> None:
    tools, registry = till(monkeypatch)
    call = tools.Client.build_label_item(id="a", text="b")
    assert call == ("label_item", b'{"id":"a","text":"b"}')
    assert repr(call) == "Call(tool='label_item', payload=…)"
    assert registry.call(*call).result == "a: b"
    assert tools.AsyncClient(registry).build_label_item(id="a", text="b") == call
    with pytest.raises(Refused):
        tools.Client.build_label_item(id="a", text=5)
    plan = Plan()
    first = plan.add(call, id="first")
    plan.add(tools.Client.build_buy_item(id="b"), needs=[first])
    assert [step.id for step in plan.steps] == ["first", "buy_item"]
    assert [answer.ok for answer in plan.run(registry, CX).steps] == [True] * 2
    with pytest.raises(TypeError, match="arguments already"):
        plan.add(call, {})


def test_clients_say_what_calls_take_and_raise(monkeypatch: pytest.MonkeyPatch) -> None:
    tools, _ = till(monkeypatch)
    for client in (tools.Client, tools.AsyncClient):
        said = inspect.getdoc(client.buy_item)
        assert said is not None
        assert said.endswith(
            "\n\nRaises:\n    Gone: Nothing has this id.\n    SoldOut: Too much."
        )
        assert "Args:" not in said
    files = package("tour", "files.tools.files", monkeypatch)
    said = inspect.getdoc(files.Client.find_files)
    assert said is not None
    assert "\n\nArgs:\n" in said


def test_typed_calls_of_a_generated_client(monkeypatch: pytest.MonkeyPatch) -> None:
    tools, registry = till(monkeypatch)
    client = tools.Client(registry, CX)
    with pytest.raises(tools.Gone) as gone:
        client.buy_item(id="none")
    assert gone.value == tools.Gone(id="none")
    with pytest.raises(CallFailed, match="invalid_input"):
        client.label_item(id="a", text="too long by far")
    with pytest.raises(Refused):
        client.buy_item(id=5)
    pages = [page.lang for page in client.pages_search(words="first")]
    assert pages == ["en", "en"]
    items: list[Any] = []
    assert client.stream_watch_price(items.append, id="a") == 3.0
    assert [item.price.amount for item in items] == [7]

    async def calls() -> Any:
        other = tools.AsyncClient(registry, CX)
        async for page in other.pages_search(words="first"):
            assert page.count == 2
        return await other.buy_item(id="b")

    assert asyncio.run(calls()).id == "b"
    assert not isinstance(client.watch_price(id="a"), Partial)


def test_secrets_show_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    _, registry = till(monkeypatch)
    events: list[Event] = []
    cx = CX.with_events(events.append)
    envelope = registry.call("watch_price", {"id": "a"}, cx)
    assert envelope.ok
    shown = (
        repr(envelope)
        + repr(events)
        + "".join(event.to_json().decode() for event in events)
    )
    assert "hidden" not in shown + envelope.to_json().decode()
    absent = registry.call("watch_price", id="a").error
    assert absent is not None
    assert absent.code == "missing_context"


def test_texts_and_specs(monkeypatch: pytest.MonkeyPatch) -> None:
    tools, registry = till(monkeypatch)
    hints = import_module("python.shop.tools.till.hints")
    specs = import_module("python.shop.tools.till.specs")
    args = tools.BuyItemArgs(id="a")
    assert hints.buy_item_call_hint(args) == "Buying a"
    assert hints.clear_all_question(tools.ClearAllArgs()) == "Clear it all, {really}?"
    assert specs.spec("none") is None
    for name in registry.list():
        assert registry.get(name) is specs.spec(name)
        assert specs.spec(name).to_builtins()["toolset"] == "till"
    assert list(specs.toolset().tools) == registry.list()


def test_an_agent_calls_what_it_uses(monkeypatch: pytest.MonkeyPatch) -> None:
    agents = package("agents", "desk.agents.researcher", monkeypatch)
    archive = import_module("python.archive.tools.archive")

    class Archive:
        def __getattr__(self, name: str) -> Any:
            def handler(_: Context, args: Any, *__: Any) -> Any:
                assert name == "fetch"
                return {key: {"text": key} for key in args.ids}

            return handler

    registry = Registry().register(archive.toolset(Archive()))
    spec = agents.agent()
    view = RegistryView(registry, spec)
    assert "fetch" in view
    assert set(view.list()) <= set(registry.list())
    assert "archive:read" in spec.scopes
    assert spec.policy == agents.POLICY
    assert spec.completions[0] is agents.NEXT_MOVE
    with pytest.raises(Refused):
        agents.VERDICT.decode(b'{"no":1}')
    with pytest.raises(CallFailed, match="unknown_tool"):
        agents.Calls(RegistryView(Registry(), spec)).fetch(ids=[])


def test_a_package_for_another_runtime_does_not_load(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("toolrt.version.VERSION", "0.0")
    with pytest.raises(ImportError, match=r"newer `toolrt`.*update the package"):
        package("bindings", "shop.tools.till", monkeypatch)


def test_a_strict_model_calls_by_the_schema_that_the_specs_have(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What fits the schema of the provider is taken, and becomes what was meant."""
    monkeypatch.syspath_prepend(str(TODOS))
    todos: Any = import_module("gen.todos.tools.todos")
    spec = import_module("gen.todos.tools.todos.specs").spec("update_todos")
    assert [name for name, _ in spec.provider_schemas] == ["openai-strict"]
    assert spec.schema_for("anthropic-strict") == spec.input_schema
    schema = json.loads(spec.schema_for("openai-strict"))
    todo = {"id": "a", "title": "A", "status": None, "due": None, "tags": None}
    sent = {"mode": None, "items": [todo]}
    jsonschema.validate(sent, schema)
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate({"items": [{"id": "a", "title": "A"}]}, schema)
    taken: list[Any] = []

    class Store:
        def update_todos(self, _: Context, args: Any, injected: Any) -> Any:
            taken.append(args)
            return todos.TodosSnapshot(run_id=injected.run_id, items=[], revision=0)

        def get_todos(self, _: Context, _args: Any, _injected: Any) -> Any:
            raise NotImplementedError

    app = Registry().register(todos.toolset(Store()))
    cx = Context(run_id="6f1f6f0a-7a52-4f8e-9d3c-0d8f2c7f7f10")
    refused = app.call("update_todos", json.dumps(sent), cx)
    assert refused.error is not None
    assert refused.error.code == "invalid_input"
    assert app.call("update_todos", json.dumps(sent), cx.with_lowered()).ok
    assert taken == [todos.UpdateTodosArgs(items=[todos.Todo(id="a", title="A")])]


CIRCLES = """
import subprocess
import sys
sys.path.insert(0, {folder!r})
for module in {modules!r}:
    __import__(module)
from circles.python.circles.tools.walking import codecs
from circles.python.types.case_circles_right import types
turn = {{"turns": None, "name": "a"}}
data = {{
    "turns": [turn],
    "few": [],
    "turn": {{**turn, "turns": [turn]}},
    "pair": {{"other": {{"pair": None}}, "name": "b"}},
    "either": "abc",
    "there": ["green", None],
    "index": {{"a": [{{}}]}},
    "names": ["a"],
    "shape": {{"kind": "square"}},
    "form": {{"kind": "round", "colour": "red"}},
}}
value = codecs.WALK_ALL_ARGS.convert(data)
assert value.turn.turns[0].colour is value.form.colour
assert isinstance(value.shape, types.Square)
again = codecs.WALK_ALL_ARGS.decode(codecs.WALK_ALL_ARGS.encode(value))
assert again == value
for name, wrong, path in [
    ("names", ["a", 1], "/names/1"),
    ("names", ["a"] * 4, "/names"),
    ("few", [turn, turn], "/few"),
    ("turns", [turn] * 5, "/turns"),
    ("either", "abcd", "/either"),
    ("there", ["blue"], "/there/0"),
]:
    (issue,) = codecs.WALK_ALL_ARGS.diagnose({{**data, name: wrong}})
    assert issue.path == path, issue
"""

LEFT = "circles.python.types.case_circles_left.types"
RIGHT = "circles.python.types.case_circles_right.types"


@pytest.mark.parametrize("modules", [[], [LEFT], [RIGHT]])
def test_packages_that_name_each_others_types(modules: list[str]) -> None:
    program = CIRCLES.format(folder=str(GOLDEN), modules=modules)
    subprocess.run([sys.executable, "-c", program], check=True)  # noqa: S603 # this very interpreter
