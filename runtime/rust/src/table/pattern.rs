//! Patterns: ECMA-262 with the `u` flag, not anchored, compiled when first needed.

use std::fmt;
use std::sync::OnceLock;

use super::simple::Simple;

/// A pattern that text is held to.
pub struct Pattern {
    source: &'static str,
    compiled: OnceLock<Compiled>,
}

enum Compiled {
    Simple(Simple),
    Regex(Box<regress::Regex>),
    /// What the compiler would have refused; it matches nothing.
    Broken,
}

impl Pattern {
    /// A pattern from its ECMA-262 source, which the compiler has checked.
    pub const fn new(source: &'static str) -> Self {
        Self {
            source,
            compiled: OnceLock::new(),
        }
    }

    /// The source, without slashes.
    pub fn source(&self) -> &'static str {
        self.source
    }

    /// Whether the pattern matches somewhere in `text`.
    pub fn matches(&self, text: &str) -> bool {
        match self.compiled.get_or_init(|| self.compile()) {
            Compiled::Simple(simple) => simple.matches(text),
            Compiled::Regex(regex) => regex.find(text).is_some(),
            Compiled::Broken => false,
        }
    }

    fn compile(&self) -> Compiled {
        if let Some(simple) = Simple::parse(self.source) {
            return Compiled::Simple(simple);
        }
        match regress::Regex::with_flags(self.source, "u") {
            Ok(regex) => Compiled::Regex(Box::new(regex)),
            Err(_) => Compiled::Broken,
        }
    }
}

impl fmt::Debug for Pattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "/{}/", self.source)
    }
}
