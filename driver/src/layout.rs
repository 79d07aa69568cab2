//! Formats files: reads them and, if formatting changes them, replaces them.

use std::path::{Path, PathBuf};

use rayon::prelude::*;
use toolc_compiler::ir::Design;
use toolc_compiler::layout::{Formatted, formatted};
use toolc_compiler::source::Sources;
use toolc_compiler::{Checked, Input};

use crate::problem::{Problem, shown};
use crate::project::{self, folder_name, read};
use crate::rewrite::rewrite;
use crate::write::difference;

/// What to do with files that are not in canonical form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LayoutMode {
    /// They are replaced.
    Write,
    /// They are reported, with the differences if requested.
    Check {
        /// With the differences.
        diff: bool,
    },
}

/// The result of formatting some files.
#[derive(Debug, Default)]
pub struct LayoutReport {
    /// Files that were not in canonical form, sorted by path.
    pub changed: Vec<Reformatted>,
    /// How many were.
    pub unchanged: usize,
    /// Syntax errors by file: the declarations were left unchanged.
    pub broken: Vec<Checked>,
    /// Files that could not be read or replaced.
    pub problems: Vec<Problem>,
}

/// A file that was not in its canonical form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reformatted {
    /// The file, as seen from the current folder.
    pub path: String,
    /// The difference in the unified format, if requested.
    pub diff: Option<String>,
}

/// Formats the `.tools` files of some paths. If a file cannot be read or replaced, the others are still formatted; a
/// path without files stops the run.
pub fn format_files(paths: &[PathBuf], mode: LayoutMode) -> Result<LayoutReport, Vec<Problem>> {
    let files = project::sources(paths)?;
    let results: Vec<Result<One, Problem>> = files
        .par_iter()
        .map(|(_, path)| {
            let path = folder_name(path);
            format_file(&path, &shown(&path), mode)
        })
        .collect();
    let mut report = LayoutReport::default();
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

/// Formats a text that is not a file; `name` is shown in findings.
pub fn format_text(
    bytes: Vec<u8>,
    name: &str,
    mode: LayoutMode,
) -> Result<(String, LayoutReport), Problem> {
    let text = read::text(bytes, name)?;
    let (new, one) = format_one(text, name, mode);
    let report = LayoutReport {
        unchanged: usize::from(one.changed.is_none()),
        changed: one.changed.into_iter().collect(),
        broken: one.broken.into_iter().collect(),
        problems: Vec::new(),
    };
    Ok((new, report))
}

/// The result of one file.
struct One {
    changed: Option<Reformatted>,
    broken: Option<Checked>,
}

fn format_file(path: &Path, name: &str, mode: LayoutMode) -> Result<One, Problem> {
    let text = read::whole_text_of(path)?;
    let (new, one) = format_one(text.clone(), name, mode);
    if one.changed.is_some() && mode == LayoutMode::Write {
        rewrite(path, &text, &new)?;
    }
    Ok(one)
}

fn format_one(text: String, name: &str, mode: LayoutMode) -> (String, One) {
    let Formatted {
        text: new,
        findings,
    } = formatted(&text);
    let changed = (new != text).then(|| Reformatted {
        path: name.to_owned(),
        diff: (mode == LayoutMode::Check { diff: true })
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
