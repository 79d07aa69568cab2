"""Generated code that takes dates, times and ids of Python, and that holds them."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta
from decimal import Decimal
from importlib import import_module
from typing import Any
from uuid import UUID

import pytest
from generated import generated

from toolrt import Context, Refused, Registry, Secret

ID = UUID("6f1f6f0a-7a52-4f8e-9d3c-0d8f2c7f7f10")
NOON = datetime(2026, 1, 31, 12, tzinfo=UTC)
TEXT = "2026-01-31T12:00:00Z"
TREES = ("scalars", "native_scalars")


def visits(tree: str) -> Any:
    """Give the toolset of a tree."""
    generated()
    return import_module(f"{tree}.python.calendar.tools.visits")


class Calendar:
    """Books visits, and keeps what it was given."""

    def __init__(self, tools: Any) -> None:
        self._tools = tools
        self.given: list[Any] = []

    def book(self, _cx: Context, args: Any) -> Any:
        """Book a visit, unless it is too late."""
        self.given.append(args)
        if args.took == "PT300S":
            raise self._tools.TooLate(at=args.at)
        return self._tools.Visit.make_(id=ID, at=args.at, price=args.price)

    def changes(self, _cx: Context, args: Any, sink: Any) -> Any:
        """Give the moment back."""
        sink.send(args.since)
        return [args.since]

    def put_off(self, _cx: Context, args: Any, injected: Any) -> Any:
        """Give the moment back."""
        self.given.append(injected)
        return args.to

    def places(self, _cx: Context, args: Any) -> Any:
        """Give them back."""
        return args.places


def host(tree: str) -> tuple[Any, Calendar, Registry]:
    """Give a toolset, its provider, and a registry with it."""
    tools = visits(tree)
    calendar = Calendar(tools)
    app = Registry(confirmer=lambda *_: True)
    app.register(tools.toolset(calendar))
    return tools, calendar, app


@pytest.mark.parametrize("tree", TREES)
def test_keywords_of_clients_are_values_or_texts(tree: str) -> None:
    tools, calendar, app = host(tree)
    client = tools.Client(app)
    change = tools.ChangeMade.make(at=NOON)
    values = client.book(
        at=NOON,
        days=[date(2026, 1, 31)],
        id=ID,
        took=timedelta(hours=1),
        price=Decimal("12.5"),
        until=NOON,
        change=change,
        toolrt_=time(9, tzinfo=UTC),
        by_day={"a": [time(9, tzinfo=UTC)]},
    )
    texts = client.book(
        at=TEXT,
        days=["2026-01-31"],
        id=str(ID),
        took="PT3600S",
        price="12.5",
        until=TEXT,
        change=change,
        toolrt_="09:00:00Z",
        by_day={"a": ["09:00:00Z"]},
    )
    assert values == texts
    first, second = calendar.given
    assert first == second
    native = tree == "native_scalars"
    assert first.at == (NOON if native else TEXT)
    assert first.until == (NOON if native else TEXT)
    assert first.days == ([date(2026, 1, 31)] if native else ["2026-01-31"])
    assert first.took == "PT3600S"
    assert type(first.price) is Decimal
    assert values.id == (ID if native else str(ID))


@pytest.mark.parametrize("tree", TREES)
def test_both_trees_answer_alike(tree: str) -> None:
    tools, _, app = host(tree)
    answer = app.call("book", {"at": "2026-01-31t12:00:00z", "days": []})
    assert answer.result_json is not None
    at = TEXT if tree == "native_scalars" else "2026-01-31t12:00:00z"
    starts = "09:30:00Z" if tree == "native_scalars" else "09:30:00z"
    assert answer.result_json.decode() == (
        f'{{"id":"{ID}","at":"{at}","starts":"{starts}","price":"12.50",'
        '"classmethod":"10:00:00Z"}'
    )
    with pytest.raises(tools.TooLate) as raised:
        tools.Client(app).book(at=NOON, days=[], took=timedelta(minutes=5))
    assert raised.value.at == (NOON if tree == "native_scalars" else TEXT)
    assert str(raised.value.fault.details["at"]) == TEXT
    seen: list[Any] = []
    found = tools.Client(app).stream_changes(seen.append, since=NOON)
    assert found == seen == ([NOON] if tree == "native_scalars" else [TEXT])
    cx = Context(run_id=str(ID))
    assert tools.Client(app, cx).put_off(to=NOON) == found[0]
    assert tools.Client(app, cx).put_off(to=3) == 3


@pytest.mark.parametrize("tree", TREES)
def test_what_cannot_be_written_is_refused(tree: str) -> None:
    tools, _, app = host(tree)
    naive = datetime(2026, 1, 31, 12)  # noqa: DTZ001
    for bad, path in (
        ({"at": naive, "days": []}, "/at"),
        ({"at": NOON, "days": [NOON]}, "/days/0"),
        ({"at": NOON, "days": [], "price": Decimal("Infinity")}, "/price"),
        ({"at": NOON, "days": [], "took": timedelta(milliseconds=1)}, "/took"),
        ({"at": NOON, "days": [], "until": naive}, "/until"),
    ):
        with pytest.raises(Refused) as refused:
            tools.Client(app).book(**bad)
        assert [issue.path for issue in refused.value.issues] == [path], bad


@pytest.mark.parametrize("tree", TREES)
def test_records_are_made_of_values_or_texts(tree: str) -> None:
    tools = visits(tree)
    places = {
        "ids": [ID],
        "marks": {"a": NOON, "b": None},
        "pair": (NOON, ID),
        "either": NOON,
        "any": date(2026, 1, 31),
        "when": NOON,
        "whens": [NOON, 5],
        "deep": [[date(2026, 1, 31)]],
        "utc": NOON,
    }
    texts = {
        "ids": [str(ID)],
        "marks": {"a": TEXT, "b": None},
        "pair": (TEXT, str(ID)),
        "either": TEXT,
        "any": "2026-01-31",
        "when": TEXT,
        "whens": [TEXT, 5],
        "deep": [["2026-01-31"]],
        "utc": TEXT,
    }
    made = tools.Places.make(hidden=Secret(NOON), **places)
    assert made == tools.Places.make(hidden=Secret(TEXT), **texts)
    # What is no text stays a text where only that can be limited.
    assert made.utc == TEXT
    native = tree == "native_scalars"
    assert made.hidden.expose() == (NOON if native else TEXT)
    assert made.when == (NOON if native else TEXT)
    kept = tools.Kept.make(at=NOON, rest={"a": [date(2026, 1, 31)]})
    assert kept.rest == {"a": [date(2026, 1, 31) if native else "2026-01-31"]}
    gone = tools.ChangeGone.make(at=NOON, by=ID)
    assert type(gone) is tools.ChangeGone
    visit = tools.Visit.make_(id=ID, at=NOON, make="me", day=None)
    assert (visit.make, visit.day) == ("me", None)
    assert visit == tools.Visit.make_(id=str(ID), at=TEXT, make="me", day=None)
    assert not hasattr(tools.Label, "make")
    with pytest.raises(Refused, match="/at must be a date and time with an offset"):
        tools.ChangeMade.make(at=datetime(2026, 1, 31, 12))  # noqa: DTZ001
    late = tools.TooLate.make(at=NOON, by=timedelta(days=1))
    assert (late.at, late.by) == (NOON if native else TEXT, "P1D")
