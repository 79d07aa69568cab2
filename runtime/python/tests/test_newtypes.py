"""Aliases with limits as types of their own: in records, calls, clients and by hand."""

from __future__ import annotations

import importlib
import json
import pickle
from datetime import UTC, datetime
from decimal import Decimal
from typing import Any
from uuid import UUID

import pytest
from generated import generated

from toolrt import Context, Registry
from toolrt.codec import Refused

RUN = "6f1f6f0a-6f0a-4f0a-8f0a-6f1f6f0a6f1f"

#: What must be there in a ticket.
TICKET: dict[str, Any] = {
    "id": "T-17",
    "fresh": "T-2601",
    "owner": None,
    "run": RUN,
    "note": "n",
    "code": "ABC",
    "pair": ["T-1", 2],
    "either": "T-3",
    "nearest": [],
}


@pytest.fixture(scope="module")
def types() -> Any:
    """The types of the package."""
    generated()
    return importlib.import_module("newtypes.python.types.case_newtypes.types")


@pytest.fixture(scope="module")
def codecs(types: Any) -> Any:
    """The codecs of the package."""
    return importlib.import_module(f"{types.__package__}.codecs")


def _told(refused: Refused) -> list[tuple[str, str]]:
    return [(issue.path, issue.code) for issue in refused.issues]


def test_calling_an_alias_checks_and_gives_the_plain_value(types: Any) -> None:
    assert type(types.TicketId("T-17")) is str
    assert types.TicketId("T-17") == "T-17"
    assert types.Priority(3) == 3
    assert types.Price(Decimal("9.90")) == Decimal("9.9")
    assert types.Owner("a@b.de") == "a@b.de"
    with pytest.raises(Refused) as caught:
        types.TicketId("17")
    assert [issue.code for issue in caught.value.issues] == ["length", "pattern"]
    assert "must match the pattern" in str(caught.value)
    for alias, value in (
        (types.FreshId, "T-1"),
        (types.Priority, 6),
        (types.Priority, "3"),
        (types.Weight, float("nan")),
        (types.Price, Decimal(-1)),
        (types.Owner, None),
        (types.RunId, "x"),
    ):
        with pytest.raises(Refused):
            alias(value)


def test_an_alias_is_a_name_that_can_be_copied_and_shown(types: Any) -> None:
    assert types.TicketId.__module__ == types.__name__
    assert pickle.loads(pickle.dumps(types.TicketId)) is types.TicketId  # noqa: S301
    assert types.AnyId is types.TicketId
    assert "NewType" not in repr(types.TicketId)
    assert repr(types.TicketId).endswith(".TicketId")


def test_aliases_stand_wherever_a_type_can_stand(types: Any, codecs: Any) -> None:
    more = {"any": "T-5", "maybe": "a@b.de", "extra": 2.5}
    ticket = codecs.TICKET.decode(json.dumps(TICKET | more))
    assert (ticket.any, ticket.owner, ticket.maybe) == ("T-5", None, "a@b.de")
    assert ticket.rest == {"extra": 2.5}
    # Defaults are there.
    assert (ticket.weight, ticket.priority, ticket.place) == (1.5, 3, ".")
    assert (ticket.price, ticket.near) == (Decimal("9.90"), "T-1")
    assert (ticket.by_id, ticket.ids) == ({"a": 1}, ["T-1", "T-2"])
    assert codecs.TICKET.decode(codecs.TICKET.encode(ticket)) == ticket
    # What is written is held to the limits of its place as well.
    ticket.near = types.TicketId("T-12345")
    with pytest.raises(Refused) as caught:
        codecs.TICKET.encode(ticket)
    assert _told(caught.value) == [("/near", "length")]


