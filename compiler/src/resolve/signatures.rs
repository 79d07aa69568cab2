//! Signatures of methods and tools: arguments, results, streams and side data.

use std::sync::Arc;

use foldhash::{HashMap, HashMapExt, HashSet, HashSetExt};

use super::codes::{MISPLACED, SAID_TWICE};
use super::state::{Resolver, ToolKind, ToolTree};
use crate::diagnostics::Finding;
use crate::ir::{
    Action, Ask, Audience, ErrorId, MethodId, Payload, Record, Rest, Side, Thrown, ToolId, Type,
    TypeBody,
};
use crate::source::{FileId, Span, Text};
use crate::syntax::ast::{self, Home, ParamsKind, StatementKind};

/// A resolved signature.
struct Signature {
    payload: Payload,
    result: Option<Type>,
    streams: Option<Type>,
    throws: Vec<ErrorId>,
}

impl<'a> Resolver<'a> {
    /// The signatures of all methods and tools.
    pub(super) fn signatures(&mut self) {
        for index in 0..self.trees.methods.len() {
            let (file, tree) = self.trees.methods[index];
            let signature = self.signature(file, &tree.signature);
            if let Some(block) = &tree.block {
                self.statements_of(block, Home::Method);
            }
            let method = &mut self.design[MethodId(index as u32)];
            method.payload = signature.payload;
            method.result = signature.result;
            method.streams = signature.streams;
            method.throws = signature.throws;
        }
        for index in 0..self.trees.tools.len() {
            let ToolTree { file, kind, .. } = self.trees.tools[index];
            let id = ToolId(index as u32);
            let tree = match kind {
                ToolKind::Tool(tree) => &tree.signature,
                ToolKind::Chain(tree) => &tree.signature,
                ToolKind::Method(_, tree) => {
                    self.side_types(file, id, tree.block.as_ref());
                    self.design[id].asks = self.ask_types(file, tree.block.as_ref());
                    continue;
                }
            };
            let signature = self.signature(file, tree);
            let tool = &mut self.design[id];
            tool.payload = signature.payload;
            tool.result = signature.result;
            tool.streams = signature.streams;
            tool.errors = signature.throws.iter().map(|error| own(*error)).collect();
            if let ToolKind::Tool(tree) = kind {
                self.side_types(file, id, tree.block.as_ref());
                self.design[id].asks = self.ask_types(file, tree.block.as_ref());
            }
        }
    }

    fn signature(&mut self, file: FileId, tree: &'a ast::Signature) -> Signature {
        let payload = self.payload(file, &tree.params);
        let result = tree.result.as_ref();
        let result = result.and_then(|ty| self.result_type(file, ty));
        let streams = tree.streams.as_ref().map(|ty| self.ty(file, ty));
        let throws = self.throws(file, &tree.throws);
        Signature {
            payload,
            result,
            streams,
            throws,
        }
    }

    fn throws(&mut self, file: FileId, paths: &'a [ast::Path]) -> Vec<ErrorId> {
        let mut throws = Vec::new();
        let mut known = HashSet::new();
        for path in paths {
            if let Some(error) = self.reader().error_named(file, path)
                && known.insert(error)
            {
                throws.push(error);
            }
        }
        throws
    }

    /// The errors of something that is called, before anybody knows whom they blame.
    pub(super) fn own_errors(&mut self, file: FileId, paths: &'a [ast::Path]) -> Vec<Thrown> {
        self.throws(file, paths).into_iter().map(own).collect()
    }

    /// What is given; nothing for `content`, which has no type.
    pub(super) fn result_type(&mut self, file: FileId, tree: &'a ast::Type) -> Option<Type> {
        if let ast::TypeKind::Name(path) = &tree.kind
            && !tree.nullable
            && matches!(&path.parts[..], [part] if &*part.text == "content")
        {
            return None;
        }
        Some(self.ty(file, tree))
    }

    fn payload(&mut self, file: FileId, params: &'a ast::Params) -> Payload {
        match &params.kind {
            ParamsKind::Fields(members) => {
                let (fields, rest, injected) = self.reader().members(file, members, true);
                let record = Arc::new(Record {
                    fields,
                    rest: rest.unwrap_or(Rest::Closed),
                });
                Payload {
                    declared: None,
                    record,
                    injected,
                }
            }
            ParamsKind::Declared(path) => match self.record_named(file, path) {
                Some((id, _)) => Payload {
                    declared: Some(id),
                    ..Payload::none()
                },
                None => {
                    // What is not known may hold anything.
                    let record = Arc::new(Record {
                        fields: Vec::new(),
                        rest: Rest::Open,
                    });
                    Payload {
                        declared: None,
                        record,
                        injected: Vec::new(),
                    }
                }
            },
        }
    }

