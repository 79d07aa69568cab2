//! The parts of tools that refer to types or values: bindings, chains, templates, paging and examples.

use std::cell::RefCell;

use super::codes::{CONTRADICTION, WITHOUT_EXAMPLE_ARGS};
use super::paths::Roots;
use super::state::{Resolver, ToolKind, ToolTree};
use super::{bindings, chains, lookup, paths, templates, values};
use crate::diagnostics::{Finding, Findings};
use crate::ir::*;
use crate::source::FileId;
use crate::syntax::ast::{self, ChainMember, Statement, StatementKind};

impl<'a> Resolver<'a> {
    /// Binds, chains, texts, pages and examples of all tools.
    pub(super) fn tool_bodies(&mut self) {
        let defaults = self.defaults();
        for index in 0..self.trees.tools.len() {
            let id = ToolId(index as u32);
            let tree = self.trees.tools[index];
            match tree.kind {
                ToolKind::Tool(tool) => {
                    let statements = tool.block.iter().flat_map(ast::Block::statements);
                    self.bodies(id, tree, &defaults, statements);
                }
                ToolKind::Method(method, tool) => {
                    let statements = tool.block.iter().flat_map(ast::Block::statements);
                    self.design[id].binding = Some(Binding {
                        method,
                        args: None,
                        result: None,
                    });
                    self.bodies(id, tree, &defaults, statements);
                }
                ToolKind::Chain(chain) => {
                    let statements = chain.body.iter().filter_map(ChainMember::statement);
                    self.bodies(id, tree, &defaults, statements);
                    let (names, junk) = (&self.names.tools, &self.junk);
                    let near = &self.design.suggestions;
                    let run = RefCell::new(Vec::new());
                    let look_up = |name: &ast::Name, findings: &mut Findings| {
                        let found = lookup::look_up("tool", name, names, junk, near, findings)?;
                        run.borrow_mut().push(found);
                        Some(found)
                    };
                    let tool = &self.design[id];
                    let resolved =
                        chains::resolve(&self.design, chain, tool, &look_up, self.findings);
                    self.design[id].chain = resolved;
                    for other in run.into_inner() {
                        self.leads_to(&chain.name, self.design[other].place);
                    }
                }
            }
        }
    }

