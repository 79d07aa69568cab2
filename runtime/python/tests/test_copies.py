"""Copies and pickles of what programs keep: values, envelopes, errors."""

from __future__ import annotations

import copy
import importlib
import json
import pickle
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from numbers_tools import Number as Value
from numbers_tools import TooOdd
from support import app, gives

from toolrt import (
    CallFailed,
    Codec,
    Envelope,
    Issue,
    Number,
    Refusal,
    Refused,
    Secret,
    ToolError,
    table,
)
from toolrt.agent import Ended, RunEnded
from toolrt.call import CallFault, InvalidOutput, Kind
from toolrt.call.declared import declared
from toolrt.host import AnswerRefused
from toolrt.json import Broken

if TYPE_CHECKING:
    from collections.abc import Callable

GOLDEN = Path(__file__).parents[3] / "tests/golden"

#: A document of each type, by the package and the codec of the type.
DOCUMENTS = {
    ("records", "POINT"): {"x": 1.5, "y": 0.0},
    ("records", "OPEN_JSON"): {"id": 1, "more": {"a": [1.0, None]}},
    ("records", "KEPT"): {"id": 1, "a": [1], "b": []},
    ("records", "TRI"): {"y": None, "z": None},
    ("records", "LOGIN"): {"user": "ada", "password": "a long secret", "pin": 7},
    ("recursion", "TREE"): [[], [[]]],
    ("recursion", "NODE"): {"value": 1, "next": {"value": 2, "next": None}},
    ("recursion", "CHAIN"): [1, [2, None]],
}


def round_trip(value: Any) -> Any:
    return pickle.loads(pickle.dumps(value))  # noqa: S301 # just written


WAYS: list[Callable[[Any], Any]] = [copy.copy, copy.deepcopy, round_trip]


def codec_of(case: str, name: str) -> Codec[Any]:
    if str(GOLDEN) not in sys.path:
        sys.path.insert(0, str(GOLDEN))
    codecs = importlib.import_module(f"{case}.python.types.case_{case}.codecs")
    codec: Codec[Any] = getattr(codecs, name)
    return codec


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("case", "name"), DOCUMENTS)
def test_values_of_generated_types(
    case: str, name: str, way: Callable[[Any], Any]
) -> None:
    codec = codec_of(case, name)
    data = json.dumps(DOCUMENTS[case, name], separators=(",", ":")).encode()
    value = codec.decode(data)
    again = way(value)
    assert type(again) is type(value)
    assert again == value
    assert codec.encode(again) == codec.encode(value)


@pytest.mark.parametrize("way", WAYS)
def test_numbers_and_secrets(way: Callable[[Any], Any]) -> None:
    number = way(Number("1.50"))
    assert (number, number.text) == (1.5, "1.50")
    secret = way(Secret("word"))
    assert secret == Secret("word")
    assert repr(secret) == "Secret"


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("n", [8, 7])
def test_envelopes(n: int, way: Callable[[Any], Any]) -> None:
    def halve(_: object, args: Any) -> Value:
        if args.n % 2:
            raise TooOdd(n=args.n)
        return Value(value=args.n // 2)

    envelope = app(halve=halve).call("halve", n=n)
    again: Envelope[Any] = way(envelope)
    assert again.to_json() == envelope.to_json()
    assert (again.result, again.error) == (envelope.result, envelope.error)


def failed() -> CallFailed:
    return CallFailed(app(halve=gives(1)).call("halve"))


ISSUES = tuple(Codec(table.INT).diagnose(b'"x"'))


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(
    "error",
    [
        Refused(ISSUES),
        ToolError({"n": 7}, code="too_odd"),
        TooOdd(n=7),
        declared(
            TooOdd,
            TooOdd.Details(n=7),
            CallFault.of("too_odd", Kind.INPUT, "It is odd."),
        ),
        Refusal(CallFault.of("denied", Kind.AUTH, "No.")),
        AnswerRefused("halve", ISSUES),
        InvalidOutput(ISSUES),
        RunEnded(Ended.CALLS),
        Broken(3, "the document ends too early"),
        failed(),
    ],
    ids=lambda error: type(error).__name__,
)
def test_errors(error: Any, way: Callable[[Any], Any]) -> None:
    again = way(error)
    assert type(again) is type(error)
    assert str(again) == str(error)
    for name in ("issues", "details", "fault", "offset", "why"):
        assert getattr(again, name, None) == getattr(error, name, None)
    assert isinstance(ISSUES[0], Issue)
