"""The vectors of the testing kit: values, fakes, and what differs from examples."""

from __future__ import annotations

import json
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from kit_types import table, toolset

from toolrt import Context, Registry
from toolrt.diagnose import diagnose
from toolrt.json import dump
from toolrt.testing import NoValue, Recorded, fake, values
from toolrt.testing.compare import differences

VECTORS = Path(__file__).parents[3] / "spec/conformance/testing"


def _cases(name: str, key: str) -> list[dict[str, Any]]:
    cases: list[dict[str, Any]] = json.loads((VECTORS / f"{name}.json").read_text())[
        key
    ]
    assert len(cases) > 1
    return cases


def _name(case: object) -> str:
    return str(case["name"]) if isinstance(case, dict) else ""


@pytest.mark.parametrize(
    "case", _cases("values", "cases") + _cases("schema", "cases"), ids=_name
)
def test_values_are_those_of_every_language(case: dict[str, Any]) -> None:
    of = table(case["type"])
    source = values(of, case["seed"])
    if "error" in case:
        with pytest.raises(NoValue) as failed:
            next(source)
        assert str(failed.value) == case["error"]
        return
    wanted = case["values"]
    got = [dump(value).decode() for value in islice(source, len(wanted))]
    assert got == wanted
    assert [diagnose(of, value) for value in got] == [[] for _ in got]


FAKES = json.loads((VECTORS / "fakes.json").read_text())["toolset"]


@pytest.mark.parametrize("case", _cases("fakes", "calls"), ids=_name)
def test_fakes_answer_as_in_every_language(case: dict[str, Any]) -> None:
    tools = fake(
        toolset(FAKES),
        case["seed"],
        fail=_failures(case.get("fail", {})),
        partial=_failures(case.get("partial", {})),
    )
    events = Recorded()
    app = Registry().register(tools)
    envelope = app.call(case["tool"], case["args"], Context(events=events))
    came = json.loads(envelope.to_json())
    del came["meta"]
    assert came == case["envelope"]
    assert events.items() == case["items"]


def _failures(given: dict[str, Any]) -> dict[str, Any]:
    return {
        tool: failure
        if isinstance(failure, str)
        else (failure["code"], failure["details"])
        for tool, failure in given.items()
    }


@pytest.mark.parametrize("case", _cases("examples", "cases"), ids=_name)
def test_differences_are_those_of_every_language(case: dict[str, Any]) -> None:
    assert differences(case["stated"], case["came"]) == case["differences"]
