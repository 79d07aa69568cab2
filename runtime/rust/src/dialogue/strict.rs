//! Strict modes: what they take, and schemas written so that they do.
//!
//! Tools have such schemas from the compiler. Here are those of typed answers, which are few and small.

use std::collections::{HashMap, HashSet};

use super::plain::exact;
use crate::json::{Number, Object, Value};

const SHARED: &[&str] = &[
    "type",
    "properties",
    "required",
    "additionalProperties",
    "items",
    "enum",
    "const",
    "anyOf",
    "$ref",
    "$defs",
    "title",
    "description",
    "pattern",
    "format",
    "minItems",
];

const FORMATS: &[&str] = &[
    "date-time",
    "time",
    "date",
    "duration",
    "email",
    "hostname",
    "ipv4",
    "ipv6",
    "uuid",
];

/// Keywords without which a schema would mean something else.
const SHAPES: &[&str] = &[
    "allOf",
    "not",
    "if",
    "then",
    "else",
    "prefixItems",
    "patternProperties",
    "propertyNames",
    "dependentSchemas",
    "dependentRequired",
    "unevaluatedProperties",
    "unevaluatedItems",
    "contains",
    "$dynamicRef",
];

/// What a strict mode takes.
pub(super) struct Dialect {
    /// The key of the schemas that the compiler has written for it.
    pub name: &'static str,
    /// Keywords beside those that all take.
    keywords: &'static [&'static str],
    /// Formats beside those that all take.
    formats: &'static [&'static str],
    /// Whether all properties have to be required.
    all_required: bool,
    /// Whether a schema may lead back to itself.
    recursive: bool,
    least_items: Option<i64>,
    /// Most tools, optional properties and unions of one request.
    most: [Option<usize>; 3],
}

pub(super) static OPENAI: Dialect = Dialect {
    name: "openai-strict",
    keywords: &[
        "minimum",
        "maximum",
        "exclusiveMinimum",
        "exclusiveMaximum",
        "multipleOf",
        "maxItems",
    ],
    formats: &[],
    all_required: true,
    recursive: true,
    least_items: None,
    most: [None; 3],
};

pub(super) static ANTHROPIC: Dialect = Dialect {
    name: "anthropic-strict",
    keywords: &["default"],
    formats: &["uri"],
    all_required: false,
    recursive: false,
    least_items: Some(1),
    most: [Some(20), Some(24), Some(16)],
};

/// What is left of a request's limits.
pub(super) struct Budget([Option<usize>; 3]);

impl Budget {
    pub fn new(dialect: &Dialect) -> Self {
        Self(dialect.most)
    }

    /// Whether a schema more fits in, which is then taken off.
    pub fn takes(&mut self, schema: &Value) -> bool {
        let (mut optional, mut unions) = (0, 0);
        for inside in inside(schema) {
            let properties = inside.get("properties").and_then(Value::as_object);
            let required = items(inside, "required");
            for (name, own) in properties.into_iter().flat_map(Object::iter) {
                let is_required = required.iter().any(|one| one.as_str() == Some(name));
                optional += usize::from(!is_required);
                unions += usize::from(is_union(own));
            }
        }
        let mut left = self.0;
        for (left, count) in left.iter_mut().zip([1, optional, unions]) {
            if let Some(most) = left {
                match most.checked_sub(count) {
                    Some(rest) => *most = rest,
                    None => return false,
                }
            }
        }
        self.0 = left;
        true
    }
}

/// A schema as a strict mode takes it; nothing where it cannot say it. What has no keyword there is in the descriptions.
pub(super) fn strictly(schema: &Value, dialect: &Dialect) -> Option<Value> {
    let is_open = schema.get("anyOf").is_some() || schema.get("oneOf").is_some();
    let is_object = text(schema, "type") == Some("object");
    if !is_object || is_open || (!dialect.recursive && is_recursive(schema)) {
        return None;
    }
    let made = Written(dialect).one(schema)?;
    Budget::new(dialect).takes(&made).then_some(made)
}

