"""Two tools in place of many, by the vectors of every runtime."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from dialogue_formats import FORMATS, Format, Said, calls
from generated import ROOT
from msgspec import Struct, convert
from numbers_tools import record
from support import Lines

from toolrt import (
    Action,
    Codec,
    DeclaredError,
    Kind,
    Registry,
    Spec,
    Toolset,
    ToolsetSpec,
)
from toolrt.call import Context, Event, Partial
from toolrt.dialogue import Dialogue
from toolrt.host import Declared, Question, Tool, catalogue
from toolrt.spec import Effects, ErrorSpec
from toolrt.table import INT, Record

VECTORS: dict[str, Any] = json.loads(
    (ROOT / "spec/conformance/catalogue/catalogue.json").read_text(encoding="utf-8")
)
HIDDEN = {tool["name"] for tool in VECTORS["tools"] if tool.get("hidden")}


class Args(Struct, kw_only=True, forbid_unknown_fields=True):
    n: int


class Busy(DeclaredError, code="busy"):
    """Not now."""


ARGS = record(Args, n=INT)
BUSY: Codec[Any] = Codec(Record(Busy.Details, lambda: ()))
DOES: dict[str, Any] = {
    "echo": lambda _, args: args.n,
    "some": lambda _, args: Partial(result=args.n, errors=[Busy()]),
}


def busy(*_: object) -> int:
    raise Busy


def toolset(own: dict[str, Any]) -> Toolset:
    spec = Spec(
        name=own["name"],
        toolset="odd",
        description=own["description"],
        tags=tuple(own.get("tags", ())),
        effects=convert(own.get("effects", {}), Effects),
        input_schema=json.dumps(VECTORS["schema"]),
        output_schema='{"type":"integer"}',
        partial=own["does"] == "some",
        errors=(
            ErrorSpec(
                code="busy",
                kind=Kind.UNAVAILABLE,
                message="Not now.",
                action=Action.RETRY,
            ),
        ),
    )
    tool: Tool[Any, Any] = Tool(
        name=spec.name,
        spec=lambda: lambda: spec,
        args=lambda: ARGS,
        result=lambda: Codec(INT),
        errors=lambda: {"busy": Declared(Busy, BUSY)},
    )
    provider = type("Odd", (), {"run": staticmethod(DOES.get(own["does"], busy))})
    return Toolset.of(
        "odd", lambda: lambda: ToolsetSpec(name="odd"), provider, [(tool, "run")]
    )


def inner(log: Lines, case: dict[str, Any], asked: list[str]) -> Registry:
    def confirm(question: Question) -> bool:
        asked.append(question.text)
        agrees: bool = case["agrees"]
        return agrees

    confirmer = confirm if "agrees" in case else None
    registry = Registry(log=log, confirmer=confirmer)
    return registry.register(*map(toolset, VECTORS["tools"]))


@pytest.mark.parametrize("way", ["here", "beside", "itself"])
@pytest.mark.parametrize("case", VECTORS["cases"], ids=lambda case: case["name"])
def test_the_two_tools_do_what_the_vectors_say(case: dict[str, Any], way: str) -> None:
    log, asked, events = Lines(), list[str](), list[str]()
    tools = inner(log, case, asked)
    # The registry of the tools may have the two as well.
    front = tools if way == "itself" else Registry(log=log)
    front.register(catalogue(tools, only=lambda spec: spec.name not in HIDDEN))

    def hear(event: Event) -> None:
        events.append(f"{event.tool} {event.kind.name}")

    cx = Context().with_dry_run(dry_run=case.get("dry_run", False))
    if "events" in case:
        cx = cx.with_events(hear)
    if way == "beside":
        envelope = asyncio.run(front.acall(case["tool"], case["arguments"], cx))
    else:
        envelope = front.call(case["tool"], case["arguments"], cx)
    document = json.loads(envelope.to_json())
    assert document.pop("meta")["tool"] == case["tool"]
    if "envelope" in case:
        assert document == case["envelope"]
    else:
        assert document["error"]["code"] == case["code"]
        paths = [issue["path"] for issue in document["error"].get("issues", ())]
        assert paths == case.get("paths", [])
    assert events == case.get("events", [])
    assert asked == case.get("questions", [])


def test_the_registry_of_the_tools_decides() -> None:
    log = Lines()
    tools = inner(log, {}, [])
    front = Registry(log=log).register(catalogue(tools))
    tools.shutdown(0)
    envelope = front.call("run_tool", name="echo", arguments={"n": 4})
    assert envelope.error is not None
    assert envelope.error.code == "unavailable"


def test_consent_that_is_recorded_is_for_the_tool() -> None:
    tools = inner(Lines(), {}, [])
    front = Registry().register(catalogue(tools))
    agreement = tools.agreement("drop", {"n": 4}, by="ada", lasts=60)
    cx = Context().with_consent(agreement)
    assert front.call("run_tool", {"name": "drop", "arguments": {"n": 4}}, cx).ok
    assert not front.call("run_tool", {"name": "drop", "arguments": {"n": 5}}, cx).ok


@pytest.mark.parametrize("fmt", FORMATS, ids=lambda fmt: fmt.name)
def test_a_model_finds_and_runs_tools(fmt: Format) -> None:
    front = Registry(log=Lines()).register(catalogue(inner(Lines(), {}, [])))
    chat = Dialogue(front, provider=fmt.name)
    assert fmt.names(chat.request()) == ["search_tools", "run_tool"]
    said = [
        calls(("search_tools", {"query": "number back"}, "c1aaaaaaa")),
        calls(
            ("run_tool", {"name": "echo", "arguments": {"n": 4}}, "c2aaaaaaa"),
            ("run_tool", {"name": "echo", "arguments": {"n": "x"}}, "c3aaaaaaa"),
        ),
        Said(text="Four."),
    ]
    told = list[str]()

    def send(messages: list[Any]) -> Any:
        told.append(json.dumps(messages, default=str))
        return fmt.response(said.pop(0))

    assert chat.run([{"role": "user", "content": "Four?"}], send).text == "Four."
    assert "Gives the number back." in told[1]
    assert "/arguments/n must be an integer" in told[2]
