"""Hostile words, files and streams: commands end, alike in both languages."""

from __future__ import annotations

import functools
import json
import os
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest
from cli_lab import PATIENCE, Command, environment
from generated import ROOT

command = functools.cache(Command)

#: More than a command takes from anywhere.
HUGE = 100_000_000

_VOLATILE = re.compile(rb'"(call_id":"[^"]*"|duration_ms":\d+)')

#: What both languages are asked, and which exit code they give: the command, its words,
#: its input and its environment.
CASES: dict[str, tuple[int, str, list[str | bytes], bytes, dict[str, str]]] = {
    "a file's name": (2, "file-tools", ["delete-files", "--paths", b"@\xff"], b"", {}),
    "an argument": (2, "file-tools", ["delete-files", b"a\xff", "--yes"], b"", {}),
    "a tool": (2, "file-tools", [b"\xff\xff"], b"", {}),
    "a flag": (2, "file-tools", ["find-files", b"--\xff", "3"], b"", {}),
    "an option": (2, "file-tools", [b"--\xff=3", "find-files", "*"], b"", {}),
    "a part of a letter": (2, "file-tools", ["find-files", b"\xe2\x82"], b"", {}),
    "a document": (2, "file-tools", ["find-files", b'{"pattern":"\xff"}'], b"", {}),
    "what is completed": (0, "file-tools", ["--complete", b"\xff"], b"", {}),
    "a shell": (2, "file-tools", ["--completions", b"\xff"], b"", {}),
    "a caller": (2, "file-tools", ["find-files", "*", "--caller", b"\xff"], b"", {}),
    "a folder": (
        2,
        "file-tools",
        ["find-files", "*", "--working-dir", b"\xff"],
        b"",
        {},
    ),
    "stdin": (2, "file-tools", ["find-files", "-"], b'{"pattern":"\xff"}', {}),
    "a value of stdin": (
        2,
        "file-tools",
        ["delete-files", "--paths", "-"],
        b'["\xff"]',
        {},
    ),
    "a secret of stdin": (
        2,
        "front-desk",
        ["sign-in", "a", "--password", "-"],
        b"\xff",
        {},
    ),
    "a secret of a variable": (
        2,
        "front-desk",
        ["sign-in", "a", "--password", "env:PW"],
        b"",
        {"PW": "\udcff"},
    ),
    "a variable": (
        2,
        "front-desk",
        ["sign-in", "a", "--password", b"env:\xff"],
        b"",
        {},
    ),
    "the name of a session": (
        2,
        "file-tools",
        ["find-files", "*"],
        b"",
        {"TOOLRT_SESSION_ID": "\udcff"},
    ),
    "a policy": (
        30,
        "file-tools",
        ["find-files", "*"],
        b"",
        {"TOOLRT_POLICY": "\udcff"},
    ),
    "who calls": (
        0,
        "file-tools",
        ["find-files", "*"],
        b"",
        {"TOOLRT_CALLER": "\udcff"},
    ),
    "lines of a session": (
        0,
        "file-tools",
        ["--session"],
        b'\xff\n{"tool":"\xff"}\n{"tool":"find_files","arguments":"\\ud800"}\n',
        {},
    ),
    "no name of a file": (
        74,
        "file-tools",
        ["find-files", "*", "--output", ""],
        b"",
        {},
    ),
    "a device without an end": (
        2,
        "file-tools",
        ["delete-files", "--paths", "@/dev/zero"],
        b"",
        {},
    ),
    "100 MB of a document": (
        2,
        "file-tools",
        ["find-files", "-"],
        b'{"pattern":"' + b"x" * HUGE + b'"}',
        {},
    ),
    "100 MB of a value": (
        2,
        "file-tools",
        ["delete-files", "--paths", "-"],
        b'["' + b"x" * HUGE + b'"]',
        {},
    ),
    "100 MB of a secret": (
        2,
        "front-desk",
        ["sign-in", "a", "--password", "-"],
        b"x" * HUGE,
        {},
    ),
    "100 MB of a line": (0, "file-tools", ["--session"], b"x" * HUGE, {}),
    "a million empty lines": (0, "file-tools", ["--session"], b"\n" * 1_000_000, {}),
    "20,000 words": (2, "file-tools", ["find-files", *["x"] * 20_000], b"", {}),
    "20,000 flags": (
        2,
        "file-tools",
        ["find-files", *(f"--x{number}=1" for number in range(20_000))],
        b"",
        {},
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_both_end_alike(name: str, tmp_path: Path) -> None:
    code, app, words, stdin, environ = CASES[name]
    answers = []
    for language in ("python", "rust"):
        ran = command(language, app).run(
            *words, stdin=stdin, environ=environ, folder=tmp_path
        )
        assert ran.code == code, ran
        assert "Traceback" not in ran.err
        answers.append(_VOLATILE.sub(b"", ran.out))
    assert answers[0] == answers[1]
    assert not list(tmp_path.iterdir())
    if code and app == "file-tools" and code != 74:
        assert json.loads(ran.out)["ok"] is False


def test_what_is_too_large_says_so() -> None:
    for language in ("python", "rust"):
        app = command(language, "file-tools")
        for word in ("-", "@/dev/zero"):
            ran = app.run("delete-files", "--paths", word, stdin=b"x" * HUGE)
            name = "stdin" if word == "-" else "/dev/zero"
            text = f"--paths: {name} has more than 67108864 bytes."
            assert ran.envelope["error"]["issues"][0]["message"] == text


def test_a_name_that_is_not_utf8_is_not_written(tmp_path: Path) -> None:
    for language in ("python", "rust"):
        app = command(language, "file-tools")
        ran = app.run("find-files", "*", b"--output=\xff", folder=tmp_path)
        assert ran.code == 2
        assert ran.envelope["error"]["code"] == "invalid_input"
    assert not list(tmp_path.iterdir())


@pytest.mark.skipif(sys.platform == "win32", reason="no such files")
@pytest.mark.parametrize("language", ["python", "rust"])
@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["find-files", "*"], 0),
        (["find-files", "noisy", "--stream"], 0),
        (["find-files", "["], 2),
        (["find-files", "-"], 2),
        (["--help"], 0),
        (["--session"], 0),
        (["delete-files", "--paths", "-"], 2),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
@pytest.mark.parametrize("closed", [(0,), (1,), (2,), (0, 1, 2)], ids=str)
def test_closed_streams_are_empty(
    language: str, words: list[str], code: int, closed: tuple[int, ...]
) -> None:
    def close() -> None:
        for number in closed:
            os.close(number)

    done = subprocess.run(  # noqa: S603 # the program of the tests
        command(language, "file-tools").words(*words),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        env=environment(),
        preexec_fn=close,
        check=False,
        timeout=PATIENCE,
    )
    assert done.returncode == code, done
    assert b"Traceback" not in done.stderr
    if 1 not in closed:
        assert done.stdout


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no such device")
@pytest.mark.parametrize("language", ["python", "rust"])
def test_a_full_disk_is_told_once(language: str) -> None:
    app = command(language, "file-tools")
    ran = app.run("find-files", "*", "--output", "/dev/full")
    text = "/dev/full cannot be written: No space left on device"
    assert (ran.code, ran.out, ran.err) == (74, b"", f"file-tools: {text}\n")
    assert Path("/dev/full").is_char_device()
    assert app.run("find-files", "*", "--output", "/dev/null").code == 0
    assert Path("/dev/null").is_char_device()
    line = b'{"tool":"find_files","arguments":{"pattern":"*"}}\n'
    for words in (["--session"], ["find-files", "*", "--stream"], ["--tools"]):
        with Path("/dev/full").open("wb") as full:
            done = subprocess.run(  # noqa: S603 # the program of the tests
                app.words(*words),
                input=line * 3,
                stdout=full,
                stderr=subprocess.PIPE,
                env=environment(),
                check=False,
                timeout=PATIENCE,
            )
        assert done.returncode == 74, words
        assert done.stderr.count(b"cannot be written") == 1


@pytest.mark.skipif(sys.platform != "linux", reason="it mounts")
@pytest.mark.parametrize("language", ["python", "rust"])
def test_a_full_disk_keeps_the_file_that_was_there(
    language: str, tmp_path: Path
) -> None:
    script = (
        'mount -t tmpfs -o size=8k none "$1" && cd "$1" && echo before > out && '
        'dd if=/dev/zero of=fill bs=1k 2>/dev/null; shift; "$@"; code=$?; '
        'cat out; ls; exit "$code"'
    )
    words = command(language, "file-tools").words("find-files", "*", "--output", "out")
    start = ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c", script]
    done = subprocess.run(  # noqa: S603 # the program of the tests
        [*start, "sh", str(tmp_path), *words],
        capture_output=True,
        env=environment(),
        check=False,
        timeout=PATIENCE,
    )
    if b"unshare" in done.stderr or b"mount" in done.stderr:
        pytest.skip("nobody may mount here")
    assert done.returncode == 74, done
    assert b"No space left on device" in done.stderr
    assert done.stdout.split() == [b"before", b"fill", b"out"]


@pytest.mark.parametrize("language", ["python", "rust"])
def test_a_reader_that_goes_away_ends_a_session(language: str) -> None:
    with subprocess.Popen(  # noqa: S603 # the program of the tests
        command(language, "file-tools").words("--session"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    ) as process:
        assert process.stdin
        assert process.stdout
        assert process.stderr
        process.stdout.readline()
        process.stdout.close()
        line = b'{"tool":"find_files","arguments":{"pattern":"*"}}\n'
        process.stdin.write(line * 20)
        process.stdin.close()
        assert process.wait(PATIENCE) == 141
        assert process.stderr.read() == b""


#: A toolset with so many tools that help is a book.
MANY = 1000


@pytest.fixture(scope="module")
def many(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Give a program whose command has very many tools."""
    folder = tmp_path_factory.mktemp("many")
    tools = "\n".join(
        f"/// Does thing {number}.\ntool do_{number}(name: string, "
        'kind: "a" | "b" = "a") -> { name: string } { readonly }'
        for number in range(MANY)
    )
    (folder / "many.tools").write_text(
        "package many\nservice many {\ncli many { exposes many }\n"
        f"toolset many {{\n{tools}\n}}\n}}\n"
    )
    build = ["cargo", "run", "--quiet", "--package", "toolc", "--", "gen"]
    words = ["many.tools", "--lang", "python", "--out", "made"]
    manifest = ["--manifest-path", str(ROOT / "Cargo.toml")]
    subprocess.run(  # noqa: S603 # cargo, as for all tests
        [*build[:2], *manifest, *build[2:], *words],
        check=True,
        cwd=folder,
        capture_output=True,
    )
    program = folder / "program.py"
    program.write_text(
        "from made.many.cli.many import command\n"
        "from made.many.tools import many\n"
        "from toolrt import Registry\n\n"
        "class Provider:\n"
        "    def __getattr__(self, name):\n"
        "        if name.startswith('check_'):\n"
        "            raise AttributeError(name)\n"
        "        result = getattr(many, f'Do{name[3:]}Result')\n"
        "        return lambda cx, args: result(name=args.name)\n\n"
        "app = Registry()\napp.register(many.toolset(Provider()))\n"
        "command(app).main()\n"
    )
    return program


def test_a_thousand_tools_are_quick(many: Path) -> None:
    def out(*words: str) -> str:
        start = time.monotonic()
        done = subprocess.run(  # noqa: S603 # this interpreter
            [sys.executable, str(many), *words],
            capture_output=True,
            check=False,
            timeout=PATIENCE,
            env=environment(),
        )
        # A hundred times what it takes alone; what grows with the square takes longer.
        assert time.monotonic() - start < PATIENCE / 2, words
        return done.stdout.decode()

    out("--version")  # it writes the byte code
    assert out("--help").count("do-") >= MANY
    assert len(json.loads(out("--tools"))) == MANY
    assert len(json.loads(out("--discover"))["tools"]) == MANY
    assert out("--man").count("do\\-") >= MANY
    result = json.loads(out("do-999", "x"))["result"]
    assert result == {"name": "x"}
    assert out("--complete", "do-99").split("\n")[0].startswith("do-99")
    assert len(out("--complete", "").splitlines()) >= MANY
    assert "--kind" in out("--complete", "do-500", "--k")
    assert "do-500" in out("do-500", "--help")
    assert json.loads(out("do-1000", "x"))["error"]["code"] == "unknown_tool"
