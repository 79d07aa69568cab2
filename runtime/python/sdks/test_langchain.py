"""A server of the design in LangChain, reached by LangChain's own adapters."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest
from langchain.agents import create_agent
from langchain_core.language_models.fake_chat_models import GenericFakeChatModel
from langchain_core.messages import AIMessage, ToolMessage
from mcp import types
from mcp_lab import ALPHA, USED, WRONG, module, reached, served

if TYPE_CHECKING:
    from pathlib import Path


class Script(GenericFakeChatModel):
    """A model that says what is written."""

    def bind_tools(self, tools: Any, **_: Any) -> Any:
        self.__dict__["shown"] = [one.name for one in tools]
        return self


def call(name: str, args: Any, call_id: str) -> AIMessage:
    made = {"name": name, "args": args, "id": call_id, "type": "tool_call"}
    return AIMessage(content="", tool_calls=[made])


@pytest.mark.proves("mcp")
@pytest.mark.parametrize("way", ["http", "stdio"])
def test_a_server_of_the_design(tmp_path: Path, way: str) -> None:
    own = module("langchain")
    asked: list[str] = []

    async def agrees(_: Any, params: Any) -> Any:
        asked.append(params.message)
        return types.ElicitResult(action="accept", content={"agree": True})

    model = Script(
        messages=iter(
            [
                call("measure", {"name": ""}, "call_1"),
                call("measure", {"name": "alpha"}, "call_2"),
                call("burn", {"name": "alpha"}, "call_3"),
                AIMessage("done"),
            ]
        )
    )

    async def run(remote: Any) -> list[ToolMessage]:
        how = {"elicitation_callback": agrees}
        shown = [*USED, "burn"]
        async with reached(own, remote, way, tools=shown, session_kwargs=how) as tools:
            agent: Any = create_agent(model, tools)
            state = await agent.ainvoke({"messages": [("user", "go")]})
        said = state["messages"]
        return [one for one in said if isinstance(one, ToolMessage)]

    with served(tmp_path) as remote:
        wrong, right, burned = asyncio.run(run(remote))
        assert remote.calls == [("measure", "langchain"), ("burn", "langchain")]
    assert wrong.status == "error"
    assert WRONG in str(wrong.content)
    assert right.artifact["structured_content"] == ALPHA
    assert burned.artifact["structured_content"] == {"burned": True}
    assert asked == ["Burn alpha?"]
    assert sorted(model.__dict__["shown"]) == sorted([*USED, "burn"])
