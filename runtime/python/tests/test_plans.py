"""Holds the vectors of plans, and what code can make of them."""

from __future__ import annotations

import asyncio
import importlib
import json
import random
import sys
import time
from datetime import date
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from toolrt import (
    Cancel,
    Context,
    Envelope,
    Partial,
    Refused,
    Registry,
    Summary,
    ToolError,
)
from toolrt import json as tree
from toolrt.call.envelope import CallFault
from toolrt.plan import OnFailure, Plan, PlanResult, Reference, SkipReason
from toolrt.plan.types import Type

ROOT = Path(__file__).parents[3]
sys.path.insert(0, str(ROOT / "tests/golden/calls"))
calling: Any = importlib.import_module("python.calls.tools.calling")
codecs: Any = importlib.import_module("python.calls.tools.calling.codecs")
errors: Any = importlib.import_module("python.types.conformance_calls.codecs")

FOLDER = ROOT / "spec/conformance/plans"
PLANS = json.loads((FOLDER / "plans.json").read_text("utf-8"))
TYPES = json.loads((FOLDER / "types.json").read_text("utf-8"))


class Handler:
    """Does what a case says of each tool, one time after the other."""

    def __init__(self, said: dict[str, list[Any]]) -> None:
        self.said = {tool: list(outcomes) for tool, outcomes in said.items()}
        self.calls: list[Any] = []

    def answer(self, tool: str, args: Any) -> Any:
        codec = getattr(codecs, f"{tool.upper()}_ARGS")
        self.calls.append([tool, json.loads(codec.encode(args))])
        said = self.said[tool].pop(0)
        result = getattr(codecs, f"{tool.upper()}_RESULT")
        if "gives" in said:
            gives = said["gives"]
            text = isinstance(gives, str)
            return result.decode(gives) if text else result.convert(gives)
        if "partial" in said:
            return Partial(
                result=result.convert(said["partial"]["result"]),
                errors=[error(one) for one in said["partial"]["errors"]],
                summary=Summary(**said["partial"]["summary"]),
            )
        raise error(said)

    def plan_drop_paths(self, _cx: Context, args: Any) -> Any:
        return [f"drop {path}" for path in args.paths]

    def who_am_i(self, _cx: Context, args: Any, _injected: Any) -> Any:
        return self.answer("who_am_i", args)

    def __getattr__(self, tool: str) -> Any:
        if tool.startswith(("check_", "_")):
            raise AttributeError(tool)

        def handler(_cx: Context, args: Any) -> Any:
            return self.answer(tool, args)

        return handler


class Still:
    """A clock that stands still."""

    def now(self) -> float:
        return 0.0


class Unknowing:
    """Runs tools, and does not know what they declare."""

    def __init__(self, app: Registry) -> None:
        self.app = app

    def call(self, tool: str, payload: bytes, cx: Context | None = None, /) -> Any:
        return self.app.call(tool, payload, cx)

    async def acall(
        self, tool: str, payload: bytes, cx: Context | None = None, /
    ) -> Any:
        return await self.app.acall(tool, payload, cx)


def error(said: Any) -> Any:
    """Give a declared error, or one that nobody has declared."""
    if "throws" not in said:
        return RuntimeError(said["fails"])
    code = said["throws"]["code"]
    codec = getattr(errors, code.upper())
    return ToolError(codec.convert(said["throws"].get("details", {})), code=code)


class Quiet:
    """A log that nobody reads."""

    def failure(
        self, tool: str, call_id: str, text: str, error: BaseException | None
    ) -> None:
        pass


def registry(handler: Any, **doors: Any) -> Registry:
    numbers = count(1)
    ids = lambda: f"call-{next(numbers)}"  # noqa: E731
    app = Registry(clock=Still(), log=Quiet(), ids=ids, **doors)
    return app.register(calling.toolset(handler))


def context(said: dict[str, Any]) -> Context:
    own: dict[str, Any] = {"caller": "tests", **said}
    cancelled = own.pop("cancelled", False)
    cx = Context(**own)
    if cancelled:
        cancel = Cancel()
        cancel.cancel()
        cx = cx.with_cancel(cancel)
    return cx


def plain(issues: Any) -> Any:
    """Give issues as they travel."""
    fault = CallFault.invalid_input(tuple(issues))
    return json.loads(tree.dump(fault.to_builtins())).get("issues", [])


def spelled(said: Any) -> str:
    """Give a text, or one whose middle repeats."""
    if isinstance(said, str):
        return said
    middle = ",".join([said["text"]] * said["times"])
    return f"{said['before']}{middle}{said['after']}"


