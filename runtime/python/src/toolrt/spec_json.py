"""Specs as JSON, with the same bytes in every language (`spec/specs.md`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Raw

from toolrt import json
from toolrt.call.chain import Call, If
from toolrt.call.invocation import Flag
from toolrt.call.mapping import Items, Json, Path
from toolrt.call.template import Count

if TYPE_CHECKING:
    from toolrt.call.chain import ChainStep, Return
    from toolrt.call.invocation import Invocation, Word
    from toolrt.call.mapping import Expr
    from toolrt.call.template import Scalar, Template
    from toolrt.mcp.spec import Icon
    from toolrt.spec import Capability, Effects, ErrorSpec, Example, Spec, ToolsetSpec

__all__ = ["of_tool", "of_toolset"]


def of_tool(spec: Spec) -> bytes:
    """Write all that a spec holds but what reads its arguments."""
    paging, confirm = spec.paging, spec.confirm
    return _written(
        {
            "name": spec.name,
            "title": spec.title,
            "description": spec.description or None,
            "icons": [_icon(icon) for icon in spec.icons] or None,
            "toolset": spec.toolset or None,
            "service": spec.service or None,
            "implementation": _said(
                {"kind": spec.implementation.kind, "name": spec.implementation.name}
            ),
            "chain": [_step(step) for step in spec.chain] or None,
            "remote": spec.remote,
            "invocation": spec.invocation and _invocation(spec.invocation),
            "version": spec.version,
            "tags": spec.tags or None,
            "deprecated": spec.deprecated,
            "input_schema": _document(spec.input_schema),
            "output_schema": _maybe(spec.output_schema),
            "item_schema": _maybe(spec.item_schema),
            "provider_schemas": {
                provider: _document(schema)
                for provider, schema in spec.provider_schemas
            }
            or None,
            "injected": [
                {"argument": one.argument, "source": one.source}
                for one in spec.injected
            ]
            or None,
            "effects": _effects(spec.effects) or None,
            "capabilities": [_capability(one) for one in spec.capabilities] or None,
            "scopes": spec.scopes or None,
            "data": spec.data,
            "pii": spec.pii,
            "cost": spec.cost,
            "errors": [_error(error) for error in spec.errors] or None,
            "confirm": confirm
            and _said(
                {
                    "question": _parts(confirm.question),
                    "denied": _maybe(confirm.denied),
                }
            ),
            "dry_run": spec.dry_run or None,
            "partial": spec.partial or None,
            "timeout_ms": spec.timeout_ms,
            "retries": spec.retries or None,
            "backoff_ms": spec.backoff_ms or None,
            "parallel": spec.parallel,
            "paging": paging and {"cursor": paging.cursor, "next": paging.next},
            "side": [{"name": one.name, "audience": one.audience} for one in spec.side]
            or None,
            "asks": [
                {
                    "name": ask.name,
                    "question": ask.question,
                    "schema": _document(ask.schema),
                }
                for ask in spec.asks
            ]
            or None,
            "final": spec.is_final or None,
            "unmetered": spec.unmetered or None,
            "when": spec.when,
            "avoid": spec.avoid,
            "delegate": spec.delegate,
            "next": [{"tool": one.tool, "reason": one.reason} for one in spec.next]
            or None,
            "call_hint": _template(spec.call_hint),
            "result_hint": _template(spec.result_hint),
            "reminder": _template(spec.reminder),
            "examples": [_example(example) for example in spec.examples] or None,
            "meta": _maybe(spec.meta),
        }
    )


def of_toolset(spec: ToolsetSpec) -> bytes:
    """Write all that the spec of a toolset holds."""
    return _written(
        {
            "name": spec.name,
            "service": spec.service or None,
            "description": spec.description or None,
            "title": spec.title,
            "version": spec.version,
            "when": spec.when,
            "avoid": spec.avoid,
            "delegate": spec.delegate,
            "tools": spec.tools or None,
        }
    )


def _said(members: dict[str, object]) -> dict[str, object]:
    """Leave out what says nothing."""
    return {name: value for name, value in members.items() if value is not None}


def _written(members: dict[str, object]) -> bytes:
    return json.dump(_said(members))


def _document(text: str) -> object:
    """Give a JSON document without its white space.

    What is none is a text, so that the whole stays a document.
    """
    try:
        return Raw(json.dump(json.parse(text)))
    except json.Broken:
        return text


def _maybe(text: str | None) -> object:
    return None if text is None else _document(text)


def _template(template: Template | None) -> list[dict[str, object]] | None:
    return None if template is None else _parts(template)


def _parts(template: Template) -> list[dict[str, object]]:
    """Give the parts by what each is; a text without letters is none."""
    return [_part(part) for part in template if part != ""]


def _part(part: str | Scalar | Count) -> dict[str, object]:
    if isinstance(part, str):
        return {"text": part}
    return {"count" if isinstance(part, Count) else "value": part.path}


def _icon(icon: Icon) -> dict[str, object]:
    return _said(
        {
            "src": icon.src,
            "mime": icon.mime,
            "sizes": icon.sizes or None,
            "theme": icon.theme,
        }
    )


def _effects(effects: Effects) -> dict[str, object]:
    return _said(
        {
            "readonly": effects.readonly or None,
            "destructive": effects.destructive,
            "idempotent": effects.idempotent or None,
            "open_world": effects.open_world,
        }
    )


def _capability(need: Capability) -> str:
    """Give it as a design writes it: `fs:write:./out`."""
    return need.name if need.scope is None else f"{need.name}:{need.scope}"


def _error(error: ErrorSpec) -> dict[str, object]:
    recovery: dict[str, object] = {
        "action": error.action.value,
        "after_ms": error.after_ms,
        "hint": _template(error.hint),
    }
    return _said(
        {
            "code": error.code,
            "kind": error.kind.value,
            "message": error.message,
            "field": error.field,
            "recovery": _said(recovery),
        }
    )


def _example(example: Example) -> dict[str, object]:
    error = example.error
    return _said(
        {
            "name": example.name,
            "arguments": _document(example.args),
            "result": _maybe(example.result),
            "error": error and {"code": error[0], "details": _document(error[1])},
        }
    )


def _step(step: ChainStep) -> dict[str, object]:
    """Give a step of a chain."""
    if isinstance(step, Call):
        return _said({"name": step.name, "call": _called(step)})
    if isinstance(step, If):
        test = {"path": _path(step.path), "test": step.test}
        return {"if": test, "return": _returned(step.then)}
    return {"return": _returned(step)}


def _returned(then: Return) -> dict[str, object]:
    value = then.value
    return {"call": _called(value)} if isinstance(value, Call) else _expr(value)


def _called(call: Call) -> dict[str, object]:
    arguments = {name: _expr(value) for name, value in call.args}
    return {"tool": call.tool, "arguments": arguments}


def _expr(value: Expr) -> dict[str, object]:
    """Give a computed value, by what it is computed from."""
    if isinstance(value, Json):
        return {"json": _document(value.text)}
    if isinstance(value, Path):
        return {"path": _path(value)}
    if isinstance(value, Items):
        return {"list": [_expr(item) for item in value.items]}
    return {"object": {name: _expr(one) for name, one in value.members}}


def _path(path: Path) -> dict[str, object]:
    """Give a part of a value; a step is a key, or `None` for each item of a list."""
    steps = [step if isinstance(step, str) else None for step in path.steps]
    return _said(
        {
            "root": path.root,
            "steps": steps or None,
            "count": path.count or None,
            "or_null": path.or_null or None,
        }
    )


def _invocation(run: Invocation) -> dict[str, object]:
    """Give how a program is run."""
    stdin = run.stdin
    return _said(
        {
            "argv": [_word(word) for word in run.argv] or None,
            "stdin": stdin and {"path": _path(stdin[0]), "form": stdin[1]},
            "env": {name: _word(word) for name, word in run.env} or None,
            "working_dir": run.working_dir and _path(run.working_dir),
            "output": run.output,
            "exits": [
                _said({"code": code, "error": error}) for code, error in run.exits
            ]
            or None,
        }
    )


def _word(word: Word) -> object:
    if isinstance(word, str):
        return word
    if isinstance(word, Path):
        return {"path": _path(word)}
    if isinstance(word, Flag):
        return {"flag": word.name, "path": _path(word.value)}
    return _parts(word)