struct Written<'d>(&'d Dialect);

impl Written<'_> {
    /// A schema, rewritten; nothing where the mode has nothing for it.
    fn one(&self, schema: &Value) -> Option<Value> {
        let given = schema.as_object()?;
        if given.is_empty() || SHAPES.iter().any(|shape| given.get(shape).is_some()) {
            return None;
        }
        let mut own = given.clone();
        if let Some(reference) = given.get("$ref") {
            let reference = Value::from(exact([("$ref", reference.clone())]));
            if given.len() == 1 {
                return Some(reference);
            }
            own = without(given, "$ref");
            own.insert("anyOf", vec![reference]);
        }
        let kinds = ["type", "anyOf", "oneOf", "enum", "const"];
        if !kinds.iter().any(|kind| own.get(kind).is_some()) {
            return None;
        }
        let mut made = Object::new();
        let mut told = Vec::new();
        for (keyword, value) in own.iter() {
            let key = match keyword {
                "oneOf" => "anyOf",
                keyword => keyword,
            };
            if ["anyOf", "items", "properties", "$defs"].contains(&key) {
                made.insert(key, self.below(key, value)?);
            } else if self.takes(key, value)? {
                made.insert(key, value.clone());
            } else {
                told.push(format!("{key}: {}", value.to_json()));
            }
        }
        let kinds = match own.get("type") {
            Some(Value::Array(kinds)) => kinds.as_slice(),
            Some(kind) => std::slice::from_ref(kind),
            None => &[],
        };
        let is = |name| kinds.iter().any(|kind| kind.as_str() == Some(name));
        if is("object") {
            self.close(&own, &mut made)?;
        }
        if is("array") && made.get("items").is_none() {
            return None;
        }
        if !told.is_empty() {
            let described = own.get("description").and_then(Value::as_str);
            let told = told.join("; ");
            let paragraphs: Vec<&str> = described.into_iter().chain([&*told]).collect();
            made.insert("description", paragraphs.join("\n\n"));
        }
        Some(made.into())
    }

    fn below(&self, keyword: &str, value: &Value) -> Option<Value> {
        match (keyword, value) {
            ("items", value) => self.one(value),
            ("anyOf", value) => {
                let all = value.as_array().unwrap_or_default().iter();
                let all: Option<Vec<Value>> = all.map(|one| self.one(one)).collect();
                all.map(Value::from)
            }
            (_, value) => {
                let mut made = Object::new();
                for (name, one) in value.as_object().into_iter().flat_map(Object::iter) {
                    made.insert(name, self.one(one)?);
                }
                Some(made.into())
            }
        }
    }

    /// Whether the mode has the keyword; nothing where it cannot say what it says.
    fn takes(&self, keyword: &str, value: &Value) -> Option<bool> {
        let dialect = self.0;
        let is_deep = |value: &Value| value.as_object().is_some() || value.as_array().is_some();
        Some(match (keyword, dialect.least_items) {
            ("format", _) => {
                let format = value.as_str().unwrap_or_default();
                FORMATS.contains(&format) || dialect.formats.contains(&format)
            }
            ("minItems", Some(least)) => {
                let count = value.as_number().and_then(Number::as_i64);
                count.is_some_and(|count| count <= least)
            }
            ("enum", _) if value.as_array().unwrap_or_default().iter().any(is_deep) => {
                return None;
            }
            (keyword, _) => SHARED.contains(&keyword) || dialect.keywords.contains(&keyword),
        })
    }

    fn close(&self, own: &Object, made: &mut Object) -> Option<()> {
        if own.get("additionalProperties") != Some(&Value::Bool(false)) {
            return None;
        }
        let mut required: Vec<Value> = match own.get("required") {
            Some(Value::Array(names)) => names.clone(),
            _ => Vec::new(),
        };
        let known = made.get("properties").and_then(Value::as_object);
        let mut properties = known.cloned().unwrap_or_default();
        if self.0.all_required {
            let mut all = Object::new();
            for (name, own) in properties.iter() {
                let is_required = required.iter().any(|one| one.as_str() == Some(name));
                // Null means that it is left out.
                let or_null = || {
                    let null = exact([("type", "null".into())]);
                    exact([("anyOf", vec![own.clone(), null.into()].into())])
                };
                all.insert(
                    name,
                    match is_required {
                        true => own.clone(),
                        false => or_null().into(),
                    },
                );
            }
            properties = all;
            required = properties.iter().map(|(name, _)| name.into()).collect();
        }
        made.insert("properties", properties);
        made.insert("required", required);
        Some(())
    }
}

