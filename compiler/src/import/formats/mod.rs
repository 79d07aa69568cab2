//! Reads each format into definitions: one file a format.

pub(super) mod bedrock;
mod canonical;
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

use super::definition::{Definition, Format};
use crate::ir::Value;

/// The definitions that a value of a format is: one, but for OpenAPI documents and designs.
pub(super) fn read(format: Format, value: &Value) -> Vec<Definition<'_>> {
    let mut all = match format {
        Format::OpenAi => vec![openai::chat(value)],
        Format::OpenAiLegacy => vec![openai::legacy(value)],
        Format::OpenAiResponses => vec![openai::responses(value)],
        Format::Anthropic => vec![function::anthropic(value)],
        Format::Mcp => vec![mcp::read(value)],
        Format::LangChain => vec![langchain::read(value)],
        Format::Gemini | Format::GeminiOpenApi | Format::Adk => vec![gemini::read(format, value)],
        Format::Bedrock => vec![bedrock::read(value)],
        Format::JsonSchema => vec![json_schema::read(value)],
        Format::Canonical => vec![canonical::read(value)],
        Format::OpenApi => openapi::read(value),
        Format::Table => vec![table::read(value)],
        Format::Ir => ir::read(value),
        Format::Raw => vec![raw::read(value)],
    };
    // A title is better than no name.
    for definition in &mut all {
        if definition.name.as_deref().is_none_or(str::is_empty) && definition.title.is_some() {
            definition.name = definition.title.take();
        }
    }
    all
}
