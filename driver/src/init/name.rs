//! The name of a project: of its crate, and in the title of its page.

use std::env;
use std::path::Path;

use toolc_templates::rust::is_crate_name;

use crate::problem::Problem;

/// What else is called so beside the crate: what the project depends on, its module, and the folders of Cargo.
const TAKEN: &[&str] = &[
    "build",
    "deps",
    "examples",
    "greeter",
    "incremental",
    "tokio",
    "toolrt_mcp",
];

/// The name that is given, or one by the folder.
pub(super) fn of_project(folder: &Path, given: Option<&str>) -> Result<String, Problem> {
    match given {
        Some(name) if is_name(name) => Ok(name.to_owned()),
        Some(name) => Err(Problem::outside(format!("`{name}` cannot be the name of a project"))
            .help("begin with a small letter; write small letters, digits, `-` and `_`, at most 64; no word of Rust")),
        None => Ok(by_folder(folder)),
    }
}

fn is_name(name: &str) -> bool {
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || matches!(c, '-' | '_');
    name.starts_with(|c: char| c.is_ascii_lowercase())
        && name.ends_with(|c: char| c.is_ascii_alphanumeric())
        && name.chars().all(plain)
        && is_crate_name(name)
        && !TAKEN.contains(&&*name.replace('-', "_"))
}

/// The name of a folder as far as a project can have it.
pub(super) fn by_folder(folder: &Path) -> String {
    let here = env::current_dir().unwrap_or_default().join(folder);
    let whole = here.canonicalize().unwrap_or(here);
    let name = whole
        .file_name()
        .unwrap_or_default()
        .to_string_lossy()
        .to_lowercase();
    let plain = |c: char| if c.is_ascii_alphanumeric() { c } else { '-' };
    let words: String = name.chars().map(plain).collect();
    let words: Vec<&str> = words.split('-').filter(|word| !word.is_empty()).collect();
    let name = words.join("-");
    [
        name.clone(),
        format!("{name}-tools"),
        "hello-tools".to_owned(),
    ]
    .into_iter()
    .find(|name| is_name(name))
    .unwrap_or_default()
}
