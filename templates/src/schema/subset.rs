//! Whether a schema stays inside the part of JSON Schema that a provider takes: by the provider's rules, whoever wrote it.

use std::collections::HashSet;

use serde_json::{Map, Value};
use toolc_compiler::pointer;
use toolc_compiler::providers::{Dialect, Provider, Sizes, refusal};

/// What a provider would refuse of the schema of a tool's arguments, a sentence each, with the place as a JSON Pointer.
pub fn violations(schema: &Value, provider: &Provider) -> Vec<String> {
    let mut look = Look {
        dialect: &provider.schema,
        root: schema,
        found: Vec::new(),
        sizes: Counted::default(),
    };
    match schema {
        Value::Object(root) => {
            if root.get("type") != Some(&Value::from("object")) {
                look.found.push("the root is no object".to_owned());
            }
            if provider.schema.plain_root {
                for keyword in super::ALTERNATIVES {
                    if root.contains_key(keyword) {
                        look.found.push(format!("the root has `{keyword}`"));
                    }
                }
            }
            look.schema(schema, "", 0);
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) | Value::Array(_) => {
            look.found.push("the root is no object".to_owned())
        }
    }
    if let Some(keys) = &provider.limits.arguments {
        let properties = schema.get("properties").and_then(Value::as_object);
        for name in properties.iter().flat_map(|all| all.keys()) {
            let why = refusal(keys, name);
            look.found
                .extend(why.map(|why| format!("the name `{name}`: {why}")));
        }
    }
    look.too_much(&provider.schema.sizes);
    look.too_much(&provider.schema.request);
    look.found
}

#[derive(Default)]
struct Counted {
    properties: usize,
    levels: usize,
    enum_values: usize,
    characters: usize,
    optional: usize,
    unions: usize,
}

struct Look<'s> {
    dialect: &'s Dialect,
    root: &'s Value,
    found: Vec<String>,
    sizes: Counted,
}

impl<'s> Look<'s> {
    fn schema(&mut self, schema: &'s Value, at: &str, level: usize) {
        let Value::Object(members) = schema else {
            if self.dialect.keywords.is_some() {
                self.say(at, "a schema must be an object");
            }
            return;
        };
        // A schema with an address of its own is what refs inside of it start from.
        let outer = self.root;
        if members.contains_key("$id") {
            self.root = schema;
        }
        for (keyword, value) in members {
            if self.dialect.takes(keyword) {
                self.keyword(keyword, value, at);
            } else {
                self.say(at, &format!("the keyword `{keyword}`"));
            }
        }
        let says = |keyword: &str| members.contains_key(keyword);
        let typed = says("type") || says("anyOf") || says("$ref");
        if self.dialect.typed && !typed {
            self.say(at, "it does not say what it is");
        }
        if self.dialect.bare_refs && says("$ref") && members.len() > 1 {
            self.say(at, "something stands beside `$ref`");
        }
        let is_object = members.get("type") == Some(&Value::from("object")) || says("properties");
        let level = level + usize::from(is_object);
        self.sizes.levels = self.sizes.levels.max(level);
        if is_object {
            self.object(members, at);
        }
        self.inside(members, at, level);
        if let Some(target) = members.get("$ref") {
            self.reference(target, at);
        }
        self.root = outer;
    }

    fn keyword(&mut self, keyword: &str, value: &'s Value, at: &str) {
        match keyword {
            "type" => {
                let named: Vec<&Value> = match value.as_array() {
                    Some(all) => all.iter().collect(),
                    None => vec![value],
                };
                if let Some(types) = self.dialect.types {
                    let known = |one: &&Value| one.as_str().is_some_and(|one| types.contains(&one));
                    if value.is_array() || !named.iter().all(known) {
                        self.say(at, &format!("`type` is {value}"));
                    }
                }
            }
            "format" => {
                let known = value
                    .as_str()
                    .is_some_and(|one| self.dialect.takes_format(one));
                if !known {
                    self.say(at, &format!("`format` is {value}"));
                }
            }
            "minItems" => {
                let most = self.dialect.min_items.unwrap_or(u64::MAX);
                if value.as_u64().is_none_or(|least| least > most) {
                    self.say(at, &format!("`minItems` is {value}"));
                }
            }
            "enum" => {
                let values = value.as_array().map_or(&[][..], |all| all);
                self.sizes.enum_values += values.len();
                for one in values {
                    self.sizes.characters += one.as_str().map_or(0, |text| text.chars().count());
                    if self.dialect.string_enums && !one.is_string() {
                        self.say(at, &format!("{one} in `enum`"));
                    }
                    let plain = !one.is_array() && !one.is_object();
                    if self.dialect.keywords.is_some() && !plain {
                        self.say(at, &format!("{one} in `enum`"));
                    }
                }
            }
            _ => {}
        }
    }

