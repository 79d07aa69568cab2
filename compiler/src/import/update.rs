//! Brings an existing file up to date with where its tools came from: what its author wrote stays, new tools are added, and what
//! changed over there is told.

use std::collections::{BTreeMap, HashSet};

use super::{Imported, Options, Source, import};
use crate::diagnostics::Findings;
use crate::format::formatted;
use crate::source::FileId;
use crate::syntax;
use crate::syntax::ast::{Block, Container, Docs, File, Item, Member, StatementKind};

/// A file, and what is new over there.
#[derive(Debug)]
pub struct Updated {
    /// The file with what was added, in its canonical form.
    pub text: String,
    /// Tools and types that were added.
    pub added: Vec<String>,
    /// Tools that are no longer over there; they stay.
    pub gone: Vec<String>,
    /// Tools and types that are not as they are over there: name, text here, text there. Those here stay.
    pub changed: Vec<(String, String, String)>,
    /// How many are as they are over there.
    pub unchanged: usize,
    /// What the import itself had to say.
    pub imported: Imported,
}

/// Why a file cannot be brought up to date.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NoUpdate {
    /// The file does not parse.
    Broken,
    /// The file has no toolset that new tools could go to.
    NoToolset,
}

/// Brings `existing` up to date with a source.
pub fn update(existing: &str, source: &Source, options: &Options) -> Result<Updated, NoUpdate> {
    let mut findings = Findings::default();
    let tree = syntax::parse(FileId(0), existing, &mut findings);
    if findings.has_errors() {
        return Err(NoUpdate::Broken);
    }
    let here = Parts::of(&tree, existing);
    let Some(end) = here.end_of_toolset else {
        return Err(NoUpdate::NoToolset);
    };
    let imported = import(std::slice::from_ref(source), options);
    let Some(file) = imported.files.first() else {
        return Ok(Updated {
            text: existing.to_owned(),
            added: Vec::new(),
            gone: Vec::new(),
            changed: Vec::new(),
            unchanged: 0,
            imported,
        });
    };
    let upstream = syntax::parse(FileId(0), &file.text, &mut Findings::default());
    let there = Parts::of(&upstream, &file.text);
    let mut updated = Updated {
        text: String::new(),
        added: Vec::new(),
        gone: Vec::new(),
        changed: Vec::new(),
        unchanged: 0,
        imported: Imported::default(),
    };
    let mut tools = String::new();
    for (name, text) in &there.tools {
        match here.tool(name) {
            Some(own) if own == text => updated.unchanged += 1,
            Some(own) => updated
                .changed
                .push((name.clone(), own.clone(), text.clone())),
            None => {
                updated.added.push(name.clone());
                tools.push_str(&format!("\n{text}\n"));
            }
        }
    }
    let known: HashSet<&str> = there.tools.keys().map(String::as_str).collect();
    let gone = here
        .tools
        .keys()
        .filter(|name| !known.contains(here.upstream_name(name)));
    updated.gone.extend(gone.cloned());
    let mut types = String::new();
    let mut reached: HashSet<&str> = HashSet::new();
    let mut waiting = vec![tools.as_str()];
    while let Some(text) = waiting.pop() {
        for (name, body) in &there.types {
            if names(text, name) && reached.insert(name) {
                waiting.push(body);
            }
        }
    }
    for (name, text) in &there.types {
        match here.types.get(name) {
            Some(own) if own == text => updated.unchanged += 1,
            Some(own) => updated
                .changed
                .push((name.clone(), own.clone(), text.clone())),
            None if reached.contains(name.as_str()) => {
                updated.added.push(name.clone());
                types.push_str(&format!("\n{text}\n"));
            }
            None => {}
        }
    }
    updated.text = if updated.added.is_empty() {
        existing.to_owned()
    } else {
        formatted(&format!(
            "{}{tools}{}\n{types}",
            &existing[..end],
            &existing[end..]
        ))
        .text
    };
    updated.imported = imported;
    Ok(updated)
}