def prepared(case: dict[str, Any]) -> tuple[Plan, Handler, Any, Context]:
    plan = Plan.from_json(spelled(case["plan"]))
    plan.max_bytes = case.get("max_bytes", plan.max_bytes)
    handler = Handler(case.get("handlers", {}))
    doors: dict[str, Any] = {}
    if "confirm" in case:
        doors["confirmer"] = lambda _: case["confirm"]
    app = registry(handler, **doors)
    executor = Unknowing(app) if case.get("unknown") else app
    return plan, handler, executor, context(case.get("context", {}))


def held(case: dict[str, Any], result: PlanResult, handler: Handler) -> None:
    assert result.to_json().decode() == case["answer"]
    assert result.exit_code == case["exit_code"]
    assert handler.calls == case.get("calls", [])
    assert not any(handler.said.values())
    assert result.ok is (case["exit_code"] == 0)
    read = Envelope.from_json(result.to_json())
    assert read is not None
    assert read.to_json() == result.to_json()


def test_the_design_is_that_of_the_case() -> None:
    case = ROOT / "tests/cases/calls.tools"
    assert PLANS["design"] == case.read_text(encoding="utf-8")
    assert len(PLANS["cases"]) >= 60


@pytest.mark.parametrize("case", PLANS["cases"], ids=lambda case: case["name"])
def test_plans(case: dict[str, Any]) -> None:
    if "refused" in case:
        with pytest.raises(Refused) as refused:
            Plan.from_json(spelled(case["plan"]))
        assert plain(refused.value.issues) == case["refused"]
        return
    plan, handler, executor, cx = prepared(case)
    if "written" in case:
        assert plan.to_json().decode() == case["written"]
        again = Plan.from_json(plan.to_json())
        assert again.to_json() == plan.to_json()
    assert plain(plan.check(executor)) == case.get("issues", [])
    if "answer" in case:
        held(case, plan.run(executor, cx), handler)


@pytest.mark.parametrize(
    "case",
    [case for case in PLANS["cases"] if "answer" in case],
    ids=lambda case: case["name"],
)
def test_plans_of_async_callers(case: dict[str, Any]) -> None:
    plan, handler, executor, cx = prepared(case)
    held(case, asyncio.run(plan.arun(executor, cx)), handler)


@pytest.mark.parametrize("case", TYPES["cases"], ids=lambda case: case["name"])
def test_types(case: dict[str, Any]) -> None:
    given = Type.of(json.dumps(case["given"])).at(case.get("path", []))
    if "taken" not in case:
        assert (None if given is None else given.phrase()) == case["phrase"]
        return
    assert given is not None
    taken = Type.of(json.dumps(case["taken"]))
    assert given.may_fit(taken) is case["fits"]


# What code makes of plans.


def test_code_refers_by_references_alone() -> None:
    plan = Plan()
    found = plan.add("find", {"like": {"$from": "find"}})
    ids = [found.at("/names/0"), "$from"]
    copied = plan.add("copy", {"ids": ids, "all": True}, needs=[found])
    plan.add("copy", found, needs=["copy"])
    steps = [
        {
            "id": "find",
            "tool": "find",
            "arguments": {"like": {"$literal": {"$from": "find"}}},
        },
        {
            "id": "copy",
            "tool": "copy",
            "arguments": {
                "ids": [{"$from": "find", "path": "/names/0"}, "$from"],
                "all": True,
            },
            "needs": ["find"],
        },
        {
            "id": "copy#2",
            "tool": "copy",
            "arguments": {"$from": "find"},
            "needs": ["copy"],
        },
    ]
    assert json.loads(plan.to_json()) == {"on_failure": "stop", "steps": steps}
    assert copied == Reference("copy")
    assert not plan.check()
    again = Plan.from_json(plan.to_json())
    assert again.steps == plan.steps
    assert repr(plan) == "Plan(find, copy, copy#2)"


def test_values_of_python_are_those_of_json() -> None:
    plan = Plan(on_failure="continue")
    plan.add("a", {"when": date(2026, 1, 31), "data": b"ab", "n": (1, 2.5, None)})
    (step,) = json.loads(plan.to_json())["steps"]
    assert step["arguments"] == {
        "when": "2026-01-31",
        "data": "YWI=",
        "n": [1, 2.5, None],
    }
    assert plan.on_failure is OnFailure.CONTINUE


def test_what_is_no_json_is_refused() -> None:
    plan = Plan()
    itself: list[Any] = []
    itself.append(itself)
    deep: Any = 1
    for _ in range(130):
        deep = {"a": deep}
    for value in (itself, deep, float("nan"), {"$from": "x", "y": Reference("z")}):
        with pytest.raises(ValueError, match=r"arguments|nan|object"):
            plan.add("a", {"x": value})
    for other in ({1: 2}, object()):
        with pytest.raises(TypeError):
            plan.add("a", {"x": other})
    for path in ("names", "/~2", "/a~"):
        with pytest.raises(ValueError, match="no JSON Pointer"):
            Reference("a").at(path)
        with pytest.raises(ValueError, match="no JSON Pointer"):
            plan.add("a", {"x": Reference("a", path)})
    assert plan.steps == ()


