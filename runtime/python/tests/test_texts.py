"""Texts before people and models read them: by the vectors of every runtime."""

from __future__ import annotations

import json
import random
import time
from pathlib import Path
from typing import Any

import pytest

from toolrt import Texts

_FILE = Path(__file__).parents[3] / "spec/conformance/shown/shown.json"
_CASES = json.loads(_FILE.read_text(encoding="utf-8"))["cases"]

#: Of these every sequence, and many a secret, is made.
_PIECES = [
    *("\x1b", "[", "]", "0", ";", "m", "\\", "\x07", "\n", " ", "(", "\x9b", "\x9d"),
    *("\x9c", "\u202e", "\U000e0041", "é", "sk-", "a1b2c3d4e5", "password", "=", '"'),
    *("://", ":", "@", "/home/", "/root", "C:\\Users\\", "-----BEGIN PRIVATE KEY-----"),
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


@pytest.mark.parametrize("piece", _PIECES)
def test_the_time_grows_as_the_text_does(piece: str) -> None:
    def spent(times: int) -> float:
        start = time.process_time()
        Texts.REDACTED.shown(piece * times)
        return time.process_time() - start

    spent(1)
    assert spent(20_000) < 1
