//! Stubs in a file of the user: missing ones are put where the others stand, and nothing else changes.

mod insertions;
mod python;
mod python_lines;
mod python_names;
mod roots;
mod rust;
mod rust_uses;

use std::path::Path;

use toolc_build::{Problem, ToolsetStubs};

pub(crate) use insertions::Written;
pub(crate) use roots::Language;

/// What a file becomes: `old` is its text, if it is there; `module` is the path of the generated code, where somebody
/// said so.
pub(crate) fn written(
    language: Language,
    path: &Path,
    old: Option<&str>,
    of: &ToolsetStubs,
    module: Option<&str>,
) -> Result<Written, Problem> {
    let root = || match (module, &of.package) {
        (Some(module), _) => Ok(module.to_owned()),
        (None, Some(package)) => Ok(package.clone()),
        (None, None) => roots::root(language, path, &of.out),
    };
    // A byte-order mark stays where it is.
    let text = old.map(|old| old.strip_prefix('\u{FEFF}').unwrap_or(old));
    match text.filter(|text| !text.trim().is_empty()) {
        None => Ok(Written {
            text: of.stubs.file(&root()?),
            added: of
                .stubs
                .methods
                .iter()
                .map(|stub| stub.name.clone())
                .collect(),
        }),
        Some(text) => {
            let added = match language {
                Language::Rust => rust::added(path, text, &of.stubs, &root),
                Language::Python => python::added(path, text, &of.stubs, &root),
            };
            added.map(|insertions| insertions.into_written(text))
        }
    }
}
