"""The vectors of `spec/conformance`, through generated code and on the slow path."""

from __future__ import annotations

import base64
import importlib
import json
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from generated import generated

from toolrt import Codec, Issue, Refused, undone
from toolrt.diagnose import canonical, plain, walk
from toolrt.json import dump, parse
from toolrt.newtypes import Checked
from toolrt.recording import redacted

if TYPE_CHECKING:
    from collections.abc import Iterator

    from toolrt.diagnose.plain import Place
    from toolrt.table import Record, Table

ROOT = Path(__file__).parents[3]
VECTORS = ROOT / "spec/conformance"

LOWERED = sorted(VECTORS.glob("lowered/*.json"))
NATIVE = sorted(VECTORS.glob("native/*.json"))
FILES = sorted([*VECTORS.glob("*.json"), *VECTORS.glob("schema/*.json")])

#: What became of a payload: its canonical form, or all issues.
Verdict = tuple[bool, Any]


#: Those about aliases with limits, which are types of their own in another tree.
NEWTYPES = [
    path
    for path in FILES
    if path.stem
    in {
        "collections",
        "decimals",
        "formats",
        "numbers",
        "patterns",
        "secrets",
        "texts",
        "unions",
    }
]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_vector_holds(path: Path) -> None:
    _hold(path, "conformance")


@pytest.mark.parametrize("path", NEWTYPES, ids=lambda path: path.stem)
def test_every_vector_holds_where_aliases_are_types_of_their_own(path: Path) -> None:
    _hold(path, "conformance_newtypes")


@pytest.mark.parametrize("path", NEWTYPES, ids=lambda path: path.stem)
def test_aliases_take_what_vectors_take_and_say_what_vectors_say(path: Path) -> None:
    generated()
    package = f"conformance_newtypes.python.types.conformance_{path.stem}.types"
    types: Any = importlib.import_module(package)
    counts: Counter[bool] = Counter()
    for case in json.loads(path.read_text())["cases"]:
        alias = getattr(types, case["type"], None)
        if not isinstance(alias, Checked):
            continue
        try:
            value = json.loads(payload_of(case["payload"]))
        except ValueError:
            continue
        # What JSON does not tell from others, and what is no JSON.
        if value is None or isinstance(value, float) or _is_lone(value):
            continue
        wanted: Verdict = (case["valid"], case.get("issues", value))
        try:
            got: Verdict = (True, alias(value))
        except Refused as refused:
            got = False, _told(refused.issues)
        # Numbers and decimals may be spelled in any way.
        if not (got[0] and wanted[0]):
            assert got == wanted, case["name"]
        counts[got[0]] += 1
    if path.stem in {"decimals", "formats", "numbers", "patterns", "texts"}:
        assert min(counts[True], counts[False]) >= 10, counts


def _is_lone(value: object) -> bool:
    """Whether a text has half a character."""
    return isinstance(value, str) and any("\ud800" <= c <= "\udfff" for c in value)


