//! What a language makes of a design: the pages of each folder, before any of them is rendered.

use std::sync::Arc;

use toolc_compiler::ir::PackageId;
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
    /// Whether the parts of a package depend on nothing but its group, and those of no package on nothing but outlines
    /// ([`toolc_compiler::parts`]).
    pub by_package: bool,
    /// Whether a package can be made beside the interfaces of others ([`toolc_compiler::interface`]), and the parts of no
    /// package from interfaces alone.
    pub is_apart: bool,
}

/// The pages of one folder, and where their files go.
pub(crate) struct Part<'a> {
    /// The package whose declarations it shows; none where it shows all.
    pub package: Option<PackageId>,
    pub pages: Box<dyn Fn(&mut Pages<'_>) + Send + Sync + 'a>,
    pub places: Box<dyn Fn(Vec<GeneratedFile>) -> Vec<GeneratedFile> + Send + Sync + 'a>,
}

impl<'a> Part<'a> {
    pub(crate) fn new(pages: impl Fn(&mut Pages<'_>) + Send + Sync + 'a) -> Self {
        Self {
            package: None,
            pages: Box::new(pages),
            places: Box::new(|files| files),
        }
    }

    /// The same, about a package.
    pub(crate) fn about(self, package: PackageId) -> Self {
        Self {
            package: Some(package),
            ..self
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
