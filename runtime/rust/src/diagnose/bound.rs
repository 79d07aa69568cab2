//! The paths and URIs in the arguments of a call, with the capabilities that bind them.

use super::walk::Walk;
use crate::issues::{Segment, subject};
use crate::json::{Node, Value};
use crate::scalars::Format;
use crate::table::{Record, Rest, Table};

/// What a text is, as far as capabilities bind it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    Path,
    Uri,
}

/// A path or URI in the arguments of a call.
pub(crate) struct Bound<'a> {
    pub(crate) kind: Kind,
    pub(crate) text: &'a str,
    /// The capabilities that its field names; none if it names none.
    pub(crate) needs: &'static [&'static str],
    pub(crate) is_secret: bool,
    path: &'a [Segment<'a>],
}

impl Bound<'_> {
    /// The argument that it is in.
    pub(crate) fn field(&self) -> Option<&str> {
        match self.path.first()? {
            Segment::Field(key) => Some(key),
            Segment::Key(key) => Some(key),
            Segment::Index(_) | Segment::Hidden => None,
        }
    }

    /// Whether these keys lead to it.
    pub(crate) fn is_at<'k>(&self, mut keys: impl Iterator<Item = Option<&'k str>>) -> bool {
        let is_next = |segment: &Segment<'_>| match (segment, keys.next()) {
            (Segment::Field(own), Some(Some(key))) => *own == key,
            (Segment::Key(own), Some(Some(key))) => own == key,
            (_, _) => false,
        };
        self.path.iter().all(is_next) && keys.next().is_none()
    }

    /// Where it is, as messages show it.
    pub(crate) fn subject(&self) -> String {
        subject(self.path)
    }
}

/// Hands each path and URI to `visit`, in the order of the arguments, until it fails. In a union, the alternative
/// counts that the value is.
pub(crate) fn each_bound<E>(
    table: Table,
    args: &Value,
    mut visit: impl FnMut(&Bound<'_>) -> Result<(), E>,
) -> Result<(), E> {
    let document = Node::of(args);
    let mut search = Search {
        walk: Walk::new(false),
        path: Vec::new(),
        secret: 0,
        visit: &mut visit,
    };
    search.at(table, &document, &[])
}

struct Search<'v, 'f, F> {
    /// Knows which alternative of a union accepts a value.
    walk: Walk<'v>,
    path: Vec<Segment<'v>>,
    secret: u32,
    visit: &'f mut F,
}

impl<'v, E, F: FnMut(&Bound<'_>) -> Result<(), E>> Search<'v, '_, F> {
    fn at(
        &mut self,
        table: Table,
        value: &'v Node<'v>,
        needs: &'static [&'static str],
    ) -> Result<(), E> {
        match (table, value) {
            (_, Node::Null) => Ok(()),
            (Table::Nullable(inner), _) => self.at(*inner, value, needs),
            (Table::Secret(inner), _) => {
                self.secret += 1;
                let done = self.at(*inner, value, needs);
                self.secret -= 1;
                done
            }
            (Table::Schema(schema), _) => self.at(schema.table(), value, needs),
            (Table::Union(union), _) => match self.walk.accepting(union, value) {
                Some(place) => self.at(union.alternatives[place], value, needs),
                None => Ok(()),
            },
            (Table::Text(limits), Node::Text(text)) => {
                let Some(kind) = kind(limits.format) else {
                    return Ok(());
                };
                (self.visit)(&Bound {
                    kind,
                    text,
                    needs,
                    is_secret: self.secret > 0,
                    path: &self.path,
                })
            }
            (Table::List(list), Node::List(items)) => {
                items.iter().enumerate().try_for_each(|(index, item)| {
                    self.below(Segment::Index(index), list.item, item, needs)
                })
            }
            (Table::Tuple(tuple), Node::List(items)) => {
                let tables = tuple.places.iter().chain(tuple.tail.iter().cycle());
                tables
                    .zip(items)
                    .enumerate()
                    .try_for_each(|(index, (table, item))| {
                        self.below(Segment::Index(index), *table, item, needs)
                    })
            }
            (Table::Map(map), Node::Object(members)) => {
                members.iter().try_for_each(|(key, member)| {
                    let key = self.key(key);
                    self.below(key, map.value, member, needs)
                })
            }
            (Table::Record(record), Node::Object(_)) => self.record(record, value, None),
            (Table::Tagged(tagged), Node::Object(members)) => {
                let tag = members.get(tagged.tag).and_then(Node::as_text);
                let variant = tagged
                    .variants
                    .iter()
                    .find(|variant| Some(variant.name) == tag);
                let Some(variant) = variant else {
                    return Ok(());
                };
                match tagged.content {
                    Some(content) => match members.get(content) {
                        Some(inner) => {
                            self.below(Segment::Field(content), variant.table, inner, needs)
                        }
                        None => Ok(()),
                    },
                    None => self.beside_tag(variant.table, value, tagged.tag),
                }
            }
            (
                Table::Null
                | Table::Bool
                | Table::Json
                | Table::Int(_)
                | Table::Float(_)
                | Table::Enum(_)
                | Table::Text(_)
                | Table::List(_)
                | Table::Tuple(_)
                | Table::Map(_)
                | Table::Record(_)
                | Table::Tagged(_),
                _,
            ) => Ok(()),
        }
    }

    /// The record of a variant, whose tag is none of its keys.
    fn beside_tag(
        &mut self,
        table: Table,
        value: &'v Node<'v>,
        tag: &'static str,
    ) -> Result<(), E> {
        let hides = table.is_hidden();
        self.secret += u32::from(hides);
        let done = match crate::table::record_of(table) {
            Some(record) => self.record(record, value, Some(tag)),
            None => Ok(()),
        };
        self.secret -= u32::from(hides);
        done
    }

    fn record(
        &mut self,
        record: &'static Record,
        value: &'v Node<'v>,
        tag: Option<&str>,
    ) -> Result<(), E> {
        let Node::Object(members) = value else {
            return Ok(());
        };
        for field in record.fields {
            if let Some(member) = members.get(field.name) {
                self.below(Segment::Field(field.name), field.table, member, field.needs)?;
            }
        }
        let Rest::Kept(table) = record.rest else {
            return Ok(());
        };
        let hides = u32::from(record.hides_undeclared());
        for (key, member) in members.iter() {
            let is_declared = record.fields.iter().any(|field| field.name == key);
            if !is_declared && tag != Some(key) {
                let key = self.key(key);
                self.secret += hides;
                let done = self.below(key, table, member, &[]);
                self.secret -= hides;
                done?;
            }
        }
        Ok(())
    }

    fn key(&self, key: &'v str) -> Segment<'v> {
        match self.secret > 0 {
            true => Segment::Hidden,
            false => Segment::Key(key.into()),
        }
    }

    fn below(
        &mut self,
        segment: Segment<'v>,
        table: Table,
        value: &'v Node<'v>,
        needs: &'static [&'static str],
    ) -> Result<(), E> {
        self.path.push(segment);
        let done = self.at(table, value, needs);
        self.path.pop();
        done
    }
}

