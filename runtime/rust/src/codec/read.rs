//! Reading with limits: the functions that generated decoders call besides the plain reader.

use std::collections::BTreeMap;

use super::Decode;
use crate::diagnose;
use crate::json::{Mode, Reader, Refused};
use crate::meter::spend;
use crate::scalars::{
    Bytes, Date, DateTime, Decimal, Duration, Email, FilePath, Hostname, Ipv4, Ipv6, Time, Uri,
    Uuid,
};
use crate::table::{
    Count, Enum, Float, Int, List, Literal, Map, Record, Schema, Table, Text, Tuple, Union,
};

/// A type that is a string on the wire.
pub trait TextValue: Sized {
    /// The value of a text that satisfies its limits, format included.
    fn from_text(text: &str) -> Result<Self, Refused>;

    /// The text of the value.
    fn with_text<R>(&self, with: impl FnOnce(&str) -> R) -> R;
}

impl TextValue for String {
    fn from_text(text: &str) -> Result<Self, Refused> {
        Ok(text.to_owned())
    }

    fn with_text<R>(&self, with: impl FnOnce(&str) -> R) -> R {
        with(self)
    }
}

impl TextValue for Bytes {
    fn from_text(text: &str) -> Result<Self, Refused> {
        Self::from_base64(text).ok_or(Refused)
    }

    fn with_text<R>(&self, with: impl FnOnce(&str) -> R) -> R {
        with(&self.to_base64())
    }
}

macro_rules! text_values {
    ($($name:ident)*) => {$(
        impl TextValue for $name {
            fn from_text(text: &str) -> Result<Self, Refused> {
                Ok(Self::trusted(text.to_owned()))
            }

            fn with_text<R>(&self, with: impl FnOnce(&str) -> R) -> R {
                with(self.as_str())
            }
        }
    )*};
}

text_values!(DateTime Date Time Duration Decimal Uuid Uri Email Hostname Ipv4 Ipv6 FilePath);