    fn object(&mut self, members: &'s Map<String, Value>, at: &str) {
        let closed = members.get("additionalProperties") == Some(&Value::Bool(false));
        if self.dialect.closed && !closed {
            self.say(at, "an object that is not closed");
        }
        let Some(Value::Object(properties)) = members.get("properties") else {
            if self.dialect.closed {
                self.say(at, "an object without properties");
            }
            return;
        };
        let required: HashSet<&str> = match members.get("required") {
            Some(Value::Array(names)) => names.iter().filter_map(Value::as_str).collect(),
            _ => HashSet::new(),
        };
        for name in &required {
            if !properties.contains_key(*name) {
                self.say(at, &format!("`{name}` is required and no property"));
            }
        }
        for (name, property) in properties {
            self.sizes.properties += 1;
            self.sizes.characters += name.chars().count();
            if !required.contains(name.as_str()) {
                self.sizes.optional += 1;
                if self.dialect.all_required {
                    self.say(at, &format!("`{name}` is not required"));
                }
            }
            let union = property.get("anyOf").is_some()
                || property.get("type").is_some_and(Value::is_array);
            self.sizes.unions += usize::from(union);
        }
    }

    /// The schemas in a schema.
    fn inside(&mut self, members: &'s Map<String, Value>, at: &str, level: usize) {
        for (keyword, value) in members {
            let place = format!("{at}/{keyword}");
            match (keyword.as_str(), value) {
                ("properties" | "$defs", Value::Object(all)) => {
                    for (name, schema) in all {
                        let named = pointer::step(name);
                        let level = if keyword == "$defs" { 0 } else { level };
                        if keyword == "$defs" {
                            self.sizes.characters += name.chars().count();
                        }
                        self.schema(schema, &format!("{place}/{named}"), level);
                    }
                }
                ("anyOf" | "prefixItems" | "allOf" | "oneOf", Value::Array(all)) => {
                    for (index, schema) in all.iter().enumerate() {
                        self.schema(schema, &format!("{place}/{index}"), level);
                    }
                }
                ("items" | "not", _) => self.schema(value, &place, level),
                ("additionalProperties", Value::Object(_)) => self.schema(value, &place, level),
                _ => {}
            }
        }
    }

    fn reference(&mut self, target: &'s Value, at: &str) {
        let pointer = target.as_str().and_then(|target| target.strip_prefix('#'));
        let pointer = pointer.map(pointer::unescaped);
        let Some(pointer) = pointer.filter(|pointer| self.root.pointer(pointer).is_some()) else {
            return self.say(at, &format!("{target} leads nowhere"));
        };
        if !self.dialect.recursive && self.returns(&pointer) {
            self.say(at, &format!("{target} leads back to itself"));
        }
    }

    /// Whether a definition leads to itself.
    fn returns(&self, start: &str) -> bool {
        let mut seen: HashSet<String> = HashSet::new();
        let mut open = vec![start.to_owned()];
        while let Some(next) = open.pop() {
            let mut targets = Vec::new();
            if let Some(schema) = self.root.pointer(&next) {
                references(schema, &mut targets);
            }
            for target in targets {
                if target == start || target.is_empty() {
                    return true;
                }
                if seen.insert(target.clone()) {
                    open.push(target);
                }
            }
        }
        false
    }

    fn too_much(&mut self, most: &Sizes) {
        for (count, most, noun) in [
            (self.sizes.properties, most.properties, "properties"),
            (self.sizes.levels, most.levels, "levels"),
            (self.sizes.enum_values, most.enum_values, "values of enums"),
            (self.sizes.characters, most.characters, "characters"),
            (self.sizes.optional, most.optional, "optional properties"),
            (
                self.sizes.unions,
                most.unions,
                "properties of several types",
            ),
        ] {
            if most.is_some_and(|most| count > most) {
                self.found.push(format!("{count} {noun}"));
            }
        }
    }

    fn say(&mut self, at: &str, what: &str) {
        self.found.push(format!("{at}: {what}"));
    }
}

/// The pointers of all references in a schema.
fn references(schema: &Value, targets: &mut Vec<String>) {
    match schema {
        Value::Object(members) => {
            for (keyword, value) in members {
                match value.as_str().filter(|_| keyword == "$ref") {
                    Some(target) => {
                        targets.extend(target.strip_prefix('#').map(pointer::unescaped))
                    }
                    None => references(value, targets),
                }
            }
        }
        Value::Array(all) => all.iter().for_each(|one| references(one, targets)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}
