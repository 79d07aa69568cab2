"""Agents that Google's ADK reads from generated files, loaded by its own loader."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from typing import TYPE_CHECKING, Any

import adk_host
from generated import generated
from google.adk.agents import LlmAgent
from google.adk.cli.utils.agent_loader import AgentLoader
from google.adk.models import LLMRegistry
from mcp_raw import http_of
from test_sdk_google_adk import Chat, Script, call, says, script

from toolrt.mcp import Server

if TYPE_CHECKING:
    from pathlib import Path

FOLDER = generated() / "sdks/python/lab/sdk"
USED = [
    "measure",
    "crash",
    "watch",
    "picture",
    "wait",
    "scale",
    "finish",
    "write_report",
]


class Scripted(Script):
    """The model that the file names: the next of what is written."""

    waiting: list[Script] = []  # noqa: RUF012 # Pydantic copies what it is given

    @classmethod
    def supported_models(cls) -> list[str]:
        return ["scripted"]

    async def generate_content_async(
        self, *args: Any, **more: Any
    ) -> AsyncGenerator[Any, None]:
        async for response in WRITTEN[-1].generate_content_async(*args, **more):
            yield response


WRITTEN: list[Script] = []
LLMRegistry.register(Scripted)


def loaded(folder: Path, name: str) -> LlmAgent:
    own = AgentLoader(str(folder)).load_agent(name)
    assert isinstance(own, LlmAgent)
    return own


def test_an_agent_calls_tools_of_the_process() -> None:
    own = loaded(FOLDER / "google_adk", "assistant")
    assert (own.name, own.description) == ("assistant", "Measures and reports.")
    WRITTEN.append(
        script(
            call("measure", {"name": ""}),
            call("measure", {"name": "alpha"}),
            says("ok"),
        )
    )
    one = Chat(own).say()
    wrong, right = one.outputs
    assert wrong["error"].startswith("/name must have 1 to 20 characters")
    assert right["output"] == {"name": "alpha", "value": 1.5, "unit": "mg"}
    assert one.text == "ok"
    assert list(WRITTEN[-1].declared) == USED
    told = str(WRITTEN[-1].requests[0].config.system_instruction)
    assert told.startswith("Measure first, then finish.")
    assert "measure, then finish: When everything is measured" in told
    assert adk_host.LAB.calls == [("measure", "google-adk")]
    # A tool that ends the run does so.
    WRITTEN.append(script(call("finish", {"text": "bye"}), says("never")))
    Chat(own).say()
    assert len(WRITTEN[-1].turns) == 1


def test_an_agent_calls_tools_of_a_server(tmp_path: Path) -> None:
    WRITTEN.append(
        script(
            call("measure", {"name": ""}),
            call("measure", {"name": "alpha"}),
            says("ok"),
        )
    )
    text = (FOLDER / "google_adk_mcp/assistant/root_agent.yaml").read_text()
    with http_of(Server.of(adk_host.APP, "lab")) as http:
        (tmp_path / "assistant").mkdir()
        (tmp_path / "assistant/root_agent.yaml").write_text(
            text.replace("http://127.0.0.1:8000/mcp", http.url)
        )
        own = loaded(tmp_path, "assistant")
        one = Chat(own)

        async def run() -> None:
            await one.send(says("go"))
            # Its connections are those of the running loop.
            for tool in own.tools:
                await tool.close()  # type: ignore[union-attr] # a toolset

        asyncio.run(run())
    wrong, right = one.outputs
    assert "/name must have 1 to 20 characters" in str(wrong)
    assert right["structuredContent"] == {"name": "alpha", "value": 1.5, "unit": "mg"}
    assert one.text == "ok"
    assert sorted(WRITTEN[-1].declared) == sorted(USED)
