//! Jobs: parts of the work of a target that run on any thread; the one place where pages are rendered.

use std::collections::VecDeque;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use toolc_compiler::ir::{Design, PackageId};

use crate::code::Rules;
use crate::options::OwnPage;
use crate::own::{self, Claims};
use crate::page::{Page, Pages};
use crate::render::Templates;
use crate::work::{Part, Work};
use crate::{Fault, GeneratedFile, TemplateText};

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

/// All of the work of a target.
pub struct Jobs<'a> {
    /// In the order of the folders.
    pub all: Vec<Job<'a>>,
    /// Whether the files of a job with a package depend on nothing but the group of that package, and those of a job
    /// without on nothing but outlines ([`toolc_compiler::parts`]).
    pub by_package: bool,
    /// Whether the jobs of a package can be run beside the interfaces of others, and those without one from interfaces
    /// alone ([`toolc_compiler::interface`]).
    pub is_apart: bool,
}

impl Job<'_> {
    /// The package whose declarations it shows; none where it shows all.
    pub fn package(&self) -> Option<PackageId> {
        self.part.package
    }

    /// Makes the files; the fault is one of a template.
    pub fn run(&self) -> Result<Vec<GeneratedFile>, Fault> {
        self.run_with(None)
    }

    /// Does the same with pages that were rendered before: all those of [`Job::render_own_pages`], in their order.
    pub fn run_with(
        &self,
        rendered: Option<Vec<OwnPageText>>,
    ) -> Result<Vec<GeneratedFile>, Fault> {
        let mut rendered = rendered.map(VecDeque::from);
        let mut file = |page: Page| match &mut rendered {
            Some(rendered) if page.own_part(&self.templates).is_some() => {
                let path = page.path(self.rules);
                let next = rendered.pop_front().filter(|next| next.path == path);
                let missing =
                    || Fault::new(&[], format!("nobody has rendered the page `{path}`"), "");
                let contents = next.ok_or_else(missing)?.text;
                Ok(GeneratedFile { path, contents })
            }
            Some(_) | None => page.file(&self.templates, self.rules),
        };
        let (mut files, mut fault) = (Vec::new(), None);
        (self.part.pages)(&mut Pages::new(&mut |page| {
            if fault.is_none() {
                match file(page) {
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

    /// Renders only the pages that templates of the user take part in. `begin` gets the template and the path of each page
    /// before it is rendered, `take` its text. The fault is the first one.
    pub fn render_own_pages(
        &self,
        begin: &mut dyn FnMut(&TemplateText, &str),
        take: &mut dyn FnMut(OwnPageText),
    ) -> Result<(), Fault> {
        let mut fault = None;
        (self.part.pages)(&mut Pages::new(&mut |page| {
            let Some(template) = page.own_part(&self.templates) else {
                return;
            };
            if fault.is_some() {
                return;
            }
            begin(template, &page.path(self.rules));
            match page.file(&self.templates, self.rules) {
                Ok(file) => take(OwnPageText {
                    path: file.path,
                    text: file.contents,
                }),
                Err(found) => fault = Some(found),
            }
        }));
        fault.map_or(Ok(()), Err)
    }
}

/// A page that a template of the user has taken part in, before its job decides where it goes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct OwnPageText {
    /// Where it is among the pages of its job.
    pub path: String,
    /// What was rendered.
    pub text: String,
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

/// The jobs of some work, and those of the user's own pages, which may show anything.
pub(crate) fn jobs<'a>(
    work: Work<'a>,
    design: &'a Design,
    pages: &[OwnPage],
    templates: Arc<Templates>,
) -> Result<Jobs<'a>, Vec<Fault>> {
    let by_package = work.by_package && pages.is_empty();
    let is_apart = work.is_apart && pages.is_empty();
    let rules = work.rules;
    let (own, claims) = own::parts(design, pages, &work.names, &work.providers, rules)?;
    let claims = Arc::new(claims);
    let job = |is_own, part| Job {
        part,
        rules,
        templates: templates.clone(),
        claims: claims.clone(),
        is_own,
    };
    let parts = work.parts.into_iter().map(|part| job(false, part));
    let own = own.into_iter().map(|part| job(true, part));
    Ok(Jobs {
        all: parts.chain(own).collect(),
        by_package,
        is_apart,
    })
}
