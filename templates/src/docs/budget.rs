//! Which tools a document tells in full, which in a line, and which not at all, so that it stays as long as it may be.

use toolc_compiler::ir::Tool;

use super::scope::Scope;
use super::tool::{IN_FULL, Line, ToolDoc};

/// Tools as there is room for them.
pub(super) struct Fitting {
    /// In the order of the design.
    pub tools: Vec<ToolDoc>,
    /// In the order of the design.
    pub lines: Vec<Line>,
    /// How many are not told of.
    pub left_out: usize,
}

/// The most that a document may have.
#[derive(Clone, Copy)]
pub(super) struct Room {
    pub bytes: usize,
    /// Not counted where it is the same as the bytes would allow.
    pub lines: usize,
}

/// Lines that a tool takes in full, by its bytes: no line of a document has fewer on average.
const BYTES_OF_LINE: usize = 24;

impl Fitting {
    /// `tools` are all of them, the most important first.
    pub(super) fn of(scope: &Scope<'_>, tools: &[&Tool], room: Room) -> Self {
        let mut left = room;
        let mut told = Vec::new();
        for tool in tools {
            let line = Line::of(tool);
            match left.without(line.size(), 1) {
                Some(less) => {
                    left = less;
                    told.push((*tool, line));
                }
                None => break,
            }
        }
        let left_out = tools.len() - told.len();
        let (mut full, mut lines) = (Vec::new(), Vec::new());
        let mut misses = 0;
        for (tool, line) in told {
            // Where many in a row did not fit, nobody waits for a smaller one.
            let doc = (misses < 8).then(|| ToolDoc::of(scope, tool, IN_FULL));
            let back = left.with(line.size(), 1);
            let fits = doc.and_then(|doc| {
                let size = doc.size();
                Some((back.without(size, size / BYTES_OF_LINE + 1)?, doc))
            });
            match fits {
                Some((less, doc)) => {
                    left = less;
                    misses = 0;
                    full.push((tool.id, doc));
                }
                None => {
                    misses += 1;
                    lines.push((tool.id, line));
                }
            }
        }
        full.sort_by_key(|(id, _)| *id);
        lines.sort_by_key(|(id, _)| *id);
        Self {
            tools: full.into_iter().map(|(_, doc)| doc).collect(),
            lines: lines.into_iter().map(|(_, line)| line).collect(),
            left_out,
        }
    }
}

impl Room {
    fn without(self, bytes: usize, lines: usize) -> Option<Self> {
        Some(Self {
            bytes: self.bytes.checked_sub(bytes)?,
            lines: self.lines.checked_sub(lines)?,
        })
    }

    fn with(self, bytes: usize, lines: usize) -> Self {
        Self {
            bytes: self.bytes + bytes,
            lines: self.lines + lines,
        }
    }
}
