//! The lines of recordings, one at a time: a file of any size takes little memory.

use std::io::{self, BufRead};

use super::{Entry, LARGEST_LINE, NoEntry};

/// How many bytes of a line are read; no recorder writes longer ones.
const LARGEST: usize = 4 * LARGEST_LINE;

/// A line of a recording.
#[derive(Debug)]
pub enum Line {
    /// A call.
    Call(Box<Entry>),
    /// Something else.
    None(NoEntry),
}

/// The lines of a file; empty ones are passed over.
#[derive(Debug)]
pub struct Lines<R> {
    from: R,
    line: Vec<u8>,
}

impl<R: BufRead> Lines<R> {
    /// The lines of what is read.
    pub fn new(from: R) -> Self {
        let line = Vec::new();
        Self { from, line }
    }

    /// Reads a line; what is too long of it is passed over. `None` at the end.
    fn read(&mut self) -> io::Result<Option<bool>> {
        self.line.clear();
        let (mut is_read, mut is_whole) = (false, true);
        loop {
            let buffer = match self.from.fill_buf() {
                Ok(buffer) => buffer,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => return Err(error),
            };
            if buffer.is_empty() {
                return Ok(is_read.then_some(is_whole));
            }
            is_read = true;
            let end = buffer.iter().position(|byte| *byte == b'\n');
            let part = &buffer[..end.unwrap_or(buffer.len())];
            is_whole &= self.line.len() + part.len() <= LARGEST;
            if is_whole {
                self.line.extend_from_slice(part);
            }
            let used = part.len() + usize::from(end.is_some());
            self.from.consume(used);
            if end.is_some() {
                return Ok(Some(is_whole));
            }
        }
    }
}

impl<R: BufRead> Iterator for Lines<R> {
    type Item = io::Result<Line>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            return match self.read() {
                Err(error) => Some(Err(error)),
                Ok(None) => None,
                Ok(Some(false)) => Some(Ok(Line::None(NoEntry::Broken))),
                Ok(Some(true)) if self.line.trim_ascii().is_empty() => continue,
                Ok(Some(true)) => Some(Ok(match Entry::parse(&self.line) {
                    Ok(entry) => Line::Call(Box::new(entry)),
                    Err(none) => Line::None(none),
                })),
            };
        }
    }
}
