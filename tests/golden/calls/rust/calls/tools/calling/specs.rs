// Made by toolc from calls.tools; do not edit.

//! Everything the design declares of the toolset `calling`, as data.

use toolrt::call::Step::Key;
use toolrt::call::{Action, Call, ChainStep, Expr, Kind, Path, Return, Source, TextPart};
use toolrt::spec::{
    AskSpec, Confirm, Effects, ErrorSpec, Example, Implementation, Injected, Paging, SideSpec,
    Spec, ToolsetSpec,
};
use toolrt::table;

use super::codecs;

/// The toolset.
#[rustfmt::skip]
pub static TOOLSET: ToolsetSpec = ToolsetSpec {
    name: "calling",
    service: "calls",
    description: "Tools of all sorts.",
    tools: SPECS,
    ..ToolsetSpec::EMPTY
};

/// The specs of all tools, in declared order.
#[rustfmt::skip]
pub static SPECS: &[&Spec] = &[&FIND_NAMES, &WHO_AM_I, &DROP_PATHS, &DROP_ALL, &COPY_IDS, &DRAW_CHART, &READ_PAGES, &COUNT_WORDS, &LOG_IN, &FETCH_PAGE, &PUT_NOTE, &SEND_NOTE, &SHIP_ORDER, &SHIP_ALL];

/// The spec of the tool `name`.
pub fn spec(name: &str) -> Option<&'static Spec> {
    SPECS.iter().copied().find(|spec| spec.name == name)
}

/// The specs of the tools that a model may see under these grants.
pub fn advertised(grants: &dyn toolrt::host::Policy) -> Vec<&'static Spec> {
    toolrt::host::advertised(SPECS.iter().copied(), grants, &toolrt::Context::new())
}

/// Find names.
#[rustfmt::skip]
pub static FIND_NAMES: Spec = Spec {
    name: "find_names",
    description: "Find names.",
    toolset: "calling",
    service: "calls",
    version: Some("5.0.0"),
    args: table::Table::Record(&codecs::FIND_NAMES_ARGS),
    result: Some(table::Table::Record(&codecs::FIND_NAMES_RESULT)),
    input_schema: r#"{"type":"object","properties":{"pattern":{"type":"string","minLength":1,"maxLength":20},"root":{"type":"string","default":"."},"limit":{"type":"integer","minimum":1,"maximum":100},"filter":{"type":"object","properties":{"kinds":{"type":"array","items":{"type":"string"}},"level":{"type":"integer","description":"How long something takes.","default":1,"minimum":1,"maximum":5}},"required":["kinds"],"additionalProperties":false}},"required":["pattern"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"names":{"type":"array","items":{"type":"string"}},"count":{"type":"integer","minimum":0}},"required":["names","count"],"additionalProperties":false}"#),
    effects: Effects { readonly: true, ..Effects::UNSAID },
    errors: &[
        ErrorSpec {
            code: "bad_pattern",
            kind: Kind::Input,
            message: "The pattern cannot be parsed.",
            field: Some("pattern"),
            action: Action::Correct,
            after_ms: None,
            hint: Some(&[TextPart::Text("Close the bracket at "), TextPart::Value(&["details", "position"]), TextPart::Text(".")]),
        },
        ErrorSpec {
            code: "nothing_there",
            kind: Kind::NotFound,
            message: "Nothing is there.",
            field: None,
            action: Action::Correct,
            after_ms: None,
            hint: None,
        },
        ErrorSpec {
            code: "already_there",
            kind: Kind::Conflict,
            message: "It is there already.",
            field: None,
            action: Action::Retry,
            after_ms: None,
            hint: None,
        },
        ErrorSpec {
            code: "too_early",
            kind: Kind::Precondition,
            message: "Something else comes first.",
            field: None,
            action: Action::Replan,
            after_ms: None,
            hint: Some(&[TextPart::Text("Open it first.")]),
        },
        ErrorSpec {
            code: "not_yours",
            kind: Kind::Auth,
            message: "You may not.",
            field: None,
            action: Action::Stop,
            after_ms: None,
            hint: None,
        },
        ErrorSpec {
            code: "too_busy",
            kind: Kind::RateLimited,
            message: "Too many at once.",
            field: None,
            action: Action::Retry,
            after_ms: Some(2000),
            hint: Some(&[TextPart::Text("Wait a little.")]),
        },
        ErrorSpec {
            code: "nobody_there",
            kind: Kind::Unavailable,
            message: "Nobody answers.",
            field: None,
            action: Action::Retry,
            after_ms: None,
            hint: None,
        },
        ErrorSpec {
            code: "too_slow",
            kind: Kind::Timeout,
            message: "It took too long.",
            field: None,
            action: Action::Replan,
            after_ms: None,
            hint: None,
        },
        ErrorSpec {
            code: "stopped",
            kind: Kind::Cancelled,
            message: "Somebody stopped it.",
            field: None,
            action: Action::Stop,
            after_ms: None,
            hint: None,
        },
        ErrorSpec {
            code: "broken",
            kind: Kind::Internal,
            message: "It broke.",
            field: None,
            action: Action::Stop,
            after_ms: None,
            hint: None,
        },
    ],
    ..Spec::EMPTY
};

