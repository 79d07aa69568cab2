"""The command `calls`: what the recording of a command tells."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import pytest
from cli_lab import Command, environment

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(params=["python", "rust"])
def app(request: pytest.FixtureRequest) -> Command:
    return Command(request.param)


def test_a_command_reports_what_it_has_recorded(app: Command, tmp_path: Path) -> None:
    path = str(tmp_path / "calls.jsonl")
    environ = environment(TOOLRT_RECORD=path)
    assert app.run("find-files", "*.md", environ=environ).code == 0
    assert app.run("find-files", "*", "--limit", "0", environ=environ).code == 2
    assert app.run("find-files", "[", environ=environ).code == 2
    # What calls nothing is not recorded.
    assert app.run("--tools", environ=environ).code == 0
    assert app.run("frobnicate", environ=environ).code == 10
    ran = app.run("calls", environ=environ)
    assert (ran.code, ran.err) == (0, "")
    report = json.loads(ran.out)
    (tool,) = report["tools"]
    times = tool.pop("p50_us"), tool.pop("p95_us")
    assert times[1] >= times[0] > 0
    assert report == {
        "calls": 3,
        "broken_lines": 0,
        "foreign_lines": 0,
        "tools": [
            {
                "tool": "find_files",
                "calls": 3,
                "failed": 2,
                "asked": 0,
                "retries": 0,
                "failures": [
                    {"code": "bad_pattern", "count": 1},
                    {"code": "invalid_input", "count": 1},
                ],
                "issues": [{"path": "/limit", "code": "range", "count": 1}],
            }
        ],
    }
    again = app.run("calls", "--file", path, f"--file={path}")
    assert json.loads(again.out)["calls"] == 6


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ([], "TOOLRT_RECORD names no recording: calls --file FILE names one."),
        (["--file"], "--file needs a value: --file FILE."),
        (["all"], 'calls takes --file FILE, and not "all".'),
        (["--file", "no.jsonl"], '"no.jsonl" cannot be read: it does not exist.'),
    ],
)
def test_wrong_words_are_reported(app: Command, given: list[str], message: str) -> None:
    ran = app.run("calls", *given)
    assert ran.code == 2
    (issue,) = ran.envelope["error"]["issues"]
    assert issue == {"path": "", "code": "usage", "message": message}


def test_no_call_runs_that_cannot_be_recorded(app: Command, tmp_path: Path) -> None:
    ran = app.run("find-files", "*", environ=environment(TOOLRT_RECORD=str(tmp_path)))
    assert ran.code == 40
    error = ran.envelope["error"]
    assert error["code"] == "unavailable"
    end = " cannot be recorded to: it is no regular file."
    assert error["message"].endswith(end), error


def test_commands_of_both_languages_share_a_recording(tmp_path: Path) -> None:
    path = tmp_path / "calls.jsonl"
    environ = environment(TOOLRT_RECORD=str(path))
    apps = [Command("python"), Command("rust")] * 10

    def run(app: Command) -> int:
        return app.run("find-files", "*.md", environ=environ).code

    with ThreadPoolExecutor(8) as pool:
        assert set(pool.map(run, apps)) == {0}
    found: list[Any] = [json.loads(line) for line in path.read_text().splitlines()]
    assert len(found) == len(apps)
    assert {line["tool"] for line in found} == {"find_files"}
    # The lines of both are the same, but for when.
    for line in found:
        del line["started"], line["duration_us"]
        del line["envelope"]["meta"]["duration_ms"]
    assert all(line == found[0] for line in found)
