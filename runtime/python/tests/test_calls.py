"""Holds the vectors of whole calls, from a payload to the bytes of an envelope."""

from __future__ import annotations

import base64
import importlib
import itertools
import json
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from exported import Exported

from toolrt import (
    Cancel,
    Context,
    Envelope,
    Issue,
    Partial,
    Registry,
    Sample,
    Summary,
    ToolError,
    WithSide,
)
from toolrt.call import DECLINED, NOBODY, Message
from toolrt.host import GrantPolicy, Idempotency, StateKeys
from toolrt.recording import Recorder

ROOT = Path(__file__).parents[3]
sys.path.insert(0, str(ROOT / "tests/golden/calls"))
calling: Any = importlib.import_module("python.calls.tools.calling")
codecs: Any = importlib.import_module("python.calls.tools.calling.codecs")
asks: Any = importlib.import_module("python.calls.tools.calling.asks")
errors: Any = importlib.import_module("python.types.conformance_calls.codecs")

ASKS = {
    name: getattr(asks, f"SHIP_ORDER_{name.upper()}")
    for name in ("address", "express", "speed", "gift", "count")
}

VECTORS = ROOT / "spec/conformance"
FILES = [
    *sorted(VECTORS.glob("calls/*.json")),
    VECTORS / "recordings/lines.json",
    *sorted(VECTORS.glob("telemetry/*.json")),
]
CASES = [
    pytest.param(case, id=f"{file.stem}: {case['name']}")
    for file in FILES
    for case in json.loads(file.read_text("utf-8"))["cases"]
]


class Handler:
    """Does what a case says of the handler; without a word of it, it must not run."""

    def __init__(self, said: Any, checks: Any) -> None:
        self._said = said
        self._checks = checks
        self.ran = 0
        self.done = 0

    @property
    def said(self) -> Any:
        assert self._said is not None, "the handler must not run"
        return self._said

    def answer(self, codec: Any) -> Any:
        """Give a result, or throw."""
        if "gives" in self.said:
            return codec.convert(self.said["gives"])
        raise error(self.said)

    def attempt(self, codec: Any) -> Any:
        """Do what a case says of this attempt."""
        said = self.said["attempts"][self.ran]
        self.ran += 1
        if "gives" in said:
            return codec.convert(said["gives"])
        raise error(said)

    def find_names(self, _cx: Context, args: Any) -> Any:
        """Give a result without a look at its rules, as handlers may do."""
        if "echo" in self.said:
            limit = args.limit or 0
            return calling.FindNamesResult(names=[args.pattern, args.root], count=limit)
        if "gives" in self.said:
            return calling.FindNamesResult(**self.said["gives"])
        raise error(self.said)

    def who_am_i(self, _cx: Context, _args: Any, injected: Any) -> Any:
        """Give what came from the context."""
        assert self.said["echo"]
        fields = calling.WhoAmIResult.__struct_fields__
        return calling.WhoAmIResult(
            **{field: getattr(injected, field) for field in fields}
        )

    def drop_paths(self, _cx: Context, _args: Any) -> Any:
        return self.answer(codecs.DROP_PATHS_RESULT)

    def plan_drop_paths(self, _cx: Context, _args: Any) -> Any:
        return self.said["plans"]

    def drop_all(self, _cx: Context, _args: Any) -> Any:
        return self.answer(codecs.DROP_ALL_RESULT)

    def copy_ids(self, _cx: Context, _args: Any) -> Any:
        """Do everything, or a part."""
        if "partial" not in self.said:
            return self.answer(codecs.COPY_IDS_RESULT)
        partial = self.said["partial"]
        return Partial(
            result=codecs.COPY_IDS_RESULT.convert(partial["result"]),
            errors=[error(said) for said in partial["errors"]],
            summary=Summary(**partial["summary"]),
        )

    def draw_chart(self, _cx: Context, _args: Any) -> Any:
        """Give a result, and data beside it."""
        result = self.answer(codecs.DRAW_CHART_RESULT)
        if "side" not in self.said:
            return result
        return WithSide(result, calling.DrawChartSide(**self.said["side"]))

    def read_pages(self, _cx: Context, _args: Any) -> Any:
        return self.answer(codecs.READ_PAGES_RESULT)

    def count_words(self, cx: Context, _args: Any) -> Any:
        """Give a result, which may leave something out."""
        if self.said.get("truncated"):
            cx.mark_truncated()
        return self.answer(codecs.COUNT_WORDS_RESULT)

    def fetch_page(self, cx: Context, _args: Any) -> Any:
        """Give a result without a look at its rules; it may leave something out."""
        said = self.said["attempts"][self.ran]
        if said.get("truncated"):
            cx.mark_truncated()
        if "gives" in said:
            self.ran += 1
            return calling.FetchPageResult(**said["gives"])
        return self.attempt(codecs.FETCH_PAGE_RESULT)

    def put_note(self, _cx: Context, _args: Any) -> Any:
        return self.attempt(codecs.PUT_NOTE_RESULT)

    def check_send_note(self, _cx: Context, args: Any) -> list[Issue]:
        said = self._checks.get(args.text, [])
        return [Issue.of_check(own["path"], own["text"]) for own in said]

    def send_note(self, _cx: Context, _args: Any) -> Any:
        return self.attempt(codecs.SEND_NOTE_RESULT)

    def ship_order(self, cx: Context, _args: Any) -> Any:
        """Ask, one step after the other."""
        answers: list[Any] = []
        for step in self.said["asks"]:
            if isinstance(step, list):
                asked = cx.ask(*(ASKS[name] for name in step))
                answers += [shown(one) for one in (asked if step[1:] else (asked,))]
            elif step == "roots":
                for root in cx.roots():
                    answers += [root.uri, root.name]
            elif "once" in step:
                answers.append(cx.once(step["once"], self._run))
            elif "or_none" in step:
                answers.append(shown(cx.ask_or_none(ASKS[step["or_none"]])))
            else:
                said = (
                    Message("user", step["sample"]),
                    Message("assistant", "Well,"),
                )
                sample = Sample(system="Be short.", messages=said, max_tokens=100)
                answers.append(cx.sample(sample))
        return calling.ShipOrderResult(answers=answers)

    def _run(self) -> int:
        self.done += 1
        return self.done

    def log_in(self, _cx: Context, _args: Any) -> Any:
        return self.answer(codecs.LOG_IN_RESULT)


