//! Descriptions, titles and other metadata of schemas, and the treatment of unknown keywords.

use super::super::names;
use super::super::report::NoteKind;
use super::super::types::About;
use super::keys::Keys;
use super::{Lowered, Reader};
use crate::ir::Value;
use crate::source::Text;

impl Reader<'_> {
    /// The metadata of a schema.
    pub(super) fn about(&mut self, keys: &Keys<'_>) -> About {
        let mut about = About {
            docs: keys.description.and_then(|value| self.docs(value)),
            is_password: keys.is_password,
            ..About::default()
        };
        match keys.title {
            Some(Value::String(title)) if !title.trim().is_empty() => {
                about.title = Some(title.clone())
            }
            Some(Value::String(_)) | None => {}
            Some(other) => self.leave("title", other),
        }
        match keys.deprecated {
            Some(Value::Bool(true)) => about.deprecated = Some("".into()),
            Some(Value::String(why)) => about.deprecated = Some(why.clone()),
            Some(Value::Bool(false)) | None => {}
            Some(other) => self.leave("deprecated", other),
        }
        match keys.examples {
            Some(Value::List(examples)) => about.examples.extend(examples.iter().cloned()),
            Some(other) => about.examples.push(other.clone()),
            None => {}
        }
        about.examples.extend(keys.example.cloned());
        if let Some(Value::String(header)) = keys.header {
            about.header = Some(header.clone());
        }
        for (keyword, value) in &keys.others {
            // A result that is never read says nothing.
            let is_secret = &**keyword == "writeOnly" && *value == Value::Bool(true);
            match is_secret && self.headers.is_some() {
                true => about.secret = true,
                false => self.leave(keyword, value),
            }
        }
        if let Some(discriminator) = keys.discriminator {
            self.leave("discriminator", discriminator);
        }
        about
    }

    fn docs(&mut self, value: &Value) -> Option<Text> {
        match value {
            Value::String(text) => names::docs(text),
            Value::Null => None,
            Value::Bool(_) | Value::Number(_) | Value::List(_) | Value::Object(_) => {
                self.note(
                    NoteKind::Repaired,
                    format!("the description is {}, not a text", value.kind()),
                );
                names::docs(&value.to_json())
            }
        }
    }

    /// Leaves out a title that only repeats a name.
    pub(super) fn drop_implied_title(&mut self, about: &mut About, name: &str) {
        let implied = about
            .title
            .as_deref()
            .is_some_and(|title| names::says_the_same(title, name));
        if implied && !self.manner.keep_titles {
            about.title = None;
            self.noticed.implied_titles += 1;
        }
    }

    /// The metadata of an alternative beside null, or of the only part of `allOf`, applies to the field.
    pub(super) fn lift_docs(&mut self, ty: &mut super::Type, about: &mut About) {
        if let Some(docs) = ty.docs.take() {
            match &about.docs {
                None => about.docs = Some(docs),
                Some(own) if *own == docs => {}
                Some(_) => self.leave("anyOf/description", &Value::String(docs)),
            }
        }
    }

    /// The metadata of a schema that is neither a field nor a declaration: its docs are kept, the rest cannot be
    /// expressed.
    pub(super) fn nameless(&mut self, lowered: Lowered) -> super::Type {
        let Lowered {
            mut ty,
            about,
            default,
        } = lowered;
        if about.docs.is_some() {
            ty.docs = about.docs;
        }
        if let Some(title) = about.title {
            self.leave("title", &Value::String(title));
        }
        if let Some(default) = default {
            self.leave("default", &default);
        }
        if !about.examples.is_empty() {
            self.leave("examples", &Value::List(about.examples));
        }
        if about.deprecated.is_some() {
            self.leave("deprecated", &Value::Bool(true));
        }
        if about.secret {
            self.leave("writeOnly", &Value::Bool(true));
        }
        if let Some(header) = about.header {
            self.leave("x-mcp-header", &Value::String(header));
        }
        ty
    }

    /// A schema at a position without a name.
    pub(super) fn inner(&mut self, value: &Value) -> super::Type {
        let lowered = self.schema(value);
        self.nameless(lowered)
    }
}
