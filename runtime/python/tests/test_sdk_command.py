"""Agent SDKs that run a command of the design, each call in a process of its own."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import time
from typing import TYPE_CHECKING, Any

import pytest
import test_sdk_google_adk as adk
import test_sdk_openai_agents as openai_agents
import test_sdk_pydantic_ai as pydantic_ai
from agents import Agent, Runner
from command_lab import calls, module, program
from generated import generated
from google.adk.agents import LlmAgent
from langchain_core.tools import ToolException
from mcp import Client
from mcp_lab import ALPHA, USED, WRONG
from pydantic_ai import Agent as PydanticAgent

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

MODULES = (
    "claude_agent_sdk",
    "google_adk",
    "langchain",
    "openai_agents",
    "pydantic_ai",
)

#: What a model reads where nobody has agreed.
ASKED = "A human must agree first: Burn alpha?\nNobody has agreed whose consent counts."


@pytest.fixture
def log(tmp_path: Path) -> Path:
    return tmp_path / "calls.txt"


@pytest.mark.proves("command", "openai_agents")
def test_openai_agents(log: Path) -> None:
    own = module("openai_agents")
    model = openai_agents.Script(
        openai_agents.call("measure", {"name": ""}),
        openai_agents.call("measure", {"name": "alpha"}, "call_2"),
        openai_agents.call("burn", {"name": "alpha"}, "call_3"),
        openai_agents.says("done"),
    )
    shown = [*USED, "burn"]
    tools = own.lab_tools_command(program(log), tools=shown)
    agent = Agent[Any](name="tester", model=model, tools=tools)
    asyncio.run(Runner.run(agent, "go"))
    assert sorted(one.name for one in model.tools) == sorted(shown)
    wrong, right, burned = (str(one) for one in model.outputs)
    assert wrong == f'{WRONG}\nExample: {{"name":"alpha","unit":"g"}}'
    said, reminder = right.split("\n\n")
    assert json.loads(said) == ALPHA
    assert reminder == "Write it down."
    assert burned == ASKED
    assert calls(log) == [("measure", "openai-agents")]


def test_openai_agents_stops_where_the_command_says_so(log: Path) -> None:
    own = module("openai_agents")
    model = openai_agents.Script(openai_agents.call("measure", {"name": "night"}))
    tools = own.lab_tools_command(program(log))
    agent = Agent[Any](name="tester", model=model, tools=tools)
    with pytest.raises(own.CommandError) as raised:
        asyncio.run(Runner.run(agent, "go"))
    assert raised.value.error["code"] == "closed"
    assert raised.value.error["details"] == {"until": "8:00"}


@pytest.mark.proves("command", "google_adk")
def test_google_adk(log: Path) -> None:
    own = module("google_adk")
    asked: list[tuple[str, str, str]] = []

    async def agrees(tool: str, arguments: str, question: str) -> bool:
        asked.append((tool, arguments, question))
        return True

    model = adk.script(
        adk.call("measure", {"name": ""}),
        adk.call("measure", {"name": "alpha"}),
        adk.call("burn", {"name": "alpha"}),
        adk.says("done"),
    )
    tools = own.lab_tools_command(program(log), confirm=agrees)
    chat = adk.Chat(LlmAgent(name="tester", model=model, tools=tools))
    asyncio.run(chat.send(adk.says("go")))
    wrong, right, burned = chat.outputs
    assert wrong["error"].startswith(WRONG)
    assert right["output"].endswith("Write it down.")
    assert burned == {"output": {"burned": True}}
    assert asked == [("burn", '{"name": "alpha"}', ASKED.partition("\n")[0])]
    assert sorted(model.declared) == sorted(own.LAB_TOOLS_TOOLS)
    assert calls(log) == [("measure", "google-adk"), ("burn", "google-adk")]


@pytest.mark.proves("command", "pydantic_ai")
def test_pydantic_ai(log: Path) -> None:
    own = module("pydantic_ai")
    script = pydantic_ai.Script(
        pydantic_ai.call("measure", {"name": ""}),
        pydantic_ai.call("measure", {"name": "alpha"}, "call_2"),
        pydantic_ai.call("burn", {"name": "alpha"}, "call_3"),
        "done",
    )
    shown = [*own.ASSISTANT_TOOLS, "burn"]
    tools = own.lab_tools_command(program(log), tools=shown, confirm=lambda *_: False)
    agent = PydanticAgent(script.model(), tools=tools)
    asyncio.run(agent.run("go"))
    wrong, right, burned = script.returns
    # The SDK's own way to let a model correct itself.
    assert wrong.outcome == "retried"
    assert WRONG in str(wrong.content)
    assert json.loads(str(right.content).split("\n\n")[0]) == ALPHA
    assert "A human has refused the call." in str(burned.content)
    assert sorted(one.name for one in script.info.function_tools) == sorted(shown)
    assert calls(log) == [("measure", "pydantic-ai")]


#: What stands in the place of arguments, and what a model is told of it.
NONE = {
    "[1]": "The value must be an object; got a list of 1 item.",
    '"x"': 'The value must be an object; got "x".',
    "{nope": "The document is not valid JSON",
    '{"name": "a", "self": 1, "ctx": 2}': "/ctx is not a known key.",
}


@pytest.mark.parametrize("given", NONE)
def test_what_is_no_object_is_told(given: str, log: Path) -> None:
    own = module("pydantic_ai")
    script = pydantic_ai.Script(pydantic_ai.call("measure", given), "done")
    agent = PydanticAgent(script.model(), tools=own.lab_tools_command(program(log)))
    asyncio.run(agent.run("go"))
    assert NONE[given] in str(script.returns[0].content)
    own = module("openai_agents")
    model = openai_agents.Script(
        openai_agents.call("measure", given), openai_agents.says("done")
    )
    asked = Agent[Any](
        name="tester", model=model, tools=own.lab_tools_command(program(log))
    )
    asyncio.run(Runner.run(asked, "go"))
    assert NONE[given] in str(model.outputs[0])
    assert calls(log) == []


@pytest.mark.proves("command", "claude_agent_sdk")
def test_claude_agent_sdk(log: Path) -> None:
    own = module("claude_agent_sdk")
    config = own.lab_tools_command(program(log), tools=own.ASSISTANT_TOOLS)
    assert (config["type"], config["name"]) == ("sdk", "lab-tools")

    async def run() -> list[Any]:
        async with Client(config["instance"]) as client:
            listed = await client.list_tools()
            assert sorted(one.name for one in listed.tools) == sorted(USED)
            names = ("", "alpha", "night")
            args = [{"name": name} for name in names]
            answers = [await client.call_tool("measure", one) for one in args]
            # It is there, and not shown.
            return [*answers, await client.call_tool("burn", {"name": "alpha"})]

    wrong, right, stopped, unknown = asyncio.run(run())
    assert wrong.is_error
    assert WRONG in wrong.content[0].text
    assert not right.is_error
    assert json.loads(right.content[0].text.split("\n\n")[0]) == ALPHA
    assert stopped.is_error
    assert stopped.content[0].text == "closed: The lab is closed."
    assert unknown.is_error
    assert calls(log) == [("measure", "claude-agent-sdk")] * 2


#: Runs a tool of LangChain: its modules have both ways.
Way = Any


def waits(tool: Any, call: dict[str, Any]) -> Any:
    return tool.invoke(call)


def loops(tool: Any, call: dict[str, Any]) -> Any:
    return asyncio.run(tool.ainvoke(call))


both = pytest.mark.parametrize("way", [waits, loops])


def langchain(command: list[str], name: str = "measure", **more: Any) -> Any:
    """Give a tool of LangChain that runs a program."""
    (tool,) = module("langchain").lab_tools_command(command, tools=[name], **more)
    return tool


def call(**args: Any) -> dict[str, Any]:
    return {"type": "tool_call", "id": "call_1", "name": "measure", "args": args}


@pytest.mark.proves("command", "langchain")
@both
def test_langchain(log: Path, way: Way) -> None:
    wrong = way(langchain(program(log)), call(name=""))
    assert (wrong.status, wrong.content.split("\n")[0]) == ("error", WRONG)
    right = way(langchain(program(log)), call(name="alpha"))
    assert right.artifact["result"] == ALPHA
    assert right.status == "success"
    burn = langchain(program(log), "burn")
    refused = way(burn, call(name="alpha"))
    assert (refused.status, refused.content) == ("error", ASKED)
    asked: list[str] = []

    def agrees(tool: str, arguments: str, question: str) -> bool:
        asked.append(f"{tool} {arguments} {question}")
        return len(asked) == 1

    burn = langchain(program(log), "burn", confirm=agrees)
    assert way(burn, call(name="alpha")).artifact["result"] == {"burned": True}
    assert asked == ['burn {"name": "alpha"} A human must agree first: Burn alpha?']
    assert way(burn, call(name="alpha")).content == "A human has refused the call."
    # Nobody is asked where the arguments are wrong.
    assert "/name must be" in way(burn, call(name=1)).content
    assert len(asked) == 2
    assert calls(log) == [("measure", "langchain"), ("burn", "langchain")]


@both
def test_what_must_agree_can_be_asked_on_a_loop(log: Path, way: Way) -> None:
    async def agrees(*_: str) -> bool:
        await asyncio.sleep(0)
        return True

    burn = langchain(program(log), "burn", confirm=agrees)
    assert way(burn, call(name="alpha")).artifact["result"] == {"burned": True}


@both
def test_content_is_told_in_words(log: Path, way: Way) -> None:
    said = way(langchain(program(log), "picture"), call(name="alpha"))
    assert said.content == "alpha:\n\n[image/png]"


@both
def test_any_name_may_be_an_argument(log: Path, way: Way) -> None:
    names = ("self", "config", "run_manager", "callbacks", "tool", "command")
    said = way(langchain(program(log)), call(name="a", **dict.fromkeys(names, 1)))
    for name in names:
        assert f"/{name} " in said.content


def test_what_is_too_deep_is_told() -> None:
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    own = module("langchain")
    assert own._document(deep) == "[" * 1000  # noqa: SLF001 # no SDK gives as much


# What is no command, or a broken one.


def python(code: str) -> list[str]:
    return [sys.executable, "-c", code]


def answers(result: str) -> str:
    """Give code that prints an envelope; the result is code, too."""
    return (
        "import json, os, sys\n"
        f"result = {result}\n"
        "print(json.dumps({'ok': True, 'status': 'success', 'result': result}))\n"
    )


@both
def test_arguments_are_no_words(way: Way) -> None:
    result = "[sys.argv[1:], sys.stdin.read(), os.environ['TOOLRT_CALLER']]"
    tool = langchain(python(answers(result)), timeout=1.5)
    said = way(tool, call(name="secret $(id)"))
    words, document, caller = said.artifact["result"]
    assert words == ["--json", "--timeout=1500ms", "measure", "-"]
    assert json.loads(document) == {"name": "secret $(id)"}
    assert caller == "langchain"
    there = python(
        answers("[os.environ['TOOLRT_CALLER'], os.environ['A'], os.getcwd()]")
    )
    tool = langchain(there, env={"TOOLRT_CALLER": "me", "A": "b"}, cwd="/")
    assert way(tool, call()).artifact["result"] == ["me", "b", "/"]


BROKEN = {
    "dies": ("import os; os.kill(os.getpid(), 9)", "no_envelope", "-9"),
    "ends": ("raise SystemExit(3)", "no_envelope", "3"),
    "tells why": ("raise ValueError('secret')", "no_envelope", "1"),
    "is empty": ("", "no_envelope", "0"),
    "is no JSON": ("print('{\"ok\": tru')", "no_envelope", ""),
    "is no UTF-8": (
        r"import sys; sys.stdout.buffer.write(b'\xff{}')",
        "no_envelope",
        "",
    ),
    "is a list": ("print('[1]')", "no_envelope", ""),
    "is no envelope": ("print('{\"ok\": 1}')", "no_envelope", ""),
    "has no error": ("print('{\"ok\": false}')", "no_envelope", ""),
    "has no message": ('print(\'{"ok": false, "error": {}}\')', "no_envelope", ""),
    "is two": ("print('{\"ok\": true}' * 2)", "no_envelope", ""),
    "is deep": ("print('[' * 500_000)", "no_envelope", ""),
    "has a long number": ("print('1' * 5000)", "no_envelope", ""),
    "floods": ("while True: print('x' * 65536)", "too_much_output", "33554432"),
    "floods the log": (
        "import sys\nwhile True: sys.stderr.write('x' * 65536)",
        "too_much_output",
        "33554432",
    ),
}


@both
@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_command_raises(name: str, way: Way) -> None:
    code, wanted, told = BROKEN[name]
    tool = langchain(python(code))
    with pytest.raises(module("langchain").CommandError) as raised:
        way(tool, call(name="alpha"))
    assert raised.value.error["code"] == wanted
    assert told in str(raised.value)
    # What it has written is for the host alone.
    assert "secret" not in str(raised.value)
    assert ("secret" in raised.value.log) == (name == "tells why")
    assert len(raised.value.log) <= 4096


@both
def test_what_is_no_program_raises(way: Way, tmp_path: Path) -> None:
    for words in ([str(tmp_path / "none")], [str(tmp_path)]):
        with pytest.raises(module("langchain").CommandError, match="cannot be started"):
            way(langchain(words), call())


@both
def test_a_command_need_not_read(way: Way) -> None:
    said = way(langchain(python(answers("1"))), call(name="x" * 5_000_000))
    assert said.artifact["result"] == 1


@both
def test_a_command_may_ask_and_do_a_part(way: Way) -> None:
    asks: dict[str, Any] = {"ok": False, "status": "input_required", "state": "s"}
    asks["requests"] = {"to": {"kind": "ask", "question": "Where to?"}}
    said = way(langchain(python(f"print({json.dumps(asks)!r})")), call())
    assert said.status == "error"
    assert said.content == "The command asks, and nobody answers.\nWhere to?"
    part: dict[str, Any] = {"ok": False, "status": "partial", "result": [1]}
    part["errors"] = [{"message": "The lab is closed."}]
    part["summary"] = {"total": 2, "succeeded": 1, "failed": 1, "recoverable": 0}
    said = way(langchain(python(f"print({json.dumps(part)!r})")), call())
    assert said.status == "success"
    assert said.content == "[1]\n\n1 of 2 done.\n\nThe lab is closed."


#: Begins a process that begins another one, tells the ids of both, and waits.
SLOW = """
import os, signal, subprocess, sys, time
{ignore}
child = subprocess.Popen([sys.executable, "-c", {inner!r}])
with open({path!r} + ".new", "w") as file:
    file.write(f"{{os.getpid()}} {{child.pid}}")
