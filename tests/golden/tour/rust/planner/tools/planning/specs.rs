// Made by toolc from planner.tools; do not edit.

//! Everything the design declares of the toolset `planning`, as data.

use toolrt::spec::{Implementation, Spec, ToolsetSpec};
use toolrt::table;

use super::codecs;
use super::packages::acme_planner::codecs as acme_planner;

/// The toolset.
#[rustfmt::skip]
pub static TOOLSET: ToolsetSpec = ToolsetSpec {
    name: "planning",
    service: "planner",
    description: "Plan a session.",
    tools: SPECS,
    ..ToolsetSpec::EMPTY
};

/// The specs of all tools, in declared order.
#[rustfmt::skip]
pub static SPECS: &[&Spec] = &[&PLAN_SESSION];

/// The spec of the tool `name`.
pub fn spec(name: &str) -> Option<&'static Spec> {
    SPECS.iter().copied().find(|spec| spec.name == name)
}

/// The specs of the tools that a model may see under these grants.
pub fn advertised(grants: &dyn toolrt::host::Policy) -> Vec<&'static Spec> {
    toolrt::host::advertised(SPECS.iter().copied(), grants, &toolrt::Context::new())
}

/// Create a session plan.
#[rustfmt::skip]
pub static PLAN_SESSION: Spec = Spec {
    name: "plan_session",
    description: "Create a session plan.",
    toolset: "planning",
    service: "planner",
    implementation: Implementation::Agent("session_planner"),
    args: table::Table::Record(&codecs::PLAN_SESSION_ARGS),
    result: Some(table::Table::Record(&acme_planner::PLAN)),
    item: Some(table::Table::Record(&acme_planner::STEP)),
    input_schema: r#"{"type":"object","properties":{"goal":{"type":"string"},"trigger":{"anyOf":[{"type":"object","properties":{"kind":{"type":"string","enum":["schedule"]},"expression":{"type":"string"},"timezone":{"type":"string","default":"UTC"}},"required":["kind","expression"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","enum":["event"]},"source":{"type":"string","format":"uri"},"name":{"type":"string"},"labels":{"type":"object","default":{},"additionalProperties":{"type":"string"}}},"required":["kind","source","name"],"additionalProperties":false}]},"ticket":{"description":"A ticket, by key or by number.","anyOf":[{"type":"string","pattern":"^[A-Z]{3}-\\d+$"},{"type":"integer","minimum":1}]},"constraints":{"type":"array","default":[],"items":{"type":"string"}}},"required":["goal"],"additionalProperties":false}"#,
    output_schema: Some(r##"{"type":"object","properties":{"goal":{"type":"string"},"steps":{"type":"array","items":{"$ref":"#/$defs/Step"},"minItems":1,"maxItems":50},"todos":{"description":"The todo list that the plan was made from.","type":"object","properties":{"run_id":{"type":"string","format":"uuid"},"items":{"type":"array","items":{"description":"One thing to do.","type":"object","properties":{"id":{"type":"string","description":"Stable id, unique within a run.","minLength":1,"maxLength":64,"pattern":"^[a-z0-9-]+$"},"title":{"type":"string","minLength":1,"maxLength":200},"status":{"default":"pending","type":"string","enum":["pending","in_progress","done"]},"due":{"type":"string","format":"date-time"},"tags":{"type":"array","default":[],"items":{"type":"string"},"maxItems":10,"uniqueItems":true}},"required":["id","title"],"additionalProperties":false}},"revision":{"type":"integer","minimum":0}},"required":["run_id","items","revision"],"additionalProperties":false}},"required":["goal","steps"],"additionalProperties":false,"$defs":{"Step":{"description":"A step may hold smaller steps.","type":"object","properties":{"title":{"type":"string"},"owner":{"anyOf":[{"type":"string"},{"type":"null"}]},"estimate":{"type":"string","format":"duration"},"steps":{"type":"array","default":[],"items":{"$ref":"#/$defs/Step"}}},"required":["title"],"additionalProperties":false}}}"##),
    item_schema: Some(r##"{"$ref":"#/$defs/Step","$defs":{"Step":{"description":"A step may hold smaller steps.","type":"object","properties":{"title":{"type":"string"},"owner":{"anyOf":[{"type":"string"},{"type":"null"}]},"estimate":{"type":"string","format":"duration"},"steps":{"type":"array","default":[],"items":{"$ref":"#/$defs/Step"}}},"required":["title"],"additionalProperties":false}}}"##),
    cost: Some("high"),
    timeout_ms: Some(300000),
    is_final: true,
    ..Spec::EMPTY
};
