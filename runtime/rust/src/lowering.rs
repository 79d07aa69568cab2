//! Tools as a provider is sent them, by names and descriptions that it accepts, and the way back from its calls.
//!
//! `spec/providers.md` has the rules. A tool whose texts the provider accepts is sent as it is.

use std::borrow::Cow;
use std::collections::HashMap;

pub use toolrt_format::limits::{self, Limits};
use toolrt_format::names::shortened;

use crate::json::{Object, Value};
use crate::spec::Spec;
use crate::table::record_of;
use crate::told::described;

/// Keywords with schemas of the same value, one or a list of them.
const SAME_VALUE: [&str; 7] = ["allOf", "anyOf", "oneOf", "not", "if", "then", "else"];

/// Keywords with values that look like schemas, and are none.
const VALUES: [&str; 5] = ["const", "default", "enum", "example", "examples"];

/// Tools that are sent together.
#[derive(Debug, Clone, Default)]
pub struct Lowering {
    /// By the tools' own names.
    sent: HashMap<&'static str, Sent>,
    /// The own names of those that are sent by others.
    own: HashMap<String, &'static str>,
}

/// A tool as it is sent.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub struct Sent {
    /// The tool.
    pub spec: &'static Spec,
    /// Its name.
    pub name: String,
    /// What a model reads of it, in paragraphs.
    pub description: String,
    /// The arguments that are sent by other names: as sent, and their own.
    pub arguments: Vec<(String, String)>,
}

impl Lowering {
    /// Tools that are sent to a provider with these limits; a client puts `prefix` before their names.
    pub fn new(
        specs: impl IntoIterator<Item = &'static Spec>,
        limits: &Limits,
        prefix: &str,
    ) -> Self {
        let specs: Vec<&'static Spec> = specs.into_iter().collect();
        let names: Vec<&str> = specs.iter().map(|spec| spec.name).collect();
        let accepted = match prefix {
            "" => limits.tools,
            prefix => limits.tools.after(prefix),
        };
        let mut made = Self::default();
        for (spec, name) in specs.into_iter().zip(accepted.lowered(&names)) {
            if name != spec.name {
                made.own.insert(name.clone().into_owned(), spec.name);
            }
            let whole = described(spec);
            let most = limits.description.unwrap_or(usize::MAX);
            let sent = Sent {
                spec,
                name: name.into_owned(),
                description: shortened(&whole, most).into_owned(),
                arguments: arguments(spec, limits),
            };
            made.sent.insert(spec.name, sent);
        }
        made
    }

    /// A tool as it is sent, by its own name.
    pub fn sent(&self, tool: &str) -> Option<&Sent> {
        self.sent.get(tool)
    }

    /// The name by which a tool is sent.
    pub fn sent_name<'n>(&'n self, tool: &'n str) -> &'n str {
        self.sent(tool).map_or(tool, |sent| &sent.name)
    }

    /// The name of the tool that a model calls by the name that was sent.
    pub fn own<'n>(&self, name: &'n str) -> &'n str {
        self.own.get(name).copied().unwrap_or(name)
    }

    /// The arguments of a call by their own names; `tool` is the tool's own name.
    pub fn arguments<'p>(&self, tool: &str, payload: &'p str) -> Cow<'p, str> {
        self.sent(tool)
            .and_then(|sent| sent.own_arguments(payload))
            .map_or(Cow::Borrowed(payload), Cow::Owned)
    }
}

impl Sent {
    /// A schema of the arguments by the names that are sent.
    #[must_use]
    pub fn schema(&self, schema: Value) -> Value {
        match self.arguments.is_empty() {
            true => schema,
            false => renamed_schema(schema, &self.arguments),
        }
    }

    /// Arguments by the names that are sent.
    #[must_use]
    pub fn by_sent_names(&self, args: Value) -> Value {
        let Value::Object(members) = &args else {
            return args;
        };
        if self.arguments.is_empty() {
            return args;
        }
        let named = members.iter().map(|(name, value)| {
            let name = sent(name, &self.arguments).unwrap_or(name);
            (name.to_owned(), value.clone())
        });
        Value::Object(named.collect())
    }

    /// The arguments of a call by their own names; `None` if they have these, or are no object.
    fn own_arguments(&self, payload: &str) -> Option<String> {
        if self.arguments.is_empty() {
            return None;
        }
        let given = Value::parse(payload.as_bytes())?;
        let given = given.as_object()?;
        let own = |name: &str| {
            let mut all = self.arguments.iter();
            let (_, own) = all.find(|(sent, _)| sent == name)?;
            // One that is given by its own name, too, stays.
            given.get(own).is_none().then_some(own)
        };
        given.iter().find_map(|(name, _)| own(name))?;
        let named = given.iter().map(|(name, value)| {
            let name = own(name).map_or(name, String::as_str);
            (name.to_owned(), value.clone())
        });
        Some(Value::Object(named.collect()).to_json())
    }
}