def test_what_code_makes_has_a_form() -> None:
    assert [one.path for one in Plan().check()] == ["/steps"]
    plan = Plan()
    plan.add("a", "no object", id="")
    for _ in range(1000):
        plan.add("b")
    paths = [one.path for one in plan.check()]
    assert paths == ["/steps", "/steps/0/id", "/steps/0/arguments"]


def test_steps_are_told_one_after_the_other() -> None:
    said = {"read_pages": [{"gives": {"items": [n]}} for n in range(2)]}
    handler = Handler(said)
    plan = Plan()
    plan.add("read_pages")
    plan.add("read_pages")
    told: list[tuple[str, int]] = []
    result = plan.run(
        registry(handler),
        on_step=lambda step: told.append((step.id, len(handler.calls))),
    )
    assert told == [("read_pages", 1), ("read_pages#2", 2)]
    assert result["read_pages#2"].envelope is not None
    with pytest.raises(KeyError):
        result["other"]


def test_the_time_is_that_of_the_whole_plan() -> None:
    class Slow:
        def put_note(self, _cx: Context, _args: Any) -> Any:
            time.sleep(0.06)
            return calling.PutNoteResult(id="1")

    plan = Plan(on_failure="continue")
    for text in "abcdef":
        plan.add("put_note", {"text": text})
    app = Registry(log=Quiet()).register(calling.toolset(Others(Slow())))
    result = plan.run(app, Context().with_timeout(0.15))
    done = [one for one in result.steps if one.ok]
    assert 1 <= len(done) <= 2
    skipped = result.steps[-1].skipped
    assert skipped is not None
    assert skipped.reason is SkipReason.TIMEOUT
    assert result.exit_code == 50


def test_a_plan_is_cancelled_between_its_steps() -> None:
    cancel = Cancel()

    class Cancelling:
        def put_note(self, _cx: Context, _args: Any) -> Any:
            cancel.cancel()
            return calling.PutNoteResult(id="1")

    app = Registry(log=Quiet()).register(calling.toolset(Others(Cancelling())))
    plan = Plan()
    plan.add("put_note", {"text": "a"})
    plan.add("put_note", {"text": "b"})
    result = plan.run(app, Context().with_cancel(cancel))
    skipped = result.steps[1].skipped
    assert skipped is not None
    assert skipped.reason is SkipReason.CANCELLED
    assert result.exit_code == 130


def test_a_handler_runs_a_plan_as_its_child() -> None:
    heard: list[tuple[str, str | None, str | None]] = []

    class Planning:
        def put_note(self, cx: Context, args: Any) -> Any:
            if args.text == "inner":
                heard.append((cx.caller, cx.parent_call_id, cx.label("tenant")))
                return calling.PutNoteResult(id="inner")
            plan = Plan()
            plan.add("put_note", {"text": "inner"})
            result = plan.run(app, cx)
            assert result.ok, result.error
            return calling.PutNoteResult(id="outer")

    app = Registry(log=Quiet()).register(calling.toolset(Others(Planning())))
    cx = Context(caller="tests", call_id="outer").with_label("tenant", "acme")
    assert app.call("put_note", {"text": "x"}, cx).ok
    assert heard == [("tests", "outer", "acme")]


def test_no_document_stops_the_reader() -> None:
    parts = [
        '{"steps":[',
        '{"tool":"a","arguments":{',
        '"x":',
        '{"$from":"a"',
        ',"path":"/0"',
        '{"$literal":',
        *("[", "]", "}", "}}", "]}", ",", "1", '"~"', "\0"),
    ]
    rng = random.Random(11)  # noqa: S311 # no secret
    app = Unknowing(registry(Handler({})))
    whole = 0
    for _ in range(20_000):
        middle = "".join(rng.choices(parts, k=rng.randrange(14)))
        start = '{"steps":[{"tool":"a"},{"tool":"b","arguments":{"x":'
        try:
            plan = Plan.from_json(f"{start}{middle}}}}}]}}")
        except Refused:
            continue
        whole += 1
        assert Plan.from_json(plan.to_json()).steps == plan.steps
        assert not plan.run(app).ok
    assert whole > 100


class Others:
    """Has all tools, and does what another one does for some."""

    def __init__(self, some: Any) -> None:
        self._some = some

    def who_am_i(self, _cx: Context, _args: Any, _injected: Any) -> Any:
        raise NotImplementedError

    def __getattr__(self, tool: str) -> Any:
        if tool.startswith(("check_", "_")):
            raise AttributeError(tool)

        def handler(cx: Context, args: Any) -> Any:
            return getattr(self._some, tool)(cx, args)

        return handler
