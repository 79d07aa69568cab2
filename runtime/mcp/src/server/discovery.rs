//! Large catalogues: one tool that searches in place of all, and one that runs what it finds.

use std::borrow::Cow;

use rmcp::model::{CallToolResult, ContentBlock, JsonObject, Tool};
use serde_json::Value;
use toolrt::diagnose::diagnose;
use toolrt::table::{Field, Int, Record, Rest, Table};
use toolrt::{CallFault, Kind, Spec};

use super::context::Incoming;
use super::payload;
use super::raw;
use super::shared::Shared;

const SEARCH: &str = "search_tools";
const RUN: &str = "run_tool";

/// How many tools a search gives at most.
const MOST: i64 = 100;

const SEARCH_DEFINITION: &str = r#"{"name":"search_tools","title":"Search tools","description":"Finds the tools of this server that a query in plain words means, the best first. Call one by `run_tool`, or by its own name.","inputSchema":{"type":"object","properties":{"query":{"type":"string","description":"What the tool should do."},"limit":{"type":"integer","minimum":1,"maximum":100,"default":10,"description":"How many tools at most."},"schemas":{"type":"boolean","default":false,"description":"Whether to give the schemas of the arguments, too."}},"required":["query"],"additionalProperties":false},"outputSchema":{"type":"object","properties":{"tools":{"type":"array","items":{"type":"object","properties":{"name":{"type":"string"},"description":{"type":"string"},"inputSchema":{"type":"object"}},"required":["name","description"]}}},"required":["tools"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}}"#;

const RUN_DEFINITION: &str = r#"{"name":"run_tool","title":"Run a tool","description":"Calls a tool of this server by its name, as `search_tools` gives it.","inputSchema":{"type":"object","properties":{"name":{"type":"string","description":"The name of the tool."},"arguments":{"type":"object","description":"Its arguments, by the schema that `search_tools` gives.","default":{}}},"required":["name"],"additionalProperties":false}}"#;

static QUERY: Record = Record {
    name: "search_tools",
    fields: &[
        Field::required("query", Table::STRING),
        Field::default("limit", Table::Int(&LIMIT), "10"),
        Field::default("schemas", Table::Bool, "false"),
    ],
    rest: Rest::Closed,
};

static LIMIT: Int = Int::ANY.at_least(1).at_most(MOST);

static CALL: Record = Record {
    name: "run_tool",
    fields: &[
        Field::required("name", Table::STRING),
        Field::optional("arguments", Table::Json),
    ],
    rest: Rest::Closed,
};

/// The two tools that stand for all.
pub(super) fn definitions(shared: &Shared) -> Vec<Tool> {
    let known = shared.tools.search.get_or_init(|| {
        [SEARCH_DEFINITION, RUN_DEFINITION].map(|definition| shared.definitions.add(definition))
    });
    known.to_vec()
}

/// What a call of `tools/call` wants.
pub(super) enum Wanted<'a> {
    Tool {
        name: Cow<'a, str>,
        arguments: JsonObject,
    },
    Search(Search),
    /// Its arguments are wrong.
    Nothing(Box<CallFault>),
}

pub(super) struct Search {
    query: String,
    limit: usize,
    schemas: bool,
}

pub(super) fn wanted<'a>(shared: &Shared, name: &'a str, mut arguments: JsonObject) -> Wanted<'a> {
    let name = Cow::Borrowed(name);
    if !shared.server.spec().discovery.search {
        return Wanted::Tool { name, arguments };
    }
    let wrong = |record| invalid(record, &arguments);
    match &*name {
        SEARCH => match wrong(&QUERY) {
            Some(fault) => Wanted::Nothing(fault),
            None => {
                let number = |name| arguments.get(name).and_then(Value::as_f64);
                let flag = |name| arguments.get(name).and_then(Value::as_bool);
                let query = arguments.get("query").and_then(Value::as_str);
                Wanted::Search(Search {
                    query: query.unwrap_or_default().to_owned(),
                    limit: number("limit").map_or(10, |limit| limit as usize),
                    schemas: flag("schemas").unwrap_or(false),
                })
            }
        },
        RUN => {
            let fault = wrong(&CALL).or_else(|| match arguments.get("arguments") {
                None | Some(Value::Object(_)) => None,
                Some(_) => {
                    let message = "arguments must be an object.";
                    Some(Box::new(CallFault::new(
                        "invalid_input",
                        Kind::Input,
                        message,
                    )))
                }
            });
            if let Some(fault) = fault {
                return Wanted::Nothing(fault);
            }
            let name = match arguments.remove("name") {
                Some(Value::String(name)) => name,
                _ => String::new(),
            };
            let arguments = match arguments.remove("arguments") {
                Some(Value::Object(arguments)) => arguments,
                _ => JsonObject::new(),
            };
            let name = Cow::Owned(name);
            Wanted::Tool { name, arguments }
        }
        _ => Wanted::Tool { name, arguments },
    }
}

/// Whether the arguments of a tool of this name are read here.
pub(super) fn reads_arguments(shared: &Shared, name: &str) -> bool {
    shared.server.spec().discovery.search && (name == SEARCH || name == RUN)
}

/// The name of the tool that a call means, by the JSON of its parameters: what its scopes are looked up by.
#[cfg(feature = "http")]
pub(super) fn meant<'a>(shared: &Shared, params: &'a toolrt::Value) -> Option<&'a str> {
    let name = params.get("name")?.as_str()?;
    match name == RUN && shared.server.spec().discovery.search {
        true => params.get("arguments")?.get("name")?.as_str(),
        false => Some(name),
    }
}

fn invalid(record: &'static Record, arguments: &JsonObject) -> Option<Box<CallFault>> {
    let issues = diagnose(Table::Record(record), &payload::of(arguments.clone()));
    let messages: Vec<&str> = issues.iter().map(|issue| &*issue.message).collect();
    let mut fault = CallFault::new("invalid_input", Kind::Input, messages.join("\n"));
    fault.issues = issues;
    (!fault.issues.is_empty()).then(|| Box::new(fault))
}

impl Search {
    pub(super) fn result(self, shared: &Shared, incoming: &Incoming<'_>) -> CallToolResult {
        let permitted = shared.server.spec().discovery.permitted;
        let allowed = |spec: &&'static Spec| !permitted || incoming.lacks(spec).is_empty();
        let found = shared.server.find(&self.query, usize::MAX).into_iter();
        let found = found.map(|found| found.spec).filter(allowed);
        let tools = found.take(self.limit).map(|spec| {
            let text = |text: &str| toolrt::Value::from(text).to_json();
            let schema = match self.schemas {
                true => format!(",\"inputSchema\":{}", spec.input_schema),
                false => String::new(),
            };
            let (name, description) = (text(spec.name), text(spec.description));
            format!("{{\"name\":{name},\"description\":{description}{schema}}}")
        });
        let tools: Vec<String> = tools.collect();
        let json = format!("{{\"tools\":[{}]}}", tools.join(","));
        let mut result = CallToolResult::success(vec![ContentBlock::text(json.as_str())]);
        result.structured_content = Some(raw::value(&json));
        result.is_error = None;
        result
    }
}
