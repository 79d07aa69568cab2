"""Asks generated Python about documents: what it says is what Rust said, and how long it takes.

Each line of the input is a document for a codec with Rust's verdict; each line of the output is the answer.
"""

from __future__ import annotations

import gc
import importlib
import json
import sys
import time
from typing import TYPE_CHECKING, Any

import msgspec

from toolrt import Refused
from toolrt.diagnose import canonical
from toolrt.json import dump

if TYPE_CHECKING:
    from collections.abc import Callable

#: What was tried for this long is not tried again.
_SECONDS = 0.1


def answer(question: dict[str, Any]) -> dict[str, Any]:
    codec = getattr(importlib.import_module(question["module"]), question["codec"])
    data = question["payload"].encode()
    told, runs = question["told"], question["runs"]

    def decoded() -> Any:
        try:
            return codec.decode(data), None
        except Refused as refused:
            return None, refused.issues

    (value, issues), decoding = timed(decoded, runs)
    found, walking = timed(lambda: canonical(codec.table, data), runs)
    times = [decoding, walking]
    if "issues" in told:
        wanted = json.loads(told["issues"])
        for name, got in (("decode", issues), ("walk", found)):
            if not isinstance(got, list | tuple):
                return {"wrong": f"{name} accepts what Rust refuses: {told['issues'][:500]}"}
            if (said := [shown(issue) for issue in got]) != wanted:
                return {"wrong": f"{name} finds {differing(said, wanted)}"}
        return {"times": times}
    if issues is not None:
        return {"wrong": f"decode refuses what Rust accepts: {issues[0]}"}
    if not isinstance(found, bytes):
        return {"wrong": f"the walk refuses what Rust accepts: {found[0]}"}
    if found.decode() != told["canonical"]:
        return {"wrong": f"the walk writes {found[:300]!r}, Rust {told['canonical'][:300]!r}"}

    def encoded() -> Any:
        try:
            return codec.encode(value)
        except Refused as refused:
            return refused.issues

    written, encoding = timed(encoded, runs)
    if not isinstance(written, bytes):
        if [issue.code for issue in written] == ["depth"]:
            return {"times": times}
        return {"wrong": f"what was read cannot be written: {written[0]}"}
    # Floats may be spelled in any way.
    if written != found and numbers(written) != numbers(found):
        return {"wrong": f"encode writes {written[:300]!r}, the walk {found[:300]!r}"}
    return {"times": [*times, encoding]}


def reading(question: dict[str, Any]) -> float | None:
    """Gives how long it takes only to read the document, where that is asked."""
    data = question["payload"].encode()
    try:
        return (
            timed(lambda: msgspec.json.decode(data), question["runs"])[1]
            if question["reading"]
            else None
        )
    except msgspec.DecodeError:
        return None


def timed(run: Callable[[], Any], runs: int) -> tuple[Any, float]:
    """Gives what it says, and the best time of so many runs."""
    best, total, result = float("inf"), 0.0, None
    # The collector looks at all that a process holds, as often as that has grown.
    gc.disable()
    for _ in range(runs):
        gc.collect(0)
        start = time.process_time()
        result = run()
        spent = time.process_time() - start
        best, total = min(best, spent), total + spent
        if total > _SECONDS:
            break
    gc.enable()
    return result, best


def numbers(data: bytes) -> Any:
    return json.loads(data, parse_int=float)


def shown(issue: Any) -> Any:
    pairs = ((name, getattr(issue, name)) for name in issue.__struct_fields__)
    return json.loads(dump({name: value for name, value in pairs if value is not msgspec.UNSET}))


def differing(said: list[Any], wanted: list[Any]) -> str:
    for got, want in zip(said, wanted, strict=False):
        if got != want:
            return f"{str(got)[:500]}, Rust {str(want)[:500]}"
    return f"{len(said)} issues, Rust {len(wanted)}"


def main() -> None:
    sys.path.insert(0, sys.argv[1])
    with open(sys.argv[2], encoding="utf-8") as lines:
        for line in lines:
            question = json.loads(line)
            try:
                said = answer(question)
            except Exception as error:  # noqa: BLE001
                said = {"wrong": f"{type(error).__name__}: {str(error)[:500]}"}
            print(json.dumps({**said, "reading": reading(question)}))


main()
