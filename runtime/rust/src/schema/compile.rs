//! Compiles documents: each schema that can be reached becomes a node.

use std::borrow::Cow;
use std::collections::{HashMap, VecDeque};

use toolrt_format::Format;

use super::decimal::{Decimal, Step};
use super::documents::{Documents, Place, without};
use super::drafts::Draft;
use super::ecma::Pattern;
use super::item::Item;
use super::keys::key;
use super::nodes::{Compiled, Condition, Count, Dynamic, Id, Kind, Limit, Literals, Node, Rules};
use crate::issues::{Code, Got, Issue, shown};
use crate::json::{Integer, Object, Value, integer};

/// How many values of an enum a message may name, and a list of what is expected hold.
const SHOWN: usize = 100;

/// Gives what is wrong with a schema of a draft.
type Check = fn(&Value, Draft) -> Vec<Issue>;

pub(super) struct Compiler<'d> {
    documents: Documents<'d>,
    check: Check,
    formats: bool,
    compiled: Compiled,
    ids: HashMap<Place, Id>,
    open: VecDeque<(Place, &'d Value, Id)>,
    wrong: Vec<Issue>,
}

impl<'d> Compiler<'d> {
    pub(super) fn new(documents: Documents<'d>, formats: bool, check: Check) -> Self {
        Self {
            documents,
            check,
            formats,
            compiled: Compiled::default(),
            ids: HashMap::new(),
            open: VecDeque::new(),
            wrong: Vec::new(),
        }
    }

    /// Compiles a schema, and all that it refers to.
    pub(super) fn compile(mut self, schema: &'d Value) -> Result<Compiled, Vec<Issue>> {
        let root = self.documents.load("", schema);
        self.look_at(&root, schema);
        if !self.wrong.is_empty() {
            return Err(self.wrong);
        }
        self.id(root, schema);
        let mut anchors = 0;
        while let Some((place, value, id)) = self.open.pop_front() {
            self.compiled.nodes[id] = self.node(&place, value);
            // What `$dynamicRef` may lead to, in each document that is loaded by now.
            while let Some((resource, name, place)) = self.documents.dynamic.get(anchors).cloned() {
                anchors += 1;
                if let Some(value) = self.documents.value(&place) {
                    let id = self.id(place, value);
                    let dynamic = self.compiled.dynamic.entry((resource, name));
                    dynamic.or_insert(id);
                }
            }
        }
        if self.wrong.is_empty() {
            Ok(self.compiled)
        } else {
            self.wrong.truncate(crate::issues::MAX_ISSUES);
            Err(self.wrong)
        }
    }

    /// Reports what is wrong with a schema that nobody has looked at.
    fn look_at(&mut self, place: &Place, value: &Value) {
        // A part that is written in another draft is looked at by itself.
        let parts = self.documents.foreign(place);
        let value = if parts.is_empty() {
            Cow::Borrowed(value)
        } else {
            Cow::Owned(without(value, place, &parts.iter().collect()))
        };
        let draft = self.documents.draft(self.documents.resource_of(place));
        let issues = (self.check)(&value, draft);
        let uri = self.documents.uri(place);
        let moved = issues.iter().map(|issue| issue.behind(uri, &place.pointer));
        self.wrong.extend(moved);
        for part in parts {
            if let Some(value) = self.documents.value(&part) {
                self.look_at(&part, value);
            }
        }
    }

    fn id(&mut self, place: Place, value: &'d Value) -> Id {
        if let Some(id) = self.ids.get(&place) {
            return *id;
        }
        let id = self.compiled.nodes.len();
        self.compiled.nodes.push(Node::Always(true));
        self.ids.insert(place.clone(), id);
        self.open.push_back((place, value, id));
        id
    }

    fn node(&mut self, place: &Place, value: &'d Value) -> Node {
        match value {
            Value::Bool(always) => Node::Always(*always),
            Value::Object(schema) => Node::Rules(Box::new(self.rules(place, schema))),
            Value::Null | Value::Number(_) | Value::String(_) | Value::Array(_) => {
                Node::Always(true)
            }
        }
    }

