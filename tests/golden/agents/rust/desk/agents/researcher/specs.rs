// Made by toolc from desk.tools; do not edit.

//! Everything the design declares of the agent `researcher`, as data.

use toolrt::agent::{AgentSpec, CompletionSpec, View};
use toolrt::spec::{Capability, Spec};
use toolrt::table;

use super::super::super::tools::research;
use super::super::super::tools::review;
use super::archive::tools::archive;
use super::archive::tools::helpers;
use super::archive::tools::odd_things;
use super::codecs;
use super::codecs_2::tools::review as review_not;
use super::packages::acme_desk::codecs as acme_desk;
use super::policy::POLICY;

/// The agent.
#[rustfmt::skip]
pub static AGENT: AgentSpec = AgentSpec {
    name: "researcher",
    service: "desk",
    title: Some("Researcher"),
    description: "Finds things out.\n\nAsks the archive first.",
    version: Some("2.1.0"),
    instructions: Some("Look into the archive, then write down what you found.\nSay \"not sure\" rather than guess."),
    uses: &[
        View { toolset: &archive::specs::TOOLSET, tools: &[&archive::specs::SEARCH_ARCHIVE, &archive::specs::FETCH] },
        View { toolset: &odd_things::specs::TOOLSET, tools: &[&odd_things::specs::TYPE, &odd_things::specs::COUNT, &odd_things::specs::FETCH, &odd_things::specs::X, &odd_things::specs::A_TOOL_WITH_A_NAME_THAT_IS_LONGER_THAN_MOST_NAMES_OF_TOOLS] },
        View { toolset: &review::specs::TOOLSET, tools: &[&review::specs::REVIEW_FINDING] },
        View { toolset: &helpers::specs::TOOLSET, tools: &[&helpers::specs::CODECS, &helpers::specs::WIPE, &helpers::specs::PLAN_WIPE, &helpers::specs::CALLS] },
        View { toolset: &review_not::specs::TOOLSET, tools: &[&review_not::specs::REVIEW_FINDING] },
    ],
    tools: SPECS,
    implements: &[&research::specs::TOOLSET],
    exports: &[],
    completions: &[&NEXT_MOVE, &VERDICT, &FINAL_ANSWER, &ANSWERS, &EITHER, &AGENT_COMPLETION, &SPECS_COMPLETION, &FINDING, &MOVE_ANSWER, &SLUG, &CHECKED, &SECRET],
    capabilities: &[
        Capability { name: "fs:read", scope: Some("./archive") },
        Capability { name: "net:read", scope: None },
    ],
    scopes: &["archive:read"],
    policy: POLICY,
};

/// The specs of the tools that the agent uses, in its order: what its model sees.
#[rustfmt::skip]
pub static SPECS: &[&Spec] = &[&archive::specs::SEARCH_ARCHIVE, &archive::specs::FETCH, &odd_things::specs::TYPE, &odd_things::specs::COUNT, &odd_things::specs::FETCH, &odd_things::specs::X, &odd_things::specs::A_TOOL_WITH_A_NAME_THAT_IS_LONGER_THAN_MOST_NAMES_OF_TOOLS, &review::specs::REVIEW_FINDING, &helpers::specs::CODECS, &helpers::specs::WIPE, &helpers::specs::PLAN_WIPE, &helpers::specs::CALLS, &review_not::specs::REVIEW_FINDING];

/// The spec of the tool `name`, where the agent uses it.
pub fn spec(name: &str) -> Option<&'static Spec> {
    AGENT.tool(name)
}

/// Where to go on.
#[rustfmt::skip]
pub static NEXT_MOVE: CompletionSpec = CompletionSpec {
    name: "next_move",
    agent: "researcher",
    description: "Where to go on.",
    answer: table::Table::Tagged(&acme_desk::MOVE),
    schema: r#"{"anyOf":[{"description":"What is to be found out.","type":"object","properties":{"kind":{"type":"string","enum":["ask"]},"text":{"type":"string","minLength":1,"maxLength":500},"about":{"description":"Something in the archive.","type":"object","properties":{"id":{"type":"string","format":"uuid"},"title":{"type":"string"}},"required":["id","title"],"additionalProperties":false}},"required":["kind","text"],"additionalProperties":false},{"description":"What was found out.","type":"object","properties":{"kind":{"type":"string","enum":["tell"]},"text":{"type":"string"},"sources":{"type":"array","default":[],"items":{"type":"string","format":"uri"}}},"required":["kind","text"],"additionalProperties":false}]}"#,
};

/// The completion `verdict`.
#[rustfmt::skip]
pub static VERDICT: CompletionSpec = CompletionSpec {
    name: "verdict",
    agent: "researcher",
    description: "",
    answer: table::Table::Enum(&acme_desk::VERDICT),
    schema: r#"{"type":"string","enum":["yes","no","not sure"]}"#,
};

