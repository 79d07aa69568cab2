//! The tools and types of a file, each with its text and its span.

use std::collections::BTreeMap;
use std::ops::Range;

use crate::diagnostics::Findings;
use crate::source::FileId;
use crate::syntax;
use crate::syntax::ast::{Block, Container, Docs, File, Item, Member, StatementKind};

/// The tools and types of a file, as they are written, without indentation.
#[derive(Default)]
pub(super) struct Parts {
    pub tools: BTreeMap<String, Part>,
    /// The tools' names in the source, by their names in the file.
    remotes: BTreeMap<String, String>,
    pub types: BTreeMap<String, Part>,
    /// Before the closing bracket of the first toolset.
    pub end_of_toolset: Option<usize>,
}

/// A tool or a type of a file.
pub(super) struct Part {
    /// As it is written, with its docs, without indentation.
    pub text: String,
    /// Its span.
    pub span: Range<usize>,
}

/// A part of a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum What {
    Tool(String),
    Type(String),
    /// The file itself.
    File,
}

impl Parts {
    /// Those of a text, as far as it parses.
    pub(super) fn read(text: &str) -> Self {
        Self::of(
            &syntax::parse(FileId(0), text, &mut Findings::default()),
            text,
        )
    }

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
                    for statement in tool.block.iter().flat_map(Block::statements) {
                        if let StatementKind::Remote(remote) = &statement.kind {
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

    /// The part at a byte.
    pub(super) fn at(&self, byte: usize) -> Option<What> {
        let find = |parts: &BTreeMap<String, Part>| {
            let mut all = parts.iter();
            let found = all.find(|(_, part)| part.span.contains(&byte));
            found.map(|(name, _)| name.clone())
        };
        find(&self.tools)
            .map(What::Tool)
            .or_else(|| find(&self.types).map(What::Type))
    }

    /// The tool with this name in the file, or in the source.
    pub(super) fn tool(&self, name: &str) -> Option<(&String, &Part)> {
        let mut remotes = self.remotes.iter();
        let remote = remotes.find(|(_, remote)| *remote == name);
        let own = self.tools.get_key_value(name);
        own.or_else(|| self.tools.get_key_value(remote?.0))
    }

    /// The tools of the file that came from the source and are no longer there; if their origin is unknown, all that
    /// are not in the source.
    pub(super) fn gone(&self, there: &Self, base: Option<&Self>) -> Vec<String> {
        let names = |name: &String| [name.clone(), self.remotes.get(name).unwrap_or(name).clone()];
        let has =
            |parts: &Self, name: &String| names(name).iter().any(|name| parts.tool(name).is_some());
        let gone = self
            .tools
            .keys()
            .filter(|name| !has(there, name) && base.is_none_or(|base| has(base, name)));
        gone.cloned().collect()
    }
}

/// The source text, with its docs.
fn written(docs: &Option<Docs>, start: u32, end: u32, text: &str) -> Part {
    let start = docs.as_ref().map_or(start, |docs| docs.span.start) as usize;
    let line = text[..start].rfind('\n').map_or(0, |at| at + 1);
    let indentation = &text[line..start];
    let lines = text[start..end as usize].lines();
    let lines: Vec<&str> = lines
        .map(|line| line.strip_prefix(indentation).unwrap_or(line))
        .collect();
    Part {
        text: lines.join("\n"),
        span: start..end as usize,
    }
}
