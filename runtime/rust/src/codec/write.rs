//! Writing with limits: the functions that generated encoders call besides the plain writer.

use std::collections::BTreeMap;

use super::{Encode, TextValue};
use crate::diagnose;
use crate::json::{Value, Writer};
use crate::table::{Enum, Float, Int, List, Literal, Map, Record, Schema, Table, Text, Tuple};

impl Writer {
    /// Writes a value of a type without further limits.
    pub fn write<T: Encode + ?Sized>(&mut self, value: &T) {
        value.encode(self);
    }

    /// Writes a text and checks its limits.
    pub fn text<T: TextValue>(&mut self, value: &T, limits: &Text) {
        value.with_text(|text| {
            if !limits.allows(text) {
                self.refuse();
            }
            self.str(text);
        });
    }

    /// Writes an integer and checks its limits.
    pub fn int(&mut self, value: i64, limits: &Int) {
        if !limits.allows(value) {
            self.refuse();
        }
        self.whole(value);
    }

    /// Writes a float and checks its limits.
    pub fn float(&mut self, value: f64, limits: &Float) {
        if !limits.allows(value) {
            self.refuse();
        }
        self.real(value);
    }

    /// Writes a member of an enum by its index in the table.
    pub fn member(&mut self, members: &Enum, place: usize) {
        match members.members.get(place) {
            Some(Literal::Text(text)) => self.str(text),
            Some(Literal::Null) => self.null(),
            Some(Literal::Bool(value)) => self.bool(*value),
            Some(Literal::Int(value)) => self.whole(*value),
            Some(Literal::Float(value)) => self.write(value),
            None => {
                self.refuse();
                self.null();
            }
        }
    }

    /// Writes `null`.
    pub fn null(&mut self) {
        self.raw(b"null");
    }

    /// Writes a value or `null`.
    pub fn nullable<T>(&mut self, value: Option<&T>, write: impl FnOnce(&mut Self, &T)) {
        match value {
            Some(value) => write(self, value),
            None => self.null(),
        }
    }

    /// Writes a list and checks its limits.
    pub fn list<T>(&mut self, items: &[T], limits: &List, mut write: impl FnMut(&mut Self, &T)) {
        if !limits.count.allows(items.len()) {
            self.refuse();
        }
        let start = self.out.len();
        self.begin_list();
        for item in items {
            write(self, item);
        }
        self.end_list();
        if limits.unique && items.len() > 1 {
            self.unique(start);
        }
    }

    /// The position of the next value.
    pub fn position(&self) -> usize {
        self.out.len()
    }

    /// Checks that the list written from a position on has no equal items.
    pub fn unique(&mut self, start: usize) {
        let start = start + usize::from(self.out.get(start) == Some(&b','));
        if !diagnose::is_unique(&self.out[start..]) {
            self.refuse();
        } else if diagnose::may_repeat_decimals(&self.out[start..]) {
            self.check();
        }
    }

    /// Checks the value written from a position on by a table that has more rules than its type.
    pub fn held(&mut self, start: usize, table: Table) {
        let start = start + usize::from(self.out.get(start) == Some(&b','));
        if !diagnose::output(table, &self.out[start..]).is_empty() {
            self.refuse();
        }
    }

    /// Writes a value that JSON Schema keywords also apply to.
    pub fn schema(&mut self, schema: &Schema, write: impl FnOnce(&mut Self)) {
        let start = self.out.len();
        write(self);
        let start = start + usize::from(self.out.get(start) == Some(&b','));
        let broken = match Value::parse(&self.out[start..]) {
            Some(value) => schema.broken(&value).is_some(),
            None => true,
        };
        if broken {
            self.refuse();
        }
    }

    /// Writes the further items of a tuple and checks its limits.
    pub fn tail<T>(&mut self, items: &[T], limits: &Tuple, mut write: impl FnMut(&mut Self, &T)) {
        if !limits.count.allows(limits.places.len() + items.len()) {
            self.refuse();
        }
        for item in items {
            write(self, item);
        }
    }

    /// Writes a map and checks its limits.
    pub fn map<T>(
        &mut self,
        entries: &BTreeMap<String, T>,
        limits: &Map,
        write: impl FnMut(&mut Self, &T),
    ) {
        if !limits.count.allows(entries.len()) {
            self.refuse();
        }
        self.begin_object();
        self.entries(entries, write);
        self.end_object();
    }

    fn entries<T>(&mut self, entries: &BTreeMap<String, T>, mut write: impl FnMut(&mut Self, &T)) {
        for (key, value) in entries {
            write(self.any_key(key), value);
        }
    }

    /// Writes undeclared keys into the object that is open. A key that the record declares, or that is the tag, was
    /// written before and is skipped: twice in an object, it would replace a value that was checked.
    pub fn undeclared<K: AsRef<str>, T>(
        &mut self,
        record: &Record,
        tag: Option<&'static str>,
        entries: impl Iterator<Item = (K, T)>,
        mut write: impl FnMut(&mut Self, T),
    ) {
        for (key, value) in entries {
            let key = key.as_ref();
            if tag != Some(key) && record.fields.iter().all(|field| field.name != key) {
                write(self.any_key(key), value);
            }
        }
    }

    /// Writes a variant whose fields are beside the key `tag`.
    pub fn variant<T: Encode>(&mut self, tag: &'static str, name: &'static str, value: &T) {
        self.set_tag(tag, name);
        value.encode(self);
    }
}
