"""The own matcher of patterns, for what `re` cannot say."""

from __future__ import annotations

import re

import pytest

from toolrt.table import Pattern


@pytest.mark.parametrize(
    ("source", "accepted", "refused"),
    [
        (r"(?<=a+)b", ["ab", "xaab"], ["b", "cb"]),
        (r"^(?:(a)|b)*\1$", ["", "ab", "aa"], ["c", "aba"]),
        (r"(?<!a.*)b", ["b", "cb"], ["ab", "acb"]),
        (r"^(?:(?=(\w))\1)+$", ["a", "abc"], ["", "a-b"]),
        (r"^(z)((a+)?(b+)?(c))*\4$", ["zaacbbbcac", "zcc", "z"], ["zx"]),
        (r"(?<=^\p{Lu}+)\d", ["A1", "AB2"], ["1", "a1"]),
        (r"^(?<q>['\"])[^'\"]*?\k<q>$", ["'a'", '"a"'], ["'a\""]),
        (r"^[^\W\d_]{2,3}?\b[\s\S]$", ["ab ", "abc\n"], ["a1 ", "abcd "]),
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


def test_both_matchers_agree() -> None:
    texts = ["", "a", "ab", "ba", "aab", "a-b", "abab", "a\nb", "éb", "1a"]
    for source in [
        "^a*b$",
        "a|b",
        "^(?:ab)+$",
        "[^a]",
        "^(a)?b",
        "a{2,3}b?",
        "(?=b)",
        "(?!a)b",
        "(?<=a)b",
        "(?<!a)b",
        "a+?b",
        "^$",
    ]:
        own = Pattern(source, None)
        for text in texts:
            wanted = re.search(source.replace("$", r"\Z"), text) is not None
            assert own.matches(text) == wanted, (source, text)
