"""The scopes of a verified caller: no way of calling a tool gets around them."""

from __future__ import annotations

import asyncio
import json
import pickle
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from numbers_tools import ARGS, NUMBER, Number, numbers
from support import Lines, code

from toolrt import Context, Refusal, Registry, Toolset, ToolsetSpec
from toolrt.agent import AgentSpec, RegistryView, View
from toolrt.host import GrantPolicy, Policy, Tool, catalogue
from toolrt.mcp import Verified
from toolrt.plan import Plan
from toolrt.spec import Spec

if TYPE_CHECKING:
    from collections.abc import Callable

    from toolrt import Envelope

FILE = Path(__file__).parents[3] / "spec/conformance/policies/callers.json"
CALLS = json.loads(FILE.read_text(encoding="utf-8"))["calls"]
FULL = Context().with_scopes(["a", "b"])
NARROW = Context().with_scopes(["a"])
ONE = {"n": 1}


def scoped(*scopes: str, name: str = "scoped") -> tuple[Toolset, list[int]]:
    """Give a toolset of one tool that needs scopes, and how often it has run."""
    ran: list[int] = []

    class Provider:
        def act(self, _: Context, args: Any) -> Number:
            ran.append(args.n)
            return Number(value=args.n)

        def plan_act(self, _: Context, args: Any) -> list[object]:
            ran.append(args.n)
            return []

    spec = Spec(name=name, toolset="scoping", scopes=scopes, dry_run=True)
    tool: Tool[Any, Any] = Tool(
        name=name,
        spec=lambda: lambda: spec,
        args=lambda: ARGS,
        result=lambda: NUMBER,
        dry_run=True,
    )
    about = ToolsetSpec(name="scoping")
    tools = [(tool, "act")]
    return Toolset.of("scoping", lambda: lambda: about, Provider(), tools), ran


@pytest.mark.parametrize("call", CALLS, ids=lambda call: call["about"])
def test_vectors(call: dict[str, Any]) -> None:
    text = json.dumps({**call["policy"], "allow_undeclared": True})
    registry = Registry(policy=GrantPolicy.from_json(text, environ={}))
    toolset, ran = scoped(*call["needs"], name="act")
    registry.register(toolset)
    cx = Context()
    for scopes in call["caller"] or ():
        cx = cx.with_scopes(scopes)
    refused = None
    try:
        registry.authorize("act", cx)
    except Refusal as refusal:
        refused = refusal.fault
    envelope = registry.call("act", ONE, cx)
    assert envelope.error == refused
    assert len(ran) == (refused is None)
    told = refused and {
        "code": refused.code,
        "message": refused.message,
        "hint": refused.recovery.hint,
    }
    assert told == call["refused"]


def test_what_is_unknown() -> None:
    with pytest.raises(Refusal) as refused:
        Registry().authorize("act")
    assert refused.value.fault.code == "unknown_tool"


def under_off(
    inner: Callable[[Registry, Context], Envelope[Any]] | None = None,
) -> tuple[Registry, list[int], list[Envelope[Any]]]:
    """Give a registry of `scoped`, under a policy that checks nothing.

    Its tool `halve` calls it in some way.
    """
    envelopes: list[Envelope[Any]] = []

    def halve(cx: Context, _: Any) -> Number:
        if inner is not None:
            envelopes.append(inner(registry, cx))
        return Number(value=1)

    registry = Registry(log=Lines(), policy=GrantPolicy("off", environ={}))
    toolset, ran = scoped("a", "b")
    registry.register(numbers(halve=halve), toolset)
    return registry, ran, envelopes


AGENT = AgentSpec(
    name="agent",
    uses=(
        View(
            lambda: ToolsetSpec(name="scoping"), {"scoped": lambda: Spec(name="scoped")}
        ),
    ),
)

