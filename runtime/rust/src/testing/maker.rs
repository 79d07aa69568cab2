//! One attempt to make a value of a type.

use super::chance::Chance;
use super::heights::{ENDLESS, Heights};
use super::numbers;
use super::patterns::Read;
use super::same;
use super::stop::{Steps, Stop};
use super::texts::{text, word};
use crate::diagnose::diagnose;
use crate::json::{Number, Object, Value};
use crate::table::{Count, Presence, Record, Rest, Schema, Table, Tagged, Text, Tuple};

/// How often a part is made anew that does not fit keywords of `@schema`, or what is there already.
const TRIES: usize = 20;

/// Documents do not nest deeper.
const DEEPEST: u32 = 128;

/// What makes a value.
pub(super) struct Maker<'h> {
    pub(super) chance: Chance,
    pub(super) steps: Steps,
    pub(super) read: Read,
    pub(super) heights: &'h Heights,
}

impl Maker<'_> {
    /// A value; from depth 0 on the smallest.
    pub(super) fn value(&mut self, table: Table, depth: u32) -> Result<Value, Stop> {
        self.steps.take(1)?;
        match self.heights.get(table) {
            ENDLESS => return Err(Stop::Endless),
            height if height > DEEPEST => return Err(Stop::Costly),
            _ => {}
        }
        Ok(match table {
            Table::Null => Value::Null,
            Table::Bool => Value::Bool(self.chance.happens(50)),
            Table::Json => self.json(depth.min(2)),
            Table::Int(limits) => {
                let made = numbers::whole(&mut self.chance, limits).ok_or(Stop::NoNumber)?;
                Value::Number(made.into())
            }
            Table::Float(limits) => {
                let made = numbers::float(&mut self.chance, limits);
                let number = made.and_then(Number::from_f64).ok_or(Stop::NoNumber)?;
                Value::Number(number)
            }
            Table::Text(limits) => {
                let (chance, steps) = (&mut self.chance, &mut self.steps);
                Value::String(text(chance, steps, &mut self.read, limits)?)
            }
            Table::Enum(literals) => {
                let literal = self.chance.one_of(literals.members).ok_or(Stop::NoChoice)?;
                literal.value()
            }
            Table::List(list) => {
                let count = self.count(list.count, depth, self.heights.get(list.item));
                let tables = std::iter::repeat_n(list.item, count);
                Value::Array(self.items(tables, list.count.min, list.unique, depth)?)
            }
            Table::Tuple(tuple) => self.tuple(tuple, depth)?,
            Table::Map(map) => {
                let count = self.count(map.count, depth, self.heights.get(map.value));
                let mut members = Object::new();
                for index in 0..count {
                    let key = format!("{}{index}", word(&mut self.chance));
                    members.insert(key, self.value(map.value, depth.saturating_sub(1))?);
                }
                Value::Object(members)
            }
            Table::Record(record) => Value::Object(self.record(record, Object::new(), depth)?),
            Table::Tagged(tagged) => self.tagged(tagged, depth)?,
            Table::Union(union) => {
                let chosen = self.chosen(union.alternatives, depth)?;
                self.value(union.alternatives[chosen], depth)?
            }
            Table::Nullable(inner) => {
                let endless = self.heights.get(*inner) == ENDLESS;
                if depth == 0 || endless || self.chance.happens(20) {
                    Value::Null
                } else {
                    self.value(*inner, depth)?
                }
            }
            Table::Secret(inner) => self.value(*inner, depth)?,
            Table::Schema(schema) => self.judged(schema, depth)?,
        })
    }

    /// How many items or entries there are.
    fn count(&mut self, limits: Count, depth: u32, height: u32) -> usize {
        let mut count = limits.min;
        if depth > 0 && height != ENDLESS && limits.max > limits.min {
            count += self.chance.below((limits.max - limits.min).min(3) + 1);
        }
        usize::try_from(count).unwrap_or(usize::MAX)
    }

    /// Items of some types, at least so many; where none may repeat, those that differ.
    fn items(
        &mut self,
        tables: impl Iterator<Item = Table>,
        least: u64,
        unique: bool,
        depth: u32,
    ) -> Result<Vec<Value>, Stop> {
        let mut seen = std::collections::HashSet::new();
        let mut items = Vec::new();
        for table in tables {
            for attempt in 0.. {
                let item = self.value(table, depth.saturating_sub(1))?;
                if !unique || seen.insert(same::text_of(&item)) {
                    items.push(item);
                    break;
                }
                if attempt == TRIES {
                    return match items.len() as u64 >= least {
                        true => Ok(items),
                        false => Err(Stop::Alike),
                    };
                }
            }
        }
        Ok(items)
    }

    fn tuple(&mut self, tuple: &Tuple, depth: u32) -> Result<Value, Stop> {
        let places = tuple.places.len();
        let more = match tuple.tail {
            None => 0,
            Some(tail) => {
                let limits = Count {
                    min: tuple.count.min.saturating_sub(places as u64),
                    max: tuple.count.max.saturating_sub(places as u64),
                };
                self.count(limits, depth, self.heights.get(tail))
            }
        };
        let tail = tuple.tail.into_iter().cycle().take(more);
        let tables = tuple.places.iter().copied().chain(tail);
        let least = tuple.count.min.max(places as u64);
        Ok(Value::Array(self.items(
            tables,
            least,
            tuple.unique,
            depth,
        )?))
    }

    /// A record, behind members that are there already.
    fn record(&mut self, record: &Record, mut members: Object, depth: u32) -> Result<Object, Stop> {
        let below = depth.saturating_sub(1);
        for field in record.fields {
            let wanted = match field.presence {
                Presence::Required => true,
                Presence::Optional | Presence::Default(_) => {
                    depth > 0 && self.heights.get(field.table) != ENDLESS && self.chance.happens(60)
                }
            };
            if wanted {
                members.insert(field.name, self.value(field.table, below)?);
            }
        }
        if let Rest::Kept(table) = record.rest {
            let fits = depth > 0 && self.heights.get(table) != ENDLESS;
            if fits && self.chance.happens(50) {
                let key = format!("{}_{}", word(&mut self.chance), members.len());
                members.insert(key, self.value(table, below)?);
            }
        }
        Ok(members)
    }

    fn tagged(&mut self, tagged: &Tagged, depth: u32) -> Result<Value, Stop> {
        let tables: Vec<Table> = tagged.variants.iter().map(|own| own.table).collect();
        let variant = &tagged.variants[self.chosen(&tables, depth)?];
        let below = depth.saturating_sub(1);
        let mut members = Object::new();
        members.insert(tagged.tag, Value::String(variant.name.to_owned()));
        match tagged.content {
            Some(content) => members.insert(content, self.value(variant.table, below)?),
            None => {
                if let Value::Object(own) = self.value(variant.table, below)? {
                    for (key, member) in own.iter() {
                        members.insert(key, member.clone());
                    }
                }
            }
        }
        Ok(Value::Object(members))
    }

    /// The place of a type that has values; at depth 0 the first of those whose values nest the least.
    fn chosen(&mut self, tables: &[Table], depth: u32) -> Result<usize, Stop> {
        let heights = tables.iter().map(|table| self.heights.get(*table));
        let heights: Vec<u32> = heights.collect();
        let least = heights.iter().min().copied().unwrap_or(ENDLESS);
        let mut places = heights
            .iter()
            .enumerate()
            .filter(|(_, height)| match depth {
                0 => **height == least,
                _ => **height != ENDLESS,
            });
        if depth == 0 {
            return places.next().map(|(place, _)| place).ok_or(Stop::NoChoice);
        }
        let places: Vec<usize> = places.map(|(place, _)| place).collect();
        self.chance.one_of(&places).copied().ok_or(Stop::NoChoice)
    }

    /// A value that fits the keywords of `@schema`.
    fn judged(&mut self, schema: &'static Schema, depth: u32) -> Result<Value, Stop> {
        let mut attempt = 0;
        loop {
            let made = self.value(schema.table(), depth)?;
            let issues = diagnose(Table::Schema(schema), made.to_json().as_bytes());
            match issues.first() {
                None => return Ok(made),
                Some(issue) if attempt == TRIES => {
                    return Err(Stop::Broken(issue.message.clone()));
                }
                Some(_) => attempt += 1,
            }
        }
    }

    /// Any value.
    fn json(&mut self, depth: u32) -> Value {
        let kinds = if depth == 0 { 4 } else { 6 };
        match self.chance.below(kinds) {
            0 => Value::Null,
            1 => Value::Bool(self.chance.happens(50)),
            2 => Value::Number(Number::from(
                i64::try_from(self.chance.below(1000)).unwrap_or_default(),
            )),
            3 => {
                let (chance, steps) = (&mut self.chance, &mut self.steps);
                let made = text(chance, steps, &mut self.read, &Text::ANY);
                Value::String(made.unwrap_or_default())
            }
            4 => {
                let count = self.chance.below(3);
                Value::Array((0..count).map(|_| self.json(depth - 1)).collect())
            }
            _ => {
                let mut members = Object::new();
                for index in 0..self.chance.below(3) {
                    let key = format!("{}{index}", word(&mut self.chance));
                    members.insert(key, self.json(depth - 1));
                }
                Value::Object(members)
            }
        }
    }
}
