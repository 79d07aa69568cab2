//! What a process that renders is sent, and what it answers: one JSON document a line.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};
use toolc_templates::{Fault, Options, OwnPageText};

use super::RenderLimits;

/// What is to be rendered.
#[derive(Serialize, Deserialize)]
pub(super) struct Order<'o> {
    pub target: Cow<'o, str>,
    pub options: Cow<'o, Options>,
    /// The paths and texts of a design without errors.
    pub inputs: Vec<(Cow<'o, str>, Cow<'o, str>)>,
    /// The jobs of the target whose pages are wanted, by their numbers.
    pub jobs: Vec<usize>,
    pub limits: RenderLimits,
}

/// What the process says.
#[derive(Serialize, Deserialize)]
pub(super) enum Answer {
    /// It begins a page: the path of the template, and that of the page.
    Begin { template: String, page: String },
    /// It has rendered the page.
    Page { job: usize, page: OwnPageText },
    /// A page cannot be rendered; it is the last answer.
    Fault(Box<Fault>),
    /// It has rendered all pages.
    Done,
}
