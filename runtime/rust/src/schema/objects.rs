//! Keywords of objects.

use std::collections::HashMap;

use super::item::Item;
use super::nodes::{Id, Node, Rules};
use super::problem::{Found, Problem};
use super::seen::Seen;
use super::walk::Walk;
use crate::issues::{Got, Segment};
use crate::json::{Object, Value};

/// The members of an object by key.
struct Members<'a> {
    object: &'a Object,
    by_key: Option<HashMap<&'a str, &'a Value>>,
}

impl<'a> Members<'a> {
    fn of(object: &'a Object) -> Self {
        // Few members are found faster one by one.
        let by_key = (object.len() > 8).then(|| object.iter().collect());
        Self { object, by_key }
    }

    fn get(&self, key: &str) -> Option<&'a Value> {
        match &self.by_key {
            Some(members) => members.get(key).copied(),
            None => self.object.get(key),
        }
    }
}

impl<'a> Walk<'a> {
    /// Declared properties in their order, then required ones that are not declared, then the others as they came.
    pub(super) fn object(&mut self, rules: &'a Rules, object: &'a Object, seen: &mut Seen<'a>) {
        self.charge(rules.weight + object.len() as u64 / 16);
        let count = object.len() as u64;
        let names = rules
            .entries
            .broken(count, "minProperties", "maxProperties");
        self.add(
            &names,
            Problem::Entries(rules.entries),
            Got::Count(object.len()),
        );
        let members = Members::of(object);
        for (key, id) in &rules.properties {
            match members.get(key) {
                Some(value) => {
                    let value = Item::of(value);
                    self.section("properties", |walk| walk.field(key, *id, value));
                    self.matching(rules, key, value);
                    if self.schema.tracks {
                        seen.properties.insert(key);
                    }
                }
                None if rules.is_required.contains(key) => {
                    self.missing("required", rules, key, None, object);
                }
                None => {}
            }
        }
        for key in &rules.required {
            if !rules.declared.contains(key) && members.get(key).is_none() {
                self.missing("required", rules, key, None, object);
            }
        }
        self.others(rules, object, seen);
        if let Some(names) = rules.names {
            self.section("propertyNames", |walk| walk.names(names, object));
        }
        for (key, needs) in &rules.dependent_required {
            if members.get(key).is_none() {
                continue;
            }
            self.charge(needs.len() as u64 / 16);
            for need in needs.iter().filter(|need| members.get(need).is_none()) {
                self.missing("dependentRequired", rules, need, Some(key), object);
            }
        }
    }

    /// The keys that are not declared.
    fn others(&mut self, rules: &'a Rules, object: &'a Object, seen: &mut Seen<'a>) {
        if rules.pattern_properties.is_empty() && rules.additional.is_none() {
            return;
        }
        for (key, value) in object.iter() {
            if rules.declared.contains(key) {
                continue;
            }
            if self.is_done() {
                return;
            }
            let value = Item::of(value);
            let is_matched = self.matching(rules, key, value);
            match rules.additional {
                Some(id) if !is_matched => self.additional(rules, key, id, value),
                None if !is_matched => continue,
                Some(_) | None => {}
            }
            if self.schema.tracks {
                seen.properties.insert(key);
            }
        }
        seen.all_properties |= rules.additional.is_some();
    }

    fn additional(&mut self, rules: &'a Rules, key: &'a str, id: Id, value: Item<'a>) {
        if matches!(self.schema.nodes[id], Node::Always(false)) {
            self.unknown("additionalProperties", rules, key, false);
        } else {
            self.section("additionalProperties", |walk| {
                walk.below(Segment::Key(key.into()), id, value);
            });
        }
    }

    fn unknown(&mut self, keyword: &'static str, rules: &'a Rules, key: &'a str, applied: bool) {
        self.path.push(Segment::Key(key.into()));
        let problem = Problem::Unknown {
            key,
            rules,
            applied,
        };
        self.add(&[keyword], problem, Got::Nothing);
        self.path.pop();
    }

    /// Applies what a pattern has for a key; whether one does.
    fn matching(&mut self, rules: &'a Rules, key: &'a str, value: Item<'a>) -> bool {
        let mut is_matched = false;
        for (pattern, id) in &rules.pattern_properties {
            self.charge(pattern.steps(key.chars().count()));
            if self.is_done() {
                break;
            }
            if pattern.matches(key) {
                is_matched = true;
                self.section("patternProperties", |walk| walk.field(key, *id, value));
            }
        }
        is_matched
    }

    /// A property, which may be a literal that matches.
    fn field(&mut self, key: &'a str, id: Id, value: Item<'a>) {
        let before = self.broken;
        self.below(Segment::Key(key.into()), id, value);
        if self.broken == before && self.is_literal(id) {
            self.literals += 1;
        }
    }

    fn is_literal(&self, mut id: Id) -> bool {
        for _ in 0..8 {
            let Node::Rules(rules) = &self.schema.nodes[id] else {
                return false;
            };
            match rules.reference {
                _ if rules.constant.is_some() || rules.literals.is_some() => return true,
                Some(next) => id = next,
                None => return false,
            }
        }
        false
    }

    fn missing(
        &mut self,
        keyword: &'static str,
        rules: &'a Rules,
        key: &'a str,
        because: Option<&'a str>,
        object: &'a Object,
    ) {
        self.path.push(Segment::Key(key.into()));
        let problem = Problem::Missing {
            key,
            because,
            rules,
            object,
        };
        self.add(&[keyword], problem, Got::Nothing);
        self.path.pop();
    }

    fn names(&mut self, names: Id, object: &'a Object) {
        for (key, _) in object.iter() {
            if self.is_done() {
                return;
            }
            let outside = std::mem::take(&mut self.path);
            let before = std::mem::take(&mut self.found);
            self.at(names, Item::Text(key));
            let inside = std::mem::replace(&mut self.found, before);
            self.path = outside;
            let room = self.most - self.found.len();
            for found in inside.into_iter().take(room) {
                let mut path = self.path.clone();
                path.push(Segment::Key(key.into()));
                self.found.push(Found {
                    path,
                    problem: Problem::Name(Box::new(found)),
                    got: Got::Nothing,
                });
            }
        }
    }

    pub(super) fn unevaluated_properties(
        &mut self,
        rules: &'a Rules,
        object: &'a Object,
        seen: &mut Seen<'a>,
    ) {
        let Some(id) = rules.unevaluated_properties else {
            return;
        };
        for (key, value) in object.iter() {
            if seen.has_property(key) {
                continue;
            }
            if matches!(self.schema.nodes[id], Node::Always(false)) {
                self.unknown("unevaluatedProperties", rules, key, true);
            } else {
                self.section("unevaluatedProperties", |walk| {
                    walk.below(Segment::Key(key.into()), id, Item::of(value));
                });
            }
        }
        seen.all_properties = true;
    }
}
