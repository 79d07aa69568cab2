//! Pages of a user's own: one for each toolset, service or agent, or one for the design, at paths with names in them.

use std::collections::BTreeMap;

use toolc_compiler::diagnostics::nearest;
use toolc_compiler::ir::{AgentId, Design, ServiceId, ToolsetId};
use toolc_compiler::providers::Provider;

use crate::code::Rules;
use crate::markdown;
use crate::options::{OwnPage, PageOf};
use crate::page::Page;
use crate::plan::names::Declared;
use crate::plan::own::{OfAgent, OfDesign, OfService, OfToolset};
use crate::render::Model;
use crate::work::Part;
use crate::{Fault, GeneratedFile};

/// Names in paths that are not known, or not known for what the pages are about.
pub(crate) fn faults(pages: &[OwnPage]) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (index, page) in pages.iter().enumerate() {
        let known = page.about.names();
        for name in page.path.split('{').skip(1) {
            let Some((name, _)) = name.split_once('}') else {
                let fault = path_fault(index, "a `{` in a path has no `}`".to_owned());
                faults.push(fault.help("write a name like `{toolset}`"));
                continue;
            };
            if known.contains(&name) {
                continue;
            }
            let message = format!(
                "`{{{name}}}` is no name that the path of a page for a {} may have",
                page.about.name()
            );
            let near = nearest(name, known.iter().copied());
            let list: Vec<String> = known.iter().map(|name| format!("`{{{name}}}`")).collect();
            let help = match (near.first(), &list[..]) {
                (Some(near), _) => format!("did you mean `{{{near}}}`?"),
                (None, []) => "write the path without names: there is one such page".to_owned(),
                (None, list) => format!("there is {}", list.join(", ")),
            };
            faults.push(path_fault(index, message).help(help));
        }
    }
    faults
}

fn path_fault(index: usize, message: String) -> Fault {
    Fault::new(&["page", &index.to_string(), "path"], message, "named here")
}

/// A page for one thing of the design.
#[derive(Clone, Copy)]
enum Subject {
    Toolset(ToolsetId),
    Service(ServiceId),
    Agent(AgentId),
    Design,
}

/// The parts that write the pages, and the paths that they take.
pub(crate) fn parts<'a>(
    design: &'a Design,
    pages: &[OwnPage],
    names: &Declared,
    providers: &[&'static Provider],
    rules: &'static Rules,
) -> Result<(Vec<Part<'a>>, Claims), Vec<Fault>> {
    let (mut parts, mut claims, mut faults) = (Vec::new(), Claims::default(), Vec::new());
    for (index, page) in pages.iter().enumerate() {
        let rules = match page.path.ends_with(".md") {
            true => &markdown::RULES,
            false => rules,
        };
        for subject in subjects(design, page.about) {
            let path = path_of(design, &page.path, subject, names);
            if let Err(fault) = claims.claim(index, &path) {
                faults.push(fault);
                break;
            }
            let providers = providers.to_vec();
            parts.push(Part::new(move |pages| {
                let model = match subject {
                    Subject::Toolset(id) => {
                        Model::of(OfToolset::of(design, &design[id], &providers))
                    }
                    Subject::Service(id) => Model::of(OfService::of(design, &design[id])),
                    Subject::Agent(id) => Model::of(OfAgent::of(design, &design[id])),
                    Subject::Design => Model::of(OfDesign::of(design)),
                };
                let template = OwnPage::template_name(index);
                pages.add(Page::own(&path, template, model, rules));
            }));
        }
    }
    match faults.is_empty() {
        true => Ok((parts, claims)),
        false => Err(faults),
    }
}

/// What there is a page for.
fn subjects(design: &Design, about: PageOf) -> Vec<Subject> {
    let services = design.services.iter();
    match about {
        PageOf::Design => vec![Subject::Design],
        PageOf::Service => services.map(|one| Subject::Service(one.id)).collect(),
        PageOf::Toolset => services
            .flat_map(|service| service.toolsets.iter().copied().map(Subject::Toolset))
            .collect(),
        PageOf::Agent => services
            .flat_map(|service| service.agents.iter().copied().map(Subject::Agent))
            .collect(),
    }
}

/// The path of a page, with names in the place of those in braces.
fn path_of(design: &Design, path: &str, subject: Subject, names: &Declared) -> String {
    let (service, (what, name)) = match subject {
        Subject::Design => return path.to_owned(),
        Subject::Service(id) => (Some(id), ("{service}", names.service(id))),
        Subject::Toolset(id) => (design[id].owner, ("{toolset}", names.toolset(id))),
        Subject::Agent(id) => (Some(design[id].service), ("{agent}", names.agent(id))),
    };
    let service = service.map_or("", |id| names.service(id));
    path.replace("{service}", service).replace(what, name)
}

/// The paths of a user's own pages, which no other file may have.
#[derive(Debug, Default)]
pub(crate) struct Claims {
    /// As a file system without upper and lower case sees them: by which page, and how it spells them.
    files: BTreeMap<String, (usize, String)>,
    /// The folders around them.
    folders: BTreeMap<String, (usize, String)>,
}

impl Claims {
    fn claim(&mut self, index: usize, path: &str) -> Result<(), Fault> {
        if let Some((other, theirs)) = self.taken(path) {
            let message = match theirs == path {
                true => format!("two pages want the path `{path}`"),
                false => format!("`{path}` is in the way of the page `{theirs}`"),
            };
            let fault = path_fault(index, message);
            return Err(match other == index {
                true => fault.help("put the name of what the page is for into the path"),
                false => fault.help("give one of them another path"),
            });
        }
        let claim = (index, path.to_owned());
        for folder in folders_above(&path.to_lowercase()) {
            self.folders.insert(folder.to_owned(), claim.clone());
        }
        self.files.insert(path.to_lowercase(), claim);
        Ok(())
    }

    /// Whether a file that toolc makes is where a page is.
    pub(crate) fn check(&self, files: &[GeneratedFile]) -> Result<(), Fault> {
        if self.files.is_empty() {
            return Ok(());
        }
        let taken = files.iter().filter_map(|file| {
            let (index, path) = self.taken(&file.path)?;
            Some((&*file.path, index, path))
        });
        // Which one is named does not depend on the order in which they are made.
        let Some((theirs, index, path)) = taken.min() else {
            return Ok(());
        };
        let message = match theirs == path {
            true => format!("`{path}` is a file that toolc writes itself"),
            false => format!("`{path}` is in the way of `{theirs}`, which toolc writes"),
        };
        Err(path_fault(index, message).help("give the page another path"))
    }

    /// The page whose path is the same, a folder around it, or a file below it.
    fn taken(&self, path: &str) -> Option<(usize, String)> {
        let path = path.to_lowercase();
        let above = folders_above(&path).find_map(|folder| self.files.get(folder));
        let own = self.files.get(&path).or_else(|| self.folders.get(&path));
        own.or(above).cloned()
    }
}

/// All folders above a file.
fn folders_above(path: &str) -> impl Iterator<Item = &str> {
    path.match_indices('/').map(|(at, _)| &path[..at])
}
