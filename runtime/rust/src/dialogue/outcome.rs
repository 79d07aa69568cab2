//! How a run of a dialogue has ended.

use std::fmt;

use crate::agent::Ended;
use crate::call::Envelope;

/// Why a model has come to no answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Unfinished {
    /// A tool has ended the run (`final`), or a limit of the agent has.
    Run(Ended),
    /// Its output or its context is full.
    Truncated,
    /// It refuses to answer, or a filter of its provider does.
    Refused,
    /// It has answered what cannot be used [`tries`](super::Bounds::tries) times in a row.
    Tries,
    /// It has taken all [`turns`](super::Bounds::turns).
    Turns,
    /// The context of the run was cancelled.
    Cancelled,
}

impl fmt::Display for Unfinished {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Run(ended) => return ended.fmt(f),
            Self::Truncated => "the model's answer was cut off",
            Self::Refused => "the model or its provider refuses to answer",
            Self::Tries => "the model's answers could not be used",
            Self::Turns => "the model has taken all turns that it may take",
            Self::Cancelled => "the run was cancelled",
        })
    }
}

impl std::error::Error for Unfinished {}

/// How a run of a dialogue has ended.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct Outcome<T> {
    /// What the model has said last.
    pub text: String,
    /// The typed answer, where one is asked for.
    pub answer: Option<T>,
    /// What the tool has answered that ends the run (`final`).
    pub finished: Option<Envelope>,
    /// Why the run has ended before the model has answered; nothing where it has.
    pub ended: Option<Unfinished>,
}

impl<T> Outcome<T> {
    pub(super) fn said(text: String) -> Self {
        Self {
            text,
            answer: None,
            finished: None,
            ended: None,
        }
    }

    pub(super) fn unfinished(text: String, ended: Unfinished) -> Self {
        Self {
            ended: Some(ended),
            ..Self::said(text)
        }
    }
}
