//! Schemas whose refs lead into files beside the document, as schemas that stand alone.

use std::borrow::Cow;

use foldhash::{HashMap, HashMapExt, HashSet, HashSetExt};

use super::beside::{Files, size};
use super::definition::Definition;
use super::lookup::Lookup;
use super::names::pascal;
use crate::ir::Value;
use crate::pointer;
use crate::source::Text;

/// Gives the schemas of a definition the parts of other files that they refer to. A definition that refers into a
/// shared document has them already.
pub(super) fn definition<'a>(
    definition: &mut Definition<'a>,
    document: &'a Value,
    files: &'a Files,
) {
    if definition.root.is_some() {
        return;
    }
    for schema in [&mut definition.input, &mut definition.output] {
        let Some(value) = schema.as_deref().filter(|value| leads_elsewhere(value)) else {
            continue;
        };
        let mut bundle = Bundle {
            document,
            files,
            lookup: Lookup::default(),
            names: HashMap::new(),
            taken: names(value),
            waiting: Vec::new(),
        };
        *schema = Some(Cow::Owned(bundle.whole(value)));
    }
}

/// A schema with the definitions of a shared document that it refers to; `None` if they have more than `left` values.
pub(super) fn standalone(schema: &Value, document: &Value, left: &mut usize) -> Option<Value> {
    let mut definitions: Vec<(Text, Value)> = Vec::new();
    let lookup = Lookup::default();
    let all = document.get("$defs")?;
    let mut seen = HashSet::new();
    let mut waiting = Vec::new();
    add_refs(schema, &mut seen, &mut waiting);
    while let Some(reference) = waiting.pop() {
        let pointer = pointer::unescaped(reference.strip_prefix('#')?);
        let name = pointer::name(pointer.strip_prefix("/$defs/").unwrap_or_default());
        if let Some(definition) = lookup.entry(all, &name) {
            *left = left.saturating_sub(size(definition));
            if *left == 0 {
                return None;
            }
            add_refs(definition, &mut seen, &mut waiting);
            definitions.push((name.into(), definition.clone()));
        }
    }
    let mut entries = schema.entries()?.to_vec();
    if !definitions.is_empty() {
        entries.push(("$defs".into(), Value::Object(definitions)));
    }
    Some(Value::Object(entries))
}

