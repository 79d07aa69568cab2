"""Asks generated Python what was asked: every line of the input is a question.

What decoding accepts, diagnosis must accept, and the other way round; what the walk does
not look at must be what it would accept; what is encoded again must be what it was.
"""

from __future__ import annotations

import base64
import importlib
import json
import sys

from toolrt import Refused
from toolrt.diagnose import canonical, walk


def whole(table: object, data: bytes) -> object:
    """Walk every part of a document, what is plainly fine included."""
    judge, places = walk.judge, walk.places
    walk.judge = lambda _, *, scalars: None
    walk.places = lambda record, *, scalars: [
        place._replace(judge=None) for place in places(record, scalars=scalars)
    ]
    try:
        return canonical(table, data)
    finally:
        walk.judge, walk.places = judge, places


def answer(question: dict) -> str | None:
    codec = getattr(importlib.import_module(question["module"]), question["codec"])
    data = base64.b64decode(question["payload"])
    slow = canonical(codec.table, data)
    if slow != whole(codec.table, data):
        return f"not all parts were walked: {slow!r}"
    try:
        value = codec._decode(data)
        fast = True
    except Exception:  # noqa: BLE001
        fast = False
    if fast and not isinstance(slow, bytes):
        return f"the fast path accepts what has issues: {[issue.message for issue in slow]}"
    try:
        value = codec.decode(data)
    except Refused as refused:
        if isinstance(slow, bytes):
            return f"a valid payload is refused: {refused}"
        return "a valid value is refused: " + str(refused) if question["valid"] else None
    if not isinstance(slow, bytes):
        return "decoding accepts what has issues"
    if question["valid"] is False:
        return "a value that is not valid is accepted"
    try:
        written = codec.encode(value)
    except Refused as refused:
        if all(issue.code == "depth" for issue in refused.issues):
            return None
        return f"what was read cannot be written: {refused}"
    same = json.loads(written, parse_int=float) == json.loads(slow, parse_int=float)
    if not same:
        return f"written as {written!r}, canonical is {slow!r}"
    if codec.decode(written) != value:
        return "what was written reads as something else"
    if codec.convert(codec.to_builtins(value)) != value:
        return "what was made of plain values is something else"
    return None


def main() -> None:
    sys.path.insert(0, sys.argv[1])
    for line in sys.stdin:
        question = json.loads(line)
        try:
            wrong = answer(question)
        except Exception as error:  # noqa: BLE001
            wrong = f"{type(error).__name__}: {error}"
        if wrong:
            print(json.dumps({"sample": question["sample"], "number": question["number"], "wrong": wrong}))


main()
