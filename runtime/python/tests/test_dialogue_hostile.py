"""What models and providers send is hostile: it ends in an answer or a clear error."""

from __future__ import annotations

import copy
import json
import time
import tracemalloc
from collections.abc import Iterator
from typing import Any

import pytest
from dialogue_formats import FORMATS, Format, Said, calls
from sdk_lab import Lab, registry, samples_specs

from toolrt import Registry
from toolrt.dialogue import Bounds, Dialogue, Turn, TurnFailed

ALL = pytest.mark.parametrize("fmt", FORMATS, ids=lambda fmt: fmt.name)
APP = registry(Lab())


def dialogue(fmt: Format, app: Registry = APP, **more: Any) -> Dialogue[None]:
    more.setdefault("on_stop", "tell")
    return Dialogue(app, samples_specs.SPECS, provider=fmt.name, **more)


def gathered(chat: Dialogue[Any], events: list[Any]) -> Turn:
    stream = chat.stream()
    for event in events:
        stream.feed(event)
    return stream.done()


JUNK: list[Any] = [None, True, -7, 1e300, "", "x", [], [None], {}, {"x": []}, b"\xff"]


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Give the path of everything in a value."""
    yield path
    if isinstance(value, dict):
        for key, one in value.items():
            yield from places(one, (*path, key))
    if isinstance(value, list):
        for index, one in enumerate(value):
            yield from places(one, (*path, index))


def broken(value: Any, path: tuple[Any, ...], junk: Any) -> Any:
    """Give a value with junk at one place."""
    if not path:
        return copy.deepcopy(junk)
    made = copy.deepcopy(value)
    at = made
    for key in path[:-1]:
        at = at[key]
    at[path[-1]] = copy.deepcopy(junk)
    return made


def answered(fmt: Format, turn: Turn) -> None:
    """Check that each call has exactly one answer."""
    told = fmt.told(turn.run())
    assert len(told) == len(turn.calls) == len({call.id for call in turn.calls})
    own = [call.id for call in turn.calls]
    assert [one.id for one in told] == own or fmt.name == "gemini"


TURN = calls(
    ("finish", {"text": "a"}, "c1aaaaaaa"), ("shelf", {}, "c2aaaaaaa"), text="Hm."
)


@ALL
def test_junk_anywhere_in_a_response(fmt: Format) -> None:
    chat = dialogue(fmt)
    response = fmt.response(TURN)
    for path in places(response):
        for junk in JUNK:
            chat.begin()
            try:
                turn = chat.turn(broken(response, path, junk))
            except TurnFailed:
                continue
            answered(fmt, turn)


@ALL
def test_junk_anywhere_in_a_stream(fmt: Format) -> None:
    chat = dialogue(fmt)
    events = fmt.events(TURN)
    for path in places(events):
        if not path:
            continue
        for junk in JUNK:
            chat.begin()
            try:
                turn = gathered(chat, broken(events, path, junk))
            except TurnFailed:
                continue
            answered(fmt, turn)
    # Events that come twice, not at all, or in another order.
    for index in range(len(events)):
        for changed in (
            events[:index] + events[index + 1 :],
            [*events[:index], events[index], *events[index:]],
            [events[index], *events],
            events[:index],
        ):
            chat.begin()
            try:
                answered(fmt, gathered(chat, changed))
            except TurnFailed:
                continue


@ALL
def test_a_stream_that_ends_early_is_no_turn(fmt: Format) -> None:
    chat = dialogue(fmt)
    events = fmt.events(TURN)
    with pytest.raises(TurnFailed, match="ended before"):
        gathered(chat, events[: len(events) // 2])
    with pytest.raises(TurnFailed, match="ended before"):
        gathered(chat, [])


@ALL
@pytest.mark.parametrize("streams", [False, True], ids=["whole", "streamed"])
def test_ten_thousand_calls_of_a_turn(fmt: Format, streams: bool) -> None:
    lab = Lab()
    chat = dialogue(fmt, registry(lab))
    wishes = [("measure", {"name": "alpha"}, f"c{i:08}") for i in range(10_000)]
    said = calls(*wishes)
    turn = (
        gathered(chat, fmt.events(said)) if streams else chat.turn(fmt.response(said))
    )
    told = fmt.told(turn.run())
    assert len(told) == 10_000
    assert len(lab.calls) == 128
    assert told[127].text.startswith('{"name":"alpha"')
    few = "At most 128 calls of a turn are made, and this one was not."
    assert {one.text for one in told[128:]} == {few}


@ALL
def test_ten_megabytes_of_deltas(fmt: Format) -> None:
    chat = dialogue(fmt)
    said = calls(("measure", {"name": "a" * 10_000_000}, "c1aaaaaaa"))
    events = fmt.events(said)
    start = time.perf_counter()
    (told,) = fmt.told(gathered(chat, events).run())
    assert time.perf_counter() - start < 10
    # Where arguments come as text, there are too many bytes of them.
    assert "got 10000000" in told.text or "at most 4194304 are" in told.text
    small = dialogue(fmt, bounds=Bounds(size=1_000_000))
    with pytest.raises(TurnFailed, match="larger than 1000000 characters"):
        gathered(small, events)
    with pytest.raises(TurnFailed, match="larger than 1000000 characters"):
        small.turn(fmt.response(said))


@ALL
def test_a_stream_without_end_takes_no_more_than_its_bounds(fmt: Format) -> None:
    stream = dialogue(fmt, bounds=Bounds(size=2_000_000)).stream()
    events = fmt.events(Said("x" * 7))

    def endless() -> None:
        while True:
            for one in events[1:-1]:
                stream.feed(one)

    tracemalloc.start()
    with pytest.raises(TurnFailed, match="larger than"):
        endless()
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < 16_000_000


@ALL
def test_arguments_that_are_no_json_are_told(fmt: Format) -> None:
    chat = dialogue(fmt)
    said = calls(("measure", '{"name": "al', "c1aaaaaaa"))
    for turn in (chat.turn(fmt.response(said)), gathered(chat, fmt.events(said))):
        messages = turn.run()
        (told,) = fmt.told(messages)
        assert told.text.startswith("The document is not valid JSON")
        assert told.is_error in {True, None}
        # What goes back is what the provider takes.
        fmt.check({}, messages)


@ALL
def test_ids_and_names_that_no_provider_takes_back(fmt: Format) -> None:
    lab = Lab()
    chat = dialogue(fmt, registry(lab))
    good = {"name": "alpha"}
    said = calls(
        ("measure", good, "c1aaaaaaa"),
        ("measure", good, "c1aaaaaaa"),
        ("measure", good, "c 1\n"),
        ("measure", good, ""),
        ("mea sure!", good, "c2aaaaaaa"),
        ("x" * 100_000, good, "c3aaaaaaa"),
        ("", good, "c4aaaaaaa"),
    )
    for turn in (chat.turn(fmt.response(said)), gathered(chat, fmt.events(said))):
        lab.calls.clear()
        messages = turn.run()
        answered(fmt, turn)
        fmt.check({}, messages)
        assert turn.calls[0].id == "c1aaaaaaa"
        assert len(lab.calls) == 4
        unknown = [one.text for one in fmt.told(messages)[4:]]
        assert unknown[0].startswith('There is no tool "mea sure!".')
        assert len(unknown[1]) < 300
        assert len(json.dumps(messages, default=str)) < 20_000


@ALL
def test_arguments_nested_without_end_are_told(fmt: Format) -> None:
    deep: dict[str, Any] = {}
    for _ in range(100_000):
        deep = {"name": deep}
    chat = dialogue(fmt)
    response = fmt.response(calls(("measure", {}, "c1aaaaaaa")))
    for path in places(response):
        if path and path[-1] in {"arguments", "input", "args"}:
            at: Any = response
            for key in path[:-1]:
                at = at[key]
            at[path[-1]] = deep
    (told,) = fmt.told(chat.turn(response).run())
    assert told.is_error in {True, None}
    assert len(told.text) < 500
    # Python's own way to forget such a value is a loop, too.
    while deep:
        deep = deep.pop("name")


@ALL
def test_empty_arguments_are_none(fmt: Format) -> None:
    app = registry(Lab())
    chat = dialogue(fmt, app)
    said = calls(("crash", "", "c1aaaaaaa"))
    (told,) = fmt.told(gathered(chat, fmt.events(said)).run())
    assert "hunter2" not in told.text
    assert "JSON" not in told.text


@ALL
def test_errors_of_a_provider_are_errors(fmt: Format) -> None:
    chat = dialogue(fmt)
    own = {"type": "overloaded_error", "message": "come back later"}
    event = {
        "openai-responses": {**own, "code": "x", "type": "error"},
        "bedrock": {"throttlingException": own},
    }.get(fmt.name, {"type": "error", "error": own})
    with pytest.raises(TurnFailed, match='reports an error: "come back later"'):
        chat.stream().feed(event)
    if fmt.name != "bedrock":
        with pytest.raises(TurnFailed, match="come back later"):
            chat.turn({"type": "error", "error": own})


@ALL
def test_what_is_no_response_at_all(fmt: Format) -> None:
    chat = dialogue(fmt)

    class Broken:
        def model_dump(self, **_: Any) -> Any:
            raise RecursionError

    nothing: tuple[Any, ...] = (
        5,
        None,
        "text",
        b"bytes",
        {},
        Broken(),
        Broken,
        {"x": 1},
        [],
    )
    for given in nothing:
        with pytest.raises(TurnFailed):
            chat.turn(given)


def test_indices_and_ids_of_chunks_say_which_call_it_is() -> None:
    fmt = FORMATS[0]

    def chunk(*calls: Any, finish: Any = None) -> Any:
        delta = {"tool_calls": list(calls)}
        return {"choices": [{"index": 0, "delta": delta, "finish_reason": finish}]}

    def call(index: Any, args: str, **more: Any) -> Any:
        own = {"arguments": args, **({"name": more.pop("name")} if more else {})}
        return {"index": index, "function": own, **more}

    turn = gathered(
        dialogue(fmt),
        [
            # Far apart, and one among the other.
            chunk(call(10**12, '{"na', name="measure", id="a")),
            chunk(call(-3, '{"name": ', name="picture", id="b")),
            chunk(call(10**12, 'me": "alpha"}'), call(-3, '"x"}')),
            # Whole calls, all with one index; and without any.
            chunk(call(7, '{"name": "c"}', name="scale", id="c")),
            chunk(call(7, '{"name": "d"}', name="scale", id="d")),
            chunk(call(None, '{"name": "e"}', name="scale", id="e")),
            # A further answer to the same messages is not ours.
            {"choices": [{"index": 1, "delta": {"content": "no"}}]},
            chunk(finish="tool_calls"),
        ],
    )
    assert [(call.id, call.name, call.args) for call in turn.calls] == [
        ("a", "measure", '{"name": "alpha"}'),
        ("b", "picture", '{"name": "x"}'),
        ("c", "scale", '{"name": "c"}'),
        ("d", "scale", '{"name": "d"}'),
        ("e", "scale", '{"name": "e"}'),
    ]
    assert turn.text == ""
