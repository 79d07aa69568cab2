//! The state that the passes share: the trees, the design that they fill, and work for later passes.

use std::sync::Arc;

use std::ops::Range;

use foldhash::HashSet;

use super::names::{Names, Scope};
use super::packed::{Definition, Head, Packed};
use super::reader::{Interner, Progress, Read, Reader, place};
use crate::diagnostics::{Finding, Findings};
use crate::ir::{AgentId, Design, MethodId, Place, Record, ServiceId, ToolsetId, Type, TypeId};
use crate::source::{FileId, Sources, Span, Text};
use crate::syntax::ast;

/// The state of one resolution; the passes fill the design step by step.
pub(super) struct Resolver<'a> {
    pub sources: &'a Sources,
    pub files: &'a [ast::File],
    pub findings: &'a mut Findings,
    pub design: Design,
    pub names: Names,
    /// By file: the meaning of names there.
    pub scopes: Vec<Scope>,
    /// Names of declarations that could not be parsed: they are not reported as unknown.
    pub junk: HashSet<Text>,
    /// The syntax trees of the design's declarations, by id.
    pub trees: Trees<'a>,
    /// What has been read beside types.
    pub read: Read,
    /// How far each declared type is.
    pub progress: Vec<Progress>,
    /// The constraints of all types.
    pub constraints: Interner,
}

impl<'a> Resolver<'a> {
    pub(super) fn new(
        sources: &'a Sources,
        files: &'a [ast::File],
        types: TypeTrees,
        findings: &'a mut Findings,
    ) -> Self {
        Self {
            sources,
            files,
            findings,
            design: Design {
                lines: sources.line_starts(),
                ..Design::default()
            },
            names: Names::default(),
            scopes: Vec::new(),
            // Recovery leaves empty names where one is missing.
            junk: HashSet::from_iter(["".into()]),
            trees: Trees {
                types,
                ..Trees::default()
            },
            read: Read::default(),
            progress: Vec::new(),
            constraints: Interner::default(),
        }
    }

    pub(super) fn place(&self, span: Span) -> Place {
        place(self.sources, span)
    }

    pub(super) fn source(&self, file: FileId) -> &'a str {
        &self.sources.file(file).text
    }

    /// Remembers that a name leads to something that is declared at a place.
    pub(super) fn leads_to(&mut self, name: &ast::Name, place: Place) {
        let there = self.scopes[place.file().0 as usize].package;
        self.reader().leads(name.span.file, there);
    }

    pub(super) fn add(&mut self, finding: Finding) {
        self.findings.add(finding);
    }
}

/// What the passes ask a reader for.
impl Resolver<'_> {
    /// Reads for the design.
    pub(super) fn reader(&mut self) -> Reader<'_> {
        Reader {
            sources: self.sources,
            files: self.files,
            design: &self.design,
            names: &self.names,
            scopes: &self.scopes,
            junk: &self.junk,
            progress: &self.progress,
            constraints: &self.constraints,
            findings: self.findings,
            read: &mut self.read,
        }
    }

    pub(super) fn ty(&mut self, file: FileId, tree: &ast::Type) -> Type {
        self.reader().ty(file, tree)
    }

    pub(super) fn record_named(
        &mut self,
        file: FileId,
        path: &ast::Path,
    ) -> Option<(TypeId, Arc<Record>)> {
        self.reader().record_named(file, path)
    }
}