def _hold(path: Path, tree: str) -> None:
    cases = json.loads(path.read_text())["cases"]
    types = list(dict.fromkeys(case["type"] for case in cases))
    wrong: list[str] = []
    for case in cases:
        name = case["type"]
        codec = codec_of(path.stem, types.index(name), name, tree)
        for way, got, wanted in _verdicts(codec, case):
            if not _is_same(got, wanted):
                title = f"{path.stem} / {case['name']} ({way} path)"
                wrong.append(f"{title}\n  wanted {wanted}\n  got    {got}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("path", NATIVE, ids=lambda path: path.stem)
def test_scalars_of_python_are_read_and_written(path: Path) -> None:
    cases = json.loads(path.read_text())["cases"]
    types = list(dict.fromkeys(case["type"] for case in cases))
    wrong: list[str] = []
    for case in cases:
        name = case["type"]
        codec = codec_of(path.stem, types.index(name), name, tree="native")
        for way, got, wanted in _verdicts(codec, case):
            if not _is_same(got, wanted):
                title = f"{path.stem} / {case['name']} ({way} path)"
                wrong.append(f"{title}\n  wanted {wanted}\n  got    {got}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("path", sorted(VECTORS.glob("*.json")), ids=lambda p: p.stem)
def test_scalars_of_python_leave_verdicts_as_they_are(path: Path) -> None:
    cases = json.loads(path.read_text())["cases"]
    types = list(dict.fromkeys(case["type"] for case in cases))
    unheld = 0
    for case in cases:
        name = case["type"]
        codec = codec_of(path.stem, types.index(name), name, tree="native")
        data = payload_of(case["payload"])
        try:
            codec.decode(data)
            issues = []
        except Refused as refused:
            issues = _told(refused.issues)
        if case["valid"] and issues:
            assert {one["code"] for one in issues} == {"unrepresentable"}, case
            unheld += 1
        else:
            assert issues == case.get("issues", []), case["name"]
        assert _slow(codec, data)[0] == (not issues), case["name"]
    assert unheld <= len(cases) // 4


@pytest.mark.parametrize("path", LOWERED, ids=lambda path: path.stem)
def test_what_a_model_sends_by_a_lowered_schema_is_undone(path: Path) -> None:
    cases = json.loads(path.read_text())["cases"]
    types = list(dict.fromkeys(case["type"] for case in cases))
    for case in cases:
        codec = codec_of(path.stem, types.index(case["type"]), case["type"])
        sent = payload_of(case["payload"])
        made = undone(codec.table, sent)
        wanted = _spelled(case["undone"]).encode() if "undone" in case else None
        assert made == wanted, case["name"]
        verdict = _generated(codec, sent if made is None else made)
        if case["valid"]:
            canonical: Verdict = (True, (_spelled(case["canonical"]), []))
            assert _is_same(verdict, canonical), case["name"]
        else:
            ok, issues = verdict
            assert not ok, case["name"]
            paths = [_spelled(path) for path in case["paths"]]
            assert [issue["path"] for issue in issues] == paths, case["name"]


def test_there_are_vectors() -> None:
    def count(files: list[Path]) -> int:
        return sum(len(json.loads(path.read_text())["cases"]) for path in files)

    assert count(FILES) >= 2000
    assert count(LOWERED) >= 50


def codec_of(file: str, index: int, name: str, tree: str = "conformance") -> Codec[Any]:
    """Give the codec of a type: that of the result of the tool that is made for it."""
    generated()
    tools = f"{tree}.python.vectors_{file}.tools.{file}.codecs"
    codecs: Any = importlib.import_module(tools)
    codec = getattr(codecs, f"CHECK_{file.upper()}{index}_RESULT", None)
    if codec is None:
        package = f"{tree}.python.types.conformance_{file}.codecs"
        codecs = importlib.import_module(package)
        annotations: dict[str, str] = codecs.__annotations__
        found = (key for key, of in annotations.items() if of == f"Codec[types.{name}]")
        codec = getattr(codecs, next(found))
    assert isinstance(codec, Codec)
    return codec


def _verdicts(
    codec: Codec[Any], case: dict[str, Any]
) -> Iterator[tuple[str, Verdict, Verdict]]:
    data = payload_of(case["payload"])
    wanted: Verdict = (False, case.get("issues"))
    if case["valid"]:
        wanted = (True, (_spelled(case["canonical"]), []))
    yield "generated", _generated(codec, data), wanted
    yield "slow", _slow(codec, data), wanted
    yield "whole", _whole(codec, data), wanted
    if "recorded" in case:
        value = redacted(codec.table, parse(data), accepted=case["valid"])
        wanted = (True, (_spelled(case["recorded"]), []))
        yield "recorded", (True, (dump(value).decode(), [])), wanted
    consumer = case.get("consumer")
    if consumer:
        wanted = (False, consumer.get("issues"))
        if "canonical" in consumer:
            wanted = (True, (_spelled(consumer["canonical"]), consumer["ignored"]))
        yield "consumer's", _generated(codec, data, lenient=True), wanted


def _generated(codec: Codec[Any], data: bytes, *, lenient: bool = False) -> Verdict:
    ignored: list[str] = []
    try:
        if lenient:
            value, ignored = codec.decode_lenient(data)
        else:
            value = codec.decode(data)
    except Refused as refused:
        return False, _told(refused.issues)
    try:
        return True, (codec.encode(value).decode(), ignored)
    except Refused as refused:
        # What nests too deeply with its defaults can be read, but not written again.
        if any(issue.code != "depth" for issue in refused.issues):
            return False, _told(refused.issues)
        return _slow(codec, data)


def _slow(codec: Codec[Any], data: bytes) -> Verdict:
    found = canonical(codec.table, data)
    if isinstance(found, bytes):
        return True, (found.decode(), [])
    return False, _told(found)


def _whole(codec: Codec[Any], data: bytes) -> Verdict:
    """Walk every part, what is plainly fine included."""

    def places(table: Record, *, scalars: bool) -> list[Place]:
        known = plain.places(table, scalars=scalars)
        return [place._replace(judge=None) for place in known]

    def judge(_: Table, *, scalars: bool) -> None:
        del scalars

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(walk, "judge", judge)
        patch.setattr(walk, "places", places)
        return _slow(codec, data)


def _told(issues: Any) -> list[Any]:
    def members(issue: Issue) -> dict[str, object]:
        pairs = ((name, getattr(issue, name)) for name in issue.__struct_fields__)
        return {name: value for name, value in pairs if value is not msgspec.UNSET}

    return [json.loads(dump(members(issue))) for issue in issues]


def _is_same(got: Verdict, wanted: Verdict) -> bool:
    if got == wanted:
        return True
    if not (got[0] and wanted[0]):
        return False
    (text, ignored), (wanted_text, wanted_ignored) = got[1], wanted[1]
    # Floats may be spelled in any way.
    return bool(
        json.loads(text, parse_int=float) == json.loads(wanted_text, parse_int=float)
        and ignored == wanted_ignored
    )


def payload_of(payload: Any) -> bytes:
    if isinstance(payload, dict) and "base64" in payload:
        return base64.b64decode(payload["base64"])
    return _spelled(payload).encode("utf-8", "surrogatepass")


def _spelled(value: Any) -> str:
    """Give a text, or one that repeats what stands before and after its middle."""
    if isinstance(value, str):
        return value
    before, times, middle, more, after = value["repeat"]
    return str(before * times + middle + after * more)
