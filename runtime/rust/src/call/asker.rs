//! The door to whoever answers: a human at a terminal, a callback, a client.

use std::sync::Arc;

use super::{BoxFuture, Caller, Json, Request, RequestKind};
use crate::diagnose::Issue;

/// Answers what calls ask. Several requests may be open at a time.
pub trait Asker: Send + Sync {
    /// The answer to a request.
    fn ask<'a>(&'a self, asked: Asked<'a>) -> BoxFuture<'a, Answer>;

    /// Whether it may answer requests of this kind; it is not asked others.
    fn answers(&self, _kind: RequestKind) -> bool {
        true
    }
}

/// Whoever is there; of two, the second one answers what the first one does not.
pub(crate) fn first_of(
    first: Option<&Arc<dyn Asker>>,
    second: Option<&Arc<dyn Asker>>,
) -> Option<Arc<dyn Asker>> {
    match (first, second) {
        (Some(first), Some(second)) if !Arc::ptr_eq(first, second) => {
            Some(Arc::new(Two(first.clone(), second.clone())))
        }
        (one, other) => one.or(other).cloned(),
    }
}

struct Two(Arc<dyn Asker>, Arc<dyn Asker>);

impl Asker for Two {
    fn ask<'a>(&'a self, asked: Asked<'a>) -> BoxFuture<'a, Answer> {
        let kind = asked.request.kind;
        Box::pin(async move {
            if self.0.answers(kind) {
                match self.0.ask(asked).await {
                    Answer::Nobody => {}
                    answer @ (Answer::Given(_) | Answer::Declined) => return answer,
                }
            }
            match self.1.answers(kind) {
                true => self.1.ask(asked).await,
                false => Answer::Nobody,
            }
        })
    }

    fn answers(&self, kind: RequestKind) -> bool {
        self.0.answers(kind) || self.1.answers(kind)
    }
}

/// A request to an [`Asker`].
#[derive(Debug, Clone, Copy)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Asked<'a> {
    pub request: &'a Request,
    /// What was wrong with the answer before; empty the first time.
    pub issues: &'a [Issue],
    pub by: AskedBy<'a>,
}

/// The call that asks.
#[derive(Debug, Clone, Copy)]
#[allow(missing_docs, reason = "the names say it")]
pub struct AskedBy<'a> {
    pub call_id: &'a str,
    pub session_id: Option<&'a str>,
    pub caller: &'a Caller,
}

/// What an asker says. An answer of a wrong type is asked for again, up to three times in all.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Answer {
    /// The answer: a value of the asked type, `true` or `false` for consent, a text for a sample, a list of
    /// `{"uri": …, "name"?: …}` for folders.
    Given(Json),
    /// Somebody has refused to answer.
    Declined,
    /// This asker cannot answer such requests: the caller may.
    Nobody,
}

impl Answer {
    /// An answer from JSON text; [`Answer::Nobody`] if it is none.
    pub fn json(text: impl Into<Vec<u8>>) -> Self {
        Json::parse(text).map_or(Self::Nobody, Self::Given)
    }
}
