//! The typed answers of an agent's model, and a type that stands for each.

use schemars::JsonSchema;
use serde::Serialize;
use toolc_compiler::ir::{Agent, Design};

use crate::code::Code;
use crate::page::Page;
use crate::rust::docs::{self, inner};
use crate::rust::lower::Table;
use crate::schema;
use crate::slot::Slot;

/// A typed answer of an agent's model.
pub(crate) struct Answer {
    /// The type that stands for its completion.
    pub marker: String,
    /// The static of that one's spec.
    pub spec: String,
    pub rust: Code,
    /// The expression that gives its codec.
    pub codec: Code,
    pub table: Table,
}

/// A completion, as the templates print it.
#[derive(JsonSchema, Serialize)]
pub(crate) struct Completion {
    docs: Slot,
    /// The type that stands for it: `DraftPlan`.
    marker: Slot,
    /// The static of its spec: `DRAFT_PLAN`.
    spec: Slot,
    name: Slot,
    description: Option<Slot>,
    /// The table of the answer, as the spec names it.
    table: Slot,
    schema: Slot,
    /// The type of the answer, and the expression of its codec.
    answer: Slot,
    codec: Slot,
}

/// What `completions.rs.j2` prints.
#[derive(JsonSchema, Serialize)]
struct Model<'a> {
    header: Slot,
    docs: Slot,
    completions: &'a [Completion],
}

/// The completions of an agent, as the templates print them.
pub(crate) fn completions(design: &Design, agent: &Agent, answers: &[Answer]) -> Vec<Completion> {
    let all = agent.completions.iter().zip(answers);
    let all = all.map(|(completion, answer)| {
        let about = format!("The completion {}.", docs::code(&completion.name));
        Completion {
            docs: Slot::docs(docs::or(completion.docs.as_deref(), &about)),
            marker: Slot::name(&answer.marker),
            spec: Slot::name(&answer.spec),
            name: Slot::literal(&*completion.name),
            description: completion.docs.as_deref().map(Slot::literal),
            table: Slot::code(answer.table.beside()),
            schema: Slot::json(schema::of_type(design, &completion.ty)),
            answer: Slot::code(answer.rust.clone()),
            codec: Slot::code(answer.codec.clone()),
        }
    });
    all.collect()
}

/// `completions.rs`.
pub(crate) fn page(agent: &Agent, completions: &[Completion], folder: &str, header: &str) -> Page {
    let about = format!(
        "The typed answers of the model of {}.",
        docs::code(&agent.name)
    );
    let model = Model {
        header: Slot::lines(header),
        docs: Slot::lines(inner(&about)),
        completions,
    };
    Page::of(folder, "completions", "rust/agent/completions", model)
}
