"""What envelopes hold to help their readers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from numbers_tools import NUMBER, SPEC, Args, Number, TooOdd, tool
from support import Lines, code, fault

from toolrt import Context, Envelope, Registry
from toolrt.call import Scalar
from toolrt.host import Toolset
from toolrt.host.sessions import Sessions
from toolrt.spec import Example

if TYPE_CHECKING:
    import pytest

EXPLAIN = tool(
    "explain",
    NUMBER,
    output_schema='{"type":"object"}',
    reminder=(Scalar(("args", "n")), " gave ", Scalar(("result", "value")), "."),
    dry_run=True,
    examples=(
        Example(args='{"n":1}', error=("too_odd", '{"n":1}')),
        Example(args='{"n":2}'),
    ),
)


class Explains:
    def explain(self, cx: Context, args: Args) -> Number:
        assert not cx.child().detail
        match args.n:
            case 2:
                cx.mark_truncated()
            case 3:
                raise TooOdd(n=3)
            case 13:
                cx.mark_truncated()
                raise ValueError
            case _:
                pass
        return Number(value=args.n * 10)

    def plan_explain(self, _: Context, __: Args) -> list[object]:
        return []


def app() -> Registry:
    made = Toolset.of("n", lambda: lambda: SPEC, Explains(), [(EXPLAIN, "explain")])
    return Registry(log=Lines()).register(made)


def travels(envelope: Envelope[Any]) -> bool:
    read = Envelope.from_json(envelope.to_json())
    return read is not None and read.to_json() == envelope.to_json()


def test_a_sessions_first_call_of_a_tool_has_the_schema_of_its_result() -> None:
    registry = app()

    def has_schema(cx: Context, n: int = 1) -> bool:
        envelope = registry.call("explain", {"n": n}, cx)
        assert travels(envelope)
        assert envelope.meta.output_schema in (None, {"type": "object"})
        return envelope.meta.output_schema is not None

    session = Context(session_id="s")
    assert not has_schema(Context())
    # Without a result, it is as if there had been no call.
    assert not has_schema(session, 13)
    assert not has_schema(session.with_dry_run())
    assert has_schema(session)
    assert not has_schema(session)
    assert has_schema(Context(session_id="t"))
    for cx in (Context(), session):
        assert has_schema(cx.with_detail())
        assert has_schema(cx.with_detail())
        assert not has_schema(cx.with_detail(), 13)
        assert not has_schema(cx.with_detail().with_dry_run())


def test_many_sessions_take_no_more_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("toolrt.host.sessions._REMEMBERED", 3)
    sessions = Sessions()
    assert sessions.is_first("s", "tool")
    assert not sessions.is_first("s", "tool")
    assert sessions.is_first("s", "other")
    assert [sessions.is_first(str(n), "tool") for n in range(3)] == [True] * 3
    assert sessions.is_first("s", "tool")


def test_whoever_sends_wrong_arguments_gets_the_first_example_that_works() -> None:
    registry = app()
    for payload in (b"{", b'{"n":"one"}', b'{"n":3}'):
        envelope = registry.call("explain", payload)
        assert fault(envelope).example == {"n": 2}
        assert list(fault(envelope).to_builtins())[-1] == "example"
        assert travels(envelope)
    assert fault(registry.call("explain", n=13)).example is None


def test_a_reminder_and_what_was_left_out_are_told() -> None:
    registry = app()
    Context().mark_truncated()  # outside of a call there is no result
    whole = registry.call("explain", n=1)
    assert whole.meta.reminder == "1 gave 10."
    assert not whole.meta.truncated
    part = registry.call("explain", {"n": 2}, Context(timeout=30))
    assert part.meta.truncated
    assert travels(part)
    failed = registry.call("explain", n=13)
    assert code(failed) == "internal"
    assert not failed.meta.truncated
    assert failed.meta.reminder is None
