//! Bodies and responses: the media type that is taken, and its schema.

use super::super::super::definition::Definition;
use super::super::super::report::NoteKind;
use super::document::{Document, Node};
use super::schemas::{Direction, Schemas};
use super::strangers::note_strangers;
use crate::ir::Value;
use crate::source::Text;

/// A media type with its schema.
pub(super) struct Content<'a> {
    pub kind: Text,
    pub node: Node<'a>,
    /// The other media types.
    pub others: Vec<String>,
}

impl<'a> Content<'a> {
    /// The preferred media type of a body, response or parameter: JSON, then what has the form of JSON.
    pub fn of(holder: Node<'a>, document: &Document<'a>) -> Option<Self> {
        let types = holder.get("content")?;
        let rank = |kind: &str| {
            let kind = kind
                .split(';')
                .next()
                .unwrap_or_default()
                .trim()
                .to_ascii_lowercase();
            match &*kind {
                "application/json" => 0,
                kind if kind.ends_with("+json") => 1,
                kind if kind.contains("json") => 2,
                "multipart/form-data" | "application/x-www-form-urlencoded" => 3,
                "*/*" => 4,
                _ => 5,
            }
        };
        let (kind, node) = types.entries().min_by_key(|(kind, _)| rank(kind))?;
        let others = types.entries().filter(|(other, _)| *other != kind);
        Some(Self {
            kind: kind.into(),
            node: document.resolved(node).unwrap_or(node),
            others: others.map(|(kind, _)| format!("`{kind}`")).collect(),
        })
    }

    fn is_json(&self) -> bool {
        self.kind.contains("json") || &*self.kind == "*/*"
    }

    /// The schema; without one a value of JSON is anything, and of other media types a text.
    pub fn schema(&self, schemas: &mut Schemas<'a, '_>, direction: Direction) -> Value {
        match self.node.get("schema") {
            Some(schema) => schemas.schema(schema, direction),
            None if self.is_json() => Value::Object(Vec::new()),
            None => {
                let mut text = vec![("type".into(), Value::String("string".into()))];
                if !self.kind.starts_with("text/") {
                    text.push(("format".into(), Value::String("binary".into())));
                }
                Value::Object(text)
            }
        }
    }
}

/// The body of an operation: its media type, its schema, and whether it must be there.
pub(super) fn body<'a>(
    definition: &mut Definition<'_>,
    document: &Document<'a>,
    operation: Node<'a>,
    schemas: &mut Schemas<'a, '_>,
) -> Option<(Content<'a>, Value, bool)> {
    let body = operation.get("requestBody")?;
    let mut note = |kind: NoteKind, place: &str, why: String| {
        definition
            .notes
            .push((kind, format!("/requestBody{place}"), why));
    };
    let body = match document.resolved(body) {
        Ok(body) => body,
        Err(why) => {
            note(NoteKind::Lost, "", format!("{why}, and is no body"));
            return None;
        }
    };
    let Some(content) = Content::of(body, document) else {
        note(
            NoteKind::Repaired,
            "",
            "the body has no content; left out".to_owned(),
        );
        return None;
    };
    if !content.others.is_empty() {
        let why = format!("it may be sent as {} as well", content.others.join(", "));
        note(NoteKind::Normalised, "/content", why);
    }
    note_strangers(
        definition,
        body,
        "/requestBody",
        "a body",
        &["$ref", "description", "content", "required"],
    );
    let mut schema = content.schema(schemas, Direction::Request);
    describe(&mut schema, body, document);
    Some((content, schema, body.is("required")))
}

/// Adds a description to a schema, unless that has one.
pub(super) fn describe<'a>(schema: &mut Value, holder: Node<'a>, document: &Document<'a>) {
    let text = holder
        .get("description")
        .and_then(|text| document.text(text));
    if let (Value::Object(entries), Some(text)) = (schema, text)
        && !entries.iter().any(|(key, _)| &**key == "description")
    {
        entries.push(("description".into(), Value::String(text.clone())));
    }
}

