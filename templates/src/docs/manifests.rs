//! Everything as JSON: the tools of each toolset, and each agent.

use toolc_compiler::ir::{Agent, Design, Tool};

use crate::emit::{EmitNotation, emit, pretty};
use crate::plan::instructions::instructions;
use crate::schema::{self, Json};

/// The canonical records of the tools of a toolset.
pub(super) fn toolset(design: &Design, tools: &[&Tool]) -> String {
    let mut text = String::from("[");
    for (index, tool) in tools.iter().enumerate() {
        if index > 0 {
            text.push(',');
        }
        text.push_str(&emit(design, tool, EmitNotation::Canonical, false).json);
    }
    text.push(']');
    pretty(&text) + "\n"
}

/// What is declared of an agent; its instructions are those that its model is told.
pub(super) fn agent(design: &Design, agent: &Agent) -> String {
    let used: Vec<&Tool> = agent
        .uses
        .iter()
        .flat_map(|view| &view.tools)
        .map(|id| &design[*id])
        .collect();
    let mut json = Json::default();
    json.open();
    json.text("name", &agent.name);
    json.text("service", &design[agent.service].name);
    for (key, text) in [
        ("title", &agent.title),
        ("description", &agent.docs),
        ("version", &agent.version),
    ] {
        if let Some(text) = text {
            json.text(key, text);
        }
    }
    let told = instructions(design, agent);
    if !told.is_empty() {
        json.text("instructions", &told);
    }
    json.key("tools");
    json.texts(used.iter().map(|tool| &*tool.name));
    json.key("capabilities");
    json.texts(agent.capabilities.iter().map(ToString::to_string));
    json.key("scopes");
    json.texts(agent.scopes.iter().map(|scope| &**scope));
    json.key("handoffs");
    handoffs(design, &used, &mut json);
    json.key("exports");
    json.texts(agent.exports.iter().map(|id| &*design[*id].name));
    json.key("completions");
    json.open_list();
    for one in &agent.completions {
        json.open();
        json.text("name", &one.name);
        json.member("schema", &schema::of_type(design, &one.ty));
        json.close();
    }
    json.close_list();
    let limits = serde_json::to_string(&agent.policy).expect("limits are numbers and words");
    json.member("limits", &limits);
    json.close();
    pretty(&json.into_text()) + "\n"
}

/// What comes after which tool, among those that the agent uses.
fn handoffs(design: &Design, used: &[&Tool], json: &mut Json) {
    json.open_list();
    for tool in used {
        let next = tool.next.iter();
        for next in next.filter(|next| used.iter().any(|other| other.id == next.tool)) {
            json.open();
            json.text("from", &tool.name);
            json.text("to", &design[next.tool].name);
            if let Some(reason) = &next.text {
                json.text("reason", reason);
            }
            json.close();
        }
    }
    json.close_list();
}
