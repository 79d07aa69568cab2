//! Members that OpenAPI does not have where they stand: a misspelt word says nothing, and that is reported.

use super::super::super::definition::Definition;
use super::super::super::report::NoteKind;
use super::document::Node;

/// Notes members of an object that are none of those that are read or of no use to calls.
pub(super) fn note_strangers(
    definition: &mut Definition<'_>,
    node: Node<'_>,
    place: &str,
    what: &str,
    known: &[&str],
) {
    for (key, _) in node.entries() {
        if !known.contains(&key) && !key.starts_with("x-") {
            let why = format!("`{key}` is no member of {what}, and is not read");
            let place = format!("{place}/{key}");
            definition.notes.push((NoteKind::Repaired, place, why));
        }
    }
}
