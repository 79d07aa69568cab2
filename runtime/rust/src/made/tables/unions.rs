//! The tables of schemas that stand for one of several.

use super::said::{is_null, is_record, said, tag_of, tag_value, told};
use super::{MOST_BESIDE, MOST_STEPS, Open, Tables, either, leaked, leaked_text, or_null};
use crate::json::{Object, Value};
use crate::made::pointers::resolved;
use crate::table::{Table, Tagged, Variant};

impl<'v> Tables<'v> {
    pub(super) fn alternatives(
        &mut self,
        schema: &'v Object,
        keyword: &str,
        alternatives: &'v [Value],
        at: &str,
    ) -> Table {
        let places = alternatives.iter().enumerate();
        let others = places.filter(|(_, part)| !is_null(part));
        let others = others.map(|(index, part)| (format!("{at}/{keyword}/{index}"), part));
        let others: Vec<(String, &'v Value)> = others.collect();
        let nulls = alternatives.len() - others.len();
        if others.is_empty() {
            return Table::Null;
        }
        if let Some(table) = self.tagged(&others) {
            return or_null(table, nulls);
        }
        let found = others.iter().map(|(place, part)| self.of(part, place));
        let found: Vec<Table> = found.collect();
        let table = or_null(either(&found), nulls);
        if keyword == "oneOf" && (nulls > 1 || !self.are_apart(&others)) {
            return self.with(schema, at, &[keyword], &[], table);
        }
        table
    }

    /// Whether no value is of two of them, which its type decides.
    fn are_apart(&self, schemas: &[(String, &'v Value)]) -> bool {
        let mut seen: Vec<&str> = Vec::new();
        schemas.iter().all(|(_, schema)| {
            let Some(kinds) = self.kinds_of(schema) else {
                return false;
            };
            let is_apart = !kinds.iter().any(|kind| seen.contains(kind));
            seen.extend(kinds);
            is_apart
        })
    }

    /// The types of the values of a schema, if they are known.
    fn kinds_of(&self, mut schema: &'v Value) -> Option<Vec<&'v str>> {
        for _ in 0..=MOST_STEPS {
            let object = schema.as_object()?;
            let Some(reference) = object.get("$ref").and_then(Value::as_str) else {
                let kinds = said(object)?.into_iter();
                let kinds = kinds.map(|kind| if kind == "integer" { "number" } else { kind });
                return Some(kinds.collect());
            };
            schema = resolved(self.root, reference).ok()?;
        }
        None
    }

    /// The union of records that the text of one key tells apart.
    fn tagged(&mut self, schemas: &[(String, &'v Value)]) -> Option<Table> {
        let mut records: Vec<(String, &'v Object)> = Vec::new();
        for (place, schema) in schemas {
            let mut object = schema.as_object()?;
            let mut at = place.clone();
            if told(object) == ["$ref"] {
                let reference = object.get("$ref").and_then(Value::as_str)?;
                if self.open.contains_key(reference) || self.open.len() > MOST_BESIDE {
                    return None;
                }
                object = resolved(self.root, reference).ok()?.as_object()?;
                at = reference[1..].to_owned();
            }
            if !is_record(object) {
                return None;
            }
            records.push((at, object));
        }
        let tag = tag_of(&records)?;
        let mut variants = Vec::new();
        for (at, record) in &records {
            let own = format!("#{at}");
            let depth = self.depth;
            let open = Open { depth, later: None };
            self.open.insert(own.clone(), open);
            let table = self.record(record, at, Some(tag));
            if let Some(later) = self.open.get(&own).and_then(|open| open.later) {
                // What refers to it meanwhile means the whole record, with its tag.
                let whole = self.record(record, at, None);
                later.tell(whole);
                self.known.insert(own.clone(), whole);
            }
            self.open.remove(&own);
            let named = record.get("properties").and_then(|fields| fields.get(tag));
            let name = named.and_then(tag_value).unwrap_or_default();
            variants.push(Variant::new(leaked_text(name), table));
        }
        Some(Table::Tagged(leaked(Tagged {
            name: "",
            tag: leaked_text(tag),
            content: None,
            variants: variants.leak(),
        })))
    }
}
