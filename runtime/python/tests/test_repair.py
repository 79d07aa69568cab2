"""Repairs of arguments: the vectors of `spec/conformance/repair`, and calls."""

from __future__ import annotations

import gzip
import json
import os
import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from numbers_tools import Number
from support import app, code

from toolrt import Issue
from toolrt.json import dump, parse
from toolrt.repair import ALL, of, repaired
from toolrt.schema import InvalidSchema, Validator

VECTORS: Any = json.loads(
    (Path(__file__).parents[3] / "spec/conformance/repair/repair.json").read_bytes()
)


def by(schema: object) -> Callable[[bytes], list[Issue]]:
    validator = Validator(schema)
    return lambda data: validator.validate(parse(data))


@pytest.mark.parametrize("case", VECTORS["cases"], ids=lambda case: case["name"])
def test_every_vector_holds(case: Any) -> None:
    check = by(case.get("schema", VECTORS["schema"]))
    repairs = of(case.get("repairs", True))
    made = repaired(case["payload"].encode(), repairs, check)
    assert (made and made.payload.decode()) == case.get("repaired")
    assert list(made.warnings if made else ()) == case["warnings"]


def test_what_is_valid_is_never_changed_and_what_is_repaired_is_valid() -> None:
    rng = random.Random(7)  # noqa: S311 # which values are tried
    check = by(VECTORS["schema"])
    names = list(VECTORS["schema"]["properties"])
    scalars = ["5", "x", "FAST", "true", 5, 0.5, True, None, "[1]", '{"x":"1"}', "max"]

    def value(depth: int) -> object:
        kind = rng.randrange(5 if depth < 3 else 1)
        if kind == 3:
            return [value(depth + 1) for _ in range(rng.randrange(3))]
        if kind == 4:
            keys = ["x", "kind", "n", "many", "a"]
            return {rng.choice(keys): value(depth + 1) for _ in range(2)}
        return rng.choice(scalars)

    seen: Counter[str] = Counter()
    for _ in range(3_000):
        payload = dump({rng.choice(names): value(0) for _ in range(rng.randrange(3))})
        is_valid = not check(payload)
        made = repaired(payload, ALL, check)
        assert made is None or (not is_valid and not check(made.payload))
        seen["valid" if is_valid else "repaired" if made else "refused"] += 1
    assert min(seen.values()) > 100
    assert len(seen) == 3


def test_calls_say_what_was_repaired() -> None:
    registry = app(halve=lambda _, args: Number(value=args.n))
    assert code(registry.call("halve", b'{"n":"8"}')) == "invalid_input"
    registry.repair = True
    envelope = registry.call("halve", b'{"n":"8"}')
    assert envelope.ok
    assert envelope.meta.warnings == ("/n was given as a string and read as a number.",)
    assert registry.call("halve", {"n": "8"}).meta.warnings == envelope.meta.warnings
    assert registry.call("halve", b'{"n":8}').meta.warnings == ()
    assert code(registry.call("halve", b'{"n":"eight"}')) == "invalid_input"
    assert code(registry.call("halve", {"n": object()})) == "invalid_input"
    registry.repair = {"lists"}
    assert code(registry.call("halve", b'{"n":"8"}')) == "invalid_input"
    with pytest.raises(ValueError, match="no repairs of 'numbers'"):
        registry.repair = {"numbers"}  # type: ignore[arg-type]


CORPORA = Path(os.environ.get("TOOLC_CORPORA", ""))


@pytest.mark.skipif(
    not (CORPORA / "calls.jsonl.gz").is_file(), reason="TOOLC_CORPORA names no folder"
)
def test_wrong_calls_of_the_corpora() -> None:
    schemas: dict[str, Any] = {}
    for file in sorted(CORPORA.glob("tools_*")):
        opened = gzip.open if file.suffix == ".gz" else open
        with opened(file, "rt") as lines:
            for line in lines:
                row = json.loads(line)
                definition = row.get("lifted") or row["definition"]
                definition = definition.get("function", definition)
                schemas[row["id"]] = definition.get("inputSchema") or definition.get(
                    "parameters"
                )
    seen: Counter[str] = Counter()
    with gzip.open(CORPORA / "calls.jsonl.gz", "rt") as lines:
        for line in lines:
            row = json.loads(line)
            try:
                check = by(schemas[row["definition_ref"]])
            except (InvalidSchema, KeyError):
                seen["schema"] += 1
                continue
            payload = dump(row["arguments"])
            is_valid = not check(payload)
            made = repaired(payload, ALL, check)
            assert not (is_valid and made)
            seen["valid" if is_valid else "repaired" if made else "refused"] += 1
            for warning in made.warnings if made else ():
                seen[warning.split(" ", 1)[1]] += 1
    print(dict(seen))  # noqa: T201 # the numbers of the page
    assert seen["repaired"] > 0


def test_a_string_for_arguments_of_mcp_is_left_to_the_pipeline() -> None:
    from toolrt.mcp.serve.messages import arguments_in, readable  # noqa: PLC0415

    for arguments in ('""', '"{\\"n\\":8}"', '{"n": 8}'):
        call = (
            f'{{"method":"tools/call","params":{{"name":"t","arguments":{arguments}}}}}'
        )
        read = json.loads(readable(call.encode(), lambda _: False))
        assert arguments_in(read["params"]["arguments"]) == arguments.encode()
    for arguments in ("null", "[1]", "5"):
        call = (
            f'{{"method":"tools/call","params":{{"name":"t","arguments":{arguments}}}}}'
        )
        assert json.loads(readable(call.encode(), lambda _: False)) == json.loads(call)
