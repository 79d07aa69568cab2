//! The parts of a value that nobody may see, and the texts in them.
//!
//! A type that contains secrets must find them by the shape of a value. What has another shape is hidden as a whole: a
//! secret may stand anywhere in it.

use std::collections::HashSet;

use super::walk::Walk;
use crate::json::{Members, Node, Value};
use crate::table::{Record, Rest, Table, Tagged, Tuple, Union, record_of};

/// How many secrets of a call are looked for in its texts.
const MOST: usize = 1_000;

/// The outermost hidden parts of a document, by their addresses.
#[derive(Debug, Default)]
pub(crate) struct Hidden(HashSet<usize>);

impl Hidden {
    /// The hidden parts of a document.
    ///
    /// A value that its type has not accepted may also have secrets where the type has none: then everything is hidden
    /// that stands where the type says nothing, or where it wants another kind of value.
    pub(crate) fn of<'v>(table: Table, document: &'v Node<'v>, is_accepted: bool) -> Self {
        let mut search = Search {
            hidden: Self::default(),
            walk: Walk::new(false),
            seen: HashSet::new(),
            is_accepted,
        };
        search.value(table, document);
        search.hidden
    }

    /// Whether all of the document may be shown.
    #[cfg(feature = "cli")]
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether this part of the document is hidden, with all that is in it.
    pub(crate) fn contains(&self, part: &Node<'_>) -> bool {
        self.0.contains(&address(part))
    }
}

/// The texts and numbers in the hidden parts of an accepted value.
pub(crate) fn secret_texts(table: Table, value: &Value) -> Vec<String> {
    let document = Node::of(value);
    let hidden = Hidden::of(table, &document, true);
    let mut found = Vec::new();
    collect(&document, &hidden, false, &mut found);
    found
}

fn collect(value: &Node<'_>, hidden: &Hidden, is_hidden: bool, found: &mut Vec<String>) {
    let is_hidden = is_hidden || hidden.contains(value);
    if found.len() >= MOST {
        return;
    }
    match value {
        Node::Text(text) if is_hidden => found.push(text.as_ref().to_owned()),
        Node::Number(spelling) if is_hidden => found.push((*spelling).to_owned()),
        Node::Null | Node::Bool(_) | Node::Text(_) | Node::Number(_) => {}
        Node::List(items) => {
            for item in items {
                collect(item, hidden, is_hidden, found);
            }
        }
        Node::Object(members) => {
            for (key, member) in members.iter() {
                if found.len() >= MOST {
                    return;
                }
                if is_hidden {
                    found.push(key.to_owned());
                }
                collect(member, hidden, is_hidden, found);
            }
        }
    }
}

struct Search<'v> {
    hidden: Hidden,
    /// Knows which alternatives of unions accept a value.
    walk: Walk<'v>,
    /// Unions in unions would cost exponential time.
    seen: HashSet<(usize, usize)>,
    is_accepted: bool,
}

impl<'v> Search<'v> {
    fn hide(&mut self, value: &Node<'v>) {
        self.hidden.0.insert(address(value));
    }

    /// Hides a value in which a type does not find the secrets that may be there.
    fn doubt(&mut self, table: Table, value: &Node<'v>) {
        if !self.is_accepted || table.has_secrets() {
            self.hide(value);
        }
    }

