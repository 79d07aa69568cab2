//! From a checked design to files. Pure.

#![warn(clippy::wildcard_enum_match_arm)]

pub mod bundle;
mod circles;
mod code;
pub mod docs;
pub mod emit;
pub mod graph;
mod idents;
mod job;
mod markdown;
pub mod options;
mod own;
mod page;
mod plan;
pub mod python;
mod read;
mod render;
pub mod rust;
pub mod schema;
mod schemas;
mod slot;
mod stubs;
mod toml;
mod work;

use std::sync::Arc;

use toolc_compiler::Ready;
use toolc_compiler::ir::{Design, Toolset};

use render::Templates;
use work::Work;

/// Limits as languages hold values to them: for those who judge values as generated code does.
pub mod limits {
    pub use crate::plan::limits::{End, decimal_ends, decimal_step, float_ends, int_ends, step};
}

pub use job::{Job, Jobs, OwnPageText, PageModel};
pub use options::{
    Fault, OptionKey, Options, OwnPage, PageOf, Setting, SettingKind, TemplatePlace, TemplateText,
};
pub use stubs::{Named, Stub, Stubs};

/// A file to write, as a value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GeneratedFile {
    /// Below the target's output folder, with `/` between folders.
    pub path: String,
    /// The whole text.
    pub contents: String,
}

/// A language that toolc writes, or another kind of files.
pub struct Target {
    /// As in `--lang NAME` and `[target.NAME]`.
    pub name: &'static str,
    /// How the names of its files end, behind a dot.
    pub ending: &'static str,
    /// What its table in `toolc.toml` may say, beside `out`.
    pub options: &'static [OptionKey],
    /// The agent SDKs that its option `sdk` may name; none where it has no such option.
    pub sdks: fn() -> Vec<&'static str>,
    check: fn(&Options, Option<&Design>) -> Vec<Fault>,
    plan: Plan,
    stubs: Option<StubsOf>,
}

type StubsOf = fn(Ready<'_>, &Options, &Toolset) -> Stubs;

type Plan = for<'a> fn(Ready<'a>, &Options) -> Result<Work<'a>, Vec<Fault>>;

impl Target {
    /// What is wrong with options, without a design as far as that does not depend on one.
    pub fn faults(&self, options: &Options, design: Option<&Design>) -> Vec<Fault> {
        let mut faults = (self.check)(options, design);
        faults.extend(own::faults(&options.pages));
        faults.extend(Templates::of(self, options).err().unwrap_or_default());
        faults
    }

    /// What a host writes for a toolset; nothing where there is no code to be implemented. The options have no faults.
    pub fn stubs(&self, ready: Ready<'_>, options: &Options, toolset: &Toolset) -> Option<Stubs> {
        self.stubs.map(|stubs| stubs(ready, options, toolset))
    }

    /// The names of the templates that a user may replace: `python/client.py.j2`.
    pub fn templates(&self) -> Vec<String> {
        let own = render::page_templates().filter(|name| name.split('/').next() == Some(self.name));
        own.map(|name| self.template_file(name)).collect()
    }

    /// The file of a template.
    fn template_file(&self, name: &str) -> String {
        format!("{name}.{}.j2", self.ending)
    }

    /// The work, in the order of the folders; the faults are options that cannot be followed for this design.
    pub fn jobs<'a>(&self, ready: Ready<'a>, options: &Options) -> Result<Jobs<'a>, Vec<Fault>> {
        let templates = Templates::of(self, options)?;
        self.jobs_with(ready, options, templates)
    }

    fn jobs_with<'a>(
        &self,
        ready: Ready<'a>,
        options: &Options,
        templates: Arc<Templates>,
    ) -> Result<Jobs<'a>, Vec<Fault>> {
        let faults = own::faults(&options.pages);
        if !faults.is_empty() {
            return Err(faults);
        }
        let work = (self.plan)(ready, options)?;
        // What is included is one file, with nothing beside it.
        let pages = match options.included {
            true => &[],
            false => &options.pages[..],
        };
        job::jobs(work, ready.design(), pages, templates)
    }

    /// What templates see, in the order of the folders: of all pages, or of those whose template has a name, such as
    /// `client`. Whether templates of the user parse does not matter.
    pub fn models(
        &self,
        ready: Ready<'_>,
        options: &Options,
        page: Option<&str>,
    ) -> Result<Vec<PageModel>, Vec<Fault>> {
        let file = |name: &str| {
            let own = options.pages.iter().enumerate();
            let mut own = own.filter(|(index, _)| OwnPage::template_name(*index) == name);
            let (is_wanted, file) = match own.next() {
                Some((_, own)) => (page == Some(&*own.template.name), own.template.name.clone()),
                None => {
                    let short = name.split_once('/').map(|(_, short)| short);
                    (page == short, self.template_file(name))
                }
            };
            (is_wanted || page.is_none()).then_some(file)
        };
        let jobs = self.jobs_with(ready, options, Templates::built_in())?;
        let jobs = jobs.all.iter();
        Ok(jobs.flat_map(|job| job.models(&file)).collect())
    }

    /// The names by which [`Target::models`] knows the templates of pages.
    pub fn pages(&self, options: &Options) -> Vec<String> {
        let ours = render::page_templates().filter_map(|name| name.split_once('/'));
        let ours = ours.filter(|(target, _)| *target == self.name);
        let own = options.pages.iter().map(|page| page.template.name.clone());
        ours.map(|(_, name)| name.to_owned()).chain(own).collect()
    }

    /// All files, for those who need no threads.
    pub fn files(
        &self,
        ready: Ready<'_>,
        options: &Options,
    ) -> Result<Vec<GeneratedFile>, Vec<Fault>> {
        let mut all = Vec::new();
        for job in self.jobs(ready, options)?.all {
            all.extend(job.run().map_err(|fault| vec![fault])?);
        }
        Ok(all)
    }
}

/// Every target there is.
pub static TARGETS: &[Target] = &[
    Target {
        name: "rust",
        ending: "rs",
        options: rust::OPTIONS,
        sdks: rust::sdks,
        check: rust::check,
        plan: rust::work,
        stubs: Some(rust::stubs),
    },
    Target {
        name: "python",
        ending: "py",
        options: python::OPTIONS,
        sdks: python::sdks,
        check: python::check,
        plan: python::work,
        stubs: Some(python::stubs),
    },
    Target {
        name: "bundle",
        ending: "json",
        options: bundle::OPTIONS,
        sdks: Vec::new,
        check: bundle::check,
        plan: bundle::work,
        stubs: None,
    },
    Target {
        name: "docs",
        ending: "md",
        options: docs::OPTIONS,
        sdks: Vec::new,
        check: docs::check,
        plan: docs::work,
        stubs: None,
    },
    Target {
        name: "html",
        ending: "html",
        options: docs::html::OPTIONS,
        sdks: Vec::new,
        check: docs::html::check,
        plan: docs::html::work,
        stubs: None,
    },
    Target {
        name: "schemas",
        ending: "json",
        options: schemas::OPTIONS,
        sdks: Vec::new,
        check: schemas::check,
        plan: schemas::work,
        stubs: None,
    },
];
