//! The code of tools that were imported from definitions.

use toolc_compiler::Input;
use toolc_compiler::import::{Options, Source, import};
use toolc_templates::Options as TargetOptions;

use crate::tree::Tree;

/// The code in a language of the tools that MCP's `definitions` list, as the toolset `name`.
///
/// # Panics
/// The definitions cannot be imported.
pub fn tree(name: &str, language: &str, definitions: &str) -> Tree {
    let source = Source {
        label: name.to_owned(),
        text: definitions.to_owned(),
        notation: None,
        ..Source::default()
    };
    let imported = import(&[source], &Options::default());
    assert!(imported.broken.is_empty(), "{:?}", imported.broken);
    let inputs = imported.files.into_iter().map(|file| Input {
        path: format!("{name}.tools"),
        text: file.text,
    });
    Tree::of(name, language, inputs.collect(), &TargetOptions::default())
}
