"""Values by JSON Schemas: the vectors of `spec/conformance/schemas`."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest
from msgspec import UNSET
from msgspec.structs import asdict

from toolrt import Issue, Number
from toolrt.json import dump, parse
from toolrt.schema import Draft, InvalidSchema, Validator, validate
from toolrt.schema.drafts import named

FOLDER = Path(__file__).parents[3] / "spec/conformance/schemas"


def vectors(name: str) -> Any:
    return parse((FOLDER / name).read_bytes())


def told(issues: list[Issue]) -> Any:
    found = [
        {name: one for name, one in asdict(issue).items() if one is not UNSET}
        for issue in issues
    ]
    return plain(parse(dump(found)))


def plain(value: object) -> object:
    """Give the value with numbers that are compared by what they are worth."""
    if isinstance(value, dict):
        return {name: plain(one) for name, one in value.items()}
    if isinstance(value, list):
        return [plain(one) for one in value]
    return float(value) if isinstance(value, Number) else value


def test_the_official_suite_passes() -> None:
    suite = vectors("suite.json")
    for group in suite["groups"]:
        validator = Validator(group["schema"], documents=suite["documents"])
        for test in group["tests"]:
            name = f"{group['name']}: {test['name']}"
            issues = validator.validate(test["value"])
            assert (not issues) == test["valid"], name
            assert validator.accepts(test["value"]) == test["valid"], name


@pytest.mark.parametrize(
    "group", vectors("issues.json")["groups"], ids=lambda group: group["name"]
)
def test_all_issues_are_told(group: Any) -> None:
    validator = Validator(
        group["schema"],
        documents=group.get("documents"),
        formats=group.get("formats", False),
    )
    for test in group["tests"]:
        issues = told(validator.validate(test["value"]))
        assert issues == plain(test["issues"])
        assert validator.accepts(test["value"]) == (not issues)


@pytest.mark.parametrize(
    "group", vectors("drafts.json")["groups"], ids=lambda group: group["name"]
)
def test_each_draft_has_its_own_meaning(group: Any) -> None:
    draft = named(group["draft"]) if "draft" in group else Draft.V2020_12
    assert draft is not None
    documents = group.get("documents")
    validator = Validator(group["schema"], documents=documents, draft=draft)
    for test in group["tests"]:
        issues = validator.validate(test["value"])
        assert (not issues) == test["valid"], test["value"]
        assert validator.accepts(test["value"]) == test["valid"], test["value"]


@pytest.mark.parametrize(
    "case",
    vectors("issues.json")["invalid"] + vectors("drafts.json")["invalid"],
    ids=lambda case: case["name"],
)
def test_invalid_schemas_are_refused(case: Any) -> None:
    with pytest.raises(InvalidSchema) as caught:
        Validator(case["schema"], documents=case.get("documents"))
    assert told(caught.value.issues) == plain(case["issues"])


def test_the_meta_schemas_and_the_categories_are_those_of_rust() -> None:
    own = Path(__file__).parents[1] / "src/toolrt/schema"
    rust = Path(__file__).parents[3] / "runtime/rust/src/schema"
    names = {path.name for path in own.iterdir() if path.suffix in (".json", ".txt")}
    assert len(names) == len(Draft) + 1
    for name in names:
        assert (own / name).read_bytes() == (rust / name).read_bytes()


def test_what_is_no_json_value_is_no_value() -> None:
    for value in (float("nan"), {1: 2}, {"a": (1,)}, b"x", "\ud800"):
        with pytest.raises(TypeError):
            validate(value, {})
    looped: list[Any] = []
    looped.append(looped)
    assert validate(looped, {})[0].code == "depth"
    with pytest.raises(InvalidSchema, match="nested too deeply"):
        Validator(looped)


def test_numbers_of_many_digits_are_compared_exactly() -> None:
    validator = Validator({"maximum": 10**5000, "multipleOf": 10})
    assert validator.validate(10**5000) == []
    assert [issue.code for issue in validator.validate(10**5000 + 1)] == [
        "range",
        "step",
    ]


def test_hostile_schemas_and_values_come_to_an_end() -> None:
    started = time.monotonic()
    many = {f"k{n}": {"type": "string"} for n in range(500)}
    schema = {
        "properties": many,
        "additionalProperties": False,
        "enum": list(range(50_000)),
    }
    assert len(validate({f"x{n}": n for n in range(50_000)}, schema)) == 1
    several = {"anyOf": [{"properties": many, "additionalProperties": False}] * 5}
    value = {f"k{n}x": n for n in range(5_000)}
    assert len(validate(value, several)) == 100
    patterns: Any = {"patternProperties": {f"^(a|b|ab)*{n}$": {} for n in range(300)}}
    keys = {"ab" * 200 + str(n): n for n in range(300)}
    assert validate(keys, patterns)[0].message.startswith("The value cannot be checked")
    assert validate(["x" * 100_000] * 9, {"uniqueItems": True})[0].code == "unique"
    assert time.monotonic() - started < 60
