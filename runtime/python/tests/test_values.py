"""Values of Python: what stands for JSON, alike on both paths."""

from __future__ import annotations

import datetime as dt
import decimal
import enum
import math
import random
import uuid
from dataclasses import dataclass
from typing import Any

import msgspec
import pytest
from msgspec import UNSET

from toolrt import Codec, Number, Record, Refused, Secret, table
from toolrt.codec import fast
from toolrt.codec.slow import converted, encoded
from toolrt.table.limits import Step

JSON: Codec[Any] = Codec(table.JSON)
MAP: Codec[Any] = Codec(table.Map(table.JSON))


@dataclass
class Point:
    x: int
    inside: object = None


@dataclass(slots=True)
class Slotted:
    x: int


class Mine(str):
    __slots__ = ()


class Colour(enum.Enum):
    RED = "red"


class Level(enum.IntEnum):
    HIGH = 3


class Pair(msgspec.Struct):
    """Two, under other names."""

    one: int = msgspec.field(name="eins")
    other: int | msgspec.UnsetType = UNSET


ID = uuid.UUID(int=7)


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (dt.datetime(2026, 1, 31, 9, 30, tzinfo=dt.UTC), '"2026-01-31T09:30:00Z"'),
        (dt.date(2026, 1, 31), '"2026-01-31"'),
        (dt.timedelta(minutes=5), '"PT300S"'),
        (ID, f'"{ID}"'),
        (decimal.Decimal("1.50"), '"1.50"'),
        (Point(1, Point(2)), '{"x":1,"inside":{"x":2,"inside":null}}'),
        ([Slotted(1)], '[{"x":1}]'),
        (Pair(1), '{"eins":1}'),
        ({1}, "[1]"),
        ((1, "a"), '[1,"a"]'),
        (Mine("a"), '"a"'),
        ([Colour.RED, Level.HIGH], '["red",3]'),
        ({Colour.RED: 1}, '{"red":1}'),
        ({Level.HIGH: 1, 4: 2}, '{"3":1,"4":2}'),
        ({Mine("ä"): 1}, '{"ä":1}'),
        ({ID: 1}, f'{{"{ID}":1}}'),
        ({dt.date(2026, 1, 31): 1}, '{"2026-01-31":1}'),
        ({"a": UNSET, "b": 1}, '{"b":1}'),
        (b"hi", '"aGk="'),
        (Secret([1]), "[1]"),
        (Number("1.50"), "1.50"),
        (msgspec.Raw(b'{"a":1.0}'), '{"a":1.0}'),
        (10**30, "1" + "0" * 30),
    ],
)
def test_what_msgspec_writes_is_a_value_on_both_paths(value: object, text: str) -> None:
    wanted = JSON.decode(text)
    assert JSON.convert(value) == converted(JSON, value) == wanted
    assert JSON.convert({"a": [value]}) == converted(JSON, {"a": [value]})
    assert JSON.encode(value) == encoded(JSON, value) == text.encode()


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (object(), "a Python object of type object"),
        (Point, "a Python object of type type"),
        (range(3), "a Python object of type range"),
        (iter(()), "a Python object of type tuple_iterator"),
        ("\ud800", "a Python object of type str"),
        ({"\ud800": 1}, "a Python object of type dict"),
        ({None: 1}, "a Python object of type dict"),
        ({True: 1}, "a Python object of type dict"),
        ({("a",): 1}, "a Python object of type dict"),
        ({frozenset(): 1}, "a Python object of type dict"),
        (float("nan"), "NaN"),
        (float("-inf"), "-Infinity"),
    ],
)
def test_what_stands_for_no_json_is_refused_on_both_paths(
    value: object, shown: str
) -> None:
    message = f"/a must be any JSON value; got {shown}."
    given = {"a": value}
    for way in (
        lambda: MAP.convert(given),
        lambda: converted(MAP, given),
        lambda: MAP.encode(given),
        lambda: encoded(MAP, given),
    ):
        with pytest.raises(Refused) as refused:
            way()
        assert [issue.message for issue in refused.value.issues] == [message]
    assert [issue.message for issue in MAP.diagnose(given)] == [message]


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("1.0", 1),
        ("100e-2", 1),
        ("9007199254740993.0", 2**53 + 1),
        ("0.9223372036854775807e19", 2**63 - 1),
        ("1.00000000000000000001", None),
        ("0.99999999999999999999", None),
        ("9007199254740993.5", None),
        ("1e-400", None),
        ("1.5", None),
    ],
)
def test_a_number_is_whole_by_its_spelling_and_not_by_its_float(
    text: str, number: int | None
) -> None:
    codec: Codec[Any] = Codec(table.List(table.INT))
    data = f"[1,{text}]".encode()
    if number is None:
        assert [issue.code for issue in codec.diagnose(data)] == ["type"]
    else:
        assert codec.decode(data) == [1, number]


