"""The lab over MCP, in a process of its own: what SDKs reach by clients of their own.

As a program it serves: `mcp_lab.py LOG`, over HTTP with `mcp_lab.py LOG http`.
"""

from __future__ import annotations

import subprocess
import sys
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from generated import ROOT, generated

if TYPE_CHECKING:
    from collections.abc import Generator

#: What `measure` gives of `alpha`.
ALPHA = {"name": "alpha", "value": 1.5, "unit": "mg"}

#: What it says of a name that is empty.
WRONG = "/name must have 1 to 20 characters; got 0."

#: What the model may see of the tools.
USED = (
    "measure",
    "crash",
    "watch",
    "picture",
    "wait",
    "scale",
    "finish",
    "write_report",
)


@dataclass(frozen=True)
class Remote:
    """A server that can be reached."""

    log: Path
    #: Where it is, over HTTP.
    url: str = ""

    @property
    def command(self) -> list[str]:
        """What starts another one, over stdio."""
        # Not every environment of an SDK can serve.
        python = ROOT / ".venv/bin/python"
        return [str(python), str(Path(__file__)), str(self.log)]

    @property
    def calls(self) -> list[tuple[str, str]]:
        """The tools that were called, with who has called them."""
        lines = self.log.read_text().splitlines()
        return [(tool, caller) for tool, _, caller in (x.partition(" ") for x in lines)]


@contextmanager
def served(folder: Path) -> Generator[Remote]:
    """Serve over HTTP; the folder is for the log."""
    generated()
    log = folder / "calls.txt"
    log.touch()
    command = [*Remote(log).command, "http"]
    process = subprocess.Popen(  # noqa: S603 # ours
        command, stderr=subprocess.PIPE, text=True
    )
    try:
        assert process.stderr is not None
        said = process.stderr.readline()
        yield Remote(log, said.split()[-1])
    finally:
        process.terminate()
        process.communicate(timeout=10)


def module(name: str) -> Any:
    """Give the generated module of an SDK."""
    generated()
    path = f"sdks.python.lab.sdk.{name}_mcp"
    try:
        return import_module(path)
    except ModuleNotFoundError:
        # That of an SDK with an environment of its own.
        folder = ROOT / "target/sdks/project"
        if str(folder) not in sys.path:
            sys.path.insert(0, str(folder))
        return import_module(f"gen.lab.sdk.{name}_mcp")


def reached(own: Any, remote: Remote, way: str, **how: Any) -> Any:
    """Give what reaches the server in one of the two ways."""
    if way == "http":
        return own.lab_server_http(remote.url, **how)
    return own.lab_server_stdio(remote.command, **how)


def serve(log: Path, *, is_http: bool) -> None:
    """Serve until the process is told to end, or its client has gone."""
    from sdk_lab import Lab, registry  # noqa: PLC0415 # needs the runtime

    from toolrt.mcp import serve_http, serve_stdio  # noqa: PLC0415

    class Logging(Lab):
        def _called(self, cx: Any) -> None:
            super()._called(cx)
            with log.open("a") as file:
                file.write(f"{cx.tool} {cx.caller}\n")

    serving: Any = import_module("sdks.python.lab.mcp.lab_server.serve")
    server = serving.server(registry(Logging()))
    if is_http:
        serve_http(server, "127.0.0.1:0")
    else:
        serve_stdio(server)


if __name__ == "__main__":
    # Who starts this has made the code.
    sys.path.insert(0, str(ROOT / "target/generated"))
    import_module("generated").__dict__["generated"] = lambda: ROOT / "target/generated"
    serve(Path(sys.argv[1]), is_http="http" in sys.argv)
