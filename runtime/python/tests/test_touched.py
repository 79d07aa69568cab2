"""What a call touches by the vectors of every runtime, and who is shown it."""

from __future__ import annotations

import io
import json
from typing import Any

import pytest
from generated import ROOT

from toolrt import Context, table
from toolrt.call.request import Asked, Request, RequestKind
from toolrt.host.terminal import TerminalAsker
from toolrt.host.touched import touched
from toolrt.spec import Capability, Effects, Spec

FILE = ROOT / "spec/conformance/commands/touched.json"
CASES = json.loads(FILE.read_text())["cases"]


class Args:
    table = table.Record(
        dict,
        lambda: (
            table.Field("paths", table.List(table.Text("path")), optional=True),
            table.Field("page", table.Text("uri"), optional=True),
            table.Field(
                "saved", table.Text("path"), optional=True, needs=("fs:write",)
            ),
            table.Field("hidden", table.Secret(table.Text("path")), optional=True),
        ),
    )


def spec_of(case: dict[str, Any]) -> Spec:
    needs = []
    for text in case.get("capabilities", ()):
        family, name, *scope = text.split(":", 2)
        needs.append(Capability(f"{family}:{name}", scope[0] if scope else None))
    effects: Any = Effects(**case.get("effects", {}))
    return Spec(name="act", args=Args(), capabilities=tuple(needs), effects=effects)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_what_a_call_touches(case: dict[str, Any]) -> None:
    found = touched(spec_of(case), Context(), case["arguments"])
    assert list(found) == case["touches"]


def test_a_terminal_shows_it_on_lines_of_their_own() -> None:
    screen = io.StringIO()
    request = Request(
        kind=RequestKind.CONFIRM,
        tool="act",
        question="Sure?",
        touches=("Needs: fs:read", "/a: \x1b[31mb\n\u202ec"),
    )
    asked = Asked(request=request, call_id="1", session_id=None, caller="")
    assert TerminalAsker(io.StringIO("y\n"), screen)(asked) is True
    assert screen.getvalue() == (
        "Sure?\n  Needs: fs:read\n  /a: \\u{1b}[31mb \\u{202e}c\nyes or no: "
    )
    assert "touches" not in request.to_builtins()
