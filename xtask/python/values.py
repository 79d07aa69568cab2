"""Generated Python against raw msgspec and against pydantic, in one process."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import models
import moments
import msgspec
import payloads
import raw
from gen.types.bench_shop import codecs as ours
from pydantic import BaseModel, ValidationError
from sample import compare, heading

from toolrt import Refused

if TYPE_CHECKING:
    from collections.abc import Callable

    from toolrt import Codec


def main() -> None:
    decode()
    encode()
    issues()


#: The payloads with their types: ours, raw msgspec's, pydantic's; the goal over raw.
_ROWS: tuple[tuple[str, str, Codec[Any], type, type[BaseModel], str], ...] = (
    ("small", payloads.SMALL, ours.SEARCH, raw.Search, models.Search, "1.35"),
    ("medium", payloads.MEDIUM, ours.ORDER, raw.Order, models.Order, "1.15"),
    ("large", payloads.LARGE, ours.BATCH, raw.Batch, models.Batch, "1.15"),
)


def decode() -> None:
    heading("decode and validate", "msgspec")
    decoder: msgspec.json.Decoder[Any]
    for name, text, codec, struct, _, goal in _ROWS:
        data = text.encode()
        decoder = msgspec.json.Decoder(struct)
        row = f"decode {name}, {len(data)} bytes"
        compare(row, goal, _with(codec.decode, data), _with(decoder.decode, data))
    data = payloads.LARGE.encode()
    decoder = msgspec.json.Decoder(raw.DatedBatch)
    row = "decode large, dates made by msgspec"
    compare(row, "", _with(ours.BATCH.decode, data), _with(decoder.decode, data))
    for name, one, native, own, goal in moments.ROWS:
        data = moments.document(one)
        row = f"decode 200 {name}"
        compare(row, goal, _with(native.decode, data), _with(own.decode, data))
    heading("decode and validate", "pydantic")
    for name, text, codec, _, model, _ in _ROWS:
        data = text.encode()
        validate = model.model_validate_json
        compare(
            f"decode {name}", "1.00", _with(codec.decode, data), _with(validate, data)
        )


def encode() -> None:
    heading("validate and encode", "msgspec")
    for name, text, codec, struct, _, _ in _ROWS:
        goal = "3.00" if name == "medium" else ""
        value = codec.decode(text.encode())
        theirs: object = msgspec.json.decode(text, type=struct)
        write = msgspec.json.Encoder().encode
        mine = _with(codec.encode, value)
        compare(f"encode {name}", goal, mine, _with(write, theirs))


def issues() -> None:
    heading("all issues of a bad payload", "pydantic")
    rows: tuple[tuple[str, int, str, Codec[Any], type[BaseModel]], ...] = (
        ("small, five", 5, payloads.SMALL_WITH_FIVE, ours.SEARCH, models.Search),
        ("small, one, late", 1, payloads.SMALL_WITH_ONE, ours.SEARCH, models.Search),
        ("medium, five", 5, payloads.MEDIUM_WITH_FIVE, ours.ORDER, models.Order),
        ("medium, one, late", 1, payloads.MEDIUM_WITH_ONE, ours.ORDER, models.Order),
        ("large, five", 5, payloads.LARGE_WITH_FIVE, ours.BATCH, models.Batch),
        ("large, one, late", 1, payloads.LARGE_WITH_ONE, ours.BATCH, models.Batch),
    )
    for name, count, text, codec, model in rows:
        data = text.encode()
        mine = _with(_refused, codec, data)
        theirs = _with(_invalid, model, data)
        if len(mine()) != count or not theirs():
            raise AssertionError(name)
        compare(f"issues {name}", "4.00", mine, theirs)


def _refused(codec: Codec[Any], data: bytes) -> tuple[Any, ...]:
    try:
        codec.decode(data)
    except Refused as refused:
        return refused.issues
    return ()


def _invalid(model: type[BaseModel], data: bytes) -> list[Any]:
    try:
        model.model_validate_json(data)
    except ValidationError as error:
        return list(error.errors())
    return []


def _with(call: Callable[..., Any], *given: object) -> Callable[[], Any]:
    return lambda: call(*given)


if __name__ == "__main__":
    main()
