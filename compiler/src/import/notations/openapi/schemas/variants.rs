//! Discriminators: which alternatives there are, and the property that tells them apart.

use super::super::document::{Node, Target};
use super::keywords::is_annotation;
use super::{Direction, MOST_STEPS, Role, Schemas};
use crate::ir::Value;
use crate::pointer;
use crate::source::Text;

/// The property that tells an alternative from the others, with its values.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(super) struct Tag {
    property: Text,
    values: Vec<Text>,
    is_required: bool,
}

impl Tag {
    /// A schema whose property has these values.
    pub fn added_to(&self, schema: Value) -> Value {
        let values = match &self.values[..] {
            [value] => ("const".into(), Value::String(value.clone())),
            values => {
                let values = values.iter().cloned().map(Value::String);
                ("enum".into(), Value::List(values.collect()))
            }
        };
        let property = Value::Object(vec![
            ("type".into(), Value::String("string".into())),
            values,
        ]);
        let mut part = vec![(
            "properties".into(),
            Value::Object(vec![(self.property.clone(), property)]),
        )];
        if self.is_required {
            let name = Value::String(self.property.clone());
            part.push(("required".into(), Value::List(vec![name])));
        }
        let Value::Object(mut entries) = schema else {
            return schema;
        };
        match entries.iter_mut().find(|(key, _)| &**key == "allOf") {
            Some((_, Value::List(parts))) => parts.push(Value::Object(part)),
            Some(_) | None => {
                entries.push(("allOf".into(), Value::List(vec![Value::Object(part)])));
            }
        }
        Value::Object(entries)
    }
}

/// A discriminator that names its property.
struct Discriminator<'a> {
    property: &'a Text,
    /// The schemas that values of the property stand for.
    mapping: Vec<(Text, Target, Node<'a>)>,
}

/// What a schema, with all that it is one with by `allOf`, says of a property.
#[derive(Default)]
struct Seen {
    is_object: bool,
    is_closed: bool,
    is_declared: bool,
    is_required: bool,
    /// The only texts that it may be.
    values: Option<Vec<Text>>,
}

