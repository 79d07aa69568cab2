//! A text that is repaired in place: every repair keeps its length, so that all spans stay true.

use std::ops::Range;

/// See the module.
pub(super) struct Overlay {
    bytes: Vec<u8>,
}

/// A repair: the bytes of `range` become `text`, and spaces behind it.
#[derive(Debug, Clone)]
pub(super) struct Patch {
    pub(super) range: Range<usize>,
    pub(super) text: &'static str,
}

impl Overlay {
    pub(super) fn new(text: &str) -> Self {
        Self { bytes: text.as_bytes().to_vec() }
    }

    /// The text as it is now; patches are on character boundaries and ASCII, so it is one.
    pub(super) fn text(&self) -> String {
        String::from_utf8_lossy(&self.bytes).into_owned()
    }

    pub(super) fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Spaces, with the line breaks left in.
    pub(super) fn blank(&mut self, range: Range<usize>) {
        for byte in &mut self.bytes[range] {
            if *byte != b'\n' {
                *byte = b' ';
            }
        }
    }

    /// A patch that would cut a character, because another one was here before, is left out.
    pub(super) fn apply(&mut self, patch: &Patch) {
        let inside = |at: usize| self.bytes.get(at).is_some_and(|byte| byte & 0xC0 == 0x80);
        if inside(patch.range.start) || inside(patch.range.end) {
            return;
        }
        self.blank(patch.range.clone());
        self.write(patch.range.start, patch.text.as_bytes());
    }

    /// ASCII over ASCII.
    pub(super) fn write(&mut self, at: usize, text: &[u8]) {
        self.bytes[at..at + text.len()].copy_from_slice(text);
    }
}