    /// The types of `side` lines, which must be resolved before values are.
    fn side_types(&mut self, file: FileId, id: ToolId, block: Option<&'a ast::Block>) {
        let mut known: HashMap<&Text, Span> = HashMap::new();
        for statement in block.iter().flat_map(|block| block.statements()) {
            let StatementKind::Side { name, ty, audience } = &statement.kind else {
                continue;
            };
            if let Some(first) = known.get(&name.text).copied() {
                let finding = Finding::new(
                    &SAID_TWICE,
                    name.span,
                    format!("side data `{}` is said twice", name.text),
                )
                .here("the second one")
                .related(first, "the first one");
                self.add(finding);
                continue;
            }
            let ty = self.ty(file, ty);
            known.insert(&name.text, ty.place.span);
            let audience = audience
                .as_ref()
                .and_then(|word| self.word("audience", word, Audience::ALL));
            self.design[id].side.push(Side {
                name: name.text.clone(),
                ty,
                audience,
            });
        }
    }

    /// The types of `asks` lines, as those of `side`.
    pub(super) fn ask_types(&mut self, file: FileId, block: Option<&'a ast::Block>) -> Vec<Ask> {
        let mut asks = Vec::new();
        let mut known: HashMap<&Text, Span> = HashMap::new();
        for statement in block.iter().flat_map(|block| block.statements()) {
            let StatementKind::Asks { name, ty, question } = &statement.kind else {
                continue;
            };
            if let Some(first) = known.get(&name.text).copied() {
                let message = format!("the question `{}` is said twice", name.text);
                let finding = Finding::new(&SAID_TWICE, name.span, message)
                    .here("the second one")
                    .related(first, "the first one");
                self.add(finding);
                continue;
            }
            known.insert(&name.text, name.span);
            let (ty, place) = (self.ty(file, ty), self.place(name.span));
            asks.push(Ask {
                name: name.text.clone(),
                ty,
                question: question.text.clone(),
                place,
            });
        }
        asks
    }

    /// The parameters of an error or a prompt: a record without anything from the context.
    pub(super) fn plain_params(
        &mut self,
        file: FileId,
        params: &'a ast::Params,
        whose: &str,
    ) -> Record {
        match &params.kind {
            ParamsKind::Fields(members) => {
                let (fields, rest, injected) = self.reader().members(file, members, true);
                for field in injected {
                    let message = format!("nothing is filled in from the context in {whose}");
                    self.add(
                        Finding::new(&MISPLACED, field.place.span, message)
                            .here("comes from the context"),
                    );
                }
                Record {
                    fields,
                    rest: rest.unwrap_or(Rest::Closed),
                }
            }
            ParamsKind::Declared(path) => match self.record_named(file, path) {
                Some((_, record)) => (*record).clone(),
                None => Record {
                    fields: Vec::new(),
                    rest: Rest::Open,
                },
            },
        }
    }

    /// Shares declared records with the payloads that consist of them, and copies methods' signatures to the tools that
    /// they also are.
    pub(super) fn share_payloads(&mut self) {
        for index in 0..self.design.methods.len() {
            let id = MethodId(index as u32);
            if let Some(record) = self.shared(&self.design[id].payload) {
                self.design[id].payload.record = record;
            }
        }
        for index in 0..self.design.tools.len() {
            let id = ToolId(index as u32);
            if let ToolKind::Method(method, _) = self.trees.tools[index].kind {
                let method = &self.design[method];
                let (payload, result, streams) = (
                    method.payload.clone(),
                    method.result.clone(),
                    method.streams.clone(),
                );
                let tool = &mut self.design[id];
                (tool.payload, tool.result, tool.streams) = (payload, result, streams);
            } else if let Some(record) = self.shared(&self.design[id].payload) {
                self.design[id].payload.record = record;
            }
        }
    }

    fn shared(&self, payload: &Payload) -> Option<Arc<Record>> {
        let id = payload.declared?;
        match &self.design[id].body {
            TypeBody::Record(record) => Some(record.clone()),
            TypeBody::Alias { target } => self.shared(&Payload {
                declared: Some(target.kind.named()?),
                ..Payload::none()
            }),
            TypeBody::Enum { .. } | TypeBody::Union(_) => None,
        }
    }
}

/// An error that a tool names itself; the argument of its `field` is looked up when all errors are known.
fn own(error: ErrorId) -> Thrown {
    Thrown {
        error,
        inherited: false,
        field: None,
        action: Action::Stop,
    }
}
