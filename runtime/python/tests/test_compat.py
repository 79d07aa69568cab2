"""Verdicts that differ from an earlier system: `spec/conformance/compat`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from toolrt.json import parse
from toolrt.schema import InvalidSchema, Validator

FILE = Path(__file__).parents[3] / "spec/conformance/compat/compat.json"
TABLES: Any = parse(FILE.read_bytes())
ROWS = TABLES["tables"]["schemas"]


@pytest.mark.parametrize(
    "case", [case for row in ROWS for case in row["cases"]], ids=str
)
def test_verdicts_differ_as_the_table_says(case: Any) -> None:
    try:
        verdict = Validator(case["schema"]).accepts(case["value"])
    except InvalidSchema:
        verdict = None
    assert verdict == case["valid"]