/// Whether a definition leads back to itself.
fn is_recursive(root: &Value) -> bool {
    let references = |schema| {
        let all = inside(schema).into_iter();
        all.filter_map(|inside| text(inside, "$ref"))
            .collect::<Vec<&str>>()
    };
    let named = root.get("$defs").and_then(Value::as_object);
    let named = named.into_iter().flat_map(Object::iter);
    let leads: HashMap<String, Vec<&str>> = named
        .map(|(name, own)| (format!("#/$defs/{name}"), references(own)))
        .collect();
    let leads_back = |start: &str| {
        let (mut open, mut seen) = (leads[start].clone(), HashSet::new());
        while let Some(one) = open.pop() {
            if one == start || one == "#" {
                return true;
            }
            if seen.insert(one) {
                open.extend(leads.get(one).into_iter().flatten());
            }
        }
        false
    };
    leads.keys().any(|start| leads_back(start)) || references(root).contains(&"#")
}

/// A schema and all schemas in it.
fn inside(schema: &Value) -> Vec<&Value> {
    let (mut found, mut open) = (Vec::new(), vec![schema]);
    while let Some(one) = open.pop() {
        if one.as_object().is_none() {
            continue;
        }
        found.push(one);
        for keyword in ["properties", "$defs"] {
            let members = one.get(keyword).and_then(Value::as_object);
            open.extend(
                members
                    .into_iter()
                    .flat_map(Object::iter)
                    .map(|(_, own)| own),
            );
        }
        for keyword in ["anyOf", "oneOf", "allOf", "prefixItems"] {
            open.extend(items(one, keyword));
        }
        open.extend(one.get("items"));
        open.extend(one.get("additionalProperties"));
    }
    found
}

fn is_union(schema: &Value) -> bool {
    let is_list = schema
        .get("type")
        .is_some_and(|kinds| kinds.as_array().is_some());
    schema.get("anyOf").is_some() || is_list
}

fn without(object: &Object, key: &str) -> Object {
    let mut made = Object::new();
    for (own, value) in object.iter().filter(|(own, _)| *own != key) {
        made.insert(own, value.clone());
    }
    made
}

fn text<'v>(value: &'v Value, key: &str) -> Option<&'v str> {
    value.get(key).and_then(Value::as_str)
}

fn items<'v>(value: &'v Value, key: &str) -> &'v [Value] {
    value.get(key).and_then(Value::as_array).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    /// `spec/conformance/dialogue/strict`, which every runtime runs.
    #[test]
    fn forms_say_strictly_what_they_can() {
        let path = "../../spec/conformance/dialogue/strict/forms.json";
        let text = fs::read(path).expect("there are vectors");
        let cases = Value::parse(&text).expect("vectors are JSON");
        let cases = cases.as_array().expect("it is a list");
        for case in cases {
            let schema = case.get("schema").expect("it has one");
            for (name, dialect) in [("openai", &OPENAI), ("anthropic", &ANTHROPIC)] {
                let made = strictly(schema, dialect).unwrap_or_default();
                let wanted = case.get(name).expect("it has one");
                // As text: a model reads their order, too.
                assert_eq!(
                    made.to_json(),
                    wanted.to_json(),
                    "{name}: {}",
                    case.to_json()
                );
            }
        }
        assert!(cases.len() > 10);
    }
}