/// The refs into definitions of a schema that were not seen yet.
fn add_refs(schema: &Value, seen: &mut HashSet<Text>, found: &mut Vec<Text>) {
    match schema {
        Value::Object(entries) => {
            for (key, value) in entries {
                match value {
                    Value::String(reference) if &**key == "$ref" => {
                        if reference.starts_with("#/$defs/") && seen.insert(reference.clone()) {
                            found.push(reference.clone());
                        }
                    }
                    Value::Object(schemas) if holds_schemas(key) => {
                        for (_, schema) in schemas {
                            add_refs(schema, seen, found);
                        }
                    }
                    _ if holds_values(key) => {}
                    Value::Null
                    | Value::Bool(_)
                    | Value::Number(_)
                    | Value::String(_)
                    | Value::List(_)
                    | Value::Object(_) => add_refs(value, seen, found),
                }
            }
        }
        Value::List(items) => items.iter().for_each(|item| add_refs(item, seen, found)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// Whether a schema has a ref to another file.
fn leads_elsewhere(value: &Value) -> bool {
    match value {
        Value::Object(entries) => entries.iter().any(|(key, value)| match value {
            Value::String(reference) if &**key == "$ref" => names_a_file(reference),
            // Names of properties may be those of keywords.
            Value::Object(schemas) if holds_schemas(key) => {
                schemas.iter().any(|(_, schema)| leads_elsewhere(schema))
            }
            Value::Null
            | Value::Bool(_)
            | Value::Number(_)
            | Value::String(_)
            | Value::List(_)
            | Value::Object(_) => !holds_values(key) && leads_elsewhere(value),
        }),
        Value::List(items) => items.iter().any(leads_elsewhere),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => false,
    }
}

fn names_a_file(reference: &str) -> bool {
    let address = reference.split('#').next().unwrap_or_default();
    address.contains(['.', '/']) && !address.contains(':')
}

/// Keywords whose value is no schema.
fn holds_values(keyword: &str) -> bool {
    matches!(
        keyword,
        "enum" | "const" | "default" | "example" | "examples"
    )
}

/// Keywords whose value is an object of schemas by names.
fn holds_schemas(keyword: &str) -> bool {
    matches!(
        keyword,
        "properties" | "patternProperties" | "dependentSchemas" | "$defs" | "definitions"
    )
}

/// The names of the definitions of a schema.
fn names(schema: &Value) -> HashSet<String> {
    let folders = ["$defs", "definitions"].into_iter();
    let folders = folders.filter_map(|folder| schema.get(folder)?.entries());
    let names = folders.flatten().map(|(name, _)| name.to_string());
    names.collect()
}

struct Bundle<'a> {
    document: &'a Value,
    files: &'a Files,
    lookup: Lookup<'a>,
    /// The names of parts of files, by the file and the pointer.
    names: HashMap<(usize, String), String>,
    taken: HashSet<String>,
    waiting: Vec<(usize, String, &'a Value)>,
}

impl<'a> Bundle<'a> {
    fn whole(&mut self, schema: &Value) -> Value {
        let Value::Object(mut entries) = self.rewritten(schema, None) else {
            return schema.clone();
        };
        let mut added = Vec::new();
        while let Some((file, name, part)) = self.waiting.pop() {
            added.push((name.into(), self.rewritten(part, Some(file))));
        }
        match entries.iter_mut().find(|(key, _)| &**key == "$defs") {
            Some((_, Value::Object(own))) => own.extend(added),
            Some(_) => {}
            None => entries.push(("$defs".into(), Value::Object(added))),
        }
        Value::Object(entries)
    }

    /// A schema of a file with refs into the bundle; `None` is the schema that becomes the bundle itself.
    fn rewritten(&mut self, value: &Value, file: Option<usize>) -> Value {
        match value {
            Value::Object(entries) => {
                let entries = entries.iter().map(|(key, value)| {
                    let value = match value {
                        Value::String(reference) if &**key == "$ref" => {
                            Value::String(self.reference(reference, file))
                        }
                        Value::Object(schemas) if holds_schemas(key) => {
                            let schemas = schemas
                                .iter()
                                .map(|(name, schema)| (name.clone(), self.rewritten(schema, file)));
                            Value::Object(schemas.collect())
                        }
                        _ if holds_values(key) => value.clone(),
                        Value::Null
                        | Value::Bool(_)
                        | Value::Number(_)
                        | Value::String(_)
                        | Value::List(_)
                        | Value::Object(_) => self.rewritten(value, file),
                    };
                    (key.clone(), value)
                });
                Value::Object(entries.collect())
            }
            Value::List(items) => {
                let items = items.iter().map(|item| self.rewritten(item, file));
                Value::List(items.collect())
            }
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => value.clone(),
        }
    }

    fn reference(&mut self, reference: &Text, file: Option<usize>) -> Text {
        if file.is_none() && (!names_a_file(reference) || self.taken.contains(&**reference)) {
            return reference.clone();
        }
        let found = self.files.find(file.unwrap_or(0), reference);
        let found = found.ok().and_then(|(file, fragment)| {
            let root = match file {
                0 => self.document,
                file => self.files.value(file).ok()?,
            };
            let pointer = pointer::unescaped(fragment);
            let part = self.lookup.at(root, &pointer)?;
            Some((file, pointer, part))
        });
        // A ref that leads nowhere stays, and is reported by whoever reads the schema.
        let Some((file, pointer, part)) = found else {
            return reference.clone();
        };
        let name = match self.names.get(&(file, pointer.clone())) {
            Some(name) => name.clone(),
            None => {
                let name = self.fresh_name(file, &pointer);
                self.names.insert((file, pointer), name.clone());
                self.waiting.push((file, name.clone(), part));
                name
            }
        };
        pointer::reference(&name).into()
    }

    /// A name by the last step of the pointer, or by the file.
    fn fresh_name(&mut self, file: usize, pointer: &str) -> String {
        let last = match pointer.rsplit_once('/') {
            Some((_, step)) => pointer::name(step),
            None => {
                let path = self.files.path(file);
                let name = path.rsplit('/').next().unwrap_or_default();
                name.split('.').next().unwrap_or_default().to_owned()
            }
        };
        let base = pascal(&last);
        let mut name = base.clone();
        let mut number = 2;
        while !self.taken.insert(name.clone()) {
            name = format!("{base}{number}");
            number += 1;
        }
        name
    }
}
