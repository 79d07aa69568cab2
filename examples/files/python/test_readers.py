"""Readers of such documents read ours: also of a design that tries to break out."""

from __future__ import annotations

from pathlib import Path

import pytest
from llms_txt import parse_llms_file
from skills_ref import validate

ROOT = Path(__file__).parents[3]
PLACES = [*ROOT.glob("examples/*/docs"), ROOT / "tests/documents/desk/docs"]

SKILLS = sorted(
    file.parent
    for place in [*PLACES, ROOT / "skills"]
    for file in place.rglob("SKILL.md")
)
TEXTS = sorted(file for place in PLACES for file in place.rglob("llms*.txt"))


def named(path: Path) -> str:
    """Give the name of a test."""
    return path.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("skill", SKILLS, ids=named)
def test_skills_are_valid(skill: Path) -> None:
    assert validate(skill) == []


@pytest.mark.parametrize("path", TEXTS, ids=named)
def test_llms_texts_can_be_read(path: Path) -> None:
    found = parse_llms_file(path.read_text())
    assert found.title
    assert found.summary
    links = [link for section in found.sections.values() for link in section]
    assert bool(links) == (path.name == "llms.txt")
    for link in links:
        assert (path.parent / link["url"]).is_file(), link


def test_there_are_documents() -> None:
    assert {path.name for path in SKILLS} >= {
        "files",
        "notes",
        "cards",
        "texts",
        "toolc",
    }
    assert {path.name for path in TEXTS} == {"llms.txt", "llms-full.txt"}
