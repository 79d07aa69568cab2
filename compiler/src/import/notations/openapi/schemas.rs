//! Schemas of OpenAPI as schemas of JSON Schema 2020-12: `nullable`, flags for exclusive limits, `example`, and what only
//! requests or only responses have. Every schema that is referred to becomes a definition of its own.

use foldhash::{HashMap, HashMapExt, HashSet, HashSetExt};

use super::document::{Document, Node, Subtypes, Target};
use super::variants::Tag;
use crate::ir::Value;
use crate::pointer;
use crate::source::Text;

/// Whether a schema describes what is sent or what is answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Direction {
    /// `readOnly` properties are not part of it.
    Request,
    /// `writeOnly` properties are not part of it.
    Response,
}

impl Direction {
    /// The keyword of properties that it does not have.
    fn hides(self) -> &'static str {
        match self {
            Self::Request => "readOnly",
            Self::Response => "writeOnly",
        }
    }
}

/// The part that a schema has where it is referred to.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(super) enum Role {
    /// The schema of a value.
    Value,
    /// What a subtype adds to: without the alternatives that lead back to the subtype.
    Base,
    /// One of several alternatives, which a property tells apart.
    Variant(Tag),
}

/// A definition to write.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
struct Use {
    target: Target,
    direction: Direction,
    role: Role,
}

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

/// What a first pass has found out, so that definitions get good names.
#[derive(Debug, Default)]
pub(super) struct Survey {
    /// Schemas that differ between requests and responses.
    directed: HashSet<Target>,
    /// Where schemas are values, by direction.
    values: HashSet<(Target, Direction)>,
    /// Where schemas are needed at all.
    needed: HashSet<(Target, Direction)>,
}

/// About how many keywords may be written for one document: with many discriminators a schema is written often.
const MOST_WRITTEN: usize = 4_000_000;

/// Longer chains of refs and of `allOf` are not followed to find out about a property.
pub(super) const MOST_STEPS: usize = 500;

pub(super) struct Schemas<'a, 'd> {
    pub(super) document: &'d Document<'a>,
    pub(super) subtypes: &'d Subtypes,
    survey: Option<&'d Survey>,
    has_directions: bool,
    keys: HashMap<Use, Text>,
    taken: HashSet<String>,
    waiting: Vec<(Use, Text, Node<'a>)>,
    definitions: Vec<(Text, Value)>,
    places: Vec<(String, String)>,
    /// The definition that is being written.
    current: Option<Target>,
    /// The definitions that refer to a definition.
    users: HashMap<Target, HashSet<Target>>,
    /// Definitions with properties that only one direction has.
    marked: HashSet<Target>,
    /// What was left out of definitions: the place, and why.
    left_out: Vec<(String, String)>,
    left: usize,
}

impl<'a, 'd> Schemas<'a, 'd> {
    pub fn new(
        document: &'d Document<'a>,
        subtypes: &'d Subtypes,
        survey: Option<&'d Survey>,
    ) -> Self {
        Self {
            document,
            subtypes,
            survey,
            has_directions: document.all().any(|root| has_flags(root.value)),
            keys: HashMap::new(),
            taken: HashSet::new(),
            waiting: Vec::new(),
            definitions: Vec::new(),
            places: Vec::new(),
            current: None,
            users: HashMap::new(),
            marked: HashSet::new(),
            left_out: Vec::new(),
            left: MOST_WRITTEN,
        }
    }

    /// Whether so much was written that the rest is missing.
    pub fn is_exhausted(&self) -> bool {
        self.left == 0
    }

    /// A schema with refs to definitions of this writer.
    pub fn schema(&mut self, node: Node<'a>, direction: Direction) -> Value {
        self.written(node, direction, &Role::Value, None, None)
    }

    /// Writes the definitions that schemas refer to, and those that these refer to.
    pub fn write_definitions(&mut self) {
        while let Some((wanted, key, node)) = self.waiting.pop() {
            self.current = Some(wanted.target.clone());
            let Use {
                target,
                direction,
                role,
            } = &wanted;
            let subtypes = match role {
                Role::Value => self.subtypes_of(target, node, *direction),
                Role::Base | Role::Variant(_) => None,
            };
            let value = match subtypes {
                Some(union) => union,
                None => self.written(node, *direction, role, None, Some(target)),
            };
            let value = match role {
                Role::Variant(tag) => tag.added_to(value),
                Role::Value | Role::Base => value,
            };
            self.definitions.push((key, value));
        }
        self.current = None;
    }

