//! What a process keeps in memory from run to run, such as that of `toolc watch`.
//!
//! A run beside it finds and writes what a run of a new process would. So it has only what is true whatever happened in
//! between (what was known of texts with these hashes), or what can be seen to be true still: each source is asked for
//! its state ([`Texts`]), the lock is read, and the system tells which generated files were changed ([`Outputs`]).

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use toolc_compiler::Checked;

use crate::cache;
use crate::problem::Problem;
use crate::project::{LoadedProject, Texts};
use crate::request::Folder;
use crate::reuse::{Kept, Known};
use crate::write::{LOCK, Outputs};

/// What the runs of one process know of each other.
#[derive(Debug, Default)]
pub struct Memory {
    texts: Texts,
    /// Of the last run that wrote, with the folders that it wrote to.
    known: Option<(Vec<PathBuf>, Arc<Known>)>,
    outputs: BTreeMap<PathBuf, Outputs>,
    /// What the next process is to know.
    left: Option<Left>,
}

/// What a run leaves in its folders.
pub(crate) struct Left {
    pub(crate) folders: Vec<Folder>,
    /// A hash of what the run depends on.
    pub(crate) inputs: u128,
    pub(crate) warnings: usize,
}

impl std::fmt::Debug for Left {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} folders", self.folders.len())
    }
}

impl Memory {
    /// Reads the files and folders of a command line, as [`LoadedProject::load`] does.
    pub fn load(&mut self, paths: &[PathBuf]) -> Result<LoadedProject, Vec<Problem>> {
        LoadedProject::load_beside(paths, &mut self.texts)
    }

    /// Takes the texts of a project back, which may have moved into what was made of it.
    pub fn take_back(&mut self, project: &mut LoadedProject, checked: Option<Checked>) {
        let mut inputs = std::mem::take(&mut project.inputs);
        if let Some(checked) = checked
            && inputs.is_empty()
        {
            inputs = checked.sources.into_inputs();
        }
        self.texts.take_back(project, inputs);
    }

    /// Gets ready for the next run, and leaves in the folders what other processes use: all that nobody waits for.
    pub fn settle(&mut self) {
        for (folder, outputs) in &mut self.outputs {
            outputs.settle(folder);
        }
        let (Some(left), Some((_, known))) = (self.left.take(), &mut self.known) else {
            return;
        };
        let outputs = left.folders.iter();
        let outputs = outputs.filter_map(|folder| self.outputs.get(&folder.path));
        // No run is under way.
        if let Some(known) = Arc::get_mut(known) {
            known.relist(outputs.clone());
        }
        left.write(known, outputs);
    }

    /// How many generated files the next run would read although it makes none of them.
    pub fn doubts(&self) -> usize {
        self.outputs.values().map(Outputs::doubts).sum()
    }

    /// What the last run knew, if it wrote to these folders.
    pub(crate) fn known(&self, folders: &[Folder]) -> Option<Arc<Known>> {
        let (paths, known) = self.known.as_ref()?;
        let is_same = paths.iter().eq(folders.iter().map(|folder| &folder.path));
        is_same.then(|| known.clone())
    }

    /// What is known of an output folder.
    pub(crate) fn outputs(&self, folder: &Path) -> Option<&Outputs> {
        self.outputs.get(folder)
    }

    /// The same, for a run that may leave another state.
    pub(crate) fn take_outputs(&mut self, folder: &Path) -> Option<Outputs> {
        self.outputs.remove(folder)
    }

    /// Keeps what a run knows that wrote.
    pub(crate) fn keep(&mut self, left: Left, known: Known, outputs: Vec<Outputs>) {
        let paths = || left.folders.iter().map(|folder| folder.path.clone());
        self.known = Some((paths().collect(), Arc::new(known)));
        self.outputs = paths().zip(outputs).collect();
        self.left = Some(left);
    }
}

impl Left {
    /// Writes it where the lock is still the one of that run.
    pub(crate) fn write<'o>(&self, known: &Known, outputs: impl Iterator<Item = &'o Outputs>) {
        for ((folder, made), outputs) in self.folders.iter().zip(&known.made).zip(outputs) {
            let lock = crate::regular::read_own(folder.path.join(LOCK)).unwrap_or_default();
            let Some(lock) = outputs.lock_if(&lock) else {
                continue;
            };
            cache::remember(
                &folder.path,
                lock,
                &folder.targets,
                self.inputs,
                self.warnings,
            );
            let kept = Kept {
                targets: made.clone(),
                ..known.kept.clone()
            };
            kept.write(&folder.path);
        }
    }
}