impl<'a> Schemas<'a, '_> {
    /// The alternatives of a schema.
    pub(super) fn alternatives(
        &mut self,
        schema: Node<'a>,
        items: &'a [Value],
        direction: Direction,
    ) -> Vec<Value> {
        let discriminator = self.discriminator(schema);
        let mut all = Vec::with_capacity(items.len());
        for item in items {
            let item = schema.with(item);
            let target = match (item.value.get("$ref"), &discriminator) {
                (Some(Value::String(reference)), Some(_)) => {
                    self.definition_at(item.file, reference)
                }
                _ => None,
            };
            all.push(match (target, &discriminator) {
                (Some((target, node)), Some(discriminator)) => {
                    self.variant(target, node, discriminator, direction)
                }
                _ => self.schema(item, direction),
            });
        }
        all
    }

    /// The subtypes of a schema that names none of them: those with it in `allOf`, and those of its mapping.
    pub(super) fn subtypes_of(
        &mut self,
        target: &Target,
        node: Node<'a>,
        direction: Direction,
    ) -> Option<Value> {
        if node.value.get("oneOf").is_some() || node.value.get("anyOf").is_some() {
            return None;
        }
        let discriminator = self.discriminator(node)?;
        let below = self.subtypes.below(target);
        let mut all: Vec<(Target, Node<'a>)> = Vec::new();
        for (_, target, node) in &discriminator.mapping {
            if all.iter().all(|(known, _)| known != target) {
                all.push((target.clone(), *node));
            }
        }
        for child in below {
            let reference = format!("#{}", child.pointer);
            if all.iter().all(|(known, _)| *known != child)
                && let Ok(found) = self.document.target(child.file, &reference)
            {
                all.push(found);
            }
        }
        if all.is_empty() || all.iter().all(|(known, _)| known == target) {
            return None;
        }
        let variants = all
            .into_iter()
            .map(|(target, node)| self.variant(target, node, &discriminator, direction))
            .collect();
        let entries = node.value.entries().unwrap_or_default().iter();
        let about = entries.filter(|(key, _)| {
            is_annotation(key) && !matches!(&**key, "$ref" | "example" | "examples")
        });
        let mut union: Vec<(Text, Value)> = about.cloned().collect();
        union.push(("oneOf".into(), Value::List(variants)));
        Some(Value::Object(union))
    }

    /// An alternative as a ref. If the schema itself does not say which values its property has, the definition does.
    fn variant(
        &mut self,
        target: Target,
        node: Node<'a>,
        discriminator: &Discriminator<'a>,
        direction: Direction,
    ) -> Value {
        let mut seen = Seen::default();
        let mut steps = MOST_STEPS;
        self.look(node, discriminator.property, &mut steps, &mut seen);
        let tags = discriminator.tags(&target);
        let has_alternatives =
            node.value.get("oneOf").is_some() || node.value.get("anyOf").is_some();
        let is_union = has_alternatives && self.subtypes.below(&target).is_empty();
        let values = match &seen.values {
            _ if !seen.is_object || is_union => None,
            Some(values) => {
                let both: Vec<Text> = tags
                    .into_iter()
                    .filter(|tag| values.contains(tag))
                    .collect();
                // What the schema says itself is right where the mapping says something else.
                (!both.is_empty() && both.len() < values.len()).then_some(both)
            }
            None if !seen.is_declared && seen.is_closed || tags.is_empty() => None,
            None => Some(tags),
        };
        let role = match values {
            Some(values) => Role::Variant(Tag {
                property: discriminator.property.clone(),
                values,
                is_required: seen.is_required || !seen.is_declared,
            }),
            // A base that is one of its own alternatives would stand for all of them again.
            None if self.subtypes_exist(&target, node) => Role::Base,
            None => Role::Value,
        };
        let reference = self.refer(target, node, direction, role);
        Value::Object(vec![("$ref".into(), reference)])
    }

    fn subtypes_exist(&self, target: &Target, node: Node<'a>) -> bool {
        node.value.get("discriminator").is_some() && !self.subtypes.below(target).is_empty()
    }

    fn discriminator(&self, schema: Node<'a>) -> Option<Discriminator<'a>> {
        let discriminator = schema.get("discriminator")?;
        // Swagger 2 has the name of the property alone.
        let property = if let Value::String(property) = discriminator.value {
            property
        } else {
            discriminator.value.get("propertyName")?.text()?
        };
        let entries = discriminator.value.get("mapping").and_then(Value::entries);
        let mapped = entries
            .unwrap_or_default()
            .iter()
            .filter_map(|(tag, schema)| {
                let (target, node) = self.definition_at(discriminator.file, schema.text()?)?;
                Some((tag.clone(), target, node))
            });
        Some(Discriminator {
            property,
            mapping: mapped.collect(),
        })
    }

    fn look(&self, node: Node<'a>, property: &Text, steps: &mut usize, seen: &mut Seen) {
        *steps = steps.saturating_sub(1);
        let Ok(node) = self.document.resolved(node) else {
            return;
        };
        if *steps == 0 {
            return;
        }
        let is_object =
            matches!(node.value.get("type"), Some(Value::String(name)) if &**name == "object");
        let properties = node.get("properties");
        seen.is_object |= is_object || properties.is_some();
        seen.is_closed |= node.value.get("additionalProperties") == Some(&Value::Bool(false));
        if let Some(declared) = properties.and_then(|properties| properties.get(property)) {
            seen.is_declared = true;
            let declared = self.document.resolved(declared).unwrap_or(declared);
            let members = match (declared.value.get("const"), declared.value.get("enum")) {
                (Some(value), _) => Some(std::slice::from_ref(value)),
                (None, Some(Value::List(members))) => Some(&members[..]),
                _ => None,
            };
            if let Some(members) = members {
                let known = seen.values.take();
                let is_known =
                    |text: &&Text| known.as_ref().is_none_or(|known| known.contains(*text));
                let texts = members.iter().filter_map(Value::text);
                seen.values = Some(texts.filter(is_known).cloned().collect());
            }
        }
        if let Some(Value::List(names)) = node.value.get("required") {
            seen.is_required |= names.iter().any(|name| name.text() == Some(property));
        }
        if let Some(Value::List(parts)) = node.value.get("allOf") {
            for part in parts {
                self.look(node.with(part), property, steps, seen);
            }
        }
    }
}

impl Discriminator<'_> {
    /// The values of the property that stand for a schema: those of the mapping, or else the schema's name.
    fn tags(&self, target: &Target) -> Vec<Text> {
        let mapped = self.mapping.iter().filter(|(_, known, _)| known == target);
        let tags: Vec<Text> = mapped.map(|(tag, _, _)| tag.clone()).collect();
        match target.pointer.rsplit_once('/') {
            Some((_, name)) if tags.is_empty() => vec![pointer::name(name).into()],
            // A whole file has no name as a schema.
            _ => tags,
        }
    }
}
