//! Source texts, and spans in them.

use std::sync::{Arc, OnceLock};

use rayon::prelude::*;
use schemars::JsonSchema;
use serde::Serialize;

/// Text that many modules share without copying it.
pub type Text = Arc<str>;

/// Characters that cannot be seen, or that turn the text around them.
pub fn is_hidden(c: char) -> bool {
    matches!(
        c,
        '\0'..='\x1F'
            | '\x7F'..='\u{9F}'
            | '\u{AD}'
            | '\u{61C}'
            | '\u{200B}'..='\u{200F}'
            | '\u{2028}'..='\u{202E}'
            | '\u{2060}'..='\u{206F}'
            | '\u{FEFF}'
            | '\u{FFF9}'..='\u{FFFB}'
            | '\u{E0000}'..='\u{E007F}'
    )
}

/// Invisible characters with an effect: they control a terminal, change the direction of text, or carry text that only
/// machines read. Other invisible characters only join and separate letters.
pub fn is_active(c: char) -> bool {
    is_hidden(c)
        && !matches!(c, '\u{AD}' | '\u{200B}'..='\u{200F}' | '\u{2060}'..='\u{2064}' | '\u{FEFF}')
}

/// The byte at which each line of a text starts.
pub(crate) type Lines = Arc<[u32]>;

/// One text to compile.
#[derive(Debug, Clone)]
pub struct Input {
    /// How findings and generated files name it, with `/` between folders.
    pub path: String,
    /// The whole text.
    pub text: String,
}

/// Which file: an index into [`Sources`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, JsonSchema)]
pub struct FileId(pub u32);

/// Bytes `start..end` of a file; both ends are on character boundaries.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Span {
    /// The file.
    pub file: FileId,
    /// First byte.
    pub start: u32,
    /// First byte after it.
    pub end: u32,
}

impl Span {
    /// Bytes `start..end` of `file`.
    pub fn new(file: FileId, start: usize, end: usize) -> Self {
        Self {
            file,
            start: start as u32,
            end: end as u32,
        }
    }

    /// From the start of `self` to the end of `other`.
    pub fn to(self, other: Span) -> Span {
        Span {
            end: other.end.max(self.end),
            ..self
        }
    }

    /// The empty span directly after this one.
    pub fn after(self) -> Span {
        Span {
            start: self.end,
            ..self
        }
    }

    /// The length in bytes.
    pub fn len(self) -> usize {
        (self.end - self.start) as usize
    }

    /// Whether it is empty.
    pub fn is_empty(self) -> bool {
        self.start == self.end
    }
}

/// One text with its line table.
#[derive(Debug)]
pub struct SourceFile {
    /// As in [`Input::path`].
    pub path: String,
    /// The whole text.
    pub text: String,
    /// The byte at which each line starts.
    lines: Lines,
    /// How long the text is before each of its steps, for columns in long lines.
    steps: OnceLock<Vec<Length>>,
}

/// How many bytes a step has. Columns further along a line are not counted from its start: one line may be a whole file, with a
/// finding at each word.
const STEP: usize = 1024;

/// The length of a text in the ways that columns are counted.
#[derive(Debug, Clone, Copy, Default)]
struct Length {
    points: u32,
    utf16: u32,
}

impl Length {
    fn of(text: &[u8]) -> Self {
        let starts = text.iter().filter(|byte| **byte & 0xC0 != 0x80).count();
        let pairs = text.iter().filter(|byte| **byte >= 0xF0).count();
        Self {
            points: starts as u32,
            utf16: (starts + pairs) as u32,
        }
    }

    fn and(self, other: Self) -> Self {
        Self {
            points: self.points + other.points,
            utf16: self.utf16 + other.utf16,
        }
    }
}

impl SourceFile {
    /// Finds the lines of a text.
    pub fn new(input: Input) -> Self {
        let ends = input.text.match_indices('\n');
        let starts = ends.map(|(at, _)| at as u32 + 1);
        let lines = std::iter::once(0).chain(starts).collect();
        Self {
            path: input.path,
            text: input.text,
            lines,
            steps: OnceLock::new(),
        }
    }

