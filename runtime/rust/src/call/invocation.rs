//! How a program is run for a call of a tool, as data.

use super::mapping::Path;
use super::template::Template;

/// How a program is run for a call of a tool, without a shell. Paths start at `args`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Invocation {
    /// The words of the command line; the first one is the program.
    pub argv: &'static [Word],
    /// What it reads, and in which form: a text or bytes as they are, or JSON.
    pub stdin: Option<(Path, Output)>,
    /// Environment variables; those whose value is absent or null are not set.
    pub env: &'static [(&'static str, Word)],
    /// The folder in which it runs; the call's without it.
    pub working_dir: Option<Path>,
    /// What it writes to stdout.
    pub output: Output,
    /// Exit codes, and the errors that they stand for; a success without one.
    pub exits: &'static [(u8, Option<&'static str>)],
}

/// A part of a command line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Word {
    /// One word.
    Fixed(&'static str),
    /// One word with values in it; left out if one of them is absent or null.
    Text(Template),
    /// A scalar, or a word for each item of a list.
    Values(Path),
    /// A flag with a value: for each item of a list again, alone for `true`, left out for `false` and what is absent.
    /// One that ends in `=` is one word with its value.
    Flag(&'static str, Path),
}

/// What a program writes to stdout.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Output {
    /// One JSON document.
    Json,
    /// UTF-8; a line end behind the last line is dropped.
    Text,
    /// A list of lines.
    Lines,
    /// Any bytes.
    Bytes,
}

impl Invocation {
    /// No words, and JSON.
    pub const EMPTY: Self = Self {
        argv: &[],
        stdin: None,
        env: &[],
        working_dir: None,
        output: Output::Json,
        exits: &[],
    };
}
