//! The work of a target, in parts that run on any thread; the one place where pages are rendered.

use std::sync::Arc;

use crate::code::Rules;
use crate::page::Page;
use crate::render::Templates;
use crate::{Fault, GeneratedFile};

/// What a language makes of a design.
pub(crate) struct Work<'a> {
    pub parts: Vec<Part<'a>>,
    /// How its pages are laid out.
    pub rules: &'static Rules,
}

/// The pages of one folder, and where their files go.
pub(crate) struct Part<'a> {
    pages: Box<dyn Fn() -> Vec<Page> + Send + Sync + 'a>,
    places: Box<dyn Fn(Vec<GeneratedFile>) -> Vec<GeneratedFile> + Send + Sync + 'a>,
}

impl<'a> Part<'a> {
    pub(crate) fn new(pages: impl Fn() -> Vec<Page> + Send + Sync + 'a) -> Self {
        Self {
            pages: Box::new(pages),
            places: Box::new(|files| files),
        }
    }

    /// The same with its files elsewhere, or made into others.
    pub(crate) fn placed(
        self,
        places: impl Fn(Vec<GeneratedFile>) -> Vec<GeneratedFile> + Send + Sync + 'a,
    ) -> Self {
        Self {
            places: Box::new(places),
            ..self
        }
    }

    /// Several parts as one.
    pub(crate) fn all(parts: Vec<Self>) -> Self {
        Self::new(move || parts.iter().flat_map(|part| (part.pages)()).collect())
    }
}

/// A part of the work of a target: the files of one folder. Jobs share nothing that changes, so they run in any order
/// and on any thread.
pub struct Job<'a> {
    part: Part<'a>,
    rules: &'static Rules,
    templates: Arc<Templates>,
}

impl Job<'_> {
    /// Makes the files; the fault is one of a template.
    pub fn run(&self) -> Result<Vec<GeneratedFile>, Fault> {
        let pages = (self.part.pages)().into_iter();
        let files = pages.map(|page| page.file(&self.templates, self.rules));
        Ok((self.part.places)(files.collect::<Result<_, _>>()?))
    }
}

/// The jobs of some work.
pub(crate) fn jobs<'a>(work: Work<'a>, templates: &Arc<Templates>) -> Vec<Job<'a>> {
    let jobs = work.parts.into_iter().map(|part| Job {
        part,
        rules: work.rules,
        templates: templates.clone(),
    });
    jobs.collect()
}
