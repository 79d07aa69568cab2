//! The parameters that an operation and its path declare.

use super::super::super::definition::Definition;
use super::super::super::report::NoteKind;
use super::Operation;
use super::document::{Document, Node};
use crate::ir::Value;
use crate::source::Text;

/// A parameter of an operation.
pub(super) struct Parameter<'a> {
    pub name: &'a Text,
    pub place: &'a Text,
    pub node: Node<'a>,
    /// Its position in the lists of parameters, for notes.
    pub index: usize,
}

/// Headers that OpenAPI describes elsewhere: by the media types, and by what is required of callers.
const NO_ARGUMENTS: [&str; 3] = ["accept", "content-type", "authorization"];

/// The names of the placeholders of a path: `{id}`, and as some write them `{+id}`, `{id*}` and `{id=…}`.
pub(super) fn placeholders(path: &str) -> Vec<&str> {
    let mut found = Vec::new();
    for part in path.split('{').skip(1) {
        let Some((inner, _)) = part.split_once('}') else {
            continue;
        };
        let name = inner.split(['=', ':']).next().unwrap_or_default();
        let name = name.trim_start_matches(['+', '#']).trim_end_matches('*');
        if !name.is_empty() && !found.contains(&name) {
            found.push(name);
        }
    }
    found
}

/// The parameters of an operation, and those of its path that it does not declare again.
pub(super) fn parameters<'a>(
    definition: &mut Definition<'_>,
    document: &Document<'a>,
    operation: &Operation<'a>,
) -> Vec<Parameter<'a>> {
    let own = operation.node.get("parameters");
    let lists = own.iter().chain(&operation.shared);
    let declared: Vec<Node<'a>> = lists
        .flat_map(|list| {
            let items = list.value.items().unwrap_or_default().iter();
            items.map(|item| list.with(item))
        })
        .collect();
    if own.is_some_and(|own| own.value.items().is_none()) {
        let why = "`parameters` is no list, and declares nothing".to_owned();
        definition
            .notes
            .push((NoteKind::Lost, "/parameters".to_owned(), why));
    }
    let mut all: Vec<Parameter<'a>> = Vec::new();
    for (index, declared) in declared.into_iter().enumerate() {
        let mut note = |kind: NoteKind, why: String| {
            definition
                .notes
                .push((kind, format!("/parameters/{index}"), why));
        };
        let node = match document.resolved(declared) {
            Ok(node) => node,
            Err(why) => {
                note(NoteKind::Lost, format!("{why}, and is no parameter"));
                continue;
            }
        };
        let (Some(Value::String(name)), Some(Value::String(place))) =
            (node.value.get("name"), node.value.get("in"))
        else {
            let why = "a parameter needs `name` and `in`; it is left out".to_owned();
            note(NoteKind::Lost, why);
            continue;
        };
        if !matches!(
            &**place,
            "path" | "query" | "querystring" | "header" | "cookie" | "body" | "formData"
        ) {
            let why =
                format!("`{place}` is no place of a request; `{name}` is an argument all the same");
            note(NoteKind::Repaired, why);
        }
        if &**place == "header" && NO_ARGUMENTS.contains(&&*name.to_ascii_lowercase()) {
            let why = format!(
                "the header `{name}` follows from media types and security, as OpenAPI has it; it is no argument"
            );
            note(NoteKind::Normalised, why);
            continue;
        }
        let is_same = |known: &Parameter<'_>| {
            known.place == place
                && match &**place {
                    "header" => known.name.eq_ignore_ascii_case(name),
                    "body" => true,
                    _ => known.name == name,
                }
        };
        if let Some(known) = all.iter().find(|known| is_same(known)) {
            // A parameter of the path that the operation declares again is replaced; bodies cannot be.
            if &**place == "body" && known.name != name {
                note(
                    NoteKind::Lost,
                    "there is a second body; it is left out".to_owned(),
                );
            }
            continue;
        }
        all.push(Parameter {
            name,
            place,
            node,
            index,
        });
    }
    all
}

/// Which of several parameters with one name keeps it.
pub(super) fn rank(place: &str) -> usize {
    let order = [
        "path",
        "query",
        "querystring",
        "formData",
        "header",
        "cookie",
    ];
    let found = order.iter().position(|known| *known == place);
    found.unwrap_or(order.len())
}
