"""Records that keep undeclared keys, as code makes and changes them."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import UNSET, UnsetType, field

from toolrt import Codec, Json, Record, Refused, Secret, empty, table
from toolrt.diagnose import hidden_keys


class Open(Record):
    """Keeps other keys as they came."""

    id: int
    order_by: int = 0
    rest: dict[str, Json] = field(default_factory=empty)


class Sorted(Record):
    """Keeps other keys that are integers."""

    id: int
    rest: dict[str, int] = field(default_factory=empty)


OPEN: Codec[Open] = Codec(
    lambda: table.Record(
        Open,
        lambda: (
            table.Field("id", table.INT),
            table.Field("orderBy", table.INT, attr="order_by", default="0"),
        ),
        open=True,
    )
)
SORTED: Codec[Sorted] = Codec(
    lambda: table.Record(
        Sorted,
        lambda: (table.Field("id", table.INT),),
        rest=lambda: table.INT,
    )
)


def test_what_is_read_is_written_again() -> None:
    data = (
        b'{"id":1,"orderBy":2,"order_by":3,"rest":{"b":1.50,"a":1e400},"__class__":4}'
    )
    value = OPEN.decode(data)
    assert (value.id, value.order_by) == (1, 2)
    assert list(value.rest) == ["order_by", "rest", "__class__"]
    assert type(value) is Open
    assert OPEN.encode(value) == data


def test_other_keys_are_part_of_equality_and_are_none_by_default() -> None:
    assert Open(id=1).rest == {}
    assert Open(id=1).rest is not Open(id=1).rest
    assert Open(id=1, rest={"a": 1}) == OPEN.decode('{"a":1,"id":1}')
    assert Open(id=1, rest={"a": 1}) != Open(id=1)


def test_a_declared_key_among_the_others_is_not_written() -> None:
    others: dict[str, Any] = {"z": 1, "id": "no", "orderBy": "no", "a": [None]}
    value = Open(id=1, rest=others)
    assert OPEN.encode(value) == b'{"id":1,"orderBy":0,"z":1,"a":[null]}'
    kept = Sorted(id=1, rest={"z": 1, "id": 9, "a": 2})
    assert SORTED.encode(kept) == b'{"id":1,"a":2,"z":1}'


@pytest.mark.parametrize(
    ("others", "path", "code"),
    [
        ({"z": float("nan")}, "/z", "type"),
        ({"a": 1, "z": [object()]}, "/z", "type"),
        ({"\ud800": 1}, "", "type"),
        ({(1,): 1}, "", "type"),
        ([1], "", "type"),
        (None, "", "type"),
    ],
)
def test_what_is_no_json_is_refused(others: Any, path: str, code: str) -> None:
    with pytest.raises(Refused) as refused:
        OPEN.encode(Open(id=1, rest=others))
    assert [(one.path, one.code) for one in refused.value.issues] == [(path, code)]


def test_a_consumer_keeps_other_keys() -> None:
    value, ignored = OPEN.decode_lenient('{"id":1,"x":{"y":1}}')
    assert value.rest == {"x": {"y": 1}}
    assert list(ignored) == []


def test_many_other_keys_are_kept() -> None:
    keys = ",".join(f'"k{key}":{key}' for key in range(100_000))
    value = OPEN.decode(f'{{"id":1,{keys},"k0":-1}}')
    assert len(value.rest) == 100_000
    assert next(iter(value.rest.items())) == ("k0", -1)
    assert OPEN.encode(value).endswith(b'"k99999":99999}')


def test_keys_that_no_caller_sends_are_unknown() -> None:
    value = Open(id=1, rest={"user": "root", "x": 1, "caller": 2, "id": 3})
    issues = hidden_keys(OPEN.table, value, {"user", "caller", "id"})
    assert [(one.path, one.code) for one in issues] == [
        ("/user", "unknown"),
        ("/caller", "unknown"),
    ]
    assert hidden_keys(OPEN.table, Open(id=1), {"user"}) == []


class Login(Record):
    """Keeps other keys, of which one may be a secret that is misspelt."""

    name: str
    password: Secret[str] | UnsetType = UNSET
    rest: dict[str, Json] = field(default_factory=empty)


LOGIN: Codec[Login] = Codec(
    lambda: table.Record(
        Login,
        lambda: (
            table.Field("name", table.STRING),
            table.Field("password", table.Secret(table.STRING), optional=True),
        ),
        open=True,
    )
)


def test_beside_secrets_no_other_value_is_shown() -> None:
    login = LOGIN.decode(b'{"name":"a","passwrd":"hunter2","b":1}')
    assert login.rest == {"passwrd": "hunter2", "b": 1}
    assert repr(login) == "Login(name='a', password=UNSET, rest=['b', 'passwrd'])"
    assert "rest={'b': 2}" in repr(OPEN.decode(b'{"id":1,"b":2}'))
