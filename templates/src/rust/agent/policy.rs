//! The limits of an agent, as data.

use serde::Serialize;
use toolc_compiler::ir::{Agent, OnMissing};

use super::super::docs;
use super::super::folders::inner;
use crate::render::render;

#[derive(Serialize)]
struct PolicyFile<'a> {
    header: &'a str,
    docs: String,
    entries: Vec<Entry>,
}

#[derive(Serialize)]
struct Entry {
    name: &'static str,
    value: String,
}

/// `policy.rs`.
pub(super) fn policy(agent: &Agent, header: &str) -> String {
    let policy = &agent.policy;
    let number = |name, value: Option<u64>| Entry {
        name,
        value: value.map_or("None".to_owned(), |value| format!("Some({value})")),
    };
    let on_missing = policy.on_missing.map(|what| match what {
        OnMissing::Clarify => "Some(OnMissing::Clarify)",
        OnMissing::Finish => "Some(OnMissing::Finish)",
        OnMissing::Resume => "Some(OnMissing::Resume)",
    });
    let entries = vec![
        number("calls", policy.calls),
        number("failures", policy.failures),
        number("time_ms", policy.time),
        number("plan_timeout_ms", policy.plan_timeout),
        number("tool_timeout_ms", policy.tool_timeout),
        Entry {
            name: "on_missing",
            value: on_missing.unwrap_or("None").to_owned(),
        },
    ];
    render(
        "rust/agent/policy",
        PolicyFile {
            header,
            docs: inner(&format!(
                "The limits of the agent {}.",
                docs::code(&agent.name)
            )),
            entries,
        },
    )
}
