"""Who runs a process, by the vectors of every runtime (`spec/conformance/callers`)."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest
from generated import ROOT

from toolrt.callers import CallerKind, detect
from toolrt.callers.table import AGENTS, CI, CONTAINERS, TITLES

VECTORS = json.loads((ROOT / "spec/conformance/callers/callers.json").read_text())


def row(agent: Any) -> dict[str, Any]:
    made = {
        "caller": agent.caller,
        "title": agent.title,
        "confidence": agent.confidence,
        "variables": list(agent.variables),
        "prefix": agent.prefix,
        "value": agent.value,
        "file": agent.file,
        "weak": agent.is_weak,
    }
    return {key: value for key, value in made.items() if value}


def test_the_tables_are_those_of_every_runtime() -> None:
    assert [row(agent) for agent in AGENTS] == VECTORS["agents"]
    assert dict(TITLES) == VECTORS["titles"]
    assert list(CI.items()) == list(VECTORS["ci"].items())
    assert list(CONTAINERS.items()) == list(VECTORS["containers"].items())


@pytest.mark.parametrize("case", VECTORS["cases"], ids=lambda case: case["name"])
def test_a_caller_is_detected(case: Any) -> None:
    found = detect(
        case["environ"], is_terminal=case["terminal"], exists=case["files"].__contains__
    )
    assert {
        "kind": found.kind,
        "caller": found.caller,
        "title": found.title,
        "confidence": found.confidence,
        "signals": list(found.signals),
    } == case["detected"]
    assert found.is_terminal == case["terminal"]
    assert found.is_agent == (found.kind is CallerKind.AGENT)


@pytest.mark.parametrize("closed", ["", "import sys; sys.stdin.close()"])
def test_a_process_looks_at_itself(closed: str) -> None:
    code = f"{closed}\nfrom toolrt.callers import detect; print(detect().caller)"
    command = [sys.executable, "-c", code]
    environ = {"TOOLRT_CALLER": "goose"}
    said = subprocess.run(command, env=environ, capture_output=True, check=True)  # noqa: S603 # ours
    assert said.stdout.decode().strip() == "goose"
