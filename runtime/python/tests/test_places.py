"""Paths and URIs in arguments, on a tree of folders and links, by the vectors."""

from __future__ import annotations

import importlib
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from toolrt import Context, Event, Registry
from toolrt.call.event import Decided
from toolrt.host import GrantPolicy

ROOT = Path(__file__).parents[3]
sys.path.insert(0, str(ROOT / "tests/golden"))
places: Any = importlib.import_module("places.python.places.tools.places")

_FILE = ROOT / "spec/conformance/policies/paths.json"
_VECTORS = json.loads(_FILE.read_text(encoding="utf-8"))
_SYSTEMS = {"darwin": "macos", "linux": "linux", "win32": "windows"}


class Anything:
    """Does nothing, whatever it is asked."""

    def read(self, _cx: Context, _args: Any) -> str:
        return "done"

    copy = clean = visit = fetch = load = read


@pytest.fixture(scope="module")
def top(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Give the folder with the tree of the vectors."""
    top = tmp_path_factory.mktemp("tree").resolve()
    for entry in _VECTORS["tree"]:
        if "folder" in entry:
            (top / entry["folder"]).mkdir()
        elif "file" in entry:
            (top / entry["file"]).write_text("text")
        else:
            (top / entry["link"]).symlink_to(entry["to"])
    return str(top)


def test_the_design_is_that_of_the_case() -> None:
    case = ROOT / "tests/cases/places.tools"
    assert _VECTORS["design"] == case.read_text(encoding="utf-8")


@pytest.mark.skipif(sys.platform == "win32", reason="the tree has links")
@pytest.mark.parametrize("case", _VECTORS["cases"], ids=lambda case: case["name"])
def test_cases(case: dict[str, Any], top: str) -> None:
    systems = case.get("systems")
    if systems is not None and _SYSTEMS.get(sys.platform) not in systems:
        pytest.skip("for other systems")
    policy = GrantPolicy.from_json(
        json.dumps(case["policy"]).replace("$ROOT", top),
        working_dir=top,
        environ=case.get("environment", {}),
    )
    registry = Registry(policy=policy).register(places.toolset(Anything()))
    cx = Context(call_id="call-1")
    heard: list[dict[str, Any]] = []

    def listen(event: Event) -> None:
        if isinstance(event.kind, Decided):
            heard.append(json.loads(event.to_json()))

    if "decisions" in case:
        cx = cx.with_events(listen)
    if "working_dir" in case:
        cx = cx.with_working_dir(case["working_dir"].replace("$ROOT", top))
    payload = json.dumps(case["args"]).replace("$ROOT", top)
    if case.get("consent"):
        tool = case["tool"]
        cx = cx.with_consent(
            registry.agreement(tool, payload, cx, by="tests", lasts=60)
        )
    error = registry.call(case["tool"], payload, cx).error
    if "decisions" in case:
        head = {
            "event": "policy_decision",
            "tool": case["tool"],
            "call_id": "call-1",
        }
        # The order of members counts.
        told = [json.dumps(event) for event in heard]
        wanted = [json.dumps(head | decision) for decision in case["decisions"]]
        assert told == [line.replace("$ROOT", top) for line in wanted]
    said = None
    if error is not None:
        assert error.kind == "auth"
        members = {"code": error.code, "field": error.field, "message": error.message}
        members["hint"] = error.recovery.hint
        said = {key: value for key, value in members.items() if value is not None}
    refused = json.dumps(case["refused"]).replace("$ROOT", top)
    assert said == json.loads(refused)