/// The tools and types of a file, as they are written, without indentation.
#[derive(Default)]
struct Parts {
    tools: BTreeMap<String, String>,
    /// What tools are called over there, by what they are called here.
    remotes: BTreeMap<String, String>,
    types: BTreeMap<String, String>,
    /// Before the closing bracket of the first toolset.
    end_of_toolset: Option<usize>,
}

impl Parts {
    fn of(tree: &File, text: &str) -> Self {
        let mut parts = Self::default();
        for item in &tree.items {
            match item {
                Item::Type(item) => parts.add_type(
                    &item.name.text,
                    &item.docs,
                    item.span.start,
                    item.span.end,
                    text,
                ),
                Item::Enum(item) => parts.add_type(
                    &item.name.text,
                    &item.docs,
                    item.span.start,
                    item.span.end,
                    text,
                ),
                Item::Union(item) => parts.add_type(
                    &item.name.text,
                    &item.docs,
                    item.span.start,
                    item.span.end,
                    text,
                ),
                Item::Service(container) => parts.block(&container.block, text),
                Item::Toolset(container) => parts.toolset(container, text),
                Item::Error(_) | Item::Junk(_) => {}
            }
        }
        parts
    }

    fn toolset(&mut self, container: &Container, text: &str) {
        self.end_of_toolset
            .get_or_insert(container.block.span.end as usize - 1);
        self.block(&container.block, text);
    }

    fn block(&mut self, block: &Block, text: &str) {
        for member in &block.members {
            match member {
                Member::Toolset(container) => self.toolset(container, text),
                Member::Agent(container) => self.block(&container.block, text),
                Member::Tool(tool) => {
                    let name = tool.name.text.to_string();
                    let statements = tool.block.iter().flat_map(|block| &block.members);
                    for member in statements {
                        if let Member::Statement(statement) = member
                            && let StatementKind::Remote(remote) = &statement.kind
                        {
                            self.remotes.insert(name.clone(), remote.text.to_string());
                        }
                    }
                    self.tools.insert(
                        name,
                        written(&tool.docs, tool.span.start, tool.span.end, text),
                    );
                }
                Member::Statement(_)
                | Member::Method(_)
                | Member::MethodTool(_)
                | Member::Chain(_)
                | Member::Mcp(_)
                | Member::Cli(_)
                | Member::Completion(_)
                | Member::Resource(_)
                | Member::Prompt(_)
                | Member::Junk(_) => {}
            }
        }
    }

    fn add_type(&mut self, name: &str, docs: &Option<Docs>, start: u32, end: u32, text: &str) {
        self.types
            .insert(name.to_owned(), written(docs, start, end, text));
    }

    /// The tool that is called so here, or over there.
    fn tool(&self, name: &str) -> Option<&String> {
        let remote = self
            .remotes
            .iter()
            .find(|(_, remote)| *remote == name)
            .map(|(own, _)| own);
        self.tools.get(name).or_else(|| self.tools.get(remote?))
    }

    fn upstream_name<'n>(&'n self, name: &'n str) -> &'n str {
        self.remotes.get(name).map_or(name, String::as_str)
    }
}

/// What was written, with its docs, without the indentation of its lines.
fn written(docs: &Option<Docs>, start: u32, end: u32, text: &str) -> String {
    let start = docs.as_ref().map_or(start, |docs| docs.span.start) as usize;
    let line = text[..start].rfind('\n').map_or(0, |at| at + 1);
    let indentation = &text[line..start];
    let lines = text[start..end as usize].lines();
    let lines: Vec<&str> = lines
        .map(|line| line.strip_prefix(indentation).unwrap_or(line))
        .collect();
    lines.join("\n")
}

/// Whether a text names a type.
fn names(text: &str, name: &str) -> bool {
    let part = |letter: char| letter.is_ascii_alphanumeric() || letter == '_' || letter == '-';
    text.match_indices(name)
        .any(|(at, _)| !text[..at].ends_with(part) && !text[at + name.len()..].starts_with(part))
}
