"""Whole conversations by the official clients, with a server in each wire format."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from dialogue_formats import FORMATS, Format, Said, Told, calls
from dialogue_server import Service, served
from sdk_lab import WRONG, Lab, completions, registry, samples_specs

from toolrt.agent import Ended
from toolrt.dialogue import Dialogue, Outcome

ALL = pytest.mark.parametrize("fmt", FORMATS, ids=lambda fmt: fmt.name)
BOTH = pytest.mark.parametrize("streams", [False, True], ids=["whole", "streamed"])
LOOPS = pytest.mark.parametrize("loop", ["sync", "async"])

#: A wrong call, a corrected one, two at once, an image, and the answer.
CONVERSATION = (
    calls(("measure", WRONG, "c1aaaaaaa"), text="I measure."),
    calls(("measure", {"name": "alpha", "unit": "g"}, "c2aaaaaaa")),
    calls(("wait", {"ms": 200}, "c3aaaaaaa"), ("wait", {"ms": 201}, "c4aaaaaaa")),
    calls(("picture", {"name": "alpha"}, "c5aaaaaaa")),
    Said("It weighs 1.5 g."),
)


def converse(
    fmt: Format, chat: Dialogue[Any], service: Service, loop: str, *, streams: bool
) -> tuple[Outcome[Any], list[Any], str]:
    """Drive a model by the format's client."""
    heard: list[str] = []
    messages = [fmt.user("How much is alpha?")]
    if loop == "sync":
        send = fmt.send(service.url, chat, streams=streams)
        outcome = chat.run(messages, send, heard.append)
    else:

        async def run() -> Outcome[Any]:
            send = fmt.asend(service.url, chat, streams=streams)
            return await chat.arun(messages, send, heard.append)

        outcome = asyncio.run(run())
    return outcome, messages, "".join(heard)


@ALL
@BOTH
@LOOPS
def test_a_conversation(fmt: Format, streams: bool, loop: str) -> None:
    lab = Lab()
    chat = Dialogue(registry(lab), samples_specs.SPECS, provider=fmt.name)
    with served(fmt, *CONVERSATION) as service:
        outcome, messages, heard = converse(fmt, chat, service, loop, streams=streams)
    assert outcome == Outcome(text="It weighs 1.5 g.")
    assert heard == ("I measure.It weighs 1.5 g." if streams else "")
    fmt.check(chat.request(), messages)
    wrong, right, *waited, picture = fmt.told(messages)
    no, yes = (True, False) if fmt.marks_errors else (None, None)
    assert wrong.text.split("\n")[:3] == [
        "/name must have 1 to 20 characters; got 0.",
        '/unit must be one of "mg", "g"; got "kilo".',
        '/time is not a known key. Did you mean "times"?',
    ]
    assert wrong[::2] == ("c1aaaaaaa", no)
    assert right == Told(
        "c2aaaaaaa", '{"name":"alpha","value":1.5,"unit":"g"}\n\nWrite it down.', yes
    )
    assert waited == [Told("c3aaaaaaa", "true", yes), Told("c4aaaaaaa", "true", yes)]
    assert picture.id == "c5aaaaaaa"
    assert picture.text.startswith("alpha:")
    assert picture.images == 1
    assert [name for name, _ in lab.calls] == ["measure", "wait", "wait", "picture"]
    assert {caller for _, caller in lab.calls} == {fmt.caller}
    assert [cx.call_id for cx in lab.contexts] == [f"c{i}aaaaaaa" for i in (2, 3, 4, 5)]
    assert lab.most["wait"] == (2 if loop == "async" else 1)


@ALL
@BOTH
def test_the_service_gets_what_the_dialogue_says(fmt: Format, streams: bool) -> None:
    """A client may leave out what it does not know: this is what it sends."""
    chat = Dialogue(registry(Lab()), samples_specs.SPECS, provider=fmt.name)
    with served(fmt, *CONVERSATION) as service:
        converse(fmt, chat, service, "sync", streams=streams)
    first, *_, last = service.requests
    assert fmt.names(first) == list(samples_specs.SPECS)
    key = {"gemini": "contents", "openai-responses": "input"}.get(fmt.name, "messages")
    sent = last[key]
    assert [told.images for told in fmt.told(sent)] == [0, 0, 0, 0, 1]
    text = json.dumps(sent)
    # Thoughts go back with their signatures, and images are no text.
    if fmt.name in {"anthropic", "bedrock"}:
        assert "s1gned" in text
        assert "Well, well." in text
    if fmt.name == "gemini":
        assert text.count("c2lnbmVk") == 5
        assert '"note": "Write it down."' in text
    if fmt.name == "openai-responses":
        assert text.count('"reasoning"') == 4
    assert text.count("iVBORw0KGgo") == 1


@ALL
@BOTH
@LOOPS
def test_an_agent_answers_by_its_type_within_its_limits(
    fmt: Format, streams: bool, loop: str
) -> None:
    lab = Lab()
    agent = completions_agent()
    chat = Dialogue(
        registry(lab), agent, provider=fmt.name, completion=completions.REPORT
    )
    measure = {"name": "alpha"}
    turns = (
        calls(*(("measure", measure, f"m{i}aaaaaaa") for i in range(4))),
        Said('{"text": "", "score": 11}'),
        Said('{"text": "fine", "score": 7}'),
    )
    with served(fmt, *turns) as service:
        outcome, messages, _ = converse(fmt, chat, service, loop, streams=streams)
    assert outcome.unwrap().score == 7
    assert outcome.ended is None
    fmt.check(chat.request(), messages)
    told = json.dumps(service.requests[-1])
    assert "The answer is not valid." in told
    assert "/score must be" in told
    # Four calls are all: then the model may only answer.
    words: dict[str, dict[str, Any]] = {
        "openai": {"tool_choice": "none"},
        "openai-responses": {"tool_choice": "none"},
        "mistral": {"tool_choice": "none"},
        "anthropic": {"tool_choice": {"type": "none"}},
        "gemini": {"toolConfig": {"functionCallingConfig": {"mode": "NONE"}}},
        "bedrock": {},
    }
    none = words[fmt.name]
    assert none.items() <= service.requests[-1].items()
    assert not none or not none.items() <= service.requests[0].items()
    again = calls(*(("measure", measure, f"m{i}aaaaaaa") for i in range(5)))
    with served(fmt, again) as service:
        outcome, messages, _ = converse(fmt, chat, service, loop, streams=streams)
    assert outcome.ended is Ended.CALLS
    assert len(lab.calls) == 8
    assert fmt.told(messages)[-1].text == (
        "Nothing was done: the run has made all calls that it may make."
    )


def completions_agent() -> Any:
    from importlib import import_module  # noqa: PLC0415

    return import_module("sdks.python.lab.agents.assistant.specs").agent()
