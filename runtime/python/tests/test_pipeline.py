"""The steps of a call and the doors of its host."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any

import pytest
from numbers_tools import (
    HALVE,
    QUICK,
    SPEC,
    Args,
    Number,
    TooOdd,
    Unheard,
    never,
    numbers,
)
from support import Lines, app, code, fault

from toolrt import (
    CallFailed,
    CallFault,
    Context,
    Envelope,
    Internal,
    Issue,
    Kind,
    Policy,
    Refusal,
    Refused,
    RegisterError,
    Registry,
    Spec,
    Status,
)
from toolrt.host import Question, Toolset
from toolrt.testing import ManualClock

if TYPE_CHECKING:
    from collections.abc import Callable


def halve(cx: Context, args: Args) -> Any:
    match args.n:
        case 0:
            return {"value": 0}
        case 1:
            return "nothing like a number"
        case 2:
            return None
        case 3:
            raise TooOdd(n=3)
        case 13:
            raise Internal("unlucky")
        case 15:
            raise KeyError("a secret place")
        case 17:
            raise SystemExit(3)
        case 19:
            raise Unheard
        case 2001:
            return Number(value=2001)
        case n:
            assert cx.call_id == "the-id"
            assert cx.tool == "halve"
            return Number(value=n // 2)


def same(_: Context, args: Args) -> Number:
    return Number(value=args.n)


def test_arguments_are_a_document_a_dict_or_keywords() -> None:
    registry = app(halve=halve)
    documents: list[Any] = ['{"n":8}', b'{"n":8}', bytearray(b'{"n":8}'), {"n": 8}]
    for payload in [*documents, memoryview(b'{"n":8}')]:
        assert registry.call("halve", payload).unwrap() == Number(value=4)
    assert registry.call("halve", n=8).result == Number(value=4)
    assert registry.tools.halve(n=8).result == Number(value=4)
    assert registry.tools["halve"](b'{"n":8}').result == Number(value=4)
    assert asyncio.run(registry.acall("halve", n=8)).result == Number(value=4)
    assert asyncio.run(registry.atools.halve(n=8)).result == Number(value=4)
    with pytest.raises(TypeError, match="not as both"):
        registry.call("halve", {"n": 8}, n=8)


def test_an_envelope_is_what_the_contract_says() -> None:
    envelope = app(halve=halve).call("halve", n=8)
    envelope.meta.duration_ms  # noqa: B018 # it is there
    assert envelope.ok
    assert envelope.status is Status.SUCCESS
    value = json.loads(envelope.to_json())
    value["meta"].pop("duration_ms")
    assert value == {
        "ok": True,
        "status": "success",
        "result": {"value": 4},
        "meta": {
            "tool": "halve",
            "toolset": "numbers",
            "service": "maths",
            "call_id": "the-id",
            "caller": "in-process",
        },
    }
    assert list(json.loads(envelope.to_json())) == ["ok", "status", "result", "meta"]


def test_a_declared_error_is_the_spec_with_its_details() -> None:
    envelope = app(halve=halve).call("halve", n=3)
    assert envelope.to_builtins()["error"] == {
        "code": "too_odd",
        "kind": "input",
        "message": "The number is odd.",
        "field": "n",
        "retryable": True,
        "recovery": {"action": "correct", "hint": "Try another than 3"},
        "details": {"n": 3},
    }
    with pytest.raises(CallFailed, match="too_odd: The number is odd") as caught:
        envelope.unwrap()
    assert caught.value.fault == envelope.error


@pytest.mark.parametrize("n", [3, 13, 2001])
def test_envelopes_travel(n: int) -> None:
    envelope = app(halve=halve).call("halve", n=n)
    read = Envelope.from_json(envelope.to_json())
    assert read is not None
    assert read.to_json() == envelope.to_json()
    assert read.error == envelope.error
    assert Envelope.from_json(b"{}") is None
    assert Envelope.from_json(b"[") is None


@pytest.mark.parametrize(
    ("n", "text"),
    [
        (13, "unlucky"),
        (15, "KeyError: 'a secret place'"),
        (17, "SystemExit: 3"),
        (19, "the tool does not declare the error unheard"),
    ],
)
def test_undeclared_errors_go_to_the_log_alone(n: int, text: str) -> None:
    log = Lines()
    envelope = app(log, halve=halve).call("halve", n=n)
    assert code(envelope) == "internal"
    assert b"secret" not in envelope.to_json()
    assert log.lines == [f"halve the-id: {text}"]
    assert isinstance(log.errors[0], BaseException)


def test_undeclared_errors_go_to_logging_where_the_host_gives_no_log(
    caplog: pytest.LogCaptureFixture,
) -> None:
    registry = Registry(ids=lambda: "the-id").register(numbers(halve=halve))
    assert code(registry.call("halve", n=15)) == "internal"
    assert [record.name for record in caplog.records] == ["toolrt"]
    assert "halve the-id: KeyError: 'a secret place'" in caplog.text
    assert "Traceback" in caplog.text


@pytest.mark.parametrize(
    ("n", "message"),
    [
        (1, 'The value must be an object; got "nothing like a number".'),
        (2, "The value must be an object; got null."),
        (2001, "/value must be at most 1000; got 2001."),
    ],
)
def test_a_result_of_the_wrong_type_is_invalid_output(n: int, message: str) -> None:
    log = Lines()
    envelope = app(log, halve=halve).call("halve", n=n)
    assert code(envelope) == "invalid_output"
    assert envelope.meta.executed
    assert [issue.message for issue in fault(envelope).issues] == [message]
    assert log.lines == [f"halve the-id: the result breaks its type: {message}"]


def test_a_dict_stands_for_a_record() -> None:
    assert app(halve=halve).call("halve", n=0).result == Number(value=0)


def test_unknown_tools_and_arguments_that_cannot_be_read() -> None:
    registry = app(halve=halve)
    message = fault(registry.call("halv")).message
    assert message == 'There is no tool "halv". Did you mean "halve"?'
    assert code(registry.call("halve", b"{")) == "invalid_json"
    assert code(registry.call("halve", b"\xff")) == "invalid_json"
    assert code(registry.call("halve")) == "invalid_input"
    wrong = fault(registry.call("halve", m=1, n="x"))
    assert wrong.code == "invalid_input"
    assert wrong.field == "n"
    assert [issue.path for issue in wrong.issues] == ["/n", "/m"]
    with pytest.raises(AttributeError, match='Did you mean "halve"'):
        registry.tools.halv  # noqa: B018 # looking is enough


def test_arguments_of_50_megabytes_are_not_even_read() -> None:
    registry = app(halve=halve)
    many = b'{"n":1,"cursor":"' + b"x" * 50_000_000 + b'"}'
    refused = fault(registry.call("halve", many))
    assert refused.code == "too_large"
    assert refused.message == (
        "The arguments take 50000019 bytes; at most 4194304 are allowed."
    )
    assert code(registry.call("halve", many.decode())) == "too_large"
    assert code(registry.call("halve", n=1, cursor="x" * 5_000_000)) == "too_large"
    registry.max_payload = 60_000_000
    # Who takes so much gives the time to check it.
    registry.cpu_budget_ms = 60_000
    assert registry.call("halve", many[:6] + b"8" + many[6:]).ok
    wrong = fault(registry.call("halve", many[:5] + b'"many"' + many[6:]))
    assert [issue.path for issue in wrong.issues] == ["/n"]
    deep = b'{"n":' + b"[" * 25_000_000 + b"]" * 25_000_000 + b"}"
    assert [issue.code for issue in fault(registry.call("halve", deep)).issues] == [
        "depth"
    ]
    registry.max_payload = 6
    assert code(registry.call("halve", '{"n":8}')) == "too_large"
    assert code(registry.call("halve", '"ééé"')) == "too_large"


def test_two_tools_of_one_name_are_refused_and_all_of_a_toolset_with_them() -> None:
    registry = app(halve=halve, remove=never)
    with pytest.raises(RegisterError) as caught:
        registry.register(numbers(erase=never, halve=halve))
    message = "the toolset `numbers` already has a tool named `halve`"
    assert str(caught.value) == message
    assert registry.list() == ["halve", "remove"]
    twice = numbers(halve=halve).entries * 2
    with pytest.raises(RegisterError, match="already has a tool named `halve`"):
        Registry().register(Toolset("twice", never, twice))
    assert registry.unregister("halve")
    assert not registry.unregister("halve")
    assert registry.register(numbers(halve=halve)).list() == ["remove", "halve"]


def test_a_provider_without_a_method_is_refused_at_once() -> None:
    class Empty:
        pass

    with pytest.raises(TypeError) as caught:
        Toolset.of("numbers", lambda: lambda: SPEC, Empty(), [(HALVE, "halve")])
    message = "`Empty` has no method `halve`, which the toolset `numbers` needs"
    assert str(caught.value) == message


def test_tools_are_found() -> None:
    registry = app(halve=halve, remove=never)

    def names(**query: Any) -> list[str]:
        return [spec.name for spec in registry.search(**query)]

    assert names() == ["halve", "remove"]
    assert names(name_contains="alv") == ["halve"]
    assert names(any_tag=["maths", "other"]) == ["halve"]
    assert names(all_tags=["maths", "other"]) == []
    assert names(capabilities=["cpu:use"]) == ["halve"]
    assert names(readonly=False) == ["remove"]
    assert names(destructive=True) == ["remove"]
    assert names(destructive=False) == ["halve"]
    assert list(registry.tools) == dir(registry.tools) == ["halve", "remove"]
    assert registry.get("none") is None
    spec = registry.get("halve")
    assert spec is not None
    assert spec.to_builtins()["tags"] == ["maths", "small"]
    assert spec.to_builtins()["effects"] == {"readonly": True}


def test_what_needs_a_human_asks_for_consent() -> None:
    registry = app(remove=same, erase=halve)
    refused = fault(registry.call("remove", n=7))
    assert refused.code == "confirmation_required"
    assert refused.message == "A human must agree first: Remove 7"
    assert "Run erase?" in fault(registry.call("erase", n=8)).message
    agreement = registry.agreement("remove", {"n": 7}, by="tests", lasts=60)
    consent = Context().with_consent(agreement)
    assert registry.call("remove", {"n": 7}, consent).ok
    assert code(registry.call("remove", {"n": 8}, consent)) == "confirmation_required"
    with pytest.raises(Refused):
        registry.agreement("remove", {}, by="tests", lasts=60)
    with pytest.raises(KeyError):
        registry.agreement("remov", {}, by="tests", lasts=60)

    asked: list[Question] = []

    def answers(answer: bool) -> Callable[[Question], bool]:
        def confirm(question: Question) -> bool:
            asked.append(question)
            return answer

        return confirm

    registry.confirmer = answers(True)  # noqa: FBT003
    assert registry.call("remove", n=7).result == Number(value=7)
    assert [(question.text, question.args) for question in asked] == [
        ("Remove 7", b'{"n":7}')
    ]
    registry.confirmer = answers(False)  # noqa: FBT003
    denied = registry.call("remove", n=7)
    assert denied.ok
    assert denied.meta.denied
    assert denied.result == Number(value=0)
    assert code(registry.call("erase", n=8)) == "denied"


def test_a_human_may_be_asked_by_an_async_confirmer() -> None:
    async def agrees(question: Question) -> bool:
        await asyncio.sleep(0)
        return question.text == "Remove 7"

    registry = app(remove=same)
    registry.confirmer = agrees
    assert registry.call("remove", n=7).result == Number(value=7)
    assert asyncio.run(registry.acall("remove", n=8)).meta.denied


def test_a_confirmer_that_fails_is_an_internal_error() -> None:
    def fails(_: Question) -> bool:
        raise ValueError("no terminal")

    log = Lines()
    registry = app(log, remove=never)
    registry.confirmer = fails
    assert code(registry.call("remove", n=7)) == "internal"
    assert log.lines == ["remove the-id: ValueError: no terminal"]


class NoSevens(Policy):
    def __init__(self) -> None:
        self.running = 0

    def admit(self, spec: Spec, cx: Context) -> None:
        if cx.label("banned"):
            raise refusal("missing_scope", spec.name)

    def reads_args(self, spec: Spec) -> bool:
        return spec.name == "halve"

    def admit_args(self, spec: Spec, args: Any, cx: Context) -> None:
        if args["n"] == 7:
            raise refusal("capability_denied", spec.name)
        assert cx.tool == "halve"

    def limit(self, spec: Spec, cx: Context) -> Callable[[], None]:
        assert spec.name == cx.tool
        self.running += 1
        return self.release

    def release(self) -> None:
        self.running -= 1


def refusal(code: str, tool: str) -> Refusal:
    return Refusal(CallFault.of(code, Kind.AUTH, f"{tool} is not allowed."))


def test_a_policy_closes_doors() -> None:
    policy = NoSevens()

    def look(_: Context, args: Args) -> Number:
        assert policy.running == 1
        if args.n == 9:
            raise ValueError
        return Number(value=args.n)

    async def alook(cx: Context, args: Args) -> Number:
        return look(cx, args)

    for handler in (look, alook):
        registry = app(halve=handler)
        registry.policy = policy
        assert code(registry.call("halve", n=7)) == "capability_denied"
        assert fault(registry.call("halve", n=7)).message == "halve is not allowed."
        banned = Context().with_label("banned", "yes")
        assert code(registry.call("halve", b"not read", banned)) == "missing_scope"
        assert registry.call("halve", n=8).ok
        assert code(registry.call("halve", n=9)) == "internal"
        assert asyncio.run(registry.acall("halve", n=8)).ok
        assert policy.running == 0


def test_a_policy_that_fails_is_an_internal_error() -> None:
    class Broken(Policy):
        def admit(self, spec: Spec, cx: Context) -> None:
            raise ZeroDivisionError(spec.name, cx.tool)

    registry = app(halve=halve)
    registry.policy = Broken()
    assert code(registry.call("halve", n=8)) == "internal"


def test_a_handler_cannot_end_its_call_with_an_error_of_its_own_making() -> None:
    def cheats(cx: Context, _: Args) -> Number:
        raise refusal("made_up", cx.tool)

    assert code(app(halve=cheats).call("halve", n=8)) == "internal"


def test_plans_are_made_where_a_tool_can_plan() -> None:
    def plan(_: Context, args: Args) -> list[object]:
        return [{"remove": args.n}]

    async def aplan(cx: Context, args: Args) -> list[object]:
        return plan(cx, args)

    dry = Context().with_dry_run()
    for planner in (plan, aplan):
        registry = app(planned=never, plan_planned=planner, halve=never)
        envelope = registry.call("planned", {"n": 1}, dry)
        assert envelope.meta.dry_run
        assert envelope.result == {"dry_run": True, "actions": [{"remove": 1}]}
        assert asyncio.run(registry.acall("planned", {"n": 1}, dry)).meta.dry_run
        refused = fault(registry.call("halve", {"n": 1}, dry))
        assert refused.code == "invalid_input"
        assert refused.recovery.action == "replan"


def planless(*_: object) -> list[object]:
    return [object()]


def test_plans_that_are_no_json_are_an_internal_error() -> None:
    registry = app(planned=never, plan_planned=planless)
    dry = Context().with_dry_run()
    assert code(registry.call("planned", {"n": 1}, dry)) == "internal"


def test_time_is_the_hosts() -> None:
    clock = ManualClock()

    def slow(_: Context, args: Args) -> Number:
        clock.advance(args.n / 10)
        return Number(value=0)

    registry = Registry(clock=clock).register(numbers(halve=slow, quick=never))
    assert registry.call("halve", n=25).meta.duration_ms == 2500
    late = Context(deadline=2.0)
    assert code(registry.call("quick", {"n": 1}, late)) == "timeout"


def test_lowered_arguments_are_taken_from_whoever_says_so() -> None:
    registry = app(halve=halve)
    sent = {"n": 8, "cursor": None}
    documents: list[Any] = [json.dumps(json.dumps({"n": 8})), json.dumps(sent), sent]
    lowered = Context().with_lowered()
    for payload in [*documents, json.dumps(sent).encode()]:
        assert code(registry.call("halve", payload)) == "invalid_input"
        assert registry.call("halve", payload, lowered).unwrap() == Number(value=4)
        reply = asyncio.run(registry.acall("halve", payload, lowered))
        assert reply.unwrap() == Number(value=4)
    assert registry.within(lowered).tools.halve(n=8, cursor=None).ok
    assert registry.call("halve", b'{"n":8}', lowered).ok
    assert code(registry.call("halve", None, lowered)) == "invalid_input"
    assert code(registry.call("halve", {"n": None}, lowered)) == "invalid_input"
    assert lowered.lowered
    assert not lowered.child().lowered
    assert not lowered.with_lowered(lowered=False).lowered


def test_what_a_handler_sends_is_not_lowered() -> None:
    registry = Registry()

    def calls(cx: Context, args: Args) -> Number:
        assert cx.payload == {"n": args.n}
        if args.n == 1:
            inner = registry.call("halve", {"n": 2, "cursor": None}, cx)
            assert code(inner) == "invalid_input"
        return Number(value=1)

    registry.register(numbers(halve=calls))
    lowered = Context().with_lowered()
    assert registry.call("halve", {"n": 1, "cursor": None}, lowered).ok


def test_lowered_arguments_that_are_too_large_or_odd_are_refused_as_ever() -> None:
    registry = Registry(max_payload=20).register(numbers(halve=halve))
    lowered = Context().with_lowered()
    long = json.dumps({"n": 8, "cursor": None, "more": None})
    assert code(registry.call("halve", long, lowered)) == "too_large"
    odd = {"n": object(), "cursor": None}
    (issue,) = fault(registry.call("halve", odd, lowered)).issues
    assert issue.message == "/n must be an integer; got a Python object of type object."
    endless: dict[str, Any] = {}
    endless["n"] = endless
    plain = code(registry.call("halve", endless))
    assert code(registry.call("halve", endless, lowered)) == plain


def test_a_provider_checks_arguments() -> None:
    ran = list[int]()

    class Checked:
        def f(self, _cx: Context, args: Args) -> Number:
            ran.append(args.n)
            return Number(value=args.n)

        def check_f(self, cx: Context, args: Args) -> Any:
            assert cx.tool == "halve"
            if args.n == 3:
                raise ZeroDivisionError
            if args.n == 4:
                return ["not an issue"]
            return [Issue.of_check("/n", "must be even.")] * (args.n % 2 * 200)

    toolset = Toolset.of("numbers", lambda: lambda: SPEC, Checked(), [(HALVE, "f")])
    registry = Registry(log=Lines()).register(toolset)
    assert registry.call("halve", n=2).ok
    refused = fault(registry.call("halve", n=1))
    assert refused.code == "invalid_input"
    assert (refused.field, len(refused.issues)) == ("n", 100)
    assert [code(registry.call("halve", n=n)) for n in (3, 4)] == ["internal"] * 2
    assert ran == [2]


def test_a_check_takes_two_parameters_and_waits_for_nothing() -> None:
    def of(check: Any, tools: Any) -> None:
        provider = type("Wrong", (), {"f": lambda *_: None, "check_f": check})()
        Toolset.of("numbers", lambda: lambda: SPEC, provider, tools)

    async def later(_self: object, _cx: Context, _args: Args) -> list[Issue]:
        return []

    with pytest.raises(TypeError, match=r"`Wrong.check_f` takes "):
        of(lambda _self, _cx: [], [(HALVE, "f")])
    with pytest.raises(TypeError, match=r"`Wrong.check_f` must not be async"):
        of(later, [(HALVE, "f")])
    # Where a tool has this name, the check has another one.
    tools = [(HALVE, "f", None, "check_f_"), (QUICK, "check_f")]
    of(lambda _self, _cx, _args: [], tools)
