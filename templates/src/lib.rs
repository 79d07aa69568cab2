//! From a checked design to files. Pure.

mod render;
pub mod rust;
pub mod schema;

use toolc_compiler::Ready;

/// A file to write, as a value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GeneratedFile {
    /// Below the target's output folder, with `/` between folders.
    pub path: String,
    /// The whole text.
    pub contents: String,
}

/// What a project says about a target in its `[target.NAME]` table.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Options {
    /// `crate`: makes a crate of its own with this name, in place of a module tree.
    pub crate_name: Option<String>,
}

/// A key of a target's table in `toolc.toml`.
#[derive(Debug, Clone, Copy)]
pub struct OptionKey {
    /// The key.
    pub name: &'static str,
    /// What it does, in one sentence.
    pub docs: &'static str,
}

/// A part of the work of a target: the files of one folder. Jobs share nothing that changes, so they run in any order
/// and on any thread.
pub struct Job<'a>(Box<dyn Fn() -> Vec<GeneratedFile> + Send + Sync + 'a>);

impl<'a> Job<'a> {
    pub(crate) fn new(files: impl Fn() -> Vec<GeneratedFile> + Send + Sync + 'a) -> Self {
        Self(Box::new(files))
    }

    /// Makes the files.
    pub fn run(&self) -> Vec<GeneratedFile> {
        (self.0)()
    }
}

/// A language that toolc writes.
pub struct Target {
    /// As in `--lang NAME` and `[target.NAME]`.
    pub name: &'static str,
    /// What its table in `toolc.toml` may say, beside `out`.
    pub options: &'static [OptionKey],
    plan: Plan,
}

type Plan = for<'a> fn(Ready<'a>, &Options) -> Result<Vec<Job<'a>>, String>;

impl Target {
    /// The work, in the order of the folders; an error says which option cannot be followed, and why.
    pub fn jobs<'a>(&self, ready: Ready<'a>, options: &Options) -> Result<Vec<Job<'a>>, String> {
        (self.plan)(ready, options)
    }

    /// All files, for those who need no threads.
    pub fn files(&self, ready: Ready<'_>, options: &Options) -> Result<Vec<GeneratedFile>, String> {
        Ok(self
            .jobs(ready, options)?
            .iter()
            .flat_map(Job::run)
            .collect())
    }
}

/// Every target there is.
pub static TARGETS: &[Target] = &[Target {
    name: "rust",
    options: rust::OPTIONS,
    plan: rust::jobs,
}];
