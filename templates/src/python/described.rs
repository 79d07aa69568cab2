//! Docstrings of calls: what the author says, the parameters, the errors.

use std::collections::HashSet;

use toolc_compiler::ir::{Design, ErrorDecl, Value};

use super::docs;
use super::lower::{Kind, Member, RecordBody};
use super::models::ToolModel;
use crate::plan::parameters::{self, Place};
use crate::schema::text_of;

/// How far docstrings of methods are in.
const INDENT: usize = 8;

/// What the author says of a tool, its parameters and the errors that its calls raise.
pub(super) fn described(
    design: &Design,
    model: &ToolModel<'_>,
    fields: Option<&RecordBody<'_>>,
    own: &str,
) -> String {
    let mut text = docs::or(model.tool.docs.as_deref(), own)
        .trim_end()
        .to_owned();
    let rest = fields.and_then(|record| record.rest.ident());
    let rest = rest.map(|ident| entry(ident, "All other keys."));
    let fields = fields.map_or(&[][..], |record| &record.fields);
    let declared = model.tool.payload.record.fields.iter();
    let shown: HashSet<&str> = declared
        .filter(|field| design.shown_default(field).is_some())
        .map(|field| &*field.name)
        .collect();
    let said = fields.iter().filter_map(|field| {
        let said = parameter(field, shown.contains(field.wire));
        (!said.is_empty()).then(|| entry(&field.ident, &said))
    });
    let said = said.chain(rest);
    let raised = model.errors.iter().map(|(id, class, _)| {
        let said = error(&design[*id]);
        entry(class, &said)
    });
    for (title, entries) in [
        ("Args:", said.collect::<Vec<_>>()),
        ("Raises:", raised.collect()),
    ] {
        if !entries.is_empty() {
            text.push_str(&format!("\n\n{title}\n{}", entries.join("\n")));
        }
    }
    text
}

/// What is said of a field that is a parameter: meaning, limits, default. Empty where there is nothing to say.
fn parameter(field: &Member<'_>, shows_default: bool) -> String {
    let shape = &field.shape;
    let place = match &shape.kind {
        Kind::Int => Place::Int,
        Kind::Float => Place::Float,
        Kind::Text(_) | Kind::Own(_) => Place::Text,
        Kind::List(_) | Kind::Tuple(_) => Place::List,
        Kind::Map(_) => Place::Map,
        Kind::Null
        | Kind::Bool
        | Kind::Json
        | Kind::Literals(_)
        | Kind::Union(_)
        | Kind::Nominal(_) => Place::Other,
    };
    let default = parameters::default(&field.presence).filter(|_| shows_default);
    let default = default.map(|value| match value {
        Value::Null => "None".to_owned(),
        Value::Bool(true) => "True".to_owned(),
        Value::Bool(false) => "False".to_owned(),
        Value::Number(_) | Value::String(_) | Value::List(_) | Value::Object(_) => text_of(value),
    });
    let meaning = parameters::sentence(field.docs.as_deref().unwrap_or_default());
    let limits = parameters::said(place, &shape.limits, default);
    format!("{meaning} {limits}").trim().to_owned()
}

/// What is said of an error that is raised.
fn error(error: &ErrorDecl) -> String {
    let own = format!("The error {}.", docs::code(&error.name));
    parameters::sentence(docs::or(error.docs.as_deref(), &own))
}

/// An entry of a list of a docstring: a name and what is said of it, in lines that fit.
fn entry(name: &str, text: &str) -> String {
    let lines = docs::filled(INDENT + 8, &format!("{name}: {}", docs::one_line(text)));
    format!("    {}", lines.replace('\n', "\n        "))
}
