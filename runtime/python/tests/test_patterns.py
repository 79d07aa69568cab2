"""The automata of patterns, for what `re` cannot say or could take long to decide."""

from __future__ import annotations

import random
import re
from time import process_time

import pytest

from toolrt.table import Pattern


@pytest.mark.parametrize(
    ("source", "accepted", "refused"),
    [
        (r"(?<=a+)b", ["ab", "xaab"], ["b", "cb"]),
        (r"(?<!a.*)b", ["b", "cb"], ["ab", "acb"]),
        (r"^(?:(?=(\w))a?b?)+$", ["a", "abab"], ["", "a-b"]),
        (r"^(z)((a+)?(b+)?(c))*$", ["zaacbbbcac", "zcc", "z"], ["zx", "zab"]),
        (r"(?<=^\p{Lu}+)\d", ["A1", "AB2"], ["1", "a1"]),
        (r"^(?<q>['\"])[^'\"]*?['\"]$", ["'a'", "'a\""], ["'a"]),
        (r"^[^\W\d_]{2,3}?\b[\s\S]$", ["ab ", "abc\n"], ["a1 ", "abcd "]),
        (r"^(?:ab|cd){3}x{0,2}$", ["ababcdx", "cdcdab"], ["abab", "abababxxx"]),
    ],
)
def test_what_re_cannot_say(
    source: str, accepted: list[str], refused: list[str]
) -> None:
    pattern = Pattern(source, None, {"Lu": ((65, 90),)})
    for text in accepted:
        assert pattern.matches(text), text
    for text in refused:
        assert not pattern.matches(text), text


def test_automata_agree_with_re() -> None:
    made = random.Random(7)  # noqa: S311
    for _ in range(3000):
        source = _either(made, 2)
        own = re.compile(source.replace("$", r"\Z"), re.ASCII | re.DOTALL)
        pattern = Pattern(source.replace(".", "[^]"), None)
        for _ in range(8):
            text = "".join(made.choices("abc_-é\n", k=made.randrange(7)))
            wanted = own.search(text) is not None
            assert pattern.matches(text) == wanted, (source, text)


def _either(made: random.Random, depth: int) -> str:
    branches = made.choice([1, 1, 1, 2, 3])
    return "|".join(
        "".join(_term(made, depth) for _ in range(made.randrange(4)))
        for _ in range(branches)
    )


def _term(made: random.Random, depth: int) -> str:
    kind = made.randrange(18 if depth else 12)
    counts = ["", "", "", "?", "{2}", "{0,2}"]
    if kind < 1:
        return made.choice(["^", "$", r"\b"])
    if kind < 12:
        one = made.choice(["[ab]", "[^a]", "[a-c]", ".", "a", "b", "c", "_", r"\w"])
        return one + made.choice([*counts, "*", "+", "{1,3}", "{2,}"])
    inner = _either(made, depth - 1)
    if kind < 16:
        return f"(?:{inner}){made.choice(counts)}"
    return f"{made.choice(['(?=', '(?!'])}{inner})"


def test_no_text_takes_long() -> None:
    for source, text in [
        (r"^(?:(?:a)+)+$", "a" * 10_000 + "b"),
        ("a*a*a*a*a*a*b", "a" * 10_000),
        (r"\s+$", " " * 10_000 + "x"),
        ("(?<=x{1,100})y", "x" * 10_000),
        ("[ab]*a[ab]{200}c", "abba" * 2_500),
        (".{0,500}x.{0,500}y", "x" * 10_000),
        ("(?:a|b|c)?" * 50 + "d", "abc" * 3_000),
    ]:
        start = process_time()
        assert not Pattern(source, None).matches(text), source
        # Milliseconds; by trying, it would take seconds or have no end.
        assert process_time() - start < 1, source