WAYS: dict[str, Callable[[Registry, Context], Envelope[Any]]] = {
    "a call": lambda registry, cx: registry.call("scoped", ONE, cx),
    "a child that asks for more": lambda registry, cx: registry.call(
        "scoped", ONE, cx.child().with_scopes(["a", "b"])
    ),
    "within": lambda registry, cx: registry.within(cx).call("scoped", ONE),
    "a loop": lambda registry, cx: asyncio.run(registry.acall("scoped", ONE, cx)),
    "another process": lambda registry, cx: registry.call(
        "scoped",
        ONE,
        pickle.loads(pickle.dumps(cx)),  # noqa: S301 # our own
    ),
}


@pytest.mark.parametrize("way", WAYS)
def test_calls_inside_of_a_call(way: str) -> None:
    registry, ran, envelopes = under_off(WAYS[way])
    assert registry.call("halve", ONE, NARROW).ok
    assert code(envelopes.pop()) == "missing_scope"
    assert ran == []
    # The same way is open for those who have the scopes.
    assert registry.call("halve", ONE, FULL).ok
    assert envelopes.pop().ok
    assert ran == [1]


def test_ways_to_call_a_tool() -> None:
    registry, ran, _ = under_off()
    for envelope in (
        registry.call("scoped", ONE, NARROW),
        registry.call("scoped", b"no JSON", NARROW),
        registry.call("scoped", ONE, NARROW.with_dry_run()),
        registry.preflight("scoped", ONE, NARROW),
    ):
        assert code(envelope) == "missing_scope"
    front = Registry(log=Lines()).register(catalogue(registry))
    run = {"name": "scoped", "arguments": ONE}
    assert code(front.call("run_tool", run, NARROW)) == "missing_scope"
    plan = Plan()
    plan.add("scoped", ONE)
    assert b"missing_scope" in plan.run(registry, NARROW).to_json()
    assert ran == []
    # What a call with all scopes has left is not for one without.
    keyed = FULL.with_idempotency_key("k")
    assert registry.call("scoped", ONE, keyed).ok
    own = NARROW.with_idempotency_key("k")
    assert code(registry.call("scoped", ONE, own)) == "missing_scope"
    assert registry.call("scoped", ONE, keyed).meta.replayed
    assert ran == [1]


def test_an_agent() -> None:
    registry, ran, _ = under_off()
    view = RegistryView(registry, AGENT)
    assert code(view.call("scoped", ONE, NARROW)) == "missing_scope"
    assert ran == []
    assert view.call("scoped", ONE, FULL).ok


def test_a_refusal_is_a_decision() -> None:
    registry, *_ = under_off()
    events: list[Any] = []
    registry.call("scoped", ONE, NARROW.with_events(events.append))
    names = [event.kind.name for event in events]
    assert names == ["call_scheduled", "policy_decision", "call_finished"]
    assert (
        events[1]
        .to_json()
        .endswith(
            b'"step":"tool","allowed":false,"code":"missing_scope","reason":"The tool '
            b'scoped needs the scope \\"b\\", which the caller does not have.",'
            b'"needs":[{"scope":"b"}]}'
        )
    )


def test_what_is_kept_is_its_owners() -> None:
    registry, ran, _ = under_off()
    keyed = Context(idempotency_key="k")
    # The caller is the same for all of them: a name.
    for owner, replayed in ((None, 0), ("x", 0), ("y", 0), ("x", 1)):
        cx = keyed if owner is None else keyed.with_owner(owner)
        assert registry.call("scoped", ONE, cx).meta.replayed == replayed
    assert len(ran) == 3


def test_a_policy_that_fails_refuses() -> None:
    class Fails(Policy):
        def admit(self, spec: Spec, cx: Context) -> None:  # noqa: ARG002
            raise RuntimeError("nobody knows")

    registry = Registry(policy=Fails()).register(scoped()[0])
    with pytest.raises(Refusal) as refused:
        registry.authorize("scoped", Context())
    assert refused.value.fault.code == "internal"


def test_one_text_is_no_list_of_scopes() -> None:
    with pytest.raises(TypeError, match="several"):
        Context().with_scopes("ab")
    wrong: Any = "ab"
    assert Context(scopes=wrong).lacking(["a"]) == ("a",)
    assert Verified(caller="x", scopes=wrong).bind(Context()).lacking(["a"]) == ("a",)
