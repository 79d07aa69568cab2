//! Definitions in other notations, as verbs take them, and what is told of an import.

use std::fmt::Write;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use toolc_build::show::plain;
use toolc_build::{DefinitionFiles, Problem, definition_files};
use toolc_compiler::import::{Imported, Notation, NoteKind, Report, Source};

use super::exit::Exit;
use super::output::{mistaken, tell};
use crate::screen;

/// A notation by its name.
pub(super) fn notation(name: &str) -> Result<Notation, String> {
    Notation::named(name).ok_or_else(|| {
        let known: Vec<&str> = Notation::ALL.iter().map(|(name, _)| *name).collect();
        format!("known notations: {}", known.join(", "))
    })
}

/// The definitions of files and folders, and of stdin if one of them is `-`.
pub(super) fn sources(
    paths: &[PathBuf],
    notation: Option<Notation>,
    refs_within: Option<&Path>,
) -> Result<DefinitionFiles, Vec<Problem>> {
    let is_stdin = |path: &&PathBuf| path.as_os_str() == "-";
    let files = paths.iter().filter(|path| !is_stdin(path));
    let files: Vec<PathBuf> = files.cloned().collect();
    let mut found = definition_files(&files, notation, refs_within)?;
    if paths.iter().any(|path| is_stdin(&path)) {
        let mut text = String::new();
        io::stdin()
            .lock()
            .read_to_string(&mut text)
            .map_err(|error| vec![Problem::disk("read", "<stdin>", &error)])?;
        found.paths.push(PathBuf::from("<stdin>"));
        found.sources.push(Source {
            label: "imported".to_owned(),
            text,
            notation,
            ..Source::default()
        });
    }
    Ok(found)
}

/// Whether all is well.
pub(super) fn judged(imported: &Imported, is_strict: bool, is_lossy: bool) -> Exit {
    let report = &imported.report;
    let none = imported.files.is_empty();
    let refused = is_strict && report.count(NoteKind::Repaired) > 0;
    let lost = !is_lossy && report.count(NoteKind::Lost) > 0;
    if none || refused || lost || !imported.broken.is_empty() {
        Exit::Findings
    } else {
        Exit::Fine
    }
}

/// How an import is told to people.
pub(super) struct Told {
    /// What is lost is taken as fine.
    pub is_lossy: bool,
    /// What was put elsewhere is told, too.
    pub verbose: bool,
}

impl Told {
    /// Everything: what cannot be read, the notes, and the counts.
    pub(super) fn all(&self, imported: &Imported, found: &DefinitionFiles) {
        self.unreadable(imported, found);
        let report = &imported.report;
        for note in &report.notes {
            if note.kind == NoteKind::Normalised && !self.verbose {
                continue;
            }
            let path = if note.path.is_empty() {
                String::new()
            } else {
                format!(" at {}", plain(&note.path))
            };
            let tool = match note.tool.is_empty() {
                true => "(no name)".to_owned(),
                false => plain(&note.tool),
            };
            screen::err(&format!(
                "{}: {} {tool}{path}: {}\n",
                note.kind.word(),
                plain(&note.source),
                plain(&note.message)
            ));
        }
        screen::err(&summary(report, self.is_lossy));
    }

    /// The files that have no definitions, and those that cannot be read.
    pub(super) fn unreadable(&self, imported: &Imported, found: &DefinitionFiles) {
        for path in &found.foreign {
            screen::err(&format!(
                "note: `{}` has no tool definitions, and is passed over\n",
                path.display()
            ));
        }
        let broken = imported.broken.iter().map(|(place, mistake)| {
            let name = found.paths[*place].display().to_string();
            mistaken(&name, &found.sources[*place].text, mistake)
        });
        let mut problems: Vec<Problem> = broken.collect();
        if problems.is_empty() && imported.report.tools.is_empty() {
            let names = found
                .paths
                .iter()
                .map(|path| format!("`{}`", path.display()));
            let names: Vec<String> = names.collect();
            let message = format!("there are no tool definitions in {}", names.join(", "));
            problems.push(Problem::content(message));
        }
        if !problems.is_empty() {
            tell(&problems);
        }
    }
}

/// The counts of tools and notes.
fn summary(report: &Report, lossy: bool) -> String {
    let tools = report
        .tools
        .iter()
        .filter(|tool| tool.name.is_some())
        .count();
    let kept = report.kept();
    let mut text = format!(
        "{}: {kept} as {}",
        counted(tools, "tool", "tools"),
        if kept == 1 { "it was" } else { "they were" }
    );
    for kind in NoteKind::ALL {
        let count = report.count(kind);
        let (one, many) = match kind {
            NoteKind::Lost => ("thing lost", "things lost"),
            NoteKind::Repaired => ("repair", "repairs"),
            NoteKind::Escaped => ("place in `@schema`", "places in `@schema`"),
            NoteKind::Normalised => (
                "thing put elsewhere (--verbose names it)",
                "things put elsewhere (--verbose lists them)",
            ),
        };
        if count > 0 {
            write!(text, ", {}", counted(count, one, many)).expect("a string takes everything");
        }
    }
    if report.implied_titles > 0 {
        let (one, many) = ("title that repeats a name", "titles that repeat names");
        let titles = counted(report.implied_titles, one, many);
        write!(text, ", {titles} left out").expect("a string takes everything");
    }
    if report.set_aside > 0 {
        let (one, many) = (
            "whole input schema set aside",
            "whole input schemas set aside",
        );
        let schemas = counted(report.set_aside, one, many);
        write!(text, ", {schemas}").expect("a string takes everything");
    }
    if report.count(NoteKind::Lost) > 0 && lossy {
        text.push_str(", which --lossy takes as fine");
    }
    text + "\n"
}

/// A count with its noun, singular or plural.
fn counted(count: usize, one: &str, many: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { many })
}
