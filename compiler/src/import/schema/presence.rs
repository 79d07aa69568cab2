//! The eight combinations of optional, nullable and default.

use super::super::fits::fits;
use super::super::json;
use super::super::report::NoteKind;
use super::super::types::{About, Field, FieldDefault, Kind, Type};
use super::{Lowered, Reader};
use crate::ir::Value;
use crate::source::Text;

impl Reader<'_> {
    /// A property; `None` if it accepts no value.
    pub(super) fn field(
        &mut self,
        name: &Text,
        schema: &Value,
        required: bool,
        closed: bool,
    ) -> Option<Field> {
        self.at(&["properties", name], |reader| {
            // zod writes a key that must not be there as one that no value fits.
            if closed && !required && is_never(schema) {
                reader.note(
                    NoteKind::Normalised,
                    "no value fits, and other keys are refused anyway; left out",
                );
                return None;
            }
            let Lowered {
                mut ty,
                mut about,
                default,
            } = reader.schema(schema);
            reader.drop_implied_title(&mut about, name);
            reader.lift_docs(&mut ty, &mut about);
            reader.settle_header(&ty, &mut about);
            let default = reader.default(&ty, default, required);
            let (fine, odd): (Vec<Value>, Vec<Value>) = about
                .examples
                .drain(..)
                .partition(|example| fits(reader.types, example, &ty));
            about.examples = fine;
            if !odd.is_empty() {
                reader.note(
                    NoteKind::Normalised,
                    "some of its examples break its schema; kept in `meta`",
                );
                reader.leave("examples", &Value::List(odd));
            }
            let filled = matches!(default, Some((_, false)));
            Some(Field {
                name: name.clone(),
                about,
                optional: !required && !filled,
                default: match default {
                    None => FieldDefault::None,
                    Some((value, _)) if required => FieldDefault::Documented(value),
                    Some((value, _)) => FieldDefault::Value(value),
                },
                ty,
            })
        })
    }

    /// Arguments that are texts, whole numbers or bools can be sent in a header, each in a separate one.
    fn settle_header(&mut self, ty: &Type, about: &mut About) {
        let Some(header) = about.header.take() else {
            return;
        };
        let scalar = ty.kind.texts().is_some()
            || matches!(
                ty.kind,
                Kind::String | Kind::Int | Kind::Bool | Kind::Format(_)
            );
        let is_token = !header.is_empty()
            && header
                .bytes()
                .all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
        let name = header.to_ascii_lowercase();
        // `/properties/x` is an argument, what is deeper is not.
        let is_argument = self.path.matches('/').count() == 2;
        match &mut self.headers {
            Some(taken)
                if scalar && !ty.nullable && is_token && is_argument && !taken.contains(&name) =>
            {
                taken.push(name);
                about.header = Some(header);
            }
            Some(_) | None => self.leave("x-mcp-header", &Value::String(header)),
        }
    }

    /// The default, and whether it is only documented.
    fn default(
        &mut self,
        ty: &Type,
        default: Option<Value>,
        required: bool,
    ) -> Option<(Value, bool)> {
        let value = default?;
        // `= null` may be said of any type: the argument is absent.
        if matches!(value, Value::Null) && !fits(self.types, &value, ty) {
            if required {
                self.note(NoteKind::Repaired, "the default is null, which the schema refuses, of a property that is required; left out");
                self.leave("default", &value);
                return None;
            }
            return Some((value, true));
        }
        if fits(self.types, &value, ty) {
            return Some((value, required));
        }
        if let Some(converted) = converted(&value)
            && fits(self.types, &converted, ty)
        {
            self.note(
                NoteKind::Repaired,
                format!(
                    "the default {} breaks its schema; it is read as {}",
                    value.to_json(),
                    converted.to_json()
                ),
            );
            return Some((converted, required));
        }
        self.note(
            NoteKind::Repaired,
            format!(
                "the default {} breaks its schema; it is only noted",
                value.to_json()
            ),
        );
        self.leave("default", &value);
        None
    }
}

/// Whether a schema says by itself that it accepts no value.
pub(super) fn is_never(schema: &Value) -> bool {
    let is_anything = |value: &Value| {
        matches!(value, Value::Bool(true)) || value.entries().is_some_and(<[_]>::is_empty)
    };
    match schema.entries() {
        Some([(key, value)]) => **key == *"not" && is_anything(value),
        Some(_) => false,
        None => matches!(schema, Value::Bool(false)),
    }
}

/// A default in other clothes: a number or bool that was written as a text, a text that was written as a number.
fn converted(value: &Value) -> Option<Value> {
    match value {
        Value::String(text) => match &*text.to_ascii_lowercase() {
            "true" => Some(Value::Bool(true)),
            "false" => Some(Value::Bool(false)),
            "none" | "null" | "" => Some(Value::Null),
            _ => json::value(text).ok(),
        },
        Value::Number(text) => Some(Value::String(text.clone())),
        Value::Bool(value) => Some(Value::String(value.to_string().into())),
        Value::Null | Value::List(_) | Value::Object(_) => None,
    }
}
