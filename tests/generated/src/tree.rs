//! What a target makes of a design, by path.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use toolc_compiler::{Input, compile};
use toolc_templates::{Options, TARGETS};

/// Contents by path.
pub type Files = BTreeMap<String, String>;

/// The code of one design in one language.
#[derive(Debug, PartialEq)]
pub struct Tree {
    /// The case, or `conformance`.
    pub name: String,
    /// The language.
    pub language: String,
    /// Its files.
    pub files: Files,
}

impl Tree {
    /// What the target of a language makes of the design in a file.
    ///
    /// # Panics
    /// The file cannot be read, or has errors.
    pub fn of_file(path: &Path, language: &str) -> Self {
        let name = path.file_stem().expect("a file has a name");
        let input = Input {
            path: format!("{}.tools", name.display()),
            text: fs::read_to_string(path).expect("the design can be read"),
        };
        let name = name.display().to_string();
        Self::of(&name, language, vec![input], &Options::default())
    }

    /// What the target of a language makes of a design that has no errors.
    pub(crate) fn of(name: &str, language: &str, inputs: Vec<Input>, options: &Options) -> Self {
        let checked = compile(inputs);
        let errors = checked.findings.iter().filter(|finding| finding.is_error());
        let errors: Vec<&str> = errors.map(|finding| &*finding.message).collect();
        let ready = checked
            .ready()
            .unwrap_or_else(|_| panic!("the design of `{name}` has errors: {errors:#?}"));
        let target = TARGETS
            .iter()
            .find(|target| target.name == language)
            .unwrap_or_else(|| panic!("there is no target `{language}`"));
        let files = target.files(ready, options).expect("the options are right");
        Self {
            name: name.to_owned(),
            language: language.to_owned(),
            files: files
                .into_iter()
                .map(|file| (file.path, file.contents))
                .collect(),
        }
    }

    /// The folder of the tree: `tour/rust`.
    pub fn folder(&self) -> String {
        format!("{}/{}", self.name, self.language)
    }
}
