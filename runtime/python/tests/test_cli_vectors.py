"""Commands by the vectors of every runtime (`spec/conformance/commands`)."""

from __future__ import annotations

import json
import random
import string
from typing import Any

import pytest
from generated import ROOT
from msgspec.structs import asdict

from toolrt import Envelope
from toolrt import json as tree
from toolrt.cli import failed, form, shell, shown
from toolrt.cli.options import OPTIONS, SHORT, WORDS, options_of
from toolrt.cli.rows import row_field
from toolrt.cli.screen import Screen
from toolrt.cli.shape import Shape
from toolrt.cli.words import Outside, Read, read

FOLDER = ROOT / "spec/conformance/commands"


def vectors(name: str) -> Any:
    return json.loads((FOLDER / f"{name}.json").read_text())


WORD_CASES = vectors("words")
SCHEMAS = WORD_CASES["schemas"]
SHOWN = vectors("shown")


def root(tool: str) -> Shape:
    secrets = WORD_CASES["secrets"].get(tool, [])
    return Shape(SCHEMAS[tool], secrets=frozenset(secrets))


class Inputs:
    """The files and the stdin of a case."""

    def __init__(self, case: dict[str, Any]) -> None:
        self.files = case.get("files", {})
        self.outside = case.get("outside", [])
        self.given = case.get("stdin")
        self.environ = case.get("environ", {})

    def variable(self, name: str) -> bytes | None:
        value: str | None = self.environ.get(name)
        return None if value is None else value.encode()

    def file(self, path: str) -> bytes:
        if path in self.outside:
            raise Outside(path)
        if path not in self.files:
            raise FileNotFoundError(path)
        text: str = self.files[path]
        return text.encode()

    def stdin(self) -> bytes:
        assert isinstance(self.given, str), "it has nothing on stdin"
        return self.given.encode()


def test_the_options_are_those_of_every_runtime() -> None:
    table = vectors("options")
    rows = [
        {key: value for key, value in asdict(option).items() if value not in {None, ""}}
        for option in OPTIONS.values()
    ]
    for row in rows:
        if not row["repeats"]:
            del row["repeats"]
    assert rows == table["options"]
    assert table["short"] == SHORT
    assert table["words"] == list(WORDS)


@pytest.mark.parametrize("case", WORD_CASES["cases"], ids=lambda case: case["name"])
def test_words_are_read(case: dict[str, Any]) -> None:
    options = options_of(case.get("shows", ()))
    found = read(case["argv"], list(SCHEMAS), root, Inputs(case), options)
    seen: dict[str, Any] = {}
    if found.word is not None:
        seen["word"] = found.word
    if found.tool is not None:
        seen |= {"tool": found.tool, "payload": found.payload().decode()}
    elif found.document is not None:
        seen["plan"] = found.document.decode()
    if found.options:
        seen["options"] = found.options
    if found.warnings:
        seen["warnings"] = found.warnings
    mistakes = [
        {name: value for name, value in asdict(one).items() if value is not None}
        for one in found.mistakes
    ]
    if mistakes:
        seen["mistakes"] = mistakes
    assert seen == case["read"]


@pytest.mark.parametrize(
    "case", vectors("lines")["cases"], ids=lambda case: case["line"]
)
def test_calls_are_written_as_command_lines(case: dict[str, Any]) -> None:
    tool, args = case["tool"], tree.parse(case["arguments"])
    assert isinstance(args, dict)
    shape = root(tool)
    assert shell.command_line("app", tool, shape, args) == case["line"]
    words = shell.words_of(tool, shape, args)
    found = read([tool, *words], list(SCHEMAS), root, Inputs({}))
    assert not found.mistakes
    assert json.loads(found.payload()) == json.loads(case["arguments"])


def test_any_arguments_survive_a_command_line() -> None:
    rng = random.Random(7)  # noqa: S311 # no secret
    letters = string.ascii_letters + string.digits + " -@{}[]\"'=.,:\n\\é日"

    def text() -> str:
        return "".join(rng.choices(letters, k=rng.randrange(8)))

    def value(depth: int = 0) -> object:
        kinds = 8 if depth < 3 else 6
        match rng.randrange(kinds):
            case 0:
                return rng.randrange(-1000, 1000)
            case 1:
                return rng.random() < 0.5
            case 2:
                return None
            case 6:
                return [value(depth + 1) for _ in range(rng.randrange(3))]
            case 7:
                return {text(): value(depth + 1) for _ in range(rng.randrange(3))}
            case _:
                return text()

    for _ in range(2000):
        tool = rng.choice(list(SCHEMAS))
        shape = root(tool)
        names = [name for name in shape.names if rng.random() < 0.7]
        args = {name: value() for name in names}
        words = shell.words_of(tool, shape, args)
        found = read([tool, *words], list(SCHEMAS), root, Inputs({}))
        assert not found.mistakes, (words, args)
        assert json.loads(found.payload()) == args


@pytest.mark.parametrize("seed", range(20))
def test_no_words_stop_the_reader(seed: int) -> None:
    rng = random.Random(seed)  # noqa: S311 # no secret
    parts = [
        "--",
        "-",
        "--limit",
        "--no-",
        "=",
        "{",
        "[",
        "@",
        ".",
        "x",
        "-1",
        "\0",
        "é",
    ]
    parts += [
        "find-files",
        "plan-event",
        "help",
        "--address",
        "--json",
        "--tags",
    ]
    for _ in range(500):
        words = ["".join(rng.choices(parts, k=rng.randrange(3))) for _ in range(5)]
        inputs = Inputs({"stdin": "{}"})
        found = read(words, list(SCHEMAS), root, inputs)
        if found.tool is not None:
            assert found.payload()


@pytest.mark.parametrize("case", SHOWN["cases"], ids=lambda case: case["name"])
def test_results_are_shown(case: dict[str, Any]) -> None:
    kept, wrong = form.wanted(Read(options=case.get("options", {})))
    assert not wrong
    field = case.get("field")
    result, is_cut = kept.of(tree.parse(case["result"]), field)
    screen = Screen(width=case["width"], has_colors=case.get("color", False))
    assert tree.dump(result).decode() == case["kept"]
    assert is_cut is case["cut"]
    assert shown.for_people(result, field, screen).split("\n") == case["people"]
    assert shown.json_lines(result, field).decode().split("\n") == case["jsonl"]
    assert shown.plain(result, field).split("\n") == case["plain"]
    assert shown.print0(result, field).decode() == case["print0"]


def test_options_of_results_are_checked() -> None:
    for case in SHOWN["options"]:
        assert form.wanted(Read(options=case["options"]))[1] == case["wrong"]
    for case in SHOWN["times"]:
        time = form.seconds(case["text"])
        assert (None if time is None else round(time * 1000)) == case["ms"]


@pytest.mark.parametrize("case", SHOWN["fields"], ids=lambda case: case["name"])
def test_rows_are_found_by_the_schema(case: dict[str, Any]) -> None:
    assert row_field(Shape(case["schema"])) == case["field"]


@pytest.mark.parametrize(
    "case", vectors("failed")["cases"], ids=lambda case: case["name"]
)
def test_failures_are_shown(case: dict[str, Any]) -> None:
    envelope = Envelope.from_builtins(case["envelope"])
    assert envelope is not None
    tool = case["tool"]
    call = failed.Called(
        name="app",
        tool=tool,
        root=None if tool is None else root(tool),
        args=tree.parse(case["arguments"]),
    )
    screen = Screen(has_colors=case.get("color", False))
    assert failed.for_people(call, envelope, screen).split("\n") == case["people"]
