//! The work of a target, in parts that run on any thread; the one place where pages are rendered.

use std::sync::Arc;

use serde::Serialize;
use toolc_compiler::ir::Design;
use toolc_compiler::providers::Provider;

use crate::code::Rules;
use crate::options::OwnPage;
use crate::own::{self, Claims, PathNames};
use crate::page::{Page, Pages};
use crate::render::Templates;
use crate::{Fault, GeneratedFile};

/// What a language makes of a design.
pub(crate) struct Work<'a> {
    pub parts: Vec<Part<'a>>,
    /// How its pages are laid out.
    pub rules: &'static Rules,
    /// What it calls things in its paths.
    pub names: Arc<dyn PathNames + Send + Sync + 'a>,
    /// The providers whose schemas stand in specs.
    pub providers: Vec<&'static Provider>,
}

/// The pages of one folder, and where their files go.
pub(crate) struct Part<'a> {
    pages: Box<dyn Fn(&mut Pages<'_>) + Send + Sync + 'a>,
    places: Box<dyn Fn(Vec<GeneratedFile>) -> Vec<GeneratedFile> + Send + Sync + 'a>,
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

/// A part of the work of a target: the files of one folder. Jobs share nothing that changes, so they run in any order
/// and on any thread.
pub struct Job<'a> {
    part: Part<'a>,
    rules: &'static Rules,
    templates: Arc<Templates>,
    /// The paths of a user's own pages.
    claims: Arc<Claims>,
    is_own: bool,
}

impl Job<'_> {
    /// Makes the files; the fault is one of a template.
    pub fn run(&self) -> Result<Vec<GeneratedFile>, Fault> {
        let (mut files, mut fault) = (Vec::new(), None);
        (self.part.pages)(&mut Pages::new(&mut |page| {
            if fault.is_none() {
                match page.file(&self.templates, self.rules) {
                    Ok(file) => files.push(file),
                    Err(found) => fault = Some(found),
                }
            }
        }));
        if let Some(fault) = fault {
            return Err(fault);
        }
        let files = (self.part.places)(files);
        if !self.is_own {
            self.claims.check(&files)?;
        }
        Ok(files)
    }
}

/// What a template sees of a page.
#[derive(Debug, Clone, Serialize)]
pub struct PageModel {
    /// Where the page is in the output folder.
    pub path: String,
    /// The template, as a folder of templates names it; the file, for a page of a user's own.
    pub template: String,
    /// Names and fragments, each as what it prints.
    pub model: serde_json::Value,
    /// Makes the JSON Schema of all models of this template.
    #[serde(skip)]
    pub schema: fn() -> serde_json::Value,
}

impl Job<'_> {
    /// What the templates of its pages see; `file` gives the name of a template that counts.
    pub(crate) fn models(&self, file: &dyn Fn(&str) -> Option<String>) -> Vec<PageModel> {
        let model = |page: Page| {
            let template = file(page.template()?)?;
            let path = page.path(self.rules);
            let (model, rules) = page.model(self.rules)?;
            let placed = (self.part.places)(vec![GeneratedFile {
                path,
                contents: String::new(),
            }]);
            let path = placed.into_iter().next()?.path;
            Some(PageModel {
                path,
                template,
                model: model.json(rules),
                schema: model.schema(),
            })
        };
        let mut models = Vec::new();
        (self.part.pages)(&mut Pages::new(&mut |page| models.extend(model(page))));
        models
    }
}

/// The jobs of some work, and those of the user's own pages.
pub(crate) fn jobs<'a>(
    work: Work<'a>,
    design: &'a Design,
    pages: &[OwnPage],
    templates: Arc<Templates>,
) -> Result<Vec<Job<'a>>, Vec<Fault>> {
    let rules = work.rules;
    let (own, claims) = own::parts(design, pages, &*work.names, &work.providers, rules)?;
    let claims = Arc::new(claims);
    let job = |is_own, part| Job {
        part,
        rules,
        templates: templates.clone(),
        claims: claims.clone(),
        is_own,
    };
    let parts = work.parts.into_iter().map(|part| job(false, part));
    Ok(parts
        .chain(own.into_iter().map(|part| job(true, part)))
        .collect())
}
