"""Suggestions, held to the words of `spec/wire.md` one by one."""

from __future__ import annotations

import random
from itertools import product

import pytest

from toolrt.diagnose.suggest import Undeclared, nearest, resembling_key


def distance(a: str, b: str) -> int:
    """Fill in the whole table of prefixes."""
    rows = [
        [i + j if i == 0 or j == 0 else 0 for j in range(len(b) + 1)]
        for i in range(len(a) + 1)
    ]
    for i in range(1, len(a) + 1):
        for j in range(1, len(b) + 1):
            best = min(
                rows[i - 1][j] + 1,
                rows[i][j - 1] + 1,
                rows[i - 1][j - 1] + (a[i - 1] != b[j - 1]),
            )
            if i > 1 and j > 1 and a[i - 2 : i] == b[j - 1] + b[j - 2]:
                best = min(best, rows[i - 2][j - 2] + 1)
            rows[i][j] = best
    return rows[-1][-1]


def folded(text: str) -> str | None:
    if len(text) > 80:
        return None
    kept = (letter for letter in text if letter not in "_- ")
    return "".join(letter.lower() if letter.isascii() else letter for letter in kept)


def by_the_words(written: str, names: list[str]) -> str | None:
    """Give the nearest of some names as the page says it, step by step."""
    text = folded(written)
    found: tuple[int, str] | None = None
    for name in names:
        other = folded(name)
        if not text or not other:
            continue
        edits = distance(text, other)
        longer, shorter = max(len(text), len(other)), min(len(text), len(other))
        near = edits == 0 or (edits <= max(longer // 3, 1) and edits < shorter)
        if near and (found is None or edits < found[0]):
            found = edits, name
    return found and found[1]


def test_all_short_texts_are_compared_as_the_page_says() -> None:
    texts = [
        "".join(letters) for size in range(5) for letters in product("abc", repeat=size)
    ]
    for written in texts:
        for name in texts:
            assert nearest(written, [name]) == by_the_words(written, [name]), (
                written,
                name,
            )


@pytest.mark.parametrize("letters", ["ab", "abcdef", "aB_- é", "aAäÄ😀_"])
def test_the_nearest_of_many_is_the_one_that_the_page_says(letters: str) -> None:
    chance = random.Random(letters)  # noqa: S311

    def text(most: int) -> str:
        return "".join(chance.choices(letters, k=chance.randint(0, most)))

    for _ in range(800):
        most = chance.choice((4, 9, 14))
        names = [text(most) for _ in range(chance.randint(0, 12))]
        written = edited(chance, letters, chance.choice([*names, text(most)]))
        wanted = by_the_words(written, names)
        assert nearest(written, names) == wanted, (written, names)
        assert resembling_key(written, names) == wanted, (written, names)
        keys = Undeclared(["declared", *names], ["declared", None])
        assert keys.resembling(written) == wanted, (written, names)


def test_a_missing_key_is_compared_with_the_first_thousand_that_are_not_declared() -> (
    None
):
    for before, wanted in ((999, "totals"), (1_000, None)):
        keys = [f"k{key}" for key in range(before)]
        declared = ["first", "second"]
        undeclared = Undeclared([*declared, *keys, "totals"], declared)
        assert undeclared.resembling("total") == wanted
        assert resembling_key("total", [*keys, "totals"]) == wanted


def edited(chance: random.Random, letters: str, text: str) -> str:
    """Give a text with a few slips of the pen."""
    for _ in range(chance.randint(0, 4)):
        at = chance.randint(0, len(text))
        before, after = text[:at], text[at:]
        text = chance.choice(
            (
                before + chance.choice(letters) + after,
                before + after[1:],
                before + chance.choice(letters) + after[1:],
                before + after[1:2] + after[:1] + after[2:],
            )
        )
    return text


def test_texts_of_80_code_points_are_compared_and_longer_ones_never() -> None:
    for letter in "aé😀":
        name = letter * 79 + "b"
        assert nearest(letter * 80, [name]) == name
        assert nearest(name, [name]) == name
        assert nearest(name + "b", [name + "b"]) is None
        assert nearest(letter * 80, [name + "_"]) is None