/// Tell who calls.
#[rustfmt::skip]
pub static WHO_AM_I: Spec = Spec {
    name: "who_am_i",
    description: "Tell who calls.",
    toolset: "calling",
    service: "calls",
    version: Some("5.0.0"),
    args: table::Table::Record(&codecs::WHO_AM_I_ARGS),
    result: Some(table::Table::Record(&codecs::WHO_AM_I_RESULT)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"run_id":{"type":"string","format":"uuid"},"tries":{"type":"integer"},"note":{"type":"string"},"level":{"type":"number"},"dry":{"type":"boolean"},"mode":{"type":"string","enum":["fast","slow"]},"since":{"type":"string","format":"date-time"},"caller":{"type":"string"}},"required":["run_id","tries","caller"],"additionalProperties":false}"#),
    injected: &[
        Injected { argument: "run_id", source: Source::RunId },
        Injected { argument: "tries", source: Source::Label("tries") },
        Injected { argument: "note", source: Source::Label("note") },
        Injected { argument: "level", source: Source::Label("level") },
        Injected { argument: "dry", source: Source::Label("dry") },
        Injected { argument: "mode", source: Source::Label("mode") },
        Injected { argument: "since", source: Source::Label("since") },
        Injected { argument: "caller", source: Source::Caller },
    ],
    effects: Effects { readonly: true, ..Effects::UNSAID },
    ..Spec::EMPTY
};

