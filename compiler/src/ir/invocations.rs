//! Programs that tools run: their words, what they read, and what their output and exit codes stand for.

use schemars::JsonSchema;
use serde::Serialize;

use super::capabilities::words;
use super::{ErrorId, Template, ValuePath};
use crate::source::Text;

/// How a program is started for a call, without a shell.
#[derive(Debug, Clone, Serialize, JsonSchema)]
pub struct Invocation {
    /// The words of the command line; the first one is the program.
    pub argv: Vec<Word>,
    /// What it reads.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stdin: Option<Stdin>,
    /// Environment variables, beside those that the host gives.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub env: Vec<Variable>,
    /// The folder in which it runs; the call's without it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub working_dir: Option<ValuePath>,
    /// What its output is.
    pub output: Output,
    /// What exit codes stand for; 0 is a success unless it is here, all others are failures.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub exits: Vec<Exit>,
}

/// What a program reads.
#[derive(Debug, Clone, Serialize, JsonSchema)]
pub struct Stdin {
    /// The argument, or all of them.
    pub value: ValuePath,
    /// A text or bytes as they are, or JSON.
    pub form: Output,
}

/// A part of a command line.
#[derive(Debug, Clone, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Word {
    /// One word; left out if a value in it is absent or null.
    Text(Template),
    /// A scalar, or a word for each item of a list.
    Values(ValuePath),
    /// A flag with a value: for each item of a list again, alone for `true`, left out for `false` and what is absent.
    Flag {
        /// As it stands on the command line; one that ends in `=` is one word with its value.
        name: Text,
        /// Its value.
        value: ValuePath,
    },
}

/// An environment variable.
#[derive(Debug, Clone, Serialize, JsonSchema)]
pub struct Variable {
    /// Its name.
    pub name: Text,
    /// Its value; it is not set if that is absent or null.
    pub value: Word,
}

words! {
    /// What a program writes to stdout.
    Output {
        /// One JSON document.
        Json = "json",
        /// UTF-8; a line end behind the last line is dropped.
        Text = "text",
        /// A list of lines.
        Lines = "lines",
        /// Any bytes.
        Bytes = "bytes",
    }
}

/// What an exit code stands for.
#[derive(Debug, Clone, Serialize, JsonSchema)]
pub struct Exit {
    /// The code, 0 to 255.
    pub code: u8,
    /// The error; a success without one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<ErrorId>,
}
