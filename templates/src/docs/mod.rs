//! Documents that people and agents read: `AGENTS.md`, `CLAUDE.md`, skills, `llms.txt`, a reference, and manifests.

mod agents_md;
mod budget;
mod claude_md;
mod command;
mod described;
mod envelope;
pub mod html;
mod llms;
mod manifests;
mod options;
mod pages;
mod reference;
mod rules;
mod scope;
mod shell;
mod skill;
mod text;
mod tool;
mod types;

use std::sync::Arc;

use schemars::JsonSchema;
use serde::Serialize;
use toolc_compiler::Ready;
use toolc_compiler::ir::Design;

use self::agents_md::AgentsMd;
use self::claude_md::ClaudeMd;
use self::llms::{LlmsFull, LlmsTxt};
use self::pages::Pages;
use self::reference::{Index, ToolsetPage, TypesPage};
use self::scope::Scope;
use crate::idents;
use crate::markdown::{self, visible};
use crate::page::Page;
use crate::plan::folders::all_sources;
use crate::plan::names::Declared;
use crate::plan::origin::origin;
use crate::render::Model;
use crate::work::{Part, Work};
use crate::{Fault, Options};

pub(crate) use command::of_command;
pub use described::described;
pub use options::OPTIONS;
pub(crate) use rules::{Plain, SPELLINGS};

/// A kind of document.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Format {
    /// `AGENTS.md`
    AgentsMd,
    /// `CLAUDE.md`
    ClaudeMd,
    /// Folders with a `SKILL.md`.
    SkillMd,
    /// `llms.txt` and `llms-full.txt`.
    LlmsTxt,
    /// The reference in Markdown.
    Markdown,
    /// `manifests/*.json` and `agents/*.json`.
    Json,
}

impl Format {
    /// All, with their names in options.
    pub const ALL: [(&'static str, Self); 6] = [
        ("agents-md", Self::AgentsMd),
        ("claude-md", Self::ClaudeMd),
        ("skill-md", Self::SkillMd),
        ("llms-txt", Self::LlmsTxt),
        ("markdown", Self::Markdown),
        ("json", Self::Json),
    ];
}

/// The documents that are made.
struct Formats(Vec<Format>);

impl Formats {
    fn all() -> Self {
        Self(Format::ALL.iter().map(|(_, format)| *format).collect())
    }

    fn has(&self, format: Format) -> bool {
        self.0.contains(&format)
    }
}

/// What is wrong with options.
pub(crate) fn check(options: &Options, _: Option<&Design>) -> Vec<Fault> {
    options::formats(options).1
}

/// One part for each document.
pub(crate) fn work<'a>(ready: Ready<'a>, options: &Options) -> Result<Work<'a>, Vec<Fault>> {
    let design = ready.design();
    let (formats, faults) = options::formats(options);
    if !faults.is_empty() {
        return Err(faults);
    }
    let scope = Arc::new(Scope::of_design(design));
    let skills = Arc::new(skill::skills(&scope));
    let pages = Arc::new(Pages::of(&scope, &formats, &skills));
    let made = origin(&all_sources(design));
    let header = Arc::new(header_of(&made));
    let more = more(&formats);
    let mut parts: Vec<Part<'a>> = Vec::new();
    if formats.has(Format::AgentsMd) {
        let (scope, header) = (scope.clone(), header.clone());
        parts.push(Part::new(move |pages| {
            pages.add(page(
                "AGENTS.md",
                "docs/agents_md",
                AgentsMd::of(&scope, &header, more),
            ));
        }));
    }
    if formats.has(Format::ClaudeMd) {
        let (scope, header) = (scope.clone(), header.clone());
        parts.push(Part::new(move |pages| {
            pages.add(page(
                "CLAUDE.md",
                "docs/claude_md",
                ClaudeMd::of(&scope, &header),
            ));
        }));
    }
    if formats.has(Format::LlmsTxt) {
        let (of_scope, known, origin) = (scope.clone(), pages.clone(), made.clone());
        parts.push(Part::new(move |pages| {
            let model = LlmsTxt::of(&of_scope, &origin, &known);
            pages.add(page("llms.txt", "docs/llms_txt", model));
        }));
        let (scope, origin) = (scope.clone(), made.clone());
        parts.push(Part::new(move |pages| {
            let model = LlmsFull::of(&scope, &origin);
            pages.add(page("llms-full.txt", "docs/llms_full", model));
        }));
    }
    if formats.has(Format::SkillMd) {
        for index in 0..skills.len() {
            let (scope, skills, header) = (scope.clone(), skills.clone(), header.clone());
            parts.push(Part::new(move |pages| {
                let skill = &skills[index];
                let folder = format!("skills/{}", skill.folder);
                let model = skill.page(&scope, &header);
                pages.add(page(&format!("{folder}/SKILL.md"), "docs/skill_md", model));
                for (path, tools) in skill.references() {
                    let model = skill.reference(&scope, &tools, &header);
                    pages.add(page(
                        &format!("{folder}/{path}"),
                        "docs/skill_reference",
                        model,
                    ));
                }
            }));
        }
    }
    if formats.has(Format::Markdown) {
        parts.extend(reference_parts(&scope, &header, &pages));
    }
    if formats.has(Format::Json) {
        parts.extend(manifest_parts(&scope));
    }
    let (names, _) = Declared::new(design, &rules::SPELLINGS);
    Ok(Work {
        parts,
        rules: &markdown::RULES,
        providers: Vec::new(),
        names: Arc::new(names),
        by_package: false,
        is_apart: false,
    })
}

