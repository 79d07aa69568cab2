//! What a command says of its tools, as definitions of tools made at run time.

use super::discovered::Unusable;
use crate::diagnose::shown_text;
use crate::json::{Object, Value};
use crate::made::is_name;

/// How many tools a command may have.
const MOST: usize = 1_000;
/// What a definition takes of a manifest as it is.
const MEMBERS: [&str; 22] = [
    "name",
    "title",
    "description",
    "version",
    "tags",
    "deprecated",
    "when",
    "avoid",
    "delegate",
    "effects",
    "scopes",
    "data",
    "pii",
    "cost",
    "confirm",
    "partial",
    "timeout_ms",
    "input_schema",
    "output_schema",
    "errors",
    "examples",
    "next",
];
/// What every tool of a command needs.
const SPAWN: &str = "proc:spawn";

/// The tools that a command lists, with their names.
///
/// # Errors
/// It lists none, or what cannot be told apart.
pub(super) fn tools_of<'v>(
    said: &'v Value,
    command: &str,
) -> Result<Vec<(&'v str, &'v Object)>, Unusable> {
    let unusable = |what: &str| Unusable(format!("`{command}` prints {what}"));
    let tools = said.get("tools").and_then(Value::as_array);
    let tools = tools.ok_or_else(|| unusable("no list of tools"))?;
    if tools.len() > MOST {
        return Err(unusable(&format!("more than {MOST} tools")));
    }
    let mut found: Vec<(&str, &Object)> = Vec::new();
    for tool in tools {
        let name = tool.get("name").and_then(Value::as_str);
        let (Some(name), Some(tool)) = (name, tool.as_object()) else {
            return Err(unusable("a tool that has no name"));
        };
        if !is_name(name) {
            let shown = shown_text(name);
            return Err(unusable(&format!("{shown}, which is no name for a tool")));
        }
        if found.iter().any(|(known, _)| *known == name) {
            return Err(unusable(&format!("two tools named {}", shown_text(name))));
        }
        found.push((name, tool));
    }
    Ok(found)
}

/// The definition of a tool that a command of toolc has.
pub(super) fn definition_of(tool: &Object) -> String {
    let mut definition = Object::new();
    for name in MEMBERS {
        if let Some(value) = tool.get(name) {
            definition.insert(name, value.clone());
        }
    }
    if tool.get("streams").and_then(Value::as_bool) == Some(true) {
        // What its items are is not told.
        definition.insert("item_schema", true);
    }
    let needs = tool.get("capabilities").and_then(Value::as_array);
    let needs = needs.unwrap_or_default().iter();
    let mut needs: Vec<Value> = needs.filter(|need| !is(need, "none")).cloned().collect();
    if !needs.iter().any(|need| is(need, SPAWN)) {
        needs.push(Value::from(SPAWN));
    }
    definition.insert("capabilities", needs);
    Value::Object(definition).to_json()
}

/// The definition of a tool that keeps the Toolable protocol, which does not tell what its results are.
pub(super) fn toolable_definition(name: &str, tool: &Object, manifest: &Object) -> String {
    let member = |name: &str| manifest.get(name).or_else(|| tool.get(name)).cloned();
    let mut definition = Object::new();
    definition.insert("name", name);
    let description = member("description").or_else(|| member("summary"));
    definition.insert(
        "description",
        description.unwrap_or_else(|| Value::from("")),
    );
    let schema = member("schema").or_else(|| member("input_schema"));
    let schema = schema.filter(|schema| !matches!(schema, Value::Null));
    let any = || {
        let mut any = Object::new();
        any.insert("type", "object");
        Value::Object(any)
    };
    definition.insert("input_schema", schema.unwrap_or_else(any));
    definition.insert("output_schema", true);
    definition.insert("capabilities", vec![Value::from(SPAWN)]);
    Value::Object(definition).to_json()
}

fn is(need: &Value, name: &str) -> bool {
    need.as_str() == Some(name)
}