/// The kinds of values in a type, and the capabilities that their fields name; each once.
pub(crate) fn kinds(table: Table) -> Vec<(Kind, &'static [&'static str])> {
    let mut found = Vec::new();
    let mut seen = std::collections::HashSet::new();
    let mut next: Vec<(Table, &'static [&'static str])> = vec![(table, &[])];
    while let Some((table, needs)) = next.pop() {
        let mut is_new =
            |address: usize| seen.insert((address, needs.as_ptr().addr(), needs.len()));
        match table {
            Table::Null
            | Table::Bool
            | Table::Json
            | Table::Int(_)
            | Table::Float(_)
            | Table::Enum(_) => {}
            Table::Text(limits) => {
                if let Some(kind) = kind(limits.format)
                    && !found.contains(&(kind, needs))
                {
                    found.push((kind, needs));
                }
            }
            Table::Nullable(inner) | Table::Secret(inner) => next.push((*inner, needs)),
            Table::Schema(schema) => next.push((schema.table(), needs)),
            Table::List(list) => {
                if is_new(address(list)) {
                    next.push((list.item, needs));
                }
            }
            Table::Map(map) => {
                if is_new(address(map)) {
                    next.push((map.value, needs));
                }
            }
            Table::Tuple(tuple) => {
                if is_new(address(tuple)) {
                    let tables = tuple.places.iter().chain(tuple.tail.as_ref());
                    next.extend(tables.map(|table| (*table, needs)));
                }
            }
            Table::Union(union) => {
                if is_new(address(union)) {
                    next.extend(union.alternatives.iter().map(|table| (*table, needs)));
                }
            }
            Table::Tagged(tagged) => {
                if is_new(address(tagged)) {
                    let tables = tagged.variants.iter().map(|variant| variant.table);
                    next.extend(tables.map(|table| (table, needs)));
                }
            }
            Table::Record(record) => {
                if is_new(address(record)) {
                    let fields = record.fields.iter();
                    next.extend(fields.map(|field| (field.table, field.needs)));
                    if let Rest::Kept(table) = record.rest {
                        next.push((table, &[]));
                    }
                }
            }
        }
    }
    found
}

fn kind(format: Option<Format>) -> Option<Kind> {
    match format? {
        Format::Path => Some(Kind::Path),
        Format::Uri => Some(Kind::Uri),
        Format::DateTime
        | Format::Date
        | Format::Time
        | Format::Duration
        | Format::Decimal
        | Format::Uuid
        | Format::Email
        | Format::Hostname
        | Format::Ipv4
        | Format::Ipv6
        | Format::Base64 => None,
    }
}

fn address<T>(of: &T) -> usize {
    std::ptr::from_ref(of).addr()
}
