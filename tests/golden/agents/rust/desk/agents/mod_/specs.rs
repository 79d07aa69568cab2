// Made by toolc from desk.tools; do not edit.

//! Everything the design declares of the agent `../mod`, as data.

use toolrt::agent::{AgentSpec, CompletionSpec, View};
use toolrt::spec::Spec;
use toolrt::table;

use super::super::super::tools::research;
use super::codecs;
use super::policy::POLICY;

/// The agent.
#[rustfmt::skip]
pub static AGENT: AgentSpec = AgentSpec {
    name: "../mod",
    service: "desk",
    description: "",
    version: Some("2.0.0"),
    uses: &[
        View { toolset: &research::specs::TOOLSET, tools: &[] },
    ],
    tools: SPECS,
    implements: &[],
    exports: &[],
    completions: &[&ONLY, &SELF, &OPTION, &OPTION2, &VEC, &EMPTY, &AB, &A_MINUS_B, &POLICY_COMPLETION, &U1F389],
    policy: POLICY,
    ..AgentSpec::EMPTY
};

/// The specs of the tools that the agent uses, in its order: what its model sees.
#[rustfmt::skip]
pub static SPECS: &[&Spec] = &[];

/// The spec of the tool `name`, where the agent uses it.
pub fn spec(name: &str) -> Option<&'static Spec> {
    AGENT.tool(name)
}

/// The completion `only`.
#[rustfmt::skip]
pub static ONLY: CompletionSpec = CompletionSpec {
    name: "only",
    agent: "../mod",
    description: "",
    answer: table::Table::Null,
    schema: r#"{"type":"null"}"#,
};

/// The completion `Self`.
#[rustfmt::skip]
pub static SELF: CompletionSpec = CompletionSpec {
    name: "Self",
    agent: "../mod",
    description: "",
    answer: table::Table::Record(&codecs::SELF_ANSWER),
    schema: r#"{"type":"object","properties":{"self":{"type":"integer"}},"required":["self"],"additionalProperties":false}"#,
};

/// The completion `Option`.
#[rustfmt::skip]
pub static OPTION: CompletionSpec = CompletionSpec {
    name: "Option",
    agent: "../mod",
    description: "",
    answer: codecs::OPTION_ANSWER_TABLE,
    schema: r#"{"anyOf":[{"type":"integer"},{"type":"null"}]}"#,
};

/// The completion `option`.
#[rustfmt::skip]
pub static OPTION2: CompletionSpec = CompletionSpec {
    name: "option",
    agent: "../mod",
    description: "",
    answer: codecs::OPTION2_ANSWER_TABLE,
    schema: r#"{"type":"array","items":{"anyOf":[{"type":"integer"},{"type":"null"}]}}"#,
};

/// The completion `Vec`.
#[rustfmt::skip]
pub static VEC: CompletionSpec = CompletionSpec {
    name: "Vec",
    agent: "../mod",
    description: "",
    answer: codecs::VEC_ANSWER_TABLE,
    schema: r#"{"type":"array","items":{"type":"string"}}"#,
};

/// The completion ``.
#[rustfmt::skip]
pub static EMPTY: CompletionSpec = CompletionSpec {
    name: "",
    agent: "../mod",
    description: "",
    answer: table::Table::Record(&codecs::EMPTY_ANSWER),
    schema: r#"{"type":"object","properties":{"x":{"type":"integer"}},"required":["x"],"additionalProperties":false}"#,
};

/// The completion `a b`.
#[rustfmt::skip]
pub static AB: CompletionSpec = CompletionSpec {
    name: "a b",
    agent: "../mod",
    description: "",
    answer: table::Table::Record(&codecs::AB_ANSWER),
    schema: r#"{"type":"object","properties":{"x":{"type":"integer"}},"required":["x"],"additionalProperties":false}"#,
};

/// The completion `a-b`.
#[rustfmt::skip]
pub static A_MINUS_B: CompletionSpec = CompletionSpec {
    name: "a-b",
    agent: "../mod",
    description: "",
    answer: table::Table::Record(&codecs::A_MINUS_B_ANSWER),
    schema: r#"{"type":"object","properties":{"y":{"type":"integer"}},"required":["y"],"additionalProperties":false}"#,
};

/// The completion `POLICY`.
#[rustfmt::skip]
pub static POLICY_COMPLETION: CompletionSpec = CompletionSpec {
    name: "POLICY",
    agent: "../mod",
    description: "",
    answer: table::Table::Json,
    schema: r#"{}"#,
};

/// The completion `🎉`.
#[rustfmt::skip]
pub static U1F389: CompletionSpec = CompletionSpec {
    name: "🎉",
    agent: "../mod",
    description: "",
    answer: table::Table::Bool,
    schema: r#"{"type":"boolean"}"#,
};
