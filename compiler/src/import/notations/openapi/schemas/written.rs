//! One schema of OpenAPI as a schema of JSON Schema, keyword by keyword.

use foldhash::HashSet;

use super::super::document::{Node, Target};
use super::keywords::{HOLDS_A_SCHEMA, add_example, inclusive, is_annotation, or_null};
use super::{Direction, Role, Schemas};
use crate::ir::Value;
use crate::source::Text;

/// What a part of `allOf` is to the schema around it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Part {
    /// All of it.
    Same,
    /// All of it, but the schema around it has a name of its own.
    Named,
    /// One of several, or beside other keywords.
    Added,
}

impl<'a> Schemas<'a, '_> {
    /// A schema as JSON Schema. `hidden` are the properties that a schema around it leaves out, with which it is one by
    /// `allOf`; `own` is the target that it is the whole of.
    pub(super) fn written(
        &mut self,
        node: Node<'a>,
        direction: Direction,
        role: &Role,
        hidden: Option<&HashSet<Text>>,
        own: Option<&Target>,
    ) -> Value {
        self.left = self.left.saturating_sub(1);
        if self.left == 0 {
            return Value::Object(Vec::new());
        }
        let Value::Object(entries) = node.value else {
            return node.value.clone();
        };
        let found;
        let hidden = match hidden {
            Some(hidden) => hidden,
            None => {
                found = self.hidden(node, direction);
                &found
            }
        };
        if !hidden.is_empty()
            && let Some(current) = &self.current
        {
            self.marked.insert(current.clone());
        }
        let is_value = *role == Role::Value;
        let alone =
            self.document.is_old && matches!(node.value.get("$ref"), Some(Value::String(_)));
        let has_alternatives =
            node.value.get("oneOf").is_some() || node.value.get("anyOf").is_some();
        // Alternatives that are subtypes say all that the schema itself says.
        let mut only_alternatives = false;
        let mut out: Vec<(Text, Value)> = Vec::with_capacity(entries.len());
        for (key, value) in entries {
            let inner = node.with(value);
            let value = match (&**key, value) {
                ("$ref", Value::String(reference)) => self.reference(node, reference, direction),
                ("nullable" | "x-nullable", Value::Bool(_)) => continue,
                ("example", _) => continue,
                (key, _) if alone && !is_annotation(key) => {
                    let place = self.current.as_ref().map(|own| self.document.place(own));
                    let why = format!(
                        "`{key}` stands beside `$ref`, which says nothing before OpenAPI 3.1"
                    );
                    self.left_out.push((place.unwrap_or_default(), why));
                    continue;
                }
                ("exclusiveMinimum" | "exclusiveMaximum", Value::Bool(flag)) => {
                    match node.value.get(inclusive(key)) {
                        Some(limit) if *flag => limit.clone(),
                        Some(_) | None => continue,
                    }
                }
                ("minimum", _) if node.is("exclusiveMinimum") => continue,
                ("maximum", _) if node.is("exclusiveMaximum") => continue,
                ("examples", Value::Object(_)) => continue,
                ("description" | "summary" | "title", Value::Object(_)) => {
                    match self.document.text(inner) {
                        Some(text) => Value::String(text.clone()),
                        None => value.clone(),
                    }
                }
                ("type", Value::String(name)) if &**name == "file" => {
                    Value::String("string".into())
                }
                ("discriminator", _) if !is_value || has_alternatives => continue,
                ("oneOf" | "anyOf", Value::List(items)) => {
                    let below = own.map(|own| self.subtypes.below(own)).unwrap_or_default();
                    let is_below = |item: &Value| match item.get("$ref") {
                        Some(Value::String(reference)) => {
                            let target = self.document.target(node.file, reference);
                            target.is_ok_and(|(target, _)| below.contains(&target))
                        }
                        _ => false,
                    };
                    let leads_back = !below.is_empty() && items.iter().any(is_below);
                    if leads_back && !is_value {
                        continue;
                    }
                    only_alternatives |= leads_back && items.iter().all(is_below);
                    Value::List(self.alternatives(node, items, direction))
                }
                ("allOf", Value::List(parts)) => {
                    // With only words around it, one part is the schema itself: before OpenAPI 3.1 nothing may stand
                    // beside a ref. A schema with a name is a subtype all the same.
                    let is_said = |(key, _): &(Text, Value)| {
                        is_annotation(key) || matches!(&**key, "allOf" | "nullable" | "x-nullable")
                    };
                    let is_same = parts.len() == 1 && entries.iter().all(is_said);
                    let place = match (is_same, own) {
                        (true, None) => Part::Same,
                        (true, Some(_)) => Part::Named,
                        (false, _) => Part::Added,
                    };
                    let parts = parts
                        .iter()
                        .map(|part| self.part(node.with(part), direction, hidden, place));
                    Value::List(parts.collect())
                }
                ("prefixItems" | "items", Value::List(items)) => {
                    let items = items
                        .iter()
                        .map(|item| self.schema(node.with(item), direction));
                    Value::List(items.collect())
                }
                ("properties", Value::Object(properties)) => {
                    let mut kept = Vec::with_capacity(properties.len());
                    for (name, property) in properties {
                        let property = node.with(property);
                        if hidden.contains(name) && self.is_flagged(property, direction.hides()) {
                            continue;
                        }
                        kept.push((name.clone(), self.schema(property, direction)));
                    }
                    Value::Object(kept)
                }
                ("required", Value::List(names)) => {
                    let is_kept =
                        |name: &&Value| name.text().is_none_or(|name| !hidden.contains(name));
                    Value::List(names.iter().filter(is_kept).cloned().collect())
                }
                ("patternProperties" | "dependentSchemas", Value::Object(schemas)) => {
                    let schemas = schemas.iter().map(|(name, schema)| {
                        (name.clone(), self.schema(node.with(schema), direction))
                    });
                    Value::Object(schemas.collect())
                }
                ("$defs" | "definitions", _) => continue,
                (key, Value::Object(_)) if HOLDS_A_SCHEMA.contains(&key) => {
                    self.schema(inner, direction)
                }
                _ => {
                    self.left = self.left.saturating_sub(1);
                    value.clone()
                }
            };
            out.push((key.clone(), value));
        }
        if only_alternatives {
            out.retain(|(key, _)| is_annotation(key) || matches!(&**key, "oneOf" | "anyOf"));
        }
        if matches!(node.value.get("type"), Some(Value::String(name)) if &**name == "file")
            && node.value.get("format").is_none()
        {
            out.push(("format".into(), Value::String("binary".into())));
        }
        if let Some(example) = node.value.get("example") {
            add_example(&mut out, example);
        }
        match node.is("nullable") || node.is("x-nullable") {
            true => or_null(out),
            false => Value::Object(out),
        }
    }

    /// The definition that a ref means. A ref that leads nowhere stays, and is reported by whoever reads it.
    fn reference(&mut self, node: Node<'a>, reference: &Text, direction: Direction) -> Value {
        match self.definition_at(node.file, reference) {
            Some((target, node)) => self.refer(target, node, direction, Role::Value),
            // No definition of this writer is meant.
            None => Value::String(reference.replace("#/$defs/", "#/definitions/").into()),
        }
    }

    /// A part of `allOf`. What others add to comes without the alternatives that are its subtypes.
    fn part(
        &mut self,
        part: Node<'a>,
        direction: Direction,
        hidden: &HashSet<Text>,
        place: Part,
    ) -> Value {
        let Some(Value::String(reference)) = part.value.get("$ref") else {
            return self.written(part, direction, &Role::Value, Some(hidden), None);
        };
        let is_bare = part
            .value
            .entries()
            .is_some_and(|entries| entries.len() == 1);
        let Some((target, node)) = self.definition_at(part.file, reference) else {
            return self.schema(part, direction);
        };
        let is_base = match place {
            Part::Same => false,
            Part::Named => self.is_base(&target, node),
            Part::Added => is_bare || self.is_base(&target, node),
        };
        if !is_base {
            return self.schema(part, direction);
        }
        let base = self.refer(target, node, direction, Role::Base);
        Value::Object(vec![("$ref".into(), base)])
    }

    /// Whether a schema stands for its subtypes where it is a value.
    fn is_base(&self, target: &Target, node: Node<'a>) -> bool {
        if node.value.get("discriminator").is_some() {
            return true;
        }
        let has_alternatives =
            node.value.get("oneOf").is_some() || node.value.get("anyOf").is_some();
        has_alternatives && !self.subtypes.below(target).is_empty()
    }
}
