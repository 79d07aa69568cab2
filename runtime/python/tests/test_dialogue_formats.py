"""What single formats have beside texts and calls: thoughts, citations, files, ends."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from dialogue_formats import FORMATS, Format, Said, calls
from sdk_lab import Lab, completions, registry, samples_specs

from toolrt import Codec, Completion, Context, Registry
from toolrt.call import Resource, ResourceContents
from toolrt.dialogue import Dialogue, Turn, TurnFailed
from toolrt.dialogue.mistral_chat import WIRE
from toolrt.table import STRING

ALL = pytest.mark.parametrize("fmt", FORMATS, ids=lambda fmt: fmt.name)
OPENAI, RESPONSES, ANTHROPIC, GEMINI, BEDROCK, MISTRAL = FORMATS


def dialogue(fmt: Format, lab: Lab | None = None) -> Dialogue[None]:
    return Dialogue(
        registry(lab or Lab()), samples_specs.SPECS, provider=fmt.name, on_stop="tell"
    )


def streamed(fmt: Format, *events: dict[str, Any]) -> Turn:
    stream = dialogue(fmt).stream()
    for event in events:
        stream.feed(event)
    return stream.done()


def chunks(*deltas: dict[str, Any]) -> list[dict[str, Any]]:
    made = [{"choices": [{"index": 0, "delta": delta}]} for delta in deltas]
    return [*made, {"choices": [{"index": 0, "delta": {}, "finish_reason": "stop"}]}]


def test_mistral_s_thoughts_go_back() -> None:
    def thinks(text: str) -> dict[str, Any]:
        inside = [{"type": "text", "text": text}]
        return {"content": [{"type": "thinking", "thinking": inside}]}

    reference = {"type": "reference", "reference_ids": [1]}
    turn = streamed(
        MISTRAL,
        *chunks(
            thinks("Well, "),
            thinks("well."),
            {"content": "It "},
            {"content": [{"type": "text", "text": "is."}, reference]},
        ),
    )
    assert turn.text == "It is."
    messages = turn.run()
    MISTRAL.check({}, messages)
    whole = [{"type": "text", "text": "Well, well."}]
    assert messages[0]["content"] == [
        {"type": "thinking", "thinking": whole},
        {"type": "text", "text": "It is."},
        reference,
    ]


def test_members_that_servers_add_to_a_chat_go_back() -> None:
    deltas = chunks(
        {"reasoning_content": "Well, "},
        {"reasoning_content": "well."},
        {"content": "Yes."},
    )
    assert streamed(OPENAI, *deltas).run() == [
        {"role": "assistant", "reasoning_content": "Well, well.", "content": "Yes."}
    ]


def test_a_call_of_a_custom_tool_has_an_answer() -> None:
    own = {"name": "grep", "input": "x"}
    call = {"id": "c1", "type": "custom", "custom": own}
    message = {"role": "assistant", "tool_calls": [call]}
    messages = dialogue(OPENAI).turn({"choices": [{"message": message}]}).run()
    assert OPENAI.told(messages)[0].text == 'There is no tool "grep".'
    assert messages[0] == message
    item = {"type": "custom_tool_call", "call_id": "c1", **own}
    messages = dialogue(RESPONSES).turn({"output": [item]}).run()
    assert RESPONSES.told(messages)[0].text == 'There is no tool "grep".'


def test_anthropic_s_citations_and_server_tools_go_back() -> None:
    begins = {"type": "content_block_start", "index": 0}
    text = {**begins, "content_block": {"type": "text", "text": ""}}
    server = {"type": "server_tool_use", "id": "s1", "name": "web_search", "input": {}}

    def delta(**own: Any) -> dict[str, Any]:
        return {"type": "content_block_delta", "index": 0, "delta": own}

    turn = streamed(
        ANTHROPIC,
        text,
        delta(type="citations_delta", citation={"n": 1}),
        delta(type="text_delta", text="It is."),
        delta(type="citations_delta", citation={"n": 2}),
        {**begins, "index": 1, "content_block": server},
        {**delta(type="input_json_delta", partial_json='{"query":"x"}'), "index": 1},
        {"type": "message_delta", "delta": {"stop_reason": "pause_turn"}},
        {"type": "message_stop"},
    )
    assert turn.calls == ()
    (message,) = turn.run()
    assert message["content"][0]["citations"] == [{"n": 1}, {"n": 2}]
    assert message["content"][1]["id"] == "s1"
    assert message["content"][1]["input"] == {"query": "x"}


def test_bedrock_s_hidden_thoughts_go_back() -> None:
    def delta(**own: Any) -> dict[str, Any]:
        inside = {"delta": {"reasoningContent": own}, "contentBlockIndex": 0}
        return {"contentBlockDelta": inside}

    use = {"toolUseId": "s1", "name": "search", "type": "server_tool_use"}
    begins = {"start": {"toolUse": use}, "contentBlockIndex": 1}
    sent = {"delta": {"toolUse": {"input": '{"a":1}'}}, "contentBlockIndex": 1}
    turn = streamed(
        BEDROCK,
        {"contentBlockStart": begins},
        {"contentBlockDelta": sent},
        delta(redactedContent=b"a"),
        delta(redactedContent=b"b"),
        {"messageStop": {"stopReason": "end_turn"}},
    )
    (message,) = turn.run()
    assert message["content"] == [
        {"reasoningContent": {"redactedContent": b"ab"}},
        {"toolUse": {**use, "input": {"a": 1}}},
    ]


def test_gemini_s_arguments_come_whole() -> None:
    call = {"name": "measure", "partialArgs": [{"jsonPath": "$.name"}]}
    parts = [{"functionCall": call}]
    response = {"candidates": [{"content": {"parts": parts}, "finishReason": "STOP"}]}
    with pytest.raises(TurnFailed, match="leave `streamFunctionCallArguments` off"):
        dialogue(GEMINI).turn(response)


def test_responses_that_are_no_answers() -> None:
    chat = dialogue(RESPONSES)
    ends: list[tuple[str, Any, str]] = [
        ("failed", {"code": "server_error"}, "server_error"),
        ("cancelled", None, "the response is cancelled"),
        ("queued", None, "the response is queued"),
    ]
    for status, error, why in ends:
        with pytest.raises(TurnFailed, match=why):
            chat.turn({"status": status, "error": error, "output": []})
    with pytest.raises(TurnFailed, match="no reason is given"):
        chat.turn({"error": {"x": 1}})
    message = {"role": "assistant", "content": "x"}
    with pytest.raises(TurnFailed, match="reports an error"):
        dialogue(MISTRAL).turn(
            {"choices": [{"message": message, "finish_reason": "error"}]}
        )


def test_a_server_that_says_it_in_pieces_only() -> None:
    item = {"type": "function_call", "call_id": "c1", "name": "scale"}
    kind = "response.function_call_arguments.delta"
    turn = streamed(
        RESPONSES,
        {"type": "response.output_item.added", "output_index": 0, "item": item},
        {"type": kind, "output_index": 0, "delta": '{"name":'},
        {"type": kind, "output_index": 0, "delta": '"a"}'},
        {"type": "response.completed", "response": {"status": "completed"}},
    )
    assert [call.args for call in turn.calls] == ['{"name":"a"}']
    assert RESPONSES.told(turn.run())[0].text == "1.0"


def test_what_a_client_has_parsed_does_not_go_back() -> None:
    part = {"type": "output_text", "text": "{}", "annotations": [], "parsed": {}}
    item = {"type": "message", "role": "assistant", "content": [part], "id": "m"}
    call = {"type": "function_call", "call_id": "c1", "name": "scale", "id": "f"}
    call |= {"arguments": "{}", "parsed_arguments": "{}"}
    turn = dialogue(RESPONSES).turn({"status": "completed", "output": [item, call]})
    assert "parsed" not in str(turn.run())


@ALL
def test_files_are_shown_where_a_format_takes_them(fmt: Format) -> None:
    class Archive(Lab):
        def picture(self, cx: Context, args: Any) -> Any:
            del cx, args
            kinds: list[dict[str, Any]] = [
                {"text": "Inside."},
                {"blob": b"%PDF", "mime_type": "application/pdf"},
                {"blob": b"...."},
                {},
            ]
            return [
                Resource(ResourceContents(uri=f"test://{i}", **kind))
                for i, kind in enumerate(kinds)
            ]

    said = calls(("picture", {"name": "x"}, "c1aaaaaaa"))
    messages = dialogue(fmt, Archive()).turn(fmt.response(said)).run()
    fmt.check({}, messages)
    text = str(messages)
    assert "Inside." in text
    assert "(4 bytes of the type application/octet-stream, not shown)" in text
    assert "test://3" in text
    takes = fmt not in {OPENAI, MISTRAL}
    assert ("(4 bytes of the type application/pdf, not shown)" in text) != takes


@ALL
def test_what_is_said_of_an_answer_goes_with_its_form(fmt: Format) -> None:
    schema = '{"type":"object","properties":{},"additionalProperties":false}'
    completion = Completion(
        name="end",
        agent="a",
        description="So.",
        codec=Codec[Any](STRING),
        schema=schema,
    )
    chat = Dialogue(Registry(), provider=fmt.name, completion=completion)
    fmt.check(chat.request(), [])
    assert ("So." in str(chat.request())) == (fmt not in {ANTHROPIC, GEMINI})
    told = Dialogue(Registry(), provider=fmt.name, completion=completion, formed=False)
    assert (told.instructions or "").startswith("So.\n\nAnswer with JSON alone")


def test_a_run_that_may_be_cancelled_comes_to_its_answer() -> None:
    cx = Context()
    assert not cx.cancel.is_cancelled()
    chat = Dialogue(registry(Lab()), provider="openai", cx=cx)

    async def send(_: list[Any]) -> Any:
        return OPENAI.response(Said("Done."))

    assert asyncio.run(chat.arun([], send)).text == "Done."
    assert cx.cancel.waiting == 0


def test_a_format_may_be_given_itself() -> None:
    chat = Dialogue(Registry(), provider=WIRE, completion=completions.REPORT)
    assert chat.wire is WIRE