os.rename({path!r} + ".new", {path!r})
{last}
"""
IGNORE = "signal.signal(signal.SIGTERM, signal.SIG_IGN)"
SLEEP = "time.sleep(600)"


def slow(path: Path, last: str = SLEEP, ignore: str = "") -> list[str]:
    inner = f"import signal, time\n{ignore}\n{SLEEP}"
    code = SLOW.format(ignore=ignore, inner=inner, path=str(path), last=last)
    return python(code)


def gone(path: Path) -> bool:
    """Whether all processes have ended whose ids are in a file."""

    def is_there(number: str) -> bool:
        try:
            os.kill(int(number), 0)
        except ProcessLookupError:
            return False
        # What has ended, and nobody has heard of yet.
        words = ["ps", "-o", "stat=", "-p", number]
        status = subprocess.run(words, capture_output=True, text=True, check=False)  # noqa: S603 # that of the system
        return status.stdout[:1] not in {"", "Z"}

    return until(lambda: not any(map(is_there, path.read_text().split())))


def until(holds: Callable[[], bool]) -> bool:
    """Wait until something holds, for some seconds."""
    for _ in range(100):
        if holds():
            return True
        time.sleep(0.05)
    return False


@both
@pytest.mark.parametrize("ignore", ["", IGNORE])
def test_a_command_that_is_late_ends_with_all_it_has_started(
    way: Way, ignore: str, tmp_path: Path
) -> None:
    path = tmp_path / "ids"
    said = way(langchain(slow(path, ignore=ignore), timeout=2), call(name="alpha"))
    assert said.status == "error"
    assert said.content == "The tool measure was not done in time."
    assert gone(path)


@both
def test_a_deadline_is_that_of_the_call(log: Path, way: Way) -> None:
    # The command ends by itself: it says so in its own envelope.
    tool = langchain(program(log), "wait", timeout=1)
    said = way(tool, call(ms=60_000))
    assert said.content.startswith("The tool wait was not done in time.")
    assert calls(log) == [("wait", "langchain")]


@both
def test_what_a_command_leaves_running_ends(way: Way, tmp_path: Path) -> None:
    path = tmp_path / "ids"
    last = answers("1")
    began = time.monotonic()
    said = way(langchain(slow(path, last)), call(name="alpha"))
    # The other process holds its pipes open.
    assert said.artifact["result"] == 1
    assert time.monotonic() - began < 10
    assert gone(path)


@pytest.mark.parametrize("ignore", ["", IGNORE])
def test_a_call_that_is_cancelled_leaves_nothing(ignore: str, tmp_path: Path) -> None:
    path = tmp_path / "ids"
    tool = langchain(slow(path, ignore=ignore))

    async def run() -> None:
        making = asyncio.ensure_future(tool.ainvoke(call(name="alpha")))
        assert await asyncio.to_thread(until, path.exists)
        making.cancel()
        with pytest.raises(asyncio.CancelledError):
            await making

    asyncio.run(run())
    assert gone(path)


def test_errors_are_those_of_the_sdk(log: Path) -> None:
    tool = langchain(program(log))
    with pytest.raises(ToolException):
        tool._run(name="")  # noqa: SLF001 # what the SDK calls


@pytest.mark.parametrize("name", MODULES)
def test_a_module_stands_alone(name: str) -> None:
    path = generated() / f"sdks/python/lab/sdk/{name}_command.py"
    own = (
        "import runpy, sys; sys.modules['toolrt'] = None;"
        "made = runpy.run_path(sys.argv[1]);"
        "made['lab_tools_command'](['lab-tools'])"
    )
    command = [sys.executable, "-c", own, str(path)]
    subprocess.run(command, check=True, cwd="/")  # noqa: S603 # ours
    imported = [
        line for line in path.read_text().splitlines() if "import" in line.split()
    ]
    assert not [line for line in imported if "toolrt" in line or "from ." in line]
