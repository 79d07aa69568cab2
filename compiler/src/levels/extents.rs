//! The range that a comment applies to.

use std::cell::{Cell, OnceCell};

use foldhash::{HashMap, HashMapExt};

use crate::source::{SourceFile, Span};
use crate::syntax::ast::{
    Block, ChainMember, Docs, EnumItem, Field, File, Item, Member, Params, ParamsKind,
    RecordMember, Signature, Statement, StatementKind, Type, TypeKind, UnionItem,
};

/// The items that begin on the lines of a file, computed for the first comment.
pub(super) struct Extents<'a> {
    source: &'a SourceFile,
    tree: &'a File,
    by_line: OnceCell<HashMap<u32, Span>>,
    /// The lines that were last found to be empty or comments: the next comment is often one of them.
    passed: Cell<(usize, usize)>,
}

impl<'a> Extents<'a> {
    pub(super) fn new(source: &'a SourceFile, tree: &'a File) -> Self {
        Self {
            source,
            tree,
            by_line: OnceCell::new(),
            passed: Cell::new((0, 0)),
        }
    }

    /// The bytes that a comment applies to: its own line if it follows code, else the item that begins on the next line
    /// that is neither empty nor a comment, from its doc comment to its end.
    pub(super) fn below(&self, comment: Span) -> Span {
        let (source, tree) = (self.source, self.tree);
        let text = &source.text;
        let line_start = text[..comment.start as usize]
            .rfind('\n')
            .map_or(0, |found| found + 1);
        if !text[line_start..comment.start as usize].trim().is_empty() {
            return line_at(text, comment, line_start);
        }
        let start = next_line(text, comment.end as usize);
        let passed = self.passed.get();
        let mut at = if (passed.0..passed.1).contains(&start) {
            passed.1
        } else {
            start
        };
        while at < text.len() {
            let line = text[at..].lines().next().unwrap_or_default().trim();
            let is_comment = line.starts_with("//") && !line.starts_with("///");
            if !line.is_empty() && !is_comment {
                break;
            }
            at = next_line(text, at);
        }
        self.passed.set((start, at));
        let line = source.line(at as u32);
        if let Some(package) = &tree.package
            && begins_on(source, package.docs.as_ref(), package.span, line)
        {
            return Span::new(comment.file, 0, text.len());
        }
        let by_line = self.by_line.get_or_init(|| {
            let mut search = Search {
                source,
                by_line: HashMap::new(),
            };
            search.file(tree);
            search.by_line
        });
        let found = by_line.get(&line).copied();
        found.unwrap_or_else(|| line_at(text, comment, at))
    }
}

/// The line that begins at a byte.
fn line_at(text: &str, span: Span, start: usize) -> Span {
    let length = text[start..].find('\n').unwrap_or(text.len() - start);
    Span::new(span.file, start, start + length)
}

fn next_line(text: &str, at: usize) -> usize {
    text[at..]
        .find('\n')
        .map_or(text.len(), |found| at + found + 1)
}

fn begins_on(source: &SourceFile, docs: Option<&Docs>, span: Span, line: u32) -> bool {
    source.line(span.start) == line || docs.is_some_and(|docs| source.line(docs.span.start) == line)
}

/// Finds the widest item that begins on each line: the first in the walk.
struct Search<'a> {
    source: &'a SourceFile,
    by_line: HashMap<u32, Span>,
}

