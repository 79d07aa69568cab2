"""Checks that are written as code accept only what all other ways accept as it is."""

from __future__ import annotations

import json
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import UNSET
from test_conformance import FILES, codec_of, payload_of

from toolrt import Codec, Refused, table
from toolrt.codec import fast
from toolrt.codec.inline import inlined

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


class _Str(str):
    """A text that is none."""

    __slots__ = ()


#: What no place takes, some take, or only looks like what a place takes.
_OTHERS: tuple[Any, ...] = (
    None,
    True,
    0,
    -1,
    3,
    2**70,
    1.5,
    -0.0,
    float("nan"),
    float("inf"),
    "",
    "x",
    "a\n",
    "\ud800",
    "é" * 300,
    _Str("abc"),
    b"abc",
    [],
    ["x", "x"],
    (),
    ("x",),
    {},
    {"a": 1},
    {1: "a"},
    UNSET,
    object(),
)


def test_checks_accept_what_is_read_from_valid_documents() -> None:
    accepted = asked = 0
    for codec, check, case in _cases():
        if case["valid"]:
            asked += 1
            value = codec.decode(payload_of(case["payload"]))
            accepted += check(value)
            _is_as_ever(codec, check, value)
    assert asked > 200
    # What is read may still be spelled in another way than the canonical one.
    assert accepted > 0.9 * asked


def test_checks_accept_nothing_that_is_refused_or_changed() -> None:
    accepted = refused = 0
    for codec, check, case in _cases():
        if not case["valid"]:
            continue
        data = payload_of(case["payload"])
        for value in _spoiled(lambda: codec.decode(data)):  # noqa: B023
            if _is_as_ever(codec, check, value):
                accepted += 1
            else:
                refused += 1
    assert accepted > 100
    assert refused > 1000


def test_types_that_write_much_are_checked_by_code() -> None:
    codec: Codec[Any] = Codec(table.List(table.Text(least=1)))
    value = ["x" * 1000]
    for _ in range(40):
        assert codec.encode(value) == json.dumps(value, separators=(",", ":")).encode()
        assert codec.canonical(value)[0] is value
    for wrong in ([""], [1], ["\ud800"]):
        try:
            codec.encode(wrong)
        except Refused:
            continue
        raise AssertionError(wrong)
    assert codec.canonical(("y",)) == (["y"], b'["y"]')


def _cases() -> Iterator[tuple[Codec[Any], Callable[[Any], bool], Any]]:
    for path in FILES:
        cases = json.loads(path.read_text())["cases"]
        types = list(dict.fromkeys(case["type"] for case in cases))
        for case in cases:
            codec = codec_of(path.stem, types.index(case["type"]), case["type"])
            check = inlined(codec.table, codec.facts())
            if check is not None:
                yield codec, check, case


def _is_as_ever(codec: Codec[Any], check: Callable[[Any], bool], value: Any) -> bool:
    """Whether a check accepts a value; then, all others must accept it as it is."""
    if not check(value):
        return False
    write = fast.encoder(codec.table, codec.facts())
    try:
        made, _ = write(value)
    except (ValueError, TypeError, msgspec.MsgspecError):
        # Half surrogates are refused before anybody checks.
        assert _has_no_text(value)
        return True
    assert made is value
    return True


def _has_no_text(value: Any) -> bool:
    try:
        msgspec.json.encode(value)
    except UnicodeEncodeError:
        return True
    return False


def _spoiled(make: Callable[[], Any]) -> Iterator[Any]:
    """Give values in which one place holds something else."""
    yield from _OTHERS
    for at in range(len(list(_places(make())))):
        for other in _OTHERS:
            value = make()
            _, put = list(_places(value))[at]
            put(other)
            yield value


def _places(value: Any) -> Iterator[tuple[Any, Callable[[Any], None]]]:
    """Give everything inside a value that can be replaced, with what replaces it."""
    if isinstance(value, msgspec.Struct):
        names = value.__struct_fields__
        for name in names:
            member = getattr(value, name)
            yield member, partial(setattr, value, name)
            yield from _places(member)
    elif isinstance(value, list):
        for index, item in enumerate(value[:3]):
            yield item, partial(value.__setitem__, index)
            yield from _places(item)
    elif isinstance(value, dict):
        for key, member in list(value.items())[:3]:
            yield member, partial(value.__setitem__, key)
            yield from _places(member)
