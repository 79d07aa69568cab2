"""No text that is made of a value shows a secret, whatever shape the value has."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any, Final

import pytest
from support import Lines

from toolrt import CallFault, Context, Envelope, Meta, Registry, Status
from toolrt import table as tables
from toolrt.cli.failed import Called, for_people
from toolrt.cli.screen import Screen
from toolrt.cli.shape import Shape
from toolrt.codec import Codec
from toolrt.diagnose import diagnose
from toolrt.diagnose.hidden import secret_texts
from toolrt.made import tool, toolset_of
from toolrt.recording import Recorder, redacted
from toolrt.repair import ALL, repaired
from toolrt.table.secrets import holds_secrets, is_secret, secret_fields

CANARY: Final = "hunter2"

#: How many types are made, and how many values of each.
TYPES: Final = 300
VALUES: Final = 20


class Maker:
    """Makes types, and values of them that are wrong here and there.

    A secret is put where the type has one, and where a value has a shape that keeps the
    type from finding it. Keys are secret inside of a secret, and where no object should
    be: those of maps, and undeclared ones, are names. Alternatives of unions are of
    different kinds, so that a value cannot be of another one than it was made for.
    """

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)  # noqa: S311

    def table(self, depth: int) -> tables.Table:
        leaves = [tables.STRING, tables.INT, tables.BOOL, tables.Enum(None, ("a", "b"))]
        kind = self.random.randrange(10 if depth else 2)
        if kind == 0:
            return self.random.choice(leaves)
        if kind == 1:
            return tables.Secret(self.random.choice(leaves))
        one = self.table(depth - 1)
        if kind == 2:
            return tables.List(one, unique=self.random.random() < 0.3)
        if kind == 3:
            return tables.Map(one)
        if kind == 4:
            tail = self.table(depth - 1) if self.random.random() < 0.5 else None
            return tables.Tuple((one, self.table(depth - 1)), tail)
        if kind == 5:
            return tables.Nullable(one)
        if kind == 6:
            items = tables.List(tables.Secret(one))
            other = self.random.choice([tables.INT, tables.BOOL, items])
            alternatives = (self.record(depth - 1), other)
            return tables.Union(None, lambda: alternatives)
        if kind == 7:
            variants = (
                tables.Variant("x", None, self.record(depth - 1)),
                tables.Variant("y", None, tables.Secret(self.record(depth - 1))),
            )
            return tables.Tagged(None, "kind", lambda: variants)
        if kind == 8:
            both = (
                tables.Variant("x", None, one),
                tables.Variant("y", None, tables.INT),
            )
            return tables.Tagged(None, "type", lambda: both, content="value")
        return self.record(depth)

    def record(self, depth: int) -> tables.Record:
        below = max(depth - 1, 0)
        fields = tuple(
            tables.Field(name, self.table(below), optional=name != "user")
            for name in ("user", "password", "more")
        )
        rest = (lambda: tables.STRING) if self.random.random() < 0.3 else None
        is_open = rest is not None or self.random.random() < 0.3
        return tables.Record(None, lambda: fields, open=is_open, rest=rest)

    def value(self, of: tables.Table, *, hides: bool = False) -> Any:
        """Give a value, which is mostly of a type; of a secret, only canaries."""
        hides = hides or isinstance(of, tables.Secret)
        if self.random.random() < 0.15:
            if isinstance(of, tables.List | tables.Tuple) and holds_secrets(of):
                return self.random.choice([{CANARY: CANARY}, CANARY])
            return self.wrong(hides=hides or holds_secrets(of), keys=hides)
        text = CANARY if hides else self.random.choice(["a", "b", "open"])
        match of:
            case tables.Secret() | tables.Nullable():
                return self.value(of.inner, hides=hides)
            case tables.List():
                return [self.value(of.item, hides=hides) for _ in range(2)]
            case tables.Map():
                key = text if hides else "key"
                return {key: self.value(of.value, hides=hides)}
            case tables.Tuple():
                count = self.random.choice([1, 2, 2, 3])
                items = [self.value(one, hides=hides) for one in of.each(count)]
                more = of.tail is None and count > 1 and self.random.random() < 0.2
                return items + [self.wrong(hides=holds_secrets(of))] * more
            case tables.Union():
                chosen = self.random.choice(of.alternatives)
                return self.value(chosen, hides=hides)
            case tables.Tagged():
                return self.tagged(of, hides=hides)
            case tables.Record():
                return self.fields(of, hides=hides)
            case tables.Int():
                return 4
            case tables.Bool():
                return True
            case _:
                return text

    def tagged(self, of: tables.Tagged, *, hides: bool) -> Any:
        variant = self.random.choice(of.variants)
        if self.random.random() < 0.15:
            return {of.tag: self.wrong(hides=hides or holds_secrets(of)), "user": "a"}
        if of.content is not None:
            inner = self.value(variant.table, hides=hides)
            return {of.tag: variant.name, of.content: inner}
        hides = hides or isinstance(variant.table, tables.Secret)
        record = tables.record_of(variant.table)
        assert record is not None
        return {of.tag: variant.name, **self.fields(record, hides=hides)}

    def fields(self, of: tables.Record, *, hides: bool) -> dict[str, Any]:
        value = {
            field.name: self.value(field.table, hides=hides)
            for field in of.fields
            if self.random.random() < 0.8
        }
        if self.random.random() < 0.3:
            in_fields = any(holds_secrets(field.table) for field in of.fields)
            value["pasword"] = self.wrong(hides=hides or in_fields)
        if hides and self.random.random() < 0.2:
            value[CANARY] = 1
        return value

    def wrong(self, *, hides: bool, keys: bool = False) -> Any:
        """Give a value of any shape, with secrets in it if it may have some."""
        text, key = CANARY if hides else "open", CANARY if keys else "key"
        inner = json.dumps({"user": text})
        shapes: list[Any] = [text, [text], {key: text}, inner, 4, None, True]
        return self.random.choice([*shapes, [[text]], {"zzz": {key: text}}])


def texts_of(of: tables.Table, value: Any) -> list[str]:
    """Give all that is shown of a value."""
    data = json.dumps(value).encode()
    issues = diagnose(of, data)
    shown = [repr(issue) for issue in issues]
    accepted = not issues
    shown += [json.dumps(redacted(of, json.loads(data), accepted=accepted))]
    done = repaired(data, ALL, lambda payload: diagnose(of, payload))
    shown += [] if done is None else done.warnings
    return shown


@pytest.mark.parametrize("seed", range(12))
def test_nothing_shows_a_secret_in_a_value_of_any_shape(seed: int) -> None:
    maker, shown, wrong = Maker(seed), 0, 0
    for _ in range(TYPES // 12):
        of = maker.table(4)
        for _ in range(VALUES):
            value = maker.value(of)
            texts = texts_of(of, value)
            for text in texts:
                assert CANARY not in text, (value, text)
            shown += CANARY in json.dumps(value)
            wrong += len(texts) > 1
    assert min(shown, wrong) >= 50


def test_the_texts_of_a_call_repeat_nothing_that_is_hidden() -> None:
    maker, count = Maker(7), 0
    for _ in range(5 * TYPES):
        of = maker.table(3)
        value = maker.value(of)
        if diagnose(of, json.dumps(value)) or CANARY not in json.dumps(value):
            continue
        assert CANARY in " ".join(secret_texts(of, value)), value
        count += 1
    assert count >= 30


def test_a_type_that_contains_itself_is_looked_through_once() -> None:
    def alternatives() -> tuple[tables.Table, ...]:
        return tables.List(tables.Alias(None, lambda: loop)), tables.INT

    loop = tables.Union(None, alternatives)
    assert not holds_secrets(loop)
    size = 2_000
    chain: list[tables.Table] = [tables.Secret(tables.STRING)]
    for _ in range(size):
        chain.append(tables.Tuple((chain[-1], chain[-1])))
    assert holds_secrets(chain[-1])
    # Each of the parts knows it by now.
    assert all(one.known["secrets"] for one in chain)
    assert not holds_secrets(tables.List(tables.STRING))


def test_what_is_secret_as_a_whole_is_found_behind_what_stands_around_it() -> None:
    key = tables.Schema(tables.Nullable(tables.Secret(tables.STRING)), "{}")
    fields = (tables.Field("key", key), tables.Field("keys", tables.List(key)))
    record = tables.Record(None, lambda: fields)
    assert is_secret(key)
    assert list(secret_fields(record)) == ["key"]


#: Schemas of one argument, with values of it that have the wrong shape.
SCHEMAS: Final[list[tuple[dict[str, Any], list[Any]]]] = [
    ({"type": "string", "writeOnly": True}, [[CANARY], {CANARY: 1}, 5]),
    (
        {"type": "array", "items": {"type": "string", "writeOnly": True}},
        [CANARY, {"a": CANARY}, [[CANARY]], [{CANARY: 1}]],
    ),
    (
        {
            "type": "object",
            "properties": {"password": {"type": "string", "writeOnly": True}},
        },
        [CANARY, [CANARY], {"pasword": CANARY}, {"password": {CANARY: CANARY}}],
    ),
    (
        {
            "anyOf": [
                {
                    "type": "object",
                    "properties": {"password": {"type": "string", "writeOnly": True}},
                    "additionalProperties": False,
                },
                {"type": "integer"},
            ]
        },
        [CANARY, [CANARY], {"pasword": CANARY}, {"password": [CANARY]}, {CANARY: 1}],
    ),
    (
        # Only the keywords on top know what is secret.
        {
            "type": "object",
            "allOf": [
                {"properties": {"pin": {"type": "string", "writeOnly": True}}},
                {"properties": {"pin": {"maxLength": 3}}},
            ],
        },
        [{"pin": CANARY}, {"pin": [CANARY]}, {"pni": CANARY}, CANARY],
    ),
    (
        {"$ref": "#/$defs/key", "not": {"pattern": "^hunter"}},
        [CANARY, [CANARY]],
    ),
]


@pytest.mark.parametrize(("schema", "values"), SCHEMAS)
def test_no_call_shows_a_secret_of_the_wrong_shape(
    tmp_path: Path, schema: dict[str, Any], values: list[Any]
) -> None:
    def handler(_: Context, args: dict[str, Any]) -> str:
        del args
        raise RuntimeError("no")

    key = {"type": "string", "writeOnly": True}
    made = tool(
        name="keep",
        description="Keep a value.",
        input_schema={
            "type": "object",
            "properties": {"value": schema},
            "$defs": {"key": key},
        },
    )(handler)
    log, path = Lines(), tmp_path / "calls.jsonl"
    app = Registry(log=log).register(toolset_of("kept", [made]))
    app.repair = True
    app.record(Recorder(path))
    for value in values:
        envelope = app.call("keep", value=value)
        for text in (envelope.to_json().decode(), repr(envelope)):
            assert CANARY not in text, value
    recorded = path.read_text("utf-8")
    assert len(recorded.splitlines()) == len(values)
    for text in (recorded, *log.lines):
        assert CANARY not in text


def test_a_codec_shows_nothing_either() -> None:
    codec: Codec[Any] = Codec(tables.List(tables.Secret(tables.STRING)))
    issues = codec.validate(CANARY)
    assert issues
    assert CANARY not in repr(issues)


def test_a_corrected_command_does_not_repeat_a_secret() -> None:
    secret = tables.Secret(tables.STRING)
    fields = (tables.Field("user", tables.STRING), tables.Field("token", secret))
    table = tables.Record(None, lambda: fields)
    schema = {"properties": {"user": {"type": "string"}, "token": {"type": "string"}}}
    root = Shape(schema, secrets=frozenset(secret_fields(table)))
    for wrong, shows in (("tokn", False), ("usr", True)):
        args = {"user": "ada", "token": CANARY, wrong: CANARY}
        del args["token" if wrong == "tokn" else "user"]
        if shows:
            args = {"usr": "ada"}
        issues = diagnose(table, json.dumps(args))
        issues = [issue for issue in issues if issue.code == "unknown"]
        error = CallFault.invalid_input(issues)
        envelope: Envelope[Any] = Envelope(
            status=Status.ERROR, error=error, meta=Meta()
        )
        call = Called(name="app", tool="log_in", root=root, args=args, table=table)
        text = for_people(call, envelope, Screen())
        assert CANARY not in text
        assert ("Try:" in text) is shows
