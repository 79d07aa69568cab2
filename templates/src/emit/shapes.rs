//! The objects that definitions are, by notation.

use toolc_compiler::ir::{Design, Tool};

use super::{EmitNotation, about, mcp, parts};
use crate::schema::{Json, Lowered};

/// Writes a definition around the schema of its arguments.
pub(super) fn write(
    design: &Design,
    tool: &Tool,
    notation: EmitNotation,
    arguments: &Lowered,
    json: &mut Json,
) {
    json.open();
    match notation {
        EmitNotation::OpenAi | EmitNotation::Mistral => {
            json.text("type", "function");
            json.key("function");
            json.open();
            function(tool, "parameters", &arguments.schema, json);
            if arguments.strict {
                json.member("strict", "true");
            }
            json.close();
        }
        EmitNotation::OpenAiResponses => {
            json.text("type", "function");
            function(tool, "parameters", &arguments.schema, json);
            // Without it the service makes a strict schema of its own.
            json.member("strict", if arguments.strict { "true" } else { "false" });
        }
        EmitNotation::Anthropic => {
            function(tool, "input_schema", &arguments.schema, json);
            if arguments.strict {
                json.member("strict", "true");
            }
            about::examples(tool, arguments, json);
        }
        EmitNotation::Mcp => mcp::write(design, tool, &arguments.schema, true, json),
        EmitNotation::McpModern => mcp::write(design, tool, &arguments.schema, false, json),
        EmitNotation::Gemini => {
            function(tool, "parametersJsonSchema", &arguments.schema, json);
            if let Some(outputs) = parts::outputs(design, tool) {
                json.member("responseJsonSchema", &outputs);
            }
        }
        EmitNotation::GeminiOpenApi => {
            let none = tool.payload.record.fields.is_empty();
            // An object without properties is refused; a function without parameters is not.
            function(
                tool,
                "parameters",
                if none { "" } else { &arguments.schema },
                json,
            );
        }
        EmitNotation::Bedrock => {
            json.key("toolSpec");
            json.open();
            name(tool, json);
            json.key("inputSchema");
            json.open();
            json.member("json", &arguments.schema);
            json.close();
            json.close();
        }
        EmitNotation::LangChain => {
            function(tool, "args_schema", &arguments.schema, json);
        }
        EmitNotation::JsonSchema => about::json_schema(design, tool, &arguments.schema, json),
        EmitNotation::Canonical => about::canonical(design, tool, &arguments.schema, json),
    }
    json.close();
}

pub(super) fn name(tool: &Tool, json: &mut Json) {
    json.text("name", &tool.name);
    if let Some(docs) = parts::description(tool) {
        json.text("description", &docs);
    }
}

fn function(tool: &Tool, key: &str, schema: &str, json: &mut Json) {
    name(tool, json);
    if !schema.is_empty() {
        json.member(key, schema);
    }
}
