# Made by toolc from calls.tools; do not edit.
"""Everything the design declares of the toolset `calling`, as data."""

from __future__ import annotations

from functools import cache, partial

from toolrt import call
from toolrt import spec as decl
from toolrt.specs import Specs

from . import codecs

# fmt: off

#: What gives the spec of each tool, made when it is first asked for.
SPECS: Specs = Specs()

#: Gives the spec of the tool of a name, if there is one.
spec = SPECS.spec

#: Gives the specs of the tools that a model may see under these grants.
advertised = SPECS.advertised

_Spec = partial(decl.Spec, toolset="calling", service="calls", version="5.0.0")


@cache
def toolset() -> decl.ToolsetSpec:
    """Give the spec of the toolset."""
    return decl.ToolsetSpec(
        name="calling",
        service="calls",
        description="Tools of all sorts.",
        tools=tuple(SPECS),
    )


@SPECS.tool("find_names")
def _find_names() -> decl.Spec:
    return _Spec(
        name="find_names",
        description="Find names.",
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


@SPECS.tool("who_am_i")
def _who_am_i() -> decl.Spec:
    return _Spec(
        name="who_am_i",
        description="Tell who calls.",
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


@SPECS.tool("drop_paths")
def _drop_paths() -> decl.Spec:
    return _Spec(
        name="drop_paths",
        description="Drop some paths.",
        input_schema='{"type":"object","properties":{"paths":{"type":"array","items":{"type":"string"},"minItems":1}},"required":["paths"],"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"dropped":{"type":"integer"}},"required":["dropped"],"additionalProperties":false}',
        effects=decl.Effects(destructive=True),
        confirm=decl.Confirm(("Drop ", call.Count(("args", "paths")), " paths?"), '{"dropped":0}'),
        dry_run=True,
    )


@SPECS.tool("drop_all")
def _drop_all() -> decl.Spec:
    return _Spec(
        name="drop_all",
        description="Drop everything.",
        version="6.0.0",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"dropped":{"type":"integer"}},"required":["dropped"],"additionalProperties":false}',
        effects=decl.Effects(destructive=True),
    )


@SPECS.tool("copy_ids")
def _copy_ids() -> decl.Spec:
    return _Spec(
        name="copy_ids",
        description="Copy some ids.",
        input_schema='{"type":"object","properties":{"ids":{"type":"array","items":{"type":"string"}}},"required":["ids"],"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"done":{"type":"array","items":{"type":"string"}}},"required":["done"],"additionalProperties":false}',
        effects=decl.Effects(destructive=False),
        errors=(
            decl.ErrorSpec(code="already_there", kind=call.Kind.CONFLICT, message="It is there already.", action=call.Action.RETRY),
            decl.ErrorSpec(code="too_busy", kind=call.Kind.RATE_LIMITED, message="Too many at once.", action=call.Action.RETRY, after_ms=2000, hint=("Wait a little.",)),
        ),
        partial=True,
    )


@SPECS.tool("draw_chart")
def _draw_chart() -> decl.Spec:
    return _Spec(
        name="draw_chart",
        description="Draw a chart.",
        input_schema='{"type":"object","properties":{"points":{"type":"array","items":{"type":"number"}}},"required":["points"],"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"title":{"type":"string"}},"required":["title"],"additionalProperties":false}',
        effects=decl.Effects(readonly=True),
        side=(
            decl.SideSpec("series", "timeline"),
            decl.SideSpec("log", "internal"),
        ),
    )


@SPECS.tool("read_pages")
def _read_pages() -> decl.Spec:
    return _Spec(
        name="read_pages",
        description="Read pages.",
        input_schema='{"type":"object","properties":{"cursor":{"type":"string"}},"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"items":{"type":"array","items":{"type":"integer"}},"next":{"anyOf":[{"type":"string"},{"type":"null"}]}},"required":["items"],"additionalProperties":false}',
        effects=decl.Effects(readonly=True),
        paging=decl.Paging(cursor=("cursor",), next=("next",)),
    )


@SPECS.tool("count_words")
def _count_words() -> decl.Spec:
    return _Spec(
        name="count_words",
        description="Count some words.",
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


@SPECS.tool("log_in")
def _log_in() -> decl.Spec:
    return _Spec(
        name="log_in",
        description="Log in.",
        args=codecs.LOG_IN_ARGS,
        input_schema='{"type":"object","properties":{"user":{"type":"string"},"token":{"type":"string","writeOnly":true,"minLength":8}},"required":["user","token"],"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"token":{"type":"string"}},"required":["token"],"additionalProperties":false}',
        errors=(
            decl.ErrorSpec(code="locked", kind=call.Kind.AUTH, message="The door is locked.", action=call.Action.STOP),
        ),
    )


@SPECS.tool("fetch_page")
def _fetch_page() -> decl.Spec:
    return _Spec(
        name="fetch_page",
        description="Fetch a page.",
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


@SPECS.tool("put_note")
def _put_note() -> decl.Spec:
    return _Spec(
        name="put_note",
        description="Put a note into its place.",
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


@SPECS.tool("send_note")
def _send_note() -> decl.Spec:
    return _Spec(
        name="send_note",
        description="Send a note, one after the other.",
        input_schema='{"type":"object","properties":{"text":{"type":"string"},"to":{"type":"string","default":"all"}},"required":["text"],"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"id":{"type":"string"}},"required":["id"],"additionalProperties":false}',
        errors=(
            decl.ErrorSpec(code="too_busy", kind=call.Kind.RATE_LIMITED, message="Too many at once.", action=call.Action.RETRY, after_ms=2000, hint=("Wait a little.",)),
            decl.ErrorSpec(code="no_words", kind=call.Kind.INPUT, message="There are no words.", action=call.Action.CORRECT),
        ),
        parallel=1,
    )


@SPECS.tool("ship_order")
def _ship_order() -> decl.Spec:
    return _Spec(
        name="ship_order",
        description="Ship an order.",
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


@SPECS.tool("ship_all")
def _ship_all() -> decl.Spec:
    return _Spec(
        name="ship_all",
        description="Ship an order, and drop its paths.",
        implementation=decl.Implementation("chain"),
        chain=(
            call.Call(tool="drop_paths", args=(("paths", call.Path("args", ("paths",))),), name="dropped"),
            call.Return(call.Call(tool="ship_order", args=(("id", call.Path("args", ("id",))),))),
        ),
        input_schema='{"type":"object","properties":{"id":{"type":"string"},"paths":{"type":"array","items":{"type":"string"},"minItems":1}},"required":["id","paths"],"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"answers":{"type":"array","items":{}}},"required":["answers"],"additionalProperties":false}',
        effects=decl.Effects(destructive=True),
    )