impl Search<'_> {
    fn file(&mut self, tree: &File) {
        for line in &tree.uses {
            self.thing(None, line.span);
        }
        for item in &tree.items {
            match item {
                Item::Type(item) => {
                    self.thing(item.docs.as_ref(), item.span);
                    self.ty(&item.body);
                }
                Item::Enum(item) => self.enumeration(item),
                Item::Union(item) => self.union(item),
                Item::Error(item) => {
                    self.thing(item.docs.as_ref(), item.span);
                    self.params(item.details.as_ref());
                    self.block(item.block.as_ref());
                }
                Item::Service(item) | Item::Toolset(item) => {
                    self.thing(item.docs.as_ref(), item.span);
                    self.block(Some(&item.block));
                }
                Item::Junk(junk) => {
                    self.thing(None, junk.span);
                }
            }
        }
    }

    /// Adds an item.
    fn thing(&mut self, docs: Option<&Docs>, span: Span) {
        let whole = docs.map_or(span, |docs| docs.span.to(span));
        for start in docs
            .map(|docs| docs.span.start)
            .into_iter()
            .chain([span.start])
        {
            self.by_line.entry(self.source.line(start)).or_insert(whole);
        }
    }

    fn enumeration(&mut self, item: &EnumItem) {
        self.thing(item.docs.as_ref(), item.span);
        for member in &item.members {
            self.thing(member.docs.as_ref(), member.span);
        }
    }

    fn union(&mut self, item: &UnionItem) {
        self.thing(item.docs.as_ref(), item.span);
        for variant in &item.variants {
            self.thing(variant.docs.as_ref(), variant.span);
            self.ty(&variant.ty);
        }
    }

    fn block(&mut self, block: Option<&Block>) {
        for member in block.iter().flat_map(|block| &block.members) {
            self.member(member);
        }
    }

    fn member(&mut self, member: &Member) {
        match member {
            Member::Statement(statement) => self.statement(statement),
            Member::Method(method) => {
                self.thing(method.docs.as_ref(), method.span);
                self.signature(&method.signature);
                self.block(method.block.as_ref());
            }
            Member::MethodTool(tool) => {
                self.thing(tool.docs.as_ref(), tool.span);
                self.block(tool.block.as_ref());
            }
            Member::Tool(tool) => {
                self.thing(tool.docs.as_ref(), tool.span);
                self.signature(&tool.signature);
                self.block(tool.block.as_ref());
            }
            Member::Chain(chain) => {
                self.thing(chain.docs.as_ref(), chain.span);
                self.signature(&chain.signature);
                for step in &chain.body {
                    self.step(step);
                }
            }
            Member::Toolset(inner)
            | Member::Agent(inner)
            | Member::Mcp(inner)
            | Member::Cli(inner) => {
                self.thing(inner.docs.as_ref(), inner.span);
                self.block(Some(&inner.block));
            }
            Member::Completion(completion) => {
                self.thing(completion.docs.as_ref(), completion.span);
                self.ty(&completion.ty);
            }
            Member::Resource(resource) => {
                self.thing(resource.docs.as_ref(), resource.span);
                self.params(resource.params.as_ref());
                self.block(resource.block.as_ref());
            }
            Member::Prompt(prompt) => {
                self.thing(prompt.docs.as_ref(), prompt.span);
                self.params(prompt.params.as_ref());
                self.block(Some(&prompt.block));
            }
            Member::Junk(junk) => {
                self.thing(None, junk.span);
            }
        }
    }

    fn statement(&mut self, statement: &Statement) {
        self.thing(None, statement.span);
        if let StatementKind::Side { ty, .. } | StatementKind::Asks { ty, .. } = &statement.kind {
            self.ty(ty);
        }
    }

    fn step(&mut self, step: &ChainMember) {
        match step {
            ChainMember::Statement(statement) => self.statement(statement),
            ChainMember::Call(call) => {
                self.thing(None, call.span);
            }
            ChainMember::Let { span, .. }
            | ChainMember::If { span, .. }
            | ChainMember::Return { span, .. } => {
                self.thing(None, *span);
            }
            ChainMember::Junk(junk) => {
                self.thing(None, junk.span);
            }
        }
    }

    fn signature(&mut self, signature: &Signature) {
        self.params(Some(&signature.params));
        for ty in signature.result.iter().chain(signature.streams.as_deref()) {
            self.ty(ty);
        }
    }

    fn params(&mut self, params: Option<&Params>) {
        match params.map(|params| &params.kind) {
            Some(ParamsKind::Fields(members)) => self.record(members),
            Some(ParamsKind::Declared(_)) | None => {}
        }
    }

    fn record(&mut self, members: &[RecordMember]) {
        for member in members {
            match member {
                RecordMember::Field(field) => self.field(field),
                RecordMember::Spread { span, .. } => {
                    self.thing(None, *span);
                }
                RecordMember::Rest { ty, span } => {
                    self.thing(None, *span);
                    ty.iter().for_each(|ty| self.ty(ty));
                }
            }
        }
    }

    fn field(&mut self, field: &Field) {
        self.thing(field.docs.as_ref(), field.span);
        self.ty(&field.ty);
    }

    /// The items inside a type: the fields of a record, alternatives with a doc comment.
    fn ty(&mut self, ty: &Type) {
        match &ty.kind {
            TypeKind::List(inner) | TypeKind::Group(inner) => self.inner(inner),
            TypeKind::Map { key, value } => {
                self.inner(key);
                self.inner(value);
            }
            TypeKind::Tuple { items, tail } => {
                items.iter().for_each(|item| self.inner(item));
                tail.iter().for_each(|tail| self.inner(tail));
            }
            TypeKind::Record(members) => self.record(members),
            TypeKind::Union(types) => types.iter().for_each(|ty| self.inner(ty)),
            TypeKind::Name(_) | TypeKind::Literal(_) => {}
        }
    }

    fn inner(&mut self, ty: &Type) {
        self.thing(ty.docs.as_deref(), ty.span);
        self.ty(ty);
    }
}