    /// Those defaults of each toolset that may refer to the arguments of its tools.
    fn defaults(&self) -> Vec<Vec<&'a Statement>> {
        let refers = |statement: &&'a Statement| {
            matches!(
                statement.kind,
                StatementKind::Confirm { .. }
                    | StatementKind::HintCall(_)
                    | StatementKind::HintResult(_)
                    | StatementKind::Remind(_)
            )
        };
        let toolsets = self.trees.toolsets.iter();
        let of_each = toolsets.map(|toolset| {
            let statements = toolset.tree.iter().flat_map(|tree| tree.block.statements());
            statements.filter(refers).collect()
        });
        of_each.collect()
    }

    /// The nearest of each kind wins: defaults come first, so that the tool's own replace them.
    fn bodies(
        &mut self,
        id: ToolId,
        tree: ToolTree<'a>,
        defaults: &[Vec<&'a Statement>],
        own: impl Iterator<Item = &'a Statement>,
    ) {
        let toolset = tree.toolset.0 as usize;
        let file = self.trees.toolsets[toolset].file;
        for statement in &defaults[toolset] {
            self.body(id, file, statement);
        }
        let own: Vec<&'a Statement> = own.collect();
        for statement in &own {
            self.body(id, tree.file, statement);
        }
        if let ToolKind::Tool(_) = tree.kind {
            self.invocation(id, tree.file, &own);
        }
    }

    fn body(&mut self, id: ToolId, file: FileId, statement: &'a Statement) {
        let source = self.source(file);
        let tool = &self.design[id];
        let mut roots = Roots::default();
        roots.add_record("args", Root::Args, &tool.payload.record);
        #[expect(
            clippy::wildcard_enum_match_arm,
            reason = "few of all statements refer to types; `tools.rs` reads the others"
        )]
        match &statement.kind {
            StatementKind::Bind { args, result, .. } => {
                let Implementation::Method { method } = tool.implementation else {
                    return;
                };
                let (args, result) = (args.as_deref(), result.as_deref());
                let binding = bindings::resolve(
                    &self.design,
                    method,
                    args,
                    result,
                    tool,
                    statement.span,
                    self.findings,
                );
                self.design[id].binding = binding;
            }
            StatementKind::Confirm { question, denied } => {
                let question =
                    templates::resolve(&self.design, question, source, &roots, self.findings);
                let denied = match (denied, &tool.result) {
                    (Some(value), Some(ty)) => Some(values::resolve(
                        &self.design,
                        value,
                        ty,
                        "the `denied` value",
                        self.findings,
                    )),
                    (Some(value), None) => Some(values::json(value, self.findings)),
                    (None, _) => None,
                };
                self.design[id].confirm = Some(Confirm { question, denied });
            }
            StatementKind::HintCall(text) => {
                let text = templates::resolve(&self.design, text, source, &roots, self.findings);
                self.design[id].hint_call = Some(text);
            }
            StatementKind::HintResult(text) | StatementKind::Remind(text) => {
                if let Some(result) = &tool.result {
                    roots.add_type("result", Root::Result, result);
                }
                let text = templates::resolve(&self.design, text, source, &roots, self.findings);
                if let StatementKind::Remind(_) = &statement.kind {
                    self.design[id].remind = Some(text);
                } else {
                    self.design[id].hint_result = Some(text);
                }
            }
            StatementKind::Pages { cursor, next } => {
                let cursor = paths::resolve(&self.design, cursor, &roots, self.findings);
                let mut roots = Roots::default();
                if let Some(result) = &tool.result {
                    roots.add_type("result", Root::Result, result);
                }
                let next = paths::resolve(&self.design, next, &roots, self.findings);
                self.design[id].paging = cursor
                    .zip(next)
                    .map(|(cursor, next)| Box::new(Paging { cursor, next }));
            }
            StatementKind::Example {
                name,
                args,
                result,
                error,
            } => {
                let example = self.example(
                    id,
                    file,
                    statement,
                    name,
                    args.as_deref(),
                    result.as_deref(),
                    error.as_deref(),
                );
                self.design[id].examples.extend(example);
            }
            _ => {}
        }
    }

    #[allow(clippy::too_many_arguments, reason = "the parts of one statement")]
    fn example(
        &mut self,
        id: ToolId,
        file: FileId,
        statement: &Statement,
        name: &Option<ast::Str>,
        args: Option<&ast::Value>,
        result: Option<&ast::Value>,
        error: Option<&(ast::Path, Option<ast::Value>)>,
    ) -> Option<Example> {
        let Some(args) = args else {
            let finding = Finding::new(
                &WITHOUT_EXAMPLE_ARGS,
                statement.keyword,
                "an example needs `args`",
            )
            .here("no arguments")
            .help("write `args {}` for a call without arguments");
            self.add(finding);
            return None;
        };
        let payload = self.design[id].payload.clone();
        let place = self.place(args.span);
        let ty = Type {
            kind: TypeKind::Record(Box::new((*payload.record).clone())),
            constraints: None,
            docs: None,
            place,
        };
        let what = "the example's `args`";
        let args = values::resolve(&self.design, args, &ty, what, self.findings);
        let result = match (result, &self.design[id].result) {
            (Some(value), Some(ty)) => Some(values::resolve(
                &self.design,
                value,
                ty,
                "the example's `result`",
                self.findings,
            )),
            (Some(value), None) => Some(values::json(value, self.findings)),
            (None, _) => None,
        };
        let error = match error {
            None => None,
            Some((path, details)) => {
                let error = self.reader().error_named(file, path)?;
                let record = TypeKind::Record(Box::new(self.design[error].details.clone()));
                let ty = Type {
                    kind: record,
                    constraints: None,
                    docs: None,
                    place: self.place(path.span),
                };
                let details = match details {
                    Some(value) => values::resolve(
                        &self.design,
                        value,
                        &ty,
                        "the example's details",
                        self.findings,
                    ),
                    None => Value::Object(Vec::new()),
                };
                Some(ExampleError { error, details })
            }
        };
        if let (Some(_), Some(error)) = (&result, &error) {
            let message = "an example ends with a result or with an error, not with both";
            let finding = Finding::new(&CONTRADICTION, statement.keyword, message).here(format!(
                "it has a result and `{}`",
                self.design[error.error].name
            ));
            self.add(finding);
        }
        let name = name.as_ref().map(|name| name.text.clone());
        Some(Example {
            name,
            args,
            result,
            error,
            place: self.place(statement.span),
        })
    }
}