    /// What was left out since the last call: the place, and why.
    pub fn take_left_out(&mut self) -> Vec<(String, String)> {
        std::mem::take(&mut self.left_out)
    }

    /// The definitions, and the place of each in the documents.
    pub fn into_definitions(self) -> (Vec<(Text, Value)>, Vec<(String, String)>) {
        (self.definitions, self.places)
    }

    /// What the next pass should know.
    pub fn into_survey(self) -> Survey {
        let mut survey = Survey {
            directed: self.marked.clone(),
            ..Survey::default()
        };
        let mut waiting: Vec<Target> = self.marked.into_iter().collect();
        while let Some(target) = waiting.pop() {
            for user in self.users.get(&target).into_iter().flatten() {
                if survey.directed.insert(user.clone()) {
                    waiting.push(user.clone());
                }
            }
        }
        for wanted in self.keys.into_keys() {
            if wanted.role == Role::Value {
                let value = (wanted.target.clone(), wanted.direction);
                survey.values.insert(value);
            }
            survey.needed.insert((wanted.target, wanted.direction));
        }
        survey
    }

    /// The ref to a definition.
    pub(super) fn refer(
        &mut self,
        target: Target,
        node: Node<'a>,
        direction: Direction,
        role: Role,
    ) -> Value {
        if let Some(user) = &self.current {
            let users = self.users.entry(target.clone()).or_default();
            users.insert(user.clone());
        }
        // What is the same in both directions is one definition.
        let is_directed = |survey: &Survey| survey.directed.contains(&target);
        let direction = match self.survey.is_none_or(is_directed) {
            true => direction,
            false => Direction::Response,
        };
        let wanted = Use {
            target,
            direction,
            role,
        };
        let key = match self.keys.get(&wanted) {
            Some(key) => key.clone(),
            None => {
                let key = self.fresh_key(&wanted);
                self.places.push((
                    format!("/$defs/{}", pointer::step(&key)),
                    self.document.place(&wanted.target),
                ));
                self.keys.insert(wanted.clone(), key.clone());
                self.waiting.push((wanted, key.clone(), node));
                key
            }
        };
        Value::String(pointer::reference(&key).into())
    }

    fn fresh_key(&mut self, wanted: &Use) -> Text {
        let mut base = self.document.word(&wanted.target);
        let other = (wanted.target.clone(), Direction::Response);
        if let Some(survey) = self.survey
            && wanted.direction == Direction::Request
            && survey.needed.contains(&other)
        {
            base.push_str("Input");
        }
        match &wanted.role {
            Role::Value => {}
            Role::Base => base.push_str("Base"),
            Role::Variant(_) => {
                let value = (wanted.target.clone(), wanted.direction);
                if self
                    .survey
                    .is_some_and(|survey| survey.values.contains(&value))
                {
                    base.push_str("Variant");
                }
            }
        }
        let mut key = base.clone();
        let mut number = 2;
        while !self.taken.insert(key.clone()) {
            key = format!("{base}_{number}");
            number += 1;
        }
        key.into()
    }

    /// A schema as JSON Schema. `hidden` are the properties that a schema around it leaves out, with which it is one by
    /// `allOf`; `own` is the target that it is the whole of.
    fn written(
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
        match self.found(node.file, reference) {
            Some((target, node)) => self.refer(target, node, direction, Role::Value),
            // No definition of this writer is meant.
            None => Value::String(reference.replace("#/$defs/", "#/definitions/").into()),
        }
    }

