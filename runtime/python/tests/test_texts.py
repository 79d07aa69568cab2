"""Texts before people and models read them: by the vectors of every runtime."""

from __future__ import annotations

import json
import random
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from numbers_tools import Number
from support import app, fault

from toolrt import Context, Texts
from toolrt.call import Artifact, Log, Progress
from toolrt.cli.lines import json_seen, texts0_seen
from toolrt.host import GrantPolicy, Mode, Policy

if TYPE_CHECKING:
    from toolrt import Event

_FILE = Path(__file__).parents[3] / "spec/conformance/shown/shown.json"
_CASES = json.loads(_FILE.read_text(encoding="utf-8"))["cases"]

#: Of these every sequence, and many a secret, is made.
_PIECES = [
    *("\x1b", "[", "]", "0", ";", "m", "\\", "\x07", "\n", " ", "(", "\x9b", "\x9d"),
    *("\x9c", "\u202e", "\U000e0041", "é", "sk-", "a1b2c3d4e5", "password", "=", '"'),
    *(
        "://",
        ":",
        "@",
        "/home",
        "/",
        "/root",
        "C:\\Users\\",
        "-----BEGIN PRIVATE KEY-----",
    ),
]


@pytest.mark.parametrize("case", _CASES, ids=lambda case: case["name"])
def test_vectors(case: dict[str, Any]) -> None:
    texts = Texts[case["texts"].upper()]
    assert texts.shown(case["text"], case.get("secrets", ())) == case["shown"]


def test_nothing_is_left_to_take_away() -> None:
    chance = random.Random(1)  # noqa: S311
    for _ in range(2_000):
        text = "".join(chance.choices(_PIECES, k=chance.randrange(12)))
        shown = Texts.CLEAN.shown(text)
        assert Texts.CLEAN.shown(shown) == shown
        assert all(char in "\n\t" or char.isprintable() for char in shown)
        assert "a1b2" not in Texts.REDACTED.shown(text, ["a1b2c3d4e5"])


def test_the_time_grows_as_the_text_does() -> None:
    def spent(text: str) -> float:
        start = time.process_time()
        Texts.REDACTED.shown(text)
        return time.process_time() - start

    assert max(spent(piece * 20_000) for piece in _PIECES) < 1


def told(policy: Policy | None) -> list[str | None]:
    """Give what a host hears of a call that repeats a secret, and more."""

    def hide(cx: Context, args: Any) -> Number:
        cx.progress(f"\x1b[2J{args.n.expose()} in /home/eve")
        cx.log("sent\u202e")
        cx.artifact("a\ab", "file:///home/eve/a")
        return Number(value=1)

    registry = app(hide=hide)
    registry.policy = policy
    events: list[Event] = []
    cx = Context(events=events.append)
    asked = registry.call("hide", '{"n":123456}', cx)
    texts: list[str | None] = [] if asked.ok else [fault(asked).message]
    agreement = registry.agreement("hide", '{"n":123456}', cx, by="tests", lasts=60)
    envelope = registry.call("hide", '{"n":123456}', cx.with_consent(agreement))
    for event in events:
        match event.kind:
            case Progress() | Log():
                texts.append(event.kind.message)
            case Artifact(name, uri):
                texts.append(f"{name} {uri}")
            case _:
                pass
    return [*texts, envelope.meta.reminder]


CLEAN = [
    "A human must agree first: Use 123456",
    "with 123456",
    "\\u{1b}[2J123456 in /home/eve",
    "sent\\u{202e}",
    "a\\u{7}b file:///home/eve/a",
    "It was 123456",
]
REDACTED = [
    "A human must agree first: Use [redacted]",
    "with [redacted]",
    "\\u{1b}[2J[redacted] in ~",
    "sent\\u{202e}",
    "a\\u{7}b file://~/a",
    "It was [redacted]",
]
AS_IS = [
    "with 123456",
    "\x1b[2J123456 in /home/eve",
    "sent\u202e",
    "a\ab file:///home/eve/a",
]


def granting(mode: Mode) -> GrantPolicy:
    return GrantPolicy(mode, allow_undeclared=True)


def test_the_policy_says_what_texts_show() -> None:
    assert told(granting(Mode.STANDARD)) == CLEAN
    assert told(Policy()) == CLEAN
    assert told(None) == CLEAN
    assert told(granting(Mode.STRICT)) == REDACTED
    assert told(Policy() & granting(Mode.STRICT)) == REDACTED
    # It runs without consent, too.
    assert told(granting(Mode.OFF)) == [*AS_IS, *AS_IS, "It was 123456"]


def test_data_at_a_terminal_shows_what_hides() -> None:
    assert json_seen('"é\u202e\u009b\U000e0041"\n'.encode()) == (
        '"é\\u202e\\u009b\\udb40\\udc41"\n'.encode()
    )
    assert json_seen(b'"\\u001b"') == b'"\\u001b"'
    texts = "a\x1b[2J\0\u202eé\nb\0"
    assert texts0_seen(texts.encode()).decode() == "a\\u{1b}[2J\0\\u{202e}é\nb\0"
