//! The positions of a design's IR where text can stand, by its schema: `Tool.name`, `Field.docs`, …

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

/// Positions where no text of a user can stand, with the reason.
pub const NOT_TEXT: &[(&str, &str)] = &[
    ("Ask.name", "letters, digits, `_` and `-`, says a rule"),
    ("ErrorDecl.name", "snake case, says a rule"),
    ("Field.header", "a token of HTTP, says a rule"),
    ("Icon.sizes[]", "width and height, says the resolver"),
    ("Media.data", "base64, says the resolver"),
    (
        "Member.examples[] as a value",
        "an attribute of fields and declarations",
    ),
    ("Member.header", "an attribute of parameters"),
    ("Resource.variables[]", "letters, digits and underscores"),
    ("Root.name", "a path starts with an identifier"),
    ("Type.above", "a number"),
    ("Type.below", "a number"),
    ("Type.max", "a number"),
    ("Type.min", "a number"),
    ("Type.steps[]", "a number"),
    ("TypeDecl.header", "an attribute of parameters"),
    ("TypeDecl.name", "an identifier, says a rule"),
];

/// The schema of the IR, for looking up.
pub struct Positions {
    schema: Value,
}

impl Positions {
    /// Of the IR as it is.
    pub fn of_ir() -> Self {
        Self {
            schema: toolc_compiler::ir::schema(),
        }
    }

    /// All of them.
    pub fn all(&self) -> BTreeSet<String> {
        let mut all = BTreeSet::new();
        let mut left = vec![("Design".to_owned(), &self.schema)];
        let mut known = BTreeSet::new();
        while let Some((at, node)) = left.pop() {
            self.declared(node, &at, &mut all, &mut |name, node| {
                if known.insert(name.to_owned()) {
                    left.push((name.to_owned(), node));
                }
            });
        }
        all
    }

    /// Those of them where a text stands that satisfies `wanted`, in a document.
    pub fn reached(&self, document: &Value, wanted: &dyn Fn(&str) -> bool) -> BTreeSet<String> {
        let mut found = BTreeSet::new();
        self.walk(&self.schema, document, "Design", wanted, &mut found);
        found
    }

    fn declared<'s>(
        &'s self,
        node: &'s Value,
        at: &str,
        all: &mut BTreeSet<String>,
        named: &mut dyn FnMut(&'s str, &'s Value),
    ) {
        if let Some((name, target)) = self.target(node) {
            if is_any(target) {
                all.insert(format!("{at} as a value"));
            } else {
                named(name, target);
            }
        }
        if is_text(node) {
            all.insert(at.to_owned());
        }
        for (below, node) in parts(node, at) {
            self.declared(node, &below, all, named);
        }
        for node in alternatives(node) {
            self.declared(node, at, all, named);
        }
    }

    fn walk(
        &self,
        node: &Value,
        value: &Value,
        at: &str,
        wanted: &dyn Fn(&str) -> bool,
        found: &mut BTreeSet<String>,
    ) {
        if let Some((name, target)) = self.target(node) {
            if !is_any(target) {
                self.walk(target, value, name, wanted, found);
            } else if texts(value).iter().any(|text| wanted(text)) {
                found.insert(format!("{at} as a value"));
            }
        }
        if let (true, Value::String(text)) = (is_text(node), value)
            && wanted(text)
        {
            found.insert(at.to_owned());
        }
        let parts: BTreeMap<String, &Value> = parts(node, at).into_iter().collect();
        match value {
            Value::Object(entries) => {
                for (key, value) in entries {
                    if let Some(node) = parts.get(&format!("{at}.{key}")) {
                        self.walk(node, value, &format!("{at}.{key}"), wanted, found);
                    }
                }
            }
            Value::Array(items) => {
                if let Some(node) = parts.get(&format!("{at}[]")) {
                    for item in items {
                        self.walk(node, item, &format!("{at}[]"), wanted, found);
                    }
                }
            }
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
        }
        for node in alternatives(node) {
            if self.fits(node, value) {
                self.walk(node, value, at, wanted, found);
            }
        }
    }

    /// Whether a document looks like what an alternative describes.
    fn fits(&self, node: &Value, value: &Value) -> bool {
        let known = self
            .target(node)
            .is_none_or(|(_, target)| self.fits(target, value));
        let same = node.get("const").is_none_or(|one| one == value);
        let listed = node["enum"]
            .as_array()
            .is_none_or(|all| all.contains(value));
        let kind = match value {
            Value::Null => "null",
            Value::Bool(_) => "boolean",
            Value::Number(_) => "number",
            Value::String(_) => "string",
            Value::Array(_) => "array",
            Value::Object(_) => "object",
        };
        let typed = match &node["type"] {
            Value::String(one) => one == kind || one == "integer" && kind == "number",
            Value::Array(all) => all.iter().any(|one| one == kind),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::Object(_) => true,
        };
        let required = node["required"].as_array().into_iter().flatten();
        let mut required = required.filter_map(Value::as_str);
        let complete = required.all(|key| value.get(key).is_some());
        let properties = node["properties"].as_object();
        let mut tags = properties
            .into_iter()
            .flatten()
            .filter(|(_, node)| node.get("const").is_some());
        let tagged = tags.all(|(key, node)| value.get(key) == node.get("const"));
        let mut others = alternatives(node).peekable();
        let chosen = others.peek().is_none() || others.any(|node| self.fits(node, value));
        known && same && listed && typed && complete && tagged && chosen
    }

    fn target<'s>(&'s self, node: &'s Value) -> Option<(&'s str, &'s Value)> {
        let name = node["$ref"].as_str()?.rsplit('/').next()?;
        Some((name, &self.schema["$defs"][name]))
    }
}

/// What stands below a node.
fn parts<'s>(node: &'s Value, at: &str) -> Vec<(String, &'s Value)> {
    let properties = node["properties"].as_object().into_iter().flatten();
    let mut all: Vec<(String, &Value)> = properties
        .map(|(key, node)| (format!("{at}.{key}"), node))
        .collect();
    all.extend(node.get("items").map(|node| (format!("{at}[]"), node)));
    all
}

fn alternatives(node: &Value) -> impl Iterator<Item = &Value> {
    ["anyOf", "oneOf", "allOf"]
        .into_iter()
        .flat_map(|key| node[key].as_array().into_iter().flatten())
}

/// Whether a node is a text that is no word of the IR's own.
fn is_text(node: &Value) -> bool {
    let typed = match &node["type"] {
        Value::String(one) => one == "string",
        Value::Array(all) => all.iter().any(|one| one == "string"),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::Object(_) => false,
    };
    typed && node.get("const").is_none() && node.get("enum").is_none()
}

/// Whether a node takes any document.
fn is_any(node: &Value) -> bool {
    node.as_object()
        .is_some_and(|node| node.keys().all(|key| key == "description"))
}

/// All texts of a document, keys too.
pub fn texts(value: &Value) -> Vec<&str> {
    match value {
        Value::String(text) => vec![text],
        Value::Array(items) => items.iter().flat_map(texts).collect(),
        Value::Object(entries) => entries
            .iter()
            .flat_map(|(key, value)| std::iter::once(&**key).chain(texts(value)))
            .collect(),
        Value::Null | Value::Bool(_) | Value::Number(_) => Vec::new(),
    }
}