/// Drop some paths.
#[rustfmt::skip]
pub static DROP_PATHS: Spec = Spec {
    name: "drop_paths",
    description: "Drop some paths.",
    toolset: "calling",
    service: "calls",
    version: Some("5.0.0"),
    args: table::Table::Record(&codecs::DROP_PATHS_ARGS),
    result: Some(table::Table::Record(&codecs::DROP_PATHS_RESULT)),
    input_schema: r#"{"type":"object","properties":{"paths":{"type":"array","items":{"type":"string"},"minItems":1}},"required":["paths"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"dropped":{"type":"integer"}},"required":["dropped"],"additionalProperties":false}"#),
    effects: Effects { destructive: Some(true), ..Effects::UNSAID },
    confirm: Some(Confirm { question: &[TextPart::Text("Drop "), TextPart::Count(&["args", "paths"]), TextPart::Text(" paths?")], denied: Some(r#"{"dropped":0}"#) }),
    dry_run: true,
    ..Spec::EMPTY
};

/// Drop everything.
#[rustfmt::skip]
pub static DROP_ALL: Spec = Spec {
    name: "drop_all",
    description: "Drop everything.",
    toolset: "calling",
    service: "calls",
    version: Some("6.0.0"),
    args: table::Table::Record(&codecs::DROP_ALL_ARGS),
    result: Some(table::Table::Record(&codecs::DROP_ALL_RESULT)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"dropped":{"type":"integer"}},"required":["dropped"],"additionalProperties":false}"#),
    effects: Effects { destructive: Some(true), ..Effects::UNSAID },
    ..Spec::EMPTY
};

/// Copy some ids.
#[rustfmt::skip]
pub static COPY_IDS: Spec = Spec {
    name: "copy_ids",
    description: "Copy some ids.",
    toolset: "calling",
    service: "calls",
    version: Some("5.0.0"),
    args: table::Table::Record(&codecs::COPY_IDS_ARGS),
    result: Some(table::Table::Record(&codecs::COPY_IDS_RESULT)),
    input_schema: r#"{"type":"object","properties":{"ids":{"type":"array","items":{"type":"string"}}},"required":["ids"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"done":{"type":"array","items":{"type":"string"}}},"required":["done"],"additionalProperties":false}"#),
    effects: Effects { destructive: Some(false), ..Effects::UNSAID },
    errors: &[
        ErrorSpec {
            code: "already_there",
            kind: Kind::Conflict,
            message: "It is there already.",
            field: None,
            action: Action::Retry,
            after_ms: None,
            hint: None,
        },
        ErrorSpec {
            code: "too_busy",
            kind: Kind::RateLimited,
            message: "Too many at once.",
            field: None,
            action: Action::Retry,
            after_ms: Some(2000),
            hint: Some(&[TextPart::Text("Wait a little.")]),
        },
    ],
    partial: true,
    ..Spec::EMPTY
};

/// Draw a chart.
#[rustfmt::skip]
pub static DRAW_CHART: Spec = Spec {
    name: "draw_chart",
    description: "Draw a chart.",
    toolset: "calling",
    service: "calls",
    version: Some("5.0.0"),
    args: table::Table::Record(&codecs::DRAW_CHART_ARGS),
    result: Some(table::Table::Record(&codecs::DRAW_CHART_RESULT)),
    input_schema: r#"{"type":"object","properties":{"points":{"type":"array","items":{"type":"number"}}},"required":["points"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"title":{"type":"string"}},"required":["title"],"additionalProperties":false}"#),
    effects: Effects { readonly: true, ..Effects::UNSAID },
    side: &[
        SideSpec { name: "series", audience: "timeline" },
        SideSpec { name: "log", audience: "internal" },
    ],
    ..Spec::EMPTY
};

/// Read pages.
#[rustfmt::skip]
pub static READ_PAGES: Spec = Spec {
    name: "read_pages",
    description: "Read pages.",
    toolset: "calling",
    service: "calls",
    version: Some("5.0.0"),
    args: table::Table::Record(&codecs::READ_PAGES_ARGS),
    result: Some(table::Table::Record(&codecs::READ_PAGES_RESULT)),
    input_schema: r#"{"type":"object","properties":{"cursor":{"type":"string"}},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"items":{"type":"array","items":{"type":"integer"}},"next":{"anyOf":[{"type":"string"},{"type":"null"}]}},"required":["items"],"additionalProperties":false}"#),
    effects: Effects { readonly: true, ..Effects::UNSAID },
    paging: Some(Paging { cursor: &["cursor"], next: &["next"] }),
    ..Spec::EMPTY
};

/// Count some words.
#[rustfmt::skip]
pub static COUNT_WORDS: Spec = Spec {
    name: "count_words",
    description: "Count some words.",
    toolset: "calling",
    service: "calls",
    version: Some("5.0.0"),
    args: table::Table::Record(&codecs::COUNT_WORDS_ARGS),
    result: Some(table::Table::Record(&codecs::COUNT_WORDS_RESULT)),
    input_schema: r#"{"type":"object","properties":{"text":{"type":"string","minLength":1}},"required":["text"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"count":{"type":"integer"}},"required":["count"],"additionalProperties":false}"#),
    effects: Effects { readonly: true, ..Effects::UNSAID },
    errors: &[
        ErrorSpec {
            code: "no_words",
            kind: Kind::Input,
            message: "There are no words.",
            field: None,
            action: Action::Correct,
            after_ms: None,
            hint: None,
        },
        ErrorSpec {
            code: "nothing_there",
            kind: Kind::NotFound,
            message: "Nothing is there.",
            field: None,
            action: Action::Correct,
            after_ms: None,
            hint: None,
        },
    ],
    reminder: Some(&[TextPart::Text(""), TextPart::Value(&["result", "count"]), TextPart::Text(" words are in "), TextPart::Value(&["args", "text"]), TextPart::Text(".")]),
    examples: &[
        Example {
            name: Some("No words"),
            args: r#"{"text":" "}"#,
            result: None,
            error: Some(("no_words", r#"{}"#)),
        },
        Example {
            name: Some("Two words"),
            args: r#"{"text":"one two"}"#,
            result: Some(r#"{"count":2}"#),
            error: None,
        },
    ],
    ..Spec::EMPTY
};

/// Log in.
#[rustfmt::skip]
pub static LOG_IN: Spec = Spec {
    name: "log_in",
    description: "Log in.",
    toolset: "calling",
    service: "calls",
    version: Some("5.0.0"),
    args: table::Table::Record(&codecs::LOG_IN_ARGS),
    result: Some(table::Table::Record(&codecs::LOG_IN_RESULT)),
    input_schema: r#"{"type":"object","properties":{"user":{"type":"string"},"token":{"type":"string","writeOnly":true,"minLength":8}},"required":["user","token"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"token":{"type":"string"}},"required":["token"],"additionalProperties":false}"#),
    errors: &[
        ErrorSpec {
            code: "locked",
            kind: Kind::Auth,
            message: "The door is locked.",
            field: None,
            action: Action::Stop,
            after_ms: None,
            hint: None,
        },
    ],
    ..Spec::EMPTY
};

/// Fetch a page.
#[rustfmt::skip]
pub static FETCH_PAGE: Spec = Spec {
    name: "fetch_page",
    description: "Fetch a page.",
    toolset: "calling",
    service: "calls",
    version: Some("5.0.0"),
    args: table::Table::Record(&codecs::FETCH_PAGE_ARGS),
    result: Some(table::Table::Record(&codecs::FETCH_PAGE_RESULT)),
    input_schema: r#"{"type":"object","properties":{"page":{"type":"integer","minimum":1}},"required":["page"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"text":{"type":"string","minLength":1}},"required":["text"],"additionalProperties":false}"#),
    effects: Effects { readonly: true, ..Effects::UNSAID },
    errors: &[
        ErrorSpec {
            code: "too_busy",
            kind: Kind::RateLimited,
            message: "Too many at once.",
            field: None,
            action: Action::Retry,
            after_ms: Some(2000),
            hint: Some(&[TextPart::Text("Wait a little.")]),
        },
        ErrorSpec {
            code: "nobody_there",
            kind: Kind::Unavailable,
            message: "Nobody answers.",
            field: None,
            action: Action::Retry,
            after_ms: None,
            hint: None,
        },
        ErrorSpec {
            code: "no_words",
            kind: Kind::Input,
            message: "There are no words.",
            field: None,
            action: Action::Correct,
            after_ms: None,
            hint: None,
        },
    ],
    retries: 2,
    backoff_ms: 101,
    ..Spec::EMPTY
};

/// Put a note into its place.
#[rustfmt::skip]
pub static PUT_NOTE: Spec = Spec {
    name: "put_note",
    description: "Put a note into its place.",
    toolset: "calling",
    service: "calls",
    version: Some("5.0.0"),
    args: table::Table::Record(&codecs::PUT_NOTE_ARGS),
    result: Some(table::Table::Record(&codecs::PUT_NOTE_RESULT)),
    input_schema: r#"{"type":"object","properties":{"text":{"type":"string"}},"required":["text"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"id":{"type":"string"}},"required":["id"],"additionalProperties":false}"#),
    effects: Effects { idempotent: true, ..Effects::UNSAID },
    errors: &[
        ErrorSpec {
            code: "too_busy",
            kind: Kind::RateLimited,
            message: "Too many at once.",
            field: None,
            action: Action::Retry,
            after_ms: Some(2000),
            hint: Some(&[TextPart::Text("Wait a little.")]),
        },
        ErrorSpec {
            code: "nobody_there",
            kind: Kind::Unavailable,
            message: "Nobody answers.",
            field: None,
            action: Action::Retry,
            after_ms: None,
            hint: None,
        },
    ],
    timeout_ms: Some(1000),
    retries: 1,
    ..Spec::EMPTY
};

/// Send a note, one after the other.
#[rustfmt::skip]
pub static SEND_NOTE: Spec = Spec {
    name: "send_note",
    description: "Send a note, one after the other.",
    toolset: "calling",
    service: "calls",
    version: Some("5.0.0"),
    args: table::Table::Record(&codecs::SEND_NOTE_ARGS),
    result: Some(table::Table::Record(&codecs::SEND_NOTE_RESULT)),
    input_schema: r#"{"type":"object","properties":{"text":{"type":"string"},"to":{"type":"string","default":"all"}},"required":["text"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"id":{"type":"string"}},"required":["id"],"additionalProperties":false}"#),
    errors: &[
        ErrorSpec {
            code: "too_busy",
            kind: Kind::RateLimited,
            message: "Too many at once.",
            field: None,
            action: Action::Retry,
            after_ms: Some(2000),
            hint: Some(&[TextPart::Text("Wait a little.")]),
        },
        ErrorSpec {
            code: "no_words",
            kind: Kind::Input,
            message: "There are no words.",
            field: None,
            action: Action::Correct,
            after_ms: None,
            hint: None,
        },
    ],
    parallel: Some(1),
    ..Spec::EMPTY
};

/// Ship an order.
#[rustfmt::skip]
pub static SHIP_ORDER: Spec = Spec {
    name: "ship_order",
    description: "Ship an order.",
    toolset: "calling",
    service: "calls",
    version: Some("5.0.0"),
    args: table::Table::Record(&codecs::SHIP_ORDER_ARGS),
    result: Some(table::Table::Record(&codecs::SHIP_ORDER_RESULT)),
    input_schema: r#"{"type":"object","properties":{"id":{"type":"string","minLength":1,"maxLength":20}},"required":["id"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"answers":{"type":"array","items":{}}},"required":["answers"],"additionalProperties":false}"#),
    effects: Effects { destructive: Some(false), ..Effects::UNSAID },
    errors: &[
        ErrorSpec {
            code: "already_there",
            kind: Kind::Conflict,
            message: "It is there already.",
            field: None,
            action: Action::Retry,
            after_ms: None,
            hint: None,
        },
    ],
    asks: &[
        AskSpec { name: "address", question: "Where to?", schema: r#"{"description":"Where something goes.","type":"object","properties":{"street":{"type":"string","description":"Street and number.","minLength":1,"maxLength":80},"zip":{"type":"string","pattern":"^[0-9]{5}$"},"country":{"default":"de","type":"string","enum":["at","ch","de"]}},"required":["street"],"additionalProperties":false}"# },
        AskSpec { name: "express", question: "By express?", schema: r#"{"type":"boolean"}"# },
        AskSpec { name: "speed", question: "How fast?", schema: r#"{"type":"string","enum":["slow","fast"]}"# },
        AskSpec { name: "gift", question: "What does the card say?", schema: r#"{"type":"object","properties":{"text":{"type":"string","maxLength":40},"ribbon":{"type":"boolean"}},"required":["text"],"additionalProperties":false}"# },
        AskSpec { name: "count", question: "How many?", schema: r#"{"type":"integer","minimum":1,"maximum":9}"# },
    ],
    ..Spec::EMPTY
};

/// Ship an order, and drop its paths.
#[rustfmt::skip]
pub static SHIP_ALL: Spec = Spec {
    name: "ship_all",
    description: "Ship an order, and drop its paths.",
    toolset: "calling",
    service: "calls",
    implementation: Implementation::Chain,
    chain: &[
        ChainStep::Call(Some("dropped"), Call { tool: "drop_paths", args: &[
            ("paths", Expr::Path(Path::of("args", &[Key("paths")]))),
        ] }),
        ChainStep::Return(Return::Call(Call { tool: "ship_order", args: &[
            ("id", Expr::Path(Path::of("args", &[Key("id")]))),
        ] })),
    ],
    version: Some("5.0.0"),
    args: table::Table::Record(&codecs::SHIP_ALL_ARGS),
    result: Some(table::Table::Record(&codecs::SHIP_ALL_RESULT)),
    input_schema: r#"{"type":"object","properties":{"id":{"type":"string"},"paths":{"type":"array","items":{"type":"string"},"minItems":1}},"required":["id","paths"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"answers":{"type":"array","items":{}}},"required":["answers"],"additionalProperties":false}"#),
    effects: Effects { destructive: Some(true), ..Effects::UNSAID },
    ..Spec::EMPTY
};
