//! The canonical record of a tool: one form for all notations.

use std::borrow::Cow;

use indexmap::IndexMap;
use serde::Serialize;

use super::Source;
use super::beside::Files;
use super::bundle;
use super::capability::capability;
use super::catalog;
use super::definition::{Definition, Notation};
use super::detect::scores;
use super::document::Mistake;
use super::languages::documents;
use super::notations;
use super::report::NoteKind;
use crate::ir::Value;

/// A canonical record, with warnings and losses.
#[derive(Debug, Clone, Serialize)]
pub struct Canonical {
    /// `name`, `version`, `description`, `capabilities`, `inputs`, `outputs`, `security`, `source_format`,
    /// `original_definition`.
    pub tool: Value,
    /// Repairs, and missing members.
    pub warnings: Vec<String>,
    /// Members that only `original_definition` has.
    pub losses: Vec<String>,
    /// The notation that the definition has by the evidence, whatever it is read as.
    pub source_format_detected: &'static str,
    /// How much speaks for each notation, from 0 to 1.
    pub confidence: IndexMap<&'static str, f64>,
}

/// The canonical records of all definitions in a text, in order.
///
/// ```
/// use toolc_compiler::import::canonicalize;
/// use toolc_compiler::ir::Value;
///
/// let text = r#"{"name": "delete_file", "description": "Delete a file.", "inputSchema": {"type": "object"}}"#;
/// let records = canonicalize(text, None)?;
/// let capabilities = records[0].tool.get("capabilities").expect("all records have them");
/// assert_eq!(capabilities.get("action"), Some(&Value::String("write".into())));
/// assert_eq!(capabilities.get("side_effects"), Some(&Value::Bool(true)));
/// assert!(records[0].losses.is_empty());
/// # Ok::<(), toolc_compiler::import::Mistake>(())
/// ```
pub fn canonicalize(text: &str, notation: Option<Notation>) -> Result<Vec<Canonical>, Mistake> {
    let source = Source {
        text: text.to_owned(),
        notation,
        ..Source::default()
    };
    canonicalize_source(&source)
}

/// The same of a document with files beside it.
pub fn canonicalize_source(source: &Source) -> Result<Vec<Canonical>, Mistake> {
    let mut all = Vec::new();
    let files = Files::of(&source.beside);
    let mut left = MOST_SHARED;
    for document in documents(&source.text)? {
        let repairs = document.repairs;
        for (place, detected) in catalog::definitions(&document.value) {
            let mut read = match source.notation {
                Some(asked) => notations::read_as(asked, detected, place.value, &files),
                None => notations::read(detected, place.value, &files),
            };
            for definition in &mut read {
                bundle::definition(definition, &document.value, &files);
                make_standalone(definition, &mut left);
            }
            let (nothing, tools): (Vec<_>, Vec<_>) =
                read.into_iter().partition(Definition::is_nothing);
            // Where there is no tool at all, one record says so; else the first one says what there is no tool of.
            let (told, beside) = match tools.is_empty() {
                true => (nothing, Vec::new()),
                false => (tools, nothing),
            };
            let mut records: Vec<Canonical> = told
                .iter()
                .map(|definition| record(definition, place.key))
                .collect();
            for canonical in &mut records {
                // Operations and tools of a design have the evidence of their document.
                canonical.source_format_detected = detected.name();
                canonical.confidence = scores(place.value);
                canonical.warnings.extend(repairs.iter().cloned());
            }
            if let Some(first) = records.first_mut() {
                let notes = beside.iter().flat_map(|nothing| &nothing.notes);
                let losses = notes.map(|(_, path, message)| format!("{path}: {message}"));
                first.losses.extend(losses);
            }
            all.extend(records);
        }
    }
    Ok(all)
}

/// How many values of shared schemas the records of a text may have: each record has its own copy of them.
const MOST_SHARED: usize = 5_000_000;

