"""Tests of the agent, and of what the page says that the program prints."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from toolrt import Registry
from toolrt.testing import assert_error, assert_ok

import main
from gen.desk.tools import research
from gen.library.tools import notes
from model import Script
from notes import Notes
from researcher import Researcher

if TYPE_CHECKING:
    import pytest

QUESTION = "When was the bridge built?"


def app(*answers: str) -> Registry:
    """Give a registry with an agent whose model gives these answers."""
    inside = Registry().register(notes.toolset(Notes()))
    return Registry().register(research.toolset(Researcher(inside, Script(answers))))


def test_an_answer_is_typed() -> None:
    said = '{"kind": "answer", "text": "In 1884.", "sources": ["bridge"]}'
    reply = app(said).call("answer_question", {"question": QUESTION})
    assert assert_ok(reply).text == "In 1884."


def test_a_model_that_says_nothing_has_found_nothing() -> None:
    reply = app().call("answer_question", {"question": QUESTION})
    assert_error(reply, "not_in_notes", field="question")


def test_a_run_ends_at_its_limit() -> None:
    said = '{"kind": "call", "tool": "read_note", "args": {"id": "mill"}}'
    reply = app(*[said] * 20).call("answer_question", {"question": QUESTION})
    assert_error(reply, "internal")


def test_the_page_shows_what_the_program_prints(
    capsys: pytest.CaptureFixture[str],
) -> None:
    main.main()
    page = (Path(__file__).parent.parent / "README.md").read_text(encoding="utf-8")
    assert f"```text\n{capsys.readouterr().out}```" in page
