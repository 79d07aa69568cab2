"""What is shown of calls whose documents hold secrets."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import Struct
from numbers_tools import HALVE, Args, Number
from support import app, gives

from toolrt import (
    CallFailed,
    CallFault,
    Context,
    Envelope,
    Event,
    Kind,
    Meta,
    Secret,
    Status,
    ToolError,
)
from toolrt.call import Finished, Item
from toolrt.host import Question

SESAME = "sesame"


class Login(Struct):
    user: str
    token: Secret[str]


PLAIN = {"token": SESAME}
TYPED = Login("ada", Secret(SESAME))
FAULT = CallFault.of("locked", Kind.AUTH, "Not yet.", details=PLAIN)
META = Meta(tool="log_in", side=PLAIN)
DOCUMENT = b'{"token":"sesame"}'


def success(result: Any) -> Envelope[Any]:
    return Envelope(
        status=Status.SUCCESS, result=result, meta=META, result_json=DOCUMENT
    )


FAILURE: Envelope[Any] = Envelope(status=Status.ERROR, error=FAULT, meta=META)


def event(kind: Any) -> Event:
    return Event(tool="log_in", call_id="call-1", kind=kind)


SHOWN = [
    FAULT,
    META,
    success(PLAIN),
    success(SESAME),
    success([SESAME]),
    success(TYPED),
    FAILURE,
    ToolError(PLAIN, FAULT),
    ToolError(TYPED),
    CallFailed(FAILURE),
    event(Item(PLAIN, DOCUMENT)),
    event(Item(TYPED, DOCUMENT)),
    event(Finished(FAILURE)),
    event(Finished(success(PLAIN))),
    Question(spec=HALVE.spec(), text="Sure?", args=DOCUMENT, cx=Context()),
    Context(labels={"key": SESAME}, _payload=PLAIN),
]


def rich(value: Any) -> str:
    """Show a value as rich does, level by level."""
    inside = getattr(value, "__rich_repr__", None)
    if inside is None:
        return repr(value)
    parts = [part[-1] if isinstance(part, tuple) else part for part in inside()]
    return " ".join(rich(part) for part in parts)


@pytest.mark.parametrize("value", SHOWN)
def test_nothing_of_a_document_is_shown(value: Any) -> None:
    for text in (repr(value), f"{value}", rich(value)):
        assert SESAME not in text


def test_what_has_a_type_is_shown_without_its_secrets() -> None:
    assert repr(success(Number(value=4))) == (
        "Envelope(status='success', result=Number(value=4, next=UNSET), tool='log_in')"
    )
    assert "user='ada'" in repr(success(TYPED))
    assert "user='ada'" in repr(event(Item(TYPED, DOCUMENT)))
    assert "result=…" in repr(success(PLAIN))
    assert "details=…" in repr(FAILURE)
    assert "code='locked'" in repr(FAILURE)


def test_a_call_logs_nothing_of_its_documents(caplog: pytest.LogCaptureFixture) -> None:
    def fails(_: Context, args: Args) -> Number:
        raise CallFailed(FAILURE) if args.n else ToolError(PLAIN)

    registry = app(halve=fails)
    registry.host.log = object()  # type: ignore[assignment] # so `logging` gets it
    assert not registry.call("halve", n=0).ok
    assert not registry.call("halve", n=1).ok
    assert caplog.records
    assert SESAME not in caplog.text


def test_documents_themselves_travel() -> None:
    assert SESAME.encode() in FAILURE.to_json()
    assert SESAME.encode() in success(PLAIN).to_json()
    assert app(halve=gives(Number(value=1))).call("halve", n=1).ok
