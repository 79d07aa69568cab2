"""Documents and values that nest as deeply as may be, one deeper, and without end."""

from __future__ import annotations

import contextlib
import importlib
import statistics
import sys
import threading
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from msgspec import Raw

from toolrt import Codec, Refused, table

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    Nest = Callable[[int], Any]

GOLDEN = Path(__file__).parents[3] / "tests/golden"

ENDLESS = 100_000


def lists(depth: int) -> Any:
    value: list[Any] = []
    for _ in range(depth - 1):
        value = [value]
    return value


def folders(depth: int) -> Any:
    value: dict[str, Any] = {}
    for _ in range(depth - 1):
        value = {"a": value}
    return value


def nodes(depth: int) -> Any:
    value: Any = None
    for _ in range(depth):
        value = {"value": 1, "next": value}
    return value


#: What opens each container of these values, and what stands in the last one.
OPENING: dict[object, str] = {lists: "[", folders: '{"a":', nodes: '{"value":1,"next":'}
ENDS: dict[object, str] = {lists: "[]", folders: "{}", nodes: '{"value":1,"next":null}'}


def text(nest: Nest, depth: int) -> bytes:
    """Write a value that nests too deeply for every encoder."""
    closing = "]" if nest is lists else "}"
    inside = ENDS[nest]
    return (OPENING[nest] * (depth - 1) + inside + closing * (depth - 1)).encode()


JSON: Codec[Any] = Codec(table.JSON)


def nesting(name: str) -> Codec[Any]:
    """Give a codec of types that hold themselves."""
    if name == "JSON":
        return JSON
    if str(GOLDEN) not in sys.path:
        sys.path.insert(0, str(GOLDEN))
    codecs = importlib.import_module("recursion.python.types.case_recursion.codecs")
    codec: Codec[Any] = getattr(codecs, name)
    return codec


TYPES = [
    ("JSON", lists),
    ("JSON", folders),
    ("TREE", lists),
    ("TEXT", lists),
    ("DEEP", lists),
    ("FOLDER", folders),
    ("NODE", nodes),
]


@pytest.fixture(params=["as ever", "room already made", "a small stack"])
def around(request: pytest.FixtureRequest) -> Iterator[Callable[[Any], None]]:
    """Run where the stack is as it is, and where there is little of it."""
    before = sys.getrecursionlimit()

    def in_thread(run: Callable[[], None]) -> None:
        failed: list[BaseException] = []

        def caught() -> None:
            try:
                run()
            except BaseException as error:  # noqa: BLE001 # raised again below
                failed.append(error)

        # What macOS gives threads.
        size = threading.stack_size(512 * 1024)
        thread = threading.Thread(target=caught)
        thread.start()
        threading.stack_size(size)
        thread.join()
        for error in failed:
            raise error

    if request.param == "room already made":
        sys.setrecursionlimit(20_000)
    yield in_thread if request.param == "a small stack" else lambda run: run()
    sys.setrecursionlimit(before)


@pytest.mark.parametrize(("name", "nest"), TYPES)
def test_128_containers_are_read_and_written(
    name: str, nest: Nest, around: Callable[[Any], None]
) -> None:
    codec = nesting(name)

    def run() -> None:
        for depth in (127, 128):
            data = text(nest, depth)
            value = codec.decode(data)
            assert codec.encode(value) == data
            assert codec.convert(nest(depth)) == value
            assert codec.diagnose(data) == codec.diagnose(nest(depth)) == []
            assert codec.to_builtins(value) == nest(depth)

    around(run)


@pytest.mark.parametrize(("name", "nest"), TYPES)
@pytest.mark.parametrize("depth", [129, 1500, ENDLESS])
def test_more_are_refused_on_every_way(
    name: str,
    nest: Nest,
    depth: int,
    around: Callable[[Any], None],
) -> None:
    codec = nesting(name)
    value = nest(depth)
    data = text(nest, depth)
    place = 128 * len(OPENING[nest])
    message = (
        "The document is nested too deeply: more than 128 containers are nested, "
        f"at byte {place}."
    )

    def run() -> None:
        ways: list[Callable[[], object]] = [
            lambda: codec.decode(data),
            lambda: codec.decode_lenient(data),
            lambda: codec.convert(value),
            lambda: codec.encode(value),
        ]
        for way in ways:
            with pytest.raises(Refused) as refused:
                way()
            (issue,) = refused.value.issues
            assert (issue.code, issue.message) == ("depth", message)
        for given in (data, value):
            (issue,) = codec.diagnose(given)
            assert (issue.code, issue.message) == ("depth", message)

    around(run)


def test_what_holds_itself_nests_too_deeply() -> None:
    loop: list[Any] = ["before"]
    loop.append(loop)
    around: dict[str, Any] = {"loop": loop}
    for value in (loop, around):
        for way in (JSON.convert, JSON.encode):
            with pytest.raises(Refused) as refused:
                way(value)
            assert [issue.code for issue in refused.value.issues] == ["depth"]
    with pytest.raises(RecursionError):
        JSON.to_builtins(loop)


def test_brackets_that_never_close_and_brackets_in_texts() -> None:
    for data in (b"[" * ENDLESS, b'{"a":' * ENDLESS):
        with pytest.raises(Refused) as refused:
            JSON.decode(data)
        assert [issue.code for issue in refused.value.issues] == ["depth"]
    shown = b'["' + b"[" * ENDLESS + b'","\\"]]' + b"{" * ENDLESS + b'"]'
    assert JSON.encode(JSON.decode(shown)) == shown


def test_a_document_within_a_value_counts() -> None:
    inside = b"[" * 100 + b"]" * 100
    value: Any = Raw(inside)
    for _ in range(28):
        value = [value]
    assert JSON.encode(JSON.convert(value)) == b"[" * 28 + inside + b"]" * 28
    with pytest.raises(Refused, match="at byte 128"):
        JSON.convert([value])
    with pytest.raises(Refused, match="got a Python object of type Raw"):
        JSON.convert(Raw(b"["))


def deep(frames: int, run: Callable[[], object]) -> object:
    """Run a function below so many others."""
    return run() if frames == 0 else deep(frames - 1, run)


@pytest.mark.parametrize("last", ["[]", "0.5"], ids=["fits", "is refused"])
def test_it_takes_as_long_wherever_it_is_called(last: str) -> None:
    """Frames stand in pieces of memory; loops where one ends must not make more."""
    data = f"[{'[],' * 5_500}{last}]".encode()
    codec = nesting("TREE")

    def once() -> None:
        with contextlib.suppress(Refused):
            codec.decode(data)

    def spent(frames: int) -> float:
        start = time.process_time()
        deep(frames, once)
        return time.process_time() - start

    # A piece holds about a hundred small frames.
    times = [spent(frames) for frames in range(120)]
    usual = 4 * statistics.median(times)
    slow = [frames for frames, time in enumerate(times) if time > usual]
    assert not [frames for frames in slow if min(map(spent, [frames] * 3)) > usual]
