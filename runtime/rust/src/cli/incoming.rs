//! The lines of stdin, as they come.

use std::io::{self, BufRead, BufReader, Read, Stdin};

/// How many bytes a line may have, with its end.
pub const LONGEST: u64 = 64 * 1024 * 1024;

/// How many bytes are read at once.
const TOGETHER: usize = 64 * 1024;

/// Gives one line after the other, and knows whether the next one is there already.
pub struct Incoming {
    stdin: BufReader<Stdin>,
    line: Vec<u8>,
}

/// What comes next.
pub enum Next<'a> {
    Line(&'a [u8]),
    /// A line has too many bytes; what comes behind it is not read.
    TooLong,
    End,
}

impl Incoming {
    /// Nothing is read yet.
    pub fn new() -> Self {
        Self {
            stdin: BufReader::with_capacity(TOGETHER, io::stdin()),
            line: Vec::new(),
        }
    }

    /// Whether the next line is there: nobody needs to wait for it.
    pub fn is_at_hand(&self) -> bool {
        self.stdin.buffer().contains(&b'\n')
    }

    /// Waits for the next line.
    pub fn next(&mut self) -> Next<'_> {
        self.line.clear();
        // A long line keeps no memory.
        self.line.shrink_to(TOGETHER);
        let mut bounded = (&mut self.stdin).take(LONGEST + 1);
        match bounded.read_until(b'\n', &mut self.line) {
            Ok(0) | Err(_) => Next::End,
            Ok(count) if count as u64 > LONGEST => Next::TooLong,
            Ok(_) => Next::Line(&self.line),
        }
    }
}