fn reference_parts<'a>(
    scope: &Arc<Scope<'a>>,
    header: &Arc<String>,
    known: &Arc<Pages>,
) -> Vec<Part<'a>> {
    let design = scope.design;
    let mut parts = Vec::new();
    let (of_index, head, all) = (scope.clone(), header.clone(), known.clone());
    parts.push(Part::new(move |pages| {
        let model = Index::of(&of_index, &head, &all);
        pages.add(page("reference/README.md", "docs/index", model));
    }));
    for (toolset, tools) in scope.toolsets() {
        let (scope, header, known) = (scope.clone(), header.clone(), known.clone());
        parts.push(Part::new(move |pages| {
            let path = format!("reference/{}", known.toolset(toolset.id));
            let model = ToolsetPage::of(&scope, &header, &known, (toolset, &tools));
            pages.add(page(&path, "docs/toolset", model));
        }));
    }
    for package in &design.packages {
        if design.types.iter().any(|decl| decl.package == package.id) {
            let (scope, header, known) = (scope.clone(), header.clone(), known.clone());
            parts.push(Part::new(move |pages| {
                let path = format!("reference/{}", known.types(package.id));
                let model = TypesPage::of(&scope, &header, &known, package);
                pages.add(page(&path, "docs/types", model));
            }));
        }
    }
    parts
}

fn manifest_parts<'a>(scope: &Arc<Scope<'a>>) -> Vec<Part<'a>> {
    let design = scope.design;
    let toolsets = scope.toolsets();
    let names = toolsets.iter().map(|(toolset, _)| &*toolset.name);
    let names = idents::all(rules::Plain::File, names, &mut idents::Scope::default());
    let toolsets = toolsets.into_iter().zip(names).map(|((_, tools), name)| {
        Part::new(move |pages| {
            let path = format!("manifests/{name}.json");
            pages.add(Page::finished(path, manifests::toolset(design, &tools)));
        })
    });
    let names = design.agents.iter().map(|agent| &*agent.name);
    let names = idents::all(rules::Plain::File, names, &mut idents::Scope::default());
    let agents = design.agents.iter().zip(names).map(|(agent, name)| {
        Part::new(move |pages| {
            let path = format!("agents/{name}.json");
            pages.add(Page::finished(path, manifests::agent(design, agent)));
        })
    });
    toolsets.chain(agents).collect()
}

/// Where everything stands that a document has no room for.
fn more(formats: &Formats) -> &'static str {
    match (formats.has(Format::Markdown), formats.has(Format::LlmsTxt)) {
        (true, _) => "[reference/README.md](reference/README.md) leads to all of them.",
        (false, true) => "[llms-full.txt](llms-full.txt) has all of them.",
        (false, false) => "The design has all of them.",
    }
}

/// The comment that says what made a document.
fn header_of(made: &str) -> String {
    let made = visible(made).replace("--", "- -").replace('>', "\\>");
    format!("<!-- {made} -->")
}

/// A document at a path.
fn page(path: &str, template: &str, model: impl Serialize + JsonSchema) -> Page {
    Page::own(
        path,
        template.to_owned(),
        Model::of(model),
        &markdown::RULES,
    )
}