    fn rules(&mut self, place: &Place, schema: &'d Object) -> Rules {
        let resource = self.documents.resource_of(place);
        let draft = self.documents.draft(resource);
        let is_lone = draft.has_lone_refs() && matches!(schema.get("$ref"), Some(Value::String(_)));
        let mut rules = Rules {
            resource,
            ..Rules::default()
        };
        let (mut contains, mut counted) = (
            None,
            Count {
                min: 1,
                max: u64::MAX,
            },
        );
        let (mut condition, mut then, mut otherwise) = (None, None, None);
        let validates = self.documents.validates(resource);
        for (keyword, value) in schema.iter() {
            if !draft.has(keyword) || (is_lone && keyword != "$ref") {
                continue;
            }
            let at = place.below(keyword);
            rules.is_more_than_kinds |= !PLAIN.contains(&keyword);
            if validates && self.validation(&mut rules, &mut counted, schema, keyword, &at) {
                continue;
            }
            match keyword {
                "$ref" => rules.reference = self.reference(resource, &at, value).map(|to| to.0),
                "$dynamicRef" | "$recursiveRef" => {
                    let target = self.reference(resource, &at, value);
                    rules.dynamic = target.map(|(id, name)| Dynamic { id, name });
                }
                "prefixItems" => rules.prefix = self.several(&at, value),
                "items" if draft.has_item_lists() && value.as_array().is_some() => {
                    rules.prefix = self.several(&at, value);
                }
                "additionalItems" => {
                    if let Some(Value::Array(_)) = schema.get("items") {
                        rules.items = Some(self.id(at, value));
                    }
                }
                "items" => rules.items = Some(self.id(at, value)),
                "contains" => contains = Some(self.id(at, value)),
                "properties" => rules.properties = self.named(&at, value),
                "patternProperties" => {
                    for (key, id) in self.named(&at, value) {
                        let pattern = self.pattern(&at.below(&key), &key);
                        rules
                            .pattern_properties
                            .extend(pattern.map(|one| (one, id)));
                    }
                }
                "additionalProperties" => rules.additional = Some(self.id(at, value)),
                "propertyNames" => rules.names = Some(self.id(at, value)),
                "allOf" => rules.all_of = self.several(&at, value),
                "anyOf" => rules.any_of = self.several(&at, value),
                "oneOf" => rules.one_of = self.several(&at, value),
                "not" => rules.not = Some(self.id(at, value)),
                "if" => condition = Some(self.id(at, value)),
                "then" => then = Some(self.id(at, value)),
                "else" => otherwise = Some(self.id(at, value)),
                "dependentSchemas" => rules.dependent_schemas.extend(self.named(&at, value)),
                "dependencies" => {
                    rules.dependent_required.extend(needs(value));
                    rules.dependent_schemas.extend(self.named(&at, value));
                }
                "unevaluatedItems" => {
                    self.compiled.tracks = true;
                    rules.unevaluated_items = Some(self.id(at, value));
                }
                "unevaluatedProperties" => {
                    self.compiled.tracks = true;
                    rules.unevaluated_properties = Some(self.id(at, value));
                }
                "format" if self.formats => {
                    rules.format = value.as_str().and_then(format);
                }
                _ => {}
            }
        }
        rules.contains = contains.map(|id| (id, counted));
        // Before 2020, an item that it accepts counts as not looked at.
        rules.contains_evaluates = !draft.has_item_lists();
        rules.condition = condition.map(|id| Condition {
            id,
            then,
            otherwise,
        });
        rules.declared = rules
            .properties
            .iter()
            .map(|(key, _)| key.clone())
            .collect();
        rules.is_required = rules.required.iter().cloned().collect();
        let looked_up = rules.properties.len()
            + rules.required.len()
            + rules.dependent_required.len()
            + rules.dependent_schemas.len();
        rules.weight = looked_up as u64 / 16;
        rules
    }

