"""The plugin of pytest, in runs of their own."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path
from textwrap import dedent

from toolrt.testing import plugin

PYTHON = Path(__file__).parents[1]


def _run(folder: Path, *words: str) -> tuple[int, str]:
    """Run pytest with the plugin; give how it ends, and what it prints."""
    # Other plugins only take time.
    alone = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    loads = ["-p", "toolrt.testing.plugin", "-p", "no:cacheprovider"]
    command = [sys.executable, "-m", "pytest", *loads]
    ended = subprocess.run(  # noqa: S603 # this very interpreter
        [*command, "-q", "--no-header", *words],
        cwd=folder,
        env=alone,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    return ended.returncode, ended.stdout + ended.stderr


def _write(folder: Path, **files: str) -> None:
    for name, text in files.items():
        (folder / f"{name}.py").write_text(dedent(text))


NUMBERS = """
import sys
sys.path.insert(0, TESTS)
from numbers_tools import Number, numbers, tool
from toolrt import Toolset
from toolrt.spec import Effects, Example

def _tools(result, **effects):
    shown = Example(name="four", args='{"n":4}', result=result)
    own = tool("halve", examples=(shown,), effects=Effects(**effects))
    given = numbers(halve=halve)
    return Toolset.of("numbers", given.load, Halver(), [(own, "halve")])

def halve(cx, args):
    return Number(value=args.n // 2)

class Halver:
    halve = staticmethod(halve)

good = _tools('{"value":2}')

def bad():
    return _tools('{"value":3}')

def destroys():
    return _tools('{"value":2}', destructive=True)
""".replace("TESTS", repr(str(PYTHON / "tests")))


def test_the_package_declares_it() -> None:
    project = tomllib.loads((PYTHON / "pyproject.toml").read_text())["project"]
    own = project["entry-points"]["pytest11"]
    assert own == {"toolrt": plugin.__name__}


def test_examples_become_tests(tmp_path: Path) -> None:
    _write(tmp_path, shop=NUMBERS)
    code, shown = _run(tmp_path, "--tool-examples", "shop:good")
    assert (code, "1 passed" in shown) == (0, True), shown
    code, shown = _run(
        tmp_path, "--tool-examples", "shop:bad", "--tool-examples", "shop:good"
    )
    assert code == 1, shown
    assert "halve: four\n  /value: 2; stated 3" in shown
    assert "1 failed, 1 passed" in shown


def test_destructive_tools_run_only_if_asked_for(tmp_path: Path) -> None:
    _write(tmp_path, shop=NUMBERS)
    words = ("--tool-examples", "shop:destroys")
    assert _run(tmp_path, *words)[0] == 5
    code, shown = _run(tmp_path, *words, "--destructive-tool-examples")
    assert (code, "1 passed" in shown) == (0, True), shown


def test_a_wrong_name_says_so(tmp_path: Path) -> None:
    _write(tmp_path, shop=NUMBERS)
    for place in ("nowhere:good", "shop:nothing", "shop", ":", "shop:halve.x"):
        code, shown = _run(tmp_path, "--tool-examples", place)
        assert code == 4, shown
        assert f"--tool-examples {place}: " in shown


FIXTURES = """
from shop import good
from toolrt import Context
from toolrt.testing import assert_ok

def test_fixtures(tool_registry, tool_clock, tool_events, tool_confirmer, fake_toolset):
    tool_registry.register(fake_toolset(good))
    envelope = tool_registry.call("halve", {"n": 4}, Context(events=tool_events))
    assert assert_ok(envelope).value == 2
    assert envelope.meta.call_id == "call"
    assert tool_registry.clock is tool_clock
    assert tool_confirmer.questions == []
    assert tool_events.names()[-1] == "call_finished"
"""


def test_the_fixtures_fit_together(tmp_path: Path) -> None:
    _write(tmp_path, shop=NUMBERS, test_shop=FIXTURES)
    code, shown = _run(tmp_path)
    assert (code, "1 passed" in shown) == (0, True), shown


def test_nothing_is_loaded_where_nobody_asks(tmp_path: Path) -> None:
    names = ("toolrt.host", "toolrt.call", "toolrt.testing.faked", "msgspec")
    test = f"""
    import sys

    def test_nothing():
        assert not [name for name in {names} if name in sys.modules]
    """
    _write(tmp_path, test_nothing=test)
    code, shown = _run(tmp_path)
    assert code == 0, shown
    program = "import sys, toolrt; print('toolrt.testing' in sys.modules)"
    ended = subprocess.run(  # noqa: S603 # likewise
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert ended.stdout.strip() == "False"
