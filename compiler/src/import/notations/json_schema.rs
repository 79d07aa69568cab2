//! A JSON Schema of the arguments: the tool is called after its title.

use std::borrow::Cow;

use super::super::definition::{Definition, Notation};
use super::function;
use crate::ir::Value;
use crate::source::Text;

pub(super) fn read(value: &Value) -> Definition<'_> {
    let mut definition = Definition::new(Notation::JsonSchema, value);
    let Value::Object(entries) = value else {
        return definition;
    };
    let mut schema: Vec<(Text, Value)> = Vec::with_capacity(entries.len());
    for (key, member) in entries {
        match &**key {
            "title" => definition.name = definition.text(key, member),
            "description" => definition.description = definition.text(key, member),
            // Read below.
            "x-capabilities" | "x-security" => {}
            // The dialect of all notations need not be said.
            "$schema" if is_newest(member) => {}
            "x-outputs" => {
                definition.output = definition.schema(key, member);
                definition.output_path = "x-outputs";
            }
            "x-version" => definition.version = definition.text(key, member),
            _ => schema.push((key.clone(), member.clone())),
        }
    }
    definition.capabilities = function::object(&mut definition, value, "x-capabilities");
    definition.security = function::object(&mut definition, value, "x-security");
    if definition.name.is_none() {
        definition.name = match value.get("$id") {
            Some(Value::String(id)) => {
                let last = id
                    .trim_end_matches('#')
                    .rsplit('/')
                    .next()
                    .unwrap_or_default();
                Some(last.split('.').next().unwrap_or_default().into())
            }
            _ => None,
        };
    }
    definition.input = Some(Cow::Owned(Value::Object(schema)));
    definition
}

/// Whether a dialect is JSON Schema 2020-12, in which schemas of definitions are written.
fn is_newest(dialect: &Value) -> bool {
    let name = dialect.text().map(|name| name.trim_end_matches('#'));
    name == Some("https://json-schema.org/draft/2020-12/schema")
}
