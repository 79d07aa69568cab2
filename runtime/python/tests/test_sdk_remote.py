"""Agent SDKs that reach a server of the design by clients of their own."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import pytest
import test_sdk_google_adk as adk
import test_sdk_openai_agents as openai_agents
import test_sdk_pydantic_ai as pydantic_ai
from agents import Agent, Runner
from generated import generated
from google.adk.agents import LlmAgent
from mcp_lab import ALPHA, USED, WRONG, Remote, module, reached, served
from mcp_types import ElicitResult
from pydantic_ai import Agent as PydanticAgent

if TYPE_CHECKING:
    from collections.abc import Iterator

MODULES = (
    "claude_agent_sdk",
    "google_adk",
    "langchain",
    "openai_agents",
    "pydantic_ai",
)


@pytest.fixture
def remote(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Remote]:
    with served(tmp_path_factory.mktemp("remote")) as server:
        yield server


@pytest.mark.proves("mcp", "openai_agents")
@pytest.mark.parametrize("way", ["http", "stdio"])
def test_openai_agents(remote: Remote, way: str) -> None:
    own = module("openai_agents")
    model = openai_agents.Script(
        openai_agents.call("measure", {"name": ""}),
        openai_agents.call("measure", {"name": "alpha"}, "call_2"),
        openai_agents.call("burn", {"name": "alpha"}, "call_3"),
        openai_agents.says("done"),
    )

    async def run() -> None:
        async with reached(own, remote, way, tools=[*USED, "burn"]) as server:
            agent = Agent[Any](name="tester", model=model, mcp_servers=[server])
            await Runner.run(agent, "go")

    asyncio.run(run())
    assert sorted(one.name for one in model.tools) == sorted([*USED, "burn"])
    wrong, right, burned = (str(one) for one in model.outputs)
    assert WRONG in wrong
    assert '"value":1.5' in right.replace("\\", "")
    # Nobody can be asked.
    assert "Burn alpha?" in burned or "confirm" in burned
    assert remote.calls == [("measure", "openai-agents")]


@pytest.mark.proves("mcp", "google_adk")
@pytest.mark.parametrize("way", ["http", "stdio"])
def test_google_adk(remote: Remote, way: str) -> None:
    own = module("google_adk")
    asked: list[str] = []

    async def agrees(_: Any, params: Any) -> ElicitResult:
        asked.append(params.message)
        return ElicitResult(action="accept", content={"agree": True})

    model = adk.script(
        adk.call("measure", {"name": ""}),
        adk.call("measure", {"name": "alpha"}),
        adk.call("burn", {"name": "alpha"}),
        adk.says("done"),
    )

    async def run() -> list[Any]:
        toolset = reached(own, remote, way, elicitation_callback=agrees)
        chat = adk.Chat(LlmAgent(name="tester", model=model, tools=[toolset]))
        await chat.send(adk.says("go"))
        await toolset.close()
        return chat.outputs

    wrong, right, burned = asyncio.run(run())
    assert wrong["isError"] is True
    assert WRONG in wrong["content"][0]["text"]
    assert right["structuredContent"] == ALPHA
    assert burned["structuredContent"] == {"burned": True}
    assert asked == ["Burn alpha?"]
    assert sorted(model.declared) == sorted(own.LAB_SERVER_TOOLS)
    assert remote.calls == [("measure", "google-adk"), ("burn", "google-adk")]


@pytest.mark.proves("mcp", "pydantic_ai")
@pytest.mark.parametrize("way", ["http", "stdio"])
def test_pydantic_ai(remote: Remote, way: str) -> None:
    own = module("pydantic_ai")
    script = pydantic_ai.Script(
        pydantic_ai.call("measure", {"name": ""}),
        pydantic_ai.call("measure", {"name": "alpha"}, "call_2"),
        "done",
    )

    async def run() -> None:
        toolset = reached(own, remote, way, tools=own.ASSISTANT_TOOLS)
        agent = PydanticAgent(script.model(), toolsets=[toolset])
        async with agent:
            await agent.run("go")

    asyncio.run(run())
    wrong, right = script.returns
    # The SDK's own way to let a model correct itself.
    assert wrong.outcome == "retried"
    assert WRONG in str(wrong.content)
    assert right.content == ALPHA
    assert sorted(one.name for one in script.info.function_tools) == sorted(USED)
    assert remote.calls == [("measure", "pydantic-ai")]


@pytest.mark.proves("mcp", "claude_agent_sdk")
def test_claude_agent_sdk(remote: Remote) -> None:
    own = module("claude_agent_sdk")
    assert own.lab_server_http(remote.url, headers={"Authorization": "Bearer x"}) == {
        "type": "http",
        "url": remote.url,
        "headers": {"Toolrt-Caller": "claude-agent-sdk", "Authorization": "Bearer x"},
    }
    command = remote.command
    assert own.lab_server_stdio(command) == {
        "type": "stdio",
        "command": command[0],
        "args": command[1:],
        "env": {"TOOLRT_CALLER": "claude-agent-sdk"},
    }


@pytest.mark.parametrize("name", MODULES)
def test_a_module_stands_alone(name: str) -> None:
    path = generated() / f"sdks/python/lab/sdk/{name}_mcp.py"
    own = "import runpy, sys; sys.modules['toolrt'] = None; runpy.run_path(sys.argv[1])"
    if name == "langchain":
        # What it needs cannot stand beside the `mcp` of this environment.
        own = own.replace("runpy.run_path(sys.argv[1])", "")
        text = path.read_text()
        assert "toolrt" not in text
    command = [sys.executable, "-c", own, str(path)]
    subprocess.run(command, check=True, cwd="/")  # noqa: S603 # ours
