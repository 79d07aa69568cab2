//! How much a server may send, and for how long: counted while it is read, so that excess data is never stored.

use std::time::Duration;

use super::messages::Failure;

/// The limits for a server.
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// For everything.
    pub whole: Duration,
    /// Bytes, everything together.
    pub bytes: u64,
}

/// No server has more pages than these; one that sends more is endless.
const MOST_PAGES: u64 = 1000;

/// Answers, requests and all other messages.
const MOST_MESSAGES: u64 = 10_000;

impl Limits {
    /// For one answer.
    pub fn answer(&self) -> Duration {
        self.whole / 2
    }

    /// For finding out which protocol it speaks.
    pub fn probe(&self) -> Duration {
        self.whole / 8
    }
}

/// What a server has used of the limits so far.
#[derive(Debug)]
pub struct Spent {
    pub limits: Limits,
    bytes: u64,
    messages: u64,
    pages: u64,
}

impl Spent {
    pub fn of(limits: Limits) -> Self {
        Self {
            limits,
            bytes: 0,
            messages: 0,
            pages: 0,
        }
    }

    /// Bytes that were read.
    pub fn read(&mut self, count: usize) -> Result<(), Failure> {
        self.bytes += count as u64;
        match self.bytes > self.limits.bytes {
            true => Err(Failure::TooMuch(format!(
                "sends more than {}",
                megabytes(self.limits.bytes)
            ))),
            false => Ok(()),
        }
    }

    /// A message that was read.
    pub fn message(&mut self) -> Result<(), Failure> {
        self.messages += 1;
        match self.messages > MOST_MESSAGES {
            true => Err(Failure::Broken(format!(
                "it sends more than {MOST_MESSAGES} messages"
            ))),
            false => Ok(()),
        }
    }

    /// A page that is not the last one.
    pub fn page(&mut self) -> Result<(), Failure> {
        self.pages += 1;
        match self.pages >= MOST_PAGES {
            true => Err(Failure::Broken(format!(
                "its list has more than {MOST_PAGES} pages"
            ))),
            false => Ok(()),
        }
    }
}

fn megabytes(bytes: u64) -> String {
    format!("{} MB", bytes as f64 / 1e6)
}
