"""What is loaded when, and what a package for another runtime says."""

from __future__ import annotations

import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from toolrt import VERSION, VersionMismatch, agent, call, generated_for, host


def loaded(program: str) -> set[str]:
    """Give the modules that a program has loaded in a process of its own."""
    program = f"import sys\n{program}\nprint(*sys.modules)"
    here = __file__.rpartition("/")[0]
    ended = subprocess.run(  # noqa: S603 # this very interpreter
        [sys.executable, "-c", program],
        cwd=here,
        capture_output=True,
        text=True,
        check=True,
    )
    return set(ended.stdout.split())


CALL = """
from support import app
from numbers_tools import Number
registry = app(halve=lambda cx, args: Number(value=args.n))
assert registry.call("halve", b'{"n":8}').ok
"""

HEAVY = {"asyncio", "threading", "logging", "concurrent.futures", "inspect", "socket"}


def test_a_call_that_waits_loads_neither_asyncio_nor_threads() -> None:
    more = loaded(CALL) - loaded("import msgspec")
    assert not more & HEAVY


TODOS = """
sys.path.insert(0, {todos!r})
from gen.todos.tools import todos
from toolrt import Context, Registry
class Store:
    def update_todos(self, cx, args, injected):
        return todos.TodosSnapshot(run_id=injected.run_id, items=[], revision=0)
    get_todos = update_todos
registry = Registry().register(todos.toolset(Store()))
"""
CALL_TODOS = """
cx = Context(run_id="6f1f6f0a-7a52-4f8e-9d3c-0d8f2c7f7f10")
assert registry.call("get_todos", b"{}", cx).ok
"""
#: What finds issues, and what nobody asks for in a call that goes well.
SLOW = {"toolrt.diagnose.walk", "toolrt.codec.slow", "toolrt.codec.build"}


def test_a_toolset_costs_nothing_before_one_of_its_tools_is_called() -> None:
    root = Path(__file__).parents[3]
    program = TODOS.format(todos=str(root / "examples/todos/python"))
    registered = loaded(program)
    own = {name for name in registered if name.startswith("gen.todos.tools.todos.")}
    assert own == {"gen.todos.tools.todos.provider"}
    assert "gen.types.acme_todos" not in registered
    called = loaded(program + CALL_TODOS)
    assert "gen.todos.tools.todos.codecs" in called
    assert not called & SLOW
    assert not called & {"gen.todos.tools.todos.transforms", "toolrt.call.mapping"}


def test_nothing_is_loaded_before_it_is_asked_for() -> None:
    more = loaded("import toolrt") - loaded("")
    assert {name for name in more if name.startswith("toolrt")} == {"toolrt"}


@pytest.mark.parametrize("module", [call, host, agent])
def test_every_name_is_there(module: object) -> None:
    names = getattr(module, "__all__")  # noqa: B009 # a module of any name
    values = [getattr(module, name) for name in names]
    assert not any(isinstance(value, ModuleType) for value in values)
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        getattr(module, "nothing")  # noqa: B009 # likewise


def test_a_package_for_another_runtime_says_which_side_to_update() -> None:
    generated_for(VERSION)
    major, minor = (int(part) for part in VERSION.split("."))
    for newer in (f"{major}.{minor + 1}", f"{major + 1}.0"):
        with pytest.raises(VersionMismatch) as caught:
            generated_for(newer)
        assert str(caught.value) == (
            f"this code was generated for a newer `toolrt` ({newer}; this is {VERSION})"
            ": update the package `toolrt`"
        )
    with pytest.raises(ImportError, match="run `toolc gen` of the new version"):
        generated_for("0.0")


def test_generated_code_for_another_runtime_is_not_loaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = Path(__file__).parents[3] / "examples/todos/python/gen"
    shutil.copytree(made, tmp_path / "newer")
    for package in (tmp_path / "newer").rglob("__init__.py"):
        text = package.read_text()
        tie = f'toolrt.generated_for("{VERSION}")'
        package.write_text(text.replace(tie, 'toolrt.generated_for("99.0")'))
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(VersionMismatch, match="update the package `toolrt`"):
        import_module("newer.todos.tools.todos")


SDK = {"mcp", "mcp_types", "pydantic", "anyio", "httpx2", "starlette"}


def test_the_sdk_is_loaded_by_who_connects_or_serves_alone() -> None:
    program = """
from toolrt import Context, Registry
from toolrt.mcp import Server
from toolrt.mcp.client import ClientOptions, Drift, Unreachable
from toolrt.told import shape
from mcp_design import SERVER, hidden
server = Server(lambda: SERVER, Registry(), hidden())
assert server.registry.call("maths/improve", {"goal": "more"}).ok
assert server.instructions() == "Counts."
"""
    assert not loaded(program) & SDK
