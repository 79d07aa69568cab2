"""What `--docs` prints: the same bytes in both languages, and by the caller."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest
from cli_lab import PATIENCE, environment
from generated import ROOT

EXAMPLE = ROOT / "examples/files"
VECTORS = ROOT / "spec/conformance/commands/documents.json"
CASES = json.loads(VECTORS.read_text())["cases"]


def start(language: str) -> list[str]:
    if language == "python":
        return [sys.executable, str(EXAMPLE / "python/command.py")]
    build = ["cargo", "build", "--quiet", "--package", "files-example"]
    subprocess.run(build, check=True, cwd=ROOT)  # noqa: S603 # cargo, as for all tests
    return [str(ROOT / "target/debug/files")]


@pytest.fixture(scope="module")
def documents() -> dict[str, str]:
    """Give the documents of the example's command."""
    code = "import json; from gen.files.cli.files import documents as d; "
    code += "print(json.dumps(d.documents()))"
    done = subprocess.run(  # noqa: S603 # our own code
        [sys.executable, "-c", code],
        capture_output=True,
        check=True,
        cwd=EXAMPLE / "python",
    )
    found: dict[str, str] = json.loads(done.stdout)
    return found


@pytest.mark.parametrize("case", CASES, ids=lambda case: " ".join(case["argv"]))
@pytest.mark.parametrize("language", ["python", "rust"])
def test_documents_are_printed_by_their_format_or_by_the_caller(
    language: str, case: dict[str, Any], documents: dict[str, str]
) -> None:
    done = subprocess.run(  # noqa: S603 # the command of the example
        [*start(language), *case["argv"]],
        capture_output=True,
        env=environment(**case["environ"]),
        check=False,
        timeout=PATIENCE,
    )
    if "prints" in case:
        assert done.stdout.decode() == documents[case["prints"]]
        assert done.returncode == 0
    else:
        issues = json.loads(done.stdout)["error"]["issues"]
        assert [issue["message"] for issue in issues] == [case["message"]]


def test_documents_are_about_the_tools_of_the_command(
    documents: dict[str, str],
) -> None:
    assert list(documents) == ["agents-md", "claude-md", "skill-md", "llms-txt"]
    for text in documents.values():
        assert "`find_files`" in text
    assert "`files --docs agents-md`" in documents["claude-md"]
    assert documents["skill-md"].startswith('---\nname: "files"\n')
