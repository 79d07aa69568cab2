//! The definitions of one source, imported together and checked.

use std::collections::BTreeMap;
use std::path::Path;

use rayon::prelude::*;
use toolc_compiler::diagnostics::Severity;
use toolc_compiler::import::{Imported, NoteKind, Options, Source, import};
use toolc_compiler::layout::formatted;
use toolc_compiler::{Checked, Input, compile};

use crate::rows::Row;

/// A source, and what became of it.
pub struct Group {
    pub source: String,
    pub rows: Vec<Row>,
    pub imported: Imported,
    /// The files, compiled together.
    pub checked: Checked,
    /// Whether the formatter leaves the files as they are.
    pub is_formatted: bool,
}

impl Group {
    /// The tools that a row became: name, and whether it is what it was.
    pub fn tools(&self, row: usize) -> impl Iterator<Item = (&str, Option<NoteKind>)> {
        let place = if self.rows.len() > 1 {
            format!("/{row}")
        } else {
            String::new()
        };
        let below = format!("{place}/");
        self.imported.report.tools.iter().filter_map(move |tool| {
            let here = tool.place == place || tool.place.starts_with(&below);
            here.then(|| Some((tool.name.as_deref()?, tool.worst)))
                .flatten()
        })
    }

    /// Whether these are other forms of definitions that are there as well.
    pub fn is_lifted(&self) -> bool {
        self.rows.iter().all(|row| row.format == "lifted")
    }

    /// What the checker calls wrong.
    pub fn errors(&self) -> Vec<String> {
        let errors = self
            .checked
            .findings
            .iter()
            .filter(|finding| finding.code.severity == Severity::Error);
        errors
            .map(|finding| {
                let file = self.checked.sources.file(finding.span().file);
                let from = finding.span().start as usize;
                let line = file.text[..from].matches('\n').count() + 1;
                let text = file.text.lines().nth(line - 1).unwrap_or_default().trim();
                let text: String = text.chars().take(120).collect();
                format!(
                    "{} {} ({}:{line}: {text})",
                    finding.code.id, finding.message, file.path
                )
            })
            .collect()
    }
}

/// Imports each source.
pub fn imported(rows: Vec<Row>, only: Option<&str>) -> Vec<Group> {
    let mut sources: BTreeMap<String, Vec<Row>> = BTreeMap::new();
    for row in rows {
        if only.is_none_or(|part| row.source.contains(part)) {
            sources
                .entry(format!("{} {}", row.source, row.format))
                .or_default()
                .push(row);
        }
    }
    let sources: Vec<(String, Vec<Row>)> = sources.into_iter().collect();
    sources
        .into_par_iter()
        .map(|(source, rows)| group(source, rows))
        .collect()
}

fn group(source: String, rows: Vec<Row>) -> Group {
    let lines: Vec<String> = rows.iter().map(|row| row.definition.to_json()).collect();
    let text = Source {
        label: source.clone(),
        text: lines.join("\n"),
        notation: None,
        ..Source::default()
    };
    let imported = import(&[text], &Options::default());
    let inputs = imported.files.iter().map(|file| Input {
        path: format!("{}.tools", file.name),
        text: file.text.clone(),
    });
    let checked = compile(inputs.collect());
    let is_formatted = imported
        .files
        .iter()
        .all(|file| formatted(&file.text).text == file.text);
    Group {
        source,
        rows,
        imported,
        checked,
        is_formatted,
    }
}

/// A source in parts, each imported as if it were all.
pub fn divided(whole: &Group, size: usize) -> Vec<Group> {
    let parts = whole.rows.par_chunks(size);
    parts
        .map(|rows| group(whole.source.clone(), rows.to_vec()))
        .collect()
}

/// Writes the files below a folder.
pub fn keep(groups: &[Group], folder: &Path) -> Result<(), String> {
    std::fs::create_dir_all(folder).map_err(|error| error.to_string())?;
    for file in groups.iter().flat_map(|group| &group.imported.files) {
        let path = folder.join(format!("{}.tools", file.name));
        std::fs::write(&path, &file.text)
            .map_err(|error| format!("{} cannot be written: {error}", path.display()))?;
    }
    Ok(())
}
