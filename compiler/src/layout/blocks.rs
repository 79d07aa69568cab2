//! Blocks and their declarations.

use super::guard::Piece;
use super::places::{Placed, Row};
use super::printer::Kind;
use super::styles::{BLOCK, BODY, PARENS, Style};
use super::writer::Writer;
use crate::syntax::ast::{
    Block, Call, Chain, ChainMember, Completion, Container, Member, Method, MethodTool, Params,
    ParamsKind, Path, Prompt, Resource, Return, Signature, Statement, StatementKind, Tool,
};

impl Writer<'_> {
    /// The members between two braces.
    fn block(&mut self, style: &Style, block: &Block) {
        if let Some(pieces) = self.guard.and_then(|guard| guard.block(block)) {
            return self.pieces(style, block, &pieces);
        }
        let rows = self.rows(&block.members, Member::flag);
        let range = (block.span.start as usize, block.span.end as usize - 1);
        self.list(style, range, &rows, |writer, row| match row.0 {
            [one] => writer.member(one),
            flags => writer.flags(flags.iter().filter_map(Member::flag)),
        });
    }

    /// The members of a block in a text with errors; unchanged parts are on separate lines.
    fn pieces(&mut self, style: &Style, block: &Block, pieces: &[Piece<&Member>]) {
        let keeps = pieces.iter().any(|piece| matches!(piece, Piece::Kept(_)));
        let style = if keeps { &BLOCK } else { style };
        let rows = self.rows(pieces, Piece::flag);
        let range = (block.span.start as usize, block.span.end as usize - 1);
        self.list(style, range, &rows, |writer, row| match row.0 {
            [Piece::Anew(member)] => writer.member(member),
            [Piece::Kept(span)] => writer.verbatim(span.start as usize, span.end as usize),
            flags => writer.flags(flags.iter().filter_map(Piece::flag)),
        });
    }

    /// The body of a tool, a method or an error: on the line of the head if it is one short statement.
    pub(super) fn body(&mut self, block: Option<&Block>) {
        let Some(block) = block else { return };
        let short = match block.members.as_slice() {
            [only] => only.is_short(),
            members => self.rows(members, Member::flag).len() == 1,
        };
        self.put(" ");
        self.block(if short { &BODY } else { &BLOCK }, block);
    }

    /// Consecutive flags share a line; everything else is on a separate one.
    fn rows<'a, M: Placed>(
        &self,
        members: &'a [M],
        flag: impl Fn(&M) -> Option<&Statement>,
    ) -> Vec<Row<'a, M>> {
        let together = |a: &M, b: &M| {
            flag(a).is_some() && flag(b).is_some() && self.are_neighbours(a.end(), b.start())
        };
        members.chunk_by(together).map(Row).collect()
    }

    fn flags<'a>(&mut self, flags: impl Iterator<Item = &'a Statement>) {
        self.open(Kind::Fill);
        for (index, flag) in flags.enumerate() {
            if index > 0 {
                self.line(" ", "");
            }
            self.copy(flag.keyword);
        }
        self.close();
    }

    fn member(&mut self, member: &Member) {
        match member {
            Member::Statement(statement) => self.statement(statement),
            Member::Method(method) => self.method(method),
            Member::MethodTool(tool) => self.method_tool(tool),
            Member::Toolset(container) => self.container("toolset ", container),
            Member::Tool(tool) => self.tool(tool),
            Member::Chain(chain) => self.chain(chain),
            Member::Agent(container) => self.container("agent ", container),
            Member::Mcp(container) => self.container("mcp ", container),
            Member::Cli(container) => self.container("cli ", container),
            Member::Completion(completion) => self.completion(completion),
            Member::Resource(resource) => self.resource(resource),
            Member::Prompt(prompt) => self.prompt(prompt),
            Member::Junk(junk) => self.copy(junk.span),
        }
    }

    pub(super) fn container(&mut self, keyword: &'static str, container: &Container) {
        self.put(keyword);
        self.name(&container.name);
        if let Some(from) = &container.from {
            self.put(" from ");
            self.copy(from.kind.span);
            self.put(" ");
            self.quoted(from.label.span);
        }
        self.put(" ");
        self.block(&BLOCK, &container.block);
    }

    fn method(&mut self, method: &Method) {
        self.put("method ");
        self.name(&method.name);
        self.signature(&method.signature);
        self.body(method.block.as_ref());
    }

    fn method_tool(&mut self, tool: &MethodTool) {
        self.put("tool");
        if let Some(name) = &tool.name {
            self.put(" ");
            self.name(name);
        }
        self.body(tool.block.as_ref());
    }

    fn tool(&mut self, tool: &Tool) {
        self.put("tool ");
        self.name(&tool.name);
        self.signature(&tool.signature);
        self.body(tool.block.as_ref());
    }

    fn completion(&mut self, completion: &Completion) {
        self.put("completion ");
        self.name(&completion.name);
        self.put(" ->");
        self.spaced_type(&completion.ty);
    }

    fn resource(&mut self, resource: &Resource) {
        self.put("resource ");
        self.name(&resource.name);
        if let Some(params) = &resource.params {
            self.params(params);
        }
        self.put(" ");
        self.quoted(resource.uri.span);
        if let Some(ty) = &resource.ty {
            self.put(" ->");
            self.spaced_type(ty);
        }
        self.throws(&resource.throws);
        if let Some(block) = &resource.block {
            self.put(" ");
            self.block(&BLOCK, block);
        }
    }

    fn prompt(&mut self, prompt: &Prompt) {
        self.put("prompt ");
        self.name(&prompt.name);
        if let Some(params) = &prompt.params {
            self.params(params);
        }
        self.throws(&prompt.throws);
        self.put(" ");
        self.block(&BLOCK, &prompt.block);
    }

    fn signature(&mut self, signature: &Signature) {
        self.params(&signature.params);
        if let Some(result) = &signature.result {
            self.put(" ->");
            self.spaced_type(result);
        }
        if let Some(streams) = &signature.streams {
            self.put(" streams");
            self.barred_type(streams);
        }
        self.throws(&signature.throws);
    }

    fn throws(&mut self, throws: &[Path]) {
        if !throws.is_empty() {
            self.put(" throws ");
            self.filled(throws, |_| false, Self::path);
        }
    }

    /// `(a: T, b: U)` or `(SearchArgs)`
    pub(super) fn params(&mut self, params: &Params) {
        match &params.kind {
            ParamsKind::Fields(fields) => {
                let range = (params.span.start as usize, params.span.end as usize - 1);
                self.fields(&PARENS, range, fields);
            }
            ParamsKind::Declared(path) => {
                self.put("(");
                self.path(path);
                self.put(")");
            }
        }
    }

    fn chain(&mut self, chain: &Chain) {
        self.put("chain ");
        self.name(&chain.name);
        self.signature(&chain.signature);
        self.put(" ");
        let open = self.find(b'{', signature_end(&chain.signature));
        let rows = self.rows(&chain.body, ChainMember::flag);
        self.list(
            &BLOCK,
            (open, chain.span.end as usize - 1),
            &rows,
            |writer, row| match row.0 {
                [one] => writer.step(one),
                flags => writer.flags(flags.iter().filter_map(ChainMember::flag)),
            },
        );
    }

    fn step(&mut self, step: &ChainMember) {
        match step {
            ChainMember::Statement(statement) => self.statement(statement),
            ChainMember::Let { name, call, .. } => {
                self.name(name);
                self.put(" = ");
                self.call(call);
            }
            ChainMember::Call(call) => self.call(call),
            ChainMember::If {
                path, test, value, ..
            } => {
                self.put("if ");
                self.reference(path);
                self.put(" is ");
                self.copy(test.span);
                self.put(" ");
                self.answer(value);
            }
            ChainMember::Return { value, .. } => self.answer(value),
            ChainMember::Junk(junk) => self.copy(junk.span),
        }
    }

    fn answer(&mut self, value: &Return) {
        self.put("return ");
        match value {
            Return::Call(call) => self.call(call),
            Return::Value(value) => self.value(value),
        }
    }

    fn call(&mut self, call: &Call) {
        self.name(&call.tool);
        let open = self.find(b'(', call.tool.span.end as usize);
        self.entries(&PARENS, (open, call.span.end as usize - 1), &call.args);
    }
}

