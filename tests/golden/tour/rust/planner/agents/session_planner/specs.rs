// Made by toolc from planner.tools; do not edit.

//! Everything the design declares of the agent `session_planner`, as data.

use toolrt::agent::{AgentSpec, CompletionSpec, View};
use toolrt::spec::{Capability, Spec};
use toolrt::table;

use super::super::super::tools::planning;
use super::files::tools::files;
use super::packages::acme_planner::codecs as acme_planner;
use super::policy::POLICY;
use super::todos::tools::todos;

/// The agent.
#[rustfmt::skip]
pub static AGENT: AgentSpec = AgentSpec {
    name: "session_planner",
    service: "planner",
    description: "Plans the tasks of a session.",
    instructions: Some("Break the goal into steps and keep the todo list up to date."),
    uses: &[
        View { toolset: &todos::specs::TOOLSET, tools: &[&todos::specs::UPDATE_TODOS, &todos::specs::GET_TODOS] },
        View { toolset: &files::specs::TOOLSET, tools: &[&files::specs::FIND_FILES] },
    ],
    tools: SPECS,
    implements: &[&planning::specs::TOOLSET],
    exports: &[],
    completions: &[&DRAFT_ANSWER],
    capabilities: &[
        Capability { name: "state:mutate", scope: None },
        Capability { name: "fs:read", scope: None },
    ],
    policy: POLICY,
    ..AgentSpec::EMPTY
};

/// The specs of the tools that the agent uses, in its order: what its model sees.
#[rustfmt::skip]
pub static SPECS: &[&Spec] = &[&todos::specs::UPDATE_TODOS, &todos::specs::GET_TODOS, &files::specs::FIND_FILES];

/// The spec of the tool `name`, where the agent uses it.
pub fn spec(name: &str) -> Option<&'static Spec> {
    AGENT.tool(name)
}

/// The completion `draft_answer`.
#[rustfmt::skip]
pub static DRAFT_ANSWER: CompletionSpec = CompletionSpec {
    name: "draft_answer",
    agent: "session_planner",
    description: "",
    answer: table::Table::Tagged(&acme_planner::ANSWER),
    schema: r##"{"anyOf":[{"type":"object","properties":{"type":{"type":"string","enum":["text"]},"value":{"type":"string"}},"required":["type","value"],"additionalProperties":false},{"type":"object","properties":{"type":{"type":"string","enum":["plan"]},"value":{"type":"object","properties":{"goal":{"type":"string"},"steps":{"type":"array","items":{"$ref":"#/$defs/Step"},"minItems":1,"maxItems":50},"todos":{"description":"The todo list that the plan was made from.","type":"object","properties":{"run_id":{"type":"string","format":"uuid"},"items":{"type":"array","items":{"description":"One thing to do.","type":"object","properties":{"id":{"type":"string","description":"Stable id, unique within a run.","minLength":1,"maxLength":64,"pattern":"^[a-z0-9-]+$"},"title":{"type":"string","minLength":1,"maxLength":200},"status":{"default":"pending","type":"string","enum":["pending","in_progress","done"]},"due":{"type":"string","format":"date-time"},"tags":{"type":"array","default":[],"items":{"type":"string"},"maxItems":10,"uniqueItems":true}},"required":["id","title"],"additionalProperties":false}},"revision":{"type":"integer","minimum":0}},"required":["run_id","items","revision"],"additionalProperties":false}},"required":["goal","steps"],"additionalProperties":false}},"required":["type","value"],"additionalProperties":false}],"$defs":{"Step":{"description":"A step may hold smaller steps.","type":"object","properties":{"title":{"type":"string"},"owner":{"anyOf":[{"type":"string"},{"type":"null"}]},"estimate":{"type":"string","format":"duration"},"steps":{"type":"array","default":[],"items":{"$ref":"#/$defs/Step"}}},"required":["title"],"additionalProperties":false}}}"##,
};