    /// What a ref leads to: by its pointer, or by the bare name of a schema.
    pub(super) fn found(&self, file: usize, reference: &str) -> Option<(Target, Node<'a>)> {
        if let Ok(found) = self.document.target(file, reference) {
            return Some(found);
        }
        let step = pointer::step(reference);
        let names = [
            format!("#/components/schemas/{step}"),
            format!("#/definitions/{step}"),
        ];
        let mut found = names
            .iter()
            .filter_map(|name| self.document.target(file, name).ok());
        found.next()
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
        let Some((target, node)) = self.found(part.file, reference) else {
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

    /// The properties that a direction does not have, of a schema with all that it is one with by `allOf`.
    fn hidden(&self, node: Node<'a>, direction: Direction) -> HashSet<Text> {
        let mut hidden = HashSet::new();
        if self.has_directions {
            let mut steps = MOST_STEPS;
            self.add_hidden(node, direction, &mut steps, &mut hidden);
        }
        hidden
    }

    fn add_hidden(
        &self,
        node: Node<'a>,
        direction: Direction,
        steps: &mut usize,
        hidden: &mut HashSet<Text>,
    ) {
        *steps = steps.saturating_sub(1);
        if *steps == 0 {
            return;
        }
        let Ok(node) = self.document.resolved(node) else {
            return;
        };
        if let Some(Value::Object(properties)) = node.value.get("properties") {
            for (name, property) in properties {
                if self.is_flagged(node.with(property), direction.hides()) {
                    hidden.insert(name.clone());
                }
            }
        }
        if let Some(Value::List(parts)) = node.value.get("allOf") {
            for part in parts {
                self.add_hidden(node.with(part), direction, steps, hidden);
            }
        }
    }

    /// Whether a property has a flag: itself, or by the schema that it refers to.
    fn is_flagged(&self, property: Node<'a>, flag: &str) -> bool {
        let mut at = property;
        for _ in 0..8 {
            if at.is(flag) {
                return true;
            }
            let next = match (at.value.get("$ref"), at.value.get("allOf")) {
                (Some(Value::String(reference)), _) => self
                    .document
                    .target(at.file, reference)
                    .ok()
                    .map(|(_, node)| node),
                (_, Some(Value::List(parts))) => match &parts[..] {
                    [part] => Some(at.with(part)),
                    _ => None,
                },
                _ => None,
            };
            match next {
                Some(next) => at = next,
                None => return false,
            }
        }
        false
    }
}

/// Keywords whose value is a schema.
const HOLDS_A_SCHEMA: [&str; 13] = [
    "additionalItems",
    "additionalProperties",
    "contains",
    "contentSchema",
    "else",
    "if",
    "items",
    "not",
    "propertyNames",
    "then",
    "unevaluatedItems",
    "unevaluatedProperties",
    "schema",
];

/// Whether a value has `readOnly: true` or `writeOnly: true` anywhere.
fn has_flags(value: &Value) -> bool {
    match value {
        Value::Object(entries) => entries.iter().any(|(key, value)| {
            matches!(&**key, "readOnly" | "writeOnly") && *value == Value::Bool(true)
                || has_flags(value)
        }),
        Value::List(items) => items.iter().any(has_flags),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => false,
    }
}

fn inclusive(keyword: &str) -> &'static str {
    match keyword {
        "exclusiveMinimum" => "minimum",
        _ => "maximum",
    }
}

/// Whether a keyword says something about values without rejecting any.
pub(super) fn is_annotation(keyword: &str) -> bool {
    keyword.starts_with("x-")
        || matches!(
            keyword,
            "$ref"
                | "$comment"
                | "default"
                | "deprecated"
                | "description"
                | "example"
                | "examples"
                | "externalDocs"
                | "readOnly"
                | "summary"
                | "title"
                | "writeOnly"
                | "xml"
        )
}

fn add_example(out: &mut Vec<(Text, Value)>, example: &Value) {
    match out.iter_mut().find(|(key, _)| &**key == "examples") {
        Some((_, Value::List(examples))) => examples.push(example.clone()),
        Some(_) => {}
        None => out.push(("examples".into(), Value::List(vec![example.clone()]))),
    }
}

/// The same with null.
fn or_null(mut schema: Vec<(Text, Value)>) -> Value {
    let null = || Value::String("null".into());
    let is_plain = |(key, _): &(Text, Value)| {
        !matches!(
            &**key,
            "$ref" | "allOf" | "anyOf" | "oneOf" | "not" | "if" | "const"
        )
    };
    let ty = schema.iter().position(|(key, _)| &**key == "type");
    if let Some(at) = ty
        && schema.iter().all(is_plain)
    {
        let types = match &schema[at].1 {
            Value::List(types) => types.clone(),
            one => vec![one.clone()],
        };
        if types.contains(&null()) {
            return Value::Object(schema);
        }
        schema[at].1 = Value::List(types.into_iter().chain([null()]).collect());
        for (key, value) in &mut schema {
            if let ("enum", Value::List(members)) = (&**key, value)
                && !members.contains(&Value::Null)
            {
                members.push(Value::Null);
            }
        }
        return Value::Object(schema);
    }
    let about = |(key, _): &(Text, Value)| &**key != "$ref" && is_annotation(key);
    let (mut whole, rest): (Vec<_>, Vec<_>) = schema.into_iter().partition(about);
    if rest.is_empty() {
        return Value::Object(whole);
    }
    let null = Value::Object(vec![("type".into(), null())]);
    whole.push(("anyOf".into(), Value::List(vec![Value::Object(rest), null])));
    Value::Object(whole)
}
