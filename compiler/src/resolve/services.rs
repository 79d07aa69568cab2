//! Services: their statements, and the signatures of methods and tools.

use std::collections::HashSet;
use std::sync::Arc;

use super::declare::no_payload;
use super::statements::BlockKind;
use super::{Resolver, ToolKind, ToolTree};
use crate::diagnostics::Finding;
use crate::ir::{
    ErrorId, MethodId, Payload, Record, Rest, ServiceId, ToolId, ToolsetId, Type, TypeBody,
};
use crate::resolve::codes::{MISPLACED, NOT_OWNED};
use crate::source::FileId;
use crate::syntax::ast::{self, ParamsKind, StatementKind, TypeKind};

/// What a signature means.
struct Signature {
    payload: Payload,
    result: Option<Type>,
    streams: Option<Type>,
    throws: Vec<ErrorId>,
}

impl<'a> Resolver<'a> {
    /// What is said about services.
    pub(super) fn service_members(&mut self) {
        for index in 0..self.trees.services.len() {
            let id = ServiceId(index as u32);
            let (_, tree) = self.trees.services[index];
            let mut known: HashSet<ToolsetId> = HashSet::new();
            for statement in self.statements_of(&tree.block, BlockKind::Service) {
                match &statement.kind {
                    StatementKind::Title(text) => self.design[id].title = Some(text.text.clone()),
                    StatementKind::Version(text) => {
                        self.design[id].version = Some(text.text.clone())
                    }
                    StatementKind::Exports(names) => {
                        for name in names {
                            if let Some(toolset) = self.toolset_named(name)
                                && known.insert(toolset)
                            {
                                self.design[id].exports.push(toolset);
                            }
                        }
                    }
                    _ => {}
                }
            }
        }
    }

    /// The signatures of all methods and tools, and all other places where types stand.
    pub(super) fn signatures(&mut self) {
        for index in 0..self.trees.methods.len() {
            let (file, tree) = self.trees.methods[index];
            let signature = self.signature(file, &tree.signature);
            if let Some(block) = &tree.block {
                self.statements_of(block, BlockKind::Method);
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
                    continue;
                }
            };
            let signature = self.signature(file, tree);
            let tool = &mut self.design[id];
            tool.payload = signature.payload;
            tool.result = signature.result;
            tool.streams = signature.streams;
            tool.errors = signature
                .throws
                .iter()
                .map(|error| super::tools::own(*error))
                .collect();
            if let ToolKind::Tool(tree) = kind {
                self.side_types(file, id, tree.block.as_ref());
            }
        }
        self.completion_types();
        self.surface_types();
        self.aliased_attributes();
    }

    fn signature(&mut self, file: FileId, tree: &'a ast::Signature) -> Signature {
        let payload = self.payload(file, &tree.params);
        let result = match &tree.result {
            Some(ast::Type {
                kind: TypeKind::Name(path),
                nullable: None,
                ..
            }) if path.parts.len() == 1 && &*path.parts[0].text == "content" => None,
            other => other.as_ref().map(|ty| self.ty(file, ty)),
        };
        let streams = tree.streams.as_ref().map(|ty| self.ty(file, ty));
        let mut throws = Vec::new();
        let mut known = HashSet::new();
        for path in &tree.throws {
            if let Some(error) = self.error_named(file, path)
                && known.insert(error)
            {
                throws.push(error);
            }
        }
        Signature {
            payload,
            result,
            streams,
            throws,
        }
    }

    fn payload(&mut self, file: FileId, params: &'a ast::Params) -> Payload {
        match &params.kind {
            ParamsKind::Fields(members) => {
                let (fields, rest, injected) = self.members(file, members, true);
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
                    ..no_payload()
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

    /// The parameters of an error or a prompt: a record without anything from the context.
    pub(super) fn plain_params(
        &mut self,
        file: FileId,
        params: &'a ast::Params,
        whose: &str,
    ) -> Record {
        match &params.kind {
            ParamsKind::Fields(members) => {
                let (fields, rest, injected) = self.members(file, members, true);
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

    /// Puts declared records into the payloads that are them, and methods' signatures into the tools that they are.
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
            TypeBody::Alias { target } => match target.kind {
                crate::ir::TypeKind::Named { id } => self.shared(&Payload {
                    declared: Some(id),
                    ..no_payload()
                }),
                _ => None,
            },
            TypeBody::Enum { .. } | TypeBody::Union(_) => None,
        }
    }

    /// A service shows only what it owns.
    pub(super) fn exports_of_others(&mut self) {
        for index in 0..self.trees.services.len() {
            let id = ServiceId(index as u32);
            let (_, tree) = self.trees.services[index];
            let names = tree.block.members.iter().filter_map(|member| match member {
                ast::Member::Statement(ast::Statement {
                    kind: StatementKind::Exports(names),
                    ..
                }) => Some(names),
                _ => None,
            });
            for name in names.flatten() {
                let Some(toolset) = self.names.toolsets.get(&name.text).copied() else {
                    continue;
                };
                let Some(owner) = self.design[toolset].owner.filter(|owner| *owner != id) else {
                    continue;
                };
                let message = format!(
                    "`{}` belongs to service `{}`",
                    name.text, self.design[owner].name
                );
                let finding = Finding::new(&NOT_OWNED, name.span, message)
                    .here(format!("`{}` cannot export it", self.design[id].name))
                    .related(self.design[toolset].place.span, "declared here");
                self.add(finding);
            }
        }
    }
}
