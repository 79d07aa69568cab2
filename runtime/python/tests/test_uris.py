"""URIs of resources by the vectors of every runtime (`spec/conformance/uris`)."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest
from generated import ROOT

from toolrt.mcp.uris import variables_in

CASES = json.loads((ROOT / "spec/conformance/uris/uris.json").read_text())["cases"]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_a_uri_is_read_by_its_template(case: dict[str, Any]) -> None:
    found = variables_in(case["template"], case["uri"])
    assert found == case["variables"]
    assert found is None or list(found) == list(case["variables"])


def test_half_a_character_matches_nothing() -> None:
    assert variables_in("a://{x}", "a://\ud800") is None


def test_no_uri_takes_long() -> None:
    template = "a://" + "/".join(f"{{+x{n}}}" for n in range(8)) + "!"
    started = time.monotonic()
    assert variables_in(template, "a://" + "/" * 8000) is None
    assert variables_in(template, "a://" + "/" * 100_000) is None
    assert time.monotonic() - started < 1
