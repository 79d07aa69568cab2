//! The phrases for subschemas in sentences, and the kinds of values that they take.

use std::cell::Cell;

use super::item::Item;
use super::nodes::{Compiled, Id, Literals, Node, Rules};
use crate::issues::{listed, shortened, truncated};
use crate::json::Value;

/// How many subschemas are looked at for one phrase.
const FAR: usize = 100;

const ANY: &str = "any JSON value";

pub(super) struct Phrases<'a> {
    schema: &'a Compiled,
    left: Cell<usize>,
}

impl<'a> Phrases<'a> {
    pub(super) fn of(schema: &'a Compiled) -> Self {
        Self {
            schema,
            left: Cell::new(FAR),
        }
    }

    /// The phrase for a subschema.
    pub(super) fn of_node(&self, id: Id) -> String {
        let Some(rules) = self.rules(id) else {
            return ANY.to_owned();
        };
        if let Some(literals) = rules.constant.as_ref().or(rules.literals.as_ref()) {
            return one_of(literals);
        }
        if !rules.types.is_empty() {
            return match rules.format {
                Some(format) if rules.types.len() == 1 => format.phrase().to_owned(),
                Some(_) | None => kinds(rules),
            };
        }
        let inner = rules.reference.iter().chain(&rules.all_of);
        let inner = inner
            .map(|id| self.of_node(*id))
            .find(|phrase| phrase != ANY);
        inner.unwrap_or_else(|| match (&*rules.any_of, &*rules.one_of) {
            ([], []) => ANY.to_owned(),
            ([], several) | (several, _) => self.any_of(several),
        })
    }

    /// The phrases for alternatives, each wording once.
    pub(super) fn any_of(&self, ids: &[Id]) -> String {
        let mut phrases: Vec<String> = Vec::new();
        for id in ids {
            let phrase = self.of_node(*id);
            if !phrases.contains(&phrase) {
                phrases.push(phrase);
            }
        }
        phrases.join(" or ")
    }

    /// The phrase for a subschema that says nothing but which kinds or values there are.
    pub(super) fn of_simple(&self, id: Id) -> Option<String> {
        let rules = self.rules(id)?;
        if rules.is_more_than_kinds {
            return None;
        }
        match (&rules.constant, &rules.literals, &*rules.types) {
            (Some(literals), None, []) | (None, Some(literals), []) => Some(one_of(literals)),
            (None, None, [_, ..]) => Some(kinds(rules)),
            _ => None,
        }
    }

    /// The kinds of values that subschemas take: one name or a list of them.
    pub(super) fn kinds_of(&self, ids: &[Id]) -> Option<Value> {
        self.left.set(FAR);
        let mut names = Vec::new();
        for id in ids {
            self.add_kinds(*id, &mut names);
        }
        as_value(names)
    }

    fn add_kinds(&self, id: Id, names: &mut Vec<&'static str>) {
        let Some(rules) = self.rules(id) else {
            return;
        };
        if let Some(literals) = rules.constant.as_ref().or(rules.literals.as_ref()) {
            names.extend(literals.kinds.iter().map(|kind| kind.name()));
        } else if !rules.types.is_empty() {
            names.extend(rules.types.iter().map(|kind| kind.name()));
        } else {
            let before = names.len();
            for id in rules.reference.iter().chain(&rules.all_of) {
                if names.len() == before {
                    self.add_kinds(*id, names);
                }
            }
            if names.len() == before {
                let several = if rules.any_of.is_empty() {
                    &rules.one_of
                } else {
                    &rules.any_of
                };
                for id in several {
                    self.add_kinds(*id, names);
                }
            }
        }
    }

    fn rules(&self, id: Id) -> Option<&'a Rules> {
        let left = self.left.get();
        self.left.set(left.saturating_sub(1));
        match &self.schema.nodes[id] {
            Node::Rules(rules) if left > 0 => Some(rules),
            Node::Rules(_) | Node::Always(_) => None,
        }
    }
}

fn kinds(rules: &Rules) -> String {
    let phrases: Vec<&str> = rules.types.iter().map(|kind| kind.phrase()).collect();
    phrases.join(" or ")
}

/// The values of an enum.
pub(super) fn one_of(literals: &Literals) -> String {
    // Those that are not kept are not shown, but counted.
    let list = listed(
        (0..literals.count).map(|at| literals.shown.get(at).map_or_else(String::new, literal)),
    );
    if literals.count == 1 {
        list
    } else {
        format!("one of {list}")
    }
}

/// A value of an enum; a list or an object is cut like a text.
fn literal(value: &Value) -> String {
    match Item::of(value) {
        Item::Text(text) => shortened(text),
        Item::Null | Item::Bool(_) | Item::Number(_) => value.to_json(),
        Item::List(_) | Item::Object(_) => truncated(&value.to_json()).into_owned(),
    }
}

/// Names, each once; one alone or a list.
pub(super) fn as_value(names: Vec<&'static str>) -> Option<Value> {
    let mut kept: Vec<&'static str> = Vec::new();
    for name in names {
        if !kept.contains(&name) {
            kept.push(name);
        }
    }
    match kept.as_slice() {
        [] => None,
        [only] => Some((*only).into()),
        _ => Some(Value::Array(kept.into_iter().map(Value::from).collect())),
    }
}
