//! The writer under generated encoders: no white space, declared order, and a flag for violated rules.

use super::MAX_DEPTH;
use super::digits::{push_count, push_float, push_int};
use super::text::{write_key, write_plain_key, write_quoted};

/// Writes one JSON document.
///
/// Encoders cannot fail half-way: a value that violates a rule is still written, and remembered, so that `diagnose` can
/// report it.
#[derive(Debug, Default)]
pub struct Writer {
    pub(crate) out: Vec<u8>,
    depth: u32,
    /// Whether the next item or key needs a comma.
    comma: bool,
    refused: bool,
    /// Whether only the slow path can check all rules.
    unsure: bool,
    /// The tag that the next object starts with.
    tag: Option<(&'static str, &'static str)>,
}

impl Writer {
    /// A writer of an empty document.
    pub fn new() -> Self {
        Self::with_capacity(512)
    }

    /// A writer with this capacity in bytes, which grows if needed.
    pub(crate) fn with_capacity(bytes: usize) -> Self {
        Self {
            out: Vec::with_capacity(bytes),
            ..Self::default()
        }
    }

    /// A writer of a document behind what was written before.
    #[cfg(feature = "cli")]
    pub(crate) fn behind(out: Vec<u8>) -> Self {
        Self {
            out,
            ..Self::default()
        }
    }

    /// Requires a check by the slow path: the value has a type with `@schema` keywords.
    pub fn check(&mut self) {
        self.unsure = true;
    }

    pub(crate) fn is_unsure(&self) -> bool {
        self.unsure
    }

    /// Opens an object, and returns the key of the union's tag if it starts with one.
    pub fn begin_object(&mut self) -> Option<&'static str> {
        self.open(b'{');
        let (tag, name) = self.tag.take()?;
        self.any_key(tag).str(name);
        Some(tag)
    }

    /// Closes an object.
    pub fn end_object(&mut self) {
        self.close(b'}');
    }

    /// Opens a list.
    pub fn begin_list(&mut self) {
        self.open(b'[');
    }

    /// Closes a list.
    pub fn end_list(&mut self) {
        self.close(b']');
    }

    /// Starts a member whose key needs no escapes; its value is written next.
    #[inline]
    pub fn key(&mut self, key: &'static str) -> &mut Self {
        write_plain_key(&mut self.out, self.comma, key);
        self.comma = false;
        self
    }

    /// Starts a member with any key; its value is written next.
    pub fn any_key(&mut self, key: &str) -> &mut Self {
        write_key(&mut self.out, self.comma, key);
        self.comma = false;
        self
    }

    /// Writes a string.
    pub fn str(&mut self, text: &str) {
        self.separate();
        write_quoted(&mut self.out, text);
    }

    /// Writes a number, a word or a whole value that is given as text.
    pub(crate) fn raw(&mut self, text: &[u8]) {
        self.separate();
        self.out.extend_from_slice(text);
    }

    /// Writes `true` or `false`.
    pub(crate) fn bool(&mut self, value: bool) {
        self.separate();
        let out = &mut self.out;
        if value {
            out.extend_from_slice(b"true");
        } else {
            out.extend_from_slice(b"false");
        }
    }

    /// Writes a count.
    pub fn number(&mut self, count: u64) {
        self.separate();
        push_count(&mut self.out, count);
    }

    /// Writes an integer.
    pub(crate) fn whole(&mut self, value: i64) {
        self.separate();
        push_int(&mut self.out, value);
    }

    /// Writes a float; NaN and the infinities by their names.
    pub(crate) fn real(&mut self, value: f64) {
        self.separate();
        push_float(&mut self.out, value);
    }

    /// What was written, with what was there before.
    #[cfg(feature = "cli")]
    pub(crate) fn into_bytes(self) -> Vec<u8> {
        self.out
    }

    /// The document as text.
    pub fn into_text(self) -> String {
        String::from_utf8(self.out).expect("what is written is text")
    }

    /// Remembers a violated rule.
    pub fn refuse(&mut self) {
        self.refused = true;
    }

    pub(crate) fn set_tag(&mut self, tag: &'static str, name: &'static str) {
        self.tag = Some((tag, name));
    }

    pub(crate) fn is_refused(&self) -> bool {
        self.refused
    }

    fn open(&mut self, bracket: u8) {
        self.separate();
        self.out.push(bracket);
        self.comma = false;
        self.depth += 1;
        self.refused |= self.depth > MAX_DEPTH;
    }

    fn close(&mut self, bracket: u8) {
        self.out.push(bracket);
        self.comma = true;
        self.depth -= 1;
    }

    fn separate(&mut self) {
        if self.comma {
            self.out.push(b',');
        }
        self.comma = true;
    }
}
