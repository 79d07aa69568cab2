"""Decimals of Python: which values are written, and that no context matters."""

from __future__ import annotations

import random
from decimal import Context, Decimal, localcontext

import msgspec
import pytest

import toolrt
from toolrt import Codec, Refused
from toolrt import table as t


class Bill(msgspec.Struct):
    """What a test pays."""

    total: toolrt.Decimal
    tip: toolrt.Decimal | None = None


BILL: Codec[Bill] = Codec(
    lambda: t.Record(
        Bill,
        lambda: (
            t.Field("total", t.Decimal(ge="-1000", step="0.0000001")),
            t.Field("tip", t.Nullable(t.DECIMAL), optional=True),
        ),
    )
)
ANY: Codec[Decimal] = Codec(t.DECIMAL)
DIFFERENT: Codec[list[Decimal]] = Codec(t.List(t.DECIMAL, unique=True))


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ("1.50", "1.50"),
        ("-0", "-0"),
        ("-0.00", "-0.00"),
        ("1E+3", "1000"),
        ("1.50E+1", "15.0"),
        ("1E-7", "0.0000001"),
        ("0E-10", "0.0000000000"),
        ("1E+99", "1" + "0" * 99),
        ("9" * 100, "9" * 100),
    ],
)
def test_values_are_written_as_plain_digits(value: str, text: str) -> None:
    with localcontext(Context(prec=1, traps=list(Context().traps), capitals=0)):
        number = Decimal(value)
        assert ANY.encode(number) == f'"{text}"'.encode()
        assert ANY.to_builtins(number) == text
        assert ANY.convert(number) == number
        read = ANY.decode(f'"{text}"')
        assert read == number
        assert format(read, "f") == text


@pytest.mark.parametrize(
    "value", ["NaN", "sNaN", "-Infinity", "1E+100", "1E-100", "1E+999999", "1E-999999"]
)
def test_what_is_no_plain_decimal_is_refused(value: str) -> None:
    for codec, made in (
        (ANY, Decimal(value)),
        (BILL, Bill(Decimal(1), Decimal(value))),
    ):
        with pytest.raises(Refused) as refused:
            codec.encode(made)  # type: ignore[arg-type]
        (issue,) = refused.value.issues
        assert (issue.code, issue.got) == ("format", value)


def test_texts_stand_for_decimals_and_floats_for_none() -> None:
    made = ANY.convert("12.50")
    assert type(made) is Decimal
    assert str(made) == "12.50"
    assert ANY.validate("12.50") == []  # type: ignore[arg-type]
    for wrong in (1.5, 1, True, None, "1e3", " 1"):
        assert [one.code for one in ANY.diagnose([wrong][0])] in (["type"], ["format"])
    assert isinstance(made, toolrt.Decimal)
    assert not isinstance("12.50", toolrt.Decimal)


def test_equal_values_are_equal_items() -> None:
    assert DIFFERENT.decode('["1","1.01"]') == [Decimal(1), Decimal("1.01")]
    for data in ('["1","1.0"]', '["-0","0.000"]'):
        with pytest.raises(Refused):
            DIFFERENT.decode(data)
    with pytest.raises(Refused):
        DIFFERENT.encode([Decimal("1E+1"), Decimal("10.0")])


def test_limits_are_those_of_the_fast_and_the_slow_path() -> None:
    chance = random.Random(5)  # noqa: S311 # the same in each run
    limits = t.Decimal(ge="-12.5", lt="1000000000000000000000.01", step="0.025")
    codec: Codec[Decimal] = Codec(limits)
    for _ in range(3_000):
        whole = chance.choice(["", "-"]) + str(
            chance.randrange(10 ** chance.randrange(1, 24))
        )
        fraction = "".join(chance.choices("0257", k=chance.randrange(1, 6)))
        text = whole if chance.random() < 0.3 else f"{whole}.{fraction}"
        number = Decimal(text)
        numerator, denominator = number.as_integer_ratio()
        is_fine = (
            number >= Decimal("-12.5")
            and number < Decimal("1000000000000000000000.01")
            and numerator * 40 % denominator == 0
        )
        assert (codec.diagnose(f'"{text}"') == []) == is_fine, text
        try:
            made = codec.decode(f'"{text}"')
        except Refused:
            assert not is_fine, text
        else:
            assert is_fine, text
            assert format(made, "f") == text


def test_hostile_texts_take_no_time() -> None:
    for text in ("9" * 10**6, "0." + "0" * 10**6, "1e999999999", "-" * 10**6):
        with pytest.raises(Refused):
            ANY.decode(f'"{text}"')
