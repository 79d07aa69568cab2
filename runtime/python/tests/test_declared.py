"""Declared errors: exceptions with their details as attributes, on both sides."""

from __future__ import annotations

import copy
import inspect
import pickle
import traceback
import typing
from typing import Any

import pytest
from msgspec import UNSET, UnsetType, field
from numbers_tools import HALVE, Args, Number, TooOdd
from support import app, code

from toolrt import CallFailed, Context, DeclaredError, Secret, ToolError
from toolrt.call import CallFault, Kind
from toolrt.call.declared import declared
from toolrt.host import call


class Wide(
    DeclaredError,
    code="wide",
    rename={"args_": "args", "code_": "code", "init": "__init__"},
):
    """Fields of all sorts
    are there.

    And there is more to say.
    """

    args_: str
    message: str = "m"
    code_: int = 0
    init: list[int] = field(default_factory=lambda: [1])
    note: str | UnsetType = UNSET
    when: str | UnsetType | None = UNSET
    token: Secret[str] | UnsetType = UNSET


class Odd(DeclaredError, code="odd", record=True):
    """Has a key that no Struct has."""

    said: str
    times: int = 2


class Bare(DeclaredError, code="bare"):
    pass


def raised(error: Exception, n: int = 1) -> Any:
    """Give the envelope of a tool whose handler raises it."""

    def halve(_: Context, __: Args) -> Number:
        raise error

    return app(halve=halve).call("halve", n=n)


def test_details_are_arguments_and_attributes() -> None:
    error = Wide(args_="a", when=None)
    assert (error.args_, error.message, error.code_) == ("a", "m", 0)
    assert (error.note, error.when, error.init) == (UNSET, None, [1])
    error.code_ = 5
    assert error.details == Wide.Details(args_="a", when=None, code_=5)
    assert Wide(args_="b").init is not Wide(args_="b").init
    odd = Odd(said="x")
    assert (odd.said, odd.times, odd.details.times) == ("x", 2, 2)


@pytest.mark.parametrize(
    ("make", "text"),
    [
        (Wide, "Missing required argument 'args_'"),
        (lambda: Wide(args_="a", nope=1), "Unexpected keyword argument 'nope'"),  # type: ignore[call-arg] # likewise
        (lambda: Wide("a"), "positional argument"),  # type: ignore[call-arg] # likewise
        (Odd, "Missing required argument 'said'"),
        (lambda: ToolError(Bare()), r"raise Bare\(\.\.\.\) itself"),
    ],
)
def test_what_no_details_are_made_of(make: Any, text: str) -> None:
    with pytest.raises(TypeError, match=text):
        make()


def test_an_error_says_what_the_design_says() -> None:
    assert str(Wide(args_="a")) == "Fields of all sorts are there."
    assert str(Bare()) == "bare"
    assert (Bare().code, Wide(args_="a").code) == ("bare", "wide")
    fault = CallFault.of("wide", Kind.INPUT, "A message.")
    assert str(declared(Wide, Wide.Details(args_="a"), fault)) == "A message."
    lines = traceback.format_exception_only(Wide(args_="a"))
    assert lines == ["test_declared.Wide: Fields of all sorts are there.\n"]


def test_secrets_hide_themselves() -> None:
    error = Wide(args_="a", token=Secret("sesame"))
    assert "sesame" not in repr(error)
    assert repr(error).startswith("Wide(args_='a', message='m', code_=0, init=[1], ")
    assert repr(Odd(said="x")) == "Odd(said='x', times=2)"
    assert repr(Bare()) == "Bare()"


def test_errors_are_equal_if_their_details_are() -> None:
    fault = CallFault.of("wide", Kind.INPUT, "A message.")
    one, other = Wide(args_="a"), declared(Wide, Wide.Details(args_="a"), fault)
    assert one == other
    assert hash(one) == hash(other)
    assert one != Wide(args_="b")
    assert one != Bare()
    assert Odd(said="x") == Odd(said="x") != Odd(said="y")
    assert len({one, other, Bare(), Bare()}) == 2


def round_trip(error: DeclaredError) -> Any:
    return pickle.loads(pickle.dumps(error))  # noqa: S301 # just written


@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, round_trip])
@pytest.mark.parametrize(
    "error", [Wide(args_="a", when=None), Odd(said="x"), Bare()], ids=repr
)
def test_copies_are_whole(error: DeclaredError, way: Any) -> None:
    fault = CallFault.of("wide", Kind.INPUT, "A message.")
    error = declared(type(error), error.details, fault)
    error.add_note("noted")
    again = way(error)
    assert again == error
    assert again is not error
    assert again.details is not error.details
    assert (again.fault, again.__notes__) == (fault, ["noted"])


def test_classes_can_be_looked_at() -> None:
    assert list(inspect.signature(Wide).parameters)[:3] == ["args_", "message", "code_"]
    assert inspect.signature(Wide).parameters["message"].default == "m"
    assert not inspect.signature(Bare).parameters
    hints = typing.get_type_hints(Wide)
    assert hints["args_"] is str
    assert hints["when"] == str | UnsetType | None


def test_a_handler_raises_what_a_client_catches() -> None:
    def halve(_: Context, args: Args) -> Number:
        raise TooOdd(n=args.n)

    registry = app(halve=halve)
    error = registry.call("halve", n=3).error
    assert error is not None
    assert (error.code, error.field, error.details) == ("too_odd", "n", {"n": 3})
    assert error.recovery.hint == "Try another than 3"
    with pytest.raises(TooOdd) as caught:
        call(registry, HALVE, Args(n=3))
    assert (caught.value.n, caught.value.code) == (3, "too_odd")
    assert caught.value.fault == error


def test_an_error_that_is_caught_can_be_passed_on() -> None:
    def halve(_: Context, args: Args) -> Number:
        raise TooOdd(n=args.n)

    inner = app(halve=halve)

    def outer(cx: Context, args: Args) -> Number:
        value: Number = call(inner, HALVE, args, cx)
        return value

    envelope = app(halve=outer).call("halve", n=7)
    assert envelope.error is not None
    assert (envelope.error.code, envelope.error.details) == ("too_odd", {"n": 7})


def test_only_its_own_errors_are_those_of_a_tool() -> None:
    class Alike(DeclaredError, code="too_odd"):
        """Of another package, by the same name."""

        n: int

    class Own(TooOdd):
        """A host's own, with the same details."""

    assert code(raised(Own(n=3))) == "too_odd"
    assert code(raised(ToolError({"n": 3}, code="too_odd"))) == "too_odd"
    assert code(raised(Alike(n=3))) == "internal"
    assert code(raised(Bare())) == "internal"
    assert code(raised(TooOdd(n="x"))) == "invalid_output"  # type: ignore[arg-type] # that is the point
    with pytest.raises(CallFailed, match="internal"):
        call(app(halve=lambda *_: raises(Bare())), HALVE, Args(n=1))


def raises(error: Exception) -> Any:
    raise error
