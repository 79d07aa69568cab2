"""Chains, and the values that they compute."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest
from msgspec import UNSET
from numbers_tools import SPEC, WHO, Args, Number, Who, numbers, tool
from support import Lines, app, code, fault

from toolrt import Context, Registry, Toolset
from toolrt.call import EACH, Call, If, Items, Json, Members, Path, Return
from toolrt.call.mapping import members, origin, value_of
from toolrt.spec import Effects

if TYPE_CHECKING:
    from toolrt.call import ChainStep, Expr

ROOTS: dict[str, object] = {
    "found": {
        "files": [{"path": "a", "tags": ["x", "y"]}, {"size": 1}, {"path": "b"}],
        "next": None,
    },
    "args": {"root": ".", "a/b": {"c": [1]}},
}


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (Path("found", ("next",)), None),
        (Path("found", ("next", "page")), UNSET),
        (Path("found", ("files", EACH, "path")), ["a", "b"]),
        (Path("found", ("files", EACH, "tags", EACH)), ["x", "y"]),
        (Path("found", ("none", EACH, "path")), UNSET),
        (Path("found", ("files",), count=True), 3),
        (Path("found", ("next",), count=True), UNSET),
        (Path("args", ("limit",), or_null=True), None),
        (Path("nowhere"), UNSET),
        (Items((Json("1"), Path("nowhere"), Path("args", ("root",)))), [1, "."]),
        (
            Members((("l", Path("args", ("limit",))), ("en", Json('"en"')))),
            {"en": "en"},
        ),
    ],
)
def test_paths_go_through_records_and_lists(path: Expr, value: object) -> None:
    assert value_of(path, ROOTS) == value
    assert members((("it", path),), ROOTS) == ({} if value is UNSET else {"it": value})


def test_a_place_in_a_value_comes_from_a_place_in_its_root() -> None:
    expr = Members(
        (
            ("text", Path("args", ("a/b",))),
            ("paths", Path("args", ("files", EACH, "path"))),
            ("lang", Json('"en"')),
            ("list", Items((Path("args", ("x",)), Path("other")))),
            ("size", Path("args", ("files",), count=True)),
        )
    )
    assert origin(expr, "args", "/text/c/0") == "/a~1b/c/0"
    assert origin(expr, "args", "/paths/7") == "/files"
    assert origin(expr, "args", "/list/0/y") == "/x/y"
    for pointer in ("/lang", "/other", "/list/1", "/list/2", "/list/x", "/size", ""):
        assert origin(expr, "args", pointer) is None


def halves(cx: Context, args: Args) -> Any:
    assert cx.parent_call_id is not None
    if args.n == 13:
        raise KeyError
    return Number(value=args.n // 2)


async def ahalves(cx: Context, args: Args) -> Any:
    await asyncio.sleep(0)
    return halves(cx, args)


N = ("n", Path("args", ("n",)))
HALF = Call(tool="halve", args=(N,), name="half")
QUARTER = Call(tool="halve", args=(("n", Path("half", ("value",))),))


def chained(*steps: ChainStep, handler: Any = halves, **more: Any) -> Registry:
    own = tool("chained", chain=steps, **more)
    toolset = Toolset.of("numbers", lambda: lambda: SPEC, None, [(own, "chained")])
    return app(halve=handler, remove=halves).register(toolset)


@pytest.mark.parametrize("handler", [halves, ahalves])
def test_steps_run_one_after_the_other(handler: Any) -> None:
    registry = chained(HALF, Return(QUARTER), handler=handler)
    assert registry.call("chained", n=40).result == Number(value=10)
    assert asyncio.run(registry.acall("chained", n=40)).result == Number(value=10)
    limited = Context(timeout=30.0)
    assert registry.call("chained", {"n": 40}, limited).result == Number(value=10)
    early = If(path=Path("args", ("cursor",)), test="absent", then=Return(HALF))
    assert chained(early).call("chained", n=40).result == Number(value=20)
    empty = If(path=Path("args", ("cursor",)), test="empty", then=Return(HALF))
    both = chained(empty, Return(Members((("value", Json("1")),))))
    assert both.call("chained", n=40, cursor="").result == Number(value=20)
    assert both.call("chained", n=40, cursor="x").result == Number(value=1)


def test_a_chain_uses_what_the_context_gives() -> None:
    value = Members((("value", Path("$injected", ("tries",))),))
    registry = chained(Return(value), injected=WHO)
    cx = Context(run_id="r", labels={"tries": "7"})
    assert registry.call("chained", {"n": 1}, cx).result == Number(value=7)
    assert Who(run_id="r").tries is UNSET


def test_a_step_that_fails_ends_the_chain_and_blames_no_argument() -> None:
    second = Call(tool="halve", args=(("n", Json("13")),))
    error = fault(chained(HALF, Return(second)).call("chained", n=40))
    assert error.code == "step_failed"
    assert error.kind == "internal"
    assert error.field is None
    assert error.message == (
        "The step halve failed: The tool failed for a reason of its own."
    )
    assert error.details["step"] == "halve"
    assert error.details["completed"] == ["halve"]
    assert error.details["error"]["code"] == "internal"
    wrong = Call(tool="halve", name="first")
    error = fault(chained(wrong, Return(QUARTER)).call("chained", n=40))
    assert error.details["step"] == "first"
    assert error.details["error"]["code"] == "invalid_input"
    assert error.recovery.action == "stop"
    assert "completed" not in error.details
    missing = fault(chained(Return(Call(tool="gone"))).call("chained", n=40))
    assert missing.details["error"]["code"] == "unknown_tool"


def test_results_of_chains_are_checked() -> None:
    registry = chained(Return(Members((("value", Json("1001")),))))
    assert code(registry.call("chained", n=1)) == "invalid_output"
    log = Lines()
    own = tool("chained", chain=(Return(Path("nowhere")),))
    toolset = Toolset.of("numbers", lambda: lambda: SPEC, None, [(own, "chained")])
    nothing = Registry(log=log, ids=lambda: "the-id").register(toolset)
    assert code(nothing.call("chained", n=1)) == "internal"
    assert log.lines == ["chained the-id: a chain returns nothing"]


def test_consent_to_a_chain_covers_its_steps_and_no_other_does() -> None:
    remove = Return(Call(tool="remove", args=(N,)))
    plain = chained(remove)
    step = fault(plain.call("chained", n=8))
    assert step.details["error"]["code"] == "confirmation_required"
    own = step.details["error"]["recovery"]["action"]
    assert (step.recovery.action, own) == ("stop", "stop")
    plain.confirmer = lambda question: question.spec.name != "remove"
    assert code(plain.call("chained", n=8)) == "denied"
    destructive = chained(remove, effects=Effects(destructive=True))
    agreement = destructive.agreement("chained", {"n": 8}, by="tests", lasts=60)
    consent = Context().with_consent(agreement)
    assert code(destructive.call("chained", n=8)) == "confirmation_required"
    assert destructive.call("chained", {"n": 8}, consent).result == Number(value=4)


def test_a_chain_of_steps_alone_needs_nobody() -> None:
    assert numbers().entries == ()