/// Gives the schemas of a definition the shared ones that they refer to.
fn make_standalone(definition: &mut Definition<'_>, left: &mut usize) {
    let Some(root) = definition.root.clone() else {
        return;
    };
    for schema in [&mut definition.input, &mut definition.output] {
        let Some(value) = schema else { continue };
        match bundle::standalone(value, &root.value, left) {
            Some(whole) => *value = Cow::Owned(whole),
            None => {
                let why =
                    "the schemas that it refers to are too large to be copied into each record";
                definition
                    .notes
                    .push((NoteKind::Lost, String::new(), why.to_owned()));
            }
        }
    }
}

/// What is declared of permissions and data; who names no permission needs none.
fn security(declared: &Value) -> Value {
    let mut members = declared.entries().unwrap_or_default().to_vec();
    if declared.get(PERMISSIONS).is_none() {
        members.insert(0, (PERMISSIONS.into(), Value::List(Vec::new())));
    }
    Value::Object(members)
}

/// The member of `security` that every record has.
const PERMISSIONS: &str = "required_permissions";

/// The canonical record of a definition.
pub(super) fn record(definition: &Definition<'_>, key: Option<&str>) -> Canonical {
    let mut warnings = Vec::new();
    let mut losses = Vec::new();
    for (kind, path, message) in &definition.notes {
        let sentence = if path.is_empty() {
            message.clone()
        } else {
            format!("{path}: {message}")
        };
        match kind {
            NoteKind::Lost => losses.push(sentence),
            NoteKind::Repaired | NoteKind::Escaped | NoteKind::Normalised => {
                warnings.push(sentence)
            }
        }
    }
    let name = definition.name.as_deref().or(key).unwrap_or_default();
    if name.is_empty() {
        warnings.push("the tool has no name".to_owned());
    }
    if definition
        .description
        .as_deref()
        .unwrap_or_default()
        .is_empty()
    {
        warnings.push("the tool has no description".to_owned());
    }
    for (member, _) in &definition.rest {
        losses.push(format!(
            "`{}` has no place in the record",
            member.trim_start_matches('/')
        ));
    }
    for (member, there) in [
        ("title", definition.title.is_some()),
        ("tags", !definition.tags.is_empty()),
        ("_meta", !definition.meta.is_empty()),
        ("input_examples", !definition.examples.is_empty()),
    ] {
        if there {
            losses.push(format!("`{member}` has no place in the record"));
        }
    }
    let conduct = definition.conduct.said();
    losses.extend(conduct.map(|member| format!("`{member}` has no place in the record")));
    let text = |text: &str| Value::String(text.into());
    let schema = |schema: &Option<std::borrow::Cow<'_, Value>>| match schema {
        Some(schema) => (**schema).clone(),
        None => Value::Object(Vec::new()),
    };
    let original = definition.original.get("original_definition");
    let original = original.filter(|_| definition.notation == Notation::Canonical);
    let original = original
        .cloned()
        .unwrap_or_else(|| definition.original.clone());
    let source_format = match (
        definition.notation,
        definition.original.get("source_format"),
    ) {
        (Notation::Canonical, Some(Value::String(notation))) => notation.clone(),
        (notation, _) => notation.name().into(),
    };
    let tool = Value::Object(vec![
        ("name".into(), text(name)),
        (
            "version".into(),
            text(definition.version.as_deref().unwrap_or("1.0.0")),
        ),
        (
            "description".into(),
            text(definition.description.as_deref().unwrap_or_default()),
        ),
        (
            "capabilities".into(),
            capability(definition).value(definition.capabilities),
        ),
        ("inputs".into(), schema(&definition.input)),
        ("outputs".into(), schema(&definition.output)),
        (
            "security".into(),
            definition.security.map_or(Value::Null, security),
        ),
        ("source_format".into(), Value::String(source_format)),
        ("original_definition".into(), original),
    ]);
    Canonical {
        tool,
        warnings,
        losses,
        source_format_detected: definition.notation.name(),
        confidence: IndexMap::new(),
    }
}
