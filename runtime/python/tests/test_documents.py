"""Documents that no fast reader takes: what is broken is found, wherever it stands."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from toolrt.json import Broken, document

PIECES = [
    *("[", "]", "{", "}", ",", ":", " ", "\n", '"', '"a"', '"a":', "[]", "{}", "[1,2]"),
    *('{"a":[1]}', "1", "-0", "01", "1.5e3", "1.", "-", "1x", "1_0", "null", "nul"),
    *("true", '"\\n"', '"\\u00e9"', '"\\ud83d\\ude00"', '"\\ud83d"', '"\\ude00"'),
    *('"\\x"', '"\\u12"', '"\x01"', "\\", "é", "\ufeff", "NaN", "Infinity", '"é[{"'),
    "12345678901234567890123",
]


def read(text: str) -> Any:
    """Give the value of a document, or what is broken in it and where."""
    try:
        return document(text.encode())
    except Broken as broken:
        return broken.args


def documents() -> list[str]:
    """Give documents of random pieces, and such with a piece too many or too few."""
    rng = random.Random(5)  # noqa: S311 # the same in each run

    def value(room: int) -> str:
        kind = rng.randrange(4) if room else 2
        if kind == 0:
            return (
                "[" + ",".join(value(room - 1) for _ in range(rng.randrange(4))) + "]"
            )
        if kind == 1:
            members = (f'"{at}" :{value(room - 1)}' for at in range(rng.randrange(4)))
            return "{" + " , ".join(members) + "}"
        return rng.choice(["1", "-0", '"a"', "null", '"\\ud83d\\ude00\\n"', "1e5"])

    texts = []
    for _ in range(3000):
        text = value(6)
        at = rng.randrange(len(text) + 1)
        piece = rng.choice(["", *PIECES])
        texts += [text, text[:at] + piece + text[at + rng.randrange(2) :]]
        texts.append("".join(rng.choices(PIECES, k=rng.randrange(8))))
    return texts


def test_what_is_passed_over_at_once_is_what_is_read_one_by_one() -> None:
    texts = documents()
    quick = [read(text) for text in texts]

    def nothing(*_: object) -> None:
        """Pass over nothing."""

    def whole(*_: object) -> list[bytes]:
        """Begin at the start, whatever a fast reader has read."""
        return []

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("toolrt.json.scanner._Scanner.pass_plain", nothing)
        patch.setattr("toolrt.json.scanner._Scanner.resumed", whole)
        slow = [read(text) for text in texts]
    assert list(map(repr, quick)) == list(map(repr, slow))


def test_a_document_is_what_a_strict_reader_reads() -> None:
    def refused(name: str) -> Any:
        raise ValueError(name)

    for text in documents():
        try:
            value = json.loads(text, parse_constant=refused)
            json.dumps(value, ensure_ascii=False).encode()
        except ValueError:
            assert isinstance(read(text), tuple), text
        else:
            assert read(text) == value, text


def test_the_limit_of_depth_holds_where_much_is_passed_over_at_once() -> None:
    for deep in (126, 127, 128, 129, 130):
        text = '["a",1,' * deep + "[]" + ",[1],2]" * deep
        found = read(text + ",")
        phrase = "more than 128" if deep > 127 else "there is more text"
        assert found[1].startswith(phrase), deep


def test_a_string_that_is_not_closed_is_read_once() -> None:
    text = '"' + "[" * 200 + '\\"' * 200_000
    assert read(text) == (len(text), "a string is not closed")
