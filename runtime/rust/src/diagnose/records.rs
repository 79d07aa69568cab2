//! Problems of records: missing fields, unknown keys.

use super::found::Ignored;
use super::problem::{Near, Problem};
use super::walk::Walk;
use crate::issues::{Got, Segment, nearest};
use crate::json::Members;
use crate::meter::spend;
use crate::table::{Field, Presence, Record, Rest, Table};

/// With how many keys of an object a missing one is compared: what has more is no object with a misspelled key.
const COMPARED: usize = 1_000;

impl<'v> Walk<'v> {
    /// A record's fields in declared order, then its undeclared keys. `tag` is the key that a union has already read.
    pub(super) fn record(
        &mut self,
        record: &'static Record,
        object: &'v Members<'v>,
        tag: Option<&'static str>,
    ) {
        let is_declared = declared_by(record, tag);
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
                None => self.absent(field, object, record, tag),
            }
        }
        if declared == object.len() {
            return;
        }
        let cost = u32::try_from(record.fields.len()).unwrap_or(u32::MAX);
        let members = object.iter().take_while(move |_| spend(cost));
        let rest = members.filter(|(key, _)| !is_declared(key));
        match record.rest {
            Rest::Open => {}
            Rest::Closed => {
                let known = || record.fields.iter().map(|field| field.name).collect();
                self.unknown(rest.map(|(key, _)| key), known);
            }
            Rest::Kept(table) => {
                let hides = u32::from(record.hides_undeclared());
                for (key, value) in rest.take_while(|_| spend(10)) {
                    let key = self.key(key);
                    self.secret += hides;
                    self.below(key, table, value);
                    self.secret -= hides;
                }
            }
        }
    }

    fn absent(
        &mut self,
        field: &'static Field,
        object: &'v Members<'v>,
        record: &'static Record,
        tag: Option<&'static str>,
    ) {
        match field.presence {
            Presence::Optional | Presence::Default(_) => {}
            Presence::Required => {
                let is_declared = declared_by(record, tag);
                self.missing(field.name, field.table, object, move |key| {
                    !is_declared(key)
                });
            }
        }
    }

    /// A required key; a similar key may be meant for it.
    pub(super) fn missing(
        &mut self,
        name: &'static str,
        wanted: Table,
        object: &'v Members<'v>,
        may_stand: impl Fn(&str) -> bool + 'v,
    ) {
        self.path.push(Segment::Field(name));
        let resembling = self.resembling(name, object, may_stand);
        self.add(Problem::Missing { wanted, resembling }, Got::Nothing);
        self.path.pop();
    }

    /// The key that looks like `wanted`, if it may be shown.
    pub(super) fn resembling(
        &self,
        wanted: &'static str,
        object: &'v Members<'v>,
        may_stand: impl Fn(&str) -> bool + 'v,
    ) -> Near<'v> {
        let shown = self.secret == 0;
        Box::new(move || {
            let keys = object.iter().map(|(key, _)| key);
            shown
                .then(|| nearest(wanted, keys.filter(|key| may_stand(key)).take(COMPARED)))
                .flatten()
        })
    }

    /// The name that `written` probably means, if it may be shown.
    pub(super) fn suggestion<N: Iterator<Item = &'static str>>(
        &self,
        written: &'v str,
        names: impl Fn() -> N + 'v,
    ) -> Near<'v> {
        let shown = self.secret == 0;
        Box::new(move || shown.then(|| nearest(written, names())).flatten())
    }

    /// Keys that are not in `known`.
    pub(super) fn unknown(
        &mut self,
        keys: impl Iterator<Item = &'v str>,
        known: impl Fn() -> Vec<&'static str> + Copy + 'v,
    ) {
        for key in keys.take_while(|_| spend(10)) {
            self.path.push(self.key(key));
            if self.lenient {
                self.ignored.push(Ignored {
                    path: self.path.clone(),
                    below: None,
                });
            } else {
                let suggestion = self.suggestion(key, move || known().into_iter());
                let known = known();
                self.add(Problem::Unknown { known, suggestion }, Got::Nothing);
            }
            self.path.pop();
            if self.is_full() && !self.lenient {
                break;
            }
        }
    }
}

/// Whether a record declares a key, or a union has read it.
fn declared_by(
    record: &'static Record,
    tag: Option<&'static str>,
) -> impl Fn(&str) -> bool + Copy + 'static {
    move |key| tag == Some(key) || record.fields.iter().any(|field| field.name == key)
}

fn is_literal(table: Table) -> bool {
    matches!(table, Table::Enum(_))
}
