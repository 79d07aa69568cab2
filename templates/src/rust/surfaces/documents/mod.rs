//! The documents of a command as texts, which it prints itself.

use schemars::JsonSchema;
use serde::Serialize;
use toolc_compiler::ir::Cli;

use crate::docs::of_command;
use crate::page::Page;
use crate::rust::docs;
use crate::rust::names::Names;
use crate::slot::Slot;

/// What `documents.rs.j2` prints.
#[derive(JsonSchema, Serialize)]
struct Documents {
    header: Slot,
    docs: Slot,
    documents: Vec<Document>,
}

#[derive(JsonSchema, Serialize)]
struct Document {
    format: Slot,
    /// Each with its line break.
    lines: Vec<Slot>,
}

/// `documents.rs`.
pub(crate) fn page(names: &Names<'_>, command: &Cli, (folder, header): (&str, &str)) -> Page {
    let about = format!(
        "What the command {} prints by `--docs`.",
        docs::code(&command.name)
    );
    let documents = of_command(names.design, command).into_iter();
    let documents = documents.map(|(format, text)| Document {
        format: Slot::literal(format),
        lines: text.split_inclusive('\n').map(Slot::literal).collect(),
    });
    let model = Documents {
        header: Slot::lines(header),
        docs: Slot::lines(docs::inner(&about)),
        documents: documents.collect(),
    };
    Page::of(folder, "documents", "rust/documents", model)
}
