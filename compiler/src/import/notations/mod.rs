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

use super::definition::{Definition, Notation};
use crate::ir::Value;

/// The definitions that a value of a notation is: one, but for OpenAPI documents and designs.
pub(super) fn read(notation: Notation, value: &Value) -> Vec<Definition<'_>> {
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
        Notation::OpenApi => openapi::read(value),
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
