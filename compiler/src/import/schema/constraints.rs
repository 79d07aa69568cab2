//! Limits of texts and lists, and formats.

use super::super::report::NoteKind;
use super::super::types::{Kind, Type};
use super::Reader;
use super::keys::Keys;
use crate::decimal::Decimal;
use crate::ir::{Bounds, Constraints, Format, Value};
use crate::source::Text;

/// Formats of JSON Schema that are types here.
const FORMATS: [(&str, Format); 10] = [
    ("date-time", Format::Datetime),
    ("date", Format::Date),
    ("time", Format::Time),
    ("duration", Format::Duration),
    ("uuid", Format::Uuid),
    ("uri", Format::Uri),
    ("email", Format::Email),
    ("hostname", Format::Hostname),
    ("ipv4", Format::Ipv4),
    ("ipv6", Format::Ipv6),
];

impl Reader<'_> {
    /// A text.
    pub(super) fn text(&mut self, keys: &Keys<'_>) -> Type {
        if keys.is_decimal() {
            let mut ty = self.number(keys, Kind::Format(Format::Decimal));
            ty.limits.format = None;
            return ty;
        }
        let (length, kept) =
            self.bounds(keys.min_length, keys.max_length, "minLength", "maxLength");
        let mut ty = Type {
            kind: Kind::String,
            limits: Constraints {
                length,
                ..Constraints::default()
            },
            ..Type::default()
        };
        if let Some(pattern) = keys.pattern {
            ty = self.pattern(ty, pattern);
        }
        match keys.format {
            Some(Value::String(name)) => {
                let known = FORMATS.iter().find(|(format, _)| **format == **name);
                match known {
                    Some((_, format)) if self.manner.assert_formats => {
                        ty.kind = Kind::Format(*format)
                    }
                    _ if self.manner.assert_formats
                        && matches!(&**name, "byte" | "base64")
                        && ty.is_plain() =>
                    {
                        ty.kind = Kind::Bytes;
                    }
                    Some(_) | None => ty.limits.format = Some(name.clone()),
                }
            }
            Some(other) => self.leave("format", other),
            None => {}
        }
        self.residual(ty, kept)
    }

    /// Size limits; those that no value can satisfy stay keywords.
    pub(super) fn bounds(
        &mut self,
        min: Option<&Value>,
        max: Option<&Value>,
        min_name: &str,
        max_name: &str,
    ) -> (Option<Bounds>, Vec<(Text, Value)>) {
        let bounds = Bounds {
            min: min.and_then(|min| self.count(min, min_name)),
            max: max.and_then(|max| self.count(max, max_name)),
        };
        match (bounds.min, bounds.max) {
            (None, None) => (None, Vec::new()),
            (Some(low), Some(high)) if low > high => {
                let entry = |name: &str, value: Option<&Value>| {
                    value.map(|value| (name.into(), value.clone()))
                };
                let kept = [entry(min_name, min), entry(max_name, max)]
                    .into_iter()
                    .flatten()
                    .collect();
                (None, kept)
            }
            _ => (Some(bounds), Vec::new()),
        }
    }

    fn count(&mut self, value: &Value, keyword: &str) -> Option<u64> {
        let text = match value {
            Value::Number(text) => text,
            Value::String(text) if Decimal::parse(text).is_some() => {
                self.note(
                    NoteKind::Repaired,
                    format!("`{keyword}` is a text; it is read as the number {text}"),
                );
                text
            }
            Value::Null | Value::Bool(_) | Value::String(_) | Value::List(_) | Value::Object(_) => {
                self.note(
                    NoteKind::Repaired,
                    format!("`{keyword}` is {}, and limits nothing", value.kind()),
                );
                self.leave(keyword, value);
                return None;
            }
        };
        let count = Decimal::parse(text).and_then(|number| number.to_i64());
        let count = count.and_then(|count| u64::try_from(count).ok());
        if count.is_none() {
            self.note(
                NoteKind::Repaired,
                format!("`{keyword}` is {text}, which counts nothing"),
            );
            self.leave(keyword, value);
        }
        count
    }
}
