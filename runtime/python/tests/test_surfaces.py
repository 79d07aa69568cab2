"""No surface leads a call around a step: each way to call, by each step.

The steps are those of `spec/runtime.md` §1.
"""

from __future__ import annotations

import asyncio
import json
import time
from typing import TYPE_CHECKING, Any

import pytest
from mcp import Client
from numbers_tools import SPEC, TOOLS, Number, numbers, tool
from support import Lines

from toolrt import (
    AgentSpec,
    CallFailed,
    CallFault,
    Cancel,
    Context,
    Envelope,
    Event,
    Kind,
    Refusal,
    Refused,
    Registry,
    RegistryView,
    Run,
    Toolset,
)
from toolrt.agent import View
from toolrt.call import Call, Finished, Path, Return
from toolrt.host import Limits, Policy, ToolLimits
from toolrt.host.client import acall as typed_acall
from toolrt.host.client import call as typed_call
from toolrt.mcp.serve.options import Options
from toolrt.mcp.serve.results import ENVELOPE
from toolrt.mcp.serve.serving import Serving
from toolrt.mcp.server import Server

if TYPE_CHECKING:
    from collections.abc import Callable

    from toolrt.spec import Spec

    #: Makes a call of a tool, and gives the code of its error, or nothing.
    Surface = Callable[[Registry, str, dict[str, Any], Context], str]

BY_NAME = {own.name: own for own in TOOLS}


def ended(envelope: Envelope[Any]) -> str:
    return "" if envelope.error is None else envelope.error.code


def called(app: Registry, name: str, args: dict[str, Any], cx: Context) -> str:
    return ended(app.call(name, args, cx))


def awaited(app: Registry, name: str, args: dict[str, Any], cx: Context) -> str:
    return ended(asyncio.run(app.acall(name, json.dumps(args), cx)))


def as_attribute(app: Registry, name: str, args: dict[str, Any], cx: Context) -> str:
    return ended(getattr(app.within(cx).tools, name)(**args))


def streamed(app: Registry, name: str, args: dict[str, Any], cx: Context) -> str:
    last = list(app.stream(name, args, cx))[-1].kind
    assert isinstance(last, Finished)
    return ended(last.envelope)


def typed(app: Registry, name: str, args: dict[str, Any], cx: Context) -> str:
    own = BY_NAME[name]
    try:
        typed_call(app, own, own.args.convert(args), cx)
    except Refused:
        return "invalid_input"
    except CallFailed as failed:
        return ended(failed.envelope)
    return ""


def typed_awaited(app: Registry, name: str, args: dict[str, Any], cx: Context) -> str:
    own = BY_NAME[name]
    try:
        asyncio.run(typed_acall(app, own, own.args.convert(args), cx))
    except Refused:
        return "invalid_input"
    except CallFailed as failed:
        return ended(failed.envelope)
    return ""


def view(app: Registry) -> RegistryView:
    tools = {own.name: own.spec for own in TOOLS}
    spec = AgentSpec(name="thinker", service="maths", uses=(View(lambda: SPEC, tools),))
    return RegistryView(app, spec)


def viewed(app: Registry, name: str, args: dict[str, Any], cx: Context) -> str:
    return ended(view(app).call(name, args, cx))


def run(app: Registry, name: str, args: dict[str, Any], cx: Context) -> str:
    return ended(Run(view(app)).call(name, args, cx))


def inside(app: Registry, name: str, args: dict[str, Any], cx: Context) -> str:
    """Let a handler make the call."""
    codes: list[str] = []

    def outer(own: Context, _: Any) -> Number:
        mine = own.child().with_dry_run(dry_run=cx.dry_run)
        if cx.timeout is not None:
            mine = mine.with_timeout(cx.timeout)
        if cx.token().is_cancelled():
            mine = mine.with_cancel(cx.token())
        codes.append(ended(app.call(name, args, mine)))
        return Number(value=0)

    own = [(tool("outer"), "outer")]
    provider = type("Outer", (), {"outer": staticmethod(outer)})()
    app.register(Toolset.of("outer", lambda: lambda: SPEC, provider, own))
    events = cx.events
    free = Context() if events is None else Context(events=events)
    app.call("outer", {"n": 1}, free)
    return codes[0]


def chained(app: Registry, name: str, args: dict[str, Any], cx: Context) -> str:
    """Let a chain make the call."""
    step = Call(tool=name, args=tuple((key, Path("args", (key,))) for key in args))
    own = [(tool("chained", chain=(Return(step),)), "chained")]
    app.register(Toolset.of("chains", lambda: lambda: SPEC, None, own))
    error = app.call("chained", args, cx).error
    if error is not None and error.code == "step_failed":
        code: str = error.details["error"]["code"]
        return code
    return "" if error is None else error.code


