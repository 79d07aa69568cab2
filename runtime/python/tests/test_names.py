"""What programs that look at the package see of it."""

from __future__ import annotations

import copy
import functools
import inspect
import pickle
import typing
from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

import pytest
from numbers_tools import COUNT, HALVE, PLANNED, SPEC, WHOSE, Args, Number, never
from support import app, code

import toolrt
from toolrt import (
    Agreement,
    Cancel,
    Context,
    agent,
    call,
    codec,
    diagnose,
    host,
    json,
    spec,
)
from toolrt.host import Bound, Toolset

if TYPE_CHECKING:
    from collections.abc import Iterator


def public() -> Iterator[tuple[str, Any]]:
    """Give every public class, function and method that is written in Python."""
    for module in (toolrt, agent, call, codec, diagnose, host, json, spec):
        for name in module.__all__:
            value = getattr(module, name)
            if not getattr(value, "__module__", "").startswith("toolrt"):
                continue
            if inspect.isfunction(value) or inspect.isclass(value):
                yield f"{module.__name__}.{name}", value
            if not inspect.isclass(value):
                continue
            for own, member in vars(value).items():
                if isinstance(member, classmethod | staticmethod):
                    member = member.__func__  # noqa: PLW2901
                elif isinstance(member, property):
                    member = member.fget  # noqa: PLW2901
                shown = not own.startswith("_") or own == "__init__"
                if shown and inspect.isfunction(member):
                    yield f"{module.__name__}.{name}.{own}", member


@pytest.mark.parametrize(
    ("value"), [pytest.param(value, id=name) for name, value in public()]
)
def test_public_names_say_what_they_take_and_give(value: Any) -> None:
    assert inspect.signature(value)
    hints = typing.get_type_hints(value)
    assert not [hint for hint in hints.values() if isinstance(hint, str)]


def test_hints_are_the_classes_themselves() -> None:
    assert typing.get_type_hints(Context)["labels"] == Mapping[str, str]
    fields = typing.get_type_hints(toolrt.CallFault)
    assert fields["issues"] == tuple[toolrt.Issue, ...]
    hints = typing.get_type_hints(toolrt.Policy.admit)
    assert hints == {"spec": toolrt.Spec, "cx": Context, "return": type(None)}
    assert "timeout" in inspect.signature(Context).parameters


AGREEMENT = Agreement(by="b", tool="t", args="", caller="c", until=0)


def test_a_context_travels_without_what_belongs_to_its_process() -> None:
    cx = Context(
        run_id="r",
        labels=MappingProxyType({"tenant": "acme"}),
        timeout=3.0,
        consent=AGREEMENT,
        events=print,
        deadline=7.0,
    ).with_cancel(Cancel())
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        read = pickle.loads(pickle.dumps(cx, protocol))  # noqa: S301 # just written
        assert (read.run_id, read.timeout, read.consent) == ("r", 3.0, AGREEMENT)
        assert read.label("tenant") == "acme"
        assert (read.events, read.deadline) == (None, None)
    assert pickle.loads(pickle.dumps(Context())).labels == {}  # noqa: S301 # likewise


def test_a_copy_of_a_context_belongs_to_the_same_call() -> None:
    cx = Context(labels={"a": "b"}, events=print).with_cancel(Cancel())
    for other in (copy.copy(cx), copy.deepcopy(cx)):
        assert other.token() is cx.token()
        assert (other.label("a"), other.events) == ("b", print)


def test_a_handler_sends_its_child() -> None:
    sent: list[bytes] = []

    def sends(cx: Context, args: Args) -> Number:
        sent.append(pickle.dumps(cx))
        return Number(value=args.n)

    given = Context(call_id="mine", consent=AGREEMENT)
    assert app(halve=sends).call("halve", {"n": 1}, given).ok
    read = pickle.loads(sent[0])  # noqa: S301 # just written
    assert (read.parent_call_id, read.call_id) == ("mine", None)
    assert not read.consent
    assert not read.is_running


class Wrong:
    def halve(self, args: Args) -> Number:
        return Number(value=args.n)

    def whose(self, cx: Context, args: Args) -> str:
        return f"{cx} {args}"

    def count(self, cx: Context, args: Args, *, to: Any) -> Number:
        raise NotImplementedError

    def planned(self, cx: Context, args: Args) -> Number:
        raise NotImplementedError

    def plan_planned(self, cx: Context, args: Args, i: int) -> list[object]:
        raise NotImplementedError


@pytest.mark.parametrize(
    ("tool", "message"),
    [
        (HALVE, "`Wrong.halve` takes (args), and will be given (cx, args)"),
        (
            WHOSE,
            "`Wrong.whose` takes (cx, args), and will be given (cx, args, injected)",
        ),
        (
            COUNT,
            "`Wrong.count` takes (cx, args, *, to), and will be given (cx, args, sink)",
        ),
        (
            PLANNED,
            "`Wrong.plan_planned` takes (cx, args, i), and will be given (cx, args)",
        ),
    ],
)
def test_a_handler_of_other_parameters_is_refused_at_once(
    tool: Any, message: str
) -> None:
    with pytest.raises(TypeError) as caught:
        Toolset.of("numbers", lambda: lambda: SPEC, Wrong(), [(tool, tool.name)])
    assert str(caught.value) == message


def test_a_provider_that_nobody_has_made_is_refused_at_once() -> None:
    class Store:
        def halve(self, cx: Context, args: Args) -> Number:
            raise NotImplementedError

    with pytest.raises(TypeError, match=r"`Store.halve` takes \(self, cx, args\)"):
        Toolset.of("numbers", lambda: lambda: SPEC, Store, [(HALVE, "halve")])


def test_a_bound_method_of_other_parameters_is_refused_at_once() -> None:
    def method(cx: Context) -> Number:
        raise NotImplementedError(cx)

    with pytest.raises(TypeError, match=r"takes \(cx\), and will be given \(cx, args"):
        Toolset.bound("numbers", lambda: lambda: SPEC, [Bound(HALVE, method)])


class Callable:
    def __call__(self, _: Context, args: Args, more: int = 0) -> Number:
        return Number(value=args.n + more)


def four(cx: Context, args: Args, more: int, last: int) -> Number:
    return Callable()(cx, args, more + last)


def optional(cx: Context, args: Args, more: int = 0, **_: int) -> Number:
    return Callable()(cx, args, more)


@functools.wraps(never)
def wrapped(*given: Any) -> Number:
    return Callable()(*given)


@pytest.mark.parametrize(
    "handler",
    [
        Callable(),
        functools.partial(four, more=0, last=0),
        wrapped,
        optional,
    ],
)
def test_whatever_can_take_it_is_a_handler(handler: Any) -> None:
    registry = app(halve=handler)
    assert registry.call("halve", n=3).unwrap().value == 3


def test_what_nobody_can_look_at_is_a_handler() -> None:
    assert code(app(halve=dict).call("halve", n=3)) == "internal"
