//! Designs of any size, each large in one way: what the compiler takes for them must grow as they do.

mod bodies;
mod broken;
mod definitions;
mod services;
mod types;

/// All ways to be large.
pub fn kinds() -> impl Iterator<Item = &'static Kind> {
    [
        types::KINDS,
        services::KINDS,
        bodies::KINDS,
        broken::KINDS,
        definitions::KINDS,
    ]
    .into_iter()
    .flatten()
}

/// One way to be large.
pub struct Kind {
    /// As on the command line.
    pub name: &'static str,
    /// What is made of it, and so which commands take it.
    pub made: Made,
    /// Files with so many of what the kind has many of.
    pub files: fn(usize) -> Vec<File>,
}

/// What the files of a kind are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Made {
    /// A design without errors.
    Sound,
    /// A design with errors, or text that is none.
    Broken,
    /// Definitions in JSON, to be imported.
    Definitions,
}

/// A file of a design.
pub struct File {
    /// The name, with its ending.
    pub name: String,
    /// The whole text.
    pub text: String,
}

const fn sound(name: &'static str, files: fn(usize) -> Vec<File>) -> Kind {
    Kind {
        name,
        made: Made::Sound,
        files,
    }
}

const fn broken(name: &'static str, files: fn(usize) -> Vec<File>) -> Kind {
    Kind {
        name,
        made: Made::Broken,
        files,
    }
}

const fn definitions(name: &'static str, files: fn(usize) -> Vec<File>) -> Kind {
    Kind {
        name,
        made: Made::Definitions,
        files,
    }
}

/// One file of a design, with its package.
fn design(text: &str) -> Vec<File> {
    vec![file(
        "growth",
        format!("/// Grown.\npackage growth\n\n{text}"),
    )]
}

fn file(name: &str, text: String) -> File {
    File {
        name: format!("{name}.tools"),
        text,
    }
}

/// So many texts, one behind the other.
fn each(count: usize, text: impl Fn(usize) -> String) -> String {
    (0..count).map(text).collect()
}

/// So many texts with another between them.
fn joined(count: usize, between: &str, text: impl Fn(usize) -> String) -> String {
    let all: Vec<String> = (0..count).map(text).collect();
    all.join(between)
}