impl Reader<'_> {
    /// Reads a value of a type without further limits.
    pub fn read<T: Decode>(&mut self) -> Result<T, Refused> {
        T::decode(self)
    }

    /// The place of the next field among those of a closed record, or their number at the end of the object. Other keys
    /// are rejected, or skipped where the reader is lenient.
    #[inline(never)]
    pub fn field(&mut self, record: &Record) -> Result<usize, Refused> {
        while let Some(key) = self.key()? {
            if let Some(place) = place_of(record, key) {
                return Ok(place);
            }
            self.unknown()?;
        }
        Ok(record.fields.len())
    }

    /// As [`Reader::field`], for a record that keeps other keys: `other` reads the value of one.
    pub fn field_or(
        &mut self,
        record: &Record,
        mut other: impl FnMut(&mut Self, String) -> Result<(), Refused>,
    ) -> Result<usize, Refused> {
        while let Some(key) = self.key()? {
            if let Some(place) = place_of(record, key) {
                return Ok(place);
            }
            let key = key.to_owned();
            other(self, key)?;
        }
        Ok(record.fields.len())
    }

    /// Reads text within limits.
    pub fn text<T: TextValue>(&mut self, limits: &Text) -> Result<T, Refused> {
        T::from_text(self.text_within(limits)?)
    }

    fn text_within(&mut self, limits: &Text) -> Result<&str, Refused> {
        let text = self.str()?;
        if limits.allows(text) {
            Ok(text)
        } else {
            Err(Refused)
        }
    }

    /// Reads an integer within limits.
    pub fn int(&mut self, limits: &Int) -> Result<i64, Refused> {
        let value = self.whole()?;
        if limits.allows(value) {
            Ok(value)
        } else {
            Err(Refused)
        }
    }

    /// Reads a float within limits.
    pub fn float(&mut self, limits: &Float) -> Result<f64, Refused> {
        let value = self.real()?;
        if limits.allows(value) {
            Ok(value)
        } else {
            Err(Refused)
        }
    }

    /// Reads one of the members of an enum; `all` are its values in the order of the table.
    pub fn member<T: Copy>(&mut self, members: &Enum, all: &[T]) -> Result<T, Refused> {
        let place = self.member_place(members)?;
        all.get(place).copied().ok_or(Refused)
    }

    fn member_place(&mut self, members: &Enum) -> Result<usize, Refused> {
        if self.peek() != Some(b'"') {
            return self.other_member(members);
        }
        let text = self.str()?;
        let mut literals = members.members.iter();
        literals
            .position(|literal| matches!(literal, Literal::Text(wanted) if *wanted == text))
            .ok_or(Refused)
    }

    #[inline(never)]
    fn other_member(&mut self, members: &Enum) -> Result<usize, Refused> {
        let mut literals = members.members.iter();
        let place = match self.peek() {
            Some(b't' | b'f') => {
                let value = self.bool()?;
                literals.position(|literal| *literal == Literal::Bool(value))
            }
            Some(b'n') if self.null() => literals.position(|literal| *literal == Literal::Null),
            _ => {
                let number = self.number()?;
                let (int, float) = (number.parse().ok(), number.parse().ok());
                literals.position(|literal| match literal {
                    Literal::Int(value) => int == Some(*value),
                    Literal::Float(value) => float == Some(*value),
                    Literal::Null | Literal::Bool(_) | Literal::Text(_) => false,
                })
            }
        };
        place.ok_or(Refused)
    }

    /// Reads `null` or a value.
    pub fn nullable<T>(
        &mut self,
        value: impl FnOnce(&mut Self) -> Result<T, Refused>,
    ) -> Result<Option<T>, Refused> {
        if self.null() {
            Ok(None)
        } else {
            value(self).map(Some)
        }
    }

    /// Reads a list within limits.
    pub fn list<T>(
        &mut self,
        limits: &List,
        mut item: impl FnMut(&mut Self) -> Result<T, Refused>,
    ) -> Result<Vec<T>, Refused> {
        if limits.unique {
            self.unique()?;
        }
        self.begin_list()?;
        let mut items = Vec::new();
        while self.item()? {
            items.push(item(self)?);
            goes_on(items.len())?;
        }
        within(limits.count, items.len())?;
        Ok(items)
    }

    /// Rejects a list that is not obviously without equal items; the slow path checks it exactly.
    pub fn unique(&mut self) -> Result<(), Refused> {
        if self.mode() == Mode::Canonical || diagnose::plainly_unique(self.peek_raw()?) {
            Ok(())
        } else {
            Err(Refused)
        }
    }

    /// Reads the further items of a tuple and its end, within its limits.
    pub fn tail<T>(
        &mut self,
        limits: &Tuple,
        mut item: impl FnMut(&mut Self) -> Result<T, Refused>,
    ) -> Result<Vec<T>, Refused> {
        let mut items = Vec::new();
        while self.item()? {
            items.push(item(self)?);
            goes_on(items.len())?;
        }
        within(limits.count, limits.places.len() + items.len())?;
        Ok(items)
    }

    /// Reads a map within limits.
    pub fn map<T>(
        &mut self,
        limits: &Map,
        mut value: impl FnMut(&mut Self) -> Result<T, Refused>,
    ) -> Result<BTreeMap<String, T>, Refused> {
        let mut entries = BTreeMap::new();
        self.begin_object()?;
        while let Some(key) = self.key()? {
            let key = key.to_owned();
            entries.insert(key, value(self)?);
            if !spend(20) {
                return Err(Refused);
            }
        }
        within(limits.count, entries.len())?;
        Ok(entries)
    }

    /// Which alternative of a union is the first to accept the value that is next.
    pub fn alternative(&mut self, union: &'static Union) -> Result<usize, Refused> {
        let first = self.peek().ok_or(Refused)?;
        let alternatives = union.alternatives.iter().enumerate();
        let mut fitting =
            alternatives.filter(|(_, table)| diagnose::may_start_with(**table, first));
        let (place, _) = fitting.next().ok_or(Refused)?;
        if fitting.next().is_none() {
            return Ok(place);
        }
        let raw = self.peek_raw()?;
        let lenient = self.mode() == Mode::Lenient;
        diagnose::first_accepting(union, raw, lenient).ok_or(Refused)
    }

    /// Rejects the next value if a table does that has more rules than its type.
    pub fn held(&mut self, table: Table) -> Result<(), Refused> {
        if self.mode() == Mode::Canonical {
            return Ok(());
        }
        let lenient = self.mode() == Mode::Lenient;
        if diagnose::accepts(table, self.peek_raw()?, lenient) {
            Ok(())
        } else {
            Err(Refused)
        }
    }

    /// Leaves a type with `@schema` keywords in it to the slow path, which is the only one to check them.
    pub fn checked(&self) -> Result<(), Refused> {
        if self.mode() == Mode::Canonical {
            Ok(())
        } else {
            Err(Refused)
        }
    }

    /// Reads a value that JSON Schema keywords also apply to.
    pub fn schema<T>(
        &mut self,
        schema: &'static Schema,
        value: impl FnOnce(&mut Self) -> Result<T, Refused>,
    ) -> Result<T, Refused> {
        if self.mode() != Mode::Canonical {
            let lenient = self.mode() == Mode::Lenient;
            if !diagnose::accepts(Table::Schema(schema), self.peek_raw()?, lenient) {
                return Err(Refused);
            }
        }
        value(self)
    }

    /// Reads a variant whose fields are beside the key `tag`.
    pub fn variant<T: Decode>(&mut self, tag: &'static str) -> Result<T, Refused> {
        self.without_tag(tag, T::decode)
    }

    /// Reads a variant whose value is in the key `content`, beside the key `tag`.
    pub fn content<T>(
        &mut self,
        tag: &'static str,
        content: &str,
        mut value: impl FnMut(&mut Self) -> Result<T, Refused>,
    ) -> Result<T, Refused> {
        self.without_tag(tag, |r| {
            let mut found = None;
            r.begin_object()?;
            while let Some(key) = r.key()? {
                if key == content {
                    found = Some(value(r)?);
                } else {
                    r.unknown()?;
                }
            }
            found.ok_or(Refused)
        })
    }
}

/// Counts the items of a list, so many at once, where the time of the check may be used up.
#[inline]
fn goes_on(count: usize) -> Result<(), Refused> {
    match !count.is_multiple_of(PART) || spend(4 * PART as u32) {
        true => Ok(()),
        false => Err(Refused),
    }
}

/// How many items are read before they are counted.
const PART: usize = 64;

fn place_of(record: &Record, key: &str) -> Option<usize> {
    record.fields.iter().position(|field| field.name == key)
}

fn within(limits: Count, count: usize) -> Result<(), Refused> {
    if limits.allows(count) {
        Ok(())
    } else {
        Err(Refused)
    }
}