def test_a_place_with_further_limits_says_all_of_them(codecs: Any) -> None:
    wrong = {
        "near": "X-12345",
        "nearest": ["T-1", "T-123"],
        "low": 3,
        "hidden": "x",
        "fresh": "T-1",
        "ids": ["T-1", "T"],
    }
    with pytest.raises(Refused) as caught:
        codecs.TICKET.decode(json.dumps(TICKET | wrong))
    assert _told(caught.value) == [
        ("/fresh", "pattern"),
        ("/hidden", "length"),
        ("/hidden", "pattern"),
        ("/near", "length"),
        ("/near", "pattern"),
        ("/low", "range"),
        ("/ids/1", "length"),
        ("/ids/1", "pattern"),
        ("/nearest/1", "length"),
    ]


def test_handlers_and_clients_have_them() -> None:
    generated()
    desk: Any = importlib.import_module("newtypes.python.desk.tools.desk")
    types: Any = importlib.import_module(f"{desk.__name__}.types")

    class Desk:
        """Keeps tickets."""

        def find_ticket(self, cx: Context, args: Any) -> Any:
            del cx
            return args.id

        def file_ticket(self, cx: Context, args: Any) -> Any:
            del cx
            return args

        def rank_ticket(self, cx: Context, args: Any, injected: Any) -> Any:
            del cx
            assert injected.run == RUN
            if args.id == "T-404":
                raise desk.NoTicket(id=args.id, tried=[])
            return args.to

        def list_tickets(self, cx: Context, args: Any) -> Any:
            del cx
            return [] if args.after else ["T-1"]

        def last_ticket(self, cx: Context, args: Any) -> Any:
            del cx, args
            return types.TicketId("T-12345678")

    app = Registry()
    app.register(desk.toolset(Desk()))
    client = desk.Client(app, Context().with_run_id(RUN))
    number = types.TicketId("T-17")
    assert client.rank_ticket(id=number) == 2
    assert client.rank_ticket(id=number, to=types.Priority(4)) == 4
    with pytest.raises(desk.NoTicket) as caught:
        client.rank_ticket(id=types.TicketId("T-404"))
    assert caught.value.id == "T-404"
    # 1 is a priority, but none that this tool takes.
    refused = app.call(
        "rank_ticket", {"id": "T-1", "to": 1}, Context().with_run_id(RUN)
    )
    assert refused.error is not None
    assert [issue.path for issue in refused.error.issues] == ["/to"]
    # The result is a ticket's id, but longer than this tool may give.
    late = app.call("last_ticket", {"change": {"type": "moved", "value": "T-1"}})
    assert late.error is not None
    assert late.error.code == "invalid_output"


def test_aliases_of_dates_and_ids_hold_values_of_python_where_fields_do() -> None:
    generated()
    package = "native_newtypes.python.types.case_newtypes"
    types: Any = importlib.import_module(f"{package}.types")
    codecs: Any = importlib.import_module(f"{package}.codecs")
    noon = datetime(2026, 5, 1, 12, tzinfo=UTC)
    more = {"stamp": "2026-05-01T12:00:00Z", "whole": "2026-05-01T12:00:00Z"}
    ticket = codecs.TICKET.decode(json.dumps(TICKET | more))
    assert (ticket.run, ticket.stamp) == (UUID(RUN), noon)
    # Limits of a text are about a text.
    assert ticket.whole == "2026-05-01T12:00:00Z"
    assert types.RunId(UUID(RUN)) == UUID(RUN)
    assert types.Stamp(noon) == noon
    # No clock of the contract is without an offset.
    with pytest.raises(Refused) as caught:
        types.Stamp(datetime(2026, 5, 1, 12))  # noqa: DTZ001
    assert _told(caught.value) == [("", "format")]
    with pytest.raises(Refused):
        types.RunId("x")
    assert codecs.TICKET.decode(codecs.TICKET.encode(ticket)) == ticket
    with pytest.raises(Refused) as caught:
        codecs.TICKET.decode(json.dumps(TICKET | {"whole": "2026-05-01T12:00:00.5Z"}))
    assert _told(caught.value) == [("/whole", "length")]
