"""The lab of `tests/cases/sdks.tools`, with which every SDK is tested."""

from __future__ import annotations

import asyncio
from importlib import import_module
from typing import Any

from generated import generated
from support import Lines

from toolrt import Context, Registry
from toolrt.call import Image, Text

generated()
samples: Any = import_module("sdks.python.lab.tools.samples")
samples_asks: Any = import_module("sdks.python.lab.tools.samples.asks")
samples_specs: Any = import_module("sdks.python.lab.tools.samples.specs")
reports: Any = import_module("sdks.python.lab.tools.reports")
shelves: Any = import_module("sdks.python.lab.tools.shelves")
assistant: Any = import_module("sdks.python.lab.agents.assistant")
completions: Any = import_module("sdks.python.lab.agents.assistant.completions")

#: The smallest PNG: one transparent pixel.
PNG = (
    b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x00\x00\x01\x00\x00\x00\x01\x08\x06\x00"
    b"\x00\x00\x1f\x15\xc4\x89\x00\x00\x00\rIDATx\x9cc\xf8\xff\xff?\x00\x05\xfe\x02"
    b"\xfe\xdc\xccY\xe7\x00\x00\x00\x00IEND\xaeB`\x82"
)

#: What `measure` says of arguments that are all wrong.
WRONG = {"name": "", "unit": "kilo", "time": 2}


def sdk(module: str) -> Any:
    """Give the generated module for an SDK."""
    return import_module(f"sdks.python.lab.sdk.{module}")


class Lab:
    """Implements the tools, and keeps what it is told."""

    def __init__(self) -> None:
        #: The tools that were called, with who has called them.
        self.calls: list[tuple[str, str]] = []
        self.contexts: list[Context] = []
        self.tenants: list[Any] = []
        self.cancelled = 0
        #: How many calls of `scale` and of `wait` ran at once.
        self.running: dict[str, int] = {}
        self.most: dict[str, int] = {}

    def _called(self, cx: Context) -> None:
        self.calls.append((cx.tool, cx.caller))
        self.contexts.append(cx)

    async def measure(self, cx: Context, args: Any, injected: Any) -> Any:
        """Weigh; `gone` is no sample, and at `night` the lab is closed."""
        self._called(cx)
        self.tenants.append(injected.tenant)
        if args.name == "gone":
            raise samples.NoSuchSample(name=args.name)
        if args.name == "night":
            raise samples.Closed(until="8:00")
        return samples.Reading(name=args.name, value=1.5, unit=args.unit)

    def crash(self, cx: Context, args: Any) -> int:  # noqa: ARG002
        """Fail with what nobody may read."""
        self._called(cx)
        raise RuntimeError("the password is hunter2")

    async def burn(self, cx: Context, args: Any) -> Any:  # noqa: ARG002
        """Burn."""
        self._called(cx)
        return samples.BurnResult(burned=True)

    async def ship(self, cx: Context, args: Any) -> Any:  # noqa: ARG002
        """Ask for an address, then whether to cool."""
        self._called(cx)
        to = await cx.aask(samples_asks.SHIP_ADDRESS)
        cold = await cx.aask(samples_asks.SHIP_COLD)
        return samples.ShipResult(to=to, cold=cold)

    async def watch(self, cx: Context, args: Any, sink: Any) -> int:
        """Send readings, and how far it is."""
        self._called(cx)
        for i in range(args.times):
            cx.progress(f"reading {i}", 100 * i / args.times)
            reading = samples.Reading(
                name=args.name, value=float(i), unit=samples.Unit.MG
            )
            await sink.asend(reading)
        return int(args.times)

    def picture(self, cx: Context, args: Any) -> Any:
        """Give a text and an image."""
        self._called(cx)
        return [Text(f"{args.name}:"), Image(PNG, "image/png")]

    async def wait(self, cx: Context, args: Any) -> bool:
        """Wait, unless somebody cancels."""
        self._called(cx)
        try:
            await self._busy("wait", args.ms / 1000)
        except asyncio.CancelledError:
            self.cancelled += 1
            raise
        return True

    async def scale(self, cx: Context, args: Any) -> float:  # noqa: ARG002
        """Weigh, one after the other."""
        self._called(cx)
        await self._busy("scale", 0.05)
        return 1.0

    async def finish(self, cx: Context, args: Any) -> Any:
        """Say what is said."""
        self._called(cx)
        return samples.FinishResult(text=args.text)

    async def _busy(self, name: str, seconds: float) -> None:
        now = self.running[name] = self.running.get(name, 0) + 1
        self.most[name] = max(self.most.get(name, 0), now)
        try:
            await asyncio.sleep(seconds)
        finally:
            self.running[name] -= 1


class Reports:
    """Implements the tool that is an agent's, as a host would with any model."""

    def __init__(self, app: Registry) -> None:
        self.app = app

    async def write_report(self, cx: Context, args: Any) -> Any:
        """Call a tool of the same registry, which nobody outside hears of."""
        reply = await self.app.acall("measure", {"name": args.topic}, cx.child())
        return reports.WriteReportResult(text=f"{args.topic}: {reply.unwrap().value}")


class Shelves:
    """Implements fifty tools."""

    def __getattr__(self, name: str) -> Any:
        if not name.startswith("shelf_"):
            raise AttributeError(name)
        return lambda _, args: f"{name} {args.row}"


def registry(lab: Lab, log: Lines | None = None, **more: Any) -> Registry:
    """Give a registry with all tools of the lab."""
    app = Registry(log=log or Lines(), **more)
    app.register(samples.toolset(lab), shelves.toolset(Shelves()))
    return app.register(reports.toolset(Reports(app)))