impl Member {
    fn flag(&self) -> Option<&Statement> {
        match self {
            Self::Statement(statement) => flag(statement),
            Self::Method(_)
            | Self::MethodTool(_)
            | Self::Toolset(_)
            | Self::Tool(_)
            | Self::Chain(_)
            | Self::Agent(_)
            | Self::Mcp(_)
            | Self::Cli(_)
            | Self::Completion(_)
            | Self::Resource(_)
            | Self::Prompt(_)
            | Self::Junk(_) => None,
        }
    }

    /// Whether it may be the only content of a block on the line of its head.
    fn is_short(&self) -> bool {
        match self {
            Self::Statement(_) => true,
            Self::MethodTool(tool) => tool.block.is_none(),
            Self::Method(_)
            | Self::Toolset(_)
            | Self::Tool(_)
            | Self::Chain(_)
            | Self::Agent(_)
            | Self::Mcp(_)
            | Self::Cli(_)
            | Self::Completion(_)
            | Self::Resource(_)
            | Self::Prompt(_)
            | Self::Junk(_) => false,
        }
    }
}

impl Piece<&Member> {
    fn flag(&self) -> Option<&Statement> {
        match self {
            Self::Anew(member) => member.flag(),
            Self::Kept(_) => None,
        }
    }
}

impl ChainMember {
    fn flag(&self) -> Option<&Statement> {
        match self {
            Self::Statement(statement) => flag(statement),
            Self::Let { .. }
            | Self::Call(_)
            | Self::If { .. }
            | Self::Return { .. }
            | Self::Junk(_) => None,
        }
    }
}

fn flag(statement: &Statement) -> Option<&Statement> {
    matches!(statement.kind, StatementKind::Flag(_)).then_some(statement)
}

fn signature_end(signature: &Signature) -> usize {
    let throws = signature.throws.last().map(|path| path.span);
    let streams = signature.streams.as_ref().map(|ty| ty.span);
    let result = signature.result.as_ref().map(|ty| ty.span);
    throws
        .or(streams)
        .or(result)
        .unwrap_or(signature.params.span)
        .end as usize
}