/// The syntax trees of the design's declarations, by id.
#[derive(Default)]
pub(super) struct Trees<'a> {
    pub types: TypeTrees,
    pub errors: Vec<(FileId, &'a ast::ErrorItem)>,
    pub services: Vec<(FileId, &'a ast::Container)>,
    pub methods: Vec<(FileId, &'a ast::Method)>,
    pub toolsets: Vec<ToolsetTree<'a>>,
    pub tools: Vec<ToolTree<'a>>,
    pub agents: Vec<(FileId, &'a ast::Container)>,
    pub mcp_servers: Vec<(FileId, &'a ast::Container)>,
    pub clis: Vec<(FileId, &'a ast::Container)>,
}

/// What the passes need of a file: its tree, in which the types are packed.
#[derive(Debug)]
pub struct FileTree {
    tree: ast::File,
    packed: Packed,
    starts: Vec<usize>,
}

/// The tree of a declared type.
#[derive(Debug, Clone, Copy)]
pub(super) struct TypeTree {
    pub file: FileId,
    /// Where it starts in what is packed of its file.
    start: usize,
    /// Once the type is resolved, nothing is there any more.
    is_resolved: bool,
}

impl FileTree {
    /// That of a parsed file. Nobody asks for its comments any more.
    pub fn new(mut tree: ast::File) -> Self {
        let mut types = Vec::new();
        for item in std::mem::take(&mut tree.items) {
            match Definition::of(item) {
                Ok(definition) => types.push(definition),
                Err(item) => tree.items.push(item),
            }
        }
        tree.comments = Vec::new();
        let (packed, starts) = Packed::new(types);
        Self {
            tree,
            packed,
            starts,
        }
    }
}

/// The trees of declared types: most of all trees is in types, and nothing else needs them.
#[derive(Debug, Default)]
pub(super) struct TypeTrees {
    pub all: Vec<TypeTree>,
    /// By file.
    packed: Vec<Packed>,
}

impl TypeTrees {
    /// The trees of files and those of their types, in order.
    pub(super) fn apart(files: Vec<FileTree>) -> (Vec<ast::File>, Self) {
        let count = files.iter().map(|file| file.starts.len()).sum();
        let mut types = Self {
            all: Vec::with_capacity(count),
            packed: Vec::with_capacity(files.len()),
        };
        let mut trees = Vec::with_capacity(files.len());
        for (index, file) in files.into_iter().enumerate() {
            let starts = file.starts.into_iter();
            types.all.extend(starts.map(|start| TypeTree {
                file: FileId(index as u32),
                start,
                is_resolved: false,
            }));
            types.packed.push(file.packed);
            trees.push(file.tree);
        }
        (trees, types)
    }

    /// What others ask of a type that is not resolved yet, with its file.
    pub(super) fn head(&self, id: TypeId) -> Option<(FileId, Head)> {
        let (packed, tree) = self.waiting(id)?;
        Some((tree.file, packed.head(tree.file, tree.start)))
    }

    /// All of a type that is not resolved yet and copies fields of others, with its file.
    pub(super) fn copying(&self, id: TypeId) -> Option<(FileId, Definition)> {
        let (packed, tree) = self.waiting(id)?;
        let copies = packed.copies(tree.start);
        copies.then(|| (tree.file, packed.definition(tree.file, tree.start)))
    }

    /// The types of each file, by their indices.
    pub(super) fn by_file(&self) -> Vec<Range<usize>> {
        let files = self.all.chunk_by(|one, next| one.file == next.file);
        let mut start = 0;
        let ranges = files.map(|types| {
            let range = start..start + types.len();
            start = range.end;
            range
        });
        ranges.collect()
    }

    /// All of a type that is not resolved yet and copies no fields of others, with its file.
    pub(super) fn simple(&self, id: TypeId) -> Option<(FileId, Definition)> {
        let (packed, tree) = self.waiting(id)?;
        let copies = packed.copies(tree.start);
        (!copies).then(|| (tree.file, packed.definition(tree.file, tree.start)))
    }

    /// Gives up the tree of a type that is resolved now.
    pub(super) fn drop(&mut self, id: TypeId) {
        let tree = &mut self.all[id.0 as usize];
        assert!(!tree.is_resolved, "each type is resolved once");
        tree.is_resolved = true;
        self.packed[tree.file.0 as usize].drop_one();
    }

    /// The tree of a type that is resolved now, with its file.
    pub(super) fn take(&mut self, id: TypeId) -> (FileId, Definition) {
        let tree = self.all[id.0 as usize];
        let packed = &self.packed[tree.file.0 as usize];
        let definition = packed.definition(tree.file, tree.start);
        self.drop(id);
        (tree.file, definition)
    }

    fn waiting(&self, id: TypeId) -> Option<(&Packed, TypeTree)> {
        let tree = self.all[id.0 as usize];
        (!tree.is_resolved).then(|| (&self.packed[tree.file.0 as usize], tree))
    }
}

/// A toolset's tree.
#[derive(Clone, Copy)]
pub(super) struct ToolsetTree<'a> {
    pub file: FileId,
    /// None for the implicit toolset of a service's methods.
    pub tree: Option<&'a ast::Container>,
    pub nested: Nested,
}

/// The declaration that a toolset is nested in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Nested {
    No,
    Service(ServiceId),
    Agent(AgentId),
}

/// A tool's tree.
#[derive(Clone, Copy)]
pub(super) struct ToolTree<'a> {
    pub file: FileId,
    pub toolset: ToolsetId,
    pub kind: ToolKind<'a>,
}

/// The three ways to write a tool.
#[derive(Clone, Copy)]
pub(super) enum ToolKind<'a> {
    Tool(&'a ast::Tool),
    Chain(&'a ast::Chain),
    Method(MethodId, &'a ast::MethodTool),
}

/// The text of a doc comment.
pub(super) fn text(docs: &Option<ast::Docs>) -> Option<Text> {
    docs.as_ref().map(|docs| docs.text.clone())
}