/// The completion `final answer`.
#[rustfmt::skip]
pub static FINAL_ANSWER: CompletionSpec = CompletionSpec {
    name: "final answer",
    agent: "researcher",
    description: "",
    answer: table::Table::Record(&codecs::FINAL_ANSWER),
    schema: r#"{"type":"object","properties":{"text":{"type":"string","minLength":1},"confidence":{"type":"number","minimum":0,"maximum":1},"of":{"anyOf":[{"description":"Something in the archive.","type":"object","properties":{"id":{"type":"string","format":"uuid"},"title":{"type":"string"}},"required":["id","title"],"additionalProperties":false},{"type":"null"}]}},"required":["text","confidence"],"additionalProperties":false}"#,
};

/// The completion `answers`.
#[rustfmt::skip]
pub static ANSWERS: CompletionSpec = CompletionSpec {
    name: "answers",
    agent: "researcher",
    description: "",
    answer: codecs::ANSWERS_ANSWER_TABLE,
    schema: r#"{"type":"array","items":{"description":"What was found out.","type":"object","properties":{"text":{"type":"string"},"sources":{"type":"array","default":[],"items":{"type":"string","format":"uri"}}},"required":["text"],"additionalProperties":false},"minItems":1,"maxItems":3}"#,
};

/// The completion `either`.
#[rustfmt::skip]
pub static EITHER: CompletionSpec = CompletionSpec {
    name: "either",
    agent: "researcher",
    description: "",
    answer: table::Table::Union(&codecs::EITHER_ANSWER),
    schema: r#"{"anyOf":[{"type":"string"},{"type":"object","properties":{"code":{"type":"integer"}},"required":["code"],"additionalProperties":false}]}"#,
};

/// The completion `agent`.
#[rustfmt::skip]
pub static AGENT_COMPLETION: CompletionSpec = CompletionSpec {
    name: "agent",
    agent: "researcher",
    description: "",
    answer: table::Table::Bool,
    schema: r#"{"type":"boolean"}"#,
};

/// The completion `specs`.
#[rustfmt::skip]
pub static SPECS_COMPLETION: CompletionSpec = CompletionSpec {
    name: "specs",
    agent: "researcher",
    description: "",
    answer: codecs::SPECS_ANSWER_TABLE,
    schema: r#"{"anyOf":[{"type":"string","enum":["yes","no","not sure"]},{"type":"null"}]}"#,
};

/// The completion `Finding`.
#[rustfmt::skip]
pub static FINDING: CompletionSpec = CompletionSpec {
    name: "Finding",
    agent: "researcher",
    description: "",
    answer: table::Table::Record(&acme_desk::FINDING),
    schema: r#"{"description":"What was found out.","type":"object","properties":{"text":{"type":"string"},"sources":{"type":"array","default":[],"items":{"type":"string","format":"uri"}}},"required":["text"],"additionalProperties":false}"#,
};

/// The completion `move_answer`.
#[rustfmt::skip]
pub static MOVE_ANSWER: CompletionSpec = CompletionSpec {
    name: "move_answer",
    agent: "researcher",
    description: "",
    answer: table::Table::Record(&codecs::MOVE_ANSWER),
    schema: r#"{"type":"object","properties":{"move":{"anyOf":[{"description":"What is to be found out.","type":"object","properties":{"kind":{"type":"string","enum":["ask"]},"text":{"type":"string","minLength":1,"maxLength":500},"about":{"description":"Something in the archive.","type":"object","properties":{"id":{"type":"string","format":"uuid"},"title":{"type":"string"}},"required":["id","title"],"additionalProperties":false}},"required":["kind","text"],"additionalProperties":false},{"description":"What was found out.","type":"object","properties":{"kind":{"type":"string","enum":["tell"]},"text":{"type":"string"},"sources":{"type":"array","default":[],"items":{"type":"string","format":"uri"}}},"required":["kind","text"],"additionalProperties":false}]}},"required":["move"],"additionalProperties":false}"#,
};

/// The completion `slug`.
#[rustfmt::skip]
pub static SLUG: CompletionSpec = CompletionSpec {
    name: "slug",
    agent: "researcher",
    description: "",
    answer: codecs::SLUG_ANSWER_TABLE,
    schema: r#"{"type":"string","minLength":1,"maxLength":64,"pattern":"^[a-z0-9-]+$"}"#,
};

/// The completion `checked`.
#[rustfmt::skip]
pub static CHECKED: CompletionSpec = CompletionSpec {
    name: "checked",
    agent: "researcher",
    description: "",
    answer: codecs::CHECKED_ANSWER_TABLE,
    schema: r#"{"type":"integer","multipleOf":2}"#,
};

/// The completion `secret`.
#[rustfmt::skip]
pub static SECRET: CompletionSpec = CompletionSpec {
    name: "secret",
    agent: "researcher",
    description: "",
    answer: table::Table::Record(&codecs::SECRET_ANSWER),
    schema: r#"{"type":"object","properties":{"token":{"type":"string"}},"required":["token"],"additionalProperties":false}"#,
};