def by_mcp(app: Registry, name: str, args: dict[str, Any], cx: Context) -> str:
    """Let a client of MCP make the call."""
    return asyncio.run(_by_mcp(app, name, args, cx))


async def _by_mcp(app: Registry, name: str, args: dict[str, Any], cx: Context) -> str:
    options = Options(context=lambda _own, _incoming: cx)
    serving = Serving(Server.of(app, "numbers"), options)
    async with Client(serving.protocol) as client:
        result = await client.call_tool(name, args)
    rest: Any = result.meta
    code: str = rest[ENVELOPE]["error"]["code"] if result.is_error else ""
    return code


SURFACES: list[Surface] = [
    called,
    awaited,
    as_attribute,
    streamed,
    typed,
    typed_awaited,
    viewed,
    run,
    inside,
    chained,
    by_mcp,
]


class Rules(Policy):
    """Closes one door for one tool."""

    def __init__(self, door: str, name: str) -> None:
        self._door, self._name = door, name

    def _closed(self, door: str, spec: Spec) -> None:
        if (door, spec.name) == (self._door, self._name):
            fault = CallFault.of(f"closed_{door}", Kind.AUTH, "No.")
            raise Refusal(fault)

    def admit(self, spec: Spec, cx: Context) -> None:  # noqa: ARG002
        self._closed("admit", spec)

    def reads_args(self, spec: Spec) -> bool:  # noqa: ARG002
        return True

    def admit_args(self, spec: Spec, args: Any, cx: Context) -> None:  # noqa: ARG002
        self._closed("args", spec)

    def limit(self, spec: Spec, cx: Context) -> None:  # noqa: ARG002
        self._closed("limit", spec)


class Case:
    """A call that a step ends, or none."""

    def __init__(
        self,
        code: str,
        name: str = "halve",
        *,
        args: dict[str, Any] | None = None,
        cx: Context | None = None,
        gives: Any = None,
        policy: Policy | None = None,
        reaches: bool = False,
        **host: Any,
    ) -> None:
        self.code, self.name = code, name
        self.args = {"n": 8} if args is None else args
        self.cx = cx or Context()
        self.gives = Number(value=4) if gives is None else gives
        self.policy = policy
        # Whether the handler begins.
        self.reaches = reaches
        self.host = host


def cancelled() -> Context:
    cancel = Cancel()
    cancel.cancel()
    return Context().with_cancel(cancel)


def late(*_: Any) -> Number:
    time.sleep(0.3)
    return Number(value=1)


def fails(*_: Any) -> Number:
    raise KeyError


FULL = Limits(tools={"halve": ToolLimits(parallel=0)})

STEPS = {
    "nothing is in the way": Case("", reaches=True),
    "static policy": Case("closed_admit", policy=Rules("admit", "halve")),
    "decode": Case("invalid_input", args={"n": "x"}),
    "payload size": Case("too_large", args={"n": 12345678}, max_payload=7),
    "inject": Case("missing_context", "whose"),
    "argument policy": Case("closed_args", policy=Rules("args", "halve")),
    "dry run": Case("invalid_input", cx=Context(dry_run=True)),
    "confirm": Case("confirmation_required", "remove"),
    "limits of the host": Case("unavailable", limits=FULL),
    "limits of the policy": Case("closed_limit", policy=Rules("limit", "halve")),
    "the caller's deadline": Case("timeout", cx=Context(timeout=0.0)),
    "the tool's deadline": Case("timeout", "quick", gives=late, reaches=True),
    "cancel": Case("cancelled", cx=cancelled()),
    "execute": Case("internal", gives=fails, reaches=True),
    "validate": Case("invalid_output", gives=Number(value=5000), reaches=True),
    "result size": Case("invalid_output", max_result=1, reaches=True),
}


@pytest.mark.parametrize("surface", SURFACES, ids=lambda surface: surface.__name__)
@pytest.mark.parametrize("step", STEPS)
def test_no_way_leads_around(surface: Surface, step: str) -> None:
    case, begun = STEPS[step], []

    def handler(*given: Any) -> Any:
        begun.append(given)
        return case.gives(*given) if callable(case.gives) else case.gives

    handlers = {case.name: handler}
    app = Registry(log=Lines(), policy=case.policy, **case.host)
    app.register(numbers(**handlers))
    events: list[Event] = []
    cx = case.cx.with_events(events.append)
    code = surface(app, case.name, case.args, cx)
    assert code == case.code
    assert bool(begun) == case.reaches
    kinds = [event.kind.name for event in events if event.tool == case.name]
    assert kinds.count("call_scheduled") == kinds.count("call_finished")
