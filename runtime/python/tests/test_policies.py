"""The policies that ship: by the vectors of every runtime, and in the pipeline."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from numbers_tools import Number, never
from support import app, code, fault

from toolrt import CallFault, Codec, Context, Refusal, Status, table
from toolrt.call.error import Kind
from toolrt.call.invocation import Invocation
from toolrt.call.mapping import Path as MappingPath
from toolrt.host import (
    Consent,
    GrantPolicy,
    Mode,
    Policy,
    PolicyError,
    Registry,
    advertised,
)
from toolrt.spec import Capability, Effects, Implementation, Spec

if TYPE_CHECKING:
    from collections.abc import Iterator

    from toolrt import Event
    from toolrt.host import Question, Release

_FILE = Path(__file__).parents[3] / "spec/conformance/policies/policies.json"
_VECTORS = json.loads(_FILE.read_text(encoding="utf-8"))

_CONSENT = json.loads((_FILE.parent / "consent.json").read_text(encoding="utf-8"))


def policy_of(vector: dict[str, Any]) -> GrantPolicy:
    text = json.dumps(vector["policy"])
    return GrantPolicy.from_json(
        text, working_dir=_VECTORS["working_dir"], environ=vector["environment"]
    )


def calls() -> Iterator[Any]:
    for group in _VECTORS["policies"]:
        for call in group["calls"]:
            name = f"{group['about']}: {call['needs']} {call['scopes']}"
            yield pytest.param(group, call, id=name)


def needed(need: str) -> Capability:
    parts = need.split(":", 2)
    scope = parts[2] if len(parts) > 2 else None
    return Capability(":".join(parts[:2]), scope)


@pytest.mark.parametrize(("group", "call"), list(calls()))
def test_calls(group: dict[str, Any], call: dict[str, Any]) -> None:
    policy = policy_of(group)
    spec = Spec(
        name="act",
        capabilities=tuple(map(needed, call["needs"])),
        scopes=tuple(call["scopes"]),
    )
    assert policy.consent(spec, Context()).name.lower() == group["consent"]
    try:
        policy.admit(spec, Context())
        said = None
    except Refusal as refusal:
        fault = refusal.fault
        said = {
            "code": fault.code,
            "message": fault.message,
            "hint": fault.recovery.hint,
        }
        assert (fault.kind, fault.recovery.action) == ("auth", "stop")
    assert said == call["refused"]
    assert advertised([spec], policy) == (() if said else (spec,))


@pytest.mark.parametrize(
    "mistake", _VECTORS["mistakes"], ids=lambda mistake: mistake["error"][:40]
)
def test_mistakes(mistake: dict[str, Any]) -> None:
    with pytest.raises(PolicyError) as error:
        policy_of(mistake)
    assert str(error.value) == mistake["error"]


@pytest.mark.parametrize("text", ["", "[]", "{", "null"])
def test_a_policy_is_written_as_an_object(text: str) -> None:
    with pytest.raises(PolicyError, match="a policy is written as a JSON object"):
        GrantPolicy.from_json(text)


def test_a_text_is_no_list() -> None:
    for name in ("scopes", "capabilities"):
        wrong: dict[str, Any] = {name: "fs:read"}
        with pytest.raises(PolicyError, match="lists of texts"):
            GrantPolicy(**wrong)


def same(_: Context, args: Any) -> Number:
    return Number(value=args.n)


def loose(mode: Mode) -> GrantPolicy:
    return GrantPolicy(mode, allow_undeclared=True, environ={})


@pytest.mark.parametrize(
    ("mode", "alone", "confirmed", "questions"),
    [
        (Mode.OFF, "", "", 0),
        (Mode.STANDARD, "confirmation_required", "", 1),
        (Mode.STRICT, "confirmation_required", "confirmation_required", 0),
    ],
)
def test_consent_is_that_of_the_mode(
    mode: Mode, alone: str, confirmed: str, questions: int
) -> None:
    asked: list[Question] = []

    def confirm(question: Question) -> bool:
        asked.append(question)
        return True

    registry = app(remove=same)
    registry.policy = loose(mode)
    outcome = registry.call("remove", n=7)
    assert ("" if outcome.ok else code(outcome)) == alone
    agreement = registry.agreement("remove", {"n": 7}, by="tests", lasts=60)
    assert registry.call("remove", {"n": 7}, Context().with_consent(agreement)).ok
    registry.confirmer = confirm
    outcome = registry.call("remove", n=7)
    assert ("" if outcome.ok else code(outcome)) == confirmed
    assert len(asked) == questions


@pytest.mark.parametrize("case", _CONSENT["cases"], ids=lambda case: case["about"])
def test_consent_is_a_decision(case: dict[str, Any]) -> None:
    ran: list[Any] = []

    def remove(cx: Context, args: Any) -> Number:
        ran.append(args)
        return same(cx, args)

    registry = app(remove=remove)
    registry.policy = loose(Mode(case["mode"]))
    if "human" in case:
        registry.confirmer = lambda _: case["human"]
    heard: list[Event] = []
    cx = Context(call_id="call-1").with_events(heard.append)
    if "recorded_by" in case:
        by = case["recorded_by"]
        agreement = registry.agreement("remove", {"n": 7}, cx, by=by, lasts=60)
        cx = cx.with_consent(agreement)
    registry.call("remove", {"n": 7}, cx)
    told = [event for event in heard if b'"step":"consent"' in event.to_json()]
    head = {"event": "policy_decision", "tool": "remove", "call_id": "call-1"}
    decision = json.dumps(head | case["decision"], separators=(",", ":"))
    decision = decision.replace("$QUESTION", "Remove 7")
    assert [event.to_json().decode() for event in told] == [decision]
    assert bool(ran) == case["decision"]["allowed"]


def test_a_refusal_says_whose_consent_counts() -> None:
    registry = app(remove=same)
    registry.policy = loose(Mode.STANDARD)
    assert fault(registry.call("remove", n=7)).recovery.hint == (
        "The host sets a confirmer, or puts consent into the call's context."
    )
    registry.policy = loose(Mode.STRICT)
    assert fault(registry.call("remove", n=7)).recovery.hint == (
        "Under this policy only consent counts that the host has put into the call's "
        "context."
    )


def test_consent_that_is_none_is_no_consent() -> None:
    class Odd(Policy):
        def consent(self, spec: Spec, cx: Context) -> Any:  # noqa: ARG002
            return "waived"

    registry = app(remove=same)
    registry.policy = Odd()
    registry.confirmer = lambda _: True
    assert code(registry.call("remove", n=7)) == "confirmation_required"


def test_a_refused_call_is_not_run() -> None:
    registry = app(halve=same)
    registry.policy = GrantPolicy("strict", capabilities=["fs:read"], environ={})
    assert code(registry.call("halve", "no JSON")) == "capability_denied"


def test_two_policies_allow_what_both_allow() -> None:
    released: list[str] = []

    class Rules(Policy):
        def __init__(self, name: str, least: int) -> None:
            self.name, self.least = name, least

        def reads_args(self, spec: Spec) -> bool:
            return spec.name == "halve"

        def admit_args(self, spec: Spec, args: Any, cx: Context) -> None:  # noqa: ARG002
            if args["n"] < self.least:
                message = f"{self.name}: too small."
                raise Refusal(CallFault.of("capability_denied", Kind.AUTH, message))

        def consent(self, spec: Spec, cx: Context) -> Consent:  # noqa: ARG002
            return Consent.WAIVED if self.least == 1 else Consent.RECORDED

        def limit(self, spec: Spec, cx: Context) -> Release:  # noqa: ARG002
            if spec.name == "whose" and self.least > 1:
                raise Refusal(CallFault.of("rate_limited", Kind.RATE_LIMITED, "Later."))
            return lambda: released.append(self.name)

    def whose(*_: object) -> None:
        raise AssertionError

    registry = app(halve=same, remove=same, whose=whose)
    registry.policy = Rules("one", 1) & Rules("two", 5)
    assert registry.call("halve", n=8).ok
    assert sorted(released) == ["one", "two"]
    assert fault(registry.call("halve", n=0)).message == "one: too small."
    assert fault(registry.call("halve", n=3)).message == "two: too small."
    assert code(registry.call("remove", n=3)) == "confirmation_required"
    released.clear()
    cx = Context().with_run_id("a").with_label("tries", "1")
    assert code(registry.call("whose", {"n": 1}, cx)) == "rate_limited"
    assert released == ["one"]


def test_the_environment_closes_a_registry_without_policy(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert Registry().policy is None
    monkeypatch.setenv("TOOLRT_POLICY", "strict")
    registry = app(remove=same)
    assert code(registry.call("remove", n=7)) == "missing_scope"
    registry.policy = None
    assert code(registry.call("remove", n=7)) == "missing_scope"
    monkeypatch.setenv("TOOLRT_POLICY", "lax")
    refused = fault(app(remove=same).call("remove", n=7))
    assert refused.code == "capability_denied"
    assert refused.message == (
        "Nothing runs until the policy can be read. "
        'TOOLRT_POLICY: "lax" is none of off, standard, strict'
    )


_ARGS = Codec[Any](
    lambda: table.Record(
        None,
        lambda: (
            table.Field("path", table.PATH, optional=True),
            table.Field("uri", table.URI, optional=True),
            table.Field("marked", table.PATH, optional=True, needs=("fs:write:./out",)),
        ),
    )
)


@pytest.mark.parametrize(
    ("mode", "grants", "needs", "reads"),
    [
        ("off", ["fs:read:./in"], ["fs:read"], False),
        ("standard", None, ["fs:read"], False),
        ("standard", ["fs:read:./in"], ["fs:read"], True),
        ("standard", ["proc:spawn"], ["proc:spawn", "none"], False),
        ("strict", None, ["proc:spawn", "none"], False),
        ("standard", ["net:read"], ["net:read"], True),
        ("standard", ["fs:write"], ["fs:write"], True),
        ("strict", None, [], False),
    ],
)
def test_arguments_are_read_only_where_they_decide(
    mode: str,
    grants: list[str] | None,
    needs: list[str],
    reads: bool,
) -> None:
    policy = GrantPolicy(mode, capabilities=grants, working_dir="/srv", environ={})
    spec = Spec(name="act", capabilities=tuple(map(needed, needs)), args=_ARGS)
    assert policy.reads_args(spec) == reads
    # Without a table nothing is known to be bound, and numbers are nowhere.
    assert not policy.reads_args(Spec(name="act", capabilities=spec.capabilities))
    number = Codec[Any](lambda: table.INT)
    numbers = Spec(name="act", capabilities=spec.capabilities, args=number)
    assert not policy.reads_args(numbers)


def test_paths_of_a_program_start_where_it_runs() -> None:
    run = Invocation(
        argv=("rm",), output="text", working_dir=MappingPath("args", ("path",))
    )
    codec = Codec[Any](
        lambda: table.Record(
            None,
            lambda: (
                table.Field("path", table.PATH, optional=True),
                table.Field("file", table.PATH, optional=True),
            ),
        )
    )
    needs = (needed("fs:delete"),)
    spec = Spec(name="act", capabilities=needs, args=codec, invocation=run)
    policy = GrantPolicy(
        capabilities=["fs:delete:./out"], working_dir="/srv", environ={}
    )
    policy.admit_args(spec, {"path": "out", "file": "a"}, Context())
    policy.admit_args(spec, {"path": "out/x", "file": "/srv/out/a"}, Context())
    policy.admit_args(spec, {"file": "out/a"}, Context())
    for args, start in [
        ({"path": ".", "file": "a"}, "/srv"),
        ({"path": "else", "file": "b"}, "/srv"),
        ({"file": "a"}, "/srv"),
    ]:
        with pytest.raises(Refusal) as refusal:
            policy.admit_args(spec, args, Context())
        assert f' from "{start}". Granted: ' in refusal.value.fault.message


def test_a_denial_shows_folders_as_all_texts_are() -> None:
    spec = Spec(name="act", capabilities=(needed("fs:read"),), args=_ARGS)
    for mode, start in [("standard", "/home/alice/work"), ("strict", "~/work")]:
        policy = GrantPolicy(
            mode,
            capabilities=["fs:read:/home/alice/in"],
            working_dir="/home/alice/work",
            environ={},
        )
        cx = Context().started("act", "1", {})
        cx = cx.with_texts(policy.texts(), ())
        with pytest.raises(Refusal) as refusal:
            policy.admit_args(spec, {"path": "a"}, cx)
        grant = f"fs:read:{start.removesuffix('work')}in"
        ends = f' for "a" from "{start}". Granted: "{grant}".'
        assert refusal.value.fault.message.endswith(ends)


def test_specs_as_data_have_no_codecs() -> None:
    assert Spec(name="act", args=_ARGS).to_builtins() == {"name": "act"}


def test_deep_arguments_are_looked_through() -> None:
    tree: Any = None

    def fields() -> tuple[table.Field, ...]:
        below = table.Field("below", table.List(tree), optional=True)
        return (below, table.Field("at", table.PATH, optional=True))

    tree = table.Record(None, fields)
    spec = Spec(
        name="act", capabilities=(needed("fs:read"),), args=Codec[Any](lambda: tree)
    )
    policy = GrantPolicy(
        "strict", capabilities=["fs:read:/srv"], working_dir="/srv", environ={}
    )
    assert policy.reads_args(spec)
    # Deeper than any document; a host can make it.
    args: dict[str, Any] = {"at": "/etc"}
    for _ in range(400):
        args = {"below": [args]}
    with pytest.raises(Refusal) as refusal:
        policy.admit_args(spec, args, Context())
    assert refusal.value.fault.field == "below"


def test_a_preflight_takes_the_steps_up_to_the_handler() -> None:
    heard: list[Event] = []
    cx = Context(caller="ci").with_events(heard.append)
    registry = app(halve=never, remove=never)
    assert registry.preflight("halve", n=8).status is Status.SUCCESS
    assert code(registry.preflight("halve", n="x")) == "invalid_input"
    assert code(registry.preflight("halv", n=8)) == "unknown_tool"
    assert (
        code(registry.preflight("halve", {"n": 8}, cx.with_dry_run()))
        == "invalid_input"
    )
    asked = registry.preflight("remove", {"n": 7}, cx)
    assert asked.status is Status.INPUT_REQUIRED
    assert asked.requests["confirm"].question == "Remove 7"
    # The host has somebody who asks, or consent is there already.
    registry.confirmer = lambda _: False
    assert registry.preflight("remove", n=7).status is Status.SUCCESS
    registry.confirmer = None
    agreement = registry.agreement("remove", {"n": 7}, cx, by="me", lasts=60)
    agreed = cx.with_consent(agreement)
    assert registry.preflight("remove", {"n": 7}, agreed).status is Status.SUCCESS
    other = registry.preflight("remove", {"n": 8}, agreed)
    assert other.status is Status.INPUT_REQUIRED
    registry.policy = loose(Mode.STRICT)
    registry.confirmer = lambda _: True
    assert registry.preflight("remove", n=7).status is Status.INPUT_REQUIRED
    assert not heard


class OnlyReads(Policy):
    """Refuses what may change something, and whom it does not know."""

    def admit(self, spec: Spec, cx: Context) -> None:
        if not spec.effects.readonly or cx.caller != "ada":
            raise Refusal(CallFault.of("denied", Kind.AUTH, "It may change something."))


def test_a_model_sees_what_it_could_call() -> None:
    reads = Spec(
        name="reads",
        capabilities=(Capability("fs:read"),),
        effects=Effects(readonly=True),
    )
    writes = Spec(name="writes", capabilities=(Capability("fs:write"),))
    plain = Spec(name="plain", effects=Effects(readonly=True))
    page = Spec(name="lab/page", implementation=Implementation("resource", "lab"))
    specs = (reads, writes, plain, page)
    heard: list[Event] = []
    cx = Context(caller="ada", events=heard.append)
    granted = GrantPolicy(capabilities=["fs:read"], environ={})
    strict = GrantPolicy("strict", capabilities=["fs:read"], environ={})
    assert advertised(specs, Policy()) == (reads, writes, plain)
    assert advertised(specs, granted) == (reads, plain)
    assert advertised(specs, strict) == (reads,)
    assert advertised(specs, OnlyReads(), cx) == (reads, plain)
    assert advertised(specs, OnlyReads() & strict, cx) == (reads,)
    assert advertised(specs, OnlyReads()) == ()
    assert not heard
