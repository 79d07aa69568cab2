//! What a language makes of a design: the pages of each folder, before any of them is rendered.

use std::sync::Arc;

use toolc_compiler::providers::Provider;

use crate::GeneratedFile;
use crate::code::Rules;
use crate::page::Pages;
use crate::plan::names::Declared;

/// What a language makes of a design.
pub(crate) struct Work<'a> {
    pub parts: Vec<Part<'a>>,
    /// How its pages are laid out.
    pub rules: &'static Rules,
    /// What it calls things in its paths.
    pub names: Arc<Declared>,
    /// The providers whose schemas stand in specs.
    pub providers: Vec<&'static Provider>,
}

/// The pages of one folder, and where their files go.
pub(crate) struct Part<'a> {
    pub pages: Box<dyn Fn(&mut Pages<'_>) + Send + Sync + 'a>,
    pub places: Box<dyn Fn(Vec<GeneratedFile>) -> Vec<GeneratedFile> + Send + Sync + 'a>,
}

impl<'a> Part<'a> {
    pub(crate) fn new(pages: impl Fn(&mut Pages<'_>) + Send + Sync + 'a) -> Self {
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
        Self::new(move |pages| {
            for part in &parts {
                (part.pages)(&mut pages.of_another_folder());
            }
        })
    }
}