    fn value(&mut self, table: Table, value: &'v Node<'v>) {
        if self.is_accepted && !table.has_secrets() {
            return;
        }
        match (table, value) {
            (Table::Secret(_), _) => self.hide(value),
            (Table::Nullable(_), Node::Null) | (Table::Json, _) => {}
            (Table::Nullable(inner), _) => self.value(*inner, value),
            (Table::Schema(schema), _) if schema.describes_secrets() => self.hide(value),
            (Table::Schema(schema), _) => self.value(schema.table(), value),
            (Table::Union(union), _) => self.union(union, value),
            (Table::List(list), Node::List(items)) => {
                for item in items {
                    self.value(list.item, item);
                }
            }
            (Table::Tuple(tuple), Node::List(items)) => self.tuple(tuple, value, items),
            (Table::Map(map), Node::Object(members)) => {
                for (_, member) in members.iter() {
                    self.value(map.value, member);
                }
            }
            (Table::Record(record), Node::Object(members)) => self.record(record, members, None),
            (Table::Tagged(tagged), Node::Object(members)) => self.tagged(tagged, value, members),
            (
                Table::List(_)
                | Table::Tuple(_)
                | Table::Map(_)
                | Table::Record(_)
                | Table::Tagged(_),
                _,
            )
            | (_, Node::List(_) | Node::Object(_)) => self.doubt(table, value),
            _ => {}
        }
    }

    /// Follows the alternatives that accept a value; without one, hides it.
    fn union(&mut self, union: &'static Union, value: &'v Node<'v>) {
        let table = Table::Union(union);
        if !table.has_secrets() {
            if matches!(value, Node::List(_) | Node::Object(_)) {
                self.doubt(table, value);
            }
            return;
        }
        if !self.seen.insert((address(union), address(value))) {
            return;
        }
        let fitting = self.walk.fitting(union, value);
        if fitting.is_empty() {
            self.hide(value);
        }
        for alternative in fitting {
            self.value(alternative, value);
        }
    }

    /// Hides what may be a secret in the place of another item.
    fn tuple(&mut self, tuple: &'static Tuple, value: &Node<'v>, items: &'v [Node<'v>]) {
        let table = Table::Tuple(tuple);
        let hides = table.has_secrets();
        if hides && !tuple.count.allows(items.len()) {
            return self.hide(value);
        }
        for (index, item) in items.iter().enumerate() {
            match tuple.places.get(index).copied().or(tuple.tail) {
                Some(part) if hides && !self.walk.accepts(part, item) => self.hide(item),
                Some(part) => self.value(part, item),
                None => self.doubt(table, item),
            }
        }
    }

    fn record(&mut self, record: &'static Record, members: &'v Members<'v>, tag: Option<&str>) {
        let hides_undeclared = record.hides_undeclared();
        for (key, member) in members.iter().filter(|(key, _)| Some(*key) != tag) {
            let field = record.fields.iter().find(|field| field.name == key);
            match (field, record.rest) {
                (Some(field), _) => self.value(field.table, member),
                (None, _) if hides_undeclared => self.hide(member),
                (None, Rest::Kept(table)) => self.value(table, member),
                (None, Rest::Closed | Rest::Open) if self.is_accepted => {}
                (None, Rest::Closed | Rest::Open) => self.hide(member),
            }
        }
    }

    fn tagged(&mut self, tagged: &'static Tagged, value: &'v Node<'v>, members: &'v Members<'v>) {
        let table = Table::Tagged(tagged);
        let name = members.get(tagged.tag).and_then(Node::as_text);
        let mut variants = tagged.variants.iter();
        let Some(variant) = variants.find(|variant| Some(variant.name) == name) else {
            return self.doubt(table, value);
        };
        let others = || members.iter().filter(|(key, _)| *key != tagged.tag);
        if let Some(content) = tagged.content {
            for (key, member) in others() {
                match key == content {
                    true => self.value(variant.table, member),
                    false => self.doubt(table, member),
                }
            }
            return;
        }
        let Some(record) = record_of(variant.table) else {
            return self.doubt(table, value);
        };
        let is_declared = |key: &str| record.fields.iter().any(|field| field.name == key);
        if !variant.table.is_hidden() {
            self.record(record, members, Some(tagged.tag));
        } else if others().all(|(key, _)| is_declared(key)) {
            others().for_each(|(_, member)| self.hide(member));
        } else {
            // Its keys are those of a secret, too.
            self.hide(value);
        }
    }
}

fn address<T>(of: &T) -> usize {
    std::ptr::from_ref(of).addr()
}
