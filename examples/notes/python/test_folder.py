"""The examples of the design, against a folder of notes."""

from __future__ import annotations

from pathlib import Path

import pytest
from toolrt import Registry
from toolrt.testing import Example, assert_ok, examples, says_no, says_yes

from folder import Folder
from gen.notes.tools import notes


@pytest.fixture
def folder(tmp_path: Path) -> Folder:
    """Give a folder with the note of the design's examples."""
    sample = Path(__file__).parent.parent / "sample/shopping-list.md"
    (tmp_path / sample.name).write_text(sample.read_text())
    return Folder(tmp_path)


@pytest.mark.parametrize("example", examples(notes, destructive=True))
def test_examples_of_the_design(example: Example, folder: Folder) -> None:
    app = Registry(confirmer=says_yes()).register(notes.toolset(folder))
    example.check(app)


def test_notes_are_deleted_if_a_human_agrees(folder: Folder) -> None:
    human = says_no()
    app = Registry(confirmer=human).register(notes.toolset(folder))
    assert not assert_ok(app.call("delete_note", name="shopping-list")).deleted
    assert human.questions[0].text == "Delete the note shopping-list?"
    app = Registry(confirmer=says_yes()).register(notes.toolset(folder))
    assert assert_ok(app.call("delete_note", name="shopping-list")).deleted
