# Made by toolc from calls.tools; do not edit.
"""Everything the design declares of the toolset `calling`, as data."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import toolrt
from toolrt import call
from toolrt import spec as decl

from . import codecs

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["SPECS", "advertised", "spec", "toolset"]

# fmt: off


@cache
def toolset() -> decl.ToolsetSpec:
    """Give the spec of the toolset."""
    return decl.ToolsetSpec(
        name="calling",
        service="calls",
        description="Tools of all sorts.",
        tools=("find_names", "who_am_i", "drop_paths", "drop_all", "copy_ids", "draw_chart", "read_pages", "count_words", "log_in", "fetch_page", "put_note", "send_note", "ship_order", "ship_all"),
    )


def spec(name: str) -> decl.Spec | None:
    """Give the spec of the tool of this name."""
    made = SPECS.get(name)
    return None if made is None else made()


def advertised(grants: toolrt.Policy) -> tuple[decl.Spec, ...]:
    """Give the specs of the tools that a model may see under these grants."""
    return toolrt.advertised((made() for made in SPECS.values()), grants)


@cache
def _find_names() -> decl.Spec:
    """Give the spec of the tool `find_names`."""
    return decl.Spec(
        name="find_names",
        description="Find names.",
        toolset="calling",
        service="calls",
        version="5.0.0",
        input_schema='{"type":"object","properties":{"pattern":{"type":"string","minLength":1,"maxLength":20},"root":{"type":"string","default":"."},"limit":{"type":"integer","minimum":1,"maximum":100},"filter":{"type":"object","properties":{"kinds":{"type":"array","items":{"type":"string"}},"level":{"type":"integer","description":"How long something takes.","default":1,"minimum":1,"maximum":5}},"required":["kinds"],"additionalProperties":false}},"required":["pattern"],"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"names":{"type":"array","items":{"type":"string"}},"count":{"type":"integer","minimum":0}},"required":["names","count"],"additionalProperties":false}',
        effects=decl.Effects(readonly=True),
        errors=(
            decl.ErrorSpec(code="bad_pattern", kind=call.Kind.INPUT, message="The pattern cannot be parsed.", field="pattern", action=call.Action.CORRECT, hint=("Close the bracket at ", call.Scalar(("details", "position")), ".")),
            decl.ErrorSpec(code="nothing_there", kind=call.Kind.NOT_FOUND, message="Nothing is there.", action=call.Action.CORRECT),
            decl.ErrorSpec(code="already_there", kind=call.Kind.CONFLICT, message="It is there already.", action=call.Action.RETRY),
            decl.ErrorSpec(code="too_early", kind=call.Kind.PRECONDITION, message="Something else comes first.", action=call.Action.REPLAN, hint=("Open it first.",)),
            decl.ErrorSpec(code="not_yours", kind=call.Kind.AUTH, message="You may not.", action=call.Action.STOP),
            decl.ErrorSpec(code="too_busy", kind=call.Kind.RATE_LIMITED, message="Too many at once.", action=call.Action.RETRY, after_ms=2000, hint=("Wait a little.",)),
            decl.ErrorSpec(code="nobody_there", kind=call.Kind.UNAVAILABLE, message="Nobody answers.", action=call.Action.RETRY),
            decl.ErrorSpec(code="too_slow", kind=call.Kind.TIMEOUT, message="It took too long.", action=call.Action.REPLAN),
            decl.ErrorSpec(code="stopped", kind=call.Kind.CANCELLED, message="Somebody stopped it.", action=call.Action.STOP),
            decl.ErrorSpec(code="broken", kind=call.Kind.INTERNAL, message="It broke.", action=call.Action.STOP),
        ),
    )


@cache
def _who_am_i() -> decl.Spec:
    """Give the spec of the tool `who_am_i`."""
    return decl.Spec(
        name="who_am_i",
        description="Tell who calls.",
        toolset="calling",
        service="calls",
        version="5.0.0",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"run_id":{"type":"string","format":"uuid"},"tries":{"type":"integer"},"note":{"type":"string"},"level":{"type":"number"},"dry":{"type":"boolean"},"mode":{"type":"string","enum":["fast","slow"]},"since":{"type":"string","format":"date-time"},"caller":{"type":"string"}},"required":["run_id","tries","caller"],"additionalProperties":false}',
        injected=(
            decl.Injected("run_id", "context.run_id"),
            decl.Injected("tries", "context.labels.tries"),
            decl.Injected("note", "context.labels.note"),
            decl.Injected("level", "context.labels.level"),
            decl.Injected("dry", "context.labels.dry"),
            decl.Injected("mode", "context.labels.mode"),
            decl.Injected("since", "context.labels.since"),
            decl.Injected("caller", "context.caller"),
        ),
        effects=decl.Effects(readonly=True),
    )


@cache
def _drop_paths() -> decl.Spec:
    """Give the spec of the tool `drop_paths`."""
    return decl.Spec(
        name="drop_paths",
        description="Drop some paths.",
        toolset="calling",
        service="calls",
        version="5.0.0",
        input_schema='{"type":"object","properties":{"paths":{"type":"array","items":{"type":"string"},"minItems":1}},"required":["paths"],"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"dropped":{"type":"integer"}},"required":["dropped"],"additionalProperties":false}',
        effects=decl.Effects(destructive=True),
        confirm=decl.Confirm(("Drop ", call.Count(("args", "paths")), " paths?"), '{"dropped":0}'),
        dry_run=True,
    )


@cache
def _drop_all() -> decl.Spec:
    """Give the spec of the tool `drop_all`."""
    return decl.Spec(
        name="drop_all",
        description="Drop everything.",
        toolset="calling",
        service="calls",
        version="6.0.0",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"dropped":{"type":"integer"}},"required":["dropped"],"additionalProperties":false}',
        effects=decl.Effects(destructive=True),
    )


@cache
def _copy_ids() -> decl.Spec:
    """Give the spec of the tool `copy_ids`."""
    return decl.Spec(
        name="copy_ids",
        description="Copy some ids.",
        toolset="calling",
        service="calls",
        version="5.0.0",
        input_schema='{"type":"object","properties":{"ids":{"type":"array","items":{"type":"string"}}},"required":["ids"],"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"done":{"type":"array","items":{"type":"string"}}},"required":["done"],"additionalProperties":false}',
        effects=decl.Effects(destructive=False),
        errors=(
            decl.ErrorSpec(code="already_there", kind=call.Kind.CONFLICT, message="It is there already.", action=call.Action.RETRY),
            decl.ErrorSpec(code="too_busy", kind=call.Kind.RATE_LIMITED, message="Too many at once.", action=call.Action.RETRY, after_ms=2000, hint=("Wait a little.",)),
        ),
        partial=True,
    )


@cache
def _draw_chart() -> decl.Spec:
    """Give the spec of the tool `draw_chart`."""
    return decl.Spec(
        name="draw_chart",
        description="Draw a chart.",
        toolset="calling",
        service="calls",
        version="5.0.0",
        input_schema='{"type":"object","properties":{"points":{"type":"array","items":{"type":"number"}}},"required":["points"],"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"title":{"type":"string"}},"required":["title"],"additionalProperties":false}',
        effects=decl.Effects(readonly=True),
        side=(
            decl.SideSpec("series", "timeline"),
            decl.SideSpec("log", "internal"),
        ),
    )


@cache
def _read_pages() -> decl.Spec:
    """Give the spec of the tool `read_pages`."""
    return decl.Spec(
        name="read_pages",
        description="Read pages.",
        toolset="calling",
        service="calls",
        version="5.0.0",
        input_schema='{"type":"object","properties":{"cursor":{"type":"string"}},"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"items":{"type":"array","items":{"type":"integer"}},"next":{"anyOf":[{"type":"string"},{"type":"null"}]}},"required":["items"],"additionalProperties":false}',
        effects=decl.Effects(readonly=True),
        paging=decl.Paging(cursor=("cursor",), next=("next",)),
    )


@cache
def _count_words() -> decl.Spec:
    """Give the spec of the tool `count_words`."""
    return decl.Spec(
        name="count_words",
        description="Count some words.",
        toolset="calling",
        service="calls",
        version="5.0.0",
        input_schema='{"type":"object","properties":{"text":{"type":"string","minLength":1}},"required":["text"],"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"count":{"type":"integer"}},"required":["count"],"additionalProperties":false}',
        effects=decl.Effects(readonly=True),
        errors=(
            decl.ErrorSpec(code="no_words", kind=call.Kind.INPUT, message="There are no words.", action=call.Action.CORRECT),
            decl.ErrorSpec(code="nothing_there", kind=call.Kind.NOT_FOUND, message="Nothing is there.", action=call.Action.CORRECT),
        ),
        reminder=("", call.Scalar(("result", "count")), " words are in ", call.Scalar(("args", "text")), "."),
        examples=(
            decl.Example(name="No words", args='{"text":" "}', error=("no_words", "{}")),
            decl.Example(name="Two words", args='{"text":"one two"}', result='{"count":2}'),
        ),
    )


@cache
def _log_in() -> decl.Spec:
    """Give the spec of the tool `log_in`."""
    return decl.Spec(
        name="log_in",
        description="Log in.",
        toolset="calling",
        service="calls",
        version="5.0.0",
        args=codecs.LOG_IN_ARGS,
        input_schema='{"type":"object","properties":{"user":{"type":"string"},"token":{"type":"string","minLength":8}},"required":["user","token"],"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"token":{"type":"string"}},"required":["token"],"additionalProperties":false}',
        errors=(
            decl.ErrorSpec(code="locked", kind=call.Kind.AUTH, message="The door is locked.", action=call.Action.STOP),
        ),
    )


@cache
def _fetch_page() -> decl.Spec:
    """Give the spec of the tool `fetch_page`."""
    return decl.Spec(
        name="fetch_page",
        description="Fetch a page.",
        toolset="calling",
        service="calls",
        version="5.0.0",
        input_schema='{"type":"object","properties":{"page":{"type":"integer","minimum":1}},"required":["page"],"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"text":{"type":"string","minLength":1}},"required":["text"],"additionalProperties":false}',
        effects=decl.Effects(readonly=True),
        errors=(
            decl.ErrorSpec(code="too_busy", kind=call.Kind.RATE_LIMITED, message="Too many at once.", action=call.Action.RETRY, after_ms=2000, hint=("Wait a little.",)),
            decl.ErrorSpec(code="nobody_there", kind=call.Kind.UNAVAILABLE, message="Nobody answers.", action=call.Action.RETRY),
            decl.ErrorSpec(code="no_words", kind=call.Kind.INPUT, message="There are no words.", action=call.Action.CORRECT),
        ),
        retries=2,
        backoff_ms=101,
    )


@cache
def _put_note() -> decl.Spec:
    """Give the spec of the tool `put_note`."""
    return decl.Spec(
        name="put_note",
        description="Put a note into its place.",
        toolset="calling",
        service="calls",
        version="5.0.0",
        input_schema='{"type":"object","properties":{"text":{"type":"string"}},"required":["text"],"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"id":{"type":"string"}},"required":["id"],"additionalProperties":false}',
        effects=decl.Effects(idempotent=True),
        errors=(
            decl.ErrorSpec(code="too_busy", kind=call.Kind.RATE_LIMITED, message="Too many at once.", action=call.Action.RETRY, after_ms=2000, hint=("Wait a little.",)),
            decl.ErrorSpec(code="nobody_there", kind=call.Kind.UNAVAILABLE, message="Nobody answers.", action=call.Action.RETRY),
        ),
        timeout_ms=1000,
        retries=1,
    )


@cache
def _send_note() -> decl.Spec:
    """Give the spec of the tool `send_note`."""
    return decl.Spec(
        name="send_note",
        description="Send a note, one after the other.",
        toolset="calling",
        service="calls",
        version="5.0.0",
        input_schema='{"type":"object","properties":{"text":{"type":"string"},"to":{"type":"string","default":"all"}},"required":["text"],"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"id":{"type":"string"}},"required":["id"],"additionalProperties":false}',
        errors=(
            decl.ErrorSpec(code="too_busy", kind=call.Kind.RATE_LIMITED, message="Too many at once.", action=call.Action.RETRY, after_ms=2000, hint=("Wait a little.",)),
            decl.ErrorSpec(code="no_words", kind=call.Kind.INPUT, message="There are no words.", action=call.Action.CORRECT),
        ),
        parallel=1,
    )


@cache
def _ship_order() -> decl.Spec:
    """Give the spec of the tool `ship_order`."""
    return decl.Spec(
        name="ship_order",
        description="Ship an order.",
        toolset="calling",
        service="calls",
        version="5.0.0",
        input_schema='{"type":"object","properties":{"id":{"type":"string","minLength":1,"maxLength":20}},"required":["id"],"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"answers":{"type":"array","items":{}}},"required":["answers"],"additionalProperties":false}',
        effects=decl.Effects(destructive=False),
        errors=(
            decl.ErrorSpec(code="already_there", kind=call.Kind.CONFLICT, message="It is there already.", action=call.Action.RETRY),
        ),
        asks=(
            decl.AskSpec("address", "Where to?", '{"description":"Where something goes.","type":"object","properties":{"street":{"type":"string","description":"Street and number.","minLength":1,"maxLength":80},"zip":{"type":"string","pattern":"^[0-9]{5}$"},"country":{"default":"de","type":"string","enum":["at","ch","de"]}},"required":["street"],"additionalProperties":false}'),
            decl.AskSpec("express", "By express?", '{"type":"boolean"}'),
            decl.AskSpec("speed", "How fast?", '{"type":"string","enum":["slow","fast"]}'),
            decl.AskSpec("gift", "What does the card say?", '{"type":"object","properties":{"text":{"type":"string","maxLength":40},"ribbon":{"type":"boolean"}},"required":["text"],"additionalProperties":false}'),
            decl.AskSpec("count", "How many?", '{"type":"integer","minimum":1,"maximum":9}'),
        ),
    )


@cache
def _ship_all() -> decl.Spec:
    """Give the spec of the tool `ship_all`."""
    return decl.Spec(
        name="ship_all",
        description="Ship an order, and drop its paths.",
        toolset="calling",
        service="calls",
        implementation=decl.Implementation("chain"),
        chain=(
            call.Call(tool="drop_paths", args=(("paths", call.Path("args", ("paths",))),), name="dropped"),
            call.Return(call.Call(tool="ship_order", args=(("id", call.Path("args", ("id",))),))),
        ),
        version="5.0.0",
        input_schema='{"type":"object","properties":{"id":{"type":"string"},"paths":{"type":"array","items":{"type":"string"},"minItems":1}},"required":["id","paths"],"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"answers":{"type":"array","items":{}}},"required":["answers"],"additionalProperties":false}',
        effects=decl.Effects(destructive=True),
    )


#: What gives the spec of each tool, made when it is first asked for.
SPECS: dict[str, Callable[[], decl.Spec]] = {
    "find_names": _find_names,
    "who_am_i": _who_am_i,
    "drop_paths": _drop_paths,
    "drop_all": _drop_all,
    "copy_ids": _copy_ids,
    "draw_chart": _draw_chart,
    "read_pages": _read_pages,
    "count_words": _count_words,
    "log_in": _log_in,
    "fetch_page": _fetch_page,
    "put_note": _put_note,
    "send_note": _send_note,
    "ship_order": _ship_order,
    "ship_all": _ship_all,
}
