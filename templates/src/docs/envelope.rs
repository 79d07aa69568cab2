//! The two answers that a document shows: a success and a failure of tools of the design, or of any tool.

use schemars::JsonSchema;
use serde::Serialize;
use toolc_compiler::ir::{Action, Tool};

use super::scope::Scope;
use super::text::{fenced, shortened};
use crate::emit::pretty;
use crate::schema::{self, Json};
use crate::slot::Slot;

/// The longest example that stands for all others, in bytes and in lines.
const LONGEST: usize = 700;
const MOST_LINES: usize = 40;

/// Blocks of code.
#[derive(JsonSchema, Serialize)]
pub(super) struct Envelopes {
    success: Slot,
    failure: Slot,
    has_command: bool,
}

impl Envelopes {
    pub(super) fn of(scope: &Scope<'_>, tools: &[&Tool]) -> Self {
        Self {
            success: block(success(scope, tools)),
            failure: block(failure(scope, tools)),
            has_command: tools.iter().any(|tool| scope.command_of(tool).is_some()),
        }
    }
}

impl Envelopes {
    /// Both, to be measured.
    pub(super) fn slots(&self) -> [&Slot; 2] {
        [&self.success, &self.failure]
    }

    /// The bytes that they print.
    pub(super) fn size(&self) -> usize {
        self.success.0.size() + self.failure.0.size()
    }
}

fn block(json: Json) -> Slot {
    Slot::lines(fenced("json", &pretty(&json.into_text())))
}

fn success(scope: &Scope<'_>, tools: &[&Tool]) -> Json {
    let shown = tools.iter().find_map(|tool| {
        let results = tool.examples.iter();
        let results = results.filter_map(|example| example.result.as_ref());
        let mut texts = results.map(schema::text_of);
        Some((*tool, texts.find(|text| is_short(text))?))
    });
    let tool = shown.as_ref().map(|(tool, _)| *tool);
    let mut json = Json::default();
    json.open();
    json.member("ok", "true");
    json.text("status", "success");
    json.member("result", shown.as_ref().map_or("{}", |(_, text)| text));
    meta(scope, tool.or(tools.first().copied()), &mut json);
    json.close();
    json
}

fn is_short(json: &str) -> bool {
    json.len() <= LONGEST && pretty(json).lines().count() <= MOST_LINES
}

fn failure(scope: &Scope<'_>, tools: &[&Tool]) -> Json {
    let shown = tools
        .iter()
        .find_map(|tool| Some((*tool, tool.errors.first()?)));
    let mut json = Json::default();
    json.open();
    json.member("ok", "false");
    json.text("status", "error");
    json.key("error");
    json.open();
    match shown {
        Some((_, thrown)) => {
            let error = &scope.design[thrown.error];
            let message = error.docs.as_deref().unwrap_or_default();
            json.text("code", &error.name);
            json.text("kind", error.kind.name());
            json.text("message", &shortened(message, 300));
            if let Some(field) = &thrown.field {
                json.text("field", field);
            }
            recovery(thrown.action, &mut json);
        }
        None => {
            json.text("code", "invalid_input");
            json.text("kind", "input");
            json.text("message", "/name must be there");
            json.text("field", "name");
            recovery(Action::Correct, &mut json);
        }
    }
    json.close();
    let tool = shown.map(|(tool, _)| tool);
    meta(scope, tool.or(tools.first().copied()), &mut json);
    json.close();
    json
}

fn recovery(action: Action, json: &mut Json) {
    let is_retryable = matches!(action, Action::Correct | Action::Retry);
    json.member("retryable", if is_retryable { "true" } else { "false" });
    json.key("recovery");
    json.open();
    json.text("action", action.name());
    json.close();
}

fn meta(scope: &Scope<'_>, tool: Option<&Tool>, json: &mut Json) {
    json.key("meta");
    json.open();
    if let Some(tool) = tool {
        let toolset = &scope.design[tool.toolset];
        json.text("tool", &tool.name);
        json.text("toolset", &toolset.name);
        if let Some(owner) = toolset.owner {
            json.text("service", &scope.design[owner].name);
        }
        if let Some(version) = &tool.version {
            json.text("version", version);
        }
    }
    json.text("call_id", "…");
    json.member("duration_ms", "3");
    json.text("caller", "agent");
    json.close();
}
