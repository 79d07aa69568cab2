//! A text that is repaired in place: every repair keeps its length, so that all spans stay valid.

use std::borrow::Cow;
use std::ops::Range;

/// See the module.
pub(super) struct Overlay<'t> {
    original: &'t str,
    bytes: Vec<u8>,
    /// The ranges of repairs that added text.
    written: Vec<Range<usize>>,
}

/// A repair: the bytes of `range` become `text`, followed by spaces.
#[derive(Debug, Clone)]
pub(super) struct Patch {
    pub(super) range: Range<usize>,
    pub(super) text: Cow<'static, str>,
}

impl<'t> Overlay<'t> {
    pub(super) fn new(text: &'t str) -> Self {
        Self {
            original: text,
            bytes: text.as_bytes().to_vec(),
            written: Vec::new(),
        }
    }

    /// The current text; patches are on character boundaries and ASCII, so it is valid UTF-8.
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

    /// Whether a token may begin or end at a position: it is a character boundary of the original.
    pub(super) fn is_boundary(&self, at: usize) -> bool {
        self.original.is_char_boundary(at)
    }

    /// Whether patches remove what an earlier one has written: two repairs that undo each other would never end.
    pub(super) fn repairs_repair(&self, patches: &[Patch]) -> bool {
        let takes = |patch: &Patch, range: &Range<usize>| {
            patch.text.trim().is_empty()
                && patch.range.start <= range.start
                && range.end <= patch.range.end
        };
        patches
            .iter()
            .any(|patch| self.written.iter().any(|range| takes(patch, range)))
    }

    /// All patches or, if one would cut a character because another one was here before, none.
    pub(super) fn apply(&mut self, patches: &[Patch]) -> bool {
        let fits = |patch: &Patch| {
            let end = patch.range.start + patch.text.len();
            [patch.range.start, patch.range.end, end]
                .into_iter()
                .all(|at| self.is_boundary(at))
        };
        if !patches.iter().all(fits) {
            return false;
        }
        for patch in patches {
            self.blank(patch.range.clone());
            self.write(patch.range.start, patch.text.as_bytes());
            if !patch.text.trim().is_empty() {
                self.written
                    .push(patch.range.start..patch.range.start + patch.text.len());
            }
        }
        true
    }

    /// ASCII over ASCII.
    pub(super) fn write(&mut self, at: usize, text: &[u8]) {
        self.bytes[at..at + text.len()].copy_from_slice(text);
    }
}