def test_no_more_is_looked_for_than_is_listed() -> None:
    asked: list[str] = []

    class Asked(table.Pattern):
        def matches(self, text: str) -> bool:
            asked.append(text)
            return False

    pattern = Asked("^no$")
    codec: Codec[Any] = Codec(table.List(table.Text(patterns=(pattern,))))
    issues = codec.diagnose([str(n) for n in range(10_000)])
    assert [issue.path for issue in issues] == [f"/{n}" for n in range(100)]
    assert len(set(asked)) == 101
    exactly = codec.diagnose([str(n) for n in range(100)])
    assert exactly == issues


class Keyed(Record):
    keys: int
    values: int = 2


def test_records_compare_by_fields_whatever_these_are_called() -> None:
    assert Keyed(keys=1) == Keyed(keys=1, values=2)
    assert Keyed(keys=1) != Keyed(keys=2)
    assert dict(iter(Keyed(keys=1))) == {"keys": 1, "values": 2}


def test_types_that_only_their_tables_read_have_a_fast_path() -> None:
    def alternatives() -> tuple[table.Table, ...]:
        return (table.INT, table.FLOAT, table.List(nested))

    nested = table.Alias(None, lambda: table.Union(None, alternatives))
    codec: Codec[Any] = Codec(nested)
    decode = fast.decoder(nested, codec.facts())
    assert decode(b"[1,[2.5,[]]]") == [1, [2.5, []]]
    # What is written is canonical all the same.
    assert codec.encode([1.0, [2.5]]) == b"[1,[2.5]]"


@pytest.mark.parametrize(
    ("item", "same", "other"),
    [
        (table.FLOAT, ["0.0", "-0.0"], ["0.5", "-0.5"]),
        (table.INT, ["1", "1.0"], ["1", "-1"]),
        (table.BYTES, ['"aGk="', '"aGl="'], ['"aGk="', '"aGkh"']),
        (table.List(table.FLOAT), ["[0]", "[-0.0]"], ["[1]", "[1,1]"]),
        (table.Map(table.INT), ['{"a":1,"b":2}', '{"b":2,"a":1}'], ["{}", '{"a":1}']),
        (table.JSON, ['{"a":[1]}', '{"a":[1.0]}'], ['["1"]', "[1]"]),
        (
            table.Union(None, lambda: (table.INT, table.List(table.FLOAT))),
            ["[1]", "[1.0]"],
            ["1", "[1]"],
        ),
    ],
    ids=lambda case: type(case).__name__,
)
def test_equal_items_are_found_on_both_paths(
    item: table.Table, same: list[str], other: list[str]
) -> None:
    codec: Codec[Any] = Codec(table.List(item, unique=True))
    assert len(codec.decode(f"[{','.join(other)}]")) == 2
    with pytest.raises(Refused, match="items 0 and 1 are equal"):
        codec.decode(f"[{','.join(same)}]")


def test_the_short_way_of_steps_says_what_their_digits_say() -> None:
    draw = random.Random(7)  # noqa: S311
    steps = [Step(text) for text in ("3", "0.01", "7e-7", "1e-22", "1e-30", "1e2")]
    for _ in range(20_000):
        step = draw.choice(steps)
        count = draw.randrange(-(10 ** draw.randrange(1, 18)), 10**6)
        near = count * step.digits * 10.0**step.exponent
        for value in (count, near, math.nextafter(near, math.inf), count / 10**3):
            assert step.divides(value) == step.divides_digits(value), (step.text, value)
