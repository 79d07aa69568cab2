//! The pages of the reference: where each is, what it is called, and where types stand in them.

use std::collections::HashMap;

use toolc_compiler::ir::{Design, PackageId, ToolsetId, TypeId};

use super::scope::Scope;
use super::skill::Skill;
use super::text::{inline, sentence, shortened};
use super::{Format, Formats};
use crate::idents;
use crate::markdown::{code, visible};

/// A link to a file.
pub(super) struct Link {
    pub name: String,
    pub path: String,
    pub says: String,
}

/// All pages, by what they are about.
pub(super) struct Pages {
    toolsets: HashMap<ToolsetId, String>,
    packages: Vec<String>,
    /// The headings of types on the pages of their packages, as GitHub makes anchors of them.
    anchors: HashMap<TypeId, String>,
    sections: Vec<(&'static str, Vec<Link>)>,
}

impl Pages {
    pub(super) fn of(scope: &Scope<'_>, formats: &Formats, skills: &[Skill<'_>]) -> Self {
        let design = scope.design;
        let mut taken = idents::Scope::default();
        taken.reserve("readme");
        let all = scope.toolsets();
        let names = all.iter().map(|(toolset, _)| &*toolset.name);
        let names = idents::all(super::rules::Plain::File, names, &mut taken);
        let toolsets = all
            .iter()
            .zip(names)
            .map(|((toolset, _), name)| (toolset.id, name))
            .collect();
        let packages = design.packages.iter().map(|package| &*package.name);
        let packages = idents::all(
            super::rules::Plain::File,
            packages,
            &mut idents::Scope::default(),
        );
        let mut pages = Self {
            toolsets,
            packages,
            anchors: anchors(design),
            sections: Vec::new(),
        };
        pages.sections = pages.listed(scope, formats, skills);
        pages
    }

    /// The file of a toolset in the folder of the reference.
    pub(super) fn toolset(&self, id: ToolsetId) -> String {
        format!("{}.md", self.toolsets[&id])
    }

    /// The file of a package's types in that folder.
    pub(super) fn types(&self, id: PackageId) -> String {
        format!("types/{}.md", self.packages[id.0 as usize])
    }

    /// The link to a type, from a page in a folder of the reference: that of toolsets, or that of types.
    pub(super) fn link(&self, design: &Design, id: TypeId, is_beside: bool) -> String {
        let decl = &design[id];
        let folder = if is_beside { "" } else { "types/" };
        let (file, anchor) = (&self.packages[decl.package.0 as usize], &self.anchors[&id]);
        format!("[{}]({folder}{file}.md#{anchor})", inline(&decl.name))
    }

    /// The sections of `llms.txt`.
    pub(super) fn sections(&self) -> Vec<(&'static str, Vec<&Link>)> {
        let sections = self.sections.iter();
        sections
            .map(|(title, links)| (*title, links.iter().collect()))
            .collect()
    }

    fn listed(
        &self,
        scope: &Scope<'_>,
        formats: &Formats,
        skills: &[Skill<'_>],
    ) -> Vec<(&'static str, Vec<Link>)> {
        let design = scope.design;
        let mut docs = Vec::new();
        if formats.has(Format::AgentsMd) {
            docs.push(link(
                "AGENTS.md",
                "AGENTS.md",
                "how each tool is called, within 32 KiB",
            ));
        }
        docs.push(link(
            "llms-full.txt",
            "llms-full.txt",
            "everything in one file",
        ));
        let mut toolsets = Vec::new();
        if formats.has(Format::Markdown) {
            for (toolset, _) in scope.toolsets() {
                let said = toolset.docs.as_deref().or(toolset.when.as_deref());
                let says = inline(&sentence(said.unwrap_or_default(), 200));
                let name = inline(&toolset.name);
                let path = format!("reference/{}", self.toolset(toolset.id));
                toolsets.push(Link {
                    name: name.replace(['\\', '[', ']'], ""),
                    path,
                    says,
                });
            }
        }
        let mut of_skills = Vec::new();
        if formats.has(Format::SkillMd) {
            for skill in skills {
                let path = format!("skills/{}/SKILL.md", skill.folder);
                of_skills.push(link(&skill.folder, &path, "a skill for agents"));
            }
        }
        let mut optional = Vec::new();
        if formats.has(Format::Markdown) {
            for package in &design.packages {
                if design.types.iter().any(|decl| decl.package == package.id) {
                    let path = format!("reference/{}", self.types(package.id));
                    let name = visible(&package.name).replace(['[', ']'], "");
                    optional.push(link(&name, &path, "types"));
                }
            }
        }
        vec![
            ("Docs", docs),
            ("Toolsets", toolsets),
            ("Skills", of_skills),
            ("Optional", optional),
        ]
    }
}

fn link(name: &str, path: &str, says: &str) -> Link {
    Link {
        name: name.to_owned(),
        path: path.to_owned(),
        says: says.to_owned(),
    }
}

/// The anchor of each type: its name in lower case, numbered where a heading before it has the same.
pub(super) fn anchors(design: &Design) -> HashMap<TypeId, String> {
    let mut all = HashMap::new();
    let mut seen: HashMap<(PackageId, String), u32> = HashMap::new();
    for package in &design.packages {
        seen.insert((package.id, slug(&package.name)), 1);
    }
    for decl in &design.types {
        let mut anchor = slug(&decl.name);
        let count = seen.entry((decl.package, anchor.clone())).or_default();
        let number = *count;
        *count += 1;
        if number > 0 {
            anchor = format!("{anchor}-{number}");
            seen.insert((decl.package, anchor.clone()), 1);
        }
        all.insert(decl.id, anchor);
    }
    all
}

pub(super) fn slug(heading: &str) -> String {
    let kept = heading
        .chars()
        .filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_'));
    kept.collect::<String>().to_lowercase().replace(' ', "-")
}

/// A name as code, of at most so many characters.
pub(super) fn name(text: &str) -> String {
    code(&visible(&shortened(text, 200)))
}