    /// The line of a byte, counted from 1.
    pub fn line(&self, at: u32) -> u32 {
        self.lines.partition_point(|start| *start <= at) as u32
    }

    /// Line and column of a byte, both counted from 1; columns count code points.
    pub fn position(&self, at: u32) -> (u32, u32) {
        let line = self.line(at);
        let before = self.length(self.lines[line as usize - 1], at);
        (line, before.points + 1)
    }

    /// Line and column of a byte as editors count them: both from 0, columns in UTF-16 units.
    pub fn utf16_position(&self, at: u32) -> (u32, u32) {
        let line = self.line(at) - 1;
        let before = self.length(self.lines[line as usize], at);
        (line, before.utf16)
    }

    /// The length of the text between two bytes; zero if there is no such text.
    fn length(&self, start: u32, end: u32) -> Length {
        let (start, end) = (start as usize, end as usize);
        let Some(between) = self.text.get(start..end) else {
            return Length::default();
        };
        if between.len() <= STEP {
            return Length::of(between.as_bytes());
        }
        let (start, end) = (self.length_before(start), self.length_before(end));
        Length {
            points: end.points - start.points,
            utf16: end.utf16 - start.utf16,
        }
    }

    fn length_before(&self, at: usize) -> Length {
        let text = self.text.as_bytes();
        let steps = self.steps.get_or_init(|| {
            let mut steps = vec![Length::default()];
            let mut whole = Length::default();
            for step in text.chunks(STEP) {
                whole = whole.and(Length::of(step));
                steps.push(whole);
            }
            steps
        });
        steps[at / STEP].and(Length::of(&text[at / STEP * STEP..at]))
    }
}

/// All texts of one compilation, in the order of their paths.
#[derive(Debug, Default)]
pub struct Sources {
    files: Vec<SourceFile>,
}

impl Sources {
    /// Stores the texts sorted by path, so that the order of arguments has no effect.
    pub fn new(mut inputs: Vec<Input>) -> Self {
        inputs.sort_by(|a, b| a.path.cmp(&b.path));
        Self {
            files: inputs.into_par_iter().map(SourceFile::new).collect(),
        }
    }

    /// The texts again.
    pub fn into_inputs(self) -> Vec<Input> {
        let files = self.files.into_iter();
        let inputs = files.map(|file| Input {
            path: file.path,
            text: file.text,
        });
        inputs.collect()
    }

    /// The file of an id.
    pub fn file(&self, id: FileId) -> &SourceFile {
        &self.files[id.0 as usize]
    }

    /// All files with their ids.
    pub fn iter(&self) -> impl Iterator<Item = (FileId, &SourceFile)> {
        self.files
            .iter()
            .enumerate()
            .map(|(index, file)| (FileId(index as u32), file))
    }

    /// The bytes at which lines start, by file.
    pub(crate) fn line_starts(&self) -> Vec<Lines> {
        self.files.iter().map(|file| file.lines.clone()).collect()
    }

    /// How many files there are.
    pub fn len(&self) -> usize {
        self.files.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.files.is_empty()
    }

    /// The text that a span covers.
    pub fn text(&self, span: Span) -> &str {
        &self.file(span.file).text[span.start as usize..span.end as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_of_a_long_line_are_counted_like_those_of_a_short_one() {
        let text = format!("first\n{}", "a\u{e4}\u{20ac}\u{1f600} ".repeat(1000));
        let file = SourceFile::new(Input {
            path: "long.tools".into(),
            text,
        });
        for (at, _) in file.text.char_indices().skip(6) {
            let before = &file.text[6..at];
            assert_eq!(
                file.position(at as u32),
                (2, before.chars().count() as u32 + 1)
            );
            let utf16 = before.encode_utf16().count() as u32;
            assert_eq!(file.utf16_position(at as u32), (1, utf16));
        }
    }
}
