//! Files in their canonical form: read, formatted and, where that changes them, replaced.

use std::path::{Path, PathBuf};

use rayon::prelude::*;
use toolc_compiler::format::{Formatted, formatted};
use toolc_compiler::ir::Design;
use toolc_compiler::source::Sources;
use toolc_compiler::{Checked, Input};

use crate::problem::{Problem, shown};
use crate::project::{self, folder_name, read};
use crate::rewrite::rewrite;
use crate::write::difference;

/// What becomes of files that are not in their canonical form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FormatMode {
    /// They are replaced.
    Write,
    /// They are told, with the differences if those are wanted.
    Check {
        /// With the differences.
        diff: bool,
    },
}

/// What became of some files.
#[derive(Debug, Default)]
pub struct FormatReport {
    /// Files that were not in their canonical form, in the order of their places.
    pub changed: Vec<Reformatted>,
    /// How many were.
    pub unchanged: usize,
    /// What does not parse, by file: declarations that were left as they are.
    pub broken: Vec<Checked>,
    /// Files that could not be read or replaced.
    pub problems: Vec<Problem>,
}

/// A file that was not in its canonical form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reformatted {
    /// The file, as seen from the current folder.
    pub path: String,
    /// The difference in the unified format, where it was asked for.
    pub diff: Option<String>,
}

/// Formats the `.tools` files that some paths mean. A file that cannot be read or replaced does not keep the others from
/// being formatted; a path that means nothing does.
pub fn format_files(paths: &[PathBuf], mode: FormatMode) -> Result<FormatReport, Vec<Problem>> {
    let files = project::sources(paths)?;
    let results: Vec<Result<One, Problem>> = files
        .par_iter()
        .map(|(_, path)| {
            let path = folder_name(path);
            format_file(&path, &shown(&path), mode)
        })
        .collect();
    let mut report = FormatReport::default();
    for result in results {
        match result {
            Ok(one) => {
                report.unchanged += usize::from(one.changed.is_none());
                report.changed.extend(one.changed);
                report.broken.extend(one.broken);
            }
            Err(problem) => report.problems.push(problem),
        }
    }
    Ok(report)
}

/// The canonical form of a text that is no file, and what became of it; `name` is shown in findings.
pub fn format_text(
    bytes: Vec<u8>,
    name: &str,
    mode: FormatMode,
) -> Result<(String, FormatReport), Problem> {
    let text = read::text(bytes, name)?;
    let (new, one) = format_one(text, name, mode);
    let report = FormatReport {
        unchanged: usize::from(one.changed.is_none()),
        changed: one.changed.into_iter().collect(),
        broken: one.broken.into_iter().collect(),
        problems: Vec::new(),
    };
    Ok((new, report))
}

/// What became of one file.
struct One {
    changed: Option<Reformatted>,
    broken: Option<Checked>,
}

fn format_file(path: &Path, name: &str, mode: FormatMode) -> Result<One, Problem> {
    let text = read::whole_text_of(path)?;
    let (new, one) = format_one(text.clone(), name, mode);
    if one.changed.is_some() && mode == FormatMode::Write {
        rewrite(path, &text, &new)?;
    }
    Ok(one)
}

fn format_one(text: String, name: &str, mode: FormatMode) -> (String, One) {
    let Formatted {
        text: new,
        findings,
    } = formatted(&text);
    let changed = (new != text).then(|| Reformatted {
        path: name.to_owned(),
        diff: (mode == FormatMode::Check { diff: true })
            .then(|| difference(name, text.as_bytes(), &new.replace("\r\n", "\n"))),
    });
    let broken = (!findings.is_empty()).then(|| {
        let mut findings = findings;
        findings.sort();
        Checked {
            sources: Sources::new(vec![Input {
                path: name.to_owned(),
                text,
            }]),
            design: Design::default(),
            findings,
        }
    });
    (new, One { changed, broken })
}
