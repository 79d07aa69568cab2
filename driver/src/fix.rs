//! `toolc check --fix`: applies safe fixes, and writes the changed files.

use std::collections::BTreeMap;
use std::path::PathBuf;

use similar::TextDiff;
use toolc_compiler::source::SourceFile;
use toolc_compiler::{Checked, Fix, Input, fix};

use crate::problem::Problem;
use crate::project::LoadedProject;
use crate::rewrite::rewrite;

/// The result of fixing.
#[derive(Debug)]
pub struct FixedProject {
    /// The fixed texts, with their remaining findings.
    pub checked: Checked,
    /// The applied fixes, in order.
    pub fixes: Vec<Fix>,
    /// Whether all fixes were tried.
    pub is_complete: bool,
    /// The files that it changes.
    pub files: Vec<FixedFile>,
}

/// A file that fixes change.
#[derive(Debug)]
pub struct FixedFile {
    /// As the user sees it.
    pub shown: String,
    /// How many fixes.
    pub fixes: usize,
    path: PathBuf,
    old: String,
    new: String,
}

/// Fixes the sources of a project, which are moved out of it; nothing is written yet.
pub fn fixed(project: &mut LoadedProject) -> FixedProject {
    let inputs: Vec<Input> = std::mem::take(&mut project.inputs);
    let fixed = fix(inputs.clone(), &project.levels);
    let sources = fixed.checked.sources.iter();
    let news: BTreeMap<&str, &SourceFile> = sources.map(|(_, file)| (&*file.path, file)).collect();
    let files = inputs.into_iter().filter_map(|old| {
        let new = news.get(&*old.path)?;
        let path = project.shown.get(&old.path)?.clone();
        let of_file = fixed.fixes.iter().filter(|fix| fix.path == old.path);
        (old.text != new.text).then(|| FixedFile {
            shown: project.shown_name(&old.path),
            fixes: of_file.count(),
            path,
            old: old.text,
            new: new.text.clone(),
        })
    });
    FixedProject {
        files: files.collect(),
        fixes: fixed.fixes,
        is_complete: fixed.is_complete,
        checked: fixed.checked,
    }
}

impl FixedFile {
    /// Writes the file, if it has not changed since it was read.
    pub fn write(&self) -> Result<(), Problem> {
        rewrite(&self.path, &self.old, &self.new)
    }

    /// The changes, as a unified diff for `patch -p1` and `git apply`.
    pub fn diff(&self) -> String {
        let names = (format!("a/{}", self.shown), format!("b/{}", self.shown));
        TextDiff::from_lines(&self.old, &self.new)
            .unified_diff()
            .header(&names.0, &names.1)
            .to_string()
    }
}
