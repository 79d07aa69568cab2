"""Dates, times and ids of Python: their texts, and the verdicts on these."""

from __future__ import annotations

import random
from datetime import UTC, date, datetime, time, timedelta, timezone
from functools import partial
from uuid import UUID
from zoneinfo import ZoneInfo

import msgspec
import pytest

import toolrt
from toolrt import Codec, Refused, natural
from toolrt import table as t
from toolrt.codec.making import made

ID = "6f1f6f0a-7a52-4f8e-9d3c-0d8f2c7f7f10"
NOON = datetime(2026, 1, 31, 12, tzinfo=UTC)
#: An offset of old days.
OLD = timezone(timedelta(minutes=19, seconds=32))


class Own(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What a host of Python's own values holds."""

    id: natural.Uuid
    at: natural.DateTime
    day: natural.Date | None = None
    times: list[natural.Time] = []


class Plain(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The same as texts, with a span."""

    id: toolrt.Uuid
    at: toolrt.DateTime
    day: toolrt.Date | None = None
    times: list[toolrt.Time] = []
    took: toolrt.Duration | msgspec.UnsetType = msgspec.UNSET


OWN: Codec[Own] = Codec(
    lambda: t.Record(
        Own,
        lambda: (
            t.Field("id", t.OWN_UUID),
            t.Field("at", t.OWN_DATETIME),
            t.Field("day", t.Nullable(t.OWN_DATE), default="null"),
            t.Field("times", t.List(t.OWN_TIME), default="[]"),
        ),
    )
)
PLAIN: Codec[Plain] = Codec(
    lambda: t.Record(
        Plain,
        lambda: (
            t.Field("id", t.UUID),
            t.Field("at", t.DATETIME),
            t.Field("day", t.Nullable(t.DATE), default="null"),
            t.Field("times", t.List(t.TIME), default="[]"),
            t.Field("took", t.DURATION, optional=True),
        ),
    )
)
FORMS = {
    "datetime": (t.DATETIME, t.OWN_DATETIME),
    "date": (t.DATE, t.OWN_DATE),
    "time": (t.TIME, t.OWN_TIME),
    "uuid": (t.UUID, t.OWN_UUID),
}


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (NOON, "2026-01-31T12:00:00Z"),
        (NOON.replace(microsecond=500), "2026-01-31T12:00:00.000500Z"),
        (datetime(7, 1, 1, tzinfo=UTC), "0007-01-01T00:00:00Z"),
        (NOON.astimezone(ZoneInfo("Asia/Kolkata")), "2026-01-31T17:30:00+05:30"),
        (NOON.astimezone(ZoneInfo("Europe/London")), "2026-01-31T12:00:00Z"),
        (date(2026, 1, 31), "2026-01-31"),
        (time(9, 30, tzinfo=UTC), "09:30:00Z"),
        (
            time(9, 30, 0, 1, tzinfo=timezone(-timedelta(hours=5))),
            "09:30:00.000001-05:00",
        ),
        (UUID(ID), ID),
        (timedelta(days=2), "P2D"),
        (timedelta(minutes=5), "PT300S"),
        (timedelta(days=1, hours=1), "P1DT3600S"),
    ],
)
def test_values_are_written_as_the_table_says(value: object, text: str) -> None:
    assert natural.text(value) == text
    assert Codec[object](t.JSON).to_builtins(value) == text
    # What msgspec writes by itself is the same.
    assert msgspec.json.encode(value) == f'"{text}"'.encode()


def test_a_record_is_made_of_values_and_of_texts() -> None:
    values = {"id": UUID(ID), "at": NOON, "times": [time(9, tzinfo=UTC)]}
    texts = {"id": ID, "at": "2026-01-31T12:00:00Z", "times": ["09:00:00Z"]}
    assert made(Own, OWN, {**values}) == made(Own, OWN, {**texts}) == Own(**values)  # type: ignore[arg-type]
    plain = made(Plain, PLAIN, {**values, "took": timedelta(hours=1)})
    assert plain == Plain(**texts, took="PT3600S")  # type: ignore[arg-type]
    assert made(Plain, PLAIN, {**texts, "took": msgspec.UNSET}).took is msgspec.UNSET


@pytest.mark.parametrize(
    ("field", "value", "got"),
    [
        ("at", datetime(2026, 1, 31, 12), "2026-01-31T12:00:00"),  # noqa: DTZ001
        ("at", datetime(1800, 1, 1, tzinfo=OLD), "1800-01-01T00:00:00+00:19:32"),
        ("at", date(2026, 1, 31), "2026-01-31"),
        ("day", NOON, "2026-01-31T12:00:00Z"),
        ("took", timedelta(seconds=0.5), "PT0.5S"),
        ("took", timedelta(seconds=-1), "-PT1S"),
        ("id", "x", "x"),
    ],
)
def test_what_cannot_be_written_is_refused(field: str, value: object, got: str) -> None:
    values: dict[str, object] = {"id": ID, "at": NOON, field: value}
    with pytest.raises(Refused) as refused:
        made(Plain, PLAIN, dict(values))
    (issue,) = refused.value.issues
    assert (issue.path, issue.code, issue.got) == (f"/{field}", "format", got)
    # As keywords of a client do: a value is made by its class, and written.
    plain = Plain(**values)  # type: ignore[arg-type]
    with pytest.raises(Refused) as refused:
        PLAIN.encode(plain)
    assert [one.got for one in refused.value.issues] == [got]
    with pytest.raises(Refused) as refused:
        PLAIN.convert(values)
    assert [one.got for one in refused.value.issues] == [got]
    if field != "took":
        with pytest.raises(Refused):
            OWN.encode(Own(**values))  # type: ignore[arg-type]


def test_values_of_python_are_texts_of_plain_fields() -> None:
    plain = Plain(id=UUID(ID), at=NOON, times=[time(9, tzinfo=UTC)])  # type: ignore[arg-type,list-item]
    value, data = PLAIN.canonical(plain)
    assert data == PLAIN.encode(value)
    assert PLAIN.decode(data) == Plain(
        id=ID, at="2026-01-31T12:00:00Z", times=["09:00:00Z"]
    )


def test_classes_that_people_derive_are_written_too() -> None:
    class Moment(datetime):
        """As pendulum and freezegun have one."""

    own = Own(id=UUID(ID), at=Moment(2026, 1, 31, 12, tzinfo=UTC))
    assert OWN.decode(OWN.encode(own)).at == NOON


def test_verdicts_are_those_of_the_texts() -> None:
    chance = random.Random(11)  # noqa: S311 # the same in each run
    seeds = {
        "datetime": ["2026-01-31T09:30:00Z", "2026-01-31t23:59:59.123456+01:00"],
        "date": ["2026-01-31", "2024-02-29"],
        "time": ["09:30:00Z", "23:59:60.5-05:30"],
        "uuid": [ID, ID.upper()],
    }
    accepted = 0
    for form, (plain, own) in FORMS.items():
        text, value = Codec[str](plain), Codec[object](own)
        parts = (own, t.INT)
        alone = Codec[object](t.Union(None, partial(tuple, parts)))
        for _ in range(4_000):
            sent = _changed(chance, chance.choice(seeds[form]))
            data = _escaped(chance, sent).encode()
            issues = text.diagnose(data)
            found = value.diagnose(data)
            if not issues and found:
                assert [one.code for one in found] == ["unrepresentable"], sent
                assert natural.lack(form, sent) is not None
            else:
                assert [one.code for one in found] == [one.code for one in issues], sent
            for codec in (value, alone):
                try:
                    read = codec.decode(data)
                except Refused as refused:
                    assert found, sent
                    assert codec is alone or refused.issues == tuple(found)  # noqa: PT017
                else:
                    assert not found, sent
                    accepted += 1
                    again = codec.decode(codec.encode(read))
                    assert again == read, sent
    assert accepted > 5_000


def _changed(chance: random.Random, text: str) -> str:
    """Give a text with a few other characters, or fewer, or more."""
    for _ in range(chance.choice([0, 0, 1, 1, 2])):
        at = chance.randrange(len(text) + 1)
        more = chance.choice(
            [
                "",
                "0",
                "9",
                "60",
                " ",
                "T",
                "-",
                "+",
                ":",
                ".",
                "Z",
                "00000000",
                "1234567",
                "\u0661",
            ]
        )
        text = text[:at] + more + text[at + chance.choice([0, 1, 1, 3]) :]
    return text


def _escaped(chance: random.Random, text: str) -> str:
    """Give a text as JSON, some characters by escapes."""
    often = chance.choice([0, 0, 0.1])
    parts = (f"\\u{ord(one):04x}" if chance.random() < often else one for one in text)
    return f'"{"".join(parts)}"'


def test_equal_items_are_equal_texts() -> None:
    moments: Codec[list[datetime]] = Codec(t.List(t.OWN_DATETIME, unique=True))
    one, same = "2026-01-31T12:00:00Z", "2026-01-31T13:00:00+01:00"
    assert moments.decode(f'["{one}","{same}"]') == [NOON, NOON]
    zero = one.replace("Z", "+00:00")
    # They are other texts, until they are written.
    both = moments.decode(f'["{one}","{zero}"]')
    with pytest.raises(Refused) as refused:
        moments.encode(both)
    assert [issue.code for issue in refused.value.issues] == ["unique"]


def test_hostile_texts_take_no_time() -> None:
    moment: Codec[object] = Codec(t.OWN_DATETIME)
    for text in (
        "2026-01-31T09:30:00." + "0" * 10**6 + "Z",
        "2026-01-31T09:30:00." + "0" * 10**6 + "1Z",
        "-00:" * 10**5,
        " 00:" * 10**5,
        "+0000" * 10**5,
    ):
        data = f'"{text}"'
        if text.endswith("0Z"):
            assert moment.decode(data) == datetime(2026, 1, 31, 9, 30, tzinfo=UTC)
        else:
            with pytest.raises(Refused):
                moment.decode(data)
    many = "[" + ",".join([f'"{"a" * 31}-"'] * 10**5) + "]"
    texts: Codec[object] = Codec(t.List(t.Union(None, lambda: (t.OWN_UUID, t.INT))))
    with pytest.raises(Refused):
        texts.decode(many)
