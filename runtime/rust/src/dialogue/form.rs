//! Typed answers of a model.

use std::fmt;

use super::request::Request;
use super::strict::strictly;
use super::wire::Wire;
use crate::agent::{Completion, CompletionSpec};
use crate::diagnose::Issue;
use crate::json::Value as Exact;
use crate::table::Table;
use crate::undo::undone;

/// A typed answer, and how the model is asked for it.
pub(super) struct Form<T> {
    spec: &'static CompletionSpec,
    table: Table,
    decode: fn(&[u8]) -> Result<T, Vec<Issue>>,
}

impl<T> Form<T> {
    pub fn of<C: Completion<Answer = T>>() -> Self {
        Self {
            spec: C::spec(),
            table: C::codec().table(),
            decode: |answer| C::decode(answer),
        }
    }

    /// What a request says of it; nothing where the provider has no word for it.
    pub fn members(&self, wire: &dyn Wire) -> Option<Request> {
        let whole = Exact::parse(self.spec.schema.as_bytes())?;
        let strict = wire.formed().and_then(|dialect| strictly(&whole, dialect));
        match strict {
            Some(strict) => wire.form(self.spec, strict, true),
            None => wire.form(self.spec, whole, false),
        }
    }

    /// What the model is told of it.
    pub fn told(&self) -> String {
        let schema = self.spec.schema;
        let form = format!("Answer with JSON alone, by this JSON Schema: {schema}");
        match self.spec.description {
            "" => form,
            description => format!("{description}\n\n{form}"),
        }
    }

    /// Reads an answer, of which the provider was given the form, or not.
    pub fn decoded(&self, text: &str, is_formed: bool) -> Result<T, Vec<Issue>> {
        if !is_formed {
            return (self.decode)(unfenced(text).as_bytes());
        }
        // Where a strict form asks for null, what is left out is null.
        match undone(self.table, text.as_bytes()) {
            Some(undone) => (self.decode)(&undone),
            None => (self.decode)(text.as_bytes()),
        }
    }
}

impl<T> fmt::Debug for Form<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.spec.name)
    }
}

/// The JSON of an answer that stands in a block of Markdown.
fn unfenced(text: &str) -> &str {
    let fenced = text.trim().strip_prefix("```");
    let inside = fenced.and_then(|rest| rest.strip_suffix("```"));
    match inside.and_then(|inside| inside.split_once('\n')) {
        Some((_, inside)) => inside.trim(),
        None => text,
    }
}
