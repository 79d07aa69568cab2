"""Specs as JSON, by the vectors of `spec/conformance/specs`."""

from __future__ import annotations

import json
from typing import Any

import jsonschema
import pytest
from generated import ROOT
from test_generated import package

from toolrt import Context, Envelope, Registry, Spec, ToolsetSpec
from toolrt.call import Count, Scalar
from toolrt.call.chain import Call, If, Return
from toolrt.call.invocation import Flag, Invocation
from toolrt.call.mapping import EACH, Items, Json, Members, Path
from toolrt.made import toolset_of_executor
from toolrt.mcp.spec import Icon
from toolrt.spec import Confirm, Effects, Example, Implementation, Paging

SPECS = ROOT / "spec" / "conformance" / "specs"
CASES = json.loads((SPECS / "definitions.json").read_text(encoding="utf-8"))["cases"]
SCHEMA = json.loads((ROOT / "spec" / "specs.schema.json").read_text(encoding="utf-8"))


class Nobody:
    """Runs nothing."""

    def call(
        self, tool: str, payload: bytes, cx: Context | None = None, /
    ) -> Envelope[Any]:
        raise AssertionError(tool, payload, cx)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_specs_of_definitions(case: dict[str, str]) -> None:
    definition = case["definition"].encode()
    registry = Registry()
    registry.register(toolset_of_executor("things", [definition], Nobody()))
    (spec,) = registry.specs()
    assert spec.to_json().decode() == case["spec"]
    toolset = registry.toolset_of(spec.name)
    assert toolset is not None
    assert toolset.to_json().decode() == case["toolset"]
    for text in (case["spec"], case["toolset"]):
        jsonschema.validate(json.loads(text), SCHEMA)


def test_specs_of_a_design(monkeypatch: pytest.MonkeyPatch) -> None:
    text = (SPECS / "bindings.jsonl").read_text(encoding="utf-8")
    written: list[str] = []
    for name in ("both", "recipes", "shop", "till"):
        specs = package("bindings", f"shop.tools.{name}.specs", monkeypatch)
        written += [made().to_json().decode() for made in specs.SPECS.values()]
        written.append(specs.toolset().to_json().decode())
    assert sorted(written) == text.splitlines()


def test_specs_by_hand_stay_documents() -> None:
    odd = Spec(
        name="odd",
        icons=(Icon(src="data:,"),),
        implementation=Implementation("prompt", "lab"),
        input_schema=' { "a" : [ 1.0 , { } ] , "a" : 2 } ',
        output_schema="{",
        item_schema="null",
        effects=Effects(open_world=False),
        confirm=Confirm(("",), "\n"),
        timeout_ms=0,
        paging=Paging(cursor=(), next=()),
        call_hint=(),
        examples=(Example(name="", args="", result="null"),),
    )
    assert odd.to_json().decode() == (
        '{"name":"odd","icons":[{"src":"data:,"}],'
        '"implementation":{"kind":"prompt","name":"lab"},"input_schema":{"a":2},'
        '"output_schema":"{","item_schema":null,"effects":{"open_world":false},'
        '"confirm":{"question":[],"denied":"\\n"},"timeout_ms":0,'
        '"paging":{"cursor":[],"next":[]},"call_hint":[],'
        '"examples":[{"name":"","arguments":"","result":null}]}'
    )
    assert Spec(name="").to_json() == (
        b'{"name":"","implementation":{"kind":"external"},"input_schema":{}}'
    )
    assert ToolsetSpec(name="").to_json() == b'{"name":""}'


def test_chains_and_programs_are_data() -> None:
    steps = ("items", EACH, "")
    items = Path("args", steps)
    arguments = (
        ('a"', Json(" [1, null] ")),
        ("b", Items((Path("args", steps, count=True),))),
        ("c", Members((("d", Path("args", steps, or_null=True)),))),
    )
    run = Invocation(
        argv=(
            "run",
            ("--x=", Count(("args", "x")), Scalar(("args", "y"))),
            Path("args"),
            Flag("--items=", items),
        ),
        stdin=(items, "lines"),
        env=(("A", "b"),),
        working_dir=Path("args", ("dir",)),
        output="bytes",
        exits=((0, None), (255, "gone")),
    )
    spec = Spec(
        name="t",
        implementation=Implementation("chain"),
        chain=(
            Call(tool="find", args=arguments, name="found"),
            Call(tool="find"),
            If(path=items, test="absent", then=Return(Call(tool="find"))),
            Return(Items(())),
        ),
        invocation=run,
    )
    path = {"root": "args", "steps": ["items", None, ""]}
    wanted = {
        "name": "t",
        "implementation": {"kind": "chain"},
        "chain": [
            {
                "name": "found",
                "call": {
                    "tool": "find",
                    "arguments": {
                        'a"': {"json": [1, None]},
                        "b": {"list": [{"path": {**path, "count": True}}]},
                        "c": {"object": {"d": {"path": {**path, "or_null": True}}}},
                    },
                },
            },
            {"call": {"tool": "find", "arguments": {}}},
            {
                "if": {"path": path, "test": "absent"},
                "return": {"call": {"tool": "find", "arguments": {}}},
            },
            {"return": {"list": []}},
        ],
        "invocation": {
            "argv": [
                "run",
                [
                    {"text": "--x="},
                    {"count": ["args", "x"]},
                    {"value": ["args", "y"]},
                ],
                {"path": {"root": "args"}},
                {"flag": "--items=", "path": path},
            ],
            "stdin": {"path": path, "form": "lines"},
            "env": {"A": "b"},
            "working_dir": {"root": "args", "steps": ["dir"]},
            "output": "bytes",
            "exits": [{"code": 0}, {"code": 255, "error": "gone"}],
        },
        "input_schema": {},
    }
    assert spec.to_json().decode() == json.dumps(wanted, separators=(",", ":"))
    jsonschema.validate(wanted, SCHEMA)
