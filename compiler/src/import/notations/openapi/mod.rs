//! OpenAPI documents: each operation is a tool.

mod arguments;
mod contents;
mod document;
mod operation;
mod parameters;
mod schemas;
mod strangers;

use std::rc::Rc;

use super::super::beside::Files;
use super::super::definition::{Definition, Notation};
use super::super::report::NoteKind;
use crate::ir::Value;
use crate::pointer;
use document::{Document, Node, Subtypes};
use schemas::Schemas;

/// Members of a path that are operations, and the methods of these.
const METHODS: [(&str, &str); 9] = [
    ("get", "GET"),
    ("head", "HEAD"),
    ("options", "OPTIONS"),
    ("post", "POST"),
    ("put", "PUT"),
    ("patch", "PATCH"),
    ("delete", "DELETE"),
    ("trace", "TRACE"),
    ("query", "QUERY"),
];

/// An operation with what its path says of all of its operations.
struct Operation<'a> {
    path: &'a str,
    method: String,
    node: Node<'a>,
    /// Lists of parameters that the path declares.
    shared: Vec<Node<'a>>,
    servers: Option<Node<'a>>,
}

/// A position where an operation is expected.
enum Found<'a> {
    Operation(Operation<'a>),
    /// Its JSON Pointer, and why there is none.
    Nothing(String, String),
}

/// The operations of a document, in order. Collections wrap documents: `{"name", "openapi": {…}}`.
pub(super) fn read<'a>(value: &'a Value, files: &'a Files) -> Vec<Definition<'a>> {
    let root = match value.get("openapi") {
        Some(inner @ Value::Object(_)) => inner,
        _ => value,
    };
    let nothing =
        |path: String, why: String| Definition::nothing(Notation::OpenApi, value, path, why);
    let document = Document::new(root, files);
    let found = match document.root().get("paths") {
        Some(paths) if paths.value.entries().is_some() => operations(&document, paths),
        _ => {
            let why = "the document has no paths, and so no operations".to_owned();
            return vec![nothing("/paths".to_owned(), why)];
        }
    };
    if found.is_empty() {
        let why = "the document has no operations".to_owned();
        return vec![nothing("/paths".to_owned(), why)];
    }
    let subtypes = Subtypes::of(&document);
    // A first pass finds out what requests and responses share: that has one name.
    let mut first = Schemas::new(&document, &subtypes, None);
    for operation in &found {
        if let Found::Operation(operation) = operation {
            operation::read(&document, operation, &mut first);
        }
    }
    first.write_definitions();
    let survey = first.into_survey();
    let mut schemas = Schemas::new(&document, &subtypes, Some(&survey));
    let mut all = Vec::with_capacity(found.len());
    for operation in &found {
        all.push(match operation {
            Found::Operation(operation) => {
                let mut definition = operation::read(&document, operation, &mut schemas);
                schemas.write_definitions();
                for (place, why) in schemas.take_left_out() {
                    definition.notes.push((NoteKind::Normalised, place, why));
                }
                definition
            }
            Found::Nothing(path, why) => nothing(path.clone(), why.clone()),
        });
    }
    if schemas.is_exhausted() {
        let why = "the schemas of the document are more than anybody reads; some take any value";
        for definition in &mut all {
            definition
                .notes
                .push((NoteKind::Lost, String::new(), why.to_owned()));
        }
    }
    if let (Some(_), Some(first)) = (root.get("webhooks"), all.first_mut()) {
        let why = "webhooks are calls of the server, and no tools; left out".to_owned();
        first
            .notes
            .push((NoteKind::Normalised, "/webhooks".to_owned(), why));
    }
    let root = Rc::new(schemas.into_root());
    for definition in &mut all {
        definition.root = Some(Rc::clone(&root));
    }
    all
}

/// The operations of all paths.
fn operations<'a>(document: &Document<'a>, paths: Node<'a>) -> Vec<Found<'a>> {
    let mut all = Vec::new();
    for (path, item) in paths.entries() {
        let place = format!("/paths/{}", pointer::step(path));
        let items = match items(document, item) {
            Ok(items) => items,
            Err(_) if path.starts_with("x-") => continue,
            Err(why) => {
                all.push(Found::Nothing(place, why));
                continue;
            }
        };
        path_operations(document, path, &place, &items, &mut all);
    }
    all
}

/// A path item, and the one that its ref adds.
fn items<'a>(document: &Document<'a>, item: Node<'a>) -> Result<Vec<Node<'a>>, String> {
    let mut all = vec![item];
    if item.value.get("$ref").is_some() {
        all.push(document.resolved(item)?);
    }
    match all.iter().find(|item| item.value.entries().is_none()) {
        Some(other) => Err(format!(
            "{} stands in the place of operations",
            other.value.kind()
        )),
        None => Ok(all),
    }
}

fn path_operations<'a>(
    document: &Document<'a>,
    path: &'a str,
    place: &str,
    items: &[Node<'a>],
    all: &mut Vec<Found<'a>>,
) {
    let member = |key: &str| items.iter().find_map(|item| item.get(key));
    let shared: Vec<Node<'a>> = items
        .iter()
        .filter_map(|item| item.get("parameters"))
        .collect();
    let mut named: Vec<(String, String, Node<'a>)> = Vec::new();
    for (key, method) in METHODS {
        if let Some(operation) = member(key) {
            named.push((key.to_owned(), method.to_owned(), operation));
        }
    }
    if let Some(additional) = member("additionalOperations") {
        for (method, operation) in additional.entries() {
            let key = format!("additionalOperations/{}", pointer::step(method));
            named.push((key, method.to_owned(), operation));
        }
    }
    for (key, method, operation) in named {
        let nothing = |why: String| Found::Nothing(format!("{place}/{key}"), why);
        all.push(match document.resolved(operation) {
            Ok(node) if node.value.entries().is_some() => Found::Operation(Operation {
                path,
                method,
                node,
                shared: shared.clone(),
                servers: member("servers"),
            }),
            Ok(other) => nothing(format!(
                "{} stands in the place of an operation",
                other.value.kind()
            )),
            Err(why) => nothing(format!("{why}, and is no operation")),
        });
    }
    for (key, _) in items.iter().flat_map(|item| item.entries()) {
        let is_known = METHODS.iter().any(|(method, _)| *method == key)
            || key.starts_with("x-")
            || matches!(
                key,
                "$ref"
                    | "summary"
                    | "description"
                    | "servers"
                    | "parameters"
                    | "additionalOperations"
            );
        if !is_known {
            let why = format!("`{key}` is no method and no other member of a path");
            all.push(Found::Nothing(
                format!("{place}/{}", pointer::step(key)),
                why,
            ));
        }
    }
}
