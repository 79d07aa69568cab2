"""Dialogues, by the vectors of every runtime (`spec/conformance/dialogue`)."""

from __future__ import annotations

import json
from base64 import b64decode, b64encode
from typing import Any

import pytest
from dialogue_formats import FORMATS, Format
from generated import ROOT
from sdk_lab import Lab, completions, registry, samples_specs

from toolrt import Registry
from toolrt.dialogue import Bounds, Dialogue, Turn, TurnFailed
from toolrt.dialogue.strict import ANTHROPIC, OPENAI, strictly

FOLDER = ROOT / "spec/conformance/dialogue"
VECTORS = {
    fmt: json.loads((FOLDER / f"{fmt.name}.json").read_text()) for fmt in FORMATS
}
TURNS = [(fmt, case) for fmt, own in VECTORS.items() for case in own["turns"]]


def as_json(value: Any) -> Any:
    """Give bytes of Bedrock's client as its JSON has them."""
    if isinstance(value, bytes):
        return b64encode(value).decode()
    if isinstance(value, dict):
        return {key: as_json(one) for key, one in value.items()}
    return [as_json(one) for one in value] if isinstance(value, list) else value


def as_client(value: Any) -> Any:
    """Give JSON of Bedrock as its client has it."""
    if isinstance(value, dict):
        return {
            key: b64decode(one) if key == "redactedContent" else as_client(one)
            for key, one in value.items()
        }
    return [as_client(one) for one in value] if isinstance(value, list) else value


def args_of(given: Any) -> Any:
    try:
        return json.loads(given) if isinstance(given, str) else given
    except ValueError:
        return given


def turns(fmt: Format, case: Any) -> list[Turn]:
    """Give the turns of a response, and of its events."""

    def chat() -> Dialogue[None]:
        return Dialogue(
            registry(Lab()), samples_specs.SPECS, provider=fmt.name, on_stop="tell"
        )

    made: list[Turn] = []
    if "response" in case:
        made.append(chat().turn(as_client(case["response"])))
    if "events" in case:
        heard: list[str] = []
        made.append(chat().turn(iter(as_client(case["events"])), heard.append))
        assert "".join(heard) == made[-1].text
    return made


@pytest.mark.parametrize(
    ("fmt", "case"), TURNS, ids=lambda one: getattr(one, "name", None) or one["name"]
)
def test_a_turn(fmt: Format, case: Any) -> None:
    if "failed" in case:
        for key in ("response", "events"):
            if key in case:
                with pytest.raises(TurnFailed) as failed:
                    turns(fmt, {key: case[key]})
                assert str(failed.value) == case["failed"]
        return
    for turn in turns(fmt, case):
        seen = [
            {"id": call.id, "name": call.name, "args": args_of(call.args)}
            for call in turn.calls
        ]
        for call, wanted in zip(seen, case["calls"], strict=True):
            if wanted["id"] is None:
                call["id"] = None
        assert seen == case["calls"]
        assert (turn.text, turn.finish, turn.why) == (
            case["text"],
            case["finish"],
            case["why"],
        )
        messages = turn.run()
        assert as_json(messages) == case["messages"]
        # The official client takes them back.
        if "servers add" not in case["name"] and "custom" not in case["name"]:
            fmt.check({}, messages)


@pytest.mark.parametrize("fmt", FORMATS, ids=lambda fmt: fmt.name)
def test_requests(fmt: Format) -> None:
    vectors = VECTORS[fmt]
    assert (
        Dialogue(Registry(), provider=fmt.name).wire.said("Go on.") == vectors["user"]
    )
    app = registry(Lab())
    own = {name: samples_specs.SPECS[name] for name in ("measure", "picture")}
    one = Bounds(at_once=1)
    form: Any = Dialogue(
        Registry(), provider=fmt.name, completion=completions.REPORT
    ).request()
    if fmt.name == "gemini":
        # The client has one object for both.
        form = {"generationConfig": form}
    requests = [
        ("tools", Dialogue(app, own, provider=fmt.name).request()),
        (
            "tools, one call a turn",
            Dialogue(app, own, provider=fmt.name, bounds=one).request(),
        ),
        (
            "tools, found by searching",
            Dialogue(app, own, provider=fmt.name, defers=True).request(),
        ),
        ("a typed answer", form),
    ]
    assert [
        {"name": name, "request": request} for name, request in requests
    ] == vectors["requests"]


FORMS = json.loads((FOLDER / "strict/forms.json").read_text())


@pytest.mark.parametrize("case", FORMS, ids=lambda case: case["name"])
def test_forms_of_strict_modes(case: Any) -> None:
    for name, dialect in (("openai", OPENAI), ("anthropic", ANTHROPIC)):
        made = strictly(case["schema"], dialect)
        # As text: a model reads their order, too.
        assert json.dumps(made) == json.dumps(case[name])