class Host:
    """A log, a clock that stands still unless somebody sleeps, and an asker."""

    def __init__(self, said: Any) -> None:
        self.lines: list[str] = []
        self.ms = 0
        self.answers = list(said.get("asker", ()))
        self._time = said.get("unix_time", 1_800_000_000)

    def unix_time(self) -> int:
        return int(self._time)

    def ask(self, _asked: Any) -> object:
        said = self.answers.pop(0)
        if "answer" in said:
            answer: object = said["answer"]
            return answer
        return DECLINED if "declined" in said else NOBODY

    def failure(
        self, _tool: str, _call_id: str, text: str, _error: BaseException | None
    ) -> None:
        self.lines.append(text)

    def now(self) -> float:
        return self.ms / 1000

    def sleep(self, seconds: float) -> None:
        self.ms += round(seconds * 1000)


def shown(answer: Any) -> Any:
    """Give an answer as it travels."""
    return msgspec.json.decode(msgspec.json.encode(answer))


def error(said: Any) -> Any:
    """Give a declared error, or one that nobody has declared."""
    if "throws" not in said:
        return RuntimeError(said["fails"])
    thrown = said["throws"]
    codec = getattr(errors, thrown["code"].upper())
    details = codec.convert(thrown.get("details", {}))
    return ToolError(details, code=thrown["code"])


def payload(said: Any) -> bytes:
    """Give the bytes of a payload."""
    if isinstance(said, str):
        return said.encode()
    if "base64" in said:
        return base64.b64decode(said["base64"])
    before, count, middle, times, after = said["repeat"]
    text: str = before * count + middle + after * times
    return text.encode()


