//! Patterns: ECMA-262 with the `u` flag, not anchored, compiled when first needed.

use std::fmt;
use std::sync::OnceLock;

/// A pattern that text is held to.
pub struct Pattern {
    source: &'static str,
    compiled: OnceLock<Option<regress::Regex>>,
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

    /// Whether the pattern can be compiled; one that cannot matches nothing.
    pub fn is_valid(&self) -> bool {
        self.compiled().is_some()
    }

    /// Whether the pattern matches somewhere in `text`.
    pub fn matches(&self, text: &str) -> bool {
        self.compiled()
            .is_some_and(|regex| regex.find(text).is_some())
    }

    fn compiled(&self) -> Option<&regress::Regex> {
        let compile = || regress::Regex::with_flags(self.source, "u").ok();
        self.compiled.get_or_init(compile).as_ref()
    }
}

impl fmt::Debug for Pattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "/{}/", self.source)
    }
}
