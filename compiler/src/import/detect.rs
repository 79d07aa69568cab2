//! Which notation a definition has: how sure that is, and why.

use indexmap::IndexMap;
use serde::Serialize;

use super::definition::Notation;
use super::notations::{bedrock, table};
use crate::ir::Value;

/// How much speaks for a notation.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Evidence {
    /// The notation.
    #[serde(rename = "format")]
    pub notation: Notation,
    /// From 0 to 1.
    pub confidence: f64,
    /// The evidence for it.
    pub why: String,
}

/// All notations with evidence, the likeliest first. `raw` is always among them.
pub fn evidence(value: &Value) -> Vec<Evidence> {
    let mut all = Vec::new();
    gather(value, &mut |notation, percent, why| {
        all.push(Evidence {
            notation,
            confidence: f64::from(percent) / 100.0,
            why: why.to_owned(),
        });
    });
    // The order of the table decides between equals.
    all.sort_by(|a, b| b.confidence.total_cmp(&a.confidence));
    all
}

/// The scores of all notations, in the order of their table; 0 where nothing speaks for one.
pub(super) fn scores(value: &Value) -> IndexMap<&'static str, f64> {
    let mut scores: IndexMap<&'static str, f64> =
        Notation::ALL.iter().map(|(name, _)| (*name, 0.0)).collect();
    for found in evidence(value) {
        let score = scores.entry(found.notation.name()).or_default();
        *score = score.max(found.confidence);
    }
    scores
}

/// The likeliest notation.
pub(super) fn notation_of(value: &Value) -> Notation {
    let mut best = (0, Notation::Raw);
    gather(value, &mut |notation, percent, _| {
        if percent > best.0 {
            best = (percent, notation);
        }
    });
    best.1
}

fn gather(value: &Value, say: &mut dyn FnMut(Notation, u8, &'static str)) {
    let is_object = |key: &str| matches!(value.get(key), Some(Value::Object(_)));
    let has = |key: &str| value.get(key).is_some();
    let is_text = |key: &str| matches!(value.get(key), Some(Value::String(_)));
    let type_is =
        |word: &str| matches!(value.get("type"), Some(Value::String(text)) if **text == *word);

    if is_object("function") {
        if type_is("function") {
            say(
                Notation::OpenAi,
                100,
                "`type` is `function`, and `function` holds the rest",
            );
        } else {
            say(
                Notation::OpenAi,
                80,
                "`function` holds the rest, but `type` does not say so",
            );
        }
    }
    if is_object("toolSpec") {
        say(Notation::Bedrock, 100, "it has `toolSpec`");
    }
    if has("input_schema") && is_text("name") && is_text("command") && is_text("usage") {
        say(
            Notation::Command,
            100,
            "it has `input_schema`, and `command` and `usage` as commands of toolc say them",
        );
    }
    let is_flag = |key: &str| matches!(value.get(key), Some(Value::Bool(_)));
    if is_text("name") && is_text("summary") {
        if is_object("schema") {
            say(Notation::Toolable, 90, "it has `summary` and `schema`");
        } else if is_flag("streaming") && is_flag("session_mode") {
            say(
                Notation::Toolable,
                80,
                "it has `summary`, `streaming` and `session_mode`, but no `schema`",
            );
        }
    }
    if has("input_schema") {
        if is_text("name") {
            say(Notation::Anthropic, 100, "it has `name` and `input_schema`");
        } else {
            say(
                Notation::Anthropic,
                80,
                "it has `input_schema`, but no `name`",
            );
        }
    }
    if value.get("inputSchema").is_some_and(bedrock::wraps) {
        say(
            Notation::Bedrock,
            100,
            "it has `inputSchema` with the schema in `json`, as inside of `toolSpec`",
        );
    } else if has("inputSchema") {
        if is_text("name") {
            say(Notation::Mcp, 100, "it has `name` and `inputSchema`");
        } else {
            say(Notation::Mcp, 80, "it has `inputSchema`, but no `name`");
        }
    }
    if has("parametersJsonSchema") {
        say(Notation::Gemini, 100, "it has `parametersJsonSchema`");
    }
    if has("parameters_json_schema") {
        say(Notation::Adk, 100, "it has `parameters_json_schema`");
    }
    if has("args_schema") {
        say(Notation::LangChain, 90, "it has `args_schema`");
    }
    if is_object("inputs") && (has("capabilities") || has("source_format") || is_text("name")) {
        let sure = if has("capabilities") || has("source_format") {
            100
        } else {
            70
        };
        say(
            Notation::Canonical,
            sure,
            "it has `inputs`, as canonical records have",
        );
    }
    if type_is("function") && is_text("name") && !is_object("function") {
        say(
            Notation::OpenAiResponses,
            95,
            "`type` is `function`, and the rest stands beside it",
        );
    }
    if has("openapi") || has("swagger") {
        say(Notation::OpenApi, 100, "it names its version of OpenAPI");
    }
    let is_list = |key: &str| matches!(value.get(key), Some(Value::List(_)));
    if is_list("tools") && is_list("types") && is_list("toolsets") && is_list("packages") {
        say(Notation::Ir, 100, "it is a design, as `toolc ir` prints it");
    }
    if let Some(key) = table::parameters(value) {
        let why = match key {
            "parameters" => "`parameters` is a table of parameters, not a schema",
            _ => "it has a table of parameters",
        };
        say(Notation::Table, 85, why);
    }
    if let Some(parameters) = value.get("parameters") {
        let upper =
            matches!(parameters.get("type"), Some(Value::String(name)) if **name == *"OBJECT");
        if upper {
            say(
                Notation::GeminiOpenApi,
                90,
                "`parameters` has types in capitals",
            );
        }
        if is_text("name") {
            say(Notation::OpenAiLegacy, 70, "it has `name` and `parameters`");
        }
    } else if is_text("name") && (is_object("arguments") || is_object("_arguments")) {
        say(
            Notation::OpenAiLegacy,
            60,
            "it has `name`, and `arguments` in place of `parameters`",
        );
    }
    if is_text("name") && is_object("schema") {
        say(Notation::LangChain, 85, "it has `name` and `schema`");
    }
    if is_object("properties") {
        if is_text("name") {
            say(
                Notation::LangChain,
                60,
                "it has `name`, and the properties of the arguments beside it",
            );
        } else if type_is("object") || has("$schema") || is_text("title") {
            say(Notation::JsonSchema, 60, "it is the schema of an object");
        }
    } else if has("$schema") || has("$ref") && has("$defs") {
        say(Notation::JsonSchema, 60, "it is a JSON Schema");
    }
    say(Notation::Raw, 10, "anything can be read as far as it goes");
}
