//! What the two tools declare; the same in every language.

use crate::spec::{Effects, Spec, ToolsetSpec};
use crate::table::{Field, Int, List, Map, Record, Rest, Table};

pub(super) static TOOLSET: ToolsetSpec = ToolsetSpec {
    name: "catalogue",
    description: "Finds tools, and runs them.",
    tools: &[&SEARCH, &RUN],
    ..ToolsetSpec::EMPTY
};

pub(super) static SEARCH: Spec = Spec {
    name: "search_tools",
    title: Some("Search tools"),
    description: "Finds the tools that a query in plain words means, the best first. Call one by `run_tool`.",
    toolset: "catalogue",
    args: Table::Record(&QUERY),
    result: Some(Table::Record(&FOUND)),
    input_schema: r#"{"type":"object","properties":{"query":{"type":"string","description":"What the tool should do."},"limit":{"type":"integer","minimum":1,"maximum":100,"default":10,"description":"How many tools at most."},"tags":{"type":"array","items":{"type":"string"},"description":"Tags of which a tool must have at least one."},"schemas":{"type":"boolean","default":true,"description":"Whether to give the schemas of the arguments, too."}},"required":["query"],"additionalProperties":false}"#,
    output_schema: Some(
        r#"{"type":"object","properties":{"tools":{"type":"array","items":{"type":"object","properties":{"name":{"type":"string"},"description":{"type":"string"},"inputSchema":{"type":"object","additionalProperties":{}},"annotations":{"type":"object","properties":{"readOnlyHint":{"type":"boolean"},"destructiveHint":{"type":"boolean"},"idempotentHint":{"type":"boolean"},"openWorldHint":{"type":"boolean"}},"additionalProperties":false}},"required":["name","description"],"additionalProperties":false}}},"required":["tools"],"additionalProperties":false}"#,
    ),
    effects: Effects {
        readonly: true,
        open_world: Some(false),
        ..Effects::UNSAID
    },
    ..Spec::EMPTY
};

pub(super) static RUN: Spec = RUN_TOOL;

/// In a server, whose results may also be content.
pub(super) static RUN_SERVED: Spec = Spec {
    result: None,
    output_schema: None,
    ..RUN_TOOL
};

const RUN_TOOL: Spec = Spec {
    name: "run_tool",
    title: Some("Run a tool"),
    description: "Calls a tool by its name, as `search_tools` gives it.",
    toolset: "catalogue",
    args: Table::Record(&CALL),
    result: Some(Table::Json),
    input_schema: r#"{"type":"object","properties":{"name":{"type":"string","description":"The name of the tool."},"arguments":{"type":"object","additionalProperties":{},"description":"Its arguments, by the schema that `search_tools` gives.","default":{}}},"required":["name"],"additionalProperties":false}"#,
    output_schema: Some("{}"),
    dry_run: true,
    partial: true,
    ..Spec::EMPTY
};

static QUERY: Record = Record {
    name: "SearchToolsArgs",
    fields: &[
        Field::required("query", Table::STRING),
        Field::default("limit", Table::Int(&LIMIT), "10"),
        Field::optional("tags", Table::List(&TEXTS)),
        Field::default("schemas", Table::Bool, "true"),
    ],
    rest: Rest::Closed,
};

static LIMIT: Int = Int::ANY.at_least(1).at_most(100);

static TEXTS: List = List::of(Table::STRING);

static CALL: Record = Record {
    name: "RunToolArgs",
    fields: &[
        Field::required("name", Table::STRING),
        Field::default("arguments", Table::Map(&ANYTHING), "{}"),
    ],
    rest: Rest::Closed,
};

static ANYTHING: Map = Map::of(Table::Json);

static FOUND: Record = Record {
    name: "SearchToolsResult",
    fields: &[Field::required("tools", Table::List(&TOOLS))],
    rest: Rest::Closed,
};

static TOOLS: List = List::of(Table::Record(&TOOL));

static TOOL: Record = Record {
    name: "FoundTool",
    fields: &[
        Field::required("name", Table::STRING),
        Field::required("description", Table::STRING),
        Field::optional("inputSchema", Table::Map(&ANYTHING)),
        Field::optional("annotations", Table::Record(&ANNOTATIONS)),
    ],
    rest: Rest::Closed,
};

static ANNOTATIONS: Record = Record {
    name: "FoundToolAnnotations",
    fields: &[
        Field::optional("readOnlyHint", Table::Bool),
        Field::optional("destructiveHint", Table::Bool),
        Field::optional("idempotentHint", Table::Bool),
        Field::optional("openWorldHint", Table::Bool),
    ],
    rest: Rest::Closed,
};