/// The schema of what an operation answers if it succeeds; other responses are reported.
pub(super) fn result<'a>(
    definition: &mut Definition<'_>,
    document: &Document<'a>,
    operation: Node<'a>,
    schemas: &mut Schemas<'a, '_>,
) -> Option<Value> {
    let responses = operation.get("responses")?;
    let responses = document.resolved(responses).unwrap_or(responses);
    let all: Vec<(&str, Node<'a>)> = responses
        .entries()
        .filter(|(status, _)| !status.starts_with("x-"))
        .collect();
    let is_good = |status: &str| status.starts_with('2');
    let mut good: Vec<(&str, Node<'a>)> = all
        .iter()
        .copied()
        .filter(|(status, _)| is_good(status))
        .collect();
    if good.is_empty() {
        good = all
            .iter()
            .copied()
            .filter(|(status, _)| *status == "default")
            .collect();
    }
    let is_left = |status: &str| good.iter().all(|(known, _)| *known != status);
    let others = all.iter().filter(|(status, _)| is_left(status));
    let others: Vec<String> = others.map(|(status, _)| format!("`{status}`")).collect();
    if !others.is_empty() {
        let why = format!("what it answers with {} is left out", others.join(", "));
        definition
            .notes
            .push((NoteKind::Normalised, "/responses".to_owned(), why));
    }
    let mut has_none = false;
    let mut results: Vec<Value> = Vec::new();
    for (status, response) in &good {
        match answer(definition, document, status, *response, schemas) {
            Some(schema) if results.contains(&schema) => {}
            Some(schema) => results.push(schema),
            None => has_none = true,
        }
    }
    if has_none && !results.is_empty() {
        let null = Value::String("null".into());
        results.push(Value::Object(vec![("type".into(), null)]));
    }
    match results.len() {
        0 | 1 => results.pop(),
        _ => {
            let statuses: Vec<String> = good
                .iter()
                .map(|(status, _)| format!("`{status}`"))
                .collect();
            let why = format!("the result is that of {}", statuses.join(" or of "));
            definition
                .notes
                .push((NoteKind::Normalised, "/responses".to_owned(), why));
            Some(Value::Object(vec![("anyOf".into(), Value::List(results))]))
        }
    }
}

/// The schema of one response; `None` if it has no content.
fn answer<'a>(
    definition: &mut Definition<'_>,
    document: &Document<'a>,
    status: &str,
    response: Node<'a>,
    schemas: &mut Schemas<'a, '_>,
) -> Option<Value> {
    let place = format!("/responses/{status}");
    let response = match document.resolved(response) {
        Ok(response) => response,
        Err(why) => {
            let why = format!("{why}, and is no response; any result is taken");
            definition.notes.push((NoteKind::Lost, place, why));
            return Some(Value::Object(Vec::new()));
        }
    };
    let known = [
        "$ref",
        "summary",
        "description",
        "content",
        "headers",
        "links",
    ];
    let of_swagger = ["$ref", "description", "schema", "headers", "examples"];
    let known: &[&str] = match document.is_swagger {
        true => &of_swagger,
        false => &known,
    };
    note_strangers(definition, response, &place, "a response", known);
    if document.is_swagger {
        let schema = response.get("schema")?;
        return Some(schemas.schema(schema, Direction::Response));
    }
    let content = Content::of(response, document)?;
    if !content.others.is_empty() {
        let why = format!(
            "it may be answered as {} as well",
            content.others.join(", ")
        );
        definition
            .notes
            .push((NoteKind::Normalised, format!("{place}/content"), why));
    }
    if !content.is_json() {
        let why = format!("`{}` is no JSON; its content is the result", content.kind);
        definition
            .notes
            .push((NoteKind::Normalised, format!("{place}/content"), why));
    }
    Some(content.schema(schemas, Direction::Response))
}
