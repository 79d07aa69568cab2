"""Files that callers of a surface name, on a tree of folders and links."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from toolrt.host import GrantPolicy, Policy

_FILE = Path(__file__).parents[3] / "spec/conformance/policies/files.json"
_VECTORS = json.loads(_FILE.read_text(encoding="utf-8"))

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the tree has links")


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


@pytest.mark.parametrize("case", _VECTORS["cases"], ids=lambda case: case["name"])
def test_cases(case: dict[str, Any], top: str) -> None:
    policy = GrantPolicy.from_json(
        json.dumps(case["policy"]), working_dir=top, environ=case.get("environment", {})
    )
    path, folder = case["path"].replace("$ROOT", top), case.get("folder")
    folder = None if folder is None else folder.replace("$ROOT", top)
    for one in (policy, policy & Policy(), Policy() & policy):
        assert one.allows_file(case["need"], path, folder) is case["allowed"]


def test_names_start_in_the_working_directory_of_the_process(
    top: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    policy = GrantPolicy("strict", working_dir="/", environ={})
    monkeypatch.chdir(f"{top}/work")
    assert policy.allows_file("fs:read", "a.txt", None)
    assert policy.allows_file("fs:read", "deep/b.txt", "deep")
    assert not policy.allows_file("fs:read", "a.txt", "deep")
    assert not policy.allows_file("fs:read", "../in/a.txt", None)
