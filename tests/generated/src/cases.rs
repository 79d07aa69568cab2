//! The designs of `tests/cases`.

use std::fs;
use std::path::{Path, PathBuf};

use toolc_compiler::Input;
use toolc_templates::{Options, Setting, TARGETS};

use crate::root;
use crate::tree::Tree;

/// A file of `tests/cases`, or a folder of files that belong together.
#[derive(Clone, Debug)]
pub struct Case {
    /// The name of the file or folder.
    pub name: String,
    /// The design.
    pub inputs: Vec<Input>,
}

impl Case {
    /// The code of the case in a language.
    pub fn tree(&self, language: &str) -> Tree {
        let inputs = self.inputs.clone();
        Tree::of(&self.name, language, inputs, &self.options(language))
    }

    /// The options of its target for a language.
    pub fn options(&self, language: &str) -> Options {
        match SDKS.contains(&&*self.name) {
            true => sdks(language),
            false => Options::default(),
        }
    }
}

/// The cases that have modules for agent SDKs.
const SDKS: [&str; 3] = ["namesakes", "obstacles", "sdks"];

/// All SDKs of a language.
fn sdks(language: &str) -> Options {
    let mut options = Options::default();
    let target = TARGETS.iter().find(|target| target.name == language);
    let names = target.map_or(Vec::new(), |target| (target.sdks)());
    if !names.is_empty() {
        let names = names.into_iter().map(Setting::text);
        options.set("sdk", Setting::List(names.collect()));
    }
    options
}

/// All cases, by name.
pub fn cases() -> Vec<Case> {
    let paths = entries(&root().join("tests/cases"));
    let inputs = |path: &Path| match path.is_dir() {
        true => entries(path).iter().map(|path| input(path)).collect(),
        false => vec![input(path)],
    };
    let case = |path: &PathBuf| Case {
        name: path
            .file_stem()
            .expect("a case has a name")
            .to_string_lossy()
            .into_owned(),
        inputs: inputs(path),
    };
    paths.iter().map(case).collect()
}

fn input(path: &Path) -> Input {
    Input {
        path: path
            .file_name()
            .expect("a file has a name")
            .to_string_lossy()
            .into_owned(),
        text: fs::read_to_string(path).expect("a case is text"),
    }
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("the cases are there");
    let path = |entry: std::io::Result<fs::DirEntry>| entry.expect("the cases can be read").path();
    let mut paths: Vec<PathBuf> = entries.map(path).collect();
    paths.sort();
    paths
}
