//! The keywords of one schema object, sorted out once; older drafts' spellings become today's.

use std::borrow::Cow;

use crate::decimal::PATTERN;
use crate::ir::{Format, Value};
use crate::source::Text;

/// The keywords of a schema object.
#[derive(Debug, Default)]
pub(in crate::import) struct Keys<'v> {
    pub reference: Option<&'v Value>,
    pub types: Option<&'v Value>,
    pub members: Option<&'v Value>,
    pub constant: Option<&'v Value>,
    pub any_of: Option<&'v Value>,
    pub one_of: Option<&'v Value>,
    pub all_of: Option<&'v Value>,
    pub not: Option<&'v Value>,
    pub condition: Option<&'v Value>,
    pub then: Option<&'v Value>,
    pub otherwise: Option<&'v Value>,
    pub nullable: Option<&'v Value>,
    // Objects
    pub properties: Option<&'v Value>,
    pub required: Option<&'v Value>,
    pub additional: Option<&'v Value>,
    pub patterns: Option<&'v Value>,
    pub property_names: Option<&'v Value>,
    pub min_properties: Option<&'v Value>,
    pub max_properties: Option<&'v Value>,
    /// `dependentRequired`, `dependentSchemas`, and `dependencies`.
    pub dependents: Vec<(Text, Cow<'v, Value>)>,
    // Lists
    pub items: Option<&'v Value>,
    /// `prefixItems`, or `items` as a list.
    pub prefix: Option<&'v [Value]>,
    /// The schema of items after the prefix: `items` beside `prefixItems`, formerly `additionalItems`.
    pub tail: Option<&'v Value>,
    pub min_items: Option<&'v Value>,
    pub max_items: Option<&'v Value>,
    pub unique: Option<&'v Value>,
    /// `contains`, `minContains`, `maxContains`.
    pub contains: Vec<(Text, Cow<'v, Value>)>,
    // Texts
    pub min_length: Option<&'v Value>,
    pub max_length: Option<&'v Value>,
    pub pattern: Option<&'v Value>,
    pub format: Option<&'v Value>,
    // Numbers
    pub minimum: Option<&'v Value>,
    pub maximum: Option<&'v Value>,
    pub above: Option<&'v Value>,
    pub below: Option<&'v Value>,
    pub step: Option<&'v Value>,
    // What is said about it
    pub description: Option<&'v Value>,
    pub title: Option<&'v Value>,
    pub default: Option<&'v Value>,
    pub examples: Option<&'v Value>,
    pub example: Option<&'v Value>,
    pub deprecated: Option<&'v Value>,
    pub header: Option<&'v Value>,
    /// Whether its format is `password`.
    pub is_password: bool,
    pub discriminator: Option<&'v Value>,
    /// Keywords that depend on the whole schema around them: only a validator can check them.
    pub whole: bool,
    /// All keywords without an assertion.
    pub others: Vec<&'v (Text, Value)>,
}

/// Keywords of objects, lists, texts and numbers that apply only to values of their kind.
pub(super) const OBJECT: [&str; 10] = [
    "properties",
    "required",
    "additionalProperties",
    "patternProperties",
    "propertyNames",
    "minProperties",
    "maxProperties",
    "dependentRequired",
    "dependentSchemas",
    "dependencies",
];
pub(super) const LIST: [&str; 9] = [
    "items",
    "prefixItems",
    "additionalItems",
    "minItems",
    "maxItems",
    "uniqueItems",
    "contains",
    "minContains",
    "maxContains",
];
pub(super) const TEXT: [&str; 4] = ["minLength", "maxLength", "pattern", "format"];
pub(super) const NUMBER: [&str; 5] = [
    "minimum",
    "maximum",
    "exclusiveMinimum",
    "exclusiveMaximum",
    "multipleOf",
];
/// Keywords without an assertion.
pub(super) const ANNOTATIONS: [&str; 8] = [
    "description",
    "title",
    "default",
    "examples",
    "example",
    "deprecated",
    "x-mcp-header",
    "$comment",
];

impl<'v> Keys<'v> {
    pub fn of(entries: &'v [(Text, Value)]) -> Self {
        let mut keys = Self::default();
        let mut additional_items = None;
        for entry in entries {
            let value = &entry.1;
            let place = match &*entry.0 {
                "$ref" => &mut keys.reference,
                "type" => &mut keys.types,
                "enum" => &mut keys.members,
                "const" => &mut keys.constant,
                "anyOf" => &mut keys.any_of,
                "oneOf" => &mut keys.one_of,
                "allOf" => &mut keys.all_of,
                "not" => &mut keys.not,
                "if" => &mut keys.condition,
                "then" => &mut keys.then,
                "else" => &mut keys.otherwise,
                "nullable" => &mut keys.nullable,
                "properties" => &mut keys.properties,
                "required" => &mut keys.required,
                "additionalProperties" => &mut keys.additional,
                "patternProperties" => &mut keys.patterns,
                "propertyNames" => &mut keys.property_names,
                "minProperties" => &mut keys.min_properties,
                "maxProperties" => &mut keys.max_properties,
                "minItems" => &mut keys.min_items,
                "maxItems" => &mut keys.max_items,
                "uniqueItems" => &mut keys.unique,
                "minLength" => &mut keys.min_length,
                "maxLength" => &mut keys.max_length,
                "pattern" => &mut keys.pattern,
                "format" => &mut keys.format,
                "minimum" => &mut keys.minimum,
                "maximum" => &mut keys.maximum,
                "exclusiveMinimum" => &mut keys.above,
                "exclusiveMaximum" => &mut keys.below,
                "multipleOf" => &mut keys.step,
                "description" => &mut keys.description,
                "title" => &mut keys.title,
                "default" => &mut keys.default,
                "examples" => &mut keys.examples,
                "example" => &mut keys.example,
                "deprecated" => &mut keys.deprecated,
                "x-mcp-header" => &mut keys.header,
                "discriminator" => &mut keys.discriminator,
                "items" => match value.items() {
                    Some(places) => {
                        keys.prefix = Some(places);
                        continue;
                    }
                    None => &mut keys.items,
                },
                "prefixItems" => {
                    match value.items() {
                        Some(places) => keys.prefix = Some(places),
                        None => keys.others.push(entry),
                    }
                    continue;
                }
                "additionalItems" => &mut additional_items,
                "contains" | "minContains" | "maxContains" => {
                    keys.contains.push((entry.0.clone(), Cow::Borrowed(value)));
                    continue;
                }
                "dependentRequired" | "dependentSchemas" => {
                    keys.dependents
                        .push((entry.0.clone(), Cow::Borrowed(value)));
                    continue;
                }
                "dependencies" => {
                    keys.dependents.extend(dependencies(value));
                    continue;
                }
                "$dynamicRef" | "$recursiveRef" | "unevaluatedProperties" | "unevaluatedItems" => {
                    keys.whole = true;
                    continue;
                }
                // Where others find things, and which dialect it is.
                "$schema" | "$defs" | "definitions" | "$id" | "$anchor" | "$dynamicAnchor"
                | "$vocabulary" => continue,
                _ => {
                    keys.others.push(entry);
                    continue;
                }
            };
            *place = Some(value);
        }
        keys.is_password =
            matches!(keys.format, Some(Value::String(format)) if &**format == "password");
        if keys.prefix.is_some() {
            keys.tail = keys.items.take().or(additional_items);
        }
        keys
    }

    /// Whether there are only annotations.
    pub fn asserts_nothing(&self) -> bool {
        !self.whole
            && self.reference.is_none()
            && self.types.is_none()
            && self.members.is_none()
            && self.constant.is_none()
            && self.any_of.is_none()
            && self.one_of.is_none()
            && self.all_of.is_none()
            && self.not.is_none()
            && self.condition.is_none()
            && !self.of_objects()
            && !self.of_lists()
            && !self.of_texts()
            && !self.of_numbers()
    }

    pub fn of_objects(&self) -> bool {
        self.properties.is_some()
            || matches!(self.required, Some(Value::List(_)))
            || self.additional.is_some()
            || self.patterns.is_some()
            || self.property_names.is_some()
            || self.min_properties.is_some()
            || self.max_properties.is_some()
            || !self.dependents.is_empty()
    }

    pub fn of_lists(&self) -> bool {
        self.items.is_some()
            || self.prefix.is_some()
            || self.min_items.is_some()
            || self.max_items.is_some()
            || self.unique.is_some()
            || !self.contains.is_empty()
    }

    pub fn of_texts(&self) -> bool {
        self.min_length.is_some()
            || self.max_length.is_some()
            || self.pattern.is_some()
            || self.format.is_some()
    }

    /// Whether a text is what a decimal is emitted as, by its pattern: others call other texts, or numbers, decimals.
    pub fn is_decimal(&self) -> bool {
        let is = |value: Option<&Value>, known: &str| matches!(value, Some(Value::String(text)) if **text == *known);
        (self.format.is_none() || is(self.format, Format::Decimal.name()))
            && is(self.pattern, PATTERN)
            && self.min_length.is_none()
            && self.max_length.is_none()
    }

    pub fn of_numbers(&self) -> bool {
        self.minimum.is_some()
            || self.maximum.is_some()
            || self.above.is_some()
            || self.below.is_some()
            || self.step.is_some()
    }
}

/// `dependencies` of older drafts: lists of names, and schemas.
pub(super) fn dependencies(value: &Value) -> Vec<(Text, Cow<'static, Value>)> {
    let Value::Object(entries) = value else {
        return Vec::new();
    };
    let (names, schemas): (Vec<_>, Vec<_>) = entries
        .iter()
        .cloned()
        .partition(|(_, needs)| matches!(needs, Value::List(_)));
    let mut found = Vec::new();
    for (keyword, entries) in [("dependentRequired", names), ("dependentSchemas", schemas)] {
        if !entries.is_empty() {
            found.push((keyword.into(), Cow::Owned(Value::Object(entries))));
        }
    }
    found
}