    /// Reads a keyword that validates; whether it is one.
    fn validation(
        &mut self,
        rules: &mut Rules,
        contains: &mut Count,
        schema: &Object,
        keyword: &str,
        at: &Place,
    ) -> bool {
        let Some(value) = schema.get(keyword) else {
            return false;
        };
        match keyword {
            "type" => rules.types = kinds(value),
            "const" => rules.constant = Some(literals(std::slice::from_ref(value))),
            "enum" => rules.literals = value.as_array().map(literals),
            "minLength" => rules.length.min = least(value),
            "maxLength" => rules.length.max = most(value),
            "minItems" => rules.items_count.min = least(value),
            "maxItems" => rules.items_count.max = most(value),
            "minContains" => contains.min = least(value),
            "maxContains" => contains.max = most(value),
            "minProperties" => rules.entries.min = least(value),
            "maxProperties" => rules.entries.max = most(value),
            "uniqueItems" => rules.unique = value.as_bool() == Some(true),
            "required" => rules.required = names(value),
            "dependentRequired" => rules.dependent_required.extend(needs(value)),
            "pattern" => {
                rules.pattern = value.as_str().and_then(|text| self.pattern(at, text));
            }
            "multipleOf" => {
                let step = value.as_number().map(|number| (number, Step::of(number)));
                match step {
                    Some((number, Some(step))) => rules.step = Some((number.clone(), step)),
                    Some((_, None)) => {
                        let rule = "must have at most 19 digits";
                        self.report(at, Code::Step, rule, None, Got::of_value(value));
                    }
                    None => {}
                }
            }
            "minimum" | "exclusiveMinimum" | "maximum" | "exclusiveMaximum" => {
                // Draft 4 says of `minimum` and `maximum` whether they are exclusive.
                let exclusive = match keyword {
                    "minimum" => "exclusiveMinimum",
                    "maximum" => "exclusiveMaximum",
                    _ => keyword,
                };
                let is_exclusive = schema.get(exclusive) == Some(&Value::Bool(true));
                let keyword = if is_exclusive { exclusive } else { keyword };
                let number = value.as_number().cloned();
                let limit = number.map(|number| Limit {
                    keyword: LIMITS[rank(keyword)],
                    decimal: Decimal::of(&number),
                    number,
                });
                rules.limits.extend(limit);
                rules.limits.sort_by_key(|limit| rank(limit.keyword));
            }
            _ => return false,
        }
        true
    }

    fn reference(
        &mut self,
        from: usize,
        at: &Place,
        value: &Value,
    ) -> Option<(Id, Option<String>)> {
        let reference = value.as_str()?;
        let Some(target) = self.documents.target(from, reference) else {
            let rule = "must name a schema that is here or given";
            self.report(at, Code::Schema, rule, Some("$ref"), Got::Text(reference));
            return None;
        };
        if target.is_new {
            let root = self.documents.root_of(&target.place);
            let before = self.wrong.len();
            if let Some(value) = self.documents.value(&root).filter(|_| root.document > 0) {
                self.look_at(&root, value);
            }
            if self.wrong.len() == before && target.place != root {
                self.look_at(&target.place, target.value);
            }
            if self.wrong.len() > before {
                return None;
            }
        }
        Some((self.id(target.place, target.value), target.dynamic))
    }

    fn several(&mut self, at: &Place, value: &'d Value) -> Vec<Id> {
        let items = value.as_array().unwrap_or_default().iter().enumerate();
        items
            .map(|(index, item)| self.id(at.below(&index.to_string()), item))
            .collect()
    }

    /// Schemas by their names; lists of names, which `dependencies` may have in place of schemas, are none.
    fn named(&mut self, at: &Place, value: &'d Value) -> Vec<(String, Id)> {
        let members = value.as_object().into_iter().flat_map(Object::iter);
        members
            .filter(|(_, member)| member.as_array().is_none())
            .map(|(key, member)| (key.to_owned(), self.id(at.below(key), member)))
            .collect()
    }

