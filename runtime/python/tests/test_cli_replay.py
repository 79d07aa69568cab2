"""Recorded calls of earlier systems, replayed by commands of both languages.

`BLESS=1` writes what the command in Python answers into the vectors; read `git diff`.
"""

from __future__ import annotations

import functools
import json
import os
import re
from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest
from cli_lab import Command, Ran
from generated import ROOT

if TYPE_CHECKING:
    from pathlib import Path

FILE = ROOT / "spec/conformance/commands/replay.json"
VECTORS: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
CASES: list[dict[str, Any]] = VECTORS["cases"]

#: What is another at each call.
_VOLATILE = [
    (re.compile(r'"call_id":"[^"]*"'), '"call_id":"…"'),
    (re.compile(r'"duration_ms":\d+'), '"duration_ms":0'),
]

#: Whether a session waits between two lines depends on how much of the input is there.
_WAITS = re.compile(r'(?<=\n)\{"event":"awaiting_input"\}\n')

command = functools.cache(Command)


def ran(case: dict[str, Any], language: str, folder: Path) -> dict[str, Any]:
    """Give what a command answers, as the vectors write it."""
    for name, text in case.get("files", {}).items():
        (folder / name).write_text(text)
    own = {"PLAYED": json.dumps(case["played"]), "TOOLRT_STATE": str(folder / "state")}
    environ = own | case.get("environ", {})
    done: Ran = command(language, case["design"]).run(
        *case["words"],
        stdin=case.get("stdin", "").encode(),
        environ=environ,
        folder=folder,
    )
    answer: dict[str, Any] = {"exit": done.code, "stdout": masked(done.out.decode())}
    if (logged := case.get("logged")) is not None:
        # How a log looks is the host's choice.
        assert logged in done.err
    elif done.err:
        answer["stderr"] = masked(done.err)
    return answer


def masked(text: str) -> str:
    for pattern, mask in _VOLATILE:
        text = pattern.sub(mask, text)
    return _WAITS.sub("", text)


def agrees(case: dict[str, Any]) -> bool:
    """Whether the outcome is the recorded one."""
    was, out = case["was"], case["stdout"]
    envelope: dict[str, Any] = {}
    if out.startswith('{"ok"'):
        envelope = json.loads(out)
    meta = envelope.get("meta", {})
    result = envelope.get("result")
    fails = case["exit"] != 0
    return (
        was.get("exit", case["exit"]) == case["exit"]
        and was.get("fails", False) is fails
        and was.get("text", out) == out
        and ("result" not in was or ("result" in envelope and was["result"] == result))
        and all(meta.get(key) == value for key, value in was.get("meta", {}).items())
        and all(text in out for text in was.get("says", ()))
    )


@pytest.mark.parametrize("language", ["python", "rust"])
@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_both_answer_alike(case: dict[str, Any], language: str, tmp_path: Path) -> None:
    answer = ran(case, language, tmp_path)
    if "BLESS" in os.environ and language == "python":
        for key in ("exit", "stdout", "stderr"):
            case.pop(key, None)
        case |= answer
    wanted = {key: case[key] for key in ("exit", "stdout", "stderr") if key in case}
    wanted["stdout"] = masked(wanted["stdout"])
    assert answer == wanted


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_the_outcome_is_the_recorded_one_or_there_is_a_reason(
    case: dict[str, Any],
) -> None:
    assert agrees(case) is ("reason" not in case)


def test_what_is_spelt_otherwise_says_so() -> None:
    for case in CASES:
        was = case["was"]
        others = {"words", "environ", "stdin", "call"} & was.keys()
        assert bool(case.get("spelt")) <= bool(others), case["id"]
        if others - {"stdin"}:
            assert case.get("spelt") or "reason" in case, case["id"]
    assert {key for case in CASES for key in case.get("spelt", ())} == set(
        VECTORS["spelt"]
    )


def test_each_recording_is_there_once() -> None:
    ids = Counter(case["id"] for case in CASES)
    assert max(ids.values()) == 1
    counts = Counter(name.split("/")[0] for name in ids)
    for group in VECTORS["elsewhere"]:
        counts[group["group"].split(":")[0]] += group["cases"]
    assert counts == {"toolable": 147, "tooli": 622}


def test_the_page_counts_them() -> None:
    page = (ROOT / "spec/commands-compared.md").read_text(encoding="utf-8")
    rows = [line for line in page.splitlines() if line.startswith("| ")]
    reasons = Counter(case.get("reason") for case in CASES)
    spelt = Counter(key for case in CASES for key in case.get("spelt", ()))
    wanted = [
        *(f"| {text} | {reasons[key]} |" for key, text in VECTORS["reasons"].items()),
        *(f"| {text} | {spelt[key]} |" for key, text in VECTORS["spelt"].items()),
        *(
            f"| {group['group']} | {group['cases']} | {group['why']} |"
            for group in VECTORS["elsewhere"]
        ),
    ]
    heads = {"| recorded; here | cases |", "| of | cases | where |"}
    assert [row for row in rows if row not in heads] == wanted
    assert set(reasons) - {None} == set(VECTORS["reasons"])
    agree, others = reasons[None], len(CASES) - reasons[None]
    words = " ".join(page.split())
    assert f"{agree} have the recorded outcome, {others} another one" in words
    total = len(CASES) + sum(group["cases"] for group in VECTORS["elsewhere"])
    assert f"recorded in {total} cases. {len(CASES)} of them are calls" in words


@pytest.fixture(scope="module", autouse=True)
def _bless() -> Any:
    yield
    if "BLESS" in os.environ:
        text = json.dumps(VECTORS, indent=1, ensure_ascii=False)
        FILE.write_text(f"{text}\n", encoding="utf-8")
