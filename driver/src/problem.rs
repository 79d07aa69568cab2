//! Problems outside the design: a disk, a command line, a `toolc.toml`, an output folder.

use std::fmt;
use std::ops::Range;
use std::path::Path;

/// A problem that stopped a run, written for the person who has to act on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// Who has to act.
    pub kind: Kind,
    /// The fact, with the user's own names.
    pub message: String,
    /// The affected items, one on each line: the files in the way, for example.
    pub details: Vec<String>,
    /// The position in a text, if there is one.
    pub place: Option<Box<Place>>,
    /// What to do.
    pub help: Option<String>,
}

/// Who has to act, and with it the exit code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// A file that a person wrote (a source, a file in the output) must be reviewed.
    Content,
    /// The command line, `toolc.toml` or the disk must be fixed.
    Outside,
    /// It is our fault.
    Bug,
}

/// A position in a text that is not a source of the design.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The file, as shown to the user.
    pub path: String,
    /// Its text.
    pub text: String,
    /// The bytes that it is about.
    pub span: Range<usize>,
    /// The label of the position.
    pub label: String,
}

impl Problem {
    /// A problem of the command line, `toolc.toml` or the disk.
    pub fn outside(message: impl Into<String>) -> Self {
        Self::new(Kind::Outside, message)
    }

    /// A problem of a file that a person wrote and must review.
    pub fn content(message: impl Into<String>) -> Self {
        Self::new(Kind::Content, message)
    }

    /// A mistake of toolc itself.
    pub fn bug(message: impl Into<String>) -> Self {
        Self::new(Kind::Bug, message).help("this is a mistake in toolc; please report it")
    }

    /// A failed operation on a file or folder.
    pub fn disk(doing: &str, path: impl AsRef<Path>, error: &std::io::Error) -> Self {
        let path = shown(path.as_ref());
        Self::outside(format!("cannot {doing} `{path}`: {}", reason(error)))
    }

    /// Sets the help.
    #[must_use]
    pub fn help(mut self, help: impl Into<String>) -> Self {
        self.help = Some(help.into());
        self
    }

    /// Sets the affected items.
    #[must_use]
    pub fn details(mut self, details: Vec<String>) -> Self {
        self.details = details;
        self
    }

    /// Sets the position in a text.
    #[must_use]
    pub fn at(mut self, place: Place) -> Self {
        self.place = Some(Box::new(place));
        self
    }

    fn new(kind: Kind, message: impl Into<String>) -> Self {
        Self {
            kind,
            message: message.into(),
            details: Vec::new(),
            place: None,
            help: None,
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.message)?;
        for detail in &self.details {
            write!(f, "\n  {detail}")?;
        }
        match &self.help {
            Some(help) => write!(f, "\nhelp: {help}"),
            None => Ok(()),
        }
    }
}

impl std::error::Error for Problem {}

/// A path as messages show it: with `/` on every system.
pub(crate) fn shown(path: &Path) -> String {
    let text = path.display().to_string();
    if std::path::MAIN_SEPARATOR == '/' {
        text
    } else {
        text.replace('\\', "/")
    }
}

/// The system's own words, without its number.
pub(crate) fn reason(error: &std::io::Error) -> String {
    let text = error.to_string();
    let text = text.split(" (os error").next().unwrap_or(&text);
    let mut letters = text.chars();
    match letters.next() {
        Some(first) => first.to_lowercase().chain(letters).collect(),
        None => "the system gives no reason".into(),
    }
}
