"""Errors of clients whose calls run a program.

What the design declares is raised as its exception with its details, everything else as
what the program said.
"""

from __future__ import annotations

import asyncio
import importlib
import os
from typing import Any

import pytest
from cli_lab import Command
from generated import generated

from toolrt import CallFailed, Registry
from toolrt.program import Program

#: The tools of programs, and those of a command that toolc has made.
TOOLS = "programs.python.programs.tools"


@pytest.fixture(scope="module", params=["python", "rust"])
def app(request: pytest.FixtureRequest) -> Registry:
    """A host whose tools are those of programs, and of a command in each language."""
    generated()
    start = Command(request.param, "file-tools").start
    env = {"PYTHONPATH": os.environ.get("PYTHONPATH", "")}
    app = Registry()
    for name, program in (
        ("programs", Program()),
        ("borrowed", Program(start, env=env)),
    ):
        tools: Any = importlib.import_module(f"{TOOLS}.{name}")
        app.register(tools.toolset_from_command(program))
    return app


def test_an_error_that_a_command_declares_is_its_exception(app: Registry) -> None:
    borrowed: Any = importlib.import_module(f"{TOOLS}.borrowed")
    with pytest.raises(borrowed.BadPattern) as caught:
        borrowed.Client(app).look_for(pattern="[")
    assert caught.value.position == 1
    assert caught.value.code == "bad_pattern"
    assert str(caught.value) == "The pattern cannot be read."


def test_an_awaited_call_raises_the_same(app: Registry) -> None:
    borrowed: Any = importlib.import_module(f"{TOOLS}.borrowed")

    async def look() -> None:
        await borrowed.AsyncClient(app).look_for(pattern="[")

    with pytest.raises(borrowed.BadPattern) as caught:
        asyncio.run(look())
    assert caught.value.position == 1


def test_any_other_error_of_a_command_keeps_its_code(app: Registry) -> None:
    borrowed: Any = importlib.import_module(f"{TOOLS}.borrowed")
    with pytest.raises(CallFailed) as caught:
        borrowed.Client(app).look_for(pattern="boom")
    fault = caught.value.fault
    assert fault is not None
    assert (fault.code, fault.kind.value) == ("internal", "internal")


def test_an_exit_code_that_the_design_names_is_its_exception(app: Registry) -> None:
    programs: Any = importlib.import_module(f"{TOOLS}.programs")
    client = programs.Client(app)
    with pytest.raises(programs.NotThere):
        client.leave(code=3)
    with pytest.raises(programs.AlreadyThere) as caught:
        client.leave(code=4)
    assert not caught.value.since
    # 5 is a success, and no other code says what went wrong.
    assert client.leave(code=5) == "left"
    with pytest.raises(CallFailed) as other:
        client.leave(code=9)
    assert other.value.fault is not None
    assert other.value.fault.code == "tool_failed"
