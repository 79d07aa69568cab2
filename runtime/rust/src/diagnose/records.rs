//! What can be wrong with records: fields that are missing, keys that nobody knows.

use super::path::{Segment, pointer};
use super::problem::{Got, Problem};
use super::suggest::nearest;
use super::walk::Walk;
use crate::json::Members;
use crate::table::{Field, Presence, Record, Rest, Table};

impl<'v> Walk<'v> {
    /// A record's fields in declared order, then what it does not declare. `tag` is the key that a
    /// union has already read.
    pub(super) fn record(
        &mut self,
        record: &'static Record,
        object: &'v Members<'v>,
        tag: Option<&'static str>,
    ) {
        let is_declared =
            |key: &str| tag == Some(key) || record.fields.iter().any(|field| field.name == key);
        let (mut place, mut declared) = (0, 0);
        for field in record.fields {
            match object.get_at(field.name, &mut place) {
                Some(value) => {
                    declared += 1;
                    let before = self.broken;
                    self.below(Segment::Field(field.name), field.table, value);
                    if self.broken == before && is_literal(field.table) {
                        self.literals += 1;
                    }
                }
                None => self.absent(field, object, &is_declared),
            }
        }
        if declared == object.len() {
            return;
        }
        let rest = object.iter().filter(|(key, _)| !is_declared(key));
        match record.rest {
            Rest::Open => {}
            Rest::Closed => {
                for (key, _) in rest {
                    self.unknown(key, || {
                        record.fields.iter().map(|field| field.name).collect()
                    });
                }
            }
            Rest::Kept(table) => {
                for (key, value) in rest {
                    self.below(self.key(key), table, value);
                }
            }
        }
    }

    fn absent(
        &mut self,
        field: &'static Field,
        object: &'v Members<'v>,
        is_declared: &dyn Fn(&str) -> bool,
    ) {
        match field.presence {
            Presence::Optional | Presence::Default(_) => {}
            Presence::Required => {
                let keys = object.iter().map(|(key, _)| key);
                let resembling = self.resembling(field.name, keys.filter(|key| !is_declared(key)));
                self.missing(field.name, field.table, resembling);
            }
        }
    }

    pub(super) fn missing(
        &mut self,
        name: &'static str,
        wanted: Table,
        resembling: Option<String>,
    ) {
        self.path.push(Segment::Field(name));
        self.add(Problem::Missing { wanted, resembling }, Got::Nothing);
        self.path.pop();
    }

    /// The key that looks like `wanted`, where it may be shown.
    pub(super) fn resembling<'a>(
        &self,
        wanted: &str,
        keys: impl Iterator<Item = &'a str>,
    ) -> Option<String> {
        if self.secret == 0 {
            nearest(wanted, keys).map(str::to_owned)
        } else {
            None
        }
    }

    /// A key that is none of `known`.
    pub(super) fn unknown(&mut self, key: &'v str, known: impl FnOnce() -> Vec<&'static str>) {
        self.path.push(self.key(key));
        if self.lenient {
            self.ignored.push(pointer(&self.path));
        } else {
            let known = known();
            let suggestion = if self.secret == 0 {
                nearest(key, known.iter().copied())
            } else {
                None
            };
            self.add(Problem::Unknown { known, suggestion }, Got::Nothing);
        }
        self.path.pop();
    }
}

fn is_literal(table: Table) -> bool {
    matches!(table, Table::Enum(_))
}