    fn pattern(&mut self, at: &Place, source: &str) -> Option<Pattern> {
        let pattern = Pattern::new(source);
        if pattern.is_none() {
            let rule = "must be a pattern of ECMA-262 that needs no back-references";
            self.report(at, Code::Format, rule, Some("regex"), Got::Text(source));
        }
        pattern
    }

    fn report(&mut self, at: &Place, code: Code, rule: &str, expected: Option<&str>, got: Got<'_>) {
        let (words, data) = shown(got).unwrap_or_default();
        let issue = Issue::of_value(code, &format!("{rule}; got {words}."));
        let issue = Issue {
            expected: expected.map(Value::from),
            got: data,
            ..issue
        };
        let uri = self.documents.uri(at);
        self.wrong.push(issue.behind(uri, &at.pointer));
    }
}

/// Keywords that say which kinds or values there are, or nothing about values.
const PLAIN: [&str; 12] = [
    "type",
    "const",
    "enum",
    "title",
    "description",
    "$comment",
    "default",
    "examples",
    "deprecated",
    "readOnly",
    "writeOnly",
    "$schema",
];

const LIMITS: [&str; 4] = ["minimum", "exclusiveMinimum", "maximum", "exclusiveMaximum"];

fn rank(keyword: &str) -> usize {
    LIMITS
        .iter()
        .position(|name| *name == keyword)
        .unwrap_or_default()
}

fn kinds(value: &Value) -> Vec<Kind> {
    let names = match value {
        Value::Array(names) => names.as_slice(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) | Value::Object(_) => {
            std::slice::from_ref(value)
        }
    };
    let names = names.iter().filter_map(Value::as_str);
    names.filter_map(Kind::named).collect()
}

fn literals(values: &[Value]) -> Literals {
    let mut kinds = Vec::new();
    for kind in values.iter().map(|value| Item::of(value).kind()) {
        if !kinds.contains(&kind) {
            kinds.push(kind);
        }
    }
    Literals {
        shown: values.iter().take(SHOWN).cloned().collect(),
        count: values.len(),
        keys: values.iter().map(|value| key(Item::of(value)).0).collect(),
        has_parts: kinds.contains(&Kind::Array) || kinds.contains(&Kind::Object),
        kinds,
    }
}

/// The lists of names in an object.
fn needs(value: &Value) -> impl Iterator<Item = (String, Vec<String>)> {
    let members = value.as_object().into_iter().flat_map(Object::iter);
    let lists = members.filter(|(_, needs)| needs.as_array().is_some());
    lists.map(|(key, needs)| (key.to_owned(), names(needs)))
}

fn names(value: &Value) -> Vec<String> {
    let names = value.as_array().unwrap_or_default().iter();
    names
        .filter_map(|name| name.as_str().map(str::to_owned))
        .collect()
}

fn whole(value: &Value) -> Integer {
    value
        .as_number()
        .map_or(Integer::Fits(0), |number| integer(number.as_str()))
}

fn least(value: &Value) -> u64 {
    match whole(value) {
        Integer::Fits(count) => u64::try_from(count).unwrap_or(0),
        Integer::TooBig | Integer::Fraction => i64::MAX.unsigned_abs(),
    }
}

fn most(value: &Value) -> u64 {
    match whole(value) {
        Integer::Fits(count) => u64::try_from(count).unwrap_or(0),
        Integer::TooBig | Integer::Fraction => u64::MAX,
    }
}

/// The format that JSON Schema calls so.
fn format(name: &str) -> Option<Format> {
    Some(match name {
        "date-time" => Format::DateTime,
        "date" => Format::Date,
        "time" => Format::Time,
        "duration" => Format::Duration,
        "uuid" => Format::Uuid,
        "uri" => Format::Uri,
        "email" => Format::Email,
        "hostname" => Format::Hostname,
        "ipv4" => Format::Ipv4,
        "ipv6" => Format::Ipv6,
        _ => return None,
    })
}
