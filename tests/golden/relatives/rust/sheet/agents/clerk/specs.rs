// Made by toolc from relatives.tools; do not edit.

//! Everything the design declares of the agent `clerk`, as data.

use toolrt::agent::{AgentSpec, CompletionSpec, View};
use toolrt::spec::Spec;
use toolrt::table;

use super::super::super::super::sheet::tools::more;
use super::super::super::super::sheet::tools::notes;
use super::super::super::super::sheet::tools::sheets;
use super::super::super::super::types::relatives::codecs as relatives;
use super::codecs;
use super::policy::POLICY;

/// The agent.
#[rustfmt::skip]
pub static AGENT: AgentSpec = AgentSpec {
    name: "clerk",
    service: "sheet",
    description: "",
    instructions: Some("Write."),
    uses: &[
        View { toolset: &sheets::specs::TOOLSET, tools: &[&sheets::specs::S, &sheets::specs::FROM_SERVICE, &sheets::specs::SHEETS_TOOLS, &sheets::specs::SHEET_SERVICE, &sheets::specs::PATH, &sheets::specs::ROWS, &sheets::specs::ROWS_RESULT] },
        View { toolset: &notes::specs::TOOLSET, tools: &[&notes::specs::P, &notes::specs::READ_P, &notes::specs::NOTE, &notes::specs::NOTE_ARGS, &notes::specs::NOTE_RESULT, &notes::specs::NOTE_TOOL, &notes::specs::NOTE_INJECTED, &notes::specs::PLAN_NOTE, &notes::specs::NOTE_CALL, &notes::specs::NOTE_CALL_HINT, &notes::specs::NOTE_TOOLS] },
        View { toolset: &more::specs::TOOLSET, tools: &[&more::specs::STREAM_NOTE, &more::specs::STREAM] },
    ],
    tools: SPECS,
    implements: &[],
    exports: &[],
    completions: &[&DRAFT, &DRAFT_COMPLETION, &DRAFT_ANSWER, &P, &DRAFT_HTTP, &DRAFT_HTTP2],
    policy: POLICY,
    ..AgentSpec::EMPTY
};

/// The specs of the tools that the agent uses, in its order: what its model sees.
#[rustfmt::skip]
pub static SPECS: &[&Spec] = &[&sheets::specs::S, &sheets::specs::FROM_SERVICE, &sheets::specs::SHEETS_TOOLS, &sheets::specs::SHEET_SERVICE, &sheets::specs::PATH, &sheets::specs::ROWS, &sheets::specs::ROWS_RESULT, &notes::specs::P, &notes::specs::READ_P, &notes::specs::NOTE, &notes::specs::NOTE_ARGS, &notes::specs::NOTE_RESULT, &notes::specs::NOTE_TOOL, &notes::specs::NOTE_INJECTED, &notes::specs::PLAN_NOTE, &notes::specs::NOTE_CALL, &notes::specs::NOTE_CALL_HINT, &notes::specs::NOTE_TOOLS, &more::specs::STREAM_NOTE, &more::specs::STREAM];

/// The spec of the tool `name`, where the agent uses it.
pub fn spec(name: &str) -> Option<&'static Spec> {
    AGENT.tool(name)
}

/// The completion `draft`.
#[rustfmt::skip]
pub static DRAFT: CompletionSpec = CompletionSpec {
    name: "draft",
    agent: "clerk",
    description: "",
    answer: table::Table::Record(&relatives::DRAFT_COMPLETION),
    schema: r#"{"type":"object","properties":{"text":{"type":"string"}},"required":["text"],"additionalProperties":false}"#,
};

/// The completion `draft_completion`.
#[rustfmt::skip]
pub static DRAFT_COMPLETION: CompletionSpec = CompletionSpec {
    name: "draft_completion",
    agent: "clerk",
    description: "",
    answer: table::Table::Record(&relatives::DRAFT),
    schema: r#"{"type":"object","properties":{"text":{"type":"string"}},"required":["text"],"additionalProperties":false}"#,
};

/// The completion `draft_answer`.
#[rustfmt::skip]
pub static DRAFT_ANSWER: CompletionSpec = CompletionSpec {
    name: "draft_answer",
    agent: "clerk",
    description: "",
    answer: table::Table::Record(&codecs::DRAFT_ANSWER),
    schema: r#"{"type":"object","properties":{"text":{"type":"string"}},"required":["text"],"additionalProperties":false}"#,
};

/// The completion `p`.
#[rustfmt::skip]
pub static P: CompletionSpec = CompletionSpec {
    name: "p",
    agent: "clerk",
    description: "",
    answer: table::Table::INT,
    schema: r#"{"type":"integer"}"#,
};

/// The completion `draftHTTP`.
#[rustfmt::skip]
pub static DRAFT_HTTP: CompletionSpec = CompletionSpec {
    name: "draftHTTP",
    agent: "clerk",
    description: "",
    answer: codecs::DRAFT_HTTP_ANSWER_TABLE,
    schema: r#"{"type":"array","items":{"type":"integer","minimum":1,"maximum":2}}"#,
};

/// The completion `draftHttp`.
#[rustfmt::skip]
pub static DRAFT_HTTP2: CompletionSpec = CompletionSpec {
    name: "draftHttp",
    agent: "clerk",
    description: "",
    answer: codecs::DRAFT_HTTP2_ANSWER_TABLE,
    schema: r#"{"type":"array","items":{"type":"integer","minimum":3,"maximum":4}}"#,
};