/// A schema of arguments by other names; `names` has each as it is called then, and as it is called in the schema.
pub fn renamed_schema(mut schema: Value, names: &[(String, String)]) -> Value {
    rename(&mut schema, names);
    refer(&mut schema, names);
    schema
}

/// The arguments of a tool that are sent by other names.
fn arguments(spec: &'static Spec, limits: &Limits) -> Vec<(String, String)> {
    let Some(accepted) = &limits.arguments else {
        return Vec::new();
    };
    let schema;
    let names: Vec<&str> = match record_of(spec.args) {
        Some(record) => record.fields.iter().map(|field| field.name).collect(),
        None => {
            schema = Value::parse(spec.input_schema.as_bytes());
            let properties = schema.as_ref().and_then(|schema| schema.get("properties"));
            let properties = properties.and_then(Value::as_object);
            properties
                .into_iter()
                .flat_map(Object::iter)
                .map(|(name, _)| name)
                .collect()
        }
    };
    if names.iter().all(|name| accepted.accepts(name)) {
        return Vec::new();
    }
    let sent = accepted.lowered(&names);
    let renamed = names.iter().zip(sent).filter(|(own, sent)| **own != *sent);
    renamed
        .map(|(own, sent)| (sent.into_owned(), (*own).to_owned()))
        .collect()
}

fn sent<'n>(name: &str, names: &'n [(String, String)]) -> Option<&'n str> {
    let found = names.iter().find(|(_, own)| own == name);
    found.map(|(sent, _)| sent.as_str())
}

/// Renames the properties that a schema of the root names.
fn rename(schema: &mut Value, names: &[(String, String)]) {
    let Value::Object(members) = schema else {
        return;
    };
    let renamed = members.iter().map(|(keyword, value)| {
        let mut value = value.clone();
        match keyword {
            "required" => rename_texts(&mut value, names),
            "properties" => rename_keys(&mut value, names, &|_| {}),
            "dependentRequired" => rename_keys(&mut value, names, &|needed| {
                rename_texts(needed, names);
            }),
            "dependentSchemas" => rename_keys(&mut value, names, &|schema| rename(schema, names)),
            keyword if SAME_VALUE.contains(&keyword) => {
                if let Value::Array(schemas) = &mut value {
                    schemas.iter_mut().for_each(|one| rename(one, names));
                } else {
                    rename(&mut value, names);
                }
            }
            _ => {}
        }
        (keyword.to_owned(), value)
    });
    *members = renamed.collect();
}

fn rename_keys(value: &mut Value, names: &[(String, String)], change: &dyn Fn(&mut Value)) {
    if let Value::Object(members) = value {
        let renamed = members.iter().map(|(key, value)| {
            let mut value = value.clone();
            change(&mut value);
            (sent(key, names).unwrap_or(key).to_owned(), value)
        });
        *members = renamed.collect();
    }
}

fn rename_texts(value: &mut Value, names: &[(String, String)]) {
    if let Value::Array(items) = value {
        for item in items {
            if let Some(name) = item.as_str().and_then(|name| sent(name, names)) {
                *item = name.into();
            }
        }
    }
}

/// Renames what references to properties of the root name.
fn refer(schema: &mut Value, names: &[(String, String)]) {
    match schema {
        Value::Object(members) => {
            let keys: Vec<String> = members.iter().map(|(key, _)| key.to_owned()).collect();
            for key in keys.iter().filter(|key| !VALUES.contains(&key.as_str())) {
                let Some(value) = members.get_mut(key) else {
                    continue;
                };
                match value.as_str().filter(|_| key == "$ref") {
                    Some(target) => {
                        if let Some(renamed) = referred(target, names) {
                            *value = renamed.into();
                        }
                    }
                    None => refer(value, names),
                }
            }
        }
        Value::Array(items) => items.iter_mut().for_each(|item| refer(item, names)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// A reference below a property that is renamed.
fn referred(target: &str, names: &[(String, String)]) -> Option<String> {
    let below = target.strip_prefix("#/properties/")?;
    let (step, rest) = below.split_at(below.find('/').unwrap_or(below.len()));
    let name = unescaped(step).replace("~1", "/").replace("~0", "~");
    let sent = sent(&name, names)?;
    Some(format!("#/properties/{sent}{rest}"))
}

/// The text that a fragment of a URI spells.
fn unescaped(fragment: &str) -> String {
    let mut bytes = Vec::with_capacity(fragment.len());
    let mut rest = fragment.as_bytes();
    while let [first, tail @ ..] = rest {
        let code = tail
            .get(..2)
            .filter(|_| *first == b'%')
            .and_then(|digits| std::str::from_utf8(digits).ok())
            .and_then(|digits| u8::from_str_radix(digits, 16).ok());
        bytes.push(code.unwrap_or(*first));
        rest = if code.is_some() { &tail[2..] } else { tail };
    }
    String::from_utf8_lossy(&bytes).into_owned()
}
