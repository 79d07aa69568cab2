//! The objects that definitions are, by notation.

use toolc_compiler::ir::{Design, Tool};

use super::sent::Sent;
use super::{EmitNotation, about, mcp, parts};
use crate::schema::{Json, Lowered, Shared};

/// Writes a definition around the schema of its arguments.
pub(super) fn write(
    design: &Design,
    tool: &Tool,
    notation: EmitNotation,
    sent: &Sent<'_>,
    arguments: &Lowered,
    json: &mut Json,
) {
    json.open();
    match notation {
        EmitNotation::OpenAi | EmitNotation::Mistral => {
            json.text("type", "function");
            json.key("function");
            json.open();
            function(sent, "parameters", &arguments.schema, json);
            if arguments.strict {
                json.member("strict", "true");
            }
            json.close();
        }
        EmitNotation::OpenAiResponses => {
            json.text("type", "function");
            function(sent, "parameters", &arguments.schema, json);
            // Without it the service makes a strict schema of its own.
            json.member("strict", if arguments.strict { "true" } else { "false" });
        }
        EmitNotation::Anthropic => {
            function(sent, "input_schema", &arguments.schema, json);
            if arguments.strict {
                json.member("strict", "true");
            }
            about::examples(tool, sent, arguments, json);
        }
        EmitNotation::Mcp => mcp::write(design, tool, sent, &arguments.schema, true, json),
        EmitNotation::McpModern => mcp::write(design, tool, sent, &arguments.schema, false, json),
        EmitNotation::Gemini => {
            function(sent, "parametersJsonSchema", &arguments.schema, json);
            if let Some(outputs) = parts::outputs(design, tool, Shared::Repeated) {
                json.member("responseJsonSchema", &outputs);
            }
        }
        EmitNotation::GeminiOpenApi => {
            let none = tool.payload.record.fields.is_empty();
            // An object without properties is refused; a function without parameters is not.
            function(
                sent,
                "parameters",
                if none { "" } else { &arguments.schema },
                json,
            );
        }
        EmitNotation::Bedrock => {
            json.key("toolSpec");
            json.open();
            name(sent, json);
            json.key("inputSchema");
            json.open();
            json.member("json", &arguments.schema);
            json.close();
            json.close();
        }
        EmitNotation::LangChain => {
            function(sent, "args_schema", &arguments.schema, json);
        }
        EmitNotation::JsonSchema => about::json_schema(design, tool, &arguments.schema, json),
        EmitNotation::Canonical => about::canonical(design, tool, &arguments.schema, json),
    }
    json.close();
}

fn name(sent: &Sent<'_>, json: &mut Json) {
    json.text("name", &sent.name);
    if let Some(docs) = &sent.description {
        json.text("description", docs);
    }
}

fn function(sent: &Sent<'_>, key: &str, schema: &str, json: &mut Json) {
    name(sent, json);
    if !schema.is_empty() {
        json.member(key, schema);
    }
}
