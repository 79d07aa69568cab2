//! Alternatives that a constant text would distinguish if it were not optional.

use foldhash::{HashSet, HashSetExt};

use super::super::report::NoteKind;
use super::super::types::{FieldDefault, Kind, Record, Type, Types};
use super::Reader;
use crate::source::Text;

impl Reader<'_> {
    /// Alternatives with an optional tag: if no value without it is valid, the tag becomes required; else a note says
    /// why they do not become a tagged union.
    pub(super) fn settle_tag(&mut self, keyword: &str, types: &mut [Type]) {
        let Some(name) = loose_tag(self.types, types) else {
            return;
        };
        let rest = |ty: &Type| {
            let Kind::Record(record) = &ty.kind else {
                return None;
            };
            let mut record = record.clone();
            record.fields.retain(|field| field.name != name);
            ty.schema.is_empty().then_some(record)
        };
        let first = rest(&types[0]);
        let alike = first.is_some() && types.iter().all(|ty| !ty.nullable && rest(ty) == first);
        if keyword != "oneOf" || !alike {
            let message = format!(
                "`{name}` may be left out, so it does not tell the alternatives apart; a union by `{name}` would require it"
            );
            self.note(NoteKind::Normalised, message);
            return;
        }
        for ty in types {
            let Kind::Record(record) = &mut ty.kind else {
                continue;
            };
            for field in record.fields.iter_mut().filter(|field| field.name == name) {
                field.optional = false;
                field.default = FieldDefault::None;
            }
        }
        let message = format!(
            "without `{name}` a value fits all alternatives or none, and never one: it is required"
        );
        self.note(NoteKind::Normalised, message);
    }
}

/// The text that is another one in each of several records, and may be left out in some.
fn loose_tag(types: &Types, alternatives: &[Type]) -> Option<Text> {
    let records: Option<Vec<&Record>> = alternatives
        .iter()
        .filter(|ty| ty.kind != Kind::Null)
        .map(|ty| types.record_of(ty))
        .collect();
    let records = records.filter(|records| records.len() > 1)?;
    let tagged = |record: &Record, name: &str| {
        let field = record.fields.iter().find(|field| *field.name == *name)?;
        match field.ty.kind.texts()? {
            [tag] => Some((tag.text()?.clone(), field.is_required())),
            _ => None,
        }
    };
    let is_loose = |name: &str| {
        let tags: Option<Vec<_>> = records.iter().map(|record| tagged(record, name)).collect();
        let tags = tags?;
        let mut known = HashSet::new();
        let distinct = tags.iter().all(|(tag, _)| known.insert(tag));
        (distinct && tags.iter().any(|(_, is_required)| !is_required)).then_some(())
    };
    let mut names = records[0].fields.iter().map(|field| &field.name);
    names.find(|name| is_loose(name).is_some()).cloned()
}
