//! Problems of tagged unions.

use super::problem::{Near, Problem};
use super::walk::Walk;
use crate::issues::{Got, Segment};
use crate::json::{Members, Node};
use crate::table::{Literal, Table, Tagged, Variant, record_of};

impl<'v> Walk<'v> {
    pub(super) fn tagged(&mut self, tagged: &'static Tagged, object: &'v Members<'v>) {
        self.path.push(Segment::Field(tagged.tag));
        // Without a variant, nobody knows what in the object is secret.
        let hides = u32::from(Table::Tagged(tagged).has_secrets());
        self.secret += hides;
        let variant = self.variant(tagged, object);
        self.secret -= hides;
        self.path.pop();
        let Some(variant) = variant else {
            return;
        };
        self.literals += 1;
        match tagged.content {
            Some(content) => self.content(tagged.tag, content, variant.table, object),
            None => {
                if let Some(record) = record_of(variant.table) {
                    let hides = u32::from(variant.table.is_hidden());
                    self.secret += hides;
                    self.record(record, object, Some(tagged.tag));
                    self.secret -= hides;
                }
            }
        }
    }

    fn variant(
        &mut self,
        tagged: &'static Tagged,
        object: &'v Members<'v>,
    ) -> Option<&'static Variant> {
        let names = move || tagged.variants.iter().map(|variant| variant.name);
        let members = || names().map(Literal::Text).collect();
        let Some(value) = object.get(tagged.tag) else {
            let resembling = self.resembling(tagged.tag, object, |_| true);
            self.add(
                Problem::MissingTag {
                    members: members(),
                    resembling,
                },
                Got::Nothing,
            );
            return None;
        };
        let found = variant_of(tagged, value);
        if found.is_none() {
            let suggestion: Near<'v> = match value.as_text() {
                Some(name) => self.suggestion(name, names),
                None => Box::new(|| None),
            };
            self.add_got(
                Problem::Enum {
                    members: members(),
                    suggestion,
                },
                value,
            );
        }
        found
    }

    fn content(
        &mut self,
        tag: &'static str,
        content: &'static str,
        table: Table,
        object: &'v Members<'v>,
    ) {
        match object.get(content) {
            Some(value) => self.below(Segment::Field(content), table, value),
            None => {
                self.missing(content, table, object, move |key| key != tag);
            }
        }
        let keys = object.iter().map(|(key, _)| key);
        let others = keys.filter(|key| *key != tag && *key != content);
        self.unknown(others, move || vec![tag, content]);
    }
}

/// The variant that a tag names.
pub(super) fn variant_of(tagged: &'static Tagged, tag: &Node<'_>) -> Option<&'static Variant> {
    match tag {
        Node::Text(name) => tagged.variants.iter().find(|variant| variant.name == name),
        Node::Null | Node::Bool(_) | Node::Number(_) | Node::List(_) | Node::Object(_) => None,
    }
}
