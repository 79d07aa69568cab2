"""Does what the vectors of `spec/conformance/made` say of tools made at run time."""

from __future__ import annotations

import json
from typing import Any

from support import Lines

from toolrt import Context, Envelope, Partial, Registry, Spec, Summary, ToolError
from toolrt import json as tree
from toolrt.call.event import Item
from toolrt.host import GrantPolicy
from toolrt.made import DefinitionError, MadeTool, toolset_of

#: What envelopes say of a call besides how long it took and who made it.
_TOLD = ("attempts", "dry_run", "executed", "denied")


def run_case(case: dict[str, Any]) -> dict[str, Any]:
    """Give a case with what this runtime makes of it."""
    out = {key: case[key] for key in ("name", "definition")}
    said: list[Any] = []
    given: list[Any] = []

    def handler(_: Context, args: Any, *sink: Any) -> Any:
        given.append(args)
        return _handled(said.pop(0), args, *sink)

    def plan(_: Context, __: Any) -> Any:
        return said.pop(0)

    def streaming(cx: Context, args: Any, sink: Any) -> Any:
        return handler(cx, args, sink)

    def plain(cx: Context, args: Any) -> Any:
        return handler(cx, args)

    definition = case["definition"]
    plans = plan if definition.get("dry_run") else None
    if definition.get("item_schema") is not None:
        one = MadeTool(definition, streaming, plans)
    else:
        one = MadeTool(definition, plain, plans)
    try:
        toolset = toolset_of("made", [one], service="host")
    except DefinitionError as error:
        return {**out, "wrong": [_issue(issue) for issue in error.issues]}
    spec = toolset.entries[0].tool.spec()
    wanted = case.get("spec", {})
    out["spec"] = {name: spec_member(spec, name) for name in wanted}
    out["calls"] = []
    for call in case.get("calls", ()):
        asked = {key: call[key] for key in call if key not in {"envelope", "items"}}
        items: list[Any] = []
        told = call.get("plans", call.get("handler", {}))
        said[:] = told if isinstance(told, list) and "plans" not in call else [told]
        envelope = _called(toolset, spec.name, call, items)
        out["calls"].append({**asked, "envelope": envelope})
        if items:
            out["calls"][-1]["items"] = items
    return out


def _called(
    toolset: Any, name: str, call: dict[str, Any], items: list[Any]
) -> dict[str, Any]:
    grants = call.get("grants")
    policy = GrantPolicy(
        "strict" if grants is not None else "standard",
        capabilities=[grant for grant in grants or () if ":" in grant],
    )
    app = Registry(policy=policy, log=Lines(), random=lambda: 0.0)
    app.register(toolset)

    def heard(event: Any) -> None:
        if isinstance(event.kind, Item):
            items.append(json.loads(tree.dump(event.kind.value)))

    cx = Context().with_events(heard)
    if call.get("dry_run"):
        cx = cx.with_dry_run()
    payload = json.dumps(call["arguments"], ensure_ascii=False).encode()
    if call.get("consent"):
        cx = cx.with_consent(app.agreement(name, payload, by="a human", lasts=60))
    return envelope_of(app.call(name, payload, cx))


def envelope_of(envelope: Envelope[Any]) -> dict[str, Any]:
    """Give an envelope as the vectors have it."""
    told: dict[str, Any] = json.loads(envelope.to_json())
    meta = {key: told["meta"][key] for key in _TOLD if key in told["meta"]}
    del told["meta"]
    return {**told, **({"meta": meta} if meta else {})}


def _handled(said: dict[str, Any], args: Any, *sink: Any) -> Any:
    for item in said.get("items", ()):
        sink[0].send(item)
    if "fails" in said:
        raise _error(said["fails"])
    if "partial" in said:
        partial = said["partial"]
        errors = [_error(error) for error in partial["errors"]]
        summary = Summary(**partial["summary"])
        return Partial(result=partial["result"], errors=errors, summary=summary)
    # Without anything else, the arguments as the handler has got them.
    return said["gives"] if "gives" in said else tree.dump(args).decode()


def _error(said: dict[str, Any]) -> ToolError:
    return ToolError(said["details"], code=said["code"])


def _issue(issue: Any) -> dict[str, Any]:
    return {"path": issue.path, "code": issue.code, "message": issue.message}


def spec_member(spec: Spec, name: str) -> Any:
    """Give a member of a spec as JSON."""
    value = spec.to_builtins().get(name)
    is_text = name.endswith("_schema") or name == "meta"
    return json.loads(value) if is_text and value is not None else value