def context(said: Any) -> Context:
    """Give what the host gives for the call."""
    plain: dict[str, Any] = {"call_id": "call-1", "caller": "tests"}
    own = ("cancelled", "timeout_ms", "can_answer", "responses", "state", "consent")
    plain.update((key, value) for key, value in said.items() if key not in own)
    cx = Context(**plain)
    cx = cx.with_can_answer(*said.get("can_answer", ()))
    if "responses" in said:
        cx = cx.with_responses(said["responses"], said["state"])
    if "timeout_ms" in said:
        cx = cx.with_timeout(said["timeout_ms"] / 1000)
    if "cancelled" in said:
        cancel = Cancel()
        cancel.cancel()
        cx = cx.with_cancel(cancel)
    return cx


def lines_of(recording: bytes) -> list[str]:
    """Give the lines of a recording, without what differs from run to run."""
    lines = recording.decode().splitlines()
    return [
        line[: line.index('"started":')] + line[line.index('"tool":') :]
        for line in lines
    ]


def recorded(app: Registry, case: Any, cx: Context, folder: Path) -> Envelope[Any]:
    """Make the call of a case, which is recorded and traced as the case says."""
    path = folder / "calls.jsonl"
    app.record(Recorder(path))
    spans = Exported(**case.get("telemetry", {}))
    app.trace(spans.telemetry)
    told: list[str] = []
    if "told" in case:
        cx = cx.with_events(lambda event: told.append(event.to_json().decode()))
    envelope = app.call(case["tool"], payload(case["payload"]), cx)
    assert told == case.get("told", [])
    assert spans.as_vectors() == case.get("spans", spans.as_vectors())
    lines = lines_of(path.read_bytes())
    assert lines == case.get("lines", lines)
    return envelope


@pytest.mark.parametrize("case", CASES)
def test_every_call_ends_as_its_vector_says(case: Any, tmp_path: Path) -> None:
    said = case.get("host", {})
    host = Host(said)
    asked: list[str] = []
    ids = map("call-{}".format, itertools.count(1))
    doors: dict[str, Any] = {"log": host, "clock": host, "ids": lambda: next(ids)}
    for limit in ("max_payload", "max_result"):
        if limit in said:
            doors[limit] = said[limit]
    if "confirm" in said:

        def confirmer(question: Any) -> bool:
            asked.append(question.text)
            return bool(said["confirm"]["agrees"])

        doors["confirmer"] = confirmer
    doors["random"] = lambda: said.get("random", 0.0)
    if "asker" in said:
        doors["asker"] = host.ask
    if "policy" in said:
        doors["policy"] = GrantPolicy.from_json(json.dumps(said["policy"]))
    if "keys" in said:
        keys = {name: name[0].encode() * 32 for name in said["keys"]}
        doors["state_keys"] = StateKeys(keys, salts=lambda: b"\x07" * 24)
    handler = Handler(case.get("handler"), case.get("checks", {}))
    if "keep_ms" in said:
        doors["idempotency"] = Idempotency(keep=said["keep_ms"] / 1000)
    app = Registry(**doors).register(calling.toolset(handler))
    for earlier in case.get("before", []):
        cx = context(earlier.get("context", {}))
        tool = earlier.get("tool", case["tool"])
        app.call(tool, payload(earlier.get("payload", case["payload"])), cx)
        host.ms += earlier.get("then_ms", 0)
    cx = context(case.get("context", {}))
    if "consent" in case.get("context", {}):
        changes = case["context"]["consent"]
        own = app.agreement(
            case["tool"], payload(case["payload"]), cx, by="tests", lasts=60
        )
        changes = {} if changes is True else changes
        cx = cx.with_consent(msgspec.structs.replace(own, **changes))
    envelope = recorded(app, case, cx, tmp_path)
    assert envelope.to_json().decode() == case["envelope"]
    assert handler.ran == len(case.get("handler", {}).get("attempts", ()))
    assert envelope.exit_code == case["exit_code"]
    assert envelope.http_status == case["http_status"]
    log = case.get("log", [])
    assert len(host.lines) == len(log)
    assert all(line.endswith(end) for line, end in zip(host.lines, log, strict=True))
    assert asked == ([said["confirm"]["question"]] if "confirm" in said else [])
    assert handler.done == case.get("ran", 0)
    assert host.answers == []
    read = Envelope.from_json(envelope.to_json())
    assert read is not None
    assert read.to_json().decode() == case["envelope"]


def test_there_are_enough_calls() -> None:
    assert len(CASES) >= 80
