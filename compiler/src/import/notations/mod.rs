//! Reads each notation into definitions: one file a notation.

pub(super) mod bedrock;
mod canonical;
mod command;
mod function;
mod gemini;
mod ir;
mod json_schema;
mod langchain;
mod mcp;
mod openai;
mod openapi;
mod raw;
pub(super) mod table;

use super::beside::Files;
use super::definition::{Definition, Notation};
use super::report::NoteKind;
use crate::ir::Value;

/// The definitions that a value is as a notation that somebody asks for. If nothing of that notation is there, what is
/// there is read by the notation that it has.
pub(super) fn read_as<'a>(
    asked: Notation,
    detected: Notation,
    value: &'a Value,
    files: &'a Files,
) -> Vec<Definition<'a>> {
    let read_as_asked = read(asked, value, files);
    let has_schema = |all: &[Definition<'_>]| all.iter().any(|one| one.input.is_some());
    if asked == detected || has_schema(&read_as_asked) {
        return read_as_asked;
    }
    let mut there = read(detected, value, files);
    let is_more = has_schema(&there)
        || read_as_asked.iter().all(Definition::is_nothing)
            && !there.iter().all(Definition::is_nothing);
    if !is_more {
        return read_as_asked;
    }
    for definition in &mut there {
        let why = format!(
            "nothing of `{}` is there; it is read as `{}`",
            asked.name(),
            detected.name()
        );
        definition
            .notes
            .push((NoteKind::Repaired, String::new(), why));
        // A document of many tools stays what it is.
        if !matches!(detected, Notation::OpenApi | Notation::Ir) {
            definition.notation = asked;
        }
    }
    there
}

/// The definitions that a value of a notation is: one, but for OpenAPI documents and designs.
pub(super) fn read<'a>(
    notation: Notation,
    value: &'a Value,
    files: &'a Files,
) -> Vec<Definition<'a>> {
    let mut all = match notation {
        Notation::OpenAi => vec![openai::chat(value)],
        Notation::OpenAiLegacy => vec![openai::legacy(value)],
        Notation::OpenAiResponses => vec![openai::responses(value)],
        Notation::Command => vec![command::read(value)],
        Notation::Toolable => vec![command::toolable(value)],
        Notation::Anthropic => vec![function::anthropic(value)],
        Notation::Mcp => vec![mcp::read(value)],
        Notation::LangChain => vec![langchain::read(value)],
        Notation::Gemini | Notation::GeminiOpenApi | Notation::Adk => {
            vec![gemini::read(notation, value)]
        }
        Notation::Bedrock => vec![bedrock::read(value)],
        Notation::JsonSchema => vec![json_schema::read(value)],
        Notation::Canonical => vec![canonical::read(value)],
        Notation::OpenApi => openapi::read(value, files),
        Notation::Table => vec![table::read(value)],
        Notation::Ir => ir::read(value),
        Notation::Raw => vec![raw::read(value)],
    };
    // A title is better than no name.
    for definition in &mut all {
        if definition.name.as_deref().is_none_or(str::is_empty) && definition.title.is_some() {
            definition.name = definition.title.take();
        }
    }
    all
}
