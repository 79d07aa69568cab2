"""What a call costs in an agent SDK: tools of a design over its own function tools.

Both are called as the SDK itself calls a tool, with the same arguments; both handlers
look at an argument. The SDK's own tools check no more than types.
"""

from __future__ import annotations

import asyncio
import gc
import json
from statistics import median
from time import perf_counter_ns
from typing import TYPE_CHECKING, Any

import payloads
from agents import FunctionTool, function_tool
from agents.tool_context import ToolContext
from gen.shop.tools import shop
from gen.shop.tools.shop import specs
from google.adk.tools.function_tool import FunctionTool as AdkTool
from langchain_core.tools import StructuredTool
from pydantic_ai import RunContext, RunUsage, Tool
from pydantic_ai.models.test import TestModel
from sample import time

from toolrt import Context, Registry
from toolrt.sdk import google_adk, langchain, openai_agents, pydantic_ai

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    Called = Callable[[], Awaitable[object]]

SAMPLES = 61
#: How long a sample takes, in nanoseconds.
SAMPLE = 10_000_000
ARGS: dict[str, Any] = json.loads(payloads.SMALL)
#: How much more than theirs a call of ours may take, in microseconds.
GOALS = {"async": 15, "sync": 20}


class Waits:
    """A shop whose handlers are async."""

    async def search(self, _cx: Context, args: shop.Search) -> bool:
        """Look at an argument."""
        return args.limit > 0


class Blocks:
    """A shop whose handlers are not."""

    def search(self, _cx: Context, args: shop.Search) -> bool:
        """Look at an argument."""
        return args.limit > 0


async def search(query: str, sku: str, limit: int, score: float, order: str) -> bool:
    """Whether the search finds anything."""
    del query, sku, score, order
    return limit > 0


async def search_in_thread(
    query: str, sku: str, limit: int, score: float, order: str
) -> bool:
    """Whether the search finds anything."""
    del query, sku, score, order
    return await asyncio.to_thread(lambda: limit > 0)


def app(provider: object) -> Registry:
    """Give a registry with the one tool that is called."""
    methods = ("place_order", "measure", "ping")
    watched = ("place_watched", "search_watched", "ping_watched")
    for name in (*methods, *watched):
        setattr(provider, name, lambda _cx, _args: None)
    return Registry().register(shop.toolset(provider))  # type: ignore[arg-type]


SPECS = {"search": specs.SPECS["search"]}


def of_openai(registry: Registry, own: Callable[..., Any]) -> tuple[Called, Called]:
    def called(tool: FunctionTool) -> Called:
        cx: ToolContext[Any] = ToolContext(
            context=None,
            tool_name="search",
            tool_call_id="call_1",
            tool_arguments=payloads.SMALL,
        )
        return lambda: tool.on_invoke_tool(cx, payloads.SMALL)

    (ours,) = openai_agents.tools(registry, SPECS)
    return called(ours), called(function_tool(own))


def of_langchain(registry: Registry, own: Callable[..., Any]) -> tuple[Called, Called]:
    def called(tool: StructuredTool) -> Called:
        call = {"type": "tool_call", "id": "call_1", "name": "search", "args": ARGS}
        return lambda: tool.ainvoke(call)

    (ours,) = langchain.tools(registry, SPECS)
    return called(ours), called(StructuredTool.from_function(coroutine=own))


def of_adk(registry: Registry, own: Callable[..., Any]) -> tuple[Called, Called]:
    from google.adk.agents import InvocationContext, LlmAgent  # noqa: PLC0415
    from google.adk.sessions import InMemorySessionService, Session  # noqa: PLC0415
    from google.adk.tools.tool_context import (  # noqa: PLC0415
        ToolContext as AdkContext,
    )

    around = InvocationContext(
        session_service=InMemorySessionService(),
        invocation_id="i-1",
        agent=LlmAgent(name="bench"),
        session=Session(id="s-1", app_name="bench", user_id="u"),
    )
    cx = AdkContext(around, function_call_id="call_1")

    def called(tool: Any) -> Called:
        return lambda: tool.run_async(args=ARGS, tool_context=cx)

    (ours,) = google_adk.tools(registry, SPECS)
    return called(ours), called(AdkTool(own))


def of_pydantic(registry: Registry, own: Callable[..., Any]) -> tuple[Called, Called]:
    def called(tool: Tool[Any]) -> Called:
        cx = RunContext[Any](
            deps=None,
            model=TestModel(),
            usage=RunUsage(),
            tool_call_id="call_1",
            tool_name="search",
        )
        schema = tool.function_schema
        read = schema.validator.validate_json

        async def call() -> object:
            return await schema.call(read(payloads.SMALL), cx)

        return call

    (ours,) = pydantic_ai.tools(registry, SPECS)
    return called(ours), called(Tool(own))


SDKS = {
    "openai-agents": of_openai,
    "langchain": of_langchain,
    "google-adk": of_adk,
    "pydantic-ai": of_pydantic,
}


async def sample(candidate: Called, runs: int) -> float:
    start = perf_counter_ns()
    for _ in range(runs):
        await candidate()
    return (perf_counter_ns() - start) / runs


async def compare(ours: Called, theirs: Called) -> tuple[float, float, float]:
    """Give medians of both, and that of their differences, in nanoseconds a call."""
    counts: list[int] = []
    for one in (ours, theirs):
        await sample(one, 50)
        counts.append(max(int(SAMPLE / await sample(one, 50)), 1))
    gc.collect()
    gc.disable()
    try:
        found = [
            (await sample(ours, counts[0]), await sample(theirs, counts[1]))
            for _ in range(SAMPLES)
        ]
    finally:
        gc.enable()
    return (
        median(one for one, _ in found),
        median(other for _, other in found),
        median(one - other for one, other in found),
    )


async def main() -> None:
    hosts = (("async", Waits(), search), ("sync", Blocks(), search_in_thread))
    for kind, provider, own in hosts:
        registry = app(provider)
        what = f"a call in an SDK, handler {kind}"
        print(f"\n{what:<44}{'toolc':>10}{'theirs':>12}{'more':>10}   goal")
        for name, of in SDKS.items():
            ours, theirs, more = await compare(*of(registry, own))
            times = f"{time(ours):>10}{time(theirs):>12}{more / 1000:>7.1f} µs"
            verdict = "met" if more / 1000 <= GOALS[kind] else "missed"
            print(f"{name:<44}{times}   ≤ {GOALS[kind]} µs   {verdict}")


if __name__ == "__main__":
    asyncio.run(main())
